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
error-unknown-option = Eine Option „{ $name }“ gibt es hier nicht. Es gibt: { $allowed }.
error-illegal-action = Aktion { $action } ist hier nicht erlaubt.
error-illegal-step = „{ $notation }“ ist hier nicht erlaubt (Regel { $rule }).
error-illegal-in-batch = Spiel { $place } von vielen: Aktion { $action } ist dort nicht erlaubt.
error-actions = Jedes der { $n } Spiele braucht eine Aktion als ganze Zahl, nicht { $type } der Form { $shape }.
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
error-bot = Es gibt keinen Bot „{ $given }“. Bots: { $known }.
error-store-down = Die Datenbank antwortet nicht; es wurde nichts gespeichert.
error-schema = Die Datenbank hat Stand { $found }, dieses Programm braucht { $wanted }: reihum db upgrade
error-schema-ahead = Die Datenbank hat Stand { $found }, dieses Programm kennt nur { $known }: Es braucht ein neueres Reihum.
error-database = Diese Datenbank-Adresse geht nicht: „{ $address }“. Möglich: sqlite:///DATEI, postgresql://…
error-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
error-missing-extra = Dafür fehlen Pakete des Extras „{ $extra }“. Im Ordner der Quellen von Reihum: pip install '.[{ $extra }]'
error-bad-game-id = „{ $given }“ kann nicht die Kennung eines Spiels sein: kleine Buchstaben, Ziffern und einzelne Unterstriche dazwischen, am Anfang ein Buchstabe, höchstens 30, und kein Wort, das Python oder jedes Spiel schon verwendet.
error-taken-game-id = Ein Spiel oder Paket namens „{ $given }“ gibt es schon.
error-folder-exists = Bei { $path } liegt schon etwas.
new-game-written = { $files } Dateien in { $folder }. Weiter: cd { $folder }, dann pytest
db-upgraded = Die Datenbank ist auf Stand { $after } (vorher { $before }).
db-current = Die Datenbank ist schon auf Stand { $after }.

column-id = Kennung
column-title = Titel
column-players = Spieler
column-actions = Aktionen
column-options = Optionen
column-action = Aktion
column-notation = Notation
column-meaning = Bedeutung

simulation-games = Spiele
simulation-steps = Schritte
simulation-seconds = Sekunden
simulation-speed = Schritte je Sekunde
simulation-engine = Spielwerk
simulation-length = Schritte je Spiel
simulation-digest = Prüfsumme
engine-compiled = übersetzt
engine-interpreted = interpretiert

result-none = Das Spiel ist nicht zu Ende.
result-line = { $rank }. { $name }: { $score }
result-tie = Bei gleicher Punktzahl entschied Regel { $rule }.

verify-replays = Die Aufzeichnung führt zu ihrem Ergebnis.
verify-unfinished = Die Aufzeichnung ist spielbar; das Spiel ist nicht zu Ende.
verify-unsealed = Gespielt wurde mit offenem Startwert: Keine Mischung war versprochen.
verify-kept = Die Mischung stand vor dem Spiel fest: Der Startwert passt zu { $commitment }.
verify-broken = Der Startwert passt nicht zum Siegel { $commitment }.

play-you = Mensch
play-commitment = Siegel der Mischung: { $commitment }
play-prompt = Nummer, ? Regeln, q Ende:
play-prompt-back = Nummer, u zurücknehmen, ? Regeln, q Ende:
play-no-way-back = Es gibt nichts zurückzunehmen.
play-unclear = Bitte antworte mit einer Zahl von 1 bis { $last }.
play-saved = Aufzeichnung: { $path }

column-bot = Bot
column-games = Spiele
column-share = Siege
column-interval = 95-%-Intervall
column-score = Punkte
column-rating = Wertung
column-time = Zeit je Zug
arena-title = { $game }, { $players } Spieler, { $games } Spiele, Startwert { $seed }
arena-shares = Anteil der Siege, mit seinem 95-%-Intervall
arena-scores = Punkte: die mittleren, die mittlere Hälfte, und wie weit die übrigen reichen
error-workers = Die Arbeitsprozesse sterben immer wieder; { $left } Spiele fehlen.
error-no-cluster = Unter { $address } ist kein Ray-Cluster zu erreichen. Einer, der ein Token verlangt: RAY_AUTH_MODE=token
error-folder-taken = { $folder } enthält Partien von etwas anderem: einen anderen Ordner wählen oder keinen.

column-turn = Zug
column-played = Gespielt
column-best = Bestes
column-chance = Chance
column-loss = Verlust
column-luck = Glück
column-visits = Versucht
analysis-line = { $name }: Genauigkeit { $accuracy }, Glück { $luck }

