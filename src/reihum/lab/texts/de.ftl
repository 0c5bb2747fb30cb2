lab-title = { $game }: Laborbericht
lab-command = Erstellt mit { $build ->
    [compiled] der übersetzten Engine
   *[interpreted] der interpretierten Engine
} durch
lab-setting = { $players } Spieler
lab-setting-varied = { $players } Spieler, { $options }

lab-heading-found = Gefunden
lab-heading-figures = Kennzahlen
lab-heading-spread = Verteilungen
lab-heading-rules = Was benutzt wird
lab-heading-effects = Was jede Änderung bewirkt hat
lab-about-figures = Mittelwert und in Klammern sein 95-%-Intervall; eine Austeilung ist eine Beobachtung, wie viele Partien sie auch hat. docs/lab.md erklärt jede Kennzahl.
lab-about-spread = Vom kleinsten bis zum größten Wert; die Zahlen dazwischen werden von 95, 75, 50, 25 und 5 von 100 übertroffen.
lab-about-rules = Anteil der Partien, in denen es mindestens einmal vorkam; in Klammern, wie oft eine Aktion gewählt wurde, wenn sie möglich war.
lab-about-effects = Unterschiede auf denselben Austeilungen, mit 95-%-Intervallen; Anteile unterscheiden sich um Prozentpunkte. „Gilt“ heißt: auch wenn man bedenkt, wie viele Unterschiede angesehen wurden (Holm). „Vielleicht“: das Intervall lässt die Null aus, aber das tut eines von zwanzig durch Zufall. „Rauschen“: nichts ist gezeigt. Die letzte Spalte ist die Zahl der Partien je Wert, die ein Unterschied der gesehenen Größe braucht, um in vier von fünf Untersuchungen gezeigt zu werden.

lab-first-favoured = { $setting }: Wer anfängt, gewinnt { $value } ({ $low }–{ $high }) der Partien, mehr als den gleichen Anteil von { $even }: Wer anfängt, ist im Vorteil.
lab-first-hindered = { $setting }: Wer anfängt, gewinnt { $value } ({ $low }–{ $high }) der Partien, weniger als den gleichen Anteil von { $even }: Wer anfängt, ist im Nachteil.
lab-first-perhaps = { $setting }: Wer anfängt, gewinnt { $value } ({ $low }–{ $high }) der Partien. Der gleiche Anteil von { $even } liegt außerhalb dieses Intervalls, aber bei einer von mehreren Einstellungen kann das Zufall sein. Einen Unterschied von einem Prozentpunkt zu zeigen braucht etwa { $games } Partien.
lab-first-open = { $setting }: Wer anfängt, gewinnt { $value } ({ $low }–{ $high }) der Partien; ein Unterschied zum gleichen Anteil von { $even } ist nicht gezeigt. Einen von einem Prozentpunkt zu zeigen braucht etwa { $games } Partien.
lab-unused = { $setting }: kaum je benutzt: { $names }.
lab-impossible = { $setting }: nie möglich: { $names }.
lab-counted = { $count } Unterschiede wurden angesehen. { $clear } haben ein Intervall, das die Null auslässt; durch Zufall allein wären es etwa { $chance }. { $holds } gelten, wenn man das bedenkt.
lab-too-few = zu wenige Partien ({ $low } … { $high })

column-figure = Kennzahl
column-number = Zahl
column-rule = Regel
column-was = Vorher
column-became = Nachher
column-difference = Unterschied
column-verdict = Urteil
column-needed = Nötige Partien
column-least = Kleinster
column-most = Größter

verdict-holds = gilt
verdict-perhaps = vielleicht
verdict-noise = Rauschen
verdict-same = keiner

figure-seat = Siege von Platz { $first } der Zugfolge
figure-draws = Geteilte Siege
figure-score = Punkte, Mittel aller Plätze
figure-margin = Punkte zwischen Erstem und Zweitem
figure-turns = Züge
figure-steps = Schritte
figure-branching = Erlaubte Aktionen je Schritt
figure-forced = Erzwungene Schritte
figure-lead-changes = Führungswechsel
figure-behind = Züge mit dem Sieger im Rückstand
figure-drama = Drama
figure-settled = Vorbei, wenn der Sieger endgültig führt
figure-interaction = Züge, die Punkte anderer ändern
figure-overtaking = Züge, die Plätze anderer ändern
figure-ladder = Siege von { $first } gegen { $second }
figure-luck = Glück
figure-luck-deal = Glück: die Austeilung
figure-luck-play = Glück: der Spielverlauf
figure-skill = Können, bei jeder Austeilung
figure-interplay = Können, je nach Austeilung
figure-kind = „{ $first }“ je Partie

spread-score = Punkte eines Platzes
spread-turns = Züge
spread-steps = Schritte

use-action = „{ $name }“
use-tally = Punkte: { $name }
use-tie = Gleichstand { $name }

plot-seats = Anteil der Siege nach Platz in der Zugfolge, mit 95-%-Intervallen; die Linie ist ein gleicher Anteil
plot-ladder = Anteil der Siege des besseren Bots, mit 95-%-Intervallen
plot-luck = Wovon das Ergebnis abhängt
plot-score = Punkte eines Platzes: Anteil der Partien je Punktzahl
plot-turns = Züge einer Partie: Anteil der Partien je Zugzahl

lab-interrupted = Angehalten. Was gespielt wurde, liegt in { $folder }: Derselbe Befehl macht dort weiter.
lab-written = Bericht: { $path }
