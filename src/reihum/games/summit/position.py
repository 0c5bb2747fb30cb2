"""The position document of Summit: its shape, and what must hold in it beside the count of cards."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from msgspec import Meta, Struct

from reihum.core.documents import Count, Position, Seat, check_census
from reihum.core.errors import BadRule
from reihum.games.summit.cards import (
    CARD_OF,
    FIELDS,
    IDLE_SHUFFLES,
    JOKER_SIGN,
    LETTERS,
    MOST_TRIANGLES,
)
from reihum.games.summit.piles import pushed_by
from reihum.games.summit.players import Player
from reihum.games.summit.tokens import components, laid_cards
from reihum.games.summit.triangles import check_triangles

Card = Annotated[str, Meta(pattern="^([rbgyvo][0-9]|joker)$")]
Field = Annotated[str, Meta(pattern="^[rbgyvo][0-9*]$")]
Triangle = Annotated[list[Field | None], Meta(min_length=FIELDS, max_length=FIELDS)]


class PushedDocument(Struct, forbid_unknown_fields=True):
    """Variant 2: a card in the pile, by its place from the top, and the seats that drew and pushed it."""

    place: Annotated[int, Meta(ge=1, le=1000)]
    by: Annotated[list[Seat], Meta(min_length=1)]


class SummitPosition(Position, kw_only=True):
    """Everything about a game of Summit; both piles from the top card down.

    Seat s has colour s of red, blue, green, yellow, violet, orange and triangle s; then come the free
    triangles. A triangle lists its fields 1, 2, … 9, 0: "r4" is red's card, "r*" a joker that red laid.
    """

    pile: list[Card]
    open: list[Card] = []
    pushed: list[PushedDocument] = []
    hand: Card | None = None
    stores: list[dict[Card, Count]]
    triangles: Annotated[list[Triangle], Meta(max_length=MOST_TRIANGLES)]
    idle: Count = 0  # turns in a row without a card laid or stored; variant 2: since the last shuffle
    shuffles: Annotated[int, Meta(ge=0, le=IDLE_SHUFFLES)] = 0  # variant 2: in a row, for that reason
    to_act: Seat | None

    def pushing(self) -> bool:
        return self.options["variant"] == 2

    def marked_pile(self) -> list[int]:
        """The pile from its lowest card up, with the marks of pushed cards."""
        cards = [CARD_OF[token] for token in self.pile]
        for pushed in self.pushed:
            for seat in pushed.by:
                cards[pushed.place - 1] = pushed_by(cards[pushed.place - 1], seat)
        return cards[::-1]

    def open_pile(self) -> list[int]:
        """The open pile from its lowest card up."""
        return [CARD_OF[token] for token in reversed(self.open)]

    def seated_players(self) -> list[Player]:
        """The players with their stores and the cards they laid."""
        players = [Player(seat) for seat in range(self.players)]
        for player, store in zip(players, self.stores, strict=True):
            for token, count in store.items():
                for _ in range(count):
                    player.store(CARD_OF[token])
        for place, field in self.laid_cards():
            player = players[LETTERS.index(field[0])]
            player.lay(place)
            if field[1] != JOKER_SIGN:
                player.use_up(place % FIELDS)
        return players

    def laid_cards(self) -> list[tuple[int, Field]]:
        """The places with cards, and what lies there."""
        fields = [field for triangle in self.triangles for field in triangle]
        return [(place, field) for place, field in enumerate(fields) if field is not None]

    def golden_places(self) -> int:
        """The places with jokers, as a bit set."""
        return sum(1 << place for place, field in self.laid_cards() if field[1] == JOKER_SIGN)


def check(position: SummitPosition) -> None:
    """Raise BadRule where the document contradicts a rule."""
    check_sizes(position)
    check_turn(position)
    check_stores(position)
    check_piles(position)
    check_pushed(position)
    check_triangles(position.triangles, position.players, position.options["simplified"] == "on")
    check_cards(position)


def check_sizes(position: SummitPosition) -> None:
    if len(position.stores) != position.players:
        raise BadRule("$.stores", "SU-7")
    if len(position.triangles) != position.players + int(position.options["free_triangles"]):
        raise BadRule("$.triangles", "SU-4")


def check_turn(position: SummitPosition) -> None:
    if position.to_act is not None and position.to_act >= position.players:
        raise BadRule("$.to_act", "SU-10")
    if position.hand is not None and not may_keep(position.hand, position.to_act):
        raise BadRule("$.hand", "SU-7")
    if position.shuffles and not position.pushing():
        raise BadRule("$.shuffles", "SU-21")


def may_keep(card: Card, seat: int | None) -> bool:
    """SU-7: of a drawn card only the own colour and jokers stay with the player."""
    return seat is not None and (card == "joker" or card[0] == LETTERS[seat])


def check_stores(position: SummitPosition) -> None:
    for seat, store in enumerate(position.stores):
        for card in store:
            if not may_keep(card, seat):
                raise BadRule(f"$.stores[{seat}].{card}", "SU-7")


def check_piles(position: SummitPosition) -> None:
    if position.open and position.pushing():
        raise BadRule("$.open", "SU-7")
    if "joker" in position.open:  # who draws a joker keeps it
        raise BadRule(f"$.open[{position.open.index('joker')}]", "SU-7")


def check_pushed(position: SummitPosition) -> None:
    if position.pushed and not position.pushing():
        raise BadRule("$.pushed", "SU-7")
    before = 0
    for i, pushed in enumerate(position.pushed):
        if not before < pushed.place <= len(position.pile):
            raise BadRule(f"$.pushed[{i}].place", "SU-7")
        before = pushed.place
        check_pushers(f"$.pushed[{i}].by", pushed.by, position)
        card = position.pile[pushed.place - 1]
        if any(may_keep(card, seat) for seat in pushed.by):
            raise BadRule(f"$.pushed[{i}].by", "SU-7")


def check_pushers(where: str, by: list[Seat], position: SummitPosition) -> None:
    if by != sorted(set(by)) or by[-1] >= position.players:
        raise BadRule(where, "SU-7")


def check_cards(position: SummitPosition) -> None:
    """SU-1, SU-2: every card as often as it is in the game."""
    hand = [] if position.hand is None else [position.hand]
    found = Counter([*position.pile, *position.open, *hand, *laid_cards(position.triangles)])
    for store in position.stores:
        found.update(store)
    check_census(found, components(position.players))


def check_end(position: SummitPosition, idle_limit: int, stuck: bool) -> None:
    """The game is over exactly if somebody is stuck (SU-19) or nothing happened for too long (SU-21)."""
    drawn = position.pushing() and position.hand is not None
    limit = max(len(position.pile) + 1, position.players) if drawn else idle_limit  # before that draw
    last = not position.pushing() or position.shuffles == IDLE_SHUFFLES
    idle = position.idle == limit and last and position.to_act is None
    if (position.idle >= limit and not idle) or (stuck and position.idle):
        raise BadRule("$.idle", "SU-21")
    if (position.to_act is None) != (stuck or idle):
        raise BadRule("$.to_act", "SU-19")
