"""How the final scores of Flower Rows are made up (FL-22)."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.games.flower_rows.rules import FlowerRowsState
from reihum.games.flower_rows.table import sum_of_tiles


def tally(state: FlowerRowsState) -> list[TallyLine]:
    """Earlier rounds by their points; of the last one, tiles and stones still lie there."""
    *earlier, last = state.points_by_round()
    lines: list[TallyLine] = [
        TallyLine(message("flower_rows-tally-round", round=number), list(points))
        for number, points in enumerate(earlier, 1)
    ]
    tiles = [int(sum_of_tiles(player.tiles)) for player in state.players]
    flowers = [points - won for points, won in zip(last, tiles, strict=True)]
    final = len(earlier) + 1
    return [
        *lines,
        TallyLine(message("flower_rows-tally-tiles", round=final), list(tiles)),
        TallyLine(message("flower_rows-tally-flowers", round=final), list(flowers)),
    ]
