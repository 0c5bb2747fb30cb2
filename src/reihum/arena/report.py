"""A match on disk: the table and all games as CSV and Parquet, and one page with plots."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from reihum.arena.format import cells, heads, title
from reihum.arena.plan import Match
from reihum.arena.results import Outcome, Row
from reihum.campaign.pages import INK, drawn, html_figure, html_table, need_packages, page
from reihum.core.texts import tell


def write_report(
    match: Match, rows: Sequence[Row], outcomes: Sequence[Outcome], folder: Path, language: str = "en"
) -> None:
    """table.csv, seats.csv, seats.parquet and index.html in this folder."""
    need_packages()
    import pyarrow as pa
    from pyarrow import parquet

    seats = seat_rows(outcomes)
    write_csv(folder / "table.csv", [row.document() for row in rows])
    write_csv(folder / "seats.csv", seats)
    parquet.write_table(pa.Table.from_pylist(seats), folder / "seats.parquet")
    (folder / "index.html").write_text(match_page(match, rows, outcomes, language), encoding="utf-8")


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
    """Rows of equal columns."""
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def match_page(match: Match, rows: Sequence[Row], outcomes: Sequence[Outcome], language: str) -> str:
    """The page: the table and two plots."""
    table = html_table(heads(language), [cells(row, language) for row in rows])
    shares = html_figure(share_plot(rows), tell("arena-shares", language))
    scores = html_figure(score_plot(rows, outcomes), tell("arena-scores", language))
    return page(title(match, len(outcomes), language), table + shares + scores, language)


def share_plot(rows: Sequence[Row]) -> str:
    """Win shares with their intervals."""

    def draw(axes: Any) -> None:
        for place, row in enumerate(reversed(rows)):
            axes.plot([row.low, row.high], [place, place], color="tab:blue", linewidth=3)
            axes.plot([row.share], [place], "o", color=INK)
        axes.set_yticks(range(len(rows)), [row.bot for row in reversed(rows)])
        axes.set_xlim(0, 1)

    return drawn(len(rows), draw)


def score_plot(rows: Sequence[Row], outcomes: Sequence[Outcome]) -> str:
    """Scores of each bot, as boxes."""
    names = [row.bot for row in reversed(rows)]
    scores = [
        [one.scores[s] for one in outcomes for s, bot in enumerate(one.bots) if bot == n] for n in names
    ]
    return drawn(len(rows), lambda axes: axes.boxplot(scores, orientation="horizontal", tick_labels=names))
