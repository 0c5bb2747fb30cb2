"""FL-3, FL-15: score tiles, as a set with two bits for each value, because some values are there twice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.state import bit
from reihum.games.flower_rows import material as m


def count_of(tiles: i64, value: i64) -> i64:
    """How many tiles of this value there are in the set."""
    return (tiles >> (2 * value)) & 3


def one_tile(value: i64) -> i64:
    """The set of one tile: added to a set, or taken away from it."""
    return bit(2 * value)


def tiles_of(values: list[int]) -> i64:
    """The set of tiles with these values."""
    tiles: i64 = 0
    for value in values:
        tiles += one_tile(value)
    return tiles


ALL_TILES: Final = tiles_of(
    [value for value in range(1, m.TOP_TILE + 1) for _ in range(m.copies_of_tile(value))]
)


def tile_for(flowers: i64, tiles: i64) -> i64:
    """FL-15: the value of the tile for so many flowers, or the next lower one there is; 0 for none."""
    value = min(flowers, m.TOP_TILE)
    while value > 0 and count_of(tiles, value) == 0:
        value -= 1
    return value


def sum_of_tiles(tiles: i64) -> i64:
    """The points on all tiles of the set."""
    total: i64 = 0
    for value in range(1, m.TOP_TILE + 1):
        total += value * count_of(tiles, value)
    return total


def listed_tiles(tiles: i64) -> list[int]:
    """Every tile by its value, ascending."""
    return [value for value in range(1, m.TOP_TILE + 1) for _ in range(count_of(tiles, value))]
