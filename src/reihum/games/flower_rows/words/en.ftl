flower_rows-title = Flower Rows
flower_rows-summary = Lay rows of numbers, add to them, rob them, and be the first without stones.

flower_rows-number = { $number }
flower_rows-joker = joker

# actions
flower_rows-pass = Pass
flower_rows-blind = Draw a stone blind
flower_rows-lay = Lay a new row of your own stones
flower_rows-take = Take a joker from the board
flower_rows-swap = Swap a number for the joker in row { $row }: { $stones }
flower_rows-rob = Rob row { $row }: { $stones }
flower_rows-add = Add to row { $row }: { $stones }
flower_rows-stone-draw = Take the open { $stone }
flower_rows-stone-swap = Put { $stone } in the joker’s place
flower_rows-stone-build = { $robbed ->
    [yes] Lay { $stone } (robbed)
   *[no] Lay { $stone }
  }
flower_rows-stone-add = Add { $stone }
flower_rows-place-rob = Rob { $stone }, stone { $place } of the row
flower_rows-place-add = Put { $stone } there: { $stones }
flower_rows-stop-draw = Draw no second stone
flower_rows-stop-rob = Rob { $stone } alone
flower_rows-stop-build = The row is finished: { $stones }
flower_rows-stop-add = Add nothing more
flower_rows-stop-take = Take no joker

# events
flower_rows-log-pass = { $player } passes.
flower_rows-log-blind = { $player } draws a stone blind.
flower_rows-log-blind-own = { $player } draws { $stone } blind.
flower_rows-log-draw = { $player } takes the open { $stone }.
flower_rows-log-take = { $player } takes a joker from the board.
flower_rows-log-swap = { $player } swaps { $stone } for the joker in row { $row }: { $stones }.
flower_rows-log-rob = { $player } robs row { $row } of { $taken }; { $stones } is left.
flower_rows-log-add = { $player } adds { $stone } to row { $row }: { $stones }.
flower_rows-log-lay = { $tile ->
    [0] { $player } lays { $stones } ({ $flowers } flowers, no tile left for it).
   *[other] { $player } lays { $stones } ({ $flowers } flowers) and takes tile { $tile }.
  }
flower_rows-log-open = Revealed: { $stones }.
flower_rows-log-board-joker = { $count ->
    [one] A joker turns up and goes to the board.
   *[other] { $count } jokers turn up and go to the board.
  }
flower_rows-log-round = Round { $round } is over.
flower_rows-log-points = { $player }: { $points } points, { $total } in all.
flower_rows-log-begin = { $player } begins the next round.

# reasons
flower_rows-why-pass = You may pass only if you can do nothing else.
flower_rows-why-take = A joker may be taken only after laying a row of exactly three stones without robbing.
flower_rows-why-take-or-not = Take a joker from the board, or leave it.
flower_rows-why-pool-empty = The pool is empty.
flower_rows-why-nothing-begun = There is nothing to stop: choose what to do in this turn.
flower_rows-why-under-way = A turn is one action only: finish what you have begun.
flower_rows-why-no-row-to-lay = Your stones make no row of three.
flower_rows-why-row-first = First choose a row to rob or to add to.
flower_rows-why-no-row = { $rows ->
    [one] There is only one row.
   *[other] There are only { $rows } rows.
  }
flower_rows-why-no-place = { $places ->
    [one] There is only one place.
   *[other] There are only { $places } places.
  }
flower_rows-why-no-joker = { $jokers ->
    [one] There is only one joker in the rows.
   *[other] There are only { $jokers } jokers in the rows.
  }
