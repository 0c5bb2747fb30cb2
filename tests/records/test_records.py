"""Records: write, read, replay, verify, for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum.core.errors import BadRecord, ReihumError
from reihum.core.rng import FairRng, seeded
from reihum.core.state import NOBODY, Moves
from reihum.core.texts import LANGUAGES, say
from reihum.records import Recorder, load, read, replay, save, verify, write
from reihum.testing.configurations import LOOKS, Configuration, actions_of
from tests.contract.configurations import ALL, DEFAULTS

GAMES = pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)
SEED = bytes(range(32))


def recorded(configuration: Configuration, seed: int | FairRng = 41, steps: int = 10**6) -> Recorder:
    """A game at random, written down; cut off after so many steps."""
    names = [f"Player {seat}" for seat in range(configuration.players)]
    recorder = Recorder(configuration.game, configuration.players, configuration.options, seed, names)
    rng, scratch = seeded(1), Moves()
    while recorder.state.to_act() != NOBODY and len(recorder.steps) < steps:
        recorder.play(recorder.state.pick(rng, scratch))
    return recorder


@pytest.mark.parametrize("configuration", ALL, ids=str)
def test_a_record_is_read_back_exactly_and_replays(configuration: Configuration) -> None:
    recorder = recorded(configuration)
    text = write(recorder.record)
    record = read(text)
    assert write(record) == text
    plies = [(ply, action) for ply, action in replay(record)]
    assert [action for _, action in plies[:-1]] == recorder.steps
    assert plies[-1][0].position() == recorder.state.position()
    assert plies[-1][1] == NOBODY


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_a_running_game_has_a_record_too(configuration: Configuration) -> None:
    recorder = recorded(configuration, steps=17)
    record = read(write(recorder.record))
    assert record.result is None
    *_, (state, _) = replay(record)
    assert state.position() == recorder.state.position()


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_the_record_of_any_ply_is_read_back_exactly(configuration: Configuration) -> None:
    recorder = Recorder(configuration.game, configuration.players, configuration.options, 43)
    actions = actions_of(configuration, 43)
    for ply, action in enumerate(actions):
        recorder.play(action)
        if ply % -(-len(actions) // LOOKS) == 0:
            text = write(recorder.record)
            assert write(read(text)) == text
    *_, (state, _) = replay(read(write(recorder.record)))
    assert state.position() == recorder.state.position()


@GAMES
def test_one_line_a_turn(game: Any) -> None:
    recorder = recorded(Configuration(game, game.players[-1]))
    turns = recorder.state.turn
    assert len(recorder.record.turns) in (turns, turns + 1)
    assert sum(len(turn.steps) for turn in recorder.record.turns) == len(recorder.steps)


@GAMES
def test_a_fair_game_is_sealed_until_its_end_and_verified_after(game: Any) -> None:
    configuration = Configuration(game, game.players[0])
    running = recorded(configuration, FairRng(SEED), steps=5).record
    assert "seed" not in running.headers
    assert SEED.hex() not in write(running)
    with pytest.raises(BadRecord, match="record-sealed"):
        verify(running)
    finished = read(write(recorded(configuration, FairRng(SEED)).record))
    assert finished.headers["commitment"] == running.headers["commitment"] == FairRng(SEED).commitment()
    assert verify(finished).fair


def test_another_seed_breaks_the_seal() -> None:
    record = recorded(DEFAULTS[0], FairRng(SEED)).record
    record.headers["commitment"] = FairRng(bytes(32)).commitment()
    verdict = verify(record)
    assert verdict.sealed
    assert not verdict.kept
    assert not verdict.fair


def test_a_fast_game_is_not_sealed() -> None:
    verdict = verify(recorded(DEFAULTS[0]).record)
    assert not verdict.sealed
    assert verdict.kept
    assert not verdict.fair


def test_unknown_headers_and_comments_survive() -> None:
    lines = write(recorded(DEFAULTS[0]).record).split("\n")
    lines.insert(3, "event: autumn cup")
    blank = lines.index("")
    lines[blank + 1] += "  ; well begun"
    lines.insert(blank + 1, "; the first line: a comment")
    lines.insert(len(lines) - 2, "; and one at the end")
    text = "\n".join(lines)
    record = read(text)
    assert write(record) == text
    assert record.headers["event"] == "autumn cup"
    assert record.turns[0].comment == "well begun"
    assert list(replay(record))


@pytest.mark.parametrize("configuration", DEFAULTS, ids=str)
def test_steps_that_revealed_nothing_can_be_taken_back(configuration: Configuration) -> None:
    recorder = Recorder(configuration.game, configuration.players, {}, 5)
    rng, scratch = seeded(2), Moves()
    taken_back = 0
    for _ in range(300):
        if recorder.state.to_act() == NOBODY:
            break
        before, text, turn = recorder.state.position(), write(recorder.record), recorder.state.turn
        action = recorder.state.pick(rng, scratch)
        revealing = recorder.state.reveals(action)
        recorder.play(action)
        if recorder.state.turn == turn and not revealing:
            assert recorder.take_back()
            assert recorder.state.position() == before
            assert write(recorder.record) == text
            taken_back += 1
            recorder.play(action)
        else:
            assert not recorder.take_back()
    assert list(replay(recorder.record))
    assert taken_back or configuration.game.id == "chameleon"


def test_files_are_written_whole(tmp_path: Path) -> None:
    record = recorded(DEFAULTS[0]).record
    path = tmp_path / "game.reihum"
    save(record, path)
    assert write(load(path)) == write(record)
    assert [found.name for found in tmp_path.iterdir()] == ["game.reihum"]
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="record-format"):
        load(path)


def test_a_header_of_two_lines_is_refused() -> None:
    record = recorded(DEFAULTS[0]).record
    record.headers["seat.A"] = "Ada\nresult: ranks 1 2, scores 9 8"
    with pytest.raises(BadRecord, match="record-header"):
        write(record)


GOOD = write(recorded(Configuration(DEFAULTS[0].game, 2, {"first_player": 0}), 41).record)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("reihum: 1", "reihum: 9", "record-format"),
        ("game: ", "game: x", "unknown-game"),
        ("game: ", "gama: ", "record-header"),
        ("rules: 1", "rules: 7", "record-rules"),
        ("players: 2", "players: two", "record-number"),
        ("players: 2", "players: 9", "players"),
        ("seed: 41", "seed: x", "record-number"),
        ("seed: 41", "seed: 42", "record-"),
        ("generator: fast", "generator: fair", "record-number"),
        ("\n1. ", "\n2. ", "record-line"),
        ("\n2. ", "\nx2. ", "record-line"),
        ("\n1. ", "\n1. 9", "record-line"),
        ("\n1. A: ", "\n1. B: ", "record-turn"),
        (": draw", ": fly", "record-step"),
        (": draw", ": take 1", "record-step"),
        ("result: ranks", "result: ranks 3", "record-result"),
        ("result: ", "; result: ", "record-result"),
        ("option.table: brown", "option.table: pink", "option"),
        ("option.table: brown", "option.table: brown\noption.table: brown", "record-line"),
    ],
)
def test_broken_records_say_what_is_wrong(old: str, new: str, code: str) -> None:
    assert old in GOOD
    with pytest.raises(ReihumError, match=code) as caught:
        list(replay(read(GOOD.replace(old, new, 1))))
    for language in LANGUAGES:
        assert "{" not in say(caught.value.message(), language)


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=60), place=st.integers(0, len(GOOD)), cut=st.integers(0, 40))
def test_garbage_in_a_record_never_crashes(text: str, place: int, cut: int) -> None:
    try:
        record = read(GOOD[:place] + text + GOOD[place + cut :])
        list(replay(record))
    except ReihumError:
        return
    assert read(write(record)) is not None


@given(text=st.text(max_size=200))
def test_garbage_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        read(text)


def test_endless_text_is_no_record() -> None:
    with pytest.raises(BadRecord, match="record-long"):
        read("x" * 3_000_000)
