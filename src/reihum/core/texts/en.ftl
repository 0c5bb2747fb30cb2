seat = Player { $letter }

log-over = The game is over.
why-over = The game is over.
why-turn = It is not your turn.

column-player = Player
column-cards = Cards
column-points = Points

option-first_player = First player

error-unknown-game = There is no game “{ $given }”. The games are: { $known }.
error-players = { $game } is for { $low } to { $high } players, not { $given }.
error-option = Option { $name } cannot be “{ $value }”. Allowed: { $allowed }.
error-unknown-option = There is no option “{ $name }” here. There are: { $allowed }.
error-illegal-action = Action { $action } is not legal here.
error-illegal-step = “{ $notation }” is not legal here (rule { $rule }).
error-illegal-in-batch = Game { $place } of the batch: action { $action } is not legal there.
error-actions = One action for each of the { $n } games is needed, as whole numbers, not { $type } of the shape { $shape }.
error-notation = “{ $text }” is no action of { $game }.
error-generator = The saved generator cannot be read ({ $part }).
error-position-shape = Broken position at { $where }: { $detail }
error-position-count = Broken position at { $where }: { $component } is there { $found } times instead of { $expected }.
error-position-rule = Broken position at { $where }: it contradicts rule { $rule }.
error-language = There are no texts in “{ $language }”. Languages: { $known }.
error-missing-text = The text { $id } is missing in { $language }.
error-record-format = This is no record of Reihum.
error-record-long = A record of { $length } characters is too long.
error-record-line = Broken record in line { $line }: “{ $text }”
error-record-header = The record's header “{ $name }” is missing or broken.
error-record-number = The record's header { $name } cannot be “{ $value }”.
error-record-rules = The record is for rules version { $given }; this program plays version { $known }.
error-record-sealed = The record's seed is still sealed: the game is not over.
error-record-turn = Broken record in line { $line }: “{ $step }” is not this seat's or this turn's.
error-record-step = Broken record in line { $line }: “{ $step }”. { $why }
error-record-result = The record's result is not the one of its game.
error-bot = There is no bot “{ $given }”. Bots: { $known }.
error-store-down = The database does not answer; nothing was stored.
error-schema = The database is at version { $found }, this program needs { $wanted }: reihum db upgrade
error-schema-ahead = The database is at version { $found }, this program knows { $known } at most: it needs a newer Reihum.
error-database = This address of a database cannot be used: “{ $address }”. Possible: sqlite:///FILE, postgresql://…
error-setting = The setting { $name } cannot be “{ $value }”. Allowed: { $allowed }.
error-missing-extra = This needs packages of the extra “{ $extra }”. In the folder of Reihum's sources: pip install '.[{ $extra }]'
error-bad-game-id = “{ $given }” cannot be the id of a game: small letters, digits and single underscores between them, beginning with a letter, at most 30, and no word that Python or the rules of every game use.
error-taken-game-id = There is a game or a package called “{ $given }” already.
error-folder-exists = There is something at { $path } already.
new-game-written = { $files } files in { $folder }. Next: cd { $folder }, then pytest
db-upgraded = The database is at version { $after } now (it was at { $before }).
db-current = The database is at version { $after } already.

column-id = Id
column-title = Title
column-players = Players
column-actions = Actions
column-options = Options
column-action = Action
column-notation = Notation
column-meaning = Meaning

simulation-games = Games
simulation-steps = Steps
simulation-seconds = Seconds
simulation-speed = Steps per second
simulation-engine = Engine
simulation-length = Steps a game
simulation-digest = Digest
engine-compiled = compiled
engine-interpreted = interpreted

result-none = The game is not over.
result-line = { $rank }. { $name }: { $score }
result-tie = Rule { $rule } decided between equal scores.

verify-replays = The record replays to its result.
verify-unfinished = The record replays; the game is not over.
verify-unsealed = It was played from an open seed: no shuffle was promised.
verify-kept = The shuffle was fixed before the game: the seed matches { $commitment }.
verify-broken = The seed does not match the commitment { $commitment }.

play-you = Human
play-commitment = Seal of the shuffle: { $commitment }
play-prompt = Number, ? rules, q quit:
play-prompt-back = Number, u take back, ? rules, q quit:
play-no-way-back = There is nothing to take back.
play-unclear = Please answer with a number from 1 to { $last }.
play-saved = Record: { $path }