bot-random = Zufall
bot-random-about = irgendein erlaubter Zug
bot-level1 = Neuling
bot-level1-about = spielt, was naheliegt, und irrt sich hin und wieder
bot-level2 = Stammgast
bot-level2-about = weiß, was gute Spieler tun, und tut es, ohne vorauszudenken
bot-level3 = Denker
bot-level3-about = denkt ein wenig voraus
bot-level4 = Könner
bot-level4-about = plant ganze Züge und kennt die Chancen
bot-level5 = Meister
bot-level5-about = denkt bis zu drei Sekunden je Zug nach

# der Tischserver
error-phase = Das geht jetzt nicht: { $phase ->
    [open] Der Tisch ist noch offen
    [playing] Das Spiel läuft
    [over] Das Spiel ist zu Ende
   *[closed] Der Tisch ist geschlossen
}.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-seated = Das dürfen nur Mitspielende.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-no-seat = Dieser Tisch hat { $seats } Plätze.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-empty = Dort sitzt niemand.
error-seats-free = Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
error-name = Ein Name hat 1 bis { $most } Zeichen.
error-name-taken = „{ $name }“ heißt hier schon jemand.
error-text = Eine Nachricht hat 1 bis { $most } Zeichen.
error-muted = Du kannst an diesem Tisch nicht schreiben.
error-no-guest = So heißt niemand an diesem Tisch.
error-stale = Das Spiel ist inzwischen weitergegangen.
error-forbidden-step = { $why } (Regel { $rule })
error-no-step-back = Es gibt nichts zurückzunehmen.
error-no-undo = Du hast noch nicht gezogen.
error-already-asked = Das ist schon gefragt.
error-not-asked = Es gibt keine Frage zu beantworten.
error-bot-plays = Auf diesem Platz spielt ein Bot.
error-no-bot-plays = Auf diesem Platz spielt kein Bot.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-table-rules = Dieser Tisch wurde mit Fassung { $given } der Regeln eröffnet; dieses Programm spielt Fassung { $known }.
error-clock = Eine Uhr hat { $low } bis { $high } Sekunden.
error-message = Fehlerhafte Nachricht bei { $where }: { $detail }

log-sat = { $name } setzt sich.
log-left = { $name } steht auf.
log-removed = { $name } musste aufstehen.
log-bot-removed = Ein Bot steht auf.
log-bot-sat = Ein Bot setzt sich: { $bot }.
log-started = Das Spiel beginnt.
log-undo-asked = { $player } möchte einen Zug zurück.
log-undo-agreed = { $player } ist einverstanden.
log-undo-refused = { $player } möchte nicht zurück.
log-undone = Der Zug ist zurückgenommen.
log-handed-over-host = Für { $player } spielt ein Bot: { $bot }.
log-handed-over-clock = Die Zeit von { $player } ist um; ein Bot spielt weiter: { $bot }.
log-handed-over-left = { $player } geht; ein Bot spielt weiter: { $bot }.
log-taken-over = { $player } ist wieder da.
log-allowed-spectators = Zuschauen ist erlaubt.
log-forbidden-spectators = Zuschauen ist nicht mehr erlaubt.
log-allowed-hints = Tipps sind erlaubt.
log-forbidden-hints = Tipps sind nicht mehr erlaubt.
log-hands-asked = Dürfen Zuschauende die Hände sehen?
log-hands-ended = Zuschauende sehen die Hände nicht.
log-hands-agreed = { $player } zeigt die Hand.
log-hands-refused = { $player } möchte die Hand nicht zeigen.
log-rematch = Das nächste Spiel ist an einem anderen Tisch.
log-closed = Der Tisch ist geschlossen worden.

serve-address = Reihum ist unter { $address }
error-unreachable = Unter { $address } antwortet kein Server: { $why }
error-too-much = Das war zu viel auf einmal. Bitte einen Augenblick warten.
error-too-large = Die Anfrage ist zu groß.
error-origin = Die Anfrage kommt von einer fremden Seite.
error-unknown-table = Diesen Tisch gibt es nicht.
error-nameless = Bitte erst einen Namen nennen.
error-ticket = Dieses Ticket ist zu alt oder wurde nicht hier ausgestellt.
error-fault = Im Programm ist etwas schiefgegangen. Es ist vermerkt.
error-not-over = Erst wenn das Spiel vorbei ist.
error-not-yours = Das dürfen hier nur die sehen, die mitgespielt haben.
error-request = Fehlerhafte Anfrage bei { $where }: { $detail }
error-not-here = Unter dieser Adresse ist nichts.
error-protocol = Der Server spricht Fassung { $given } des Protokolls, dieses Programm Fassung { $known }. Eine neu geladene Seite oder dieselbe Version von Reihum hilft.
