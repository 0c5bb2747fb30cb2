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
chameleon-value-table-brown = the more the better (1, 3, 6, 10, 15, 21)
chameleon-value-table-violet = exactly three is best (1, 4, 8, 7, 6, 5)

# examples
chameleon-example-golden = The golden joker
chameleon-example-golden-about = Take the row with the golden joker: you get the top card of the pile as well.
chameleon-example-full = No room left
chameleon-example-full-about = All places are taken. Try to draw a card: it would have no row to go to, so you must take one.
chameleon-example-against = The fourth colour
chameleon-example-against-about = You have red, blue and green. Any orange card counts against you. Look at the number on each row: it says how your score would change. Take one and see which colours count.
chameleon-example-joker = A joker that costs points
chameleon-example-joker-about = Here the violet table counts: three cards of a colour are worth 8, four only 7. A joker must go to some colour, so taking it makes you lose a point. The program gives it where it hurts least.
chameleon-example-last = The last round begins
chameleon-example-last-about = The card “last round” lies on top of the pile. Draw: it is set aside, the next card comes in its place, and after this round the game is over.

# how the score is made up
chameleon-tally-colour = { $card }
chameleon-tally-colour-any = cards of the colours
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

# the first game
chameleon-learn-welcome = These are your cards. At the end your three best colours count for you and every other colour counts against you. So collect few colours, and many cards of each.
chameleon-learn-draw = In your turn you do one of two things. The first: reveal a card from the pile.
chameleon-learn-place = Now put the card beside a row with room. Make one row good for you, and spoil those that others want.
chameleon-learn-take = The second thing you can do: take a row with all its cards. The number on it says how your score would change now. Then you wait until all have taken.
chameleon-learn-out = A tick means: has taken and sits out until the next round. Each of those left gets a row too, so wait too long and only the worst is left.
chameleon-learn-values = The table says what the cards of one colour are worth together. Here each further card brings more than the one before, up to six.
chameleon-learn-against = You have a fourth colour now: it counts against you. A single card costs only one point, but avoid a second one of it.
chameleon-learn-joker = A joker counts as any colour. You need not choose: it always lies with the colour where it brings you most. The golden joker also brings the top card of the pile.
chameleon-learn-extra = “+2” is two points, whatever colours you collect. It never hurts.
chameleon-learn-last = “Last round” was revealed: when everybody has taken once more, the game is over. Now only the points of this row matter.
chameleon-learn-end = The game is over. Under each colour you see what it brought; together they make the score.
