"""Actions of Flower Rows in words."""

from __future__ import annotations

from collections.abc import Iterable

from reihum.core.messages import Message, message
from reihum.games.flower_rows import material as m
from reihum.games.flower_rows.engine.state import FlowerRowsState
from reihum.games.flower_rows.engine.swapping import row_of_joker


def stone(number: int) -> Message:
    """A number stone, or a joker."""
    if number == m.JOKER:
        return message("flower_rows-joker")
    return message("flower_rows-number", number=str(number))


def stones(numbers: Iterable[int]) -> tuple[Message, ...]:
    """Several of them."""
    return tuple(stone(number) for number in numbers)


def row_text(numbers: Iterable[int]) -> str:
    """A row as it lies: 22-J-25."""
    return "-".join(str(m.token(number)) for number in numbers)


def words(state: FlowerRowsState, action: int) -> Message:
    """What a legal action does."""
    if action >= m.PLACE:
        return place_words(state, action - m.PLACE)
    if action >= m.STONE:
        return stone_words(state, action - m.STONE)
    if action >= m.ROB:
        return row_words(state, action)
    if action >= m.SWAP:
        return swap_words(state, action - m.SWAP)
    if action == m.STOP:
        return stop_words(state)
    return message(f"flower_rows-{SIMPLE[action]}")


SIMPLE = {m.PASS: "pass", m.BLIND: "blind", m.LAY: "lay", m.TAKE: "take"}


def row_words(state: FlowerRowsState, action: int) -> Message:
    what, r = ("add", action - m.ADD) if action >= m.ADD else ("rob", action - m.ROB)
    return message(f"flower_rows-{what}", row=r + 1, stones=row_text(state.rows[r].listed()))


def swap_words(state: FlowerRowsState, joker: int) -> Message:
    r = int(row_of_joker(state.rows, joker))
    return message("flower_rows-swap", row=r + 1, stones=row_text(state.rows[r].listed()))


def stone_words(state: FlowerRowsState, number: int) -> Message:
    turn = state.under_way
    if turn.phase == m.SWAPPING:
        return message("flower_rows-stone-swap", stone=stone(number))
    if turn.phase == m.BUILDING:
        robbed = "yes" if turn.new_row.needs(number) else "no"
        return message("flower_rows-stone-build", stone=stone(number), robbed=robbed)
    if turn.phase == m.ADDING:
        return message("flower_rows-stone-add", stone=stone(number))
    return message("flower_rows-stone-draw", stone=stone(number))


def place_words(state: FlowerRowsState, place: int) -> Message:
    turn = state.under_way
    row = state.rows[turn.target]
    if turn.phase == m.PLACING:
        made = row.with_stone(turn.stone, place).listed()
        return message("flower_rows-place-add", stone=stone(turn.stone), stones=row_text(made))
    return message("flower_rows-place-rob", stone=stone(row.stones[place]), place=place + 1)


def stop_words(state: FlowerRowsState) -> Message:
    turn = state.under_way
    if turn.phase == m.BUILDING:
        return message("flower_rows-stop-build", stones=row_text(list(turn.new_row.stones)))
    if turn.phase == m.ROBBING_MORE:
        robbed = state.rows[turn.target].stones[turn.place]
        return message("flower_rows-stop-rob", stone=stone(robbed))
    return message(f"flower_rows-stop-{STOPS[int(turn.phase)]}")


STOPS = {m.DRAWING: "draw", m.ADDING: "add", m.TAKING: "take"}