flower_rows-why-no-number-for-joker = None of your numbers can replace this joker.
flower_rows-why-swap-late = Jokers are swapped before the turn’s action.
flower_rows-why-swap-number = Choose one of your numbers for the joker.
flower_rows-why-swap-breaks = With this number the row would not be legal.
flower_rows-why-nothing-fits = None of your stones fits into this row.
flower_rows-why-joker-not-drawn = Jokers on the board cannot be drawn.
flower_rows-why-not-open = This stone does not lie open.
flower_rows-why-not-yours = You do not have this stone.
flower_rows-why-rob-short = At least three stones must stay in the row.
flower_rows-why-rob-nothing = No stone of this row can be robbed that would make a new row with yours.
flower_rows-why-rob-place = Choose a stone of the row to rob.
flower_rows-why-rob-alone = This stone cannot be robbed alone: choose a second one.
flower_rows-why-rob-order = Choose the second stone further behind than the first.
flower_rows-why-rob-breaks = What is left would not be a legal row.
flower_rows-why-rob-useless = This makes no new row with your stones.
flower_rows-why-build-stone = Choose the next stone of the new row.
flower_rows-why-not-next = Each stone must be 1 or 2 higher than the one before.
flower_rows-why-too-wide = The row would run further than once round the hundred.
flower_rows-why-robbed-lost = Then the robbed stones could not all go into the row.
flower_rows-why-no-row-then = That could not become a row of three.
flower_rows-why-robbed-missing = All robbed stones must go into the new row.
flower_rows-why-too-short = A row has at least three stones.
flower_rows-why-jokers-only = A row needs at least one number.
flower_rows-why-add-one = Add at least one stone.
flower_rows-why-add-stone = Choose a stone to add.
flower_rows-why-place-first = First put the chosen stone into the row.
flower_rows-why-does-not-fit = With this stone there the row would not be legal.
flower_rows-why-add-order = Stones are added inside first, then behind, then in front.

# the table
flower_rows-table-round = Round { $round } of { $rounds }
flower_rows-table-pool = Pool: { $count }
flower_rows-table-open = Open
flower_rows-table-tiles = Tiles
flower_rows-table-jokers = Jokers
flower_rows-table-new = New row
flower_rows-table-missing = to be laid
flower_rows-table-hand = In the hand
flower_rows-table-supply = Your stones
flower_rows-column-stones = Stones
flower_rows-column-known = Known
flower_rows-column-tiles = Tiles

# options
flower_rows-option-rounds = Rounds
flower_rows-option-hand = Stones at the start

# how the score is made up
flower_rows-tally-round = Round { $round }
flower_rows-tally-round-any = rounds
flower_rows-tally-tiles = Round { $round }: tiles
flower_rows-tally-tiles-any = tiles
flower_rows-tally-flowers = Round { $round }: flowers on stones left
flower_rows-tally-flowers-any = flowers on stones left

# the page
flower_rows-page-board = The board
flower_rows-page-pool = Pool with { $count ->
    [one] one stone
   *[other] { $count } stones
  }
flower_rows-page-board-jokers = Jokers on the board: { $count }
flower_rows-page-tile = Tile { $value }, { $count ->
    [0] gone
    [one] one left
   *[other] { $count } left
  }
flower_rows-page-tiles-of = Tiles, { $sum } in all
flower_rows-page-left = Stones left
flower_rows-page-round-short = Round { $round }
flower_rows-page-stone = { $number }, { $count ->
    [one] one flower
   *[other] { $count } flowers
  }
flower_rows-page-hidden = { $count ->
    [one] one hidden stone
   *[other] { $count } hidden stones
  }
flower_rows-page-known = Stones everybody knows
flower_rows-page-rows = Rows on the table
flower_rows-page-no-rows = No row lies on the table yet.
flower_rows-page-row = Row { $row }, { $player }: { $stones }
flower_rows-page-row-joker = Joker for { $numbers }
flower_rows-page-gap = Gap in row { $row } for { $numbers }
flower_rows-page-add = Add
flower_rows-page-rob = Rob
flower_rows-page-bench = Your turn
flower_rows-page-sort = Order of your stones
flower_rows-page-by-number = By number
flower_rows-page-by-runs = By runs
flower_rows-page-robbed = Robbed:
flower_rows-page-flowers = { $count ->
    [one] One flower
   *[other] { $count } flowers
  }
