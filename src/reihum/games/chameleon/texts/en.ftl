chameleon-title = Chameleon
chameleon-summary = Draw cards onto rows, then take a row: only three colours count for you.

chameleon-card = { $kind ->
    [r] red
    [o] orange
    [y] yellow
    [g] green
    [b] blue
    [v] violet
    [n] brown
    [joker] joker
    [golden] golden joker
   *[other] +2
  }
chameleon-short = { $kind ->
    [r] RE
    [o] OR
    [y] YE
    [g] GR
    [b] BL
    [v] VI
    [n] BR
    [joker] JK
    [golden] GJ
   *[other] +2
  }

# actions
chameleon-draw = Reveal a card
chameleon-place = Put { $card } beside row { $row }
chameleon-take = Take row { $row }: { $cards }

# events
chameleon-log-draw = { $player } reveals: { $card }.
chameleon-log-place = { $player } puts { $card } beside row { $row }.
chameleon-log-take = { $player } takes row { $row }: { $cards }.
chameleon-log-golden = The golden joker brings { $player } one card more: { $card }.
chameleon-log-last-round = This is the last round.
chameleon-log-removed = The cards of the third row leave the game: { $cards }.
chameleon-log-round = All have taken. { $player } begins the next round.

# reasons
chameleon-why-place-first = First put the revealed card beside a row.
chameleon-why-draw-first = There is no revealed card to place: draw one first.
chameleon-why-no-room = No row has room left: take one.
chameleon-why-full = This row is full.
chameleon-why-empty = An empty row cannot be taken.
chameleon-why-taken = This row has been taken in this round.
chameleon-why-no-row = There are only { $rows } rows.

# the table
chameleon-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  }
chameleon-revealed = Revealed:
chameleon-taken = taken
chameleon-jokers = jokers as

# options
chameleon-option-table = Score table

# examples
chameleon-example-golden = The golden joker
chameleon-example-golden-about = Take the row with the golden joker: you get the top card of the pile as well.

# how the score is made up
chameleon-tally-colour = { $card }
chameleon-tally-extra = “+2” cards

# the page
chameleon-page-middle = The rows in the middle
chameleon-page-others = The other players' cards
chameleon-page-yours = Your cards
chameleon-page-theirs = Cards of { $name }
chameleon-page-points = { $points ->
    [one] point
   *[other] points
  }
chameleon-page-out = has taken
chameleon-page-winner = wins
chameleon-page-nothing = no cards yet
chameleon-page-last = Last round
chameleon-page-row = Row { $number }, cards: { $cards }, free places: { $free }.
chameleon-page-row-taken = Row { $number }: taken in this round
chameleon-page-gain = Would bring you { $points }.
chameleon-page-column = { $what }: { $count ->
    [one] one card
   *[other] { $count } cards
  }{ $jokers ->
    [0] {""}
    [one] {" "}and a joker
   *[other] {" "}and { $jokers } jokers
  }, { $points } points
chameleon-page-values = { $table ->
    [violet] Violet score table
   *[other] Brown score table
  }: points for the cards of one colour
chameleon-page-removed = Out of the game ({ $count }):
