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
page-learn-begin = This is the table: what lies on it, and what everybody has. Your own part is the light one.
page-learn-moves = What you may do has a ring round it or stands in the list of moves. Choose one.
page-learn-why-not = You can try anything: what is not allowed is explained, with its rule.
page-learn-over = That was it. The result shows who has won, and how.
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

# the way in: start page, new table, waiting room, lists
page-welcome-line =
    { $count ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
       *[other] { $count }
    } games of cards and tiles, with friends or against bots.
page-with-friends = With friends
page-on-this-device = On this device
page-to-learn = Learn to play
page-more = More …
page-for-players = { $low }–{ $high } players
page-length-chameleon = 20–30 minutes
page-length-flower_rows = 30–45 minutes
page-length-spot_on = 20–30 minutes
page-length-stack_run = 25–40 minutes
page-length-summit = 15–30 minutes
page-again = Try again
page-join = Join a table
page-code-label = A table’s code
page-code-go = Go there
page-code-title = Table { $code }
page-open-tables = Open tables
page-no-open-tables = No open table is waiting now. Open one!
page-all-open-tables = All open tables
page-to-watch = To watch
page-mine = My games
page-all-mine = All my games
page-mine-yours = Your turn
page-mine-running = Under way
page-mine-over = Finished
page-mine-none = You have not played anywhere yet.
page-open-record = Look at a game from a record file
page-to-the-games = To the games
page-me = About me
page-name-label = Your name at the table
page-name-keep = Use it
page-another-device = Go on at another device
page-enter = Go on here
page-enter-line = Go on at this device with your name and your tables? What was played here so far then belongs to another guest.
page-enter-go = Go on
page-enter-link = Open this at the other device; it is good for { $minutes } minutes
page-enter-warning = Give it to nobody: whoever opens it plays under your name.
page-qr = QR code of this address
page-copy = Copy
page-copied = Copied
page-share = Share …
page-seats-free = { $count ->
    [0] No seat free
    [one] One seat free
   *[other] { $count } seats free
  }
page-running = Under way
page-host-is = Opened by { $name }
page-set-up = A table as you like it
page-who-plays = Who plays?
page-how-many = How many players?
page-yourself = You
page-seat-who = Who plays at seat { $letter }?
page-for-a-friend = Free for a friend
page-bot-of = Bot: { $level }
page-all-bots = All bots
page-all-friends = All friends
page-options = By which rules?
page-set-up-rest = And the rest?
page-clock = Clock
page-clock-none = no clock
page-clock-move = time for each move
page-clock-game = time for the whole game
page-time-move = For each move
page-time-game = For each player
page-increment = More after each move
page-clock-each-move = { $time } a move
page-clock-each-player = { $time } a player and { $more } more a move
page-span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
page-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
page-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
page-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
page-hints-allowed = Hints allowed
page-watching-allowed = Watching allowed
page-public = Public: listed among the open tables
page-begin-with-bots = Begin against bots
page-open-for-friends = Open the table for friends
page-value-on = yes
page-value-off = no
page-value-random = by chance
page-seats = Seats
page-seat-free = free
page-sit-at = Sit down at seat { $letter }
page-get-up = Get up
page-remove = Ask { $name } to leave
page-is-bot = bot
page-fill-with-bots = Fill free seats with bots
page-wait-for-players = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
page-all-here = Everybody is here.
page-wait-for-host = Everybody is here. { $name } is about to begin.
page-invite = Invite friends
page-invite-link = Link to this table
page-invite-about = Will you play? A table at Reihum
page-invite-code = Or this code on the start page:
page-invite-local = This address works at this device only. For others in the same network: reihum serve --host 0.0.0.0
page-agreed = What holds at this table

