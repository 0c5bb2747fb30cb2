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