column-bot = Bot
column-games = Games
column-share = Wins
column-interval = 95 % interval
column-score = Score
column-rating = Rating
column-time = Time a move
arena-title = { $game }, { $players } players, { $games } games, seed { $seed }
arena-shares = Share of wins, with its 95 % interval
arena-scores = Scores: the middle one, the middle half, and how far the others reach
error-workers = Worker processes keep dying; { $left } games are left.
error-no-cluster = No Ray cluster can be joined at { $address }. One that wants a token: RAY_AUTH_MODE=token
error-folder-taken = { $folder } holds games of something else: choose another folder, or none.

column-turn = Turn
column-played = Played
column-best = Best
column-chance = Chance
column-loss = Lost
column-luck = Luck
column-visits = Tried
analysis-line = { $name }: accuracy { $accuracy }, luck { $luck }

bot-random = Chance
bot-random-about = any legal action
bot-level1 = Newcomer
bot-level1-about = plays what looks plausible, and slips now and then
bot-level2 = Regular
bot-level2-about = knows what a good player does, and does it without thinking ahead
bot-level3 = Thinker
bot-level3-about = looks a little ahead
bot-level4 = Expert
bot-level4-about = plans whole turns and knows the odds
bot-level5 = Master
bot-level5-about = thinks for up to three seconds a move

# the table server
error-phase = That is not possible now: the table is { $phase ->
    [open] still open
    [playing] in the middle of a game
    [over] finished
   *[closed] closed
}.
error-not-host = Only the host may do this.
error-not-seated = Only players may do this.
error-already-seated = You have a seat at this table.
error-no-seat = This table has { $seats } seats.
error-seat-taken = This seat is taken.
error-seat-empty = Nobody sits there.
error-seats-free = The game can begin when all seats are taken.
error-name = A name has between 1 and { $most } characters.
error-name-taken = Somebody is called “{ $name }” already.
error-text = A message has between 1 and { $most } characters.
error-muted = You cannot write at this table.
error-no-guest = Nobody at this table is called so.
error-stale = The game has moved on meanwhile.
error-forbidden-step = { $why } (Rule { $rule })
error-no-step-back = There is nothing to take back.
error-no-undo = You have not moved yet.
error-already-asked = This has been asked already.
error-not-asked = There is no question to answer.
error-bot-plays = A bot plays for this seat.
error-no-bot-plays = No bot plays for this seat.
error-no-hints = There are no hints at this table.
error-table-rules = This table was opened with rules version { $given }; this program plays version { $known }.
error-clock = A clock has between { $low } and { $high } seconds.
error-message = Broken message at { $where }: { $detail }

log-sat = { $name } takes a seat.
log-left = { $name } leaves.
log-removed = { $name } was asked to leave.
log-bot-removed = A bot leaves.
log-bot-sat = A bot takes a seat: { $bot }.
log-started = The game begins.
log-undo-asked = { $player } asks to go back a move.
log-undo-agreed = { $player } agrees.
log-undo-refused = { $player } does not want to go back.
log-undone = The move is taken back.
log-handed-over-host = A bot plays for { $player }: { $bot }.
log-handed-over-clock = The time of { $player } is up; a bot plays on: { $bot }.
log-handed-over-left = { $player } leaves; a bot plays on: { $bot }.
log-taken-over = { $player } is back.
log-allowed-spectators = Spectators may watch.
log-forbidden-spectators = Spectators may not watch any more.
log-allowed-hints = Hints are allowed.
log-forbidden-hints = Hints are not allowed any more.
log-hands-asked = May spectators see the hands?
log-hands-ended = Spectators do not see the hands.
log-hands-agreed = { $player } agrees to show hands.
log-hands-refused = { $player } does not want to show hands.
log-rematch = The next game is at another table.
log-closed = The host has closed the table.

serve-address = Reihum is at { $address }
error-unreachable = No server answers at { $address }: { $why }
error-too-much = That was too much at once. Please wait a moment.
error-too-large = The request is too large.
error-origin = The request comes from a page of another site.
error-unknown-table = There is no such table.
error-nameless = Please tell your name first.
error-ticket = This ticket is too old, or was not made here.
error-fault = Something went wrong in the program. It has been noted.
error-not-over = Only when the game is over.
error-not-yours = Here only those who played may see this.
error-request = Broken request at { $where }: { $detail }
error-not-here = There is nothing at this address.
error-protocol = The server speaks version { $given } of the protocol, this program version { $known }. Reload the page, or use the same version of Reihum.
