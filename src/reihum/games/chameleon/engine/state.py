"""A game of Chameleon in progress: the rules as a state machine."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from reihum.core.documents import named_counts
from reihum.core.rng import Rng
from reihum.core.state import SmallState, in_order, places, zeros
from reihum.core.vecs import append
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.legal import drawing_or_takings, placings
from reihum.games.chameleon.engine.pile import with_last_round
from reihum.games.chameleon.engine.players import Player
from reihum.games.chameleon.engine.rows import Row


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
        self.removed = zeros(m.KINDS)  # cards that left the game with a third row (CH-14)
        self.drawn: i64 = m.NO_CARD  # revealed, and now to be placed
        self.last_round = False

    def clone(self) -> ChameleonState:
        new = ChameleonState(
            self.options,
            self.rng.clone(),
            [player.clone() for player in self.players],
            [row.clone() for row in self.rows],
            self.violet,
        )
        new.copy_turn(self)
        new.colours = self.colours
        new.pile = self.pile
        new.left = self.left
        new.removed = self.removed[:]
        new.drawn = self.drawn
        new.last_round = self.last_round
        return new

    def bits(self) -> i64:
        if self.over:
            return 0
        if self.drawn != m.NO_CARD:
            return placings(self.rows)
        return drawing_or_takings(self.rows)

    def step(self, action: i64) -> None:
        if action == m.DRAW:
            self.drawn = self.reveal()
        elif action < m.TAKE:
            self.rows[action - m.PLACE].add(self.drawn)
            self.drawn = m.NO_CARD
            self.end_turn()
        else:
            self.take(self.rows[action - m.TAKE])

    def reveal(self) -> i64:
        """Turn over the top card; "last round" is set aside and replaced (CH-12)."""
        self.left -= 1
        card = self.pile[self.left]
        if card == m.LAST_ROUND:
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
            if card == m.GOLDEN_JOKER:
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
            seat = self.seat_after(seat)
            if not self.players[seat].out:
                self.mover = seat
                return
        self.end_round()

    def rivals_in(self) -> i64:
        """The others who are still in this round; without any, who takes ends it (CH-14)."""
        count: i64 = 0
        for seat in range(self.seats):
            if seat != self.mover and not self.players[seat].out:
                count += 1
        return count

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
        if action >= m.TAKE and action < m.DRAW:
            return self.rows[action - m.TAKE].holds(m.GOLDEN_JOKER)
        return action == m.DRAW

    def resample(self, seat: i64, rng: Rng) -> None:
        """The pile's order; where "last round" lies in it is known to all (CH-6)."""
        self.rng = rng.fork()
        cards = in_order(self.pile[: self.left], m.KINDS + 1)
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
            for kind in range(m.KINDS):
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
        if self.drawn != m.NO_CARD:
            counts[self.drawn] += 1
        return named_counts(m.TOKENS, list(counts))


def new_state(
    options: dict[str, int | str], rng: Rng, players: list[Player], rows: list[Row]
) -> ChameleonState:
    """A game with the score table of its options (CH-2), before anything is dealt."""
    return ChameleonState(options, rng, players, rows, options["table"] == "violet")
