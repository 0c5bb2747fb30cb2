"""CH-3 to CH-6: a new game."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import bit, packed, who_starts
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.pile import shuffled_pile
from reihum.games.chameleon.engine.players import players_with_nothing
from reihum.games.chameleon.engine.rows import empty_rows
from reihum.games.chameleon.engine.state import ChameleonState, new_state


def deal(players: i64, options: dict[str, int | str], rng: Rng) -> ChameleonState:
    """A game with so many players, set up."""
    state = new_state(options, rng, players_with_nothing(players), empty_rows(players))
    colours = packed(list(range(m.COLOURS)))
    rng.shuffle(colours, m.COLOURS)
    supply = packed(list(m.COPIES))
    for i in range(m.COLOURS):
        if i < m.colours_in_game(int(players)):
            state.colours |= bit(colours[i])
        else:
            supply[colours[i]] = 0
    for i in range(m.starting_cards(int(players))):  # CH-5: all of different colours
        supply[colours[i]] -= 1
        state.players[i % players].receive(colours[i])
    state.pile = shuffled_pile(supply, rng)
    state.left = len(state.pile)
    state.mover = who_starts(options, players, rng)
    return state
