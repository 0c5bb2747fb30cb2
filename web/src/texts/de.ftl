# was nur die Seite sagt; Fehler, Verlauf und Bots haben ihre Texte im Kern
page-skip = Zum Inhalt
page-home = Reihum, Startseite
page-menu = Menü
page-settings = Einstellungen
page-welcome = Reihum am Tisch
page-play-now = Sofort spielen
page-guest = Gast { $number }
page-loading = Einen Moment …
page-lost = Die Verbindung ist weg. Deine Züge bleiben erhalten; es geht weiter, sobald sie wieder da ist.
page-sit = Hier hinsetzen
page-begin = Anfangen
page-you = du
page-to-act = am Zug
page-away = nicht da
page-players = Spieler
page-log = Was geschah
page-turn-area = Dein Zug und was du tun kannst
page-your-turn = Du bist am Zug
page-turn-of = { $name } überlegt
page-over = Das Spiel ist aus
page-since = Zeit seit Beginn des Zuges
page-left = Verbleibende Zeit
page-rule = Regel { $rule }
page-rules = Regeln
page-confirm = Bestätigen
page-take-back = Zurücknehmen
page-hint = Tipp
page-hinting = Überlegt …
page-hinted = empfohlen
page-moves = { $count ->
    [one] Ein möglicher Zug
   *[other] { $count } mögliche Züge
  }
page-moves-button = Alle Züge
page-no-moves = Für dich gibt es gerade nichts zu tun.
error-offline = Der Server antwortet nicht. Bist du online?

page-colour-r = Ro
page-colour-o = Or
page-colour-y = Ge
page-colour-g = Gr
page-colour-b = Bl
page-colour-v = Vi
page-colour-n = Br
page-colour-p = Pi
page-colour-x = Jo

# Dialoge
page-close = Schließen

# Regeln und erste Spiele
page-rules-of = { $game }: Regeln
page-examples = Beispiele zum Ausprobieren
page-example-try = Ausprobieren
page-example-close = Weglegen
page-example-again = Von vorn
page-example-done = Dein Zug ist vorbei. Probiere es auch anders!
page-learn = Ein erstes Spiel mit Tipps
page-tip = Tipp
page-tip-count = Tipp { $number } von { $count }
page-learn-begin = Das ist der Tisch: was darauf liegt und was alle haben. Dein Teil ist der helle.
page-learn-moves = Was du tun darfst, ist umrandet oder steht in der Liste der Züge. Wähle etwas aus.
page-learn-why-not = Du kannst alles ausprobieren: Was nicht geht, wird dir mit der Regel erklärt.
page-learn-over = Das war es. Das Ergebnis zeigt, wer gewonnen hat und wodurch.
page-tip-next = Verstanden
page-lesson-end = Keine Tipps mehr

