"""A game of Stack Run as a position document, and back."""

from __future__ import annotations

from reihum.core.codec import position_of
from reihum.core.documents import check_census, named_counts
from reihum.core.rng import load_rng
from reihum.games.stack_run import material as m
from reihum.games.stack_run.documents.position import StackRunPosition, check
from reihum.games.stack_run.engine.heaps import counts
from reihum.games.stack_run.engine.piles import Pile
from reihum.games.stack_run.engine.players import Player
from reihum.games.stack_run.engine.state import StackRunState, new_state
from reihum.games.stack_run.engine.supply import Supply


def write(state: StackRunState) -> dict[str, object]:
    """The position document of a game; the stock from its top card down."""
    supply = state.supply
    return {
        **state.head(m.GAME_ID, m.RULES_VERSION),
        "piles": [pile.tokens() for pile in state.piles],
        "stock": [m.TOKENS[card] for card in reversed(list(supply.stock)[: supply.left])],
        "completed": named_counts(m.TOKENS, counts(supply.completed)),
        "help": write_help_pile(supply),
        "seats": [write_player(player) for player in state.players],
        "phase": m.PHASES[state.phase],
        "follow": None if state.follow == m.NO_PILE else m.PLACES[state.follow],
        "distance": None if state.distance == m.NO_DISTANCE else int(state.distance),
        "field_used": state.field_used,
        "laid": int(state.laid),
        "stack_played": state.stack_played,
        "idle": int(state.idle),
        "to_act": None if state.over else int(state.mover),
    }


def write_help_pile(supply: Supply) -> dict[str, object]:
    top = None if supply.help_top == m.NO_CARD else m.TOKENS[supply.help_top]
    return {"top": top, "below": named_counts(m.TOKENS, counts(supply.help_below))}


def write_player(player: Player) -> dict[str, object]:
    return {
        "pawns": [int(player.first_pawn + 1), int(player.second_pawn + 1)],
        "hand": named_counts(m.TOKENS, counts(player.hand)),
        "stack": [m.TOKENS[card] for card in reversed(list(player.stack)[: player.left])],
        "known": [place + 1 for place in range(player.left) if (player.known >> place) & 1],
    }


def read(position: StackRunPosition) -> StackRunState:
    """A game from a document of the right shape, or BadPosition if it breaks the rules."""
    check(position)
    players = [seat.player() for seat in position.seats]
    piles = [read_pile(list(pile)) for pile in position.piles]
    state = new_state(position.options, load_rng(position.generator), players, piles, position.supply())
    state.turn = position.turn
    state.phase = m.PHASES.index(position.phase)
    state.follow = m.NO_PILE if position.follow is None else m.PLACES.index(position.follow)
    state.distance = m.NO_DISTANCE if position.distance is None else position.distance
    state.field_used = position.field_used
    state.laid = position.laid
    state.stack_played = position.stack_played
    state.idle = position.idle
    state.over = position.to_act is None
    state.mover = 0 if position.to_act is None else position.to_act
    check_census(state.census(), dict(zip(m.TOKENS, m.COPIES, strict=True)))
    return state


def read_pile(tokens: list[str]) -> Pile:
    """A pile from what lies there for each number from 1 upwards."""
    pile = Pile()
    for token in tokens:
        if token == m.NO_CARD_TOKEN:
            pile.climb()
        else:
            pile.lay(m.KIND_OF[token])
    return pile


position_of.register(StackRunState, write)
