"""`reihum simulate`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from reihum.bots import seat_bots
from reihum.cli.shared import (
    GameId,
    Json,
    Language,
    Options,
    Players,
    app,
    chosen_game,
    console,
    language_now,
    options_from,
    print_json,
    progress,
    tell,
)
from reihum.core.options import settle
from reihum.core.texts import seat_name
from reihum.lab.simulation import Simulation, simulate


@app.command("simulate")
def simulate_command(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, metavar="G", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(metavar="S", help="Equal seeds give equal games.")] = 0,
    bot_name: Annotated[str, typer.Option("--bot", metavar="A,B,…", help="Who plays.")] = "random",
    option: Options = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Many games, random or between bots: speed, scores, length, and a digest, equal on every build."""
    chosen, count = chosen_game(game, players)
    settled = settle(chosen.options, options_from(option), count)
    bots = [] if bot_name == "random" else seat_bots(bot_name, count)
    with progress(chosen.title(language_now()), games) as advance:
        done = simulate(chosen, count, games, seed, settled, lambda: advance(1), bots)
    if json:
        print_json(done.document())
    else:
        show(done, language_now())


def show(done: Simulation, language: str) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    build = "compiled" if done.compiled else "interpreted"
    rows = {
        "games": f"{done.games:,}",
        "steps": f"{done.steps:,}",
        "seconds": f"{done.seconds:.3f}",
        "speed": f"{done.steps_per_second:,.0f}",
        "engine": tell(f"engine-{build}", language),
        "length": f"{done.length.mean:.1f} ({done.length.shortest}–{done.length.longest})",
        "digest": done.digest,
    }
    for name, value in rows.items():
        table.add_row(tell(f"simulation-{name}", language), value)
    for seat in done.scores:
        table.add_row(seat_name(seat.seat, language), f"{seat.mean:.2f} ± {seat.spread:.2f}")
    console().print(table)
