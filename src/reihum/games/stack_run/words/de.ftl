stack_run-title = Stapellauf
stack_run-summary = Spiel deinen Stapel auf sechs gemeinsame Ablagen leer; deine Figuren bestimmen, auf welche.

stack_run-card = { $kind ->
    [joker] Joker
   *[other] { $kind }
  }
stack_run-pile = { $place ->
    [blue] blaue Ablage
    [orange] orange Ablage
    [purple] lila Ablage
    [red] rote Ablage
    [pink-1] erste rosa Ablage
   *[other] zweite rosa Ablage
  }
stack_run-field = { $kind ->
    [blue] Feld { $number } (blau)
    [orange] Feld { $number } (orange)
    [purple] Feld { $number } (lila)
    [red] Feld { $number } (rot)
    [pink] Feld { $number } (rosa)
    [joker] Feld { $number } (Joker)
    [swap] Feld { $number } (Tausch)
   *[other] Feld { $number } ({ $kind })
  }

# actions
stack_run-play-stack = Die { $number } von deinem Stapel auf die { $pile } legen
stack_run-play-stack-joker = Den Joker von deinem Stapel als { $number } auf die { $pile } legen
stack_run-play-hand = Eine { $number } aus der Hand auf die { $pile } legen
stack_run-play-hand-joker = Einen Joker aus der Hand als { $number } auf die { $pile } legen
stack_run-play-field = Mit deinem Feld die { $pile } auf { $number } bringen
stack_run-swap = Oberste Karte ({ $card }) unter deinen Stapel schieben und die nächste aufdecken
stack_run-done = Keine Karten mehr legen und eine für den Hilfsstapel wählen
stack_run-done-empty = Den Zug beenden: Du hast keine Karte für den Hilfsstapel
stack_run-help = Eine { $number } auf den Hilfsstapel legen
stack_run-help-joker = Einen Joker auf den Hilfsstapel legen
stack_run-distance = { $number ->
    [one] { $number } Feld weit ziehen
   *[other] { $number } Felder weit ziehen
  }
stack_run-move = Die Figur auf { $start } im Uhrzeigersinn auf { $target } ziehen
stack_run-move-back = Die Figur auf { $start } gegen den Uhrzeigersinn auf { $target } ziehen

# events
stack_run-log-stack = { $player } legt die { $number } vom Stapel auf die { $pile }.
stack_run-log-stack-joker = { $player } legt den Joker vom Stapel als { $number } auf die { $pile }.
stack_run-log-hand = { $player } legt eine { $number } auf die { $pile }.
stack_run-log-hand-joker = { $player } legt einen Joker als { $number } auf die { $pile }.
stack_run-log-field = { $player } bringt die { $pile } mit einem Feld auf { $number }.
stack_run-log-swap = { $player } schiebt die oberste Karte unter den Stapel: { $card }.
stack_run-log-top = Jetzt oben auf dem Stapel: { $card }.
stack_run-log-complete = Die { $pile } ist vollständig und wird weggelegt.
stack_run-log-restock-piles = Die vollständigen Ablagen werden gemischt und sind der neue Vorrat.
stack_run-log-restock-help = Der Hilfsstapel unter seiner obersten Karte wird gemischt und ist der neue Vorrat.
stack_run-log-draw = { $count ->
    [one] { $player } zieht { $count } Karte.
   *[other] { $player } zieht { $count } Karten.
  }
stack_run-log-draw-own = { $player } zieht: { $cards }.
stack_run-log-done = { $player } legt keine Karten mehr auf Ablagen.
stack_run-log-done-empty = { $player } hat keine Karte für den Hilfsstapel und beendet den Zug.
stack_run-log-help = { $player } legt auf den Hilfsstapel: { $card }.
stack_run-log-distance = { $player } lässt den Joker als { $number } gelten.
stack_run-log-move = { $player } zieht eine Figur von { $start } auf { $target }.
stack_run-log-won = { $player } hat die letzte Karte des Stapels gelegt und gewinnt.
stack_run-log-stalled = { $turns ->
    [one] { $turns } Zug lang hat niemand eine Karte von einem Stapel gelegt.
   *[other] { $turns } Züge lang hat niemand eine Karte von einem Stapel gelegt.
  }

