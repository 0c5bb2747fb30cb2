"""What Flower Rows says: actions and events. The sentences are in texts/."""

from __future__ import annotations

from collections.abc import Iterable

from reihum.core.messages import Message, message
from reihum.core.state import NOBODY
from reihum.games.flower_rows.circle import numbers_in
from reihum.games.flower_rows.rows import Row
from reihum.games.flower_rows.rules import FlowerRowsState
from reihum.games.flower_rows.stones import (
    ADD,
    ADDING,
    BLIND,
    BUILDING,
    DRAWING,
    JOKER,
    LAY,
    PASS,
    PLACE,
    PLACING,
    ROB,
    ROBBING_MORE,
    START,
    STONE,
    STOP,
    SWAP,
    SWAPPING,
    TAKE,
    TAKING,
)
from reihum.games.flower_rows.table import tile_for


def stone(number: int) -> Message:
    if number == JOKER:
        return message("flower_rows-joker")
    return message("flower_rows-number", number=str(number))


def stones(numbers: Iterable[int]) -> tuple[Message, ...]:
    return tuple(stone(number) for number in numbers)


def row_text(numbers: Iterable[int]) -> str:
    """A row as it lies: 22-J-25."""
    return "-".join("J" if number == JOKER else str(number) for number in numbers)


# --- actions --------------------------------------------------------------------------------------------
def words(state: FlowerRowsState, action: int) -> Message:
    if action >= PLACE:
        return place_words(state, action - PLACE)
    if action >= STONE:
        return stone_words(state, action - STONE)
    if action >= ROB:
        return row_words(state, action)
    if action >= SWAP:
        return swap_words(state, action - SWAP)
    if action == STOP:
        return stop_words(state)
    return message(f"flower_rows-{SIMPLE[action]}")


SIMPLE = {PASS: "pass", BLIND: "blind", LAY: "lay", TAKE: "take"}


def row_words(state: FlowerRowsState, action: int) -> Message:
    what, r = ("add", action - ADD) if action >= ADD else ("rob", action - ROB)
    return message(f"flower_rows-{what}", row=r + 1, stones=row_text(state.rows[r].listed()))


def swap_words(state: FlowerRowsState, joker: int) -> Message:
    r = int(state.row_of_joker(joker))
    return message("flower_rows-swap", row=r + 1, stones=row_text(state.rows[r].listed()))


def stone_words(state: FlowerRowsState, number: int) -> Message:
    if state.phase == SWAPPING:
        return message("flower_rows-stone-swap", stone=stone(number))
    if state.phase == BUILDING:
        robbed = "yes" if state.draft.needs(number) else "no"
        return message("flower_rows-stone-build", stone=stone(number), robbed=robbed)
    if state.phase == ADDING:
        return message("flower_rows-stone-add", stone=stone(number))
    return message("flower_rows-stone-draw", stone=stone(number))


def place_words(state: FlowerRowsState, place: int) -> Message:
    row = state.rows[state.target].listed()
    if state.phase == PLACING:
        made = [*row[:place], int(state.stone), *row[place:]]
        return message("flower_rows-place-add", stone=stone(state.stone), stones=row_text(made))
    return message("flower_rows-place-rob", stone=stone(row[place]), place=place + 1)


def stop_words(state: FlowerRowsState) -> Message:
    if state.phase == BUILDING:
        return message("flower_rows-stop-build", stones=row_text(list(state.draft.stones)))
    if state.phase == ROBBING_MORE:
        robbed = state.rows[state.target].listed()[state.place]
        return message("flower_rows-stop-rob", stone=stone(robbed))
    return message(f"flower_rows-stop-{STOPS[int(state.phase)]}")


STOPS = {DRAWING: "draw", ADDING: "add", TAKING: "take"}


# --- events ---------------------------------------------------------------------------------------------
def events(before: FlowerRowsState, action: int, after: FlowerRowsState, seat: int | None) -> list[Message]:
    told = done(before, action, after, seat)
    if after.turn > before.turn:
        told += revealed(before, action, after)
    if len(after.history) > len(before.history):
        told += end_of_round(before, after)
    return told


