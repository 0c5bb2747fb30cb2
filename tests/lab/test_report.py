"""Reports: complete, alone, in both languages, and the data behind them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import reihum
from reihum.core.texts import LANGUAGES, number
from reihum.lab.figures import LUCK_PARTS
from reihum.lab.format import NOTHING, amount, figure_name, signed
from reihum.lab.luck import GROUPS
from reihum.lab.playing import Deal
from reihum.lab.plots import stacks
from reihum.lab.report import Line, Report, report
from reihum.lab.running import run
from reihum.lab.sections import findings, sections, tally_name, verdict
from reihum.lab.study import Study
from reihum.lab.writing import read, write
from reihum.testing.sources import folder_of, message_ids, stems

ROOT = Path(__file__).parents[2]
STUDY = Study(
    "chameleon",
    (2, 3),
    vary=(("table", ("brown", "violet")),),
    games=4,
    ladder=("random", "level1"),
    ladder_games=4,
    luck_games=12,
    seed=4,
)


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    return run(STUDY)


@pytest.fixture(scope="module")
def found(deals: Sequence[Deal]) -> Report:
    return report(STUDY, deals)


@pytest.fixture(scope="module")
def sure(found: Report) -> Report:
    """The same, as if enough games had told luck from skill."""
    parts = [replace(part, lines=[surely(line) for line in part.lines]) for part in found.parts]
    return replace(found, parts=parts)


def surely(line: Line) -> Line:
    if line.id not in LUCK_PARTS:
        return line
    return replace(line, value=0.2, low=0.1, high=0.3, observations=GROUPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_stands_alone(sure: Report, deals: Sequence[Deal], language: str, tmp_path: Path) -> None:
    write(sure, deals, tmp_path, language)
    page = (tmp_path / "report.html").read_text()
    assert f'lang="{language}"' in page
    assert page.count("<svg") == 5
    assert page.count("aria-label") == 5
    for foreign in ("src=", "@import", "<script", "<link"):
        assert foreign not in page
    assert "#000000" not in page  # on a dark page it could not be read
    assert ("Glück" if language == "de" else "Luck") in page
    assert STUDY.command() in page


def test_markdown_has_the_tables(found: Report, deals: Sequence[Deal], tmp_path: Path) -> None:
    write(found, deals, tmp_path, "en")
    text = (tmp_path / "report.md").read_text()
    assert STUDY.command() in text
    tables = [block.splitlines() for block in text.split("\n\n") if block.startswith("|")]
    assert len(tables) == 3 + 2  # figures, distributions, rules; the table's colour for 2 and 3 players
    for table in tables:
        assert len({line.count("|") for line in table}) == 1
    assert "| Wins of place 3 in turn order | – | – |" in text
    assert "### table: brown → violet, 3 players" in text


def test_a_report_is_read_back(found: Report, deals: Sequence[Deal], tmp_path: Path) -> None:
    write(found, deals, tmp_path, "en")
    again = read(tmp_path)
    assert again.parts == found.parts
    assert again.effects == found.effects


def test_every_game_is_a_row(found: Report, deals: Sequence[Deal], tmp_path: Path) -> None:
    write(found, deals, tmp_path, "en")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.num_rows == sum(len(deal.games) for deal in deals)
    rows = table.to_pylist()
    watched = [row for row in rows if row["part"] == "table"]
    assert len(watched) == 4 * 4
    assert {len(row["scores"]) == row["players"] for row in rows} == {True}
    assert dict(watched[0]["options"])["table"] in ("brown", "violet")
    assert sum(dict(watched[0]["used"]).values()) == watched[0]["steps"]
    assert all(row["steps"] is None for row in rows if row["part"] != "table")
    types = {field.name: str(field.type) for field in table.schema}
    assert types["ranks"] == "list<element: int32>"
    assert types["used"].startswith("map<string, int32")
    assert types["drama"] == "double"


def test_luck_and_its_parts_add_up(found: Report) -> None:
    lines = {line.id: line for line in found.parts[0].lines}
    assert {"luck", "luck-deal", "luck-play", "skill", "interplay"} <= lines.keys()
    assert lines["luck"].games == 12


def luck_cells(told: Report) -> set[str]:
    rows = next(section for section in sections(told, "en") if section.id == "figures").rows
    return {cell for row in rows if row[0].startswith(("Luck", "Skill")) for cell in row[1:]} - {NOTHING}


def test_few_games_tell_no_share_of_luck(found: Report, sure: Report) -> None:
    """Three deals, or an interval of more than half: its ends are told, and neither compared nor drawn."""
    assert luck_cells(sure) == {"20.0 % (10.0 … 30.0)"}
    assert {cell.partition(" (")[0] for cell in luck_cells(found)} == {"too few games to tell"}
    assert not {effect.id for effect in found.effects} & set(LUCK_PARTS)
    assert stacks(sure.parts, "en")
    assert not stacks(found.parts, "en")
    first = sure.parts[0]
    wide = replace(first, lines=[wide_open(line) for line in first.lines])
    assert "too few games to tell (20.0 … 90.0 %)" in luck_cells(replace(sure, parts=[wide]))


def wide_open(line: Line) -> Line:
    return replace(line, low=0.2, high=0.9) if line.id == "luck" else line


def test_each_value_is_compared_for_each_number_of_players(found: Report) -> None:
    changes = {(one.players, one.option, one.before, one.after) for one in found.effects}
    assert changes == {(players, "table", "brown", "violet") for players in (2, 3)}
    assert {verdict(one) for one in found.effects} <= {"holds", "perhaps", "noise", "same"}
    score = next(one for one in found.effects if one.id == "score")
    assert score.became < score.was  # the violet side gives fewer points
    assert score.clear


def test_the_first_player_needs_more_where_many_settings_ask(found: Report) -> None:
    """52 of 100 in 4,000 deals: sure for one setting, not for twenty."""
    part = found.parts[0]
    favoured = replace(part.lines[0], value=0.52, low=0.505, high=0.535, observations=4000, shows=0.0215)
    even = replace(part.lines[0], value=0.5, low=0.485, high=0.515, observations=4000, shows=0.0215)
    one, other = (replace(part, lines=[line, *part.lines[1:]]) for line in (favoured, even))
    said = [
        next(findings(replace(found, parts=parts), "en")) for parts in ([one], [one] + 19 * [other], [other])
    ]
    assert "the first player is favoured" in said[0]
    assert "may be chance" in said[1]
    assert "is not shown" in said[2]
    assert "games" in said[2]


def test_verdicts(found: Report) -> None:
    effect = replace(found.effects[0], holds=False, low=-1.0, difference=0.0, high=1.0, games_needed=None)
    assert verdict(effect) == "noise"
    assert verdict(replace(effect, low=0.0, high=0.0)) == "same"
    assert verdict(replace(effect, low=0.1)) == "perhaps"
    assert verdict(replace(effect, low=0.1, holds=True)) == "holds"


def test_all_places_stand_together(found: Report) -> None:
    rows = next(section for section in sections(found, "en") if section.id == "figures").rows
    assert [row[0][:13] for row in rows[:3]] == ["Wins of place"] * 3


def test_numbers_are_written_as_the_language_does() -> None:
    assert number(12345.678, "en", 1) == "12,345.7"
    assert number(12345.678, "de", 1) == "12.345,7"
    assert amount(0.1234, "share", "de") == "12,3"
    assert [signed(number(n, "en", 1)) for n in (-0.04, 1.5, -1.5)] == ["0.0", "+1.5", "−1.5"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unsaid(found: Report, language: str) -> None:
    for section in sections(found, language):
        assert section.heading
        for text in (*section.sentences, *section.heads, *(cell for row in section.rows for cell in row)):
            assert text
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)
def test_every_line_of_a_tally_has_a_name(game: Any, language: str) -> None:
    texts = message_ids(folder_of(game) / "words" / f"{language}.ftl")
    for line in (text for text in texts if "-tally-" in text):
        own = f"{line}-any" in texts
        assert own or tally_name(game.id, line, language) != line.rpartition("-tally-")[2], line


def test_both_languages_have_the_same_texts_and_all_are_used() -> None:
    folder = ROOT / "src" / "reihum" / "lab"
    german, english = (message_ids(folder / "texts" / f"{language}.ftl") for language in LANGUAGES)
    assert german == english
    users = [*folder.glob("*.py"), ROOT / "src" / "reihum" / "cli" / "lab.py"]
    code = "".join(path.read_text(encoding="utf-8") for path in users)
    for name in english:
        assert f'"{name}"' in code or any(stem in code for stem in stems(name)), name


def test_every_figure_is_defined(found: Report) -> None:
    defined = set(re.findall(r"^\| `([a-z][a-z-]*)`", (ROOT / "docs" / "lab.md").read_text(), re.MULTILINE))
    assert {line.id for part in found.parts for line in part.lines} == defined


@pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)
def test_every_game_has_its_report_in_the_docs(game: Any, found: Report) -> None:
    """With the command that made it, and every figure; a new figure needs new reports."""
    text = (ROOT / "docs" / "lab" / f"{game.id}.md").read_text(encoding="utf-8")
    assert f"`reihum lab {game.id} " in text
    assert "--seed" in text
    general = {"seat", "ladder", "kind"}
    names = {figure_name(line.id, (), "en") for line in found.parts[0].lines if line.id not in general}
    missing = [name for name in names if f"| {name} |" not in text]
    assert not missing