# der Tisch und was um ihn herum liegt
page-yes = Ja
page-no = Nein
page-agree = Einverstanden
page-keep = Speichern
page-name = Dein Name
page-name-kept = Gespeichert. Wo du schon sitzt, bleibt der alte Name.
page-language = Sprache
page-theme = Aussehen
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-confirm-when = Das Ende eines Zuges bestätigen
page-confirm-never = nie
page-confirm-steps = Züge aus mehreren Schritten
page-confirm-always = immer
page-sound = Töne
page-sound-about = Kurze Töne, wenn du am Zug bist und wenn etwas geschieht.
page-notify = Nachrichten des Browsers
page-notify-about = Wenn du am Zug bist und diese Seite nicht zu sehen ist.
page-notify-denied = Dein Browser erlaubt sie für diese Seite nicht.
page-motion = Bewegung
page-motion-about = Karten wandern über den Tisch.
page-moves-shown = Liste aller Züge
page-moves-about = Unter dem Tisch: so spielt man auch mit Tastatur oder Bildschirmleser.
page-announced = Ansagen
page-lost-pending = Die Verbindung ist weg. Dein Zug bleibt erhalten und wird gesendet, sobald sie wieder da ist.
page-tools = Werkzeuge
page-ask-undo = Zurück
page-log-short = Verlauf
page-chat = Chat
page-table = Tisch
page-around = Rund um den Tisch
page-unread = ungelesen
page-chance = { $percent } % Siegchance
page-bot-for-you = Gerade spielt ein Bot für dich.
page-take-over = Selbst weiterspielen
page-undo-waits = Es fehlt noch: { $names }.
page-watching = Du schaust zu.
page-watching-hands = Du schaust zu; die Spieler zeigen ihre Karten.
page-through = Sicht von
page-through-nobody = Zuschauer
page-no-watching = Zuschauer sind an diesem Tisch nicht erlaubt.
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-write = Schreib etwas
page-send = Senden
page-unhear = Ausblenden, was { $name } schreibt
page-hear-all = Ausgeblendetes wieder zeigen
page-lookers = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
page-hand-over = Einen Bot für mich spielen lassen
page-hand-over-other = Bot spielen lassen
page-leave = Tisch verlassen
page-leave-sure = Gehen? Ein Bot spielt für dich weiter.
page-show-hand = Zuschauern meine Karten zeigen
page-host = Für den Gastgeber
page-host-mark = Gastgeber
page-bot = Bot
page-bot-plays = { $bot } spielt
page-mute = Stummschalten
page-unmute = Wieder zulassen
page-muted-mark = stumm
page-allow-hints = Tipps erlaubt
page-allow-spectators = Zuschauer erlaubt
page-ask-hands = Zuschauern die Karten zeigen
page-ask-hands-about = Erst wenn alle Spieler einverstanden sind.
page-close-table = Tisch schließen
page-close-sure = Den Tisch für alle schließen?

# der Weg hinein: Startseite, neuer Tisch, Warteraum, Listen
page-welcome-line =
    { $count ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
       *[other] { $count }
    } Spiele mit Karten und Steinen, mit Freunden oder gegen Bots.
page-with-friends = Mit Freunden
page-on-this-device = An diesem Gerät
page-to-learn = Spielen lernen
page-more = Mehr …
page-for-players = { $low }–{ $high } Spieler
page-length-chameleon = 20–30 Minuten
page-length-flower_rows = 30–45 Minuten
page-length-spot_on = 20–30 Minuten
page-length-stack_run = 25–40 Minuten
page-length-summit = 15–30 Minuten
page-again = Noch einmal versuchen
page-join = Dazukommen
page-code-label = Code eines Tisches
page-code-go = Hingehen
page-code-title = Tisch { $code }
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet kein offener Tisch. Eröffne einen!
page-all-open-tables = Alle offenen Tische
page-to-watch = Zum Zuschauen
page-mine = Meine Spiele
page-all-mine = Alle meine Spiele
page-mine-yours = Du bist am Zug
page-mine-running = Im Gange
page-mine-over = Beendet
page-mine-none = Noch hast du nirgends mitgespielt.
page-open-record = Eine Partie aus einer Datei ansehen
page-to-the-games = Zu den Spielen
page-me = Ich
page-name-label = Dein Name am Tisch
page-name-keep = Übernehmen
page-another-device = An einem anderen Gerät weiterspielen
page-enter = Hier weiterspielen
page-enter-line = An diesem Gerät mit deinem Namen und deinen Tischen weiterspielen? Was hier bisher gespielt wurde, gehört dann zu einem anderen Gast.
page-enter-go = Weiterspielen
page-enter-link = Öffne dies am anderen Gerät; es gilt { $minutes } Minuten
page-enter-warning = Gib es niemandem: Wer es öffnet, spielt unter deinem Namen.
page-qr = QR-Code mit dieser Adresse
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen …
page-seats-free = { $count ->
    [0] Alle Plätze besetzt
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
  }
