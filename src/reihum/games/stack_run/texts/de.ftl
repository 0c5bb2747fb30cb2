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
stack_run-play-field = Dein Feld als { $number } auf der { $pile } gelten lassen
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
stack_run-log-field = { $player } lässt ein Feld als { $number } auf der { $pile } gelten.
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
stack_run-page-you-won = Dein Stapel ist leer: Du hast gewonnen!
stack_run-page-you-lost = Das Spiel ist zu Ende.
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
