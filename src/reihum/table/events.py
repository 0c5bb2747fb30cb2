"""What is stored of a table: one event after another. A table is the fold of its events."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from reihum.protocol.values import Clock

OPENED_SEQ = 1  # every table begins with its Opened
SERVER = ""  # who causes an event that no guest asked for


class Event(Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """Base of all events; the names in the store are the class names in small letters."""


class Opened(Event, frozen=True):
    """The table, as its host wanted it. Its seed is kept elsewhere; `commitment` binds to it."""

    game: str
    rules: int
    options: dict[str, int | str]
    seats: int
    commitment: str
    public: bool = False
    name_of_host: str = ""
    clock: Clock | None = None
    hints: bool = False
    spectators: bool = True


class Sat(Event, frozen=True):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str


class Left(Event, frozen=True):
    """A guest left a seat before the start."""

    seat: int
    name: str


class BotSat(Event, frozen=True):
    """The host put a bot on a seat."""

    seat: int
    level: str


class Removed(Event, frozen=True):
    """The host freed a seat before the start; a bot has no name."""

    seat: int
    name: str


class Started(Event, frozen=True):
    """All seats are taken; the game is dealt."""


class Played(Event, frozen=True):
    """Committed steps: the draft and the step that committed it. `cmds` are those of the draft."""

    seat: int
    actions: list[int]
    cmds: list[str] = []


class UndoAsked(Event, frozen=True):
    """A player asks to go back to the first `actions` steps of the game."""

    seat: int
    actions: int


class UndoAnswered(Event, frozen=True):
    """A player's answer; one no ends the question."""

    seat: int
    agree: bool


class Undone(Event, frozen=True):
    """The game goes back to its first `actions` steps."""

    actions: int


class Said(Event, frozen=True):
    """A line of chat, by a player or a spectator."""

    who: str
    name: str
    seat: int | None
    text: str


class Muted(Event, frozen=True):
    """The host silenced somebody, or lets them speak again."""

    who: str
    on: bool


class HandedOver(Event, frozen=True):
    """A bot plays for a player who may come back."""

    seat: int
    level: str
    reason: Literal["host", "clock", "left"]


class TakenOver(Event, frozen=True):
    """The player is back."""

    seat: int


class Allowed(Event, frozen=True):
    """The host allows or forbids something."""

    what: Literal["spectators", "hints"]
    on: bool


class HandsAsked(Event, frozen=True):
    """The host asks to show hands to spectators, or ends it."""

    on: bool


class HandsAnswered(Event, frozen=True):
    """A player's answer; hands are shown while all players agree."""

    seat: int
    agree: bool


class Rematched(Event, frozen=True):
    """The same people meet again at another table."""

    table: str


class Closed(Event, frozen=True):
    """Nobody plays here any more."""

    reason: str


AnyEvent = (
    Opened
    | Sat
    | Left
    | BotSat
    | Removed
    | Started
    | Played
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Muted
    | HandedOver
    | TakenOver
    | Allowed
    | HandsAsked
    | HandsAnswered
    | Rematched
    | Closed
)


class StoredEvent(Struct, frozen=True):
    """An event in its place: when (epoch milliseconds), by whom, by which command."""

    seq: int
    at: int
    by: str
    cmd: str | None
    event: AnyEvent


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: Event) -> bytes:
    """An event as the store keeps it."""
    return _encoder.encode(event)


def read_event(body: bytes | str) -> AnyEvent:
    """An event that `write_event` wrote."""
    return _decoder.decode(body)
