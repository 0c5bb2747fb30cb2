"""Reihum: five card and tile games, complete.

>>> import reihum
>>> chameleon = reihum.game("chameleon")
>>> state = chameleon.new(players=4, seed=7, table="violet")
>>> chameleon.describe(state, state.legal()[0], "de")
'Eine Karte aufdecken'
"""

from typing import TYPE_CHECKING

from reihum.core.build import compiled, version
from reihum.core.errors import ReihumError
from reihum.core.rng import FairRng, FastRng
from reihum.games import game, games  # `games` the function stands where the folder of that name would

__all__ = ["FairRng", "FastRng", "ReihumError", "__version__", "compiled", "game", "games"]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version is looked up when it is asked for: that reads a file."""
        if name == "__version__":
            return version()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
