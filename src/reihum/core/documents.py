"""Position documents and views as typed structures; a broken document says where it is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from reihum.core.errors import BadCount, BadGenerator, BadShape
from reihum.core.limits import FEWEST_SEATS, LAST_SEAT, MOST_SEATS
from reihum.core.messages import Message
from reihum.core.rng import load_rng

T = TypeVar("T")
Count = Annotated[int, Meta(ge=0, le=10_000)]
Seat = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Notation = Annotated[str, Meta(title="Notation")]  # an action's; the page knows it as one of its game's
SeatNumber = Annotated[int, Meta(title="Seat")]  # in a view; a page shows who sits there
BySeat = Annotated[list[T], Meta(title="By seat")]  # in a view; a page shows it beside the players' names
FRESH = "fast:1"  # the generator of a position that names none


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """The head of every game's position document; each game adds its own fields."""

    game: str
    rules: Count
    players: Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)]
    options: dict[str, int | str] = {}
    turn: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    generator: str = FRESH


class Outcome(Struct):
    """How a game ended (G-6): ranks and scores by seat; the rule that broke a tie, if one did."""

    ranks: list[int]
    scores: list[int]
    tie_break: str | None


class TallyLine(Struct):
    """A part of the score: what for, and the points by seat; None where it does not apply."""

    label: Message
    points: list[int | None]


class Result(Outcome):
    """The outcome, and how the scores are made up, so that everybody can check them."""

    tally: list[TallyLine]


class View(Struct, kw_only=True):
    """The head of every game's view (G-5); each game adds what the viewer may know."""

    game: str
    players: int
    options: dict[str, int | str]
    seat: int | None  # whose view this is; None for spectators
    to_act: int | None  # None when the game is over
    turn: int
    result: Result | None  # None while the game goes on


class Example(Struct, forbid_unknown_fields=True):
    """A position to try a rule on, by this seat, which is to act. Its id is the name of its file."""

    rule: str
    seat: Seat
    position: dict[str, Any]


class Label(Struct):
    """What tells whose position a document is, whatever else it holds."""

    game: str
    rules: Count


P = TypeVar("P", bound=Struct)


def read_document(document: object, kind: type[P]) -> P:
    """The document as a structure of this kind, or BadShape with the path to the fault."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as fault:
        detail, _, path = str(fault).partition(" - at `")
        raise BadShape(path.rstrip("`") or "$", detail=detail) from None


def named_counts(tokens: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """How many of each component, by its token; those of which there are none are left out."""
    return {tokens[kind]: count for kind, count in enumerate(counts) if count > 0}


def check_generator(text: str) -> None:
    """BadShape if this is not how a generator is written."""
    try:
        load_rng(text)
    except BadGenerator as fault:
        raise BadShape("$.generator", detail=str(fault)) from None


def check_census(found: dict[str, int], expected: dict[str, int], where: str = "$") -> None:
    """Every component exactly as often as the rules say, or BadCount."""
    surplus = Counter(found)
    surplus.subtract(expected)
    for component, difference in sorted(surplus.items()):
        if difference:
            raise BadCount(
                where,
                component=component,
                found=found.get(component, 0),
                expected=expected.get(component, 0),
            )
