"""Higher card: a game that is registered from outside, as another package would."""

from pathlib import Path

INSTALLED = Path(__file__).parent / "installed"  # what an installer writes: here is a game
