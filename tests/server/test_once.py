"""A committed step is computed once, by who decides it; storing and applying use what a decision carries."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

import reihum
from reihum.games import register
from reihum.protocol import commands
from reihum.server.rooms.change import change_for
from reihum.server.settings import Settings
from reihum.table.decide import decide
from reihum.table.fold import apply, put_draft
from tests.server.tables import Played
from tests.server.test_playing import drafting
from tests.toy.game import GAME


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The actions of all steps that the toy computes, which is plain Python on every build."""
    computed: list[int] = []
    toy: Any = type(GAME.new(seed=1))
    step = toy.step

    def counted(state: Any, action: int) -> None:
        computed.append(action)
        step(state, action)

    monkeypatch.setattr(sys.modules["reihum.games"], "_registered", [])
    reihum.games.cache_clear()
    register(GAME)
    monkeypatch.setattr(toy, "step", counted)
    yield computed
    reihum.games.cache_clear()


def test_a_committed_step_is_computed_once(steps: list[int]) -> None:
    table = Played(GAME.id, 2).started().table
    seat = table.to_act()
    assert seat is not None
    action = table.playing().legal()[0]
    steps.clear()
    decision = decide(table, f"g{seat}", commands.Play("c", table.base, 0, action))
    stored = table.numbered(decision.events, f"g{seat}", "c", table.changed_at)
    change: Any = change_for(table, 0, False, stored, decision, Settings())
    assert change.row
    assert list(apply(table, stored[0], decision.steps)) == decision.steps
    assert table.state is decision.steps[-1].after
    assert steps == [action]


def test_steps_of_a_draft_are_not_computed_again_when_it_is_committed() -> None:
    played = drafting()
    table, seat = played.table, played.table.to_act()
    assert seat is not None
    before = list(table.draft_steps)
    assert before
    for _ in range(100):
        action = table.state_for(seat).legal()[0]
        where = {"base": table.base, "draft_length": played.drafted()}
        decision = decide(table, f"g{seat}", commands.Play(cmd=played.cmd(), action=action, **where))
        assert all(one is other for one, other in zip(before, decision.steps, strict=False))
        before = decision.steps
        if decision.events:
            assert decision.events[0].actions == [step.action for step in before]  # type: ignore[union-attr]
            return
        put_draft(table, decision.draft, decision.steps)
        assert table.draft_steps is decision.steps
    raise AssertionError("nothing was committed")
