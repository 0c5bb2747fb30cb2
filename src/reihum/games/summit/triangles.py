"""Which triangles can come about by the rules: the check of a position document's triangles."""

from __future__ import annotations

from collections.abc import Sequence

from reihum.core.errors import BadRule
from reihum.games.summit.cards import FIELDS, JOKER_SIGN, LETTERS, NUMBERS, ROW_OF, SUMMIT

Fields = Sequence[str | None]


def check_triangles(triangles: Sequence[Fields], players: int, by_rows: bool) -> None:
    """Raise BadRule where a card lies that nobody could have laid there."""
    for t, fields in enumerate(triangles):
        where = f"$.triangles[{t}]"
        check_fields(where, fields, players)
        check_climber(where, fields, t, by_rows)
        check_opener(where, triangles, t, players, by_rows)


def check_fields(where: str, fields: Fields, players: int) -> None:
    for f, field in enumerate(fields):
        if field is None:
            continue
        if LETTERS.index(field[0]) >= players:
            raise BadRule(f"{where}[{f}]", "SU-4")
        if field[1] not in (str(NUMBERS[f]), JOKER_SIGN):
            raise BadRule(f"{where}[{f}]", "SU-11")


def layer(field: str | None) -> int | None:
    """The seat that laid a card on this field."""
    return None if field is None else LETTERS.index(field[0])


def level(f: int, by_rows: bool) -> int:
    """How high a field is for the order of laying: inside a row all are equal with `simplified` (SU-13)."""
    return ROW_OF[f] if by_rows else f


def check_climber(where: str, fields: Fields, owner: int, by_rows: bool) -> None:
    """SU-11, SU-13: below an owner's card all is the owner's.

    Not even a blocker's card lies there: one of the two came later, and could not have been laid.
    """
    for f in range(FIELDS):
        if layer(fields[f]) == owner and any(
            layer(fields[g]) != owner for g in range(FIELDS) if level(g, by_rows) < level(f, by_rows)
        ):
            raise BadRule(f"{where}[{f}]", "SU-13" if by_rows else "SU-11")


def check_opener(where: str, triangles: Sequence[Fields], t: int, players: int, by_rows: bool) -> None:
    """SU-14, SU-15: one player came down from here, and above each of that player's cards all is theirs."""
    fields = triangles[t]
    opener = layer(fields[SUMMIT])
    for f in range(FIELDS):
        seat = layer(fields[f])
        if seat is None or seat == t:
            continue
        if seat != opener:
            raise BadRule(f"{where}[{f}]", "SU-15")
        if any(layer(fields[g]) != seat for g in range(FIELDS) if level(g, by_rows) > level(f, by_rows)):
            raise BadRule(f"{where}[{f}]", "SU-13" if by_rows else "SU-14")
    if opener is not None and opener != t:
        check_opening(f"{where}[{SUMMIT}]", triangles, opener, str(fields[SUMMIT]), t < players)


def check_opening(where: str, triangles: Sequence[Fields], opener: int, card: str, blocking: bool) -> None:
    if layer(triangles[opener][SUMMIT]) != opener:
        raise BadRule(where, "SU-14")
    if blocking and card[1] != JOKER_SIGN:
        raise BadRule(where, "SU-15")
