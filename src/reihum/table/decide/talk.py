"""Chat, and who is silenced."""

from __future__ import annotations

from reihum.protocol import commands
from reihum.table import errors, events
from reihum.table.decide.checks import free_name, need_host
from reihum.table.decide.decision import Decision
from reihum.table.names import plain_text
from reihum.table.table import Table


def say(table: Table, guest: str, command: commands.Say) -> Decision:
    who = table.who(guest)
    viewer = table.viewer(guest)
    if who in table.muted or viewer.sight == "nothing":
        raise errors.Silenced()
    name = free_name(table, command.name) if viewer.seat is None else table.seats[viewer.seat].name
    return Decision.of(events.Said(who, name, viewer.seat, plain_text(command.text)))


def mute(table: Table, guest: str, command: commands.Mute) -> Decision:
    need_host(table, guest)
    if (command.who in table.muted) == command.on:
        return Decision()
    here = {seat.who for seat in table.seats} | {said.who for _, said in table.chat}
    if command.on and command.who not in here:
        raise errors.NoSuchGuest()
    return Decision.of(events.Muted(command.who, command.on))
