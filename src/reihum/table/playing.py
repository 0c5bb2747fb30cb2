"""Commands of a running game: steps, drafts, undo, bots that play for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from reihum.core.state import State
from reihum.protocol import commands
from reihum.records.record import can_be_taken_back
from reihum.table import errors, events
from reihum.table.decision import (
    Decision,
    need_host,
    need_person,
    need_phase,
    own_seat,
    played_seat,
    seat_at,
    told,
)
from reihum.table.drafts import Draft
from reihum.table.events import AnyEvent
from reihum.table.history import steps_from

if TYPE_CHECKING:
    from reihum.table.table import Table

LEVEL_FOR_LEAVERS = "level2"


# --- steps ----------------------------------------------------------------------------------------
def play(table: Table, guest: str, command: commands.Play) -> Decision:
    seat = played_seat(table, guest)
    need_fresh(table, seat, command.base, command.step)
    before = current_state(table, seat)
    check_step(table, before, seat, command.action)
    (step,) = steps_from(before, [command.action])
    draft = own_draft(table, seat)
    if can_be_taken_back(*step):
        return Decision(draft=draft.with_step(command.action, command.cmd))
    return told(events.Played(seat, [*draft.actions, command.action], list(draft.cmds)))


def take_back(table: Table, guest: str, command: commands.TakeBack) -> Decision:
    seat = played_seat(table, guest)
    need_fresh(table, seat, command.base, command.step)
    draft = own_draft(table, seat)
    if not draft.actions:
        raise errors.NothingToTakeBack()
    return Decision(draft=draft.without_last(command.cmd))


def hint(table: Table, guest: str, command: commands.Hint) -> Decision:
    """May this guest have a hint now? Thinking is not the table's business."""
    seat = played_seat(table, guest)
    if not table.hints:
        raise errors.HintsForbidden()
    need_fresh(table, seat, command.base, command.step)
    if seat != table.to_act():
        raise errors.Stale()
    return Decision()


def bot_plays(table: Table, seat: int, base: int, actions: list[int]) -> Decision:
    if table.phase != "playing" or table.base != base:
        raise errors.Stale()
    state = table.playing().clone()
    for action in actions:
        check_step(table, state, seat, action)
        state.step(action)
    return told(events.Played(seat, actions))


def own_draft(table: Table, seat: int) -> Draft:
    if table.draft is not None and table.draft.seat == seat:
        return table.draft
    return Draft(table.base, seat)


def current_state(table: Table, seat: int) -> State:
    """The state as this seat has drafted it."""
    own = table.draft is not None and table.draft.seat == seat
    return table.drafted if own and table.drafted is not None else table.playing()


def need_fresh(table: Table, seat: int, base: int, step: int) -> None:
    if base != table.base or step != len(own_draft(table, seat).actions):
        raise errors.Stale()


def check_step(table: Table, state: State, seat: int, action: int) -> None:
    reason = table.game.why_not(state, seat, action)
    if reason is not None:
        raise errors.ForbiddenStep(action, reason)


# --- undo -----------------------------------------------------------------------------------------
def ask_undo(table: Table, guest: str, command: commands.AskUndo) -> Decision:
    seat = played_seat(table, guest)
    if table.undo is not None:
        raise errors.AlreadyAsked()
    left = table.history.last_start(seat)
    if left is None:
        raise errors.NothingToUndo()
    return told(events.UndoAsked(seat, left), *undo_if_agreed(left, {seat}, table.voters()))


def answer_undo(table: Table, guest: str, command: commands.AnswerUndo) -> Decision:
    seat = played_seat(table, guest)
    if table.undo is None or seat in table.undo.agreed:
        raise errors.NotAsked()
    answered = events.UndoAnswered(seat, command.agree)
    if not command.agree:
        return told(answered)
    agreed = table.undo.agreed | {seat}
    return told(answered, *undo_if_agreed(table.undo.actions, agreed, table.voters()))


def undo_if_agreed(actions: int, agreed: set[int], voters: set[int]) -> list[AnyEvent]:
    return [events.Undone(actions)] if voters <= agreed else []


# --- bots that play for people --------------------------------------------------------------------
def hand_over(
    table: Table, seat: int, level: str, reason: Literal["host", "clock", "left"]
) -> list[AnyEvent]:
    """A bot plays on; an undo that only this seat had not agreed to is settled by that."""
    made: list[AnyEvent] = [events.HandedOver(seat, level, reason)]
    left = table.voters() - {seat}
    if table.undo is not None and left:
        made += undo_if_agreed(table.undo.actions, table.undo.agreed, left)
    return made


def leave(table: Table, guest: str, command: commands.Leave) -> Decision:
    if table.phase == "open":
        seat = own_seat(table, guest)
        return told(events.Left(seat, table.seats[seat].name))
    return told(*hand_over(table, played_seat(table, guest), LEVEL_FOR_LEAVERS, "left"))


def hand_over_seat(table: Table, guest: str, command: commands.HandOver) -> Decision:
    need_phase(table, "playing")
    seat = seat_at(table, command.seat)
    own = seat.guest == guest
    if not own:
        need_host(table, guest)
    need_person(seat)
    return told(*hand_over(table, command.seat, command.level, "left" if own else "host"))


def take_over(table: Table, guest: str, command: commands.TakeOver) -> Decision:
    need_phase(table, "playing")
    if own_seat(table, guest) != command.seat:
        raise errors.SeatTaken()
    if table.seats[command.seat].level is None:
        raise errors.NoBotPlays()
    return told(events.TakenOver(command.seat))
