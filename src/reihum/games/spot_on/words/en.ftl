spot_on-title = Spot On
spot_on-summary = Sort cards into colour rows: a card that shows exactly how many lie there scores the row.

spot_on-card = { $colour ->
    [r] red { $number }
    [y] yellow { $number }
    [g] green { $number }
    [b] blue { $number }
    [v] violet { $number }
   *[j] joker { $number }
  }
spot_on-card-protect = Protect
spot_on-card-move = Move
spot_on-card-steal = Steal
spot_on-face-down = { $card } (face down)
spot_on-group = ({ $cards })

# actions
spot_on-take = Take group { $group }: { $cards }
spot_on-add = Add { $card }
spot_on-do-use = Use { $card }
spot_on-do-use-stored = Use { $card } from the store
spot_on-do-keep = Store { $card }
spot_on-do-throw = Throw away { $card } unused
spot_on-end = End the turn
spot_on-put = Put { $card } on your row { $slot }: { $cards }
spot_on-put-new = Begin a new row with { $card }
spot_on-give = Give { $card } to { $other }, row { $slot }: { $cards }
spot_on-give-new = Give { $card } to { $other } as a new row
spot_on-clear = Discard your row { $slot } ({ $cards }) and put { $card } there
spot_on-complete = { $bonus ->
    [0] Complete the row: { $count } points ({ $cards })
   *[other] Complete the row: { $count } points and { $bonus } as a bonus ({ $cards })
  }
spot_on-decline = Leave the row as it is
spot_on-flip = Instead, turn over the top card of one of your rows
spot_on-source = Turn over { $card }, the top card of your row { $slot }
spot_on-onto = Put { $card } face down on your row { $slot }: { $cards }
spot_on-move-row = Move { $card } to the top of your row { $slot }: { $cards }
spot_on-steal-row = Steal { $card } from { $other }, row { $slot }
spot_on-drop = Discard the stolen card { $card }

# events
spot_on-log-take = { $player } takes group { $group }: { $cards }.
spot_on-log-put = { $player } adds { $card } to row { $slot }.
spot_on-log-put-new = { $player } begins row { $slot } with { $card }.
spot_on-log-give = { $player } gives { $card } to { $other }, row { $slot }.
spot_on-log-give-new = { $player } gives { $card } to { $other } as a new row { $slot }.
spot_on-log-landing = A spot landing: it shows { $count } and is card { $count }.
spot_on-log-discarded = Discarded: { $cards }.
spot_on-log-scored = To the score pile of { $player }: { $cards }.
spot_on-log-use = { $player } uses { $card }.
spot_on-log-use-stored = { $player } uses { $card } from the store.
spot_on-log-keep = { $player } stores { $card }.
spot_on-log-throw = { $player } throws away { $card } unused.
spot_on-log-onto = { $player } puts { $card } face down on row { $slot }.
spot_on-log-move = { $player } moves the bottom card of row { $slot } to its top: { $card }.
spot_on-log-steal = { $player } steals { $card } from { $other }, row { $slot }.
spot_on-log-clear = { $player } discards row { $slot }: { $cards }.
spot_on-log-complete = { $player } completes a row and scores { $count }: { $cards }.
spot_on-log-bonus = { $count ->
    [one] { $player } also gets { $count } bonus card, unseen.
   *[other] { $player } also gets { $count } bonus cards, unseen.
  }
spot_on-log-decline = { $player } leaves the row as it is.
spot_on-log-drop = { $player } discards the stolen card { $card }.
spot_on-log-market = { $player } has the start card. The new market: { $groups }.

