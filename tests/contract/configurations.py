"""The configurations of every registered game, for the tests of this project."""

from __future__ import annotations

import reihum
from reihum.testing.configurations import configurations, defaults, looked_at

EVERYTHING = configurations(reihum.games())
ALL = looked_at(reihum.games())
DEFAULTS = defaults(reihum.games())
