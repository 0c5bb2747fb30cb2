"""Which build this is."""

from __future__ import annotations

from reihum.core import state

compiled: bool = not str(state.__file__).endswith(".py")  # does the engine run as machine code?
