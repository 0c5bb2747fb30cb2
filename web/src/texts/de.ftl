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
page-add-bot = Bot hierher
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
page-tip-next = Verstanden
page-lesson-end = Keine Tipps mehr
