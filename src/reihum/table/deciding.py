"""What a command leads to: events, a new draft, or a typed error. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from reihum.protocol import commands
from reihum.protocol.commands import Command
from reihum.table import errors, events, playing
from reihum.table.decision import Decision, need_host, need_phase, own_seat, seat_at, told
from reihum.table.names import plain_name, plain_text

if TYPE_CHECKING:
    from reihum.table.table import Table


def decide(table: Table, guest: str, command: Command) -> Decision:
    return DECIDERS[type(command)](table, guest, command)


# --- before the start -------------------------------------------------------------------------------
def sit(table: Table, guest: str, command: commands.Sit) -> Decision:
    need_phase(table, "open")
    if guest in table.seat_of:
        raise errors.AlreadySeated()
    if not seat_at(table, command.seat).free:
        raise errors.SeatTaken()
    return told(events.Sat(command.seat, guest, free_name(table, command.name)))


def free_name(table: Table, wanted: str) -> str:
    """The name as it is shown, if no player has it."""
    name = plain_name(wanted)
    if any(seat.name.casefold() == name.casefold() for seat in table.seats):
        raise errors.NameTaken(name=name)
    return name


def add_bot(table: Table, guest: str, command: commands.AddBot) -> Decision:
    need_host(table, guest)
    need_phase(table, "open")
    if seat_at(table, command.seat).guest is not None:
        raise errors.SeatTaken()
    return told(events.BotSat(command.seat, command.level))


def remove(table: Table, guest: str, command: commands.Remove) -> Decision:
    need_host(table, guest)
    need_phase(table, "open")
    seat = seat_at(table, command.seat)
    if seat.free:
        raise errors.SeatEmpty()
    return told(events.Removed(command.seat, seat.name))


def start(table: Table, guest: str, command: commands.Start) -> Decision:
    need_host(table, guest)
    need_phase(table, "open")
    if any(seat.free for seat in table.seats):
        raise errors.SeatsFree()
    return told(events.Started())


# --- talk -------------------------------------------------------------------------------------------
def say(table: Table, guest: str, command: commands.Say) -> Decision:
    who = table.who(guest)
    viewer = table.viewer(guest)
    if who in table.muted or viewer.sight == "nothing":
        raise errors.Silenced()
    name = free_name(table, command.name) if viewer.seat is None else table.seats[viewer.seat].name
    return told(events.Said(who, name, viewer.seat, plain_text(command.text)))


def mute(table: Table, guest: str, command: commands.Mute) -> Decision:
    need_host(table, guest)
    if (command.who in table.muted) == command.on:
        return Decision()
    here = {seat.who for seat in table.seats} | {said.who for _, said in table.chat}
    if command.on and command.who not in here:
        raise errors.NoSuchGuest()
    return told(events.Muted(command.who, command.on))


# --- what the host allows -----------------------------------------------------------------------------
def allow(table: Table, guest: str, command: commands.Allow) -> Decision:
    need_host(table, guest)
    need_phase(table, "open", "playing")
    if getattr(table, command.what) == command.on:
        return Decision()
    return told(events.Allowed(command.what, command.on))


def ask_hands(table: Table, guest: str, command: commands.AskHands) -> Decision:
    """A host who plays agrees by asking."""
    need_host(table, guest)
    need_phase(table, "open", "playing")
    if table.hands_asked == command.on:
        return Decision()
    asked = told(events.HandsAsked(command.on))
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
    return told(events.HandsAnswered(seat, command.agree))


# --- the end --------------------------------------------------------------------------------------
def rematch(table: Table, guest: str, command: commands.Rematch) -> Decision:
    """May this guest have one? The next table is opened first (see opening.py), then told by Rematched."""
    need_phase(table, "over")
    own_seat(table, guest)
    return Decision()


def close(table: Table, guest: str, command: commands.Close) -> Decision:
    need_host(table, guest)
    need_phase(table, "open", "playing")
    return told(events.Closed("host"))


DECIDERS: dict[type[Command], Callable[[Any, str, Any], Decision]] = {
    commands.Sit: sit,
    commands.Leave: playing.leave,
    commands.AddBot: add_bot,
    commands.Remove: remove,
    commands.Start: start,
    commands.Play: playing.play,
    commands.TakeBack: playing.take_back,
    commands.AskUndo: playing.ask_undo,
    commands.AnswerUndo: playing.answer_undo,
    commands.Say: say,
    commands.Mute: mute,
    commands.HandOver: playing.hand_over_seat,
    commands.TakeOver: playing.take_over,
    commands.Allow: allow,
    commands.AskHands: ask_hands,
    commands.AnswerHands: answer_hands,
    commands.Hint: playing.hint,
    commands.Rematch: rematch,
    commands.Close: close,
}
