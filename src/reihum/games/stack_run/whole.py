"""Everything on a table of Stack Run: copied, redealt, counted, written down and read back."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.documents import check_census
from reihum.core.rng import Rng
from reihum.core.state import SmallState, bit, in_order, packed, places, zeros
from reihum.core.vecs import append, vec
from reihum.games.stack_run.cards import (
    COPIES,
    GAME_ID,
    KIND_OF,
    KINDS,
    NO_CARD,
    NO_PILE,
    PHASES,
    PILES,
    PLACES,
    PLAY,
    RULES,
    TOKENS,
    TWELVE,
    colours_of_seats,
    home_of,
)
from reihum.games.stack_run.position import SeatDocument, StackRunPosition, check, listed
from reihum.games.stack_run.table import Pile, Player, append_all, counts, read_pile, tally_of


class WholeTable(SmallState):
    """The state. Hidden are foreign hands, the stock, and the stacks but for tops and swapped cards."""

    def __init__(
        self,
        options: dict[str, int | str],
        rng: Rng,
        players: list[Player],
        piles: list[Pile],
        either: bool,
        patience: i64,
    ) -> None:
        super().__init__(len(players), options, rng)
        self.players = players
        self.piles = piles
        self.either = either  # pawns may move back, too (ST-15)
        self.patience: i64 = patience  # so many idle turns end the game (ST-25)
        self.stock = zeros(0)  # shared between clones: never changed
        self.left: i64 = 0  # cards left in the stock; the top one is stock[left - 1]
        self.completed: i64 = 0  # cards of completed piles, a tally (ST-14)
        self.help_top: i64 = NO_CARD
        self.help_below: i64 = 0  # the help pile but for its top card, a tally
        self.mover: i64 = 0
        self.phase: i64 = PLAY
        self.follow: i64 = NO_PILE  # the pile that needs its following card at once (ST-17)
        self.distance: i64 = 0  # how far a pawn must move now
        self.field_used = False  # in this turn
        self.laid: i64 = 0  # cards in this turn (ST-26)
        self.stack_played = False  # in this turn
        self.idle: i64 = 0  # finished turns in a row without a card from a stack (ST-25)
        self.over = False

    def copy_to(self, new: WholeTable) -> None:
        """All that is not passed on when a clone is made."""
        new.turn = self.turn
        new.stock = self.stock
        new.left = self.left
        new.completed = self.completed
        new.help_top = self.help_top
        new.help_below = self.help_below
        new.mover = self.mover
        new.phase = self.phase
        new.follow = self.follow
        new.distance = self.distance
        new.field_used = self.field_used
        new.laid = self.laid
        new.stack_played = self.stack_played
        new.idle = self.idle
        new.over = self.over

    # --- what is hidden ---
    def resample(self, seat: i64, rng: Rng) -> None:
        """All face-down cards and foreign hands are one unknown set, but for swapped cards."""
        self.rng = rng.fork()
        cards = in_order(self.unknown_to(seat), KINDS)
        dealt = self.redeal_hands(seat, cards, rng)
        for player in self.players:
            dealt = player.redeal_stack(cards, dealt)
        self.stock = cards[dealt:]

    def unknown_to(self, seat: i64) -> vec[i64]:
        cards = self.stock[: self.left]
        for i in range(self.seats):
            player = self.players[i]
            if i != seat:
                cards = append_all(cards, player.hand)
            for place in range(player.left):
                if not player.knows_place(place):
                    cards = append(cards, player.stack[place])
        return cards

    def redeal_hands(self, seat: i64, cards: vec[i64], rng: Rng) -> i64:
        """From the shuffled cards; returns how many. All know that a due card can follow (ST-17)."""
        while True:
            rng.shuffle(cards, len(cards))
            dealt: i64 = 0
            for i in range(self.seats):
                if i != seat:
                    dealt = self.players[i].redeal_hand(cards, dealt)
            if self.follow == NO_PILE or self.players[self.mover].ways(self.piles[self.follow].height) != 0:
                return dealt

    # --- set-up ---
    def open_piles(self, deck: vec[i64]) -> vec[i64]:
        """ST-6: a card on each place, but a 12 goes back; returns the other cards."""
        rest = deck[PILES:]
        for p in range(PILES):
            if deck[p] == TWELVE:
                rest = append(rest, deck[p])
            else:
                self.piles[p].begin(deck[p])
        return rest

    def deal_stacks(self, cards: vec[i64], size: i64) -> None:
        """ST-7: a stack for each player, the others are the stock; ST-5: pawns on their corners."""
        left = len(cards)
        for seat, colour in enumerate(colours_of_seats(int(self.seats))):
            home = home_of(colour)
            self.players[seat].stand(home[0], home[1])
            self.players[seat].stack = cards[left - size : left]
            self.players[seat].left = size
            left -= size
        self.stock = cards
        self.left = left

    # --- results ---
    def scores(self) -> list[int]:
        """ST-22: cards left in the stack."""
        left: list[int] = []
        for player in self.players:
            left.append(player.left)
        return left

    def ranks(self) -> list[int]:
        return places(self.scores(), fewest_wins=True)

    def census(self) -> dict[str, int]:
        """Counted one by one: a tally has no room for the surplus of a wrong document."""
        found = [0] * KINDS
        heaps = [self.completed, self.help_below]
        heaps.extend([pile.cards() for pile in self.piles])
        heaps.extend([player.hand for player in self.players])
        for heap in heaps:
            for kind, number in enumerate(counts(heap)):
                found[kind] += number
        for card in self.face_down_or_on_top():
            found[card] += 1
        return {TOKENS[kind]: number for kind, number in enumerate(found) if number > 0}

    def face_down_or_on_top(self) -> list[int]:
        """The cards of the stock and the stacks, and the help pile's top card."""
        cards = list(self.stock)[: self.left]
        for player in self.players:
            cards.extend(list(player.stack)[: player.left])
        if self.help_top != NO_CARD:
            cards.append(self.help_top)
        return cards

    # --- documents ---
    def position(self) -> dict[str, object]:
        return {
            **self.head(GAME_ID, RULES),
            "piles": [pile.tokens() for pile in self.piles],
            "stock": [TOKENS[card] for card in reversed(list(self.stock)[: self.left])],
            "completed": named_counts(self.completed),
            "help": {
                "top": None if self.help_top == NO_CARD else TOKENS[self.help_top],
                "below": named_counts(self.help_below),
            },
            "seats": [seat_document(player) for player in self.players],
            "phase": PHASES[self.phase],
            "follow": None if self.follow == NO_PILE else PLACES[self.follow],
            "distance": None if self.distance == 0 else int(self.distance),
            "field_used": self.field_used,
            "laid": int(self.laid),
            "stack_played": self.stack_played,
            "idle": int(self.idle),
            "to_act": None if self.over else int(self.mover),
        }

    def read(self, position: StackRunPosition) -> None:
        """Lay out what a document says, or raise BadPosition where it breaks the rules."""
        check(position)
        self.turn = position.turn
        self.piles = [read_pile(list(pile)) for pile in position.piles]
        self.stock = packed([KIND_OF[card] for card in reversed(position.stock)])
        self.left = len(position.stock)
        self.completed = tally_of(listed(position.completed))
        self.help_top = NO_CARD if position.help.top is None else KIND_OF[position.help.top]
        self.help_below = tally_of(listed(position.help.below))
        self.players = [read_seat(seat) for seat in position.seats]
        self.phase = PHASES.index(position.phase)
        self.follow = NO_PILE if position.follow is None else PLACES.index(position.follow)
        self.distance = 0 if position.distance is None else position.distance
        self.field_used = position.field_used
        self.laid = position.laid
        self.stack_played = position.stack_played
        self.idle = position.idle
        self.over = position.to_act is None
        self.mover = 0 if position.to_act is None else position.to_act
        check_census(self.census(), dict(zip(TOKENS, COPIES, strict=True)))


def named_counts(tally: i64) -> dict[str, int]:
    return {TOKENS[kind]: number for kind, number in enumerate(counts(tally)) if number > 0}


def seat_document(player: Player) -> dict[str, object]:
    return {
        "pawns": [int(player.first_pawn + 1), int(player.second_pawn + 1)],
        "hand": named_counts(player.hand),
        "stack": [TOKENS[card] for card in reversed(list(player.stack)[: player.left])],
        "known": [place + 1 for place in range(player.left) if (player.known >> place) & 1],
    }


def read_seat(document: SeatDocument) -> Player:
    player = Player(packed([KIND_OF[card] for card in reversed(document.stack)]), len(document.stack))
    for place in document.known:
        player.known |= bit(place - 1)
    for card, number in document.hand.items():
        for _ in range(number):
            player.take(KIND_OF[card])
    player.stand(document.pawns[0] - 1, document.pawns[1] - 1)
    return player
