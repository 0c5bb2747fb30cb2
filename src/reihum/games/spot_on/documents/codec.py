"""A game of Spot On as a position document, and back."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.codec import position_of
from reihum.core.documents import check_census, named_counts
from reihum.core.errors import BadRule
from reihum.core.rng import load_rng
from reihum.core.state import bit, packed
from reihum.core.vecs import append, vec
from reihum.games.spot_on import material as m
from reihum.games.spot_on.documents.position import SpotOnPosition, check
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.state import SpotOnState, new_state
from reihum.games.spot_on.engine.supply import Supply


def write(state: SpotOnState) -> dict[str, object]:
    """The position document of a game; the pile from its top card down."""
    supply = state.supply
    landing = {"seat": int(state.landing_seat), "slot": int(state.landing_slot) + 1}
    return {
        **state.head(m.GAME_ID, m.RULES_VERSION),
        "pile": m.tokens(list(supply.pile)[: supply.left][::-1]),
        "market": [m.tokens(supply.group(index)) for index in range(m.GROUPS)],
        "discards": named_counts(m.CARD_TOKENS, list(supply.discards)),
        "collections": [[m.tokens(row.card_list()) for row in player.rows] for player in state.players],
        "hands": [m.tokens(player.hand_list()) for player in state.players],
        "scored": [named_counts(m.CARD_TOKENS, list(player.scored)) for player in state.players],
        "bonus": [m.tokens(list(player.bonus)) for player in state.players],
        "starter": int(state.starter),
        "setting_up": state.setting_up,
        "phase": m.PHASES[state.shown_phase()],
        "held": None if state.held == m.NO_CARD else m.token(state.held),
        "landing": landing if state.phase == m.LANDING else None,
        "source": int(state.source) + 1 if state.phase == m.FLIP_TARGET else None,
        "to_act": None if state.over else int(state.mover),
    }


def read(position: SpotOnPosition) -> SpotOnState:
    """A game from a document of the right shape, or BadPosition if it breaks the rules."""
    check(position)
    state = new_state(position.players, position.options, load_rng(position.generator))
    for seat, player in enumerate(state.players):
        read_player(player, position, seat)
    read_supply(state.supply, position)
    read_turn(state, position)
    check_decision(state)
    check_census(state.census(), named_counts(m.CARD_TOKENS, m.card_counts(position.options)))
    return state


def read_player(player: Player, position: SpotOnPosition, seat: int) -> None:
    for row, cards in zip(player.rows, position.collections[seat], strict=True):
        for card in cards:
            row.push(m.CARD_OF[card])
    for card in position.hands[seat]:
        player.receive(m.CARD_OF[card])
    player.scored = counted(position.scored[seat])
    player.bonus = packed([m.CARD_OF[card] for card in position.bonus[seat]])
    player.points = sum(position.scored[seat].values()) + len(position.bonus[seat])


def read_supply(supply: Supply, position: SpotOnPosition) -> None:
    supply.pile = packed([m.CARD_OF[card] for card in reversed(position.pile)])
    supply.left = len(position.pile)
    supply.discards = counted(position.discards)
    market = vec[i64]()
    for index, (group, size) in enumerate(zip(position.market, m.GROUP_SIZES, strict=True)):
        if group:
            supply.groups |= bit(index)
        for i in range(size):
            market = append(market, m.CARD_OF[group[i]] if group else m.NO_CARD)
    supply.market = market


def read_turn(state: SpotOnState, position: SpotOnPosition) -> None:
    """Whose turn it is, and what is being decided in it."""
    state.turn = position.turn
    state.starter = position.starter
    state.setting_up = position.setting_up
    state.over = position.to_act is None
    state.mover = 0 if position.to_act is None else position.to_act
    state.phase = m.TAKING if state.over else m.PHASES.index(position.phase)
    state.held = m.NO_CARD if position.held is None else m.CARD_OF[position.held]
    if position.landing is not None:
        state.landing_seat = position.landing.seat
        state.landing_slot = position.landing.slot - 1
    if position.source is not None:
        state.source = position.source - 1


def check_decision(state: SpotOnState) -> None:
    """Raise BadRule if there is nothing to decide in the phase that the document names."""
    has_room = state.phase == m.MAKING_ROOM and state.player().store_slot() < m.SLOTS  # SP-14
    if has_room or (not state.over and state.bits() == 0):
        raise BadRule("$.phase", m.PHASE_RULES[state.phase])


def counted(cards: dict[str, int]) -> vec[i64]:
    return packed([cards.get(m.token(card), 0) for card in range(m.CARD_LIMIT)])


position_of.register(SpotOnState, write)
