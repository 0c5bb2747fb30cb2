"""From a position document back to a table of Spot On."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.errors import BadRule
from reihum.core.state import NOBODY, bit, packed, zeros
from reihum.core.vecs import append, vec
from reihum.games.spot_on.documents.position import SpotOnPosition
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.supply import Board
from reihum.games.spot_on.material import CARD_OF, GROUP_SIZES, KINDS, NO_CARD, PHASES, token

RULE_OF_PHASE = {
    "protect": "SP-21",
    "source": "SP-21",
    "onto": "SP-21",
    "move": "SP-23",
    "steal": "SP-24",
}


def restore(board: Board, position: SpotOnPosition) -> None:
    """Put everything where the document, which has been checked, says."""
    for seat, player in enumerate(board.players):
        restore_player(player, position, seat)
    board.turn = position.turn
    board.pile = packed([CARD_OF[card] for card in reversed(position.pile)])
    board.left = len(position.pile)
    restore_market(board, position)
    board.discards = counted(position.discards)
    board.starter = position.starter
    board.mover = 0 if position.to_act is None else position.to_act
    board.setting_up = position.setting_up
    board.phase = PHASES.index(position.phase)
    board.held = NO_CARD if position.held is None else CARD_OF[position.held]
    if position.landing is not None:
        board.landing_seat = position.landing.seat
        board.landing_slot = position.landing.slot - 1
    if position.source is not None:
        board.source = position.source - 1
    if board.to_act() != NOBODY and board.bits() == 0:
        raise BadRule("$.phase", RULE_OF_PHASE[position.phase])


def restore_player(player: Player, position: SpotOnPosition, seat: int) -> None:
    for row, cards in zip(player.rows, position.collections[seat], strict=True):
        for card in cards:
            row.push(CARD_OF[card])
    for card in position.hands[seat]:
        player.receive(CARD_OF[card])
    player.scored = counted(position.scored[seat])
    player.bonus = packed([CARD_OF[card] for card in position.bonus[seat]])
    player.points = sum(position.scored[seat].values()) + len(position.bonus[seat])


def restore_market(board: Board, position: SpotOnPosition) -> None:
    market = zeros(0)
    for index, (group, size) in enumerate(zip(position.market, GROUP_SIZES, strict=True)):
        if group:
            board.groups |= bit(index)
        for i in range(size):
            market = append(market, CARD_OF[group[i]] if group else NO_CARD)
    board.market = market


def counted(cards: dict[str, int]) -> vec[i64]:
    return packed([cards.get(token(card), 0) for card in range(KINDS)])
