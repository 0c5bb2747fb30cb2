"""FL-2: the flowers on stones, for the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.vecs import vec
from reihum.games.flower_rows import material as m

FLOWERS: Final = vec[i64](list(m.FLOWER_TABLE))  # by stone; jokers have none
