"""An example of the rules after some steps, as the seat that tries it sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import InstanceOf, WithJsonSchema

from reihum.core.documents import Example
from reihum.core.game import Game
from reihum.core.messages import Message
from reihum.protocol import messages
from reihum.table.broadcast.legal import legal_actions
from reihum.table.errors import ForbiddenStep
from reihum.table.history import steps_from
from reihum.table.replay import View

LegalAction = Annotated[
    messages.LegalAction, InstanceOf(), WithJsonSchema({"type": "object", "x-typescript": "LegalAction"})
]


@dataclass(frozen=True)
class Tried:
    """The position as the seat sees it, what it may do next, and what has happened.

    `done`: the turn has passed on, or the game is over.
    """

    view: View
    legal: list[LegalAction]
    log: list[Message]
    done: bool


def tried(game: Game[Any], example: Example, actions: list[int]) -> Tried:
    """What becomes of the example; a step that is not legal raises ForbiddenStep."""
    first = state = game.from_position(example.position)
    log: list[Message] = []
    for action in actions:
        reason = game.why_not(state, example.seat, action)
        if reason is not None:
            raise ForbiddenStep(action, reason)
        (step,) = steps_from(state, [action])
        log += game.events(*step, example.seat)
        state = step.after
    done = state.turn != first.turn or state.to_act() != example.seat
    return Tried(
        view=game.view(state, example.seat),
        legal=[] if done else legal_actions(game, state),
        log=log,
        done=done,
    )
