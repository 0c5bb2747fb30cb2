"""A report on disk: report.html, report.md, report.json, and every game in games.parquet."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from reihum.campaign.pages import html_table, page
from reihum.lab.playing import Deal, GameResult
from reihum.lab.plots import plots
from reihum.lab.report import Report
from reihum.lab.sections import Section, made_by, sections, title

PAGE_FILE, TEXT_FILE, DATA_FILE, ROWS_FILE = "report.html", "report.md", "report.json", "games.parquet"


def write(report: Report, deals: Sequence[Deal], folder: Path, language: str) -> None:
    """All files of a report in this folder."""
    (folder / DATA_FILE).write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
    (folder / TEXT_FILE).write_text(markdown(report, language), encoding="utf-8")
    (folder / PAGE_FILE).write_text(html_page(report, language), encoding="utf-8")
    write_rows(deals, folder / ROWS_FILE)


def read(folder: Path) -> Report:
    """The report that was written there."""
    return msgspec.json.decode((folder / DATA_FILE).read_bytes(), type=Report)


# --- Markdown ---------------------------------------------------------------------------------------
def markdown(report: Report, language: str) -> str:
    """The report as Markdown."""
    parts = [f"# {title(report, language)}", f"{made_by(report, language)} `{report.command}`"]
    parts += [text for section in sections(report, language) for text in section_markdown(section)]
    return "\n\n".join(parts) + "\n"


def section_markdown(section: Section) -> list[str]:
    """The blocks of a section; what a change did is below the heading of all changes."""
    marks = "- " if section.id == "found" else ""
    said = "\n".join(marks + sentence for sentence in section.sentences)
    table = [markdown_row(section.heads), markdown_row(["---"] * len(section.heads))]
    table += [markdown_row(row) for row in section.rows]
    heading = f"{'###' if section.id == 'effect' else '##'} {section.heading}"
    return [block for block in (heading, said, "\n".join(table) if section.rows else "") if block]


def markdown_row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


# --- the page -----------------------------------------------------------------------------------------
def html_page(report: Report, language: str) -> str:
    """The report as one page with its plots."""
    body = f"<p>{html.escape(made_by(report, language))} <code>{html.escape(report.command)}</code></p>"
    for section in sections(report, language):
        level = "h3" if section.id == "effect" else "h2"
        body += f"<{level}>{html.escape(section.heading)}</{level}>"
        body += "".join(f"<p>{html.escape(sentence)}</p>" for sentence in section.sentences)
        body += html_table(section.heads, section.rows) if section.rows else ""
        body += plots(report, language) if section.id == "found" else ""
    return page(title(report, language), body, language)


# --- every game ---------------------------------------------------------------------------------------
def write_rows(deals: Sequence[Deal], path: Path) -> None:
    """Every game as a row of a Parquet file."""
    from pyarrow import Table, parquet

    rows = [row(deal, game) for deal in deals for game in deal.games]
    parquet.write_table(Table.from_pylist(rows, schema=schema()), path)


def schema() -> Any:
    """One row a game; what is not watched in the parts `ladder` and `luck` is empty there."""
    import pyarrow as pa

    counts = pa.map_(pa.string(), pa.int32())
    fields = {
        "part": pa.string(),
        "setting": pa.string(),
        "players": pa.int32(),
        "options": pa.map_(pa.string(), pa.string()),
        "deal": pa.int32(),
        "repeat": pa.int32(),
        "first": pa.int32(),
        "bots": pa.list_(pa.string()),
        "scores": pa.list_(pa.int32()),
        "ranks": pa.list_(pa.int32()),
        **dict.fromkeys(("steps", "turns", "choices", "forced", "lead_changes"), pa.int32()),
        **dict.fromkeys(("behind", "drama", "settled"), pa.float64()),
        **dict.fromkeys(("touched", "overtaken"), pa.int32()),
        "used": counts,
        "offered": counts,
        "scored": pa.list_(pa.string()),
        "tie_break": pa.string(),
    }
    return pa.schema(list(fields.items()))


def row(deal: Deal, game: GameResult) -> dict[str, Any]:
    course = {} if game.course is None else vars(game.course)
    return {
        "part": deal.part,
        "setting": deal.setting.name,
        "players": deal.setting.players,
        "options": {name: str(value) for name, value in deal.setting.options},
        "deal": deal.deal,
        "repeat": game.repeat,
        "first": game.first,
        "bots": game.bots,
        "scores": game.scores,
        "ranks": game.ranks,
        **course,
    }
