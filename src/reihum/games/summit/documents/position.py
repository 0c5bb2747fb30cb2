"""The position document of Summit: its shape, and what must hold in it beside the count of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from reihum.core.documents import Count, Position, Seat, check_census
from reihum.core.errors import BadRule
from reihum.games.summit import material as m
from reihum.games.summit.engine import cards
from reihum.games.summit.engine.idling import idle_limit, limit_ends_the_game
from reihum.games.summit.engine.triangles import above, below, has_owner

Card = Annotated[str, Meta(pattern="^([rbgyvo][0-9]|joker)$")]
Field = Annotated[str, Meta(pattern="^[rbgyvo][0-9*]$")]
Triangle = Annotated[list[Field | None], Meta(min_length=m.FIELDS, max_length=m.FIELDS)]
Fields = Sequence[str | None]


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
    triangles: Annotated[list[Triangle], Meta(max_length=m.MOST_TRIANGLES)]
    idle: Count = 0  # turns in a row without a card laid or stored; variant 2: since the last shuffle
    shuffles: Annotated[int, Meta(ge=0, le=m.IDLE_SHUFFLES)] = 0  # variant 2: in a row, for that reason
    to_act: Seat | None

    def pushing(self) -> bool:
        """SU-7: is it variant 2?"""
        return m.pushing(self.options)

    def laid_cards(self) -> list[tuple[int, Field]]:
        """The places with cards, and what lies there."""
        fields = [field for triangle in self.triangles for field in triangle]
        return [(place, field) for place, field in enumerate(fields) if field is not None]


def check(position: SummitPosition) -> None:
    """Raise BadRule where the document contradicts a rule."""
    check_sizes(position)
    check_turn(position)
    check_stores(position)
    check_piles(position)
    check_pushed(position)
    check_triangles(position.triangles, position.players, m.by_rows(position.options))
    check_cards(position)


def check_sizes(position: SummitPosition) -> None:
    """A store for each player, and as many triangles as the options say."""
    if len(position.stores) != position.players:
        raise BadRule("$.stores", "SU-7")
    if len(position.triangles) != m.triangles_in_game(position.players, position.options):
        raise BadRule("$.triangles", "SU-4")


def check_turn(position: SummitPosition) -> None:
    """Whose turn it is, and what may be in that hand."""
    if position.to_act is not None and position.to_act >= position.players:
        raise BadRule("$.to_act", "SU-10")
    if position.hand is not None and not may_keep(position.hand, position.to_act):
        raise BadRule("$.hand", "SU-7")
    if position.shuffles and not position.pushing():
        raise BadRule("$.shuffles", "SU-21")


def may_keep(card: Card, seat: int | None) -> bool:
    """SU-7: may a card stay with this seat? Nobody keeps one when the game is over."""
    return seat is not None and cards.may_keep(m.CARD_OF[card], seat)


def check_stores(position: SummitPosition) -> None:
    """Only cards that their player may keep."""
    for seat, store in enumerate(position.stores):
        for card in store:
            if not may_keep(card, seat):
                raise BadRule(f"$.stores[{seat}].{card}", "SU-7")


def check_piles(position: SummitPosition) -> None:
    """What can lie on the open pile."""
    if position.open and position.pushing():
        raise BadRule("$.open", "SU-7")
    if "joker" in position.open:  # who draws a joker keeps it
        raise BadRule(f"$.open[{position.open.index('joker')}]", "SU-7")


def check_pushed(position: SummitPosition) -> None:
    """Places from the top down, and only cards that were not kept."""
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
    """Seats of this game, in order, each once."""
    if by != sorted(set(by)) or by[-1] >= position.players:
        raise BadRule(where, "SU-7")


def check_triangles(triangles: Sequence[Fields], players: int, by_rows: bool) -> None:
    """Raise BadRule where a card lies that nobody could have laid there."""
    for t, fields in enumerate(triangles):
        where = f"$.triangles[{t}]"
        check_fields(where, fields, players)
        check_climber(where, fields, t, by_rows)
        check_opener(where, fields, t, by_rows)
        check_opening(f"{where}[{m.SUMMIT}]", triangles, t, players)


def check_fields(where: str, fields: Fields, players: int) -> None:
    """Each field takes its own number, or a joker, of a player."""
    for f, field in enumerate(fields):
        if field is None:
            continue
        if m.LETTERS.index(field[0]) >= players:
            raise BadRule(f"{where}[{f}]", "SU-4")
        if field[1] not in (str(m.NUMBERS[f]), m.JOKER_SIGN):
            raise BadRule(f"{where}[{f}]", "SU-11")


def who_laid(field: str | None) -> int | None:
    """The seat that laid a card on this field."""
    return None if field is None else m.LETTERS.index(field[0])


def laid_by(fields: Fields, seat: int) -> int:
    """The fields with cards of this seat, as a bit set."""
    return sum(1 << f for f, field in enumerate(fields) if who_laid(field) == seat)


def check_climber(where: str, fields: Fields, owner: int, by_rows: bool) -> None:
    """SU-11, SU-13: below an owner's card all is the owner's.

    Not even a blocker's card lies there: one of the two came later, and could not have been laid.
    """
    laid = laid_by(fields, owner)
    for f in range(m.FIELDS):
        if who_laid(fields[f]) == owner and below(1 << f, by_rows) & ~laid:
            raise BadRule(f"{where}[{f}]", "SU-13" if by_rows else "SU-11")


def check_opener(where: str, fields: Fields, t: int, by_rows: bool) -> None:
    """SU-14, SU-15: one player came down from here, and above each of that player's cards all is theirs."""
    opener = who_laid(fields[m.SUMMIT])
    for f in range(m.FIELDS):
        seat = who_laid(fields[f])
        if seat is None or seat == t:
            continue
        if seat != opener:
            raise BadRule(f"{where}[{f}]", "SU-15")
        if above(1 << f, by_rows) & ~laid_by(fields, seat):
            raise BadRule(f"{where}[{f}]", "SU-13" if by_rows else "SU-14")


def check_opening(where: str, triangles: Sequence[Fields], t: int, players: int) -> None:
    """SU-14, SU-15: who opened a triangle had reached the own summit, and took a rival's with a joker."""
    card = triangles[t][m.SUMMIT]
    opener = who_laid(card)
    if card is None or opener is None or opener == t:
        return
    if who_laid(triangles[opener][m.SUMMIT]) != opener:
        raise BadRule(where, "SU-14")
    if has_owner(t, players) and card[1] != m.JOKER_SIGN:
        raise BadRule(where, "SU-15")


def check_cards(position: SummitPosition) -> None:
    """SU-1, SU-2: every card as often as it is in the game."""
    hand = [] if position.hand is None else [position.hand]
    laid = ["joker" if field[1] == m.JOKER_SIGN else field for _, field in position.laid_cards()]
    found = Counter([*position.pile, *position.open, *hand, *laid])
    for store in position.stores:
        found.update(store)
    check_census(found, m.components(position.players))


def check_end(position: SummitPosition, stuck: bool) -> None:
    """The game is over exactly if somebody is stuck (SU-19) or nothing happened for too long (SU-21)."""
    pile = len(position.pile) + (position.hand is not None)  # before that card was drawn
    limit = idle_limit(position.pushing(), pile, position.players)
    last = limit_ends_the_game(position.pushing(), position.shuffles)
    idle = position.idle == limit and last and position.to_act is None
    if (position.idle >= limit and not idle) or (stuck and position.idle):
        raise BadRule("$.idle", "SU-21")
    if (position.to_act is None) != (stuck or idle):
        raise BadRule("$.to_act", "SU-19")
