"""SU-22, place by place: where the cards lie that a player laid."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.core.state import count_bits
from reihum.games.summit.engine.players import Player
from reihum.games.summit.engine.state import SummitState
from reihum.games.summit.engine.triangles import fields_on, has_owner


def tally(state: SummitState) -> list[TallyLine]:
    """A line for the own triangle, one for the rivals' and one for the free ones."""
    found: dict[str, list[int]] = {"own": [], "rivals": [], "free": []}
    for player in state.players:
        laid = dict.fromkeys(found, 0)
        for t in range(state.triangles):
            laid[whose(state, player, t)] += int(count_bits(fields_on(player.laid, t)))
        for where, cards in laid.items():
            found[where].append(cards)
    return [
        TallyLine(message(f"summit-tally-{where}"), [cards or None for cards in line])
        for where, line in found.items()
    ]


def whose(state: SummitState, player: Player, triangle: int) -> str:
    """Which line of the tally a triangle's cards belong to, for this player."""
    if triangle == player.seat:
        return "own"
    return "rivals" if has_owner(triangle, state.seats) else "free"
