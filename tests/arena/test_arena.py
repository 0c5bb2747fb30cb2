"""The arena: fair matches, honest figures, nothing lost."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import reihum
from reihum.arena import Match, Outcome, Row, running, table
from reihum.arena.format import cells, duration
from reihum.arena.plan import Job
from reihum.arena.playing import play
from reihum.arena.report import write_report
from reihum.arena.results import interval
from reihum.arena.running import run
from reihum.bots import UnknownBot
from reihum.campaign.cluster import NoCluster
from reihum.core.errors import BadOption, BadPlayers
from tests.campaign.dying import dying_once

compiled_only = pytest.mark.skipif(not reihum.compiled, reason="many games: the compiled build plays them")
MATCH = Match("chameleon", ("random", "level1", "level2"), 2, 12, seed=3)


def test_every_deal_is_played_by_every_seating() -> None:
    jobs = MATCH.jobs()
    assert len(jobs) == 12
    assert Counter(job.deal for job in jobs) == {0: 6, 1: 6}
    seats = Counter((name, seat) for job in jobs for seat, name in enumerate(job.seating))
    assert set(seats.values()) == {4}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_bots_share_a_larger_table_fairly(players: int) -> None:
    seatings = Match("chameleon", ("random", "level2"), players, 1, 0).seatings()
    seats = Counter((name, seat) for seating in seatings for seat, name in enumerate(seating))
    assert len(set(seats.values())) == 1


def test_a_match_is_repeatable() -> None:
    first, second = (run(MATCH) for _ in range(2))
    assert [one.scores for one in first] == [one.scores for one in second]
    assert [one.ranks for one in first] == [one.ranks for one in second]


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    assert scores(run(MATCH, workers=2)) == scores(run(MATCH))


def scores(outcomes: list[Outcome]) -> list[list[int]]:
    return [one.scores for one in outcomes]


def test_a_match_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(MATCH, folder=tmp_path)
    kept = (tmp_path / "games.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_text("".join(kept[:5]) + kept[5][:20])  # the sixth line is torn
    played: list[Job] = []

    def play_and_tell(match: Match, job: Job) -> Outcome:
        played.append(job)
        return play(match, job)

    monkeypatch.setattr(running, "play", play_and_tell)
    again = run(MATCH, folder=tmp_path)
    assert len(played) == 7
    assert scores(again) == scores(whole)
    assert scores(run(MATCH, folder=tmp_path)) == scores(whole)  # the torn line has spoilt no other
    assert len(played) == 7


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    run(MATCH, folder=tmp_path)
    with pytest.raises(BadOption):
        run(Match("chameleon", ("random", "level2"), 2, 4, 3), folder=tmp_path)


def test_a_dead_worker_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "play", dying_once(play, tmp_path / "died"))
    assert scores(run(MATCH, workers=2)) == scores(run(MATCH))
    assert (tmp_path / "died").exists()


@compiled_only
def test_better_bots_win_more() -> None:
    rows = table(run(Match("chameleon", ("random", "level2"), 2, 40, 5)), ("random", "level2"))
    assert [row.bot for row in rows] == ["level2", "random"]
    assert rows[0].low > 0.6
    assert rows[0].rating > rows[1].rating
    assert rows[0].share + rows[1].share == pytest.approx(1)
    assert rows[0].games == 40


def test_intervals_take_a_deal_as_one_observation() -> None:
    mean, low, high = interval([(deal, share) for deal in range(100) for share in (0.0, 1.0)])
    assert (mean, round(high - low, 3)) == (0.5, 0.06)
    mean, low, high = interval([(deal, float(deal % 2)) for deal in range(100)])
    assert 0.19 < high - low < 0.21
    assert interval([(0, 1.0)]) == (1.0, 0.0, 1.0)


def test_bad_matches_are_refused() -> None:
    with pytest.raises(UnknownBot):
        Match("chameleon", ("random", "genius"), 2, 4, 0).check()
    with pytest.raises(BadPlayers):
        Match("chameleon", ("random", "level1"), 9, 4, 0).check()
    with pytest.raises(BadOption):
        Match("chameleon", ("random",), 2, 4, 0).check()
    with pytest.raises(BadOption):
        run(MATCH, engine="cloud")


def test_reports_stand_alone(tmp_path: Path) -> None:
    outcomes = run(MATCH, folder=tmp_path)
    write_report(MATCH, table(outcomes, MATCH.bots), outcomes, tmp_path)
    page = (tmp_path / "index.html").read_text()
    assert page.count("<svg") == 2
    assert "src=" not in page
    assert "@import" not in page
    assert (tmp_path / "table.csv").read_text().startswith("bot,games,share,low,high")
    assert json.loads((tmp_path / "match.json").read_text())["game"] == "chameleon"
    assert len((tmp_path / "seats.csv").read_text().splitlines()) == 1 + 24
    assert (tmp_path / "seats.parquet").stat().st_size > 100


def test_reports_speak_both_languages(tmp_path: Path) -> None:
    outcomes = run(MATCH)
    for language, words in (("en", ("Chameleon, 2 players", "Time a move")), ("de", ("Chamäleon", "Siege"))):
        write_report(MATCH, table(outcomes, MATCH.bots), outcomes, tmp_path, language)
        page = (tmp_path / "index.html").read_text()
        assert f'lang="{language}"' in page
        assert all(word in page for word in words)


def test_a_row_is_told_in_figures_that_fit() -> None:
    row = Row("level3", 1200, 0.325, 0.265, 0.385, 17.84, 15.8, 0.00183)
    told = ["level3", "1,200", "32.5 %", "26.5 – 38.5 %", "17.8", "15.8", "1.8 ms"]
    assert cells(row, "en") == told
    assert cells(row, "de")[1:3] == ["1.200", "32,5 %"]
    assert [duration(seconds, "en") for seconds in (0.0, 4e-6, 1.5)] == ["0.0 µs", "4.0 µs", "1.5 s"]


def test_ratings_do_not_live_by_the_order_of_the_games() -> None:
    """Two who won alike are rated alike, though all wins of the one come first."""
    games = [
        Outcome(deal, ["level1", "level2"], [1, 0], [1, 2] if deal < 50 else [2, 1], [1] * 2, [0.1] * 2)
        for deal in range(100)
    ]
    one, other = (row.rating for row in table(games, ("level1", "level2")))
    assert abs(one - other) < 1


def test_a_bot_that_sits_twice_is_rated_too() -> None:
    """The better one wins all games; with one seat more it is rated as with one."""
    games = [
        Outcome(deal, ["level2", "random", "level2"], [9, 1, 5], [1, 3, 2], [1] * 3, [0.1] * 3)
        for deal in range(5)
    ]
    better, worse = table(games, ("level2", "random"))
    assert better.rating > worse.rating


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://[::1]:1", "127.0.0.1:99999", "127.0.0.1:many"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str) -> None:
    with pytest.raises(NoCluster):
        run(MATCH, engine=f"ray={address}")


@compiled_only
def test_a_real_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster of its own on this machine, whatever other one is or was there."""
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    match = Match("chameleon", ("random", "level1"), 2, 4, 3)
    assert scores(run(match, engine="ray")) == scores(run(match))
