"""The command line, as a person or a script runs it."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import reihum
from reihum.cli import playing
from reihum.core.rng import FairRng
from tests.cli.running import run, run_alone

IDS = [game.id for game in reihum.games()]


@pytest.fixture(autouse=True)
def same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that run here are sealed like others, but always the same."""
    fixed = SimpleNamespace(fresh=lambda: FairRng(bytes(32)))
    monkeypatch.setattr(playing, "FairRng", fixed)


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(reihum.game("chameleon").new(players=3, seed=4).position()))
    return str(path)


def test_games_are_listed() -> None:
    text = run("games")
    for game in reihum.games():
        assert game.id in text
        assert game.title("en") in text
    assert "Chamäleon" in run("games", "--lang", "de")
    assert "Chamäleon" in run("games", LANG="de_DE.UTF-8")


def test_games_as_json() -> None:
    listed: list[dict[str, Any]] = json.loads(run("games", "--json"))
    assert [one["id"] for one in listed] == IDS
    chameleon = listed[0]
    assert chameleon["titles"] == {"de": "Chamäleon", "en": "Chameleon"}
    assert chameleon["players"] == [2, 3, 4, 5]
    assert chameleon["actions"] == 11
    table = chameleon["options"][0]
    assert table["by_players"]["2"] == {"values": ["brown", "violet"], "default": "brown"}


@pytest.mark.parametrize("id", IDS)
def test_rules_are_shown(id: str) -> None:
    assert run("rules", id, "--lang", "de") == reihum.game(id).rules("de")
    assert run("rules", id, "--lang", "en") == reihum.game(id).rules("en")


@pytest.mark.parametrize("id", IDS)
def test_simulate(id: str) -> None:
    words = ("simulate", id, "--players", "2", "--games", "20", "--seed", "3")
    first, second = (json.loads(run(*words, "--json")) for _ in range(2))
    assert first["digest"] == second["digest"]
    assert first["compiled"] == reihum.compiled
    assert first["games"] == 20
    assert first["steps"] == round(first["length"]["mean"] * 20)
    assert len(first["scores"]) == 2
    text = run(*words)
    assert first["digest"] in text
    assert ("compiled" if reihum.compiled else "interpreted") in text


def test_simulate_with_options() -> None:
    words = ("simulate", "chameleon", "--games", "5", "--json")
    violet = json.loads(run(*words, "--option", "table=violet", "--option", "first_player=1"))
    assert violet["options"] == {"table": "violet", "first_player": 1}
    assert violet["digest"] != json.loads(run(*words))["digest"]


