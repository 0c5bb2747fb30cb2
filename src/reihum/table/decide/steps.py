"""Steps of a running game: played, drafted, taken back; and who may have a hint."""

from __future__ import annotations

from reihum.protocol import commands
from reihum.records.record import can_be_taken_back
from reihum.table import errors, events
from reihum.table.decide.checks import legal_step, need_fresh, played_seat
from reihum.table.decide.decision import Decision
from reihum.table.history import Step
from reihum.table.table import Table


def play(table: Table, guest: str, command: commands.Play) -> Decision:
    """A step that can be taken back makes the draft longer; any other commits it."""
    seat = played_seat(table, guest)
    need_fresh(table, seat, command.base, command.draft_length)
    step = legal_step(table.game, table.state_for(seat), seat, command.action)
    draft = table.draft_of(seat)
    steps = [*table.draft_steps_of(seat), step]
    if can_be_taken_back(*step):
        return Decision(draft=draft.with_action(command.action, command.cmd), steps=steps)
    played = events.Played(seat, [*draft.actions, command.action], list(draft.cmds))
    return Decision([played], steps=steps)


def take_back(table: Table, guest: str, command: commands.TakeBack) -> Decision:
    seat = played_seat(table, guest)
    need_fresh(table, seat, command.base, command.draft_length)
    draft = table.draft_of(seat)
    if not draft.actions:
        raise errors.NothingToTakeBack()
    return Decision(draft=draft.without_last(command.cmd), steps=table.draft_steps_of(seat)[:-1])


def hint(table: Table, guest: str, command: commands.Hint) -> Decision:
    """May this guest have a hint now? Thinking is not the table's business."""
    seat = played_seat(table, guest)
    if not table.hints:
        raise errors.HintsForbidden()
    need_fresh(table, seat, command.base, command.draft_length)
    if seat != table.to_act():
        raise errors.Stale()
    return Decision()


def bot_plays(table: Table, seat: int, base: int, actions: list[int]) -> Decision:
    """What a bot has found for its turn upon the event `base`; Stale if the game has moved on since."""
    if table.phase != "playing" or table.base != base:
        raise errors.Stale()
    steps: list[Step] = []
    state = table.playing()
    for action in actions:
        steps.append(legal_step(table.game, state, seat, action))
        state = steps[-1].after
    return Decision([events.Played(seat, actions)], steps=steps)
