"""What happened in a game of Flower Rows."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.core.state import NOBODY
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.rows import Row
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.swapping import row_of_joker
from reihum.games.flower_rows.words.actions import row_text, stone, stones


def events(before: FlowerRowsState, action: int, after: FlowerRowsState, seat: int | None) -> list[Message]:
    """What a step did, as this seat, or a spectator, may read it."""
    told = done(before, action, after, seat)
    if after.turn > before.turn:
        told += revealed(before, after)
    if after.finished.count() > before.finished.count():
        told += end_of_round(before, after)
    return told


def done(before: FlowerRowsState, action: int, after: FlowerRowsState, seat: int | None) -> list[Message]:
    """What the player did; steps that only choose are told with the one that does it."""
    player = int(before.to_act())
    phase = before.under_way.phase
    if action == m.PASS:
        return [message("flower_rows-log-pass", player=player)]
    if action == m.BLIND:
        return [blind(before, player, seat)]
    if action == m.TAKE:
        return [message("flower_rows-log-take", player=player)]
    if phase in (m.START, m.DRAWING) and action >= m.STONE:
        return [message("flower_rows-log-draw", player=player, stone=stone(action - m.STONE))]
    if phase == m.SWAPPING:
        return [swapped(before, after, player, action - m.STONE)]
    if phase == m.ROBBING_MORE:
        return [robbed(before, after, player)]
    if phase == m.PLACING:
        return [added(before, after, player)]
    if phase == m.BUILDING and action == m.STOP:
        return [laid(before, player)]
    return []


def blind(before: FlowerRowsState, player: int, seat: int | None) -> Message:
    """Only who draws sees the stone."""
    if seat != player:
        return message("flower_rows-log-blind", player=player)
    drawn = before.board.hidden_stones()[-1]
    return message("flower_rows-log-blind-own", player=player, stone=stone(drawn))


def swapped(before: FlowerRowsState, after: FlowerRowsState, player: int, number: int) -> Message:
    r = int(row_of_joker(before.rows, before.under_way.target))
    return message(
        "flower_rows-log-swap", player=player, stone=stone(number), **row_arguments(after.rows[r], r)
    )


def robbed(before: FlowerRowsState, after: FlowerRowsState, player: int) -> Message:
    r = int(before.under_way.target)
    taken = stones(after.under_way.new_row.missing_stones())
    return message("flower_rows-log-rob", player=player, taken=taken, **row_arguments(after.rows[r], r))


def added(before: FlowerRowsState, after: FlowerRowsState, player: int) -> Message:
    r = int(before.under_way.target)
    return message(
        "flower_rows-log-add",
        player=player,
        stone=stone(before.under_way.stone),
        **row_arguments(after.rows[r], r),
    )


def row_arguments(row: Row, r: int) -> dict[str, int | str]:
    return {"row": r + 1, "stones": row_text(row.listed())}


def laid(before: FlowerRowsState, player: int) -> Message:
    """FL-15: the row, its flowers and its tile."""
    new_row = before.under_way.new_row
    flowers = int(new_row.flowers())
    return message(
        "flower_rows-log-lay",
        player=player,
        stones=row_text(list(new_row.stones)),
        flowers=flowers,
        tile=int(before.board.tile_for(flowers)),
    )


def revealed(before: FlowerRowsState, after: FlowerRowsState) -> list[Message]:
    """FL-8: stones that came out of the pool at the end of a turn."""
    if before.under_way.phase != m.DRAWING or after.round_number() != before.round_number():
        return []
    lying = set(before.board.open_stones())
    came = [n for n in after.board.open_stones() if n not in lying]
    told = [message("flower_rows-log-open", stones=stones(came))] if came else []
    jokers = int(after.board.jokers - before.board.jokers)
    if jokers:
        told.append(message("flower_rows-log-board-joker", count=jokers))
    return told


def end_of_round(before: FlowerRowsState, after: FlowerRowsState) -> list[Message]:
    """FL-22, FL-23: everybody's points, and who begins the next round."""
    points = after.finished.by_round()[-1]
    told = [message("flower_rows-log-round", round=int(before.round_number()))]
    for seat, gained in enumerate(points):
        total = int(after.finished.total(seat))
        told.append(message("flower_rows-log-points", player=seat, points=gained, total=total))
    if after.to_act() == NOBODY:
        return [*told, message("log-over")]
    return [*told, message("flower_rows-log-begin", player=int(after.to_act()))]
