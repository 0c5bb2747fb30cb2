"""SU-22, place by place: where the cards lie that a player laid."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.games.summit.cards import ALL_FIELDS, FIELDS
from reihum.games.summit.players import Player
from reihum.games.summit.rules import SummitState


def tally(state: SummitState) -> list[TallyLine]:
    seats, triangles = int(state.seats), int(state.triangles)
    laid = [[cards_on(player, t) for t in range(triangles)] for player in state.players]
    own = [cards[seat] for seat, cards in enumerate(laid)]
    rivals = [sum(cards[:seats]) - cards[seat] for seat, cards in enumerate(laid)]
    free = [sum(cards[seats:]) for cards in laid]
    return [
        TallyLine(message(f"summit-tally-{where}"), [points or None for points in line])
        for where, line in (("own", own), ("rivals", rivals), ("free", free))
    ]


def cards_on(player: Player, triangle: int) -> int:
    return (int(player.laid) >> triangle * FIELDS & ALL_FIELDS).bit_count()
