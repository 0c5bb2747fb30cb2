"""What must outlive the process: changes are given to a `Store` and are on disk when it answers."""

from reihum.server.store.changes import (
    Analysis,
    BadDatabase,
    Change,
    Clear,
    Columns,
    Conflict,
    Draft,
    Guest,
    Listing,
    NewSchema,
    OldSchema,
    Outcome,
    Repeated,
    StoreDown,
    TableRow,
    TableSnapshot,
    Written,
)
from reihum.server.store.store import Store

__all__ = [
    "Analysis",
    "BadDatabase",
    "Change",
    "Clear",
    "Columns",
    "Conflict",
    "Draft",
    "Guest",
    "Listing",
    "NewSchema",
    "OldSchema",
    "Outcome",
    "Repeated",
    "Store",
    "StoreDown",
    "TableRow",
    "TableSnapshot",
    "Written",
]
