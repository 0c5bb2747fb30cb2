"""The numbers that a player of Flower Rows goes by, in tenths of a point; imported as a namespace.

Found by matches of the greedy bot against itself (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

POINT: Final = 10  # of a score tile
NEVER: Final[i64] = -1000  # what cannot be done, or should not

# --- the end of the round ---
FEW: Final = 7  # stones with which the end of a round comes into sight
NEAR: Final = 5  # from so many stones on a rival seems about to end
CALM: Final = -2  # a flower got rid of early: below 0, for it is better kept for a tile
HURRY: Final = 13  # the same when somebody has one stone left
ENDING: Final = 9  # to end the round, for each stone the rivals would be left with

# --- drawing ---
DRAW: Final = 53  # a turn spent on drawing, before the stone itself
RUSH: Final = 18  # so much less when a rival is about to end the round
LEAN: Final = 2  # less for each stone below FEW in the supply: one could end the round oneself
SECOND: Final = 9  # a second stone in the same turn
BLIND: Final = 8  # a stone from the pool, which may be a joker
BLIND_FLOWERS: Final = 2  # that such a stone has, more or less

# --- own stones ---
JOKER: Final = 24  # a joker in the supply
STONE: Final = 10  # one stone less to get rid of
FIT: Final = 2  # a stone that fits a row on the table
PAIR: Final = 3  # two stones that may become a row
PAIR_FLOWER: Final = 3  # for each flower on them
ROW: Final = 21  # three stones or more that could be laid
ROW_TILE: Final = 6  # for each point of the tile they would bring

# --- steps that are liked for themselves ---
SWAP: Final = 1000  # a joker for a number costs no turn: before all else
JOKER_WASTED: Final = -100  # one that is robbed, or begins a row: it does as well elsewhere
ADD: Final = 1  # adding anything at all
ADD_STONE: Final = 100  # one of those that are to be added, before the turn is ended
LAST_JOKER: Final = 20  # added, when nothing else is left and that ends the round
