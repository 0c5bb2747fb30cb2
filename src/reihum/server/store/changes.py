"""What is given to the store and what it answers."""

from __future__ import annotations

from typing import TypedDict

from msgspec import Struct

from reihum.core.errors import ReihumError
from reihum.table.drafts import Draft as Draft
from reihum.table.events import StoredEvent as StoredEvent


class Clear(Struct, frozen=True):
    """The draft goes, if there is one."""


class TableRow(Struct, frozen=True):
    """The row of a table. Never shown as it is: it holds the seed and the host's id."""

    id: str
    code: str
    game: str
    rules: int
    seed: bytes
    public: bool
    seats: int
    host: str
    about: bytes
    opened_at: int
    phase: str = "open"
    seats_taken: int = 0
    changed_at: int = 0
    seq: int = 0
    draft_version: int = 0
    due_at: int | None = None
    due_by: str | None = None
    lease_ends: int = 0


class Listing(Struct, frozen=True):
    """What a list of tables may show of one."""

    id: str
    code: str
    game: str
    rules: int
    public: bool
    phase: str
    seats: int
    seats_taken: int
    about: bytes
    opened_at: int
    changed_at: int
    seq: int


class TableSnapshot(Struct, frozen=True):
    """A table at one moment: its row, its events after a number, its draft."""

    row: TableRow
    events: list[StoredEvent]
    draft: Draft | None


class Columns(TypedDict, total=False):
    """Columns of the table's row that a change can set; those it does not name stay."""

    phase: str
    seats_taken: int
    public: bool
    host: str
    about: bytes
    due_at: int | None


class Change(Struct, frozen=True):
    """Events, a draft or both, decided on what the table was at `base_seq` and `draft_version`.

    `opening` makes the table (then `base_seq` is 0). `seatings` says who sits on a seat from now on, None:
    nobody. `also` is a change of another table that stands or falls with this one.
    """

    table: str
    base_seq: int
    draft_version: int = 0
    events: tuple[StoredEvent, ...] = ()
    draft: Draft | Clear | None = None
    row: Columns = {}
    seatings: dict[int, str | None] = {}
    opening: TableRow | None = None
    also: Change | None = None


class Written(Struct, frozen=True):
    """It is stored: events up to `seq`, the draft for the `draft_version`-th time."""

    seq: int
    draft_version: int


class Conflict(Struct, frozen=True):
    """The table is not what the change was decided on: catch up and decide again.

    For an opening: the id or the code is taken.
    """


class Repeated(Struct, frozen=True):
    """The command is stored already, with this number."""

    seq: int


Outcome = Written | Conflict | Repeated


class Guest(Struct, frozen=True):
    """Somebody who plays without an account."""

    id: str
    name: str
    created_at: int
    seen_at: int


class Analysis(Struct, frozen=True):
    """How far the analysis of a finished game is, in percent, and what it found."""

    state: str  # running, ready, failed
    progress: int
    changed_at: int
    body: bytes | None


class StoreDown(ReihumError):
    """The store does not answer; nothing was written."""

    code = "store-down"


class OldSchema(ReihumError):
    """The database is behind this program."""

    code = "schema"


class NewSchema(ReihumError):
    """A newer program has been at the database."""

    code = "schema-ahead"


class BadDatabase(ReihumError):
    """The address of a database cannot be used."""

    code = "database"
