summit-title = Gipfelsturm
summit-summary = Steige im eigenen Dreieck von 1 bis 9 und zum Gipfel, dann in anderen hinab, oder versperre anderen den Weg.

summit-card = { $colour ->
    [r] Rot
    [b] Blau
    [g] Grün
    [y] Gelb
    [v] Violett
   *[o] Orange
  } { $number }
summit-joker = Joker
summit-short = { $colour ->
    [r] RO
    [b] BL
    [g] GR
    [y] GE
    [v] VI
    [o] OR
   *[joker] JK
  }
summit-adjective = { $colour ->
    [r] rote
    [b] blaue
    [g] grüne
    [y] gelbe
    [v] violette
   *[o] orange
  }
summit-triangle-your = dein Dreieck
summit-triangle-own = das eigene Dreieck
summit-triangle-rival = das { $colour } Dreieck
summit-triangle-free = das freie { $colour } Dreieck

# actions
summit-draw = Eine Karte ziehen
summit-draw-shuffled = Den offenen Stapel mischen und eine Karte ziehen
summit-take = { $card } vom offenen Stapel nehmen
summit-store = { $card } in deinen Vorrat legen
summit-lay-lay = { $card } auf { $triangle } legen
summit-lay-joker = Einen Joker als { $number } auf { $triangle } legen
summit-lay-open = Mit { $card } { $triangle } an der Spitze eröffnen
summit-lay-block = Den Gipfel nehmen: ein Joker auf { $triangle }
summit-warn = { $what } (damit endet das Spiel)
summit-warn-draw = { $what } (eine fremde Karte würde das Spiel beenden)

# events
summit-log-draw = { $player } zieht { $card }.
summit-log-open = { $player } zieht { $card }: auf den offenen Stapel.
summit-log-push = { $player } zieht { $card } und schiebt die Karte unter den Stapel.
summit-log-push-hidden = { $player } zieht eine fremde Karte und schiebt sie unter den Stapel.
summit-log-take = { $player } nimmt { $card } vom offenen Stapel.
summit-log-store = { $player } legt { $card } in den Vorrat.
summit-log-lay-lay = { $player } legt { $card } auf { $triangle }.
summit-log-lay-joker = { $player } legt einen Joker als { $number } auf { $triangle }.
summit-log-lay-open = { $player } eröffnet { $triangle } an der Spitze mit { $card }.
summit-log-lay-block = { $player } nimmt einen Gipfel: ein Joker auf { $triangle }.
summit-log-renewed = Der offene Stapel wird gemischt und ist der neue Stapel.
summit-log-shuffled = Einen ganzen Stapel lang wurde nichts gelegt: Er wird gemischt.
summit-log-stuck = { $player } kann nichts mehr legen.
summit-log-idle = Zu lange wurde nichts gelegt.

# reasons
summit-why-hand = Lege erst die Karte in deiner Hand aus oder in den Vorrat: { $card }.
summit-why-nothing-to-store = Du hast keine Karte in der Hand: Ziehe erst eine.
summit-why-no-pile = Es gibt nichts zu ziehen: Lege eine Karte aus deinem Vorrat.
summit-why-no-open-pile = In dieser Variante gibt es keinen offenen Stapel.
summit-why-open-empty = Der offene Stapel ist leer.
summit-why-open-foreign = Die oberste offene Karte hat nicht deine Farbe.
summit-why-no-triangle = { $count ->
    [one] Es gibt nur ein Dreieck.
   *[other] Es gibt nur { $count } Dreiecke.
  }
summit-why-covered = Auf diesem Feld liegt schon eine Karte, und Karten werden nie überdeckt.
summit-why-upwards = Im eigenen Dreieck kommt als Nächstes das niedrigste leere Feld.
summit-why-upwards-rows = Im eigenen Dreieck muss erst die unterste offene Reihe voll sein.
summit-why-downwards = Auf dem Weg nach unten kommt als Nächstes das höchste leere Feld.
summit-why-downwards-rows = Auf dem Weg nach unten muss erst die oberste offene Reihe voll sein.
summit-why-joker-next = Ein Joker kommt nur auf ein Feld, das du als Nächstes füllen darfst.
summit-why-summit-first = Erst musst du den Gipfel deines eigenen Dreiecks erreichen.
summit-why-taken = Diesen Gipfel hat jemand anderes: Nur von dort geht es hier hinab.
summit-why-open-first = Ein freies Dreieck wird an der Spitze eröffnet.
summit-why-summit-joker = Nur ein Joker nimmt einen fremden Gipfel.
summit-why-block-first = Nimm erst mit einem Joker den Gipfel dieses Dreiecks.
summit-why-no-joker = In deinem Vorrat ist kein Joker.
summit-why-not-stored = Diese Karte ist nicht in deinem Vorrat.

# the table
summit-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  } ({ $jokers ->
    [one] { $jokers } Joker
   *[other] { $jokers } Joker
  } weder gelegt noch im Vorrat)
summit-open-pile = Offener Stapel ({ $count }):
summit-hand = In der Hand:
summit-known = Von dir untergeschoben (Platz im Stapel):
summit-free = frei
summit-stuck = kann nichts mehr legen
summit-column-store = Vorrat

