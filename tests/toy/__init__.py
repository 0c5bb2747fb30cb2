"""Higher card, the game that `reihum new-game` starts from, registered from outside as a package would be."""

from pathlib import Path

from reihum.cli.skeleton import TEMPLATE

INSTALLED = Path(__file__).parent / "installed"  # what an installer writes: here is a game
SOURCES = TEMPLATE / "src"  # where its package lies