@pytest.mark.parametrize(("id", "language"), list(zip(IDS, cycle(["de", "en"]), strict=False)))
def test_a_game_is_played_and_its_record_replays(id: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.reihum"
    game = reihum.game(id)
    words = ("play", id, "--lang", language, "--record", str(path), "--players", str(game.players[-1]))
    text = run(*words, "--seat", "1", typed="1\n" * 3000)
    assert game.title(language) in text
    assert str(path) in text
    replayed = json.loads(run("replay", str(path), "--json"))
    assert replayed["game"] == id
    assert replayed["result"]["ranks"]
    assert len(replayed["actions"]) > 20
    assert run("replay", str(path), "--lang", language).count("\n") > 20
    assert replayed["headers"]["commitment"] in run("verify", str(path))


def test_a_seeded_game_needs_no_seal(tmp_path: Path) -> None:
    path = tmp_path / "game.reihum"
    run("play", "chameleon", "--seed", "5", "--record", str(path), typed="1\n" * 500)
    assert "seed: 5" in path.read_text()
    assert "open seed" in run("verify", str(path))


def test_a_broken_seal_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.reihum"
    run("play", "chameleon", "--record", str(path), typed="1\n" * 500)
    text = path.read_text()
    start = text.index("commitment: ") + len("commitment: ")
    path.write_text(text[:start] + "0" * 64 + text[start + 64 :])
    assert "does not match" in run("verify", str(path), expect=1)


def test_play_helps_explains_and_quits(tmp_path: Path) -> None:
    text = run(
        "play", "chameleon", "--seed", "2", "--option", "first_player=0", "--name", "Ada",
        typed="?\nu\n77\nnonsense\ntake 1\ndraw\nq\n", REIHUM_RECORDS=str(tmp_path / "new" / "folder"),
    )  # fmt: skip
    text = " ".join(text.split())  # lines are wrapped
    assert "An empty row may not be taken." in text
    assert "nothing to take back" in text
    assert "number from 1 to" in text
    assert "An empty row cannot be taken. (CH-9)" in text
    assert "Ada reveals: " in text
    assert "The game is not over." in text
    (saved,) = (tmp_path / "new" / "folder").iterdir()
    assert "The game is not over." in run("replay", str(saved))


def test_legal_apply_and_perft(position: str) -> None:
    listed = json.loads(run("legal", "chameleon", "--position", position, "--json"))
    assert listed == [{"action": 10, "notation": "draw", "de": "Eine Karte aufdecken", "en": "Reveal a card"}]
    assert "Eine Karte aufdecken" in run("legal", "chameleon", "--position", position, "--lang", "de")
    words = ("apply", "chameleon", "--position", position, "--action", "draw", "--action", "place 2")
    after = json.loads(run(*words))
    assert len(after["rows"][1]["cards"]) == 1
    again = run("legal", "chameleon", "--position", "-", "--json", typed=json.dumps(after))
    assert [one["notation"] for one in json.loads(again)] == ["take 2", "draw"]
    assert run("perft", "chameleon", "--position", position, "--depth", "3") == "6\n"
    counted = json.loads(run("perft", "chameleon", "--position", position, "--depth", "2", "--json"))
    assert counted == {"game": "chameleon", "depth": 2, "count": 3}


BAD = [
    (("nonsense",), "No such command"),
    (("simulate",), "Missing argument"),
    (("simulate", "chess"), "There is no game “chess”"),
    (("simulate", "chameleon", "--players", "9"), "2 to 5 players, not 9"),
    (("simulate", "chameleon", "--games", "0"), "--games"),
    (("simulate", "chameleon", "--games", "many"), "--games"),
    (("simulate", "chameleon", "--option", "table=pink"), "brown, violet"),
    (("simulate", "chameleon", "--option", "colour=red"), "table, first_player"),
    (("simulate", "chameleon", "--option", "table"), "k=v"),
    (("simulate", "chameleon", "--option", "table=brown", "--option", "table=violet"), "k=v"),
    (("play", "chameleon", "--seat", "2"), "0–1"),
    (("play", "chameleon", "--bot", "genius"), "There is no bot “genius”"),
    (("play", "chameleon", "--lang", "fr"), "There are no texts in “fr”"),
    (("rules", "chess", "--lang", "de"), "Es gibt kein Spiel „chess“"),
    (("replay", "nowhere.reihum"), "No such file or directory: nowhere.reihum"),
    (("verify", "nowhere.reihum"), "No such file or directory: nowhere.reihum"),
    (("legal", "chameleon", "--position", "nowhere.json"), "No such file or directory: nowhere.json"),
    (("perft", "chameleon", "--position", "{position}", "--depth", "-1"), "--depth"),
    (("legal", "{other}", "--position", "{position}"), "$.game"),
    (("apply", "chameleon", "--position", "{position}", "--action", "fly"), "“fly” is no action"),
    (("apply", "chameleon", "--position", "{position}", "--action", "take 1"), "rule CH-9"),
]


@pytest.mark.parametrize(
    ("words", "line"), BAD, ids=lambda part: " ".join(part) if isinstance(part, tuple) else ""
)
def test_bad_input_is_one_clear_line(
    words: tuple[str, ...], line: str, position: str, tmp_path: Path
) -> None:
    filled = [word.format(position=position, other=IDS[-1]) for word in words]
    error = run(*filled, expect=2, XDG_DATA_HOME=str(tmp_path / "data"))
    assert line in error
    assert error.count("\n") == 1
    assert "Traceback" not in error
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": "chameleon"}', "\x00", "null"])
def test_broken_positions_say_where(content: str) -> None:
    error = run("legal", "chameleon", "--position", "-", typed=content, expect=2)
    assert "Broken position at $" in error
    assert error.count("\n") == 1


def test_broken_records_say_where(tmp_path: Path) -> None:
    path = tmp_path / "game.reihum"
    run("play", "chameleon", "--seed", "5", "--record", str(path), typed="1\n" * 500)
    path.write_text(path.read_text().replace("\n3. ", "\nthree. "))
    error = run("replay", str(path), expect=2)
    assert "in line" in error
    assert error.count("\n") == 1


def test_it_helps() -> None:
    assert "simulate" in run("--help")


def test_a_process_of_its_own_says_the_same(position: str) -> None:
    """What is printed and typed, what the environment says, what is wrong, and the code it ends with."""
    for words, more in (
        (("games",), {"LANG": "de_DE.UTF-8"}),
        (("games", "--json"), {}),
        (("legal", "chameleon", "--position", "-"), {"typed": Path(position).read_text()}),
        (("play", "chameleon", "--seed", "5", "--record", f"{position}.reihum"), {"typed": "q\n"}),
        (("simulate", "chess", "--lang", "de"), {"expect": 2}),
        (("simulate",), {"expect": 2}),
    ):
        assert run_alone(*words, **more) == run(*words, **more)


def test_a_process_of_its_own_plays_a_sealed_game(tmp_path: Path) -> None:
    """Here with a shuffle of its own."""
    path = tmp_path / "game.reihum"
    run_alone("play", "chameleon", "--record", str(path), typed="1\n" * 500)
    record = json.loads(run("replay", str(path), "--json"))
    assert record["result"]["ranks"]
    assert record["headers"]["commitment"] != FairRng(bytes(32)).commitment()
    assert record["headers"]["commitment"] in run("verify", str(path))
