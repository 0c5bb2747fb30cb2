summit-title = Summit
summit-summary = Climb your own triangle from 1 to 9 and to the summit, then go down others, or block a rival’s way.

summit-card = { $colour ->
    [r] red
    [b] blue
    [g] green
    [y] yellow
    [v] violet
   *[o] orange
  } { $number }
summit-joker = joker
summit-short = { $colour ->
    [r] RE
    [b] BL
    [g] GR
    [y] YE
    [v] VI
    [o] OR
   *[joker] JK
  }
summit-adjective = { $colour ->
    [r] red
    [b] blue
    [g] green
    [y] yellow
    [v] violet
   *[o] orange
  }
summit-triangle-your = your triangle
summit-triangle-own = the own triangle
summit-triangle-rival = the { $colour } triangle
summit-triangle-free = the free { $colour } triangle

# actions
summit-draw = Draw a card
summit-draw-shuffled = Shuffle the open pile and draw a card
summit-take = Take { $card } from the open pile
summit-store = Put { $card } into your store
summit-lay-lay = Lay { $card } on { $triangle }
summit-lay-joker = Lay a joker as { $number } on { $triangle }
summit-lay-open = Open { $triangle } at its top with { $card }
summit-lay-block = Take the summit of { $triangle } with a joker
summit-warn = { $what } (this ends the game)
summit-warn-draw = { $what } (a rival’s card would end the game)

# events
summit-log-draw = { $player } draws { $card }.
summit-log-open = { $player } draws { $card } and puts it on the open pile.
summit-log-push = { $player } draws { $card } and pushes it under the pile.
summit-log-push-hidden = { $player } draws a rival’s card and pushes it under the pile.
summit-log-take = { $player } takes { $card } from the open pile.
summit-log-store = { $player } stores { $card }.
summit-log-lay-lay = { $player } lays { $card } on { $triangle }.
summit-log-lay-joker = { $player } lays a joker as { $number } on { $triangle }.
summit-log-lay-open = { $player } opens { $triangle } at its top with { $card }.
summit-log-lay-block = { $player } takes the summit of { $triangle } with a joker.
summit-log-renewed = The open pile is shuffled and becomes the new pile.
summit-log-shuffled = Nothing was laid or stored for a whole pile: it is shuffled.
summit-log-stuck = { $player } can lay nothing any more.
summit-log-idle = Nothing was laid or stored for too long.

# reasons
summit-why-hand = First lay or store the card in your hand: { $card }.
summit-why-nothing-to-store = You have no card in your hand: draw one first.
summit-why-no-pile = There is nothing to draw: lay a card from your store.
summit-why-no-open-pile = There is no open pile in this variant.
summit-why-open-empty = The open pile is empty.
summit-why-open-foreign = The open pile’s top card is not of your colour.
summit-why-no-triangle = { $count ->
    [one] There is only one triangle.
   *[other] There are only { $count } triangles.
  }
summit-why-covered = There is a card on this field, and no card is ever covered.
summit-why-upwards = In your own triangle the lowest empty field comes next.
summit-why-upwards-rows = In your own triangle the lowest row must be full before the next one.
summit-why-downwards = On the way down the highest empty field comes next.
summit-why-downwards-rows = On the way down the highest row must be full before the next one.
summit-why-joker-next = A joker goes only on a field that you may fill next.
summit-why-summit-first = First you must reach the summit of your own triangle.
summit-why-taken = Another player holds this summit: only that player goes down here.
summit-why-open-first = A free triangle is opened at its top.
summit-why-summit-joker = Only a joker takes a rival’s summit.
summit-why-block-first = First take the summit of this triangle with a joker.
summit-why-no-joker = There is no joker in your store.
summit-why-not-stored = This card is not in your store.

# the table
summit-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  } ({ $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
  } neither laid nor stored)
