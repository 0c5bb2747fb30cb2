"""Studies: which games they consist of, and that nothing of them is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum.bots import UnknownBot
from reihum.campaign.results_folder import FolderTaken
from reihum.core.errors import BadOption, BadPlayers, ReihumError
from reihum.lab import running
from reihum.lab.playing import Deal, play
from reihum.lab.report import report
from reihum.lab.running import run
from reihum.lab.study import LUCK, TABLE, Job, Study
from tests.campaign.dying import dying_once

compiled_only = pytest.mark.skipif(not reihum.compiled, reason="a cluster takes long to start")
SMALL = Study(
    "chameleon",
    (2,),
    vary=(("table", ("brown", "violet")),),
    games=4,
    ladder=("random", "level1"),
    ladder_games=4,
    luck_games=8,
    seed=4,
)


def test_every_combination_is_played() -> None:
    study = replace(SMALL, players=(2, 3), options=(("first_player", "0"),))
    settings = study.settings()
    assert [setting.name for setting in settings] == [
        "players=2 table=brown",
        "players=2 table=violet",
        "players=3 table=brown",
        "players=3 table=violet",
    ]
    assert dict(settings[1].options) == {"table": "violet", "first_player": 0}


def test_parts_have_as_many_games_as_were_asked_for() -> None:
    jobs = SMALL.jobs()
    brown = [job for job in jobs if dict(job.setting.options)["table"] == "brown"]
    games = {
        part: sum(job.games for job in brown if job.part == part) for part in ("table", "ladder", "luck")
    }
    assert games == {"table": 4, "ladder": 4, "luck": 8}
    assert len({job.key for job in jobs}) == len(jobs)


def test_the_command_makes_the_same_study() -> None:
    assert replace(SMALL, luck=()).command() == (
        "reihum lab chameleon --players 2 --vary table=brown,violet --bots level2 --games 4 "
        "--ladder random,level1 --ladder-games 4 --luck none --seed 4 --out DIR"
    )


def test_luck_plays_every_deal_by_all_seatings_and_again() -> None:
    job = next(job for job in SMALL.jobs() if job.part == LUCK)
    played = [(tuple(game.bots), game.repeat) for game in play(SMALL, job).games]
    pair = ("level1", "level2")
    assert sorted(played) == sorted((bots, again) for bots in (pair, pair[::-1]) for again in (0, 1))


def test_settings_are_compared_on_equal_ground() -> None:
    """An option that changes nothing gives the same games: deals and bots' generators are equal."""
    study = Study("stack_run", (2,), vary=(("stall", ("60", "61")),), games=4, ladder=(), luck=())
    deals = run(study)
    one, other = ([deal.games for deal in deals if dict(deal.setting.varied)["stall"] == s] for s in (60, 61))
    assert one == other
    assert len({game.scores[0] for games in one for game in games}) > 1


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, ReihumError),
        ({"players": (9,)}, BadPlayers),
        ({"bots": ("genius",)}, UnknownBot),
        ({"ladder": ("level1",)}, BadOption),
        ({"ladder": ("level1", "level1")}, BadOption),
        ({"luck": ("random", "level1", "level2")}, BadOption),
        ({"vary": (("table", ("pink",)),)}, BadOption),
        ({"vary": (("colour", ("red",)),)}, BadOption),
        ({"options": (("table", "brown"),)}, BadOption),
        ({"bots": ()}, BadOption),
    ],
)
def test_bad_studies_are_refused(change: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        replace(SMALL, **change).check()  # type: ignore[arg-type]


def test_processes_play_the_same_games() -> None:
    assert run(SMALL, workers=2) == run(SMALL)


def test_a_study_is_resumed_and_grows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kept games are not played again, also when there are more settings and games than before."""
    whole = run(SMALL, folder=tmp_path)
    kept = (tmp_path / "games.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_text("".join(kept[:5]) + kept[5][:30])
    played: list[Job] = []

    def play_and_tell(study: Study, job: Job) -> Deal:
        played.append(job)
        return play(study, job)

    monkeypatch.setattr(running, "play", play_and_tell)
    assert run(SMALL, folder=tmp_path) == whole
    assert len(played) == len(whole) - 5
    played.clear()
    more = run(replace(SMALL, games=5, players=(2, 3), luck=()), folder=tmp_path)
    assert len(played) == len(more) - len([one for one in whole if one.part != LUCK])


def test_a_folder_of_another_study_is_refused(tmp_path: Path) -> None:
    run(replace(SMALL, ladder=(), luck=()), folder=tmp_path)
    with pytest.raises(FolderTaken):
        run(replace(SMALL, seed=5), folder=tmp_path)


def test_a_dead_worker_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(SMALL)
    monkeypatch.setattr(running, "play", dying_once(play, tmp_path / "died"))
    assert run(SMALL, workers=2) == whole
    assert (tmp_path / "died").exists()


@compiled_only
def test_a_real_ray_plays_the_same_games() -> None:
    """A cluster of its own on this machine."""
    study = replace(SMALL, games=2, ladder=(), luck=())
    assert run(study, engine="ray") == run(study)


@pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)
def test_every_game_can_be_studied(game: Any) -> None:
    study = Study(game.id, (game.players[-1],), games=2, ladder=(), luck=())
    deals = run(study)
    (part,) = report(study, deals).parts
    assert {one.part for one in deals} == {TABLE}
    lines = {line.id: line for line in part.lines}
    seats = [line.value for line in part.lines if line.id == "seat"]
    assert sum(seats) == pytest.approx(1)
    assert len(seats) == game.players[-1]
    for share in ("forced", "behind", "drama", "settled", "interaction", "overtaking"):
        assert 0 <= lines[share].value <= 1
