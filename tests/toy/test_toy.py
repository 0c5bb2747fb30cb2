"""A game from outside is a game like any other: by its contract, and on the server."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import reihum
from reihum.bots import decide, make_bot
from reihum.core.errors import UnknownGame
from reihum.core.rng import seeded
from reihum.games import register
from reihum.server.app import make_api
from reihum.server.settings import Settings
from tests.cli.running import same_reihum
from tests.server.live import live_server
from tests.server.playing import play_at_random, seated, within
from tests.server.waiting import PATIENCE
from tests.toy import INSTALLED
from tests.toy.game import GAME
from tests.toy.serving import ToyServer

ROOT = Path(__file__).parents[2]


@pytest.fixture
def empty_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test registers is forgotten behind it."""
    monkeypatch.setattr(sys.modules["reihum.games"], "_registered", [])
    yield
    reihum.games.cache_clear()


def test_an_installed_game_keeps_the_contract(tmp_path: Path) -> None:
    """In a process that finds the toy as one finds an installed package, anywhere."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "reihum.testing.plugin", "--reihum-game", "higher_card"],
        cwd=tmp_path,
        env=same_reihum(INSTALLED, ROOT),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "failed" not in done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 80


@pytest.mark.usefixtures("empty_registry")
def test_a_registered_game_is_among_the_games() -> None:
    with pytest.raises(UnknownGame):
        reihum.game("higher_card")
    register(GAME)
    assert reihum.game("higher_card") is GAME
    ids = [game.id for game in reihum.games()]
    assert ids == sorted(ids)
    document = make_api(Settings()).openapi()
    assert "higher_card" in str(document["paths"]["/api/games/{game}/notations"])
    register(GAME)
    with pytest.raises(ValueError, match="higher_card"):
        reihum.games()


def test_a_policy_in_plain_python_guides_the_bots() -> None:
    """Who leads can win with every card: the lowest is the cheapest."""
    for seed in range(10):
        state = GAME.new(seed=seed)
        for level in ("level2", "level3"):
            assert decide(make_bot(level, GAME, simulations=20), state, seeded(seed)) in state.legal()
        assert decide(make_bot("level2", GAME), state, seeded(seed)) == state.legal()[0]


def test_a_game_from_outside_is_played_on_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with seated(server.address, "higher_card", people=2, bots=2) as tables:
            for table in tables:
                own = table.known.document["view"]["seats"]
                assert [one["hand"] is not None for one in own] == [n == table.seat for n in range(4)]
            chance = random.Random(2)
            moments = await asyncio.gather(*[play_at_random(table, chance) for table in tables])
            assert moments[0].view is not None
            result = moments[0].view["result"]
            (line,) = result["tally"]
            assert line["points"] == result["scores"]

    with live_server(tmp_path, "", ToyServer) as server:
        within(play())
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as page:
            assert page.get("/api/games/higher_card/texts/de").text == GAME.texts("de")
            assert "higher_card" in [one["id"] for one in page.get("/api/games").json()]