summit-open-pile = Open pile ({ $count }):
summit-hand = In hand:
summit-known = You pushed (place in the pile):
summit-free = free
summit-stuck = stuck
summit-column-store = Store

# options
summit-option-variant = Variant: where a rival’s card goes (1: onto an open pile, 2: under the pile)
summit-value-variant-1 = 1: onto an open pile
summit-value-variant-2 = 2: under the pile
summit-option-simplified = Simplified: any order inside a row
summit-option-free_triangles = Free triangles

# how the score is made up
summit-tally-own = Cards on the own triangle
summit-tally-rivals = Cards on rivals’ triangles
summit-tally-free = Cards on free triangles

# the page
summit-page-yours = Your triangle
summit-page-theirs = Triangle of { $name }
summit-page-free = Free { $colour } triangle
summit-page-others = The other triangles
summit-page-piles = The piles and the card in hand
summit-page-store = Your store
summit-page-store-here = Into your store
summit-page-field = Field { $number }, empty
summit-page-field-of = Field { $number }: { $card }, laid by { $player }
summit-page-cards = { $count ->
    [one] card laid
   *[other] cards laid
  }
summit-page-blocked = Blocked: { $player } holds the summit
summit-page-down = { $player } goes down here
summit-page-jokers = { $count ->
    [one] { $count } joker to come
   *[other] { $count } jokers to come
  }
summit-page-open = Open pile ({ $count })
summit-page-hand = In hand
summit-page-idle = { $idle } turns without a card laid or stored; { $limit } are too many.
summit-page-golden = Lay a joker where my own card would fit too
summit-page-known = You pushed { $count ->
    [one] one card
   *[other] { $count } cards
  } under the pile
summit-page-place = place { $place }

# examples
summit-example-order = Step by step
summit-example-order-about = You have just drawn the red 3. Click field 5 or 4 first: only the next field can be filled, so the 3 has to come before them. Then lay the 3; the 4 and the 5 wait in your store for later turns.
summit-example-open = On from the summit
summit-example-open-about = Your triangle is full. A second 0 opens the free triangle at its top, and from there it goes down: the 9 comes next. The 1 fits nowhere yet; try it.
summit-example-block = Taking a summit
summit-example-block-about = Blue has not reached the summit yet. Your joker can take it: then you go down there with your 9 and 8, and blue never gets the 0. The joker could also open the free triangle.
summit-example-take = From the open pile
summit-example-take-about = On top of the open pile lies the red 4, just what you need. Take it instead of drawing, then lay it. Up to then you can take the step back.
summit-example-joker = A joker, simplified
summit-example-joker-about = With the simplified rules any order is right inside a row. So the joker may become the 5, the 6 or the 7, but not the 8: first the row must be full.

# the first game
summit-learn-welcome = This is your triangle. Fill it from the bottom to the summit 0 with cards of your colour. Each card you lay is a point.
summit-learn-draw = In a turn you do one thing: draw a card, take one or lay one from your store. Draw now. If the card is not yours, it goes on the open pile and your turn is over.
summit-learn-lay = Your card fits! Click the marked field to lay it. In this game any order is right inside a row, but the row must be full before the next one.
summit-learn-store = This card does not fit yet. Put it into your store: it stays open in front of you until you lay it in a later turn.
summit-learn-take = On top of the open pile lies a card of your colour. You may take it instead of drawing.
summit-learn-from-store = A card of your store fits now. Laying it is your whole turn, just like drawing.
summit-learn-joker = A joker stands for any picture. Lay it on a field you may fill next, or keep it: later it can take a rival’s summit.
summit-learn-summit = You have reached your summit. A further 0 or a joker opens the free triangle at its top, and there you go on downwards. With a joker you may take a rival’s open summit instead.
summit-learn-blocked = Somebody took the summit of another player and comes down there. The owner can fill what is left, but never gets the 0.
summit-learn-end = The game ends as soon as somebody can lay nothing any more. Now only the laid cards count, wherever they lie.
