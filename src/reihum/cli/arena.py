"""`reihum arena`: bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from reihum.arena import Match, Row, run, table
from reihum.arena.format import cells, heads
from reihum.arena.results import need_ratings
from reihum.cli.shared import (
    Engine,
    GameId,
    Json,
    Language,
    Options,
    Players,
    Seed,
    Workers,
    app,
    chosen_game,
    console,
    language_now,
    options_from,
    print_json,
    progress,
    table_of_figures,
)


@app.command("arena")
def arena_command(
    game: GameId,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Bots to compare.")],
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, metavar="G", help="How many games at least.")] = 200,
    seed: Seed = 0,
    workers: Workers = 1,
    engine: Engine = "local",
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep games and write a report.")] = None,
    simulations: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="For every search: makes a match repeatable.")
    ] = None,
    option: Options = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let bots play each other: every deal is played by every seating. Run it again to go on."""
    chosen, count = chosen_game(game, players)
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
    console().print(table_of_figures(heads(language), [cells(row, language) for row in rows]))
