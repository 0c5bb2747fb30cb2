"""What a guest at a table can do wrong, as types. The texts are in the .ftl files of the core."""

from __future__ import annotations

from reihum.core.errors import IllegalAction, ReihumError
from reihum.core.messages import Reason


class TableError(ReihumError):
    """Base of what a table refuses; nothing has changed."""


class WrongPhase(TableError):
    """Not while the table is open, or only then."""

    code = "phase"


class NotHost(TableError):
    """Only the host may do this."""

    code = "not-host"


class NotSeated(TableError):
    """Only players may do this."""

    code = "not-seated"


class AlreadySeated(TableError):
    """A guest has one seat at a table."""

    code = "already-seated"


class NoSuchSeat(TableError):
    """The table has not so many seats."""

    code = "no-seat"


class SeatTaken(TableError):
    """Somebody sits there."""

    code = "seat-taken"


class SeatEmpty(TableError):
    """Nobody sits there."""

    code = "seat-empty"


class SeatsFree(TableError):
    """A game begins when all seats are taken."""

    code = "seats-free"


class BadName(TableError):
    """A name has something to read in it, and is not too long."""

    code = "name"


class NameTaken(TableError):
    """Two players would have the same name."""

    code = "name-taken"


class BadText(TableError):
    """Nothing to read in it, or too long."""

    code = "text"


class Silenced(TableError):
    """The host has muted this guest."""

    code = "muted"


class NoSuchGuest(TableError):
    """Nobody here is called so."""

    code = "no-guest"


class Stale(TableError):
    """The game has moved on since."""

    code = "stale"


class ForbiddenStep(IllegalAction):
    """The rules forbid this step; the reason says which and why."""

    code = "forbidden-step"

    def __init__(self, action: int, reason: Reason) -> None:
        super().__init__(action)
        self.rule = reason.rule
        self.details = {"why": reason.message, "rule": reason.rule}


class NothingToTakeBack(TableError):
    """No step of this turn can be taken back."""

    code = "no-step-back"


class NothingToUndo(TableError):
    """The player has not moved yet."""

    code = "no-undo"


class AlreadyAsked(TableError):
    """The question is still open."""

    code = "already-asked"


class NotAsked(TableError):
    """There is no question to answer."""

    code = "not-asked"


class BotPlays(TableError):
    """A bot plays for this seat."""

    code = "bot-plays"


class NoBotPlays(TableError):
    """No bot plays for this seat."""

    code = "no-bot-plays"


class HintsForbidden(TableError):
    """The host does not allow hints."""

    code = "no-hints"


class OtherRules(TableError):
    """The table was opened with a version of the rules that this program does not have."""

    code = "table-rules"


class BadClock(TableError):
    """Too little or too much time."""

    code = "clock"