# reasons
stack_run-why-help-first = Jetzt gehört eine Karte aus deiner Hand auf den Hilfsstapel.
stack_run-why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
stack_run-why-distance-first = Sag erst, wie weit der Joker eine Figur zieht.
stack_run-why-move-first = { $number ->
    [one] Jetzt muss eine deiner Figuren { $number } Feld weit ziehen.
   *[other] Jetzt muss eine deiner Figuren { $number } Felder weit ziehen.
  }
stack_run-why-clockwise = Figuren ziehen nur im Uhrzeigersinn.
stack_run-why-same-field = Deine beiden Figuren stehen auf diesem Feld: Das ist nur eine Wahl.
stack_run-why-done-first = Sag erst, dass du keine Karten mehr legst.
stack_run-why-no-help = Deine Hand ist leer: Es gibt keine Karte für den Hilfsstapel und keinen Schritt einer Figur.
stack_run-why-most-laid = Du hast in diesem Zug { $number } Karten gelegt: Jetzt bleibt nur die Karte für den Hilfsstapel.
stack_run-why-follow = Erst muss die { $number } auf die { $pile } folgen.
stack_run-why-closed = Die { $pile } ist für dich geschlossen: Keine deiner Figuren steht auf ihrer Farbe.
stack_run-why-no-joker = Du hast keinen Joker auf der Hand.
stack_run-why-no-number = Die { $pile } braucht eine { $number }, und du hast keine auf der Hand.
stack_run-why-not-next = Die { $pile } braucht eine { $number }; oben auf deinem Stapel liegt: { $card }.
stack_run-why-no-field = Für eine Feldaktion muss eine Figur auf einem Aktionsfeld stehen und die andere auf einer Farbe.
stack_run-why-swap-only = Deine Figur steht auf einem Tauschfeld; das gilt nicht als Zahl.
stack_run-why-field-used = Du hast dein Feld in diesem Zug schon genutzt.
stack_run-why-no-follower = Du hast keine { $number } und keinen Joker, die folgen könnten.
stack_run-why-out-of-range = Als { $number } kann dein Feld nicht gelten.
stack_run-why-one-card = Mit nur einer Karte im Stapel ändert ein Tausch nichts.
stack_run-why-no-swap = Keine deiner Figuren steht auf einem Tauschfeld.

# the table
stack_run-short = { $kind ->
    [blue] blau
    [orange] orange
    [purple] lila
    [red] rot
    [pink] rosa
    [pink-1] rosa 1
    [pink-2] rosa 2
    [joker] Joker
    [swap] Tausch
   *[other] { $kind }
  }
stack_run-letter = { $kind ->
    [blue] B
    [orange] O
    [purple] L
    [red] R
   *[other] J
  }
stack_run-stock = Vorrat
stack_run-help-pile = Hilfe
stack_run-column-pawns = Figuren
stack_run-column-stack = Stapel
stack_run-column-hand = Hand
stack_run-table-follow = Die { $pile } braucht jetzt ihre nächste Karte.
stack_run-table-distance = { $number ->
    [one] Eine Figur zieht { $number } Feld weit.
   *[other] Eine Figur zieht { $number } Felder weit.
  }
stack_run-table-idle = { $count ->
    [one] { $count } Zug ohne Karte von einem Stapel; bei { $most } endet das Spiel.
   *[other] { $count } Züge ohne Karte von einem Stapel; bei { $most } endet das Spiel.
  }

