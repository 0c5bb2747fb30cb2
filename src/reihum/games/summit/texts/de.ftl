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
