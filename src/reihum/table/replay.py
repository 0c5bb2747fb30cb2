"""A game of a record once more, step by step, as a seat or a spectator may see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from reihum.core.messages import Message
from reihum.core.state import NOBODY, State
from reihum.protocol.patches import Patch, difference
from reihum.records import Record, read, replay
from reihum.table.errors import NoSuchSeat


@dataclass(frozen=True)
class ReplayStep:
    """A step: whose, in which turn, in words, and what it changes in the document `{view}`."""

    seat: int
    turn: int
    action: int
    notation: str
    words: Message
    patch: Patch
    log: list[Message]


@dataclass(frozen=True)
class Replay:
    """A game from its first view on, as `seat` (null: a spectator) may see it."""

    game: str
    players: int
    options: dict[str, int | str]
    names: list[str]
    seat: int | None
    first: dict[str, Any]
    steps: list[ReplayStep]


def replay_document(text: str, seat: int | None) -> bytes:
    """The replay of a record as JSON; for another process."""
    return msgspec.json.encode(replay_of(read(text), seat))


def replay_of(record: Record, seat: int | None) -> Replay:
    """The replay of a record, as a seat (None: a spectator) may see it; NoSuchSeat if the game had fewer."""
    game, state = record.game, record.start()
    if seat is not None and seat >= state.seats:
        raise NoSuchSeat(seats=int(state.seats))
    return Replay(
        game=game.id,
        players=int(state.seats),
        options=dict(state.options),
        names=record.names,
        seat=seat,
        first=game.view(state, seat),
        steps=list(replay_steps(record, state, seat)),
    )


def replay_steps(record: Record, state: State, seat: int | None) -> Iterator[ReplayStep]:
    """Each step with what it changed in that view."""
    game = record.game
    view = game.view(state, seat)
    for action in [action for _, action in replay(record) if action != NOBODY]:
        before, last = state, view
        state = before.clone()
        state.step(action)
        view = game.view(state, seat)
        yield ReplayStep(
            seat=int(before.to_act()),
            turn=int(before.turn),
            action=action,
            notation=game.notation(action),
            words=game.words(before, action),
            patch=difference(last, view, ["view"]),
            log=game.events(before, action, state, seat),
        )
