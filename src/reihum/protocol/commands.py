"""What a client sends over the socket: strict shapes with limits on everything."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from reihum.core.errors import ReihumError
from reihum.core.levels import Level
from reihum.core.limits import LAST_ACTION, LAST_SEAT

LONGEST_FRAME = 4096  # bytes: no command is longer
NAME_LENGTH, TEXT_LENGTH, WHO_LENGTH = 24, 300, 12

Cmd = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]  # databases dislike some others
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=0, le=LAST_ACTION)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Line = Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]
Who = Annotated[str, Meta(min_length=WHO_LENGTH, max_length=WHO_LENGTH)]


def snake(name: str) -> str:
    """AddBot is called add_bot on the wire."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Frame(Struct, frozen=True, tag_field="t", tag=snake, forbid_unknown_fields=True):
    """Base of all that a client sends."""


class Command(Frame, frozen=True):
    """Wants something from the table; `cmd` is the client's name for it: sent again, it is done once."""

    cmd: Cmd


class Sit(Command, frozen=True):
    """Take a free seat."""

    seat: SeatNumber
    name: Name


class Leave(Command, frozen=True):
    """Give up the own seat; in a running game a bot plays on, and the seat can be taken back."""


class AddBot(Command, frozen=True):
    """The host puts a bot on a seat, or another bot."""

    seat: SeatNumber
    level: Level


class Remove(Command, frozen=True):
    """The host frees a seat."""

    seat: SeatNumber


class Start(Command, frozen=True):
    """The host begins the game."""


class Play(Command, frozen=True):
    """One action. `base`: the last event that changed the game; `draft_length`: actions already drafted."""

    base: Seq
    draft_length: Seq
    action: Action


class TakeBack(Command, frozen=True):
    """Take the last action of the draft back."""

    base: Seq
    draft_length: Seq


class AskUndo(Command, frozen=True):
    """Ask everybody to go back to before the own last move."""


class AnswerUndo(Command, frozen=True):
    """Yes or no to the open question."""

    agree: bool


class Say(Command, frozen=True):
    """Chat; players are called as at the table, others as they say."""

    text: Line
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class Mute(Command, frozen=True):
    """The host silences somebody."""

    who: Who
    on: bool


class HandOver(Command, frozen=True):
    """A bot shall play for a player: the host's wish, or the player's own."""

    seat: SeatNumber
    level: Level


class TakeOver(Command, frozen=True):
    """A player takes the own seat back from a bot."""

    seat: SeatNumber


class Allow(Command, frozen=True):
    """The host allows or forbids something."""

    what: Literal["spectators", "hints"]
    on: bool


class AskHands(Command, frozen=True):
    """The host asks the players to show hands to spectators, or ends it."""

    on: bool = True


class AnswerHands(Command, frozen=True):
    """Yes or no to showing hands; a yes can be taken back."""

    agree: bool


class Hint(Command, frozen=True):
    """What would a bot do?"""

    base: Seq
    draft_length: Seq


class Rematch(Command, frozen=True):
    """Once more, with rotated seats."""


class Close(Command, frozen=True):
    """The host closes the table."""


class Sync(Frame, frozen=True):
    """What came after this event?"""

    seq: Seq


class Ping(Frame, frozen=True):
    """Still there?"""


AnyCommand = (
    Sit
    | Leave
    | AddBot
    | Remove
    | Start
    | Play
    | TakeBack
    | AskUndo
    | AnswerUndo
    | Say
    | Mute
    | HandOver
    | TakeOver
    | Allow
    | AskHands
    | AnswerHands
    | Hint
    | Rematch
    | Close
)
FromClient = AnyCommand | Sync | Ping


class BadMessage(ReihumError):
    """A frame that is no message of a client: where, and what is wrong there."""

    code = "message"


_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def read_frame(frame: bytes | str) -> FromClient:
    """What a client sent, or BadMessage."""
    if len(frame) > LONGEST_FRAME:
        raise BadMessage(where="$", detail=f"{len(frame)} > {LONGEST_FRAME}")
    try:
        return _from_client.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        detail, _, path = str(fault).partition(" - at `")
        raise BadMessage(where=path.rstrip("`") or "$", detail=detail) from None
