seat = Spieler { $letter }

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
error-illegal-step = „{ $notation }“ ist hier nicht erlaubt (Regel { $rule }).
error-notation = „{ $text }“ ist keine Aktion von { $game }.
error-generator = Der gespeicherte Zufallsgenerator ist nicht lesbar ({ $part }).
error-position-shape = Fehlerhafte Stellung bei { $where }: { $detail }
error-position-count = Fehlerhafte Stellung bei { $where }: { $component } ist { $found }-mal da statt { $expected }-mal.
error-position-rule = Fehlerhafte Stellung bei { $where }: Sie widerspricht Regel { $rule }.
error-language = Es gibt keine Texte in „{ $language }“. Sprachen: { $known }.
error-missing-text = Der Text { $id } fehlt in { $language }.
error-record-format = Das ist keine Aufzeichnung von Reihum.
error-record-long = Eine Aufzeichnung von { $length } Zeichen ist zu lang.
error-record-line = Fehler in Zeile { $line } der Aufzeichnung: „{ $text }“
error-record-header = Der Kopfeintrag „{ $name }“ der Aufzeichnung fehlt oder ist fehlerhaft.
error-record-number = Der Kopfeintrag { $name } der Aufzeichnung kann nicht „{ $value }“ sein.
error-record-rules = Die Aufzeichnung gehört zur Regelfassung { $given }; dieses Programm spielt Fassung { $known }.
error-record-sealed = Der Startwert der Aufzeichnung ist noch versiegelt: Das Spiel ist nicht zu Ende.
error-record-turn = Fehler in Zeile { $line } der Aufzeichnung: „{ $step }“ gehört nicht zu diesem Platz oder Zug.
error-record-step = Fehler in Zeile { $line } der Aufzeichnung: „{ $step }“. { $why }
error-record-result = Das Ergebnis der Aufzeichnung ist nicht das ihres Spiels.
