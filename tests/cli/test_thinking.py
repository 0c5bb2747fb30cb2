"""`arena`, `analyse`, `hint` and bots by name, as people run them."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

import reihum
from tests.cli.running import launch, run, wait_for_lines

ARENA = ("arena", "chameleon", "--bots", "level2,random", "--games", "8", "--seed", "3")
GOLDEN = Path(__file__).parents[1] / "records" / "golden" / "chameleon-2.reihum"
FEW = ("--sims", "10")


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "table": [{**row, "seconds_per_move": 0} for row in told["table"]]}


def test_the_arena_prints_its_table_as_json() -> None:
    told = json.loads(run(*ARENA, "--json"))
    assert list(told) == ["game", "players", "games", "seed", "table"]
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("chameleon", 2, 8, 3)
    better, worse = told["table"]
    fields = ["bot", "games", "share", "low", "high", "score", "rating", "seconds_per_move"]
    assert list(better) == list(worse) == fields
    assert [better["bot"], worse["bot"]] == ["level2", "random"]
    assert better["share"] + worse["share"] == pytest.approx(1)
    for row in (better, worse):
        assert row["low"] <= row["share"] <= row["high"]
        assert row["seconds_per_move"] > 0


def test_the_arena_is_read_by_people(tmp_path: Path) -> None:
    text = run(*ARENA, "--out", str(tmp_path), "--lang", "de")
    assert "95-%-Intervall" in text
    assert "level2" in text
    assert {path.name for path in tmp_path.iterdir()} >= {"index.html", "seats.parquet", "table.csv"}


def test_the_arena_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    """The games that were finished are kept; the table is that of a match in one go."""
    words = ("arena", "chameleon", "--bots", "level2,random", "--games", "3000", "--seed", "3")
    began = launch(*words, "--out", str(tmp_path), "--workers", "2")
    kept = tmp_path / "games.jsonl"
    wait_for_lines(began, kept, 3)
    os.killpg(began.pid, signal.SIGKILL)
    began.communicate()
    before = kept.read_text().rpartition("\n")[0].splitlines()
    again = json.loads(run(*ARENA, "--out", str(tmp_path), "--json"))
    after = kept.read_text().splitlines()
    assert after[: len(before)] == before
    played = [(one["deal"], *one["bots"]) for one in map(json.loads, after)]
    assert len(set(played)) == len(played)
    assert without_times(again) == without_times(json.loads(run(*ARENA, "--json")))


def test_bots_may_be_mixed_and_say_how_much_they_think() -> None:
    """As in `level5@3`: repeatable, where the level itself looks at the clock."""
    words = ("simulate", "chameleon", "--players", "4", "--games", "1", "--json")
    first, second = (json.loads(run(*words, "--bot", "level5@3,random,level2")) for _ in range(2))
    assert first["bots"] == ["level5@3", "random", "level2", "level5@3"]
    assert first["digest"] == second["digest"]


def test_a_bot_with_a_budget_has_its_own_name_at_the_table(tmp_path: Path) -> None:
    record = tmp_path / "game.reihum"
    words = ("play", "chameleon", "--players", "3", "--bot", "level3@2,level1", "--record", str(record))
    run(*words, "--lang", "de", typed="q\n")
    assert "seat.B: Denker" in record.read_text()
    assert "seat.C: Neuling" in record.read_text()


def test_an_analysis_is_read_by_people_and_programs() -> None:
    told = json.loads(run("analyse", str(GOLDEN), *FEW, "--json"))
    assert (told["game"], told["players"], told["simulations"]) == ("chameleon", 2, 10)
    assert len(told["accuracy"]) == len(told["luck"]) == len(told["loss"]) == 2
    fields = {"ply", "turn", "seat", "played", "best", "before", "after", "loss", "luck"}
    assert all(fields <= set(one) for one in told["decisions"])
    text = run("analyse", str(GOLDEN), *FEW, "--lang", "de")
    assert text.count("\n") == 1 + len(told["decisions"]) + 2
    assert "Genauigkeit" in text


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    state = reihum.game("chameleon").new(players=3, seed=4, first_player=1)
    for _ in range(2):
        state.apply(state.legal()[-1])
    path.write_text(json.dumps(state.position()))
    return str(path)


def test_a_hint_is_read_by_people_and_programs(position: str) -> None:
    words = ("hint", "chameleon", "--position", position, "--seat", "2", "--sims", "30")
    told = json.loads(run(*words, "--json"))
    assert (told["game"], told["seat"]) == ("chameleon", 2)
    assert {one["notation"] for one in told["actions"]} == {"draw", "take 3"}
    for one in told["actions"]:
        assert len(one["win"]) == len(one["score"]) == len(one["rank"]) == 3
    assert "Eine Karte aufdecken" in run(*words, "--lang", "de")
    assert run(*words, "--json") == run(*words[:4], "--sims", "30", "--json")


BAD = [
    (("arena", "chameleon", "--bots", "level2"), "--bots"),
    (("arena", "chameleon", "--bots", "level2,level2"), "--bots"),
    (("arena", "chameleon", "--bots", "level2,genius"), "There is no bot “genius”"),
    (("arena", "chameleon", "--bots", "level2,level3@none"), "There is no bot “level3@none”"),
    (("arena", "chameleon", "--bots", "level2,random", "--players", "9"), "2 to 5 players, not 9"),
    (("arena", "chameleon", "--bots", "level2,random", "--engine", "cloud"), "local, ray, ray=ADDRESS"),
    (("arena", "chameleon", "--bots", "level2,random", "--workers", "0"), "--workers"),
    (("arena", "chameleon", "--bots", "level2,random", "--option", "table=pink"), "brown, violet"),
    (("arena", "chameleon", "--bots", "level2,random", "--out", "{position}"), "position.json"),
    (("simulate", "chameleon", "--bot", "level5@0"), "There is no bot “level5@0”"),
    (("hint", "chameleon", "--position", "{position}", "--seat", "0"), "Allowed: 2"),
    (("hint", "chameleon", "--position", "nowhere.json"), "No such file or directory: nowhere.json"),
    (("hint", "summit", "--position", "{position}"), "$.game"),
    (("analyse", "nowhere.reihum"), "No such file or directory: nowhere.reihum"),
    (("analyse", "{unfinished}"), "Only when the game is over."),
    (("analyse", "{unfinished}", "--sims", "1"), "--sims"),
]


@pytest.mark.parametrize(("words", "line"), BAD, ids=lambda part: " ".join(part)[:60] if len(part) else "")
def test_what_cannot_be_done_is_one_clear_line(
    words: tuple[str, ...], line: str, position: str, tmp_path: Path
) -> None:
    unfinished = tmp_path / "unfinished.reihum"
    unfinished.write_text("".join(GOLDEN.read_text().splitlines(keepends=True)[:20]))
    filled = [word.format(position=position, unfinished=unfinished) for word in words]
    error = run(*filled, expect=2)
    assert line in error
    assert error.count("\n") == 1