flower_rows-page-worth = brings tile { $tile }
flower_rows-page-prompt-start = Draw, lay, add or rob. Pick up a stone to see where it fits.
flower_rows-page-prompt-picked = Put the stone into a gap, in a joker’s place or into a new row.
flower_rows-page-prompt-pass = You can do nothing in this turn.
flower_rows-page-prompt-drawing = Draw a second stone if you like.
flower_rows-page-prompt-swapping = Which of your numbers takes the joker’s place?
flower_rows-page-prompt-robbing = Which stone do you rob?
flower_rows-page-prompt-robbing-more = A second one too?
flower_rows-page-prompt-building = Which stone comes next, from left to right?
flower_rows-page-prompt-taking = A row of three without robbing: take a joker from the board?
flower_rows-page-prompt-adding = Which of your stones do you add?
flower_rows-page-prompt-placing = Where does it go?
flower_rows-page-stop-drawing = One is enough
flower_rows-page-stop-robbing = Only this one
flower_rows-page-stop-building = Lay the row
flower_rows-page-stop-taking = No joker
flower_rows-page-stop-adding = Done

# examples
flower_rows-example-flowers = Flowers and tiles
flower_rows-example-flowers-about = Lay 10-11-13-15: 3 + 5 + 1 + 2 = 11 flowers. Tile 11 is gone, so you get the next lower one, tile 10.
flower_rows-example-robbery = A robbery
flower_rows-example-robbery-about = Rob row 1 of the 15: 17-19-20-22 stays a row, and with your 16 and 18 you lay 15-16-18. The 19 cannot go: from 17 to 20 the step would be too wide. Row 2 has only three stones and is safe.
flower_rows-example-joker = A joker from the table
flower_rows-example-joker-about = Swap your 23 for the joker in 22-J-24-25-26. Your turn has not begun with that: now rob 22 and 23, lay 21-22-23 and keep the joker.
flower_rows-example-hundred = Round the hundred
flower_rows-example-hundred-about = After 100 comes 1. Add to 99-100-2: the 1 fits between 100 and 2, then 3 and 4 behind, and at last the 97 in front.
flower_rows-example-three = Three stones and a joker
flower_rows-example-three-about = Lay 40-42-43. A row of exactly three without robbing may bring you a joker from the board; you can use it from your next turn on.

# a first game with pointers
flower_rows-learn-start = These are your stones. Whoever gets rid of all of them first ends the round; the flowers on stones you still hold then count against you.
flower_rows-learn-draw = Draw one or two stones: openly from here, or blind from the pool. You do this when you have no good row to lay.
flower_rows-learn-lay = You can lay a row: at least three stones, each 1 or 2 higher than the one before. Begin a new row here, then click your stones from left to right. Or drag them here.
flower_rows-learn-building = The flowers are counted while you build, and you see which tile they bring. More flowers bring a better tile, as long as it is still there.
flower_rows-learn-finish = This is a row already. Lay it, or go on: every stone that leaves your rack is one less to count against you.
flower_rows-learn-taking = A row of exactly three without robbing may bring a joker. A joker stands for any number and costs nothing at the end: take it.
flower_rows-learn-second = You may draw a second stone, or stop. If it fits your stones, an open one is the safe choice.
flower_rows-learn-add = One of your stones fits into this row, which may be anybody’s. Adding brings no tile, but you get rid of stones, and you may add several to the same row.
flower_rows-learn-gaps = The small numbers are the gaps: they show what fits where. Pick up a stone, and the gaps it fits into light up.
flower_rows-learn-rob = This row can be robbed: take one or two stones out of it for a new row of yours. What stays must still be a row.
flower_rows-learn-swap = One of your numbers can take this joker’s place. The joker is yours then, and your turn still goes on.
flower_rows-learn-over = The round is over. Your tiles count for you, the flowers on the stones you still hold count against you.
