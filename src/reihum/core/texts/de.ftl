seat = Platz { $number }

log-over = Das Spiel ist zu Ende.
why-over = Das Spiel ist zu Ende.
why-turn = Du bist nicht am Zug.

column-player = Spieler
column-cards = Karten
column-points = Punkte

option-first_player = Wer beginnt

error-unknown-game = Es gibt kein Spiel „{ $given }“. Die Spiele sind: { $known }.
error-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $given }.
error-option = Option { $name } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
error-illegal-action = Aktion { $action } ist hier nicht erlaubt.
error-notation = „{ $text }“ ist keine Aktion von { $game }.
error-generator = Der gespeicherte Zufallsgenerator ist nicht lesbar ({ $part }).
error-position-shape = Fehlerhafte Stellung bei { $where }: { $detail }
error-position-count = Fehlerhafte Stellung bei { $where }: { $component } ist { $found }-mal da statt { $expected }-mal.
error-position-rule = Fehlerhafte Stellung bei { $where }: Sie widerspricht Regel { $rule }.
error-language = Es gibt keine Texte in „{ $language }“. Sprachen: { $known }.
error-missing-text = Der Text { $id } fehlt in { $language }.
