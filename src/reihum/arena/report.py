"""A match on disk: the table and all games as CSV and Parquet, and one page with plots."""

from __future__ import annotations

import csv
import html
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from reihum.arena.plan import Match
from reihum.arena.results import Outcome, Row
from reihum.core.errors import BadOption

COLUMNS = ("bot", "games", "share", "low", "high", "score", "rating", "seconds_per_move")


def write_report(match: Match, rows: Sequence[Row], outcomes: Sequence[Outcome], folder: Path) -> None:
    try:
        import matplotlib  # noqa: F401
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise BadOption(name="--out", value=str(folder), allowed="pip install 'reihum[report]'") from None
    seats = seat_rows(outcomes)
    write_csv(folder / "table.csv", [row.document() for row in rows])
    write_csv(folder / "seats.csv", seats)
    parquet.write_table(pa.Table.from_pylist(seats), folder / "seats.parquet")
    (folder / "index.html").write_text(page(match, rows, outcomes), encoding="utf-8")


def seat_rows(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    """One row for each seat of each game."""
    return [
        {
            "deal": one.deal,
            "seat": seat,
            "bot": bot,
            "score": one.scores[seat],
            "rank": one.ranks[seat],
            "share": one.shares()[seat],
            "moves": one.moves[seat],
            "seconds": one.seconds[seat],
        }
        for one in outcomes
        for seat, bot in enumerate(one.bots)
    ]


def write_csv(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def page(match: Match, rows: Sequence[Row], outcomes: Sequence[Outcome]) -> str:
    """One file that needs nothing else."""
    told = html.escape(f"{match.game}, {match.players} players, {len(outcomes)} games, seed {match.seed}")
    cells = "".join(table_row(row) for row in rows)
    heads = "".join(f"<th>{name.replace('_', ' ')}</th>" for name in COLUMNS)
    plots = "".join(f"<figure>{plot}</figure>" for plot in (share_plot(rows), score_plot(rows, outcomes)))
    return PAGE.format(title=told, heads=heads, rows=cells, plots=plots)


PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>body{{font:16px system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}}
table{{border-collapse:collapse}}td,th{{padding:.3rem .8rem;text-align:right}}
td:first-child,th:first-child{{text-align:left}}tr:nth-child(even){{background:#8882}}
svg{{max-width:100%;height:auto}}</style>
<h1>{title}</h1><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{plots}</html>
"""


def table_row(row: Row) -> str:
    shown = [
        html.escape(row.bot),
        str(row.games),
        *(f"{value:.3f}" for value in (row.share, row.low, row.high)),
    ]
    shown += [f"{row.score:.2f}", f"{row.rating:.2f}", f"{row.seconds_per_move:.4f}"]
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in shown) + "</tr>"


def share_plot(rows: Sequence[Row]) -> str:
    """Win shares with their intervals."""
    figure, axes = new_figure(len(rows))
    for place, row in enumerate(reversed(rows)):
        axes.plot([row.low, row.high], [place, place], color="tab:blue", linewidth=3)
        axes.plot([row.share], [place], "o", color="black")
    axes.set_yticks(range(len(rows)), [row.bot for row in reversed(rows)])
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of wins, 95 % interval")
    return as_svg(figure)


def score_plot(rows: Sequence[Row], outcomes: Sequence[Outcome]) -> str:
    figure, axes = new_figure(len(rows))
    names = [row.bot for row in reversed(rows)]
    scores = [
        [one.scores[s] for one in outcomes for s, bot in enumerate(one.bots) if bot == n] for n in names
    ]
    axes.boxplot(scores, orientation="horizontal", tick_labels=names)
    axes.set_xlabel("score")
    return as_svg(figure)


def new_figure(lines: int) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 1.2 + 0.5 * lines), layout="constrained")
    return figure, figure.subplots()


def as_svg(figure: Any) -> str:
    drawn = StringIO()
    figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
    text = drawn.getvalue()
    return text[text.index("<svg") :]
