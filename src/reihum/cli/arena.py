"""`reihum arena`: bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import reihum
from reihum.arena import Match, Row, run, table
from reihum.arena.results import need_ratings
from reihum.arena.telling import COLUMNS, cells, heads
from reihum.cli.shared import (
    GameId,
    Json,
    Language,
    Options,
    Players,
    app,
    console,
    language_now,
    options_from,
    print_json,
    progress,
)


@app.command("arena")
def arena_command(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Bots to compare.")],
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, metavar="G", help="How many games at least.")] = 200,
    seed: Annotated[int, typer.Option(metavar="S", help="Equal seeds give equal deals.")] = 0,
    workers: Annotated[int, typer.Option(min=1, max=256, metavar="W", help="Processes.")] = 1,
    engine: Annotated[str, typer.Option(metavar="local|ray[=ADDRESS]", help="Where to play.")] = "local",
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep games and write a report.")] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="For every search: makes a match repeatable.")
    ] = None,
    option: Options = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play each other: every deal is played by every seating. Run it again to go on."""
    chosen = reihum.game(game)
    count = chosen.check_players(chosen.players[0] if players is None else players)
    match = Match(game, tuple(bots.split(",")), count, games, seed, options_from(option), simulations)
    match.check()
    need_ratings()
    with progress(chosen.title(language_now()), len(match.jobs())) as advance:
        outcomes = run(match, workers, engine, out, advance)
    rows = table(outcomes, match.bots)
    if out is not None:
        from reihum.arena.report import write_report  # plots take long to import

        write_report(match, rows, outcomes, out, language_now())
    if json:
        print_json(document(match, len(outcomes), rows))
    else:
        show(rows, language_now())


def document(match: Match, games: int, rows: list[Row]) -> dict[str, Any]:
    return {
        "game": match.game,
        "players": match.players,
        "games": games,
        "seed": match.seed,
        "table": [row.document() for row in rows],
    }


def show(rows: list[Row], language: str) -> None:
    shown = Table(box=None, pad_edge=False)
    for name, head in zip(COLUMNS, heads(language), strict=True):
        shown.add_column(head, justify="left" if name == "bot" else "right")
    for row in rows:
        shown.add_row(*cells(row, language))
    console().print(shown)