# reasons
spot_on-why-take-first = First take a group from the market.
spot_on-why-group-gone = This group has been taken.
spot_on-why-taken-already = You have taken your group; now deal with its cards.
spot_on-why-lay-out-first = First all players lay out the cards they were dealt.
spot_on-why-finish-first = First finish what you have begun.
spot_on-why-choose-first = Choose a card first, then a row.
spot_on-why-no-such-card = You have taken no such card, or have dealt with it.
spot_on-why-owned-first = Cards of colours you have a row of come first.
spot_on-why-any-order = The order makes no difference here: the lowest colour goes first.
spot_on-why-no-such-action = You have taken no such action card, or have dealt with it.
spot_on-why-not-stored = You have stored no such action card.
spot_on-why-no-target = There is no row this card could be used on.
spot_on-why-store-full = The store holds two different action cards at most: this one does not fit.
spot_on-why-numbers-first = Deal with all number cards and jokers first.
spot_on-why-not-thrown = A card that can be used or stored may not be thrown away.
spot_on-why-cards-left = You still have cards to deal with.
spot_on-why-no-landing = There is no spot landing to decide on.
spot_on-why-no-need = A row is discarded only when another colour or a first stored card needs its slot.
spot_on-why-no-protect = Only the use of Protect turns cards over.
spot_on-why-nothing-stolen = You hold no stolen card.
spot_on-why-no-player = There are not so many players.
spot_on-why-room = Choose one of your rows to be discarded.
spot_on-why-own-row = This works on your own rows only.
spot_on-why-others-row = Stealing is done from others.
spot_on-why-no-colour-row = There is no colour row in this slot.
spot_on-why-protected = This row is protected.
spot_on-why-one-card = Moving needs a row of at least two cards.
spot_on-why-nowhere = A row's only card, or one that lies face down, is not turned over in place.
spot_on-why-joker-row = A joker goes to one of your colour rows; only without any it begins a new one.
spot_on-why-first-free = A new row begins in the first free slot.
spot_on-why-own-colour-row = You have a row of this colour: the card goes there.
spot_on-why-other-colour = This row has another colour.
spot_on-why-store-row = Only action cards lie in the store.
spot_on-why-stolen-stays = A stolen card is never given to others.
spot_on-why-joker-stays = A joker is never given to others.
spot_on-why-own-first = You have room for this card yourself.
spot_on-why-no-gift = The card does not fit there: only a row of its colour, a colourless row or a first free slot takes it.
spot_on-why-no-room-for-joker = No row is discarded for a joker.
spot_on-why-store-slot = The fourth slot is for action cards alone: discarding it makes no room.

# the table
spot_on-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  }
spot_on-phase = { $phase ->
    [take] take a group
    [menu] deal with the cards
    [place] choose a place
    [stolen] place the stolen card
    [room] discard a row
    [landing] spot landing
    [protect] choose a row to protect
    [move] choose a row to move in
    [steal] choose a card to steal
    [source] choose the card to turn over
    [onto] choose where it goes
   *[over] game over
  }
spot_on-market = Market
spot_on-hand = to deal with:
spot_on-held = in hand:
spot_on-store = store
spot_on-short = { $kind ->
    [r] RE
    [y] YE
    [g] GR
    [b] BL
    [v] VI
   *[j] JK
  }
spot_on-short-action = { $kind ->
    [protect] PROTECT
    [move] MOVE
   *[steal] STEAL
  }

# options
spot_on-option-copies = Copies of each number card
spot_on-option-actions = Action cards of each kind
spot_on-option-gift = Who scores what a gift throws out
spot_on-value-gift-owner = who gets the gift
spot_on-value-gift-active = who gives it
spot_on-option-interactive = Only three slots for colours

# the score pile at the end
spot_on-tally-colour = { $colour ->
    [r] Red cards
    [y] Yellow cards
    [g] Green cards
    [b] Blue cards
    [v] Violet cards
   *[j] Jokers
  }
spot_on-tally-colour-any = cards of the colours
spot_on-tally-protect = Face-down Protect cards
spot_on-tally-bonus = Bonus cards

# the page
spot_on-page-collection = Collection of { $player }
spot_on-page-collection-own = Your collection
spot_on-page-slot = { $player }, row { $slot }
spot_on-page-slot-own = Your row { $slot }
spot_on-page-free = free
spot_on-page-protected = protected
spot_on-page-waits = { $bonus ->
    [0] waits for the { $number }
   *[other] waits for the { $number }, with a bonus of { $bonus } for a coloured one
  }
spot_on-page-start = Start card
spot_on-page-winner = winner
spot_on-page-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
spot_on-page-group = Group { $group }: { $cards }
spot_on-page-taken = taken
spot_on-page-market-lands = lands with you
spot_on-page-market-falls = makes cards of yours fall
spot_on-page-supply = Supply
spot_on-page-pile = Cards in the pile
spot_on-page-discards = Discarded cards
spot_on-page-rounds = Rounds
spot_on-page-markets = { $count ->
    [0] last round
    [one] { $count } more market
   *[other] { $count } more markets
  }
