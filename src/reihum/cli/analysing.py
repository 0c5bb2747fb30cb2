"""`reihum analyse` and `reihum hint`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

import reihum
from reihum.bots.analysis import Analysis, Prospect, analyse, prospects
from reihum.cli.records import RecordFile
from reihum.cli.shared import (
    GameId,
    Json,
    Language,
    PositionFile,
    app,
    console,
    language_now,
    print_json,
    progress,
    read_document,
    tell,
)
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.rng import seeded
from reihum.core.state import State
from reihum.core.texts import seat_name
from reihum.records import load

Simulations = Annotated[int, typer.Option("--sims", min=10, metavar="N", help="Simulations a decision.")]


@app.command("analyse")
def analyse_command(
    file: RecordFile, sims: Simulations = 400, json: Json = False, lang: Language = None
) -> None:
    """Every decision of a game: chances, the best action, what was lost, what was luck."""
    record = load(file)
    steps = sum(len(turn.steps) for turn in record.turns) + 1
    with progress(record.game.title(language_now()), steps) as advance:
        found = analyse(record, sims, tick=lambda: advance(1))
    if json:
        print_json(found.document())
    else:
        show(found, record.names, language_now())


def show(found: Analysis, names: list[str], language: str) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("turn", "player", "played", "best", "chance", "loss", "luck"):
        table.add_column(tell(f"column-{heading}", language))
    for one in found.decisions:
        table.add_row(
            str(one.turn + 1),
            seat_name(one.seat, language, names),
            one.played,
            one.best if one.best != one.played else "=",
            f"{one.before[one.seat]:.0%} → {one.after[one.seat]:.0%}",
            f"{one.loss:.0%}" if one.loss >= 0.005 else "",
            f"{one.luck[one.seat]:+.0%}",
        )
    console().print(table)
    for seat in range(found.players):
        line = tell(
            "analysis-line",
            language,
            name=seat_name(seat, language, names),
            accuracy=f"{found.accuracy[seat]:.0f}",
            luck=f"{found.luck[seat]:+.0%}",
        )
        console().print(line)


@app.command("hint")
def hint_command(
    game: GameId,
    position: PositionFile,
    seat: Annotated[int | None, typer.Option(min=0, metavar="S", help="Whose hint, counted from 0.")] = None,
    sims: Simulations = 2000,
    json: Json = False,
    lang: Language = None,
) -> None:
    """What a strong player would do here, knowing only what the seat knows."""
    chosen = reihum.game(game)
    state = chosen.from_position(read_document(position))
    if state.to_act() < 0 or seat not in (None, state.to_act()):
        allowed = str(state.to_act()) if state.to_act() >= 0 else "-"
        raise BadOption(name="--seat", value=str(seat), allowed=allowed)
    found = prospects(chosen, state, sims, seeded(0))
    if json:
        print_json(
            {"game": chosen.id, "seat": int(state.to_act()), "actions": [asdict(one) for one in found]}
        )
    else:
        show_prospects(chosen, state, found, language_now())


def show_prospects(game: Game[State], state: State, found: list[Prospect], language: str) -> None:
    seat = int(state.to_act())
    table = Table(box=None, pad_edge=False)
    for heading in ("meaning", "chance", "score", "visits"):
        table.add_column(tell(f"column-{heading}", language))
    for one in found:
        words = game.describe(state, one.action, language)
        table.add_row(words, f"{one.win[seat]:.0%}", f"{one.score[seat]:.1f}", str(one.visits))
    console().print(table)
