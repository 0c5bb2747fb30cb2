"""Finished games: replays for every viewer, analyses, and who may read them."""

from __future__ import annotations

import asyncio
import pickle
import random
from typing import Any

import httpx
import msgspec
import pytest
from pydantic import TypeAdapter

import reihum
from reihum.bots.analysis import analyse
from reihum.client import Client
from reihum.core.errors import BadRecord, ReihumError
from reihum.core.messages import message
from reihum.protocol.patches import patched
from reihum.records import read
from reihum.records.replaying import final_state
from reihum.server.http.shapes import AnalysisInfo
from reihum.table.errors import NoSuchSeat
from reihum.table.replay import Replay, replay_document, replay_of
from tests.records.golden import FOLDER
from tests.server.live import LiveServer
from tests.server.playing import play_at_random, seated, within
from tests.server.waiting import PATIENCE

GAMES = pytest.mark.parametrize("game", [game.id for game in reihum.games()])
ReplayShape = TypeAdapter(Replay)


def a_record(game: str) -> str:
    return next(iter(sorted(FOLDER.glob(f"{game}*")))).read_text(encoding="utf-8")


@GAMES
def test_a_replay_leads_from_the_first_view_to_the_last(game: str) -> None:
    text = a_record(game)
    record = read(text)
    last = final_state(record)
    for seat in (None, *range(record.players)):
        document = msgspec.json.decode(replay_document(text, seat))
        ReplayShape.validate_python(document)
        shown: Any = {"view": document["first"]}
        assert shown["view"] == record.game.view(record.start(), seat)
        for step in document["steps"]:
            assert shown["view"]["to_act"] == step["seat"]
            assert shown["view"]["turn"] == step["turn"]
            shown = patched(shown, step["patch"])
        assert shown["view"] == record.game.view(last, seat)
        assert shown["view"]["result"] is not None
        assert any(step["log"] for step in document["steps"])


def test_seats_that_are_not_there_are_refused() -> None:
    record = read(a_record("chameleon"))
    with pytest.raises(NoSuchSeat):
        replay_of(record, record.players)


@pytest.mark.parametrize(
    "fault", [BadRecord("step", line=3, step="x", why=message("error-notation")), NoSuchSeat(seats=3)]
)
def test_errors_come_back_from_other_processes(fault: ReihumError) -> None:
    again = pickle.loads(pickle.dumps(fault))
    assert (type(again), again.code, again.details) == (type(fault), fault.code, fault.details)


def test_decisions_are_told_in_words() -> None:
    record = read(a_record("chameleon"))
    for one in analyse(record, simulations=6).decisions:
        for words in (one.words_played, one.words_best):
            assert record.game.say(words, "de")
    told = msgspec.to_builtins(analyse(record, simulations=6))
    AnalysisInfo.model_validate({"state": "ready", "progress": 1.0, "analysis": told})


async def finished(server: LiveServer, **more: Any) -> tuple[str, list[str]]:
    """A game that two people played to the end: its table, and their cookies."""
    async with seated(server.address, "chameleon", people=2, **more) as tables:
        chance = random.Random(4)
        await asyncio.gather(*[play_at_random(table, chance) for table in tables])
        return tables[0].id, [str(table.calls.cookie) for table in tables]


def asked(server: LiveServer, path: str, cookie: str | None) -> httpx.Response:
    return httpx.get(server.address + path, headers={"cookie": cookie} if cookie else {}, timeout=PATIENCE)


def posted(server: LiveServer, path: str, content: str = "", **headers: str) -> httpx.Response:
    told = {"content-type": "text/plain", **headers}
    return httpx.post(server.address + path, content=content, headers=told, timeout=PATIENCE)


def test_a_table_and_its_record_are_replayed_alike(server: LiveServer) -> None:
    table, _ = within(finished(server))
    told = asked(server, f"/api/tables/{table}/replay?seat=1", None)
    assert told.status_code == 200, told.text
    record = asked(server, f"/api/tables/{table}/record", None).text
    assert posted(server, "/api/replay?seat=1", record).json() == told.json()
    assert told.json()["names"] == ["Ada", "Ben"]
    wrong = posted(server, "/api/replay", record.replace("draw", "drow"))
    assert (wrong.status_code, wrong.json()["code"]) == (409, "record-step")
    missing = asked(server, f"/api/tables/{table}/replay?seat=2", None)
    assert (missing.status_code, missing.json()["code"]) == (409, "no-seat")
    large = posted(server, "/api/replay", "x" * 70_000)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")


def test_a_game_that_runs_is_not_replayed(server: LiveServer) -> None:
    async def look() -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            told = await asyncio.to_thread(asked, server, f"/api/tables/{table.id}/replay", ada.cookie)
            assert (told.status_code, told.json()["code"]) == (409, "not-over")

    within(look())


def test_where_nobody_may_watch_only_players_look_back(server: LiveServer) -> None:
    async def stranger() -> str:
        async with Client(server.address, "Eve") as eve:
            return str(eve.cookie)

    table, players = within(finished(server, spectators=False))
    eve = within(stranger())
    for part in ("record", "replay", "analysis"):
        path = f"/api/tables/{table}/{part}"
        for cookie in (None, eve):
            refused = asked(server, path, cookie)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
        for cookie in players:
            assert asked(server, path, cookie).status_code == 200
    begun = posted(server, f"/api/tables/{table}/analysis", cookie=eve)
    assert (begun.status_code, begun.json()["code"]) == (403, "not-yours")
