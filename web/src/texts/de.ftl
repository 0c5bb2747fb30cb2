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
