"""`reihum lab`: what a game is like, and what a change of its rules does."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import reihum
from reihum.campaign.pages import need_packages
from reihum.cli.shared import (
    Engine,
    GameId,
    Json,
    Language,
    Options,
    Workers,
    app,
    console,
    language_now,
    options_from,
    print_json,
    progress,
    table_of_figures,
)
from reihum.core.errors import BadOption
from reihum.lab.format import tell
from reihum.lab.playing import Deal
from reihum.lab.report import Report, report
from reihum.lab.running import run
from reihum.lab.sections import sections, title
from reihum.lab.study import Study

NONE = "none"


@app.command("lab")
def lab_command(
    game: GameId,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where games are kept and the report goes.")],
    players: Annotated[str | None, typer.Option(metavar="2,3|2-4", help="Numbers of players.")] = None,
    vary: Annotated[
        list[str] | None, typer.Option(metavar="K=A,B,…", help="Values of an option to compare; repeatable.")
    ] = None,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays.")] = "level2",
    games: Annotated[int, typer.Option(min=2, metavar="G", help="Games of each combination.")] = 1000,
    ladder: Annotated[
        str, typer.Option(metavar="A,B,…|none", help="Bots, the weakest first: each plays the next.")
    ] = "random,level1,level2,level3",
    ladder_games: Annotated[int, typer.Option(min=2, metavar="G", help="Games of each such pair.")] = 200,
    luck: Annotated[str, typer.Option(metavar="A,B|none", help="Two bots that tell luck from skill.")] = (
        "level1,level2"
    ),
    luck_games: Annotated[int, typer.Option(min=2, metavar="G", help="Games of these two.")] = 1000,
    look: Annotated[
        int, typer.Option(min=0, metavar="N", help="Playouts a turn to see who is ahead; 0: points say it.")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Equal seeds give equal deals.")] = 0,
    workers: Workers = 1,
    engine: Engine = "local",
    option: Options = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Play every combination on the same deals; write figures, plots and data. Run it again to go on."""
    study = Study(
        game=game,
        players=players_from(players, reihum.game(game).players[0]),
        vary=tuple(varied(text) for text in vary or []),
        options=tuple(options_from(option).items()),
        bots=names_from(bots),
        games=games,
        ladder=names_from(ladder),
        ladder_games=ladder_games,
        luck=names_from(luck),
        luck_games=luck_games,
        seed=seed,
        look=look,
    )
    study.check()
    need_packages()
    deals = played(study, workers, engine, out)
    found = report(study, deals)
    from reihum.lab.writing import PAGE_FILE, write  # plots take long to import

    write(found, deals, out, language_now())
    if json:
        print_json(found)
    else:
        show(found, language_now())
        console().print(tell("lab-written", language_now(), path=str(out / PAGE_FILE)), soft_wrap=True)


def played(study: Study, workers: int, engine: str, out: Path) -> list[Deal]:
    """All games; who stops them is told that they can go on."""
    total = sum(job.games for job in study.jobs())
    try:
        with progress(reihum.game(study.game).title(language_now()), total) as advance:
            return run(study, workers, engine, out, advance)
    except KeyboardInterrupt:
        line = tell("lab-interrupted", language_now(), folder=str(out))
        console(error=True).print(line, soft_wrap=True)
        raise


def players_from(text: str | None, fewest: int) -> tuple[int, ...]:
    """`2,4` or `2-4`; the game checks the numbers."""
    if text is None:
        return (fewest,)
    found: list[int] = []
    for part in text.split(","):
        low, dash, high = part.strip().partition("-")
        if not low.isdecimal() or (dash and not high.isdecimal()):
            raise BadOption(name="--players", value=text, allowed="2,3 / 2-4")
        found.extend(range(int(low), int(high or low) + 1))
    if not found or len(set(found)) < len(found):
        raise BadOption(name="--players", value=text, allowed="2,3 / 2-4")
    return tuple(found)


def varied(text: str) -> tuple[str, tuple[str, ...]]:
    """`table=brown,violet`; the game checks names and values."""
    name, _, values = text.partition("=")
    chosen = tuple(value.strip() for value in values.split(","))
    if not all(chosen) or len(set(chosen)) < len(chosen):
        raise BadOption(name="--vary", value=text, allowed="option=a,b")
    return name.strip(), chosen


def names_from(text: str) -> tuple[str, ...]:
    return () if text == NONE else tuple(name.strip() for name in text.split(","))


def show(found: Report, language: str) -> None:
    screen = console()
    screen.print(title(found, language), style="bold")
    for section in sections(found, language):
        screen.print()
        screen.print(section.heading, style="bold")
        for sentence in section.sentences:
            screen.print(sentence)
        if section.rows:
            screen.print(table_of_figures(section.heads, section.rows))
