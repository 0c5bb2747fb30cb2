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
chameleon-value-table-brown = je mehr, desto besser (1, 3, 6, 10, 15, 21)
chameleon-value-table-violet = am besten genau drei (1, 4, 8, 7, 6, 5)

# examples
chameleon-example-golden = Der goldene Joker
chameleon-example-golden-about = Nimm die Reihe mit dem goldenen Joker: Du bekommst auch die oberste Karte des Stapels.
chameleon-example-full = Kein Platz mehr
chameleon-example-full-about = Alle Plätze sind belegt. Versuche, eine Karte aufzudecken: Für sie gäbe es keine Reihe, also musst du eine nehmen.
chameleon-example-against = Die vierte Farbe
chameleon-example-against-about = Du hast Rot, Blau und Grün. Jede orange Karte zählt gegen dich. Sieh dir die Zahl an jeder Reihe an: Sie sagt, wie sich deine Punkte ändern würden. Nimm eine und sieh, welche Farben zählen.
chameleon-example-joker = Ein Joker, der Punkte kostet
chameleon-example-joker-about = Hier gilt die violette Tabelle: Drei Karten einer Farbe sind 8 wert, vier nur 7. Ein Joker muss zu einer Farbe gehören, also verlierst du mit ihm einen Punkt. Das Programm legt ihn dorthin, wo er am wenigsten schadet.
chameleon-example-last = Die letzte Runde beginnt
chameleon-example-last-about = Oben auf dem Stapel liegt die Karte „Letzte Runde“. Decke auf: Sie wird beiseitegelegt, die nächste Karte kommt an ihre Stelle, und nach dieser Runde ist das Spiel aus.

# how the score is made up
chameleon-tally-colour = { $card }
chameleon-tally-colour-any = Karten der Farben
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

# the first game
chameleon-learn-welcome = Das sind deine Karten. Am Ende zählen deine drei besten Farben für dich und jede weitere Farbe gegen dich. Sammle also wenige Farben und von jeder viele Karten.
chameleon-learn-draw = Wenn du am Zug bist, tust du eins von zwei Dingen. Das erste: eine Karte vom Stapel aufdecken.
chameleon-learn-place = Lege die Karte jetzt an eine Reihe, die noch Platz hat. Mach eine Reihe gut für dich und verdirb die, die andere gern hätten.
chameleon-learn-take = Das zweite, was du tun kannst: eine Reihe mit all ihren Karten nehmen. Die Zahl daran sagt, wie sich deine Punkte jetzt ändern würden. Danach wartest du, bis alle genommen haben.
chameleon-learn-out = Ein Häkchen heißt: hat genommen und setzt bis zur nächsten Runde aus. Jeder bekommt eine Reihe; wer zu lange wartet, bekommt nur noch die schlechteste.
chameleon-learn-values = Die Tabelle sagt, was die Karten einer Farbe zusammen wert sind. Hier bringt jede weitere Karte mehr als die vorige, bis zur sechsten.
chameleon-learn-against = Jetzt hast du eine vierte Farbe: Sie zählt gegen dich. Eine einzelne Karte kostet nur einen Punkt, aber vermeide eine zweite davon.
chameleon-learn-joker = Ein Joker zählt als jede Farbe. Du musst nichts wählen: Er liegt immer bei der Farbe, in der er dir am meisten bringt. Der goldene Joker bringt außerdem die oberste Karte des Stapels.
chameleon-learn-extra = „+2“ sind zwei Punkte, welche Farben du auch sammelst. Das schadet nie.
chameleon-learn-last = „Letzte Runde“ wurde aufgedeckt: Wenn alle noch einmal genommen haben, ist das Spiel aus. Jetzt zählen nur noch die Punkte dieser Reihe.
chameleon-learn-end = Das Spiel ist aus. Unter jeder Farbe siehst du, was sie gebracht hat; zusammen ergeben sie die Punkte.