# options
stack_run-option-stack = Karten in jedem Stapel
stack_run-option-direction = Richtung der Figuren
stack_run-value-direction-clockwise = im Uhrzeigersinn
stack_run-value-direction-either = in beide Richtungen
stack_run-option-stall = Züge je Spieler ohne Karte von einem Stapel, bis das Spiel endet

# the page
stack_run-page-board = Das Spielbrett
stack_run-page-ring = Der Ring der Felder im Uhrzeigersinn
stack_run-page-piles = Die sechs Ablagen
stack_run-page-pawns = Figuren von: { $names }
stack_run-page-at = steht auf { $number }
stack_run-page-empty = leer
stack_run-page-needs = braucht { $number }
stack_run-page-open = offen für dich
stack_run-page-closed = geschlossen für dich
stack_run-page-completed = vollständig
stack_run-page-help-pile = { $count ->
    [0] Hilfsstapel, leer
    [one] Hilfsstapel, { $count } Karte
   *[other] Hilfsstapel, { $count } Karten
  }
stack_run-page-of = Karten von { $name }
stack_run-page-own = Deine Karten
stack_run-page-hand = Deine Hand
stack_run-page-hand-count = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
stack_run-page-stack = { $count ->
    [one] Stapel mit { $count } Karte, oben: { $card }
   *[other] Stapel mit { $count } Karten, oben: { $card }
  }
stack_run-page-known = Unter den Stapel getauscht: { $cards }
stack_run-page-card = { $card } auf deiner Hand
stack_run-page-take = aufnehmen, dann eine Ablage wählen
stack_run-page-action = dein Aktionsfeld { $kind }
stack_run-page-do-field = als Zahl
stack_run-page-do-swap = Tauschen
stack_run-page-done = Hilfskarte
stack_run-page-distances = Wie weit eine Figur zieht
stack_run-page-won = hat gewonnen
stack_run-page-you-won = Du hast gewonnen!
stack_run-page-they-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
  }
stack_run-page-ask-wait = Die anderen spielen.
stack_run-page-ask-play = Leg Karten auf offene Ablagen, dann weiter zur Hilfskarte.
stack_run-page-ask-pile = Auf welche Ablage?
stack_run-page-ask-help = Welche Karte kommt auf den Hilfsstapel? Ihre Zahl bewegt eine Figur.
stack_run-page-ask-distance = Der Joker bewegt eine Figur: Wie weit?
stack_run-page-ask-move = { $number ->
    [one] Welche Figur zieht { $number } Feld weit? Klick auf ihr Ziel.
   *[other] Welche Figur zieht { $number } Felder weit? Klick auf ihr Ziel.
  }

# the final score
stack_run-tally-dealt = Stapel zu Beginn
stack_run-tally-played = Vom Stapel gelegte Karten

# examples
stack_run-example-field = Ein Feld gilt als Zahl
stack_run-example-field-about = Die erste rosa Ablage steht auf 2, und oben auf deinem Stapel liegt eine 4: Eine Zahl fehlt. Deine zweite Figur steht auf 1–4 und die andere auf einer Farbe, also kann das Feld als 3 gelten. Klick auf das Feld, dann muss sofort die 4 folgen. Auf keiner anderen Ablage geht das: Dort könnte keine deiner Karten folgen.
stack_run-example-twelve = Das Feld als 12
stack_run-example-twelve-about = Die blaue Ablage steht auf 11. Lass dein Feld 9–12 als 12 gelten: Die Ablage ist vollständig und wird weggelegt, und nichts muss folgen. Ihr Platz ist dann leer und beginnt wieder mit 1: Du hast eine.
stack_run-example-swap = Tauschen
stack_run-example-swap-about = Die 2 auf deinem Stapel passt gerade nirgends. Deine Figur steht auf einem Tauschfeld und die andere auf einer Farbe: Schieb die 2 unter deinen Stapel, dann wird die nächste Karte aufgedeckt. Vielleicht passt sie. Von der 2 wissen weiterhin alle.
stack_run-example-hand = Leere Hand
stack_run-example-hand-about = Leg die 5 und dann die 6 auf die blaue Ablage. Deine Hand ist dann leer, also ziehst du sofort fünf neue Karten und spielst weiter. Kommt die letzte Karte dagegen auf den Hilfsstapel, ziehst du nichts.
stack_run-example-help = Die Hilfskarte bewegt eine Figur
stack_run-example-help-about = Die rote Ablage wartet auf die 7 von deinem Stapel, ist aber für dich geschlossen. Beende deinen Zug mit einer Hilfskarte, die eine Figur auf ein rotes Feld bringt: Unter jeder Karte siehst du, wohin sie führt. Keine Zahl passt, also versuch es mit dem Joker und such nach Rot.

