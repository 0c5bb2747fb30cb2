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

# the table and what lies round it
page-yes = Yes
page-no = No
page-agree = Agree
page-keep = Save
page-name = Your name
page-name-kept = Saved. Tables where you sit already keep the old name.
page-language = Language
page-theme = Look
page-theme-auto = as the device
page-theme-light = light
page-theme-dark = dark
page-confirm-when = Confirm the end of a turn
page-confirm-never = never
page-confirm-steps = turns of several steps
page-confirm-always = always
page-sound = Sounds
page-sound-about = Short tones when it is your turn and when something happens.
page-notify = Messages of the browser
page-notify-about = When it is your turn and this page is out of sight.
page-notify-denied = Your browser does not allow them for this page.
page-motion = Movement
page-motion-about = Cards travel over the table.
page-moves-shown = List of all moves
page-moves-about = Below the table: also the way to play by keyboard or screen reader.
page-announced = Announcements
page-lost-pending = The connection is lost. Your move is kept and will be sent as soon as it is back.
page-tools = Tools
page-ask-undo = Undo
page-log-short = Log
page-chat = Chat
page-table = Table
page-around = Around the table
page-unread = unread
page-chance = { $percent } % to win
page-bot-for-you = A bot is playing for you.
page-take-over = Play on myself
page-undo-waits = Waiting for: { $names }.
page-watching = You are watching.
page-watching-hands = You are watching; the players show their hands.
page-through = Look as
page-through-nobody = spectator
page-no-watching = The host does not allow spectators at this table.
page-chat-empty = Nobody has said anything yet.
page-chat-write = Write something
page-send = Send
page-unhear = Hide what { $name } writes
page-hear-all = Show hidden messages again
page-lookers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
page-hand-over = Let a bot play for me
page-hand-over-other = Let a bot play
page-leave = Leave the table
page-leave-sure = Leave? A bot plays on for you.
page-show-hand = Show my hand to spectators
page-host = For the host
page-host-mark = host
page-bot = bot
page-bot-plays = { $bot } plays
page-mute = Mute
page-unmute = Unmute
page-muted-mark = muted
page-allow-hints = Hints allowed
page-allow-spectators = Spectators allowed
page-ask-hands = Show hands to spectators
page-ask-hands-about = Only when all players have agreed.
page-close-table = Close the table
page-close-sure = Close the table for everybody?
