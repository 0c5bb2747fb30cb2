"""Draws the README's picture: tables in the terminal after some random steps. `make picture`."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

import reihum
from reihum.core.game import Game
from reihum.core.rng import seeded
from reihum.core.state import Moves, State

PATH = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
NAMES = ["Ada", "Ben", "Cleo", "Dora"]


def after(game: Game[Any], players: int, steps: int, seed: int) -> State:
    state: State = game.new(players=players, seed=seed, first_player=0)
    rng, moves = seeded(seed), Moves()
    for _ in range(steps):
        state.step(state.pick(rng, moves))
    while state.to_act() != 0 or len(state.legal()) < 3:
        state.step(state.pick(rng, moves))
    return state


def table(game: Game[Any], state: State) -> RenderableType:
    choices = [
        Text(f"  {number}  {game.describe(state, action)}") for number, action in enumerate(state.legal(), 1)
    ]
    return Group(Rule(game.title("en")), game.draw(game.view(state, 0), "en", NAMES), *choices)


def main() -> None:
    chameleon = reihum.game("chameleon")
    console = Console(record=True, width=92, file=StringIO(), force_terminal=True)
    console.print(table(chameleon, after(chameleon, 4, 90, 3)))
    svg = console.export_svg(title="reihum play chameleon")
    PATH.parent.mkdir(exist_ok=True)
    # the fonts would come from a foreign host: any monospace font will do
    PATH.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
