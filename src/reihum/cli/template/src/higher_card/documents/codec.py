"""A game of Higher card as a position document, and back."""

from __future__ import annotations

from reihum.core.codec import position_of
from reihum.core.rng import load_rng

from higher_card import material as m
from higher_card.documents.position import HigherCardPosition, check
from higher_card.engine.state import HigherCardState


def write(state: HigherCardState) -> dict[str, object]:
    """The position document of a game."""
    return {
        **state.head(m.GAME_ID, m.RULES_VERSION),
        "hands": [hand[:] for hand in state.hands],
        "table": state.table[:],
        "played": state.played[:],
        "rest": state.rest[:],
        "points": state.points[:],
        "leader": state.leader,
    }


def read(position: HigherCardPosition) -> HigherCardState:
    """A game from a document of the right shape, or BadPosition if it breaks the rules."""
    check(position)
    state = HigherCardState(position.players, position.options, load_rng(position.generator))
    state.turn = position.turn
    state.hands = [sorted(hand) for hand in position.hands]
    state.table, state.played, state.rest = position.table, position.played, sorted(position.rest)
    state.points, state.leader = position.points, position.leader
    state.mover = (state.leader + len(state.table)) % state.seats
    state.over = position.rounds() == m.ROUNDS
    return state


position_of.register(HigherCardState, write)