# options
summit-option-variant = Variante: wohin fremde Karten kommen (1: auf einen offenen Stapel, 2: unter den Stapel)
summit-value-variant-1 = 1: auf einen offenen Stapel
summit-value-variant-2 = 2: unter den Stapel
summit-option-simplified = Vereinfacht: in einer Reihe beliebige Reihenfolge
summit-option-free_triangles = Freie Dreiecke

# how the score is made up
summit-tally-own = Karten im eigenen Dreieck
summit-tally-rivals = Karten in Dreiecken anderer
summit-tally-free = Karten in freien Dreiecken

# the page
summit-page-yours = Dein Dreieck
summit-page-theirs = Dreieck von { $name }
summit-page-free = Freies Dreieck: { $colour }
summit-page-others = Die anderen Dreiecke
summit-page-piles = Die Stapel und die Karte in der Hand
summit-page-store = Dein Vorrat
summit-page-store-here = In deinen Vorrat
summit-page-field = Feld { $number }, leer
summit-page-field-of = Feld { $number }: { $card }, von { $player }
summit-page-cards = { $count ->
    [one] Karte gelegt
   *[other] Karten gelegt
  }
summit-page-blocked = Versperrt: { $player } hat den Gipfel
summit-page-down = { $player } steigt hier hinab
summit-page-jokers = { $count ->
    [one] noch { $count } Joker
   *[other] noch { $count } Joker
  }
summit-page-open = Offener Stapel ({ $count })
summit-page-hand = In der Hand
summit-page-idle = Seit { $idle } Zügen wurde nichts gelegt; { $limit } sind zu viele.
summit-page-golden = Joker legen, auch wo meine eigene Karte passt
summit-page-known = Von dir untergeschoben: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
summit-page-place = Platz { $place }

# examples
summit-example-order = Schritt für Schritt
summit-example-order-about = Du hast gerade die rote 3 gezogen. Klicke erst auf Feld 5 oder 4: Nur das nächste Feld kann gefüllt werden, also muss vorher die 3 liegen. Lege dann die 3; die 4 und die 5 warten im Vorrat auf spätere Züge.
summit-example-open = Vom Gipfel weiter
summit-example-open-about = Dein Dreieck ist voll. Eine zweite 0 eröffnet das freie Dreieck an der Spitze, und von dort geht es hinab: Als Nächstes kommt die 9. Die 1 passt noch nirgends; versuche es.
summit-example-block = Einen Gipfel nehmen
summit-example-block-about = Blau hat den Gipfel noch nicht erreicht. Dein Joker kann ihn nehmen: Dann steigst du dort mit deiner 9 und 8 hinab, und Blau bekommt die 0 nie. Der Joker könnte auch das freie Dreieck eröffnen.
summit-example-take = Vom offenen Stapel
summit-example-take-about = Oben auf dem offenen Stapel liegt die rote 4, genau die brauchst du. Nimm sie, statt zu ziehen, und lege sie dann. Bis dahin kannst du den Schritt zurücknehmen.
summit-example-joker = Ein Joker, vereinfacht
summit-example-joker-about = Nach den vereinfachten Regeln ist in einer Reihe jede Reihenfolge recht. Der Joker kann also die 5, die 6 oder die 7 werden, aber nicht die 8: Erst muss die Reihe voll sein.

# the first game
summit-learn-welcome = Das ist dein Dreieck. Fülle es von unten bis zum Gipfel 0 mit Karten deiner Farbe. Jede gelegte Karte ist ein Punkt.
summit-learn-draw = In einem Zug tust du eins: eine Karte ziehen, eine nehmen oder eine aus dem Vorrat legen. Ziehe jetzt. Gehört die Karte nicht dir, kommt sie auf den offenen Stapel, und dein Zug ist vorbei.
summit-learn-lay = Deine Karte passt! Klicke auf das markierte Feld, um sie zu legen. In diesem Spiel ist in einer Reihe jede Reihenfolge recht, aber erst muss die Reihe voll sein, bevor die nächste beginnt.
summit-learn-store = Diese Karte passt noch nicht. Lege sie in deinen Vorrat: Dort liegt sie offen vor dir, bis du sie in einem späteren Zug legst.
summit-learn-take = Oben auf dem offenen Stapel liegt eine Karte deiner Farbe. Du darfst sie nehmen, statt zu ziehen.
summit-learn-from-store = Eine Karte aus deinem Vorrat passt jetzt. Sie zu legen ist dein ganzer Zug, genau wie Ziehen.
summit-learn-joker = Ein Joker steht für jedes Bild. Lege ihn auf ein Feld, das du als Nächstes füllen darfst, oder behalte ihn: Später kann er einen fremden Gipfel nehmen.
summit-learn-summit = Du hast deinen Gipfel erreicht. Eine weitere 0 oder ein Joker eröffnet das freie Dreieck an der Spitze, und dort geht es abwärts weiter. Mit einem Joker darfst du stattdessen einen offenen fremden Gipfel nehmen.
summit-learn-blocked = Jemand hat einen fremden Gipfel genommen und steigt dort hinab. Wem das Dreieck gehört, der füllt, was übrig ist, bekommt aber die 0 nie.
summit-learn-end = Das Spiel endet, sobald jemand nichts mehr legen kann. Jetzt zählen nur die gelegten Karten, wo auch immer sie liegen.
