chameleon-title = Chamäleon
chameleon-summary = Karten an Reihen legen, dann eine Reihe nehmen: Nur drei Farben zählen für dich.

chameleon-card = { $kind ->
    [r] Rot
    [o] Orange
    [y] Gelb
    [g] Grün
    [b] Blau
    [v] Violett
    [n] Braun
    [joker] Joker
    [golden] goldener Joker
   *[other] +2
  }
chameleon-short = { $kind ->
    [r] RO
    [o] OR
    [y] GE
    [g] GR
    [b] BL
    [v] VI
    [n] BR
    [joker] JK
    [golden] GJ
   *[other] +2
  }

# actions
chameleon-draw = Eine Karte aufdecken
chameleon-place = { $card } an Reihe { $row } legen
chameleon-take = Reihe { $row } nehmen: { $cards }

# events
chameleon-log-draw = { $player } deckt auf: { $card }.
chameleon-log-place = { $player } legt { $card } an Reihe { $row }.
chameleon-log-take = { $player } nimmt Reihe { $row }: { $cards }.
chameleon-log-golden = Der goldene Joker bringt { $player } eine weitere Karte: { $card }.
chameleon-log-last-round = Das ist die letzte Runde.
chameleon-log-removed = Die Karten der dritten Reihe verlassen das Spiel: { $cards }.
chameleon-log-round = Alle haben genommen. { $player } beginnt die nächste Runde.

# reasons
chameleon-why-place-first = Lege erst die aufgedeckte Karte an eine Reihe.
chameleon-why-draw-first = Es ist keine Karte aufgedeckt: Decke erst eine auf.
chameleon-why-no-room = Keine Reihe hat noch Platz: Nimm eine.
chameleon-why-full = Diese Reihe ist voll.
chameleon-why-empty = Eine leere Reihe kann man nicht nehmen.
chameleon-why-taken = Diese Reihe wurde in dieser Runde schon genommen.
chameleon-why-no-row = Es gibt nur { $rows } Reihen.

# the table
chameleon-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
chameleon-revealed = Aufgedeckt:
chameleon-taken = genommen
chameleon-jokers = Joker als

# options
chameleon-option-table = Wertungstabelle

# examples
chameleon-example-golden = Der goldene Joker
chameleon-example-golden-about = Nimm die Reihe mit dem goldenen Joker: Du bekommst auch die oberste Karte des Stapels.

# how the score is made up
chameleon-tally-colour = { $card }
chameleon-tally-extra = Karten „+2“

# the page
chameleon-page-middle = Die Reihen in der Mitte
chameleon-page-others = Die Karten der anderen
chameleon-page-yours = Deine Karten
chameleon-page-theirs = Karten von { $name }
chameleon-page-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
chameleon-page-out = hat genommen
chameleon-page-winner = gewinnt
chameleon-page-nothing = noch keine Karten
chameleon-page-last = Letzte Runde
chameleon-page-row = Reihe { $number }, Karten: { $cards }, freie Plätze: { $free }.
chameleon-page-row-taken = Reihe { $number }: in dieser Runde genommen
chameleon-page-gain = Brächte dir { $points }.
chameleon-page-column = { $what }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }{ $jokers ->
    [0] {""}
    [one] {" "}und ein Joker
   *[other] {" "}und { $jokers } Joker
  }, { $points } Punkte
chameleon-page-values = { $table ->
    [violet] Violette Wertungstabelle
   *[other] Braune Wertungstabelle
  }: Punkte für die Karten einer Farbe
chameleon-page-removed = Aus dem Spiel ({ $count }):