page-running = Läuft
page-host-is = Eröffnet von { $name }
page-set-up = Ein Tisch, wie du ihn magst
page-who-plays = Wer spielt mit?
page-how-many = Wie viele spielen?
page-yourself = Du
page-seat-who = Wer spielt auf Platz { $letter }?
page-for-a-friend = Frei für Freunde
page-bot-of = Bot: { $level }
page-all-bots = Lauter Bots
page-all-friends = Lauter Freunde
page-options = Nach welchen Regeln?
page-set-up-rest = Und sonst?
page-clock = Uhr
page-clock-none = ohne Uhr
page-clock-move = Zeit für jeden Zug
page-clock-game = Zeit für das ganze Spiel
page-time-move = Für jeden Zug
page-time-game = Für jeden Spieler
page-increment = Dazu nach jedem Zug
page-clock-each-move = { $time } je Zug
page-clock-each-player = { $time } je Spieler, dazu { $more } je Zug
page-span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }
page-span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
page-span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
page-span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
page-hints-allowed = Tipps erlaubt
page-watching-allowed = Zuschauen erlaubt
page-public = Öffentlich: steht bei den offenen Tischen
page-begin-with-bots = Gegen Bots anfangen
page-open-for-friends = Tisch für Freunde öffnen
page-value-on = ja
page-value-off = nein
page-value-random = zufällig
page-seats = Plätze
page-seat-free = frei
page-sit-at = Auf Platz { $letter } setzen
page-get-up = Aufstehen
page-remove = { $name } vom Platz bitten
page-is-bot = Bot
page-fill-with-bots = Freie Plätze mit Bots füllen
page-wait-for-players = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
page-all-here = Alle sind da.
page-wait-for-host = Alle sind da. { $name } fängt gleich an.
page-invite = Freunde einladen
page-invite-link = Link zu diesem Tisch
page-invite-about = Spielst du mit? Ein Tisch bei Reihum
page-invite-code = Oder dieser Code auf der Startseite:
page-invite-local = Diese Adresse gilt nur an diesem Gerät. Für andere im selben Netz: reihum serve --host 0.0.0.0
page-agreed = Was an diesem Tisch gilt

# mehrere an einem Gerät
page-device = An diesem Gerät spielen
page-device-open = Alles liegt offen: Spielt einfach reihum an diesem Gerät.
page-device-hidden = Die Handkarten sind verdeckt: Zwischen den Zügen bittet euch die Seite, das Gerät weiterzugeben.
page-device-seats = Anzahl der Spieler
page-device-name = Name von { $seat }
page-device-who = Wer als { $seat } spielt
page-device-person = ein Mensch
page-pass-to = Gib das Gerät an { $name }
page-pass-about = Bis dahin ist nichts zu sehen.
page-pass-here = Ich bin { $name }
page-pass-again = { $name }: noch einmal nachsehen
page-pass-bots = Ein Bot spielt …

# ein Spiel ohne eigene Szene
page-none = nichts
page-facts = Angaben