# the first game
stack_run-learn-aim = Das ist dein Stapel. Wer als Erstes die letzte Karte des eigenen Stapels legt, gewinnt. Nur die oberste Karte kann gelegt werden, dann wird die nächste aufgedeckt.
stack_run-learn-piles = Sechs Ablagen wachsen von 1 bis 12. Das dunkle Schild sagt, welche Zahl als nächste passt. Eine Ablage, die 12 erreicht hat, wird weggelegt, und ihr Platz beginnt wieder mit 1.
stack_run-learn-open = Deine zwei Figuren bestimmen, welche Ablagen du benutzen darfst: nur die in den Farben, auf denen sie stehen. Farbige Plätze sind für dich offen, Plätze mit Schloss geschlossen. Rosa öffnet beide rosa Ablagen.
stack_run-learn-stack = Die Karte von deinem Stapel passt! Klick auf sie oder auf die Ablage, auf die sie soll. Diese Karten loszuwerden gewinnt das Spiel.
stack_run-learn-hand = Umrandete Karten kannst du legen: Klick auf die Karte oder auf die Ablage. Bring mit Handkarten eine Ablage auf die Zahl, die dein Stapel braucht. Wird deine Hand dabei leer, ziehst du sofort fünf neue Karten und spielst weiter.
stack_run-learn-joker = Ein Joker ist jede Zahl. Die Zeichen an einer Ablage zeigen, was dorthin könnte; passt eine Karte auf mehrere, klick erst auf die Karte und dann auf die Ablage. Joker sind kostbar: Nimm sie dort, wo sie deinen Stapel voranbringen.
stack_run-learn-field = Eine deiner Figuren steht auf einem Zahlenfeld und die andere auf einer Farbe: Einmal in diesem Zug darf das Feld als fehlende Zahl gelten. Die nächste Karte muss sofort folgen; nur eine 12 macht die Ablage ohne Weiteres vollständig.
stack_run-learn-swap = Deine Figur steht auf einem Tauschfeld: Die oberste Karte deines Stapels darf unter den Stapel, und die nächste wird aufgedeckt. Das hilft, wenn die Karte nirgends passt.
stack_run-learn-done = Nichts mehr zu legen, oder nichts, was du legen willst? Dann weiter zur Hilfskarte. Mit ihr endet jeder Zug.
stack_run-learn-help = Die Karte, die du wählst, zieht eine deiner Figuren um so viele Felder im Uhrzeigersinn. Die kleinen Felder unter jeder Karte zeigen, wohin Figur 1 und Figur 2 kämen. Such die Farbe einer Ablage, die dein Stapel braucht.
stack_run-learn-distance = Ein Joker zieht eine Figur 1 bis 12 Felder weit, wie du willst. Unter jeder Zahl siehst du, wohin sie deine Figuren brächte.
stack_run-learn-move = Wähl, welche Figur zieht: Klick auf das Feld, auf das sie soll. Lass eine Figur auf einer Farbe stehen, sonst ist keine Ablage für dich offen. In deinem nächsten Zug wird deine Hand wieder auf fünf Karten gefüllt.
