"""The rules of Chameleon as a state machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from reihum.core.documents import check_census
from reihum.core.rng import Rng, load_rng
from reihum.core.state import NOBODY, SmallState, bit, in_order, packed, places, who_starts, zeros
from reihum.core.vecs import append, vec
from reihum.games.chameleon.cards import (
    COLOURS,
    COPIES,
    DRAW,
    FINAL_CARDS,
    GAME_ID,
    GOLDEN_JOKER,
    KIND_OF,
    KINDS,
    LAST_ROUND,
    NO_CARD,
    PLACE,
    RULES,
    TAKE,
    TOKENS,
    colours_in_game,
    starting_cards,
)
from reihum.games.chameleon.position import ChameleonPosition, check
from reihum.games.chameleon.table import Player, Row, empty_rows, players_with_nothing


@final
class ChameleonState(SmallState):
    """A game of Chameleon. Only the order of the pile is hidden."""

    def __init__(
        self, options: dict[str, int | str], rng: Rng, players: list[Player], rows: list[Row], violet: bool
    ) -> None:
        super().__init__(len(players), options, rng)
        self.violet = violet  # the score table (CH-2)
        self.players = players
        self.rows = rows
        self.colours: i64 = 0  # the colours in the game, as a bit set
        self.pile = zeros(0)  # shared between clones: never changed
        self.left: i64 = 0  # cards left in the pile; the top one is pile[left - 1]
        self.removed = zeros(KINDS)  # cards that left the game with a third row (CH-14)
        self.mover: i64 = 0
        self.drawn: i64 = NO_CARD  # revealed, and now to be placed
        self.last_round = False
        self.over = False

    def clone(self) -> ChameleonState:
        new = ChameleonState(
            self.options,
            self.rng.clone(),
            [player.clone() for player in self.players],
            [row.clone() for row in self.rows],
            self.violet,
        )
        new.turn = self.turn
        new.colours = self.colours
        new.pile = self.pile
        new.left = self.left
        new.removed = self.removed[:]
        new.mover = self.mover
        new.drawn = self.drawn
        new.last_round = self.last_round
        new.over = self.over
        return new

    def to_act(self) -> i64:
        if self.over:
            return NOBODY
        return self.mover

    def bits(self) -> i64:
        if self.over:
            return 0
        if self.drawn != NO_CARD:
            return self.placings()
        return self.drawing_or_takings()

    def placings(self) -> i64:
        """CH-8: any row in the middle with room left."""
        moves: i64 = 0
        for row in self.rows:
            if row.has_room():
                moves |= bit(PLACE + row.index)
        return moves

    def drawing_or_takings(self) -> i64:
        """CH-7: draw, if some row has room (CH-8), or take a row with cards (CH-9)."""
        moves: i64 = 0
        for row in self.rows:
            if row.has_room():
                moves |= bit(DRAW)
            if row.can_be_taken():
                moves |= bit(TAKE + row.index)
        return moves

    def step(self, action: i64) -> None:
        if action == DRAW:
            self.drawn = self.reveal()
        elif action < TAKE:
            self.rows[action - PLACE].add(self.drawn)
            self.drawn = NO_CARD
            self.end_turn()
        else:
            self.take(self.rows[action - TAKE])

    def reveal(self) -> i64:
        """Turn over the top card; "last round" is set aside and replaced (CH-12)."""
        self.left -= 1
        card = self.pile[self.left]
        if card == LAST_ROUND:
            self.last_round = True
            self.left -= 1
            card = self.pile[self.left]
        return card

    def take(self, row: Row) -> None:
        """CH-9; the golden joker brings the top card of the pile at once (CH-11)."""
        player = self.players[self.mover]
        for i in range(row.size):
            card = row.cards[i]
            player.receive(card)
            if card == GOLDEN_JOKER:
                player.receive(self.reveal())
        row.size = 0
        row.taken = True
        player.out = True
        self.end_turn()

    def end_turn(self) -> None:
        """CH-7: clockwise to the next player who is still in; if there is none, the round ends."""
        self.turn += 1
        seat = self.mover
        for _ in range(self.seats):
            seat += 1
            if seat == self.seats:
                seat = 0
            if not self.players[seat].out:
                self.mover = seat
                return
        self.end_round()

    def end_round(self) -> None:
        """CH-14: who took last begins the next round; a third row's cards leave the game."""
        for row in self.rows:
            for i in range(row.size):
                self.removed[row.cards[i]] += 1
            row.back_to_the_middle()
        for player in self.players:
            player.out = False
        self.over = self.last_round  # CH-15

    def seen(self) -> i64:
        return self.drawn + 1

    def reveals(self, action: i64) -> bool:
        if action >= TAKE and action < DRAW:
            return self.rows[action - TAKE].holds(GOLDEN_JOKER)
        return action == DRAW

    def resample(self, seat: i64, rng: Rng) -> None:
        """The pile's order; where "last round" lies in it is known to all (CH-6)."""
        self.rng = rng.fork()
        cards = in_order(self.pile[: self.left], KINDS + 1)
        count = self.left
        if not self.last_round:
            count -= 1  # "last round" is the highest kind
        rng.shuffle(cards, count)
        self.pile = cards if self.last_round else with_last_round(cards[:count])

    def scores(self) -> list[int]:
        points: list[int] = []
        for player in self.players:
            points.append(player.points(self.colours, self.violet))
        return points

    def ranks(self) -> list[int]:
        return places(self.scores())  # CH-19

    def census(self) -> dict[str, int]:
        counts = self.removed[:]
        for player in self.players:
            for kind in range(KINDS):
                counts[kind] += player.cards[kind]
        for row in self.rows:
            for i in range(row.size):
                counts[row.cards[i]] += 1
        last: i64 = 0
        if self.last_round:
            last = 1
        counts = append(counts, last)
        for i in range(self.left):
            counts[self.pile[i]] += 1
        if self.drawn != NO_CARD:
            counts[self.drawn] += 1
        return {TOKENS[kind]: count for kind, count in enumerate(counts) if count > 0}

    def position(self) -> dict[str, object]:
        return {
            **self.head(GAME_ID, RULES),
            "colours": [TOKENS[c] for c in range(COLOURS) if (self.colours >> c) & 1],
            "pile": [TOKENS[card] for card in reversed(list(self.pile)[: self.left])],
            "drawn": None if self.drawn == NO_CARD else TOKENS[self.drawn],
            "rows": [
                {"cards": [TOKENS[card] for card in row.kinds()], "taken": row.taken} for row in self.rows
            ],
            "collections": [named_counts(list(player.cards)) for player in self.players],
            "out": [player.out for player in self.players],
            "removed": named_counts(list(self.removed)),
            "last_round": self.last_round,
            "to_act": None if self.over else int(self.mover),
        }

    @staticmethod
    def from_position(position: ChameleonPosition) -> ChameleonState:
        """A game from a document of the right shape, or BadPosition if it breaks the rules."""
        check(position)
        players = [Player(packed(position.counts(seat))) for seat in range(position.players)]
        rows = empty_rows(position.players)
        state = made(position.options, load_rng(position.generator), players, rows)
        state.turn = position.turn
        for colour in position.colours:
            state.colours |= bit(KIND_OF[colour])
        state.pile = packed([KIND_OF[card] for card in reversed(position.pile)])
        state.left = len(position.pile)
        state.drawn = NO_CARD if position.drawn is None else KIND_OF[position.drawn]
        for row, given in zip(rows, position.rows, strict=True):
            row.taken = given.taken
            for card in given.cards:
                row.add(KIND_OF[card])
        for player, out in zip(players, position.out, strict=True):
            player.out = out
        state.removed = packed(position.removed_counts())
        state.last_round = position.last_round
        state.over = position.to_act is None
        state.mover = 0 if position.to_act is None else position.to_act
        check_census(state.census(), components(position.colours))
        return state


