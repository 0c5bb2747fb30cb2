"""All that lies on a table of Spot On, and how it is copied, counted, redealt and written down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import NOBODY, SmallState, in_order, places, zeros
from reihum.core.vecs import append, vec
from reihum.games.spot_on.engine.players import Player, Row
from reihum.games.spot_on.material import (
    FACE_DOWN,
    GAME_ID,
    GROUPS,
    KINDS,
    LANDING,
    MARKET,
    MENU,
    NO_CARD,
    ONTO,
    OVER,
    PHASES,
    RULES,
    token,
)

GROUP_STARTS: Final = vec[i64]([0, 3, 5, 7, 8])  # where each group begins among the market's cards
ALL_GROUPS: Final = (1 << GROUPS) - 1


class Board(SmallState):
    """The cards and whose decision is next. Hidden: the order of the pile, and bonus cards."""

    def __init__(
        self,
        options: dict[str, int | str],
        rng: Rng,
        players: list[Player],
        discards: vec[i64],
        gifts_to_giver: bool,
    ) -> None:
        super().__init__(len(players), options, rng)
        self.players = players
        self.gifts_to_giver = gifts_to_giver  # what a gift throws out (SP-15)
        self.pile = zeros(0)  # shared between clones: never changed
        self.left: i64 = 0  # cards left in the pile; the top one is pile[left - 1]
        self.market = zeros(0)  # shared between clones: never changed
        self.groups: i64 = 0  # the groups not taken yet, as a bit set
        self.discards = discards  # how many of each card
        self.starter: i64 = 0  # who has the start card (SP-3)
        self.mover: i64 = 0
        self.setting_up = True  # the dealt cards are being laid out (SP-4)
        self.phase: i64 = MENU
        self.held: i64 = NO_CARD  # between hand, store or row and its new place
        self.landing_seat: i64 = 0  # where the spot landing is, in the phase LANDING
        self.landing_slot: i64 = 0
        self.source: i64 = 0  # the slot of the card to be turned over, in the phase ONTO

    def copy_to(self, new: Board) -> None:
        """What the constructor of a clone does not do."""
        new.turn = self.turn
        new.pile = self.pile
        new.left = self.left
        new.market = self.market
        new.groups = self.groups
        new.starter = self.starter
        new.mover = self.mover
        new.setting_up = self.setting_up
        new.phase = self.phase
        new.held = self.held
        new.landing_seat = self.landing_seat
        new.landing_slot = self.landing_slot
        new.source = self.source

    def to_act(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        return self.mover

    def landing_row(self) -> Row:
        return self.players[self.landing_seat].rows[self.landing_slot]

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        if seat == self.seats:
            seat = 0
        return seat

    def fill_market(self) -> None:
        """SP-5: four groups from the pile; SP-28: the game is over if it has too few cards."""
        if self.left < MARKET:
            self.phase = OVER
            return
        market = vec[i64](capacity=MARKET)
        for _ in range(MARKET):
            self.left -= 1
            market = append(market, self.pile[self.left])
        self.market = market
        self.groups = ALL_GROUPS

    def resample(self, seat: i64, rng: Rng) -> None:
        """The pile's order, and the bonus cards in the score piles, which nobody has seen."""
        self.rng = rng.fork()
        unseen = self.pile[: self.left]
        for player in self.players:
            for card in player.bonus:
                unseen = append(unseen, card)
        unseen = in_order(unseen, KINDS)
        rng.shuffle(unseen, len(unseen))
        dealt = self.left
        for player in self.players:
            player.bonus = unseen[dealt : dealt + len(player.bonus)]
            dealt += len(player.bonus)
        self.pile = unseen  # of which only the first `left` cards count

    def scores(self) -> list[int]:
        """SP-28: the cards in the score piles."""
        points: list[int] = []
        for player in self.players:
            points.append(player.points)
        return points

    def ranks(self) -> list[int]:
        return places(self.scores())

    def group(self, index: i64) -> list[int]:
        """The cards of a group of the market; none if it is taken."""
        if (self.groups >> index) & 1 == 0:
            return []
        return list(self.market)[GROUP_STARTS[index] : GROUP_STARTS[index + 1]]

    def census(self) -> dict[str, int]:
        counts = self.discards[:]
        for i in range(self.left):
            counts[self.pile[i]] += 1
        for index in range(GROUPS):
            for card in self.group(index):
                counts[card] += 1
        for player in self.players:
            count_cards(player, counts)
        if self.held != NO_CARD:
            counts[self.held] += 1
        return named_counts(list(counts))

    def position(self) -> dict[str, object]:
        landing = {"seat": int(self.landing_seat), "slot": self.landing_slot + 1}
        return {
            **self.head(GAME_ID, RULES),
            "pile": [token(card) for card in reversed(list(self.pile)[: self.left])],
            "market": [tokens(self.group(index)) for index in range(GROUPS)],
            "discards": named_counts(list(self.discards)),
            "collections": [[tokens(row.kinds()) for row in player.rows] for player in self.players],
            "hands": [tokens(list(player.hand)[: player.pending]) for player in self.players],
            "scored": [named_counts(list(player.scored)) for player in self.players],
            "bonus": [tokens(list(player.bonus)) for player in self.players],
            "starter": int(self.starter),
            "setting_up": self.setting_up,
            "phase": PHASES[self.phase],
            "held": None if self.held == NO_CARD else token(self.held),
            "landing": landing if self.phase == LANDING else None,
            "source": self.source + 1 if self.phase == ONTO else None,
            "to_act": None if self.phase == OVER else int(self.mover),
        }


def tokens(cards: list[int]) -> list[str]:
    return [token(card) for card in cards]


def named_counts(counts: list[int]) -> dict[str, int]:
    return {token(card): count for card, count in enumerate(counts) if count > 0}


def count_cards(player: Player, counts: vec[i64]) -> None:
    """Add all cards of a player to the counts."""
    for i in range(player.pending):
        counts[player.hand[i]] += 1
    for row in player.rows:
        for i in range(row.size):
            counts[row.cards[i] & (FACE_DOWN - 1)] += 1
    for card in range(KINDS):
        counts[card] += player.scored[card]
    for card in player.bonus:
        counts[card] += 1
