"""Reihum: five card and tile games, complete.

>>> import reihum
>>> chameleon = reihum.game("chameleon")
>>> state = chameleon.new(players=4, seed=7, table="violet")
>>> chameleon.describe(state, state.legal()[0], "de")
'Eine Karte aufdecken'
"""

from reihum.core.build import compiled
from reihum.core.errors import ReihumError
from reihum.core.rng import FairRng, FastRng
from reihum.games import game, games  # `games` the function stands where the folder of that name would

__all__ = ["FairRng", "FastRng", "ReihumError", "compiled", "game", "games"]
