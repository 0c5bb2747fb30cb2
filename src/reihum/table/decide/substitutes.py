"""Bots that play for people: a seat is handed over, and taken back."""

from __future__ import annotations

from typing import Literal

from reihum.protocol import commands
from reihum.table import errors, events
from reihum.table.decide.checks import need_host, need_person, need_phase, own_seat, played_seat, seat_at
from reihum.table.decide.decision import Decision
from reihum.table.decide.undo import undo_if_agreed
from reihum.table.events import AnyEvent
from reihum.table.table import Table

LEVEL_FOR_LEAVERS = "level2"


def hand_over(
    table: Table, seat: int, level: str, reason: Literal["host", "clock", "left"]
) -> list[AnyEvent]:
    """A bot plays on; an undo that only this seat had not agreed to is settled by that."""
    caused: list[AnyEvent] = [events.HandedOver(seat, level, reason)]
    left = table.voters() - {seat}
    if table.undo is not None and left:
        caused += undo_if_agreed(table.undo.actions, table.undo.agreed, left)
    return caused


def leave(table: Table, guest: str, command: commands.Leave) -> Decision:
    """Before the start the seat is free again; in a running game a bot plays on."""
    if table.phase == "open":
        seat = own_seat(table, guest)
        return Decision.of(events.Left(seat, table.seats[seat].name))
    return Decision(hand_over(table, played_seat(table, guest), LEVEL_FOR_LEAVERS, "left"))


def hand_over_seat(table: Table, guest: str, command: commands.HandOver) -> Decision:
    need_phase(table, "playing")
    seat = seat_at(table, command.seat)
    own = seat.guest == guest
    if not own:
        need_host(table, guest)
    need_person(seat)
    return Decision(hand_over(table, command.seat, command.level, "left" if own else "host"))


def take_over(table: Table, guest: str, command: commands.TakeOver) -> Decision:
    need_phase(table, "playing")
    if own_seat(table, guest) != command.seat:
        raise errors.SeatTaken()
    if table.seats[command.seat].level is None:
        raise errors.NoBotPlays()
    return Decision.of(events.TakenOver(command.seat))
