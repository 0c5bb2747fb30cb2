# what only the page says; the texts of errors, logs and bots are the core's
page-skip = To the content
page-home = Reihum, start page
page-menu = Menu
page-settings = Settings
page-welcome = Take turns round the table
page-play-now = Play now
page-guest = Guest { $number }
page-loading = One moment …
page-lost = The connection is lost. Your moves are kept; going on as soon as it is back.
page-sit = Sit down here
page-add-bot = Put a bot here
page-begin = Begin
page-you = you
page-to-act = to act
page-away = away
page-players = Players
page-log = What happened
page-turn-area = Your turn and what you can do
page-your-turn = It is your turn
page-turn-of = { $name } is thinking
page-over = The game is over
page-since = Time since the turn began
page-left = Time left
page-rule = Rule { $rule }
page-rules = Rules
page-confirm = Confirm
page-take-back = Take back
page-hint = Hint
page-hinting = Thinking …
page-hinted = recommended
page-moves = { $count ->
    [one] One possible move
   *[other] { $count } possible moves
  }
page-moves-button = All moves
page-no-moves = Nothing to do for you now.
error-offline = The server does not answer. Are you online?

page-colour-r = Re
page-colour-o = Or
page-colour-y = Ye
page-colour-g = Gr
page-colour-b = Bl
page-colour-v = Vi
page-colour-n = Br
page-colour-p = Pi
page-colour-x = Jo

# dialogs
page-close = Close

# rules and first games
page-rules-of = { $game }: rules
page-examples = Examples to try
page-example-try = Try it
page-example-close = Put it away
page-example-again = From the start
page-example-done = Your turn is over. Try it another way!
page-learn = A first game, with tips
page-tip = Tip
page-tip-count = Tip { $number } of { $count }
page-tip-next = Got it
page-lesson-end = No more tips
