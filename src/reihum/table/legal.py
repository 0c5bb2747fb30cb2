"""What a player may do now."""

from __future__ import annotations

from typing import Any

from reihum.core.game import Game
from reihum.core.state import State
from reihum.protocol.messages import LegalAction
from reihum.records.record import commits


def legal_actions(game: Game[Any], state: State) -> list[LegalAction]:
    """What the seat to act may do now, with its words."""
    return [
        LegalAction(action, game.notation(action), game.words(state, action), commits(state, action))
        for action in state.legal()
    ]