spot_on-page-bench = The cards you took
spot_on-page-prompt = { $phase ->
    [take] Take a group from the market.
    [menu] Deal with your cards.
    [rest] Use a stored card, or end the turn.
    [place] Where does { $card } go?
    [give] No slot for { $card }: give it away, or discard a row.
    [clear] No slot for { $card }: discard a row.
    [stolen] Where does the stolen card go, { $card }?
    [room] Which row do you discard for { $card }?
    [landing] Spot landing!
    [protect] Which row do you protect?
    [move] In which row does the bottom card go to the top?
    [steal] Which card do you steal?
    [source] Which top card do you turn over?
    [onto] Which row does it go on?
   *[over] The game is over.
  }
spot_on-page-deed-use = Use
spot_on-page-deed-store = Store
spot_on-page-deed-throw = Throw away
spot_on-page-do-complete = { $bonus ->
    [0] Complete it: { $count } points
   *[other] Complete it: { $count } + { $bonus } points
  }
spot_on-page-do-decline = Leave it
spot_on-page-do-flip = Turn over a card instead
spot_on-page-do-drop = Discard it
spot_on-page-do-end = End the turn
spot_on-page-clear = Discard row { $slot }
spot_on-page-places = { $count } choices
spot_on-page-effect-new = new row
spot_on-page-effect-stays = stays
spot_on-page-effect-lands = { $bonus ->
    [0] lands: { $count } points
   *[other] lands: { $count } + { $bonus } points
  }
spot_on-page-effect-falls = { $count } fall
spot_on-page-effect-falls-to = { $count } points for { $player }
spot_on-page-effect-clears = discard { $count }

# examples
spot_on-example-landing = Landing, falling, bonus
spot_on-example-landing-about = Add the red 3: it is the third card of its row, a spot landing. The blue 5 is the fifth card, and completing with it brings a bonus card too. The green 2 is too low: it falls, and the top green card with it.
spot_on-example-gift = No slot for a new colour
spot_on-example-gift-about = Your four slots are full, and you have no yellow row. Choose the yellow 2 and look at the places: in the short yellow row it lands, and you may score that row. In the long one it brings its owner two points. Or you discard a row of your own.
spot_on-example-move = From bottom to top
spot_on-example-move-about = Use Move on red: the 5 goes to the top, and the row has five cards. That is a landing with its bonus. On green the 2 does not land, but nothing falls either: moving is not adding.
spot_on-example-protect = One card more
spot_on-example-protect-about = The blue 5 would only be the fourth card of its row. Use Protect first and put the card face down on blue: it counts, and the 5 lands.
spot_on-example-steal = Steal and land
spot_on-example-steal-about = Use Steal and take the red 3: in your red row it is the third card. The green row is protected, since its top card lies face down. Click it and you will read the rule.

# the first game
spot_on-learn-goal = This is your collection: four slots, each for a row of one colour. The target below a row shows the number it waits for. Add exactly that number and you have made a spot landing: you may score the row, one point for each card.
spot_on-learn-market = The market has four groups. On your turn you take one whole group and must deal with all of its cards. Click the group that fits your rows best.
spot_on-learn-lander = The target on this card means that it would land with you now. An arrow pointing down is a warning: the card is too low and would throw cards out of your row.
spot_on-learn-landing = A spot landing! The card shows how many cards the row has. Complete the row and take the points. Leaving it only pays if you hope for more cards or for a bonus.
spot_on-learn-falling = Careful: one of your cards is lower than the number of cards in its row. As many cards as it shows will fall, itself among them. Sometimes that makes just the room you need.
spot_on-learn-joker = A joker fits any of your rows and lands like any other card, only without a bonus. Point at it and you will see below each row what it would do there.
spot_on-learn-action = An action card is used now or stored for later, but the store takes one of your slots. Protect puts a face-down card on a row, Move brings the bottom card to the top, Steal takes the top card of somebody else's row.
spot_on-learn-order = Here are the cards you took, with what they would do. Colours you already have a row of come first, and of one colour the lowest card. Until the turn is over you can take back every step.
spot_on-learn-room = All slots are full. Either you give the card to somebody else, if it fits there, or you discard one of your rows. Discard the one that promises least.
spot_on-learn-stored = What lies in the store can be used in any of your turns. Click the card, then choose the row it works on.
spot_on-learn-bonus = Coloured cards with 5, 6 and 7 bring a bonus when they complete a row: 1, 3 or 5 cards from the pile on top. So long rows pay, but they can also be robbed.
spot_on-learn-last = This is the last round: the pile has too few cards for another market. Cards in collections are worth nothing at the end. Score what you can!