def named_counts(counts: list[int]) -> dict[str, int]:
    return {TOKENS[kind]: count for kind, count in enumerate(counts) if count > 0}


def components(colours: Sequence[str]) -> dict[str, int]:
    """CH-1, CH-3: the cards of a game with these colours."""
    return {token: COPIES[kind] for kind, token in enumerate(TOKENS) if kind >= COLOURS or token in colours}


def with_last_round(cards: vec[i64]) -> vec[i64]:
    """CH-6: "last round" on top of the bottom 16 cards."""
    pile = vec[i64](capacity=len(cards) + 1)
    for i in range(len(cards)):
        if i == FINAL_CARDS:
            pile = append(pile, LAST_ROUND)
        pile = append(pile, cards[i])
    if len(cards) == FINAL_CARDS:
        pile = append(pile, LAST_ROUND)
    return pile


def made(options: dict[str, int | str], rng: Rng, players: list[Player], rows: list[Row]) -> ChameleonState:
    return ChameleonState(options, rng, players, rows, options["table"] == "violet")


def deal(seats: i64, options: dict[str, int | str], rng: Rng) -> ChameleonState:
    """CH-3 to CH-6: set up a game."""
    players = players_with_nothing(seats)
    state = made(options, rng, players, empty_rows(seats))
    colours = packed(list(range(COLOURS)))
    rng.shuffle(colours, COLOURS)
    supply = packed(list(COPIES))
    for i in range(COLOURS):
        if i < colours_in_game(int(seats)):
            state.colours |= bit(colours[i])
        else:
            supply[colours[i]] = 0
    for i in range(starting_cards(int(seats))):  # CH-5: all of different colours
        supply[colours[i]] -= 1
        players[i % seats].receive(colours[i])
    state.pile = shuffled_pile(supply, rng)
    state.left = len(state.pile)
    state.mover = who_starts(options, seats, rng)
    return state


def shuffled_pile(supply: vec[i64], rng: Rng) -> vec[i64]:
    cards = vec[i64](capacity=80)
    for kind in range(KINDS):
        for _ in range(supply[kind]):
            cards = append(cards, kind)
    rng.shuffle(cards, len(cards))
    return with_last_round(cards)