def done(before: FlowerRowsState, action: int, after: FlowerRowsState, seat: int | None) -> list[Message]:
    """What the player did; steps that only choose are told with the one that does it."""
    player = int(before.to_act())
    if action == PASS:
        return [message("flower_rows-log-pass", player=player)]
    if action == BLIND:
        return [blind(before, player, seat)]
    if action == TAKE:
        return [message("flower_rows-log-take", player=player)]
    if before.phase in (START, DRAWING) and action >= STONE:
        return [message("flower_rows-log-draw", player=player, stone=stone(action - STONE))]
    if before.phase == SWAPPING:
        return [swapped(before, after, player, action - STONE)]
    if before.phase == ROBBING_MORE:
        return [robbed(before, after, player)]
    if before.phase == PLACING:
        return [added(before, after, player)]
    if before.phase == BUILDING and action == STOP:
        return [laid(before, player)]
    return []


def blind(before: FlowerRowsState, player: int, seat: int | None) -> Message:
    """Only who draws sees the stone."""
    if seat != player:
        return message("flower_rows-log-blind", player=player)
    drawn = before.pool[before.left - 1]
    return message("flower_rows-log-blind-own", player=player, stone=stone(drawn))


def swapped(before: FlowerRowsState, after: FlowerRowsState, player: int, number: int) -> Message:
    r = int(before.row_of_joker(before.target))
    return message(
        "flower_rows-log-swap", player=player, stone=stone(number), **row_arguments(after.rows[r], r)
    )


def robbed(before: FlowerRowsState, after: FlowerRowsState, player: int) -> Message:
    r = int(before.target)
    taken = stones(after.draft.missing_stones())
    return message("flower_rows-log-rob", player=player, taken=taken, **row_arguments(after.rows[r], r))


def added(before: FlowerRowsState, after: FlowerRowsState, player: int) -> Message:
    r = int(before.target)
    return message(
        "flower_rows-log-add", player=player, stone=stone(before.stone), **row_arguments(after.rows[r], r)
    )


def row_arguments(row: Row, r: int) -> dict[str, int | str]:
    return {"row": r + 1, "stones": row_text(row.listed())}


def laid(before: FlowerRowsState, player: int) -> Message:
    """FL-15: the row, its flowers and its tile."""
    row = Row(player, before.draft.stones)
    flowers = int(row.flowers())
    return message(
        "flower_rows-log-lay",
        player=player,
        stones=row_text(row.listed()),
        flowers=flowers,
        tile=int(tile_for(flowers, before.tiles)),
    )


def revealed(before: FlowerRowsState, action: int, after: FlowerRowsState) -> list[Message]:
    """FL-8: stones that came out of the pool at the end of a turn."""
    if before.phase != DRAWING or after.round_number() != before.round_number():
        return []
    lying = set(numbers_in(before.open_low, before.open_high))
    came = [n for n in numbers_in(after.open_low, after.open_high) if n not in lying]
    told = [message("flower_rows-log-open", stones=stones(came))] if came else []
    jokers = int(after.board_jokers - before.board_jokers)
    if jokers:
        told.append(message("flower_rows-log-board-joker", count=jokers))
    return told


def end_of_round(before: FlowerRowsState, after: FlowerRowsState) -> list[Message]:
    """FL-22, FL-23: everybody's points, and who begins the next round."""
    points = after.points_by_round()[-1]
    told = [message("flower_rows-log-round", round=int(before.round_number()))]
    for seat, gained in enumerate(points):
        total = int(after.earlier_points(seat))
        told.append(message("flower_rows-log-points", player=seat, points=gained, total=total))
    if after.to_act() == NOBODY:
        return [*told, message("log-over")]
    return [*told, message("flower_rows-log-begin", player=int(after.to_act()))]
