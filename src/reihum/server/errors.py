"""What can go wrong around tables, beside what a table itself refuses."""

from __future__ import annotations

from reihum.core.errors import ReihumError


class UnknownTable(ReihumError):
    """No table has this id or code."""

    code = "unknown-table"


class Nameless(ReihumError):
    """Only for guests: they have told a name and have a cookie."""

    code = "nameless"


class BadTicket(ReihumError):
    """The ticket for another device is too old, or was not made here."""

    code = "ticket"


class Fault(ReihumError):
    """Something went wrong in the program itself."""

    code = "fault"


class NotYours(ReihumError):
    """The host forbade spectators: what is left of the game is for who played it."""

    code = "not-yours"
