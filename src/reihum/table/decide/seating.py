"""Before the start: who sits where."""

from __future__ import annotations

from reihum.protocol import commands
from reihum.table import errors, events
from reihum.table.decide.checks import free_name, need_host, need_phase, seat_at
from reihum.table.decide.decision import Decision
from reihum.table.table import Table


def sit(table: Table, guest: str, command: commands.Sit) -> Decision:
    need_phase(table, "open")
    if guest in table.seat_of:
        raise errors.AlreadySeated()
    if not seat_at(table, command.seat).free:
        raise errors.SeatTaken()
    return Decision.of(events.Sat(command.seat, guest, free_name(table, command.name)))


def add_bot(table: Table, guest: str, command: commands.AddBot) -> Decision:
    need_host(table, guest)
    need_phase(table, "open")
    if seat_at(table, command.seat).guest is not None:
        raise errors.SeatTaken()
    return Decision.of(events.BotSat(command.seat, command.level))


def remove(table: Table, guest: str, command: commands.Remove) -> Decision:
    need_host(table, guest)
    need_phase(table, "open")
    seat = seat_at(table, command.seat)
    if seat.free:
        raise errors.SeatEmpty()
    return Decision.of(events.Removed(command.seat, seat.name))


def start(table: Table, guest: str, command: commands.Start) -> Decision:
    need_host(table, guest)
    need_phase(table, "open")
    if any(seat.free for seat in table.seats):
        raise errors.SeatsFree()
    return Decision.of(events.Started())
