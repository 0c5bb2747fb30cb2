seat = Seat { $number }

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
error-notation = “{ $text }” is no action of { $game }.
error-generator = The saved generator cannot be read ({ $part }).
error-position-shape = Broken position at { $where }: { $detail }
error-position-count = Broken position at { $where }: { $component } is there { $found } times instead of { $expected }.
error-position-rule = Broken position at { $where }: it contradicts rule { $rule }.
error-language = There are no texts in “{ $language }”. Languages: { $known }.
error-missing-text = The text { $id } is missing in { $language }.
