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
error-illegal-action = Action { $action } is not legal here.
error-illegal-step = “{ $notation }” is not legal here (rule { $rule }).
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
error-database = This address of a database cannot be used: “{ $address }”. Possible: sqlite:///FILE, postgresql://…
error-setting = The setting { $name } cannot be “{ $value }”. Allowed: { $allowed }.

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
error-workers = Worker processes keep dying; { $left } games are left.

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
