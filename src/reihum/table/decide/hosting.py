"""What the host allows, whether spectators see hands, and the table's end."""

from __future__ import annotations

from reihum.protocol import commands
from reihum.table import errors, events
from reihum.table.decide.checks import need_host, need_phase, own_seat
from reihum.table.decide.decision import Decision
from reihum.table.table import Table


def allow(table: Table, guest: str, command: commands.Allow) -> Decision:
    need_host(table, guest)
    need_phase(table, "open", "playing")
    if getattr(table, command.what) == command.on:
        return Decision()
    return Decision.of(events.Allowed(command.what, command.on))


def ask_hands(table: Table, guest: str, command: commands.AskHands) -> Decision:
    """A host who plays agrees by asking."""
    need_host(table, guest)
    need_phase(table, "open", "playing")
    if table.hands_asked == command.on:
        return Decision()
    asked = Decision.of(events.HandsAsked(command.on))
    if command.on and guest in table.seat_of:
        asked.events.append(events.HandsAnswered(table.seat_of[guest], agree=True))
    return asked


def answer_hands(table: Table, guest: str, command: commands.AnswerHands) -> Decision:
    need_phase(table, "open", "playing")
    seat = own_seat(table, guest)
    if not table.hands_asked:
        raise errors.NotAsked()
    if (seat in table.hands_agreed) == command.agree:
        return Decision()
    return Decision.of(events.HandsAnswered(seat, command.agree))


def rematch(table: Table, guest: str, command: commands.Rematch) -> Decision:
    """May this guest have one? The next table is made by `new_table`, whose host stores it with Rematched."""
    need_phase(table, "over")
    own_seat(table, guest)
    return Decision()


def close(table: Table, guest: str, command: commands.Close) -> Decision:
    need_host(table, guest)
    need_phase(table, "open", "playing")
    return Decision.of(events.Closed("host"))
