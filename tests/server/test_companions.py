"""Several players at one device: each has a socket, a seat and a view of their own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from reihum.client import Client
from reihum.server.net.identity import Identity
from tests.server.live import LiveServer, live_server
from tests.server.playing import within
from tests.server.talking import ask, heard, socket_at


async def obeyed(socket: ClientConnection, t: str, **command: Any) -> None:
    assert (await ask(socket, t, **command))["t"] == "ok"


def test_two_companions_have_hands_of_their_own(server: LiveServer) -> None:
    async def play() -> None:
        async with Client(server.address, "Ada") as ada, Client(server.address, "Eve") as eve:
            table = await ada.open("stack_run", seats=2)
            async with (
                socket_at(server, table.id, ada.cookie, "?companion=1") as first,
                socket_at(server, table.id, ada.cookie, "?companion=2") as second,
            ):
                await obeyed(first, "sit", cmd="a", seat=0, name="Ada")
                await obeyed(second, "sit", cmd="b", seat=1, name="Ben")
                await table.start()
            hands = []
            for number in (1, 2):
                async with socket_at(server, table.id, ada.cookie, f"?companion={number}") as again:
                    picture = await heard(again, "snapshot")
                    assert picture["you"]["seat"] == number - 1
                    hands.append([one["hand"] for one in picture["view"]["seats"]])
            assert hands[0][0] is not None
            assert hands[1] == [None, *hands[1][1:]]
            assert hands[0][0] != hands[1][1]
            for cookie, query in ((eve.cookie, "?companion=1"), (ada.cookie, ""), (None, "")):
                async with socket_at(server, table.id, cookie, query) as other:
                    picture = await heard(other, "snapshot")
                    assert picture["you"]["seat"] is None
                    assert [one["hand"] for one in picture["view"]["seats"]] == [None, None]

    within(play())


@pytest.mark.parametrize(
    ("query", "cookie", "status", "code"),
    [
        ("?companion=1", False, 401, "nameless"),
        ("?companion=0", True, 404, "not-here"),
        ("?companion=6", True, 404, "not-here"),
        ("?companion=", True, 404, "not-here"),
        ("?companion=1&companion=2", True, 404, "not-here"),
        ("?companion=%C2%B2", True, 404, "not-here"),
    ],
)
def test_bad_companions_are_refused(
    server: LiveServer, query: str, cookie: bool, status: int, code: str
) -> None:
    async def look() -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            with pytest.raises(InvalidStatus) as refused:
                await socket_at(server, table.id, ada.cookie if cookie else None, query)
            assert refused.value.response.status_code == status
            assert json.loads(refused.value.response.body)["code"] == code

    within(look())


def test_limits_count_for_the_device(tmp_path: Any) -> None:
    async def hurry(server: LiveServer) -> None:
        async with Client(server.address, "Ada") as ada:
            table = await ada.open("chameleon", seats=2)
            async with (
                socket_at(server, table.id, ada.cookie) as own,
                socket_at(server, table.id, ada.cookie, "?companion=1") as companion,
            ):
                while (await ask(own, "ping"))["t"] == "pong":
                    pass
                assert (await ask(companion, "ping"))["code"] == "too-much"

    with live_server(tmp_path, REIHUM_GUEST_RATE="0.1", REIHUM_GUEST_BURST="10") as server:
        within(hurry(server))


def test_companions_are_guests_of_their_own() -> None:
    people = [
        *Identity("key").people("ada"),
        *Identity("key").people("ben"),
        *Identity("other").people("ada"),
    ]
    assert len(set(people)) == len(people) - 1  # ada herself
    assert Identity("key").people("ada") == people[:6]
    assert all(len(one) == 22 for one in people[1:6])
