"""What the server sends over the socket. All words are messages in no language: an id and arguments.

A client knows a table as one document, `{"table": …, "view": …, "hands": …}`: a `Snapshot` brings all of it,
`News` brings patches of it. Actions not committed yet come as a `DraftNews` upon the same document.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from reihum.core.messages import Message
from reihum.protocol.commands import snake
from reihum.protocol.patches import Patch
from reihum.protocol.values import Clock, Phase, Viewer

PROTOCOL = 2  # the version of commands and messages: it rises when a field or a meaning changes


class ToClient(Struct, frozen=True, tag_field="t", tag=snake, omit_defaults=True):
    """Base of all that the server sends. Fields that are not there are null, false or empty."""


class SeatPicture(Struct, frozen=True):
    """A seat. `level`: of the bot that plays here; `who` is missing where no guest has the seat."""

    name: str
    who: str | None
    level: str | None


class UndoPicture(Struct, frozen=True):
    """Who asks to go back, to the state after how many actions of the game, and which seats agreed."""

    seat: int
    back_to: int
    agreed: list[int]


class HandsPicture(Struct, frozen=True):
    """Spectators see hands when this was asked and all have agreed."""

    asked: bool
    agreed: list[int]
    shown: bool


class ClockPicture(Struct, frozen=True):
    """The clock, since when the running move is counted, and milliseconds left by seat before it."""

    clock: Clock
    since: int
    left: list[int]


class TablePicture(Struct, frozen=True):
    """The table around the game: the same for everybody."""

    game: str
    options: dict[str, int | str]
    phase: Phase
    public: bool
    host: str
    seats: list[SeatPicture]
    hints: bool
    spectators: bool
    hands: HandsPicture
    undo: UndoPicture | None
    clock: ClockPicture | None
    muted: list[str]
    commitment: str
    next: str | None


class LegalAction(Struct, frozen=True):
    """Something the reader may do now; `commits`: it cannot be taken back once it is played."""

    action: int
    notation: str
    words: Message
    commits: bool


class Chat(Struct, frozen=True):
    """A line of chat, in its place among the events."""

    seq: int
    who: str
    name: str
    seat: int | None
    text: str


class LogEntry(Struct, frozen=True):
    """What an event meant, line by line."""

    seq: int
    lines: list[Message]


class Welcome(ToClient, frozen=True):
    """The first message: the server's version, how others call the reader, epoch milliseconds.

    `protocol` is the version of these messages; a server that sends none speaks version 1.
    """

    version: str
    who: str
    now: int
    protocol: int = 1


class Snapshot(ToClient, frozen=True):
    """Everything the reader may know of the table, after the event `seq`."""

    seq: int
    base: int
    you: Viewer
    table: TablePicture
    view: dict[str, Any] | None = None
    hands: list[dict[str, Any]] | None = None
    log: list[LogEntry] = []
    chat: list[Chat] = []
    legal: list[LegalAction] | None = None


class News(ToClient, frozen=True):
    """What the event `seq` changed. When `base` changes, `legal` is all that the reader may do now."""

    seq: int
    base: int
    patch: Patch = []
    log: list[Message] = []
    chat: Chat | None = None
    legal: list[LegalAction] | None = None


class DraftNews(ToClient, frozen=True, tag="draft"):
    """The reader's own draft upon `base`: its actions, what they change in the document, what may follow."""

    base: int
    actions: list[int]
    patch: Patch
    legal: list[LegalAction]


class Ok(ToClient, frozen=True):
    """Done and stored; for actions of a draft `seq` is the event that the draft builds on."""

    cmd: str
    seq: int


class No(ToClient, frozen=True):
    """Refused; nothing has changed. The text's id is `error-<code>`; `rule` forbids a step."""

    code: str
    cmd: str | None = None
    args: dict[str, Any] = {}
    rule: str | None = None


class Presence(ToClient, frozen=True):
    """Which seats have somebody looking, and how many others look."""

    seats: list[bool]
    others: int = 0


class Prospect(Struct, frozen=True):
    """A legal action and what it promises to the reader: chance to win, score, rank."""

    action: int
    notation: str
    words: Message
    visits: int
    win: float
    score: float
    rank: float


class HintReady(ToClient, frozen=True, tag="hint"):
    """What a bot thinks of the reader's actions, the best first."""

    cmd: str
    base: int
    draft_length: int
    prospects: list[Prospect]


class Analysis(ToClient, frozen=True):
    """The state of the finished game's analysis; while it is running, how far it is, from 0 to 1."""

    state: Literal["running", "ready", "failed"]
    progress: float = 0.0


ByeReason = Literal["slow", "shutdown", "gone", "limit"]


class Bye(ToClient, frozen=True):
    """The server closes the socket, and why."""

    reason: ByeReason


class Pong(ToClient, frozen=True):
    """Still here."""


FromServer = Welcome | Snapshot | News | DraftNews | Ok | No | Presence | HintReady | Analysis | Bye | Pong

_encoder = msgspec.json.Encoder()


def write(message: ToClient) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)
