"""FL-22: how the final scores of Flower Rows are made up."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.games.flower_rows.engine.state import FlowerRowsState


def tally(state: FlowerRowsState) -> list[TallyLine]:
    """Earlier rounds by their points; of the last one, tiles and stones still lie there."""
    earlier = state.finished.by_round()[:-1]
    lines: list[TallyLine] = [
        TallyLine(message("flower_rows-tally-round", round=number), list(points))
        for number, points in enumerate(earlier, 1)
    ]
    tiles: list[int | None] = [int(player.tile_points()) for player in state.players]
    flowers: list[int | None] = [-int(player.flowers_left()) for player in state.players]
    final = len(earlier) + 1
    return [
        *lines,
        TallyLine(message("flower_rows-tally-tiles", round=final), tiles),
        TallyLine(message("flower_rows-tally-flowers", round=final), flowers),
    ]
