stack_run-title = Stack Run
stack_run-summary = Play your stack empty onto six shared piles; where your pawns stand decides which ones.

stack_run-card = { $kind ->
    [joker] joker
   *[other] { $kind }
  }
stack_run-pile = { $place ->
    [blue] blue pile
    [orange] orange pile
    [purple] purple pile
    [red] red pile
    [pink-1] first pink pile
   *[other] second pink pile
  }
stack_run-field = { $kind ->
    [blue] field { $number } (blue)
    [orange] field { $number } (orange)
    [purple] field { $number } (purple)
    [red] field { $number } (red)
    [pink] field { $number } (pink)
    [joker] field { $number } (joker)
    [swap] field { $number } (swap)
   *[other] field { $number } ({ $kind })
  }

# actions
stack_run-play-stack = Play the { $number } from your stack onto the { $pile }
stack_run-play-stack-joker = Play the joker from your stack as { $number } onto the { $pile }
stack_run-play-hand = Play { $number } from your hand onto the { $pile }
stack_run-play-hand-joker = Play a joker from your hand as { $number } onto the { $pile }
stack_run-play-field = Let your field stand for the { $number } on the { $pile }
stack_run-swap = Put the { $card } under your stack and turn up the next card
stack_run-done = Stop playing cards and choose one for the help pile
stack_run-done-empty = End your turn: you have no card for the help pile
stack_run-help = Put { $number } on the help pile
stack_run-help-joker = Put a joker on the help pile
stack_run-distance = { $number ->
    [one] Move { $number } field
   *[other] Move { $number } fields
  }
stack_run-move = Move the pawn on { $start } clockwise to { $target }
stack_run-move-back = Move the pawn on { $start } counter-clockwise to { $target }

# events
stack_run-log-stack = { $player } plays the { $number } from the stack onto the { $pile }.
stack_run-log-stack-joker = { $player } plays the joker from the stack as { $number } onto the { $pile }.
stack_run-log-hand = { $player } plays { $number } onto the { $pile }.
stack_run-log-hand-joker = { $player } plays a joker as { $number } onto the { $pile }.
stack_run-log-field = { $player } lets a field stand for the { $number } on the { $pile }.
stack_run-log-swap = { $player } puts the { $card } under the stack.
stack_run-log-top = Next on the stack: { $card }.
stack_run-log-complete = The { $pile } is complete and is set aside.
stack_run-log-restock-piles = The completed piles are shuffled and become the new stock.
stack_run-log-restock-help = The help pile below its top card is shuffled and becomes the new stock.
stack_run-log-draw = { $count ->
    [one] { $player } draws { $count } card.
   *[other] { $player } draws { $count } cards.
  }
stack_run-log-draw-own = { $player } draws: { $cards }.
stack_run-log-done = { $player } stops playing cards.
stack_run-log-done-empty = { $player } has no card for the help pile and ends the turn.
stack_run-log-help = { $player } puts on the help pile: { $card }.
stack_run-log-distance = { $player } lets the joker stand for { $number }.
stack_run-log-move = { $player } moves a pawn from { $start } to { $target }.
stack_run-log-won = { $player } has played the last card of the stack and wins.
stack_run-log-stalled = { $turns ->
    [one] For { $turns } turn nobody has played a card from a stack.
   *[other] For { $turns } turns nobody has played a card from a stack.
  }

# reasons
stack_run-why-help-first = Now a card of your hand goes onto the help pile.
stack_run-why-not-in-hand = You do not hold this card: { $card }.
stack_run-why-distance-first = First say how far the joker moves a pawn.
stack_run-why-move-first = { $number ->
    [one] Now one of your pawns must move { $number } field.
   *[other] Now one of your pawns must move { $number } fields.
  }
stack_run-why-clockwise = Pawns move clockwise only.
stack_run-why-same-field = Both your pawns stand on this field: they are one choice.
stack_run-why-done-first = First say that you are done playing cards.
stack_run-why-no-help = Your hand is empty: there is no card for the help pile, and no move.
stack_run-why-most-laid = You have laid { $number } cards in this turn: only the help card is left.
stack_run-why-follow = First the { $number } must follow on the { $pile }.
stack_run-why-closed = The { $pile } is closed to you: none of your pawns stands on its colour.
stack_run-why-no-joker = You hold no joker.
stack_run-why-no-number = The { $pile } needs { $number } next, and you hold none.
stack_run-why-not-next = The { $pile } needs { $number } next; on top of your stack lies: { $card }.
stack_run-why-no-field = A field action needs one pawn on an action field and the other on a colour.
stack_run-why-swap-only = Your pawn stands on a swap field, which stands for no number.
stack_run-why-field-used = You have used your field in this turn.
stack_run-why-no-follower = You have no { $number } and no joker to follow.
stack_run-why-out-of-range = Your field cannot stand for { $number }.
stack_run-why-one-card = With one card left in the stack a swap changes nothing.
stack_run-why-no-swap = None of your pawns stands on a swap field.

# the table
stack_run-short = { $kind ->
    [blue] blue
    [orange] orange
    [purple] purple
    [red] red
    [pink] pink
    [pink-1] pink 1
    [pink-2] pink 2
    [joker] joker
    [swap] swap
   *[other] { $kind }
  }
stack_run-letter = { $kind ->
    [blue] B
    [orange] O
    [purple] P
    [red] R
   *[other] J
  }
stack_run-stock = stock
stack_run-help-pile = help
stack_run-column-pawns = Pawns
stack_run-column-stack = Stack
stack_run-column-hand = Hand
stack_run-table-follow = The { $pile } needs its next card now.
stack_run-table-distance = { $number ->
    [one] A pawn moves { $number } field.
   *[other] A pawn moves { $number } fields.
  }