# das Ende eines Spiels: Ergebnis, Rückblick, Auswertung
page-seal = Siegel der Mischung
page-end-you-win = Du gewinnst!
page-end-wins = { $name } gewinnt!
page-end-shared = { $names } teilen sich den Sieg!
page-end-ranking = Rangliste
page-end-rank = Platz { $rank }:
page-end-tally = So setzt sich das Ergebnis zusammen
page-end-sum = Summe
page-rematch = Revanche
page-next-table = Zur Revanche
page-look-back = Rückblick
page-look-back-end = Rückblick beenden
page-to-start = Zur Startseite
page-record = Aufzeichnung
page-record-about = Das ganze Spiel als Text: zum Aufheben, zum Weitergeben und um es anderswo noch einmal anzusehen.
page-download = Herunterladen
page-replay-page = Rückblick auf eigener Seite
page-fair = Faire Mischung?
page-fair-about = Vor dem Spiel wurde ein Siegel gezeigt: die Prüfsumme (SHA-256) eines geheimen Startwerts, aus dem alles Mischen folgt. Jetzt liegt der Startwert offen, und dein Browser rechnet nach, ob er zum Siegel passt; danach ausgetauscht werden konnte er also nicht.
page-fair-yes = Der Startwert passt zum Siegel: Die Mischung stand vor dem Spiel fest.
page-fair-no = Der Startwert passt nicht zum Siegel: Die Mischung stand nicht vor dem Spiel fest.
page-fair-unknown = Dein Browser rechnet das nur auf Seiten mit https oder auf diesem Gerät selbst nach. Prüfe die Aufzeichnung mit dem Befehl unten.
page-fair-noted = Siegel, wie dieses Gerät es vor dem Spiel notiert hat
page-fair-told = Siegel, wie der Server es nennt (dieses Gerät war vor dem Spielende nicht da)
page-fair-seed = Startwert aus der Aufzeichnung
page-fair-computed = Siegel, das hier aus dem Startwert berechnet wurde
page-fair-command = Das und jeden einzelnen Zug prüft auch dieser Befehl an der heruntergeladenen Datei:
page-replay = Rückblick
page-replay-table = Zurück zum Tisch
page-replay-first = Am Anfang
page-replay-place = Zug { $turn } von { $turns } · Schritt { $step } von { $steps }
page-replay-slider = Stelle im Spiel
page-replay-turn-before = Einen Zug zurück (Bild auf)
page-replay-before = Einen Schritt zurück (Pfeil links)
page-replay-play = Ablaufen lassen (Leertaste)
page-replay-pause = Anhalten (Leertaste)
page-replay-next = Einen Schritt weiter (Pfeil rechts)
page-replay-turn-next = Einen Zug weiter (Bild ab)
page-replay-last = Zum Ende (Ende)
page-replay-begin = Zum Anfang (Pos 1)
page-record-open = Eine Aufzeichnung öffnen
page-record-open-about = Das Spiel einer gespeicherten Datei noch einmal ansehen: hier fallen lassen oder auswählen.
page-record-choose = Datei wählen
page-analysis = Auswertung
page-analysis-about = Ein starker Bot sieht sich jede Entscheidung an: Wie standen die Chancen, was war der beste Zug, was war Glück?
page-analyse = Spiel auswerten
page-analysis-running = Das Spiel wird ausgewertet …
page-analysis-failed = Die Auswertung ist gescheitert.
page-chances = Siegchancen im Verlauf
page-chances-label = Kurven der Siegchancen aller Spieler; dieselben Zahlen stehen weiter unten als Tabelle.
page-chances-turn = Zug
page-chances-now = Siegchancen an dieser Stelle
page-chances-slip = hier gab es Besseres
page-chances-table = Siegchancen als Tabelle
page-decision = Entscheidung an dieser Stelle
page-decision-of = { $name } entscheidet
page-decision-played = Gespielt
page-decision-best = Am besten
page-decision-none = Hier gab es nichts zu entscheiden.
page-decision-before = Entscheidung zurück
page-decision-next = Nächste Entscheidung
page-decisions = Entscheidungen
page-decisions-all = Auch die guten zeigen
page-decisions-none = Keine, bei der ein anderer Zug viel geändert hätte.
page-decisions-place = Zug { $turn } · { $name }
page-verdict-best = bester Zug
page-verdict-fine = gut
page-verdict-slip = ungenau
page-verdict-mistake = Fehler
page-verdict-blunder = grober Fehler
page-skill = Können und Glück
page-skill-accuracy = Genauigkeit
page-skill-loss = Verschenkt je Zug
page-skill-luck = Glück
page-skill-about = Genauigkeit ist 100, wenn jeder Zug der beste war; verschenkt ist, was schwächere Züge im Schnitt an Siegchance gekostet haben. Glück ist, was der Zufall und verborgene Karten im ganzen Spiel daran geändert haben.
page-skill-estimate = Alles ist geschätzt: Je Entscheidung wurden { $count } Partien zu Ende gedacht.
