"""`reihum legal`, `reihum apply` and `reihum perft`: from position documents."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import reihum
from reihum.cli.shared import (
    GameId,
    Json,
    Language,
    PositionFile,
    app,
    console,
    language_now,
    print_json,
    read_document,
    tell,
)
from reihum.core.play import perft
from reihum.core.texts import LANGUAGES


@app.command("legal")
def legal_command(game: GameId, position: PositionFile, json: Json = False, lang: Language = None) -> None:
    """The legal actions of a position: number, notation, words."""
    chosen = reihum.game(game)
    state = chosen.from_position(read_document(position))
    rows = [
        {
            "action": action,
            "notation": chosen.notation(action),
            **{language: chosen.describe(state, action, language) for language in LANGUAGES},
        }
        for action in state.legal()
    ]
    if json:
        print_json(rows)
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("action", "notation", "meaning"):
        table.add_column(tell(f"column-{heading}", language_now()))
    for row in rows:
        table.add_row(str(row["action"]), str(row["notation"]), str(row[language_now()]))
    console().print(table)


@app.command("apply")
def apply_command(
    game: GameId,
    position: PositionFile,
    action: Annotated[list[str], typer.Option(metavar="NOTATION", help="A step; repeatable.")],
    lang: Language = None,
) -> None:
    """Play steps in a position and print the new position."""
    chosen = reihum.game(game)
    state = chosen.from_position(read_document(position))
    for text in action:
        state.apply(chosen.parse(state, text))
    print_json(state.position())


@app.command("perft")
def perft_command(
    game: GameId,
    position: PositionFile,
    depth: Annotated[int, typer.Option(min=0, max=20, metavar="N", help="Length of the sequences.")],
    json: Json = False,
    lang: Language = None,
) -> None:
    """The exact number of action sequences of a length from a position."""
    chosen = reihum.game(game)
    state = chosen.from_position(read_document(position))
    count = perft(state, depth)
    if json:
        print_json({"game": chosen.id, "depth": depth, "count": count})
    else:
        print(count)
