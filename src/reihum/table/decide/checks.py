"""What must hold before something is decided; else a typed error is raised."""

from __future__ import annotations

from typing import Any

from reihum.core.game import Game
from reihum.core.state import State
from reihum.table import errors
from reihum.table.history import Step, steps_from
from reihum.table.names import plain_name
from reihum.table.seats import Seat
from reihum.table.table import Table


def need_host(table: Table, guest: str) -> None:
    """Raise NotHost for anybody else."""
    if guest != table.host:
        raise errors.NotHost()


def need_phase(table: Table, *phases: str) -> None:
    """Raise WrongPhase in any other."""
    if table.phase not in phases:
        raise errors.WrongPhase(phase=table.phase)


def own_seat(table: Table, guest: str) -> int:
    """The guest's seat; NotSeated without one."""
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
    """Raise BotPlays where a bot does."""
    if seat.level is not None:
        raise errors.BotPlays()


def seat_at(table: Table, number: int) -> Seat:
    """The seat of this number; NoSuchSeat if the table has fewer."""
    if number >= len(table.seats):
        raise errors.NoSuchSeat(seats=len(table.seats))
    return table.seats[number]


def free_name(table: Table, wanted: str) -> str:
    """The name as it is shown, if no player has it."""
    name = plain_name(wanted)
    if any(seat.name.casefold() == name.casefold() for seat in table.seats):
        raise errors.NameTaken(name=name)
    return name


def need_fresh(table: Table, seat: int, base: int, draft_length: int) -> None:
    """Raise Stale if the game, or the draft, has moved on since the command was sent."""
    if base != table.base or draft_length != len(table.draft_of(seat).actions):
        raise errors.Stale()


def legal_step(game: Game[Any], state: State, seat: int, action: int) -> Step:
    """The step, if the rules allow it; else ForbiddenStep with the rule and the reason."""
    reason = game.why_not(state, seat, action)
    if reason is not None:
        raise errors.ForbiddenStep(action, reason)
    (step,) = steps_from(state, [action])
    return step
