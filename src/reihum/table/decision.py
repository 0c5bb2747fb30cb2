"""A decision about a command, and what must hold before one is taken."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reihum.table import errors, events
from reihum.table.drafts import Draft
from reihum.table.events import AnyEvent
from reihum.table.seats import Seat

if TYPE_CHECKING:
    from reihum.table.table import Table


@dataclass(frozen=True)
class Decision:
    """Events to append, or the draft as it shall be from now on, or neither: all is as wanted."""

    events: list[AnyEvent] = field(default_factory=list)
    draft: Draft | None = None

    @property
    def ends_draft(self) -> bool:
        """The stored draft is to be deleted together with appending the events."""
        return any(isinstance(event, events.Played | events.Undone) for event in self.events)


def told(*made: AnyEvent) -> Decision:
    return Decision(list(made))


def need_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise errors.NotHost()


def need_phase(table: Table, *phases: str) -> None:
    if table.phase not in phases:
        raise errors.WrongPhase(phase=table.phase)


def own_seat(table: Table, guest: str) -> int:
    if guest not in table.seat_of:
        raise errors.NotSeated()
    return table.seat_of[guest]


def played_seat(table: Table, guest: str) -> int:
    """The guest's seat, in a running game and with no bot on it."""
    need_phase(table, "playing")
    seat = own_seat(table, guest)
    need_person(table.seats[seat])
    return seat


def need_person(seat: Seat) -> None:
    if seat.level is not None:
        raise errors.BotPlays()


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise errors.NoSuchSeat(seats=len(table.seats))
    return table.seats[number]
