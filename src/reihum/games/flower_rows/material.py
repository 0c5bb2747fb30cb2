"""FL-1 to FL-3: the stones, flowers and tiles of Flower Rows, and the numbers of its actions."""

from __future__ import annotations

from typing import Final, Literal

GAME_ID: Final = "flower_rows"
RULES_VERSION: Final = 1  # kept in records and positions

NUMBERS: Final = 100  # stones 1 … 100; they go round: after 100 comes 1 (FL-11)
JOKER: Final = 0
JOKERS: Final = 4
STONE_KINDS: Final = 101  # the joker, then 1 … 100
OPEN_PLACES: Final = 8
SHORTEST: Final = 3  # stones of a row (FL-10)
WIDEST: Final = 99  # last minus first of a row (FL-11)
MOST_ROWS: Final = 34  # 104 stones in rows of at least three
MOST_ROBBED: Final = 2  # FL-13
TOP_TILE: Final = 15
DOUBLE_TILES: Final = 5  # tiles up to this value are there twice (FL-3)

NO_NUMBER: Final = 0  # where a number stone would be named
NO_PLACE: Final = -1  # where a place of a row would be named

JOKER_TOKEN: Final = "J"
Token = int | Literal["J"]  # a stone in documents

# --- actions ---
STOP: Final = 0  # enough: end drawing, choosing, building or adding
PASS: Final = 1
BLIND: Final = 2  # draw a stone from the pool
LAY: Final = 3  # begin a new row from one's own stones
TAKE: Final = 4  # take a joker from the board (FL-16)
SWAP: Final = 5  # SWAP + t: swap for the joker t on the table, counted row by row
ROB: Final = 9  # ROB + r: rob row r
ADD: Final = 43  # ADD + r: add to row r
STONE: Final = 77  # STONE + s: this stone; a number, or JOKER
PLACE: Final = 178  # PLACE + p: this place of a row; for adding, the place the stone will have
ACTIONS: Final = 279

NOTATIONS: Final = (
    "stop",
    "pass",
    "blind",
    "lay",
    "take",
    *(f"swap {t + 1}" for t in range(JOKERS)),
    *(f"rob {r + 1}" for r in range(MOST_ROWS)),
    *(f"add {r + 1}" for r in range(MOST_ROWS)),
    "stone j",
    *(f"stone {n}" for n in range(1, NUMBERS + 1)),
    *(f"place {p + 1}" for p in range(NUMBERS + 1)),
)


def flowers_on(number: int) -> int:
    """FL-2: the flowers on a number stone."""
    if number == 55:
        return 7
    if number % 11 == 0:
        return 5
    if number % 10 == 0:
        return 3
    return 2 if number % 5 == 0 else 1


FLOWER_TABLE: Final = (0, *(flowers_on(number) for number in range(1, NUMBERS + 1)))


def token(stone: int) -> Token:
    """A stone as documents write it."""
    return JOKER_TOKEN if stone == JOKER else stone


def stone_of(given: Token) -> int:
    """A stone from a document."""
    return JOKER if isinstance(given, str) else given


def tokens(stones: list[int]) -> list[Token]:
    """Stones as documents write them."""
    return [token(stone) for stone in stones]


def copies_of_tile(value: int) -> int:
    """FL-3: the values 1–5 twice."""
    return 2 if value <= DOUBLE_TILES else 1


def components() -> dict[str, int]:
    """FL-1, FL-3: how many there are of each thing."""
    stones = {str(number): 1 for number in range(1, NUMBERS + 1)}
    tiles = {f"tile {value}": copies_of_tile(value) for value in range(1, TOP_TILE + 1)}
    return {"joker": JOKERS, **stones, **tiles}


def counted(stones: list[int], tiles: list[int]) -> dict[str, int]:
    """The same, of these stones and tiles."""
    counts: dict[str, int] = {}
    for name in (*(str(stone) if stone else "joker" for stone in stones), *(f"tile {t}" for t in tiles)):
        counts[name] = counts.get(name, 0) + 1
    return counts


# --- where a turn stands ---
START: Final = 0
DRAWING: Final = 1  # one stone is drawn
SWAPPING: Final = 2  # the joker is chosen
ROBBING: Final = 3  # the row is chosen
ROBBING_MORE: Final = 4  # and a first stone of it
BUILDING: Final = 5  # a new row, front to back
TAKING: Final = 6  # a row of three is laid: a joker from the board? (FL-16)
ADDING: Final = 7  # the row is chosen
PLACING: Final = 8  # and a stone

# --- the order of adding: inside first, then behind, then in front ---
INSIDE: Final = 0
BEHIND: Final = 1
IN_FRONT: Final = 2
SIDES: Final = ("inside", "behind", "in_front")