# several people at one device
page-device = Play on this device
page-device-open = Everything lies open: just play in turn on this device.
page-device-hidden = Hands are hidden: between turns the page asks you to pass the device on.
page-device-seats = Number of players
page-device-name = Name of { $seat }
page-device-who = Who plays as { $seat }
page-device-person = a person
page-pass-to = Pass the device to { $name }
page-pass-about = Nothing is shown until then.
page-pass-here = I am { $name }
page-pass-again = { $name }: let me look once more
page-pass-bots = A bot is playing …

# a game without a scene of its own
page-none = nothing
page-facts = Facts

# the end of a game: result, replay, analysis
page-seal = Seal of the shuffle
page-end-you-win = You win!
page-end-wins = { $name } wins!
page-end-shared = { $names } share the win!
page-end-ranking = Ranking
page-end-rank = Rank { $rank }:
page-end-tally = How the result is made up
page-end-sum = Sum
page-rematch = Rematch
page-next-table = To the rematch
page-look-back = Look back
page-look-back-end = End looking back
page-to-start = To the start page
page-record = Record
page-record-about = The whole game as text: to keep, to pass on, and to replay anywhere.
page-download = Download
page-replay-page = Replay on its own page
page-fair = Fair shuffle?
page-fair-about = Before the game a seal was shown: the checksum (SHA-256) of a secret seed that all shuffling follows from. Now the seed is open, and your browser computes whether it fits the seal; so it could not be exchanged in between.
page-fair-yes = The seed fits the seal: the shuffle was fixed before the game.
page-fair-no = The seed does not fit the seal: the shuffle was not fixed before the game.
page-fair-unknown = Your browser computes this only on pages with https or on this very device. Check the record with the command below.
page-fair-noted = Seal, as this device noted it before the game
page-fair-told = Seal, as the server tells it (this device was not here before the end)
page-fair-seed = Seed from the record
page-fair-computed = Seal, computed here from the seed
page-fair-command = This command checks that and every single move in the downloaded file:
page-replay = Looking back
page-replay-table = Back to the table
page-replay-first = At the beginning
page-replay-place = Turn { $turn } of { $turns } · step { $step } of { $steps }
page-replay-slider = Place in the game
page-replay-turn-before = A turn back (page up)
page-replay-before = A step back (left arrow)
page-replay-play = Play on (space)
page-replay-pause = Pause (space)
page-replay-next = A step on (right arrow)
page-replay-turn-next = A turn on (page down)
page-replay-last = To the end (end)
page-replay-begin = To the beginning (home)
page-record-open = Open a record
page-record-open-about = Look back at the game of a saved file: drop it here or choose it.
page-record-choose = Choose a file
page-analysis = Analysis
page-analysis-about = A strong bot looks at every decision: what were the chances, what was the best move, what was luck?
page-analyse = Analyse the game
page-analysis-running = The game is being analysed …
page-analysis-failed = The analysis has failed.
page-chances = Chances to win through the game
page-chances-label = Curves of all players’ chances to win; the same numbers are in a table further down.
page-chances-turn = Turn
page-chances-now = Chances to win at this place
page-chances-slip = there was better here
page-chances-table = Chances to win as a table
page-decision = Decision at this place
page-decision-of = { $name } decides
page-decision-played = Played
page-decision-best = Best
page-decision-none = There was nothing to decide here.
page-decision-before = Decision before
page-decision-next = Next decision
page-decisions = Decisions
page-decisions-all = Show the good ones too
page-decisions-none = None where another move would have changed much.
page-decisions-place = Turn { $turn } · { $name }
page-verdict-best = best move
page-verdict-fine = good
page-verdict-slip = inaccurate
page-verdict-mistake = mistake
page-verdict-blunder = blunder
page-skill = Skill and luck
page-skill-accuracy = Accuracy
page-skill-loss = Given away a move
page-skill-luck = Luck
page-skill-about = Accuracy is 100 if every move was the best one; given away is what weaker moves cost on average in chance to win. Luck is what chance and hidden cards changed of it in the whole game.
page-skill-estimate = All of this is estimated: for each decision { $count } games were thought through to the end.