stack_run-table-idle = { $count ->
    [one] { $count } turn without a card from a stack; the game ends at { $most }.
   *[other] { $count } turns without a card from a stack; the game ends at { $most }.
  }

# options
stack_run-option-stack = Cards in each stack
stack_run-option-direction = Direction of the pawns
stack_run-value-direction-clockwise = clockwise
stack_run-value-direction-either = either way
stack_run-option-stall = Turns per player without a stack card until the game ends

# the page
stack_run-page-board = The board
stack_run-page-ring = The ring of fields, clockwise
stack_run-page-piles = The six piles
stack_run-page-pawns = pawns of: { $names }
stack_run-page-at = at { $number }
stack_run-page-empty = empty
stack_run-page-needs = needs { $number }
stack_run-page-open = open to you
stack_run-page-closed = closed to you
stack_run-page-completed = complete
stack_run-page-help-pile = { $count ->
    [0] Help pile, empty
    [one] Help pile, { $count } card
   *[other] Help pile, { $count } cards
  }
stack_run-page-of = Cards of { $name }
stack_run-page-own = Your cards
stack_run-page-hand = Your hand
stack_run-page-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
stack_run-page-stack = { $count ->
    [one] Stack of { $count } card, on top: { $card }
   *[other] Stack of { $count } cards, on top: { $card }
  }
stack_run-page-known = Swapped under the stack: { $cards }
stack_run-page-card = { $card } in your hand
stack_run-page-take = take it up, then choose a pile
stack_run-page-action = your action field { $kind }
stack_run-page-do-field = as a number
stack_run-page-do-swap = Swap
stack_run-page-done = Help card
stack_run-page-distances = How far a pawn moves
stack_run-page-won = has won
stack_run-page-you-won = You have won!
stack_run-page-they-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
  }
stack_run-page-ask-wait = The others are playing.
stack_run-page-ask-play = Play cards onto open piles, then on to the help card.
stack_run-page-ask-pile = Onto which pile?
stack_run-page-ask-help = Which card goes onto the help pile? Its number moves a pawn.
stack_run-page-ask-distance = The joker moves a pawn: how far?
stack_run-page-ask-move = { $number ->
    [one] Which pawn moves { $number } field? Click where it shall go.
   *[other] Which pawn moves { $number } fields? Click where it shall go.
  }

# the final score
stack_run-tally-dealt = Stack at the beginning
stack_run-tally-played = Cards played from the stack

# examples
stack_run-example-field = A field stands for a number
stack_run-example-field-about = The first pink pile is at 2 and your stack shows a 4: one number is missing. Your second pawn stands on 1–4 and the other one on a colour, so the field can stand for the 3. Click the field, and the 4 must follow at once. On no other pile does it work: there no card of yours could follow.
stack_run-example-twelve = The field as a 12
stack_run-example-twelve-about = The blue pile is at 11. Let your field 9–12 stand for the 12: the pile is complete and is set aside, and nothing needs to follow. Its place is empty then and begins anew with 1: you hold one.
stack_run-example-swap = Swapping
stack_run-example-swap-about = The 2 on your stack fits nowhere now. Your pawn stands on a swap field and the other one on a colour: put the 2 under your stack, and the next card is turned up. Perhaps it fits. The 2 stays known to everybody.
stack_run-example-hand = An emptied hand
stack_run-example-hand-about = Play the 5 and then the 6 onto the blue pile. Your hand is empty then, so you draw five new cards at once and your turn goes on. If your last card goes onto the help pile instead, you draw nothing.
stack_run-example-help = The help card moves a pawn
stack_run-example-help-about = The red pile waits for the 7 on your stack, but it is closed to you. End your turn with a help card that brings a pawn to a red field: under each card you see where it would lead. None of the numbers does it, so try the joker and look for red.

# the first game
stack_run-learn-aim = This is your stack. Whoever plays the last card of their stack first wins. Only its top card can be played, and then the next one is turned up.
stack_run-learn-piles = Six piles climb from 1 to 12. The dark tag says which number a pile takes next. A pile that has reached 12 is set aside, and its place begins again with 1.
stack_run-learn-open = Your two pawns decide which piles you may use: only those of the colours they stand on. Coloured docks are open to you, docks with a lock are closed. Pink opens both pink piles.
stack_run-learn-stack = Your stack's card fits! Click it, or the pile it shall go to. Getting rid of these cards is what wins the game.
stack_run-learn-hand = Ringed cards can be played: click the card, or the pile. Play hand cards to bring a pile to the number your stack needs. If you empty your hand this way, you draw five new cards at once and go on.
stack_run-learn-joker = A joker is any number. The marks on a pile show what could go there; to choose among several piles, click the card first and then the pile. Jokers are precious: spend them where they get your stack moving.
stack_run-learn-field = One of your pawns stands on a number field and the other on a colour, so the field may stand for a missing number once in this turn. The card after it must follow at once, or a 12 completes the pile.
stack_run-learn-swap = Your pawn stands on a swap field: the top card of your stack may go under the stack, and the next one is turned up. Useful if the card fits nowhere.
stack_run-learn-done = Nothing more to play, or nothing you want to play? Then go on to the help card. It ends every turn.
stack_run-learn-help = The card you choose moves one of your pawns that many fields clockwise. The small fields under each card show where pawn 1 and pawn 2 would come to. Look for the colour of a pile that your stack needs.
stack_run-learn-distance = A joker moves a pawn 1 to 12 fields, as you like. Under each number you see where it would bring your pawns.
stack_run-learn-move = Choose which pawn moves: click the field it shall go to. Keep one pawn on a colour, or no pile will be open to you. Your cards are filled up to five at your next turn.
