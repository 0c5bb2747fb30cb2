"""A game of Chameleon as a position document, and back."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.codec import position_of
from reihum.core.documents import check_census, named_counts
from reihum.core.rng import load_rng
from reihum.core.state import bit, packed
from reihum.games.chameleon import material as m
from reihum.games.chameleon.documents.position import ChameleonPosition, check
from reihum.games.chameleon.engine.players import Player
from reihum.games.chameleon.engine.rows import Row, empty_rows
from reihum.games.chameleon.engine.state import ChameleonState, new_state


def write(state: ChameleonState) -> dict[str, object]:
    """The position document of a game; the pile from its top card down."""
    pile = [m.TOKENS[card] for card in list(state.pile)[: state.left]]
    return {
        **state.head(m.GAME_ID, m.RULES_VERSION),
        "colours": colour_tokens(state.colours),
        "pile": pile[::-1],
        "drawn": None if state.drawn == m.NO_CARD else m.TOKENS[state.drawn],
        "rows": [
            {"cards": [m.TOKENS[card] for card in row.kinds()], "taken": row.taken} for row in state.rows
        ],
        "collections": [named_counts(m.TOKENS, list(player.cards)) for player in state.players],
        "out": [player.out for player in state.players],
        "removed": named_counts(m.TOKENS, list(state.removed)),
        "last_round": state.last_round,
        "to_act": None if state.over else int(state.mover),
    }


def read(position: ChameleonPosition) -> ChameleonState:
    """A game from a document of the right shape, or BadPosition if it breaks the rules."""
    check(position)
    players = [Player(packed(position.counts(seat))) for seat in range(position.players)]
    rows = empty_rows(position.players)
    state = new_state(position.options, load_rng(position.generator), players, rows)
    state.turn = position.turn
    for colour in position.colours:
        state.colours |= bit(m.KIND_OF[colour])
    state.pile = packed([m.KIND_OF[card] for card in reversed(position.pile)])
    state.left = len(position.pile)
    state.drawn = m.NO_CARD if position.drawn is None else m.KIND_OF[position.drawn]
    read_rows(position, rows)
    for player, out in zip(players, position.out, strict=True):
        player.out = out
    state.removed = packed(position.removed_counts())
    state.last_round = position.last_round
    state.over = position.to_act is None
    state.mover = 0 if position.to_act is None else position.to_act
    check_census(state.census(), m.components(position.colours))
    return state


def read_rows(position: ChameleonPosition, rows: list[Row]) -> None:
    for row, given in zip(rows, position.rows, strict=True):
        row.taken = given.taken
        for card in given.cards:
            row.add(m.KIND_OF[card])


def colour_tokens(colours: i64) -> list[str]:
    """The colours of a bit set."""
    return [m.TOKENS[colour] for colour in range(m.COLOURS) if (colours >> colour) & 1]


position_of.register(ChameleonState, write)
