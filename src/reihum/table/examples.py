"""An example of the rules after some steps, as the seat that tries it sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from reihum.core.documents import Example
from reihum.core.game import Game
from reihum.core.messages import Message
from reihum.protocol.messages import LegalAction
from reihum.table.decide.checks import legal_step
from reihum.table.legal import legal_actions


@dataclass(frozen=True)
class Tried:
    """The position as the seat sees it, what it may do next, and what has happened.

    `done`: the turn has passed on, or the game is over.
    """

    view: dict[str, Any]
    legal: list[LegalAction]
    log: list[Message]
    done: bool


def tried(game: Game[Any], example: Example, actions: list[int]) -> Tried:
    """What becomes of the example; a step that is not legal raises ForbiddenStep."""
    first = state = game.from_position(example.position)
    log: list[Message] = []
    for action in actions:
        step = legal_step(game, state, example.seat, action)
        log += game.events(*step, example.seat)
        state = step.after
    done = state.turn != first.turn or state.to_act() != example.seat
    return Tried(
        view=game.view(state, example.seat),
        legal=[] if done else legal_actions(game, state),
        log=log,
        done=done,
    )
