"""Two live servers whose tables differ only in what a viewer cannot know send that viewer the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager, AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

import reihum
from reihum.core.rng import FairRng, seeded
from reihum.core.state import NOBODY, State
from reihum.records.record import can_be_taken_back
from reihum.server.net.identity import Identity
from reihum.server.rooms.change import opening_change
from reihum.server.rooms.ids import new_id
from reihum.table import events
from reihum.table.history import steps_from
from reihum.table.new_table import new_table, opened_event
from reihum.testing.configurations import hidden_part, resampled
from tests.server.dealing import DEAL, NOON
from tests.server.live import LiveServer, live_server
from tests.server.making import connect
from tests.server.playing import NAMES, within
from tests.server.talking import ask, heard, socket_at
from tests.server.waiting import PATIENCE

SEED = bytes(range(32))
SECRET = "a secret of both servers"
SEATS = 3
STEPS = 16
COMMITS = 3
PLACES = 100
OPTIONS: dict[str, dict[str, Any]] = {"summit": {"variant": 2}}
HIDDEN = [game.id for game in reihum.games() if not game.open_hands]
VIEWERS = [(game, 0) for game in HIDDEN] + [(HIDDEN[0], None)]


def guest(seat: int | None) -> str:
    return "looker" if seat is None else f"guest{seat}"


def cookie(seat: int | None) -> str:
    return Identity(SECRET).cookie(guest(seat), secure=False).partition(";")[0]


Deals = tuple[State, State]
Steps = list[tuple[int, int, bool]]


def two_deals(game: Any, viewer: int | None) -> tuple[Deals, Steps]:
    """A position and one that the viewer cannot tell from it, and a long way to play on alike."""
    found = ((deals, list(Script(game, deals, viewer))) for deals in some_deals(game, viewer))
    return next(one for one in found if sum(commits for *_, commits in one[1]) >= COMMITS)


def some_deals(game: Any, viewer: int | None) -> Iterator[Deals]:
    """At several places of a random game."""
    rng = random.Random(1)
    one = game.new(players=SEATS, rng=FairRng(SEED), **OPTIONS.get(game.id, {}))
    for seed in range(PLACES):
        for _ in range(3):
            one.step(rng.choice(one.legal()))
        other = resampled(one, viewer, seeded(seed))
        if one.to_act() == NOBODY:
            return
        if hidden_part(other) != hidden_part(one):
            yield one.clone(), other


class Script:
    """Steps that look alike to the viewer on both tables: (seat, action, whether it commits)."""

    def __init__(self, game: Any, states: Deals, viewer: int | None) -> None:
        self.game, self.viewer = game, viewer
        self.states = [state.clone() for state in states]
        self.rng = random.Random(2)

    def __iter__(self) -> Iterator[tuple[int, int, bool]]:
        for _ in range(STEPS):
            one, two = self.states
            actions = [action for action in one.legal() if two.allows(action)]
            alike = [action for action in actions if self.looks_alike(action)]
            if one.to_act() == NOBODY or not alike:
                return
            action = self.rng.choice(alike)
            seat, commits = one.to_act(), self.commits(one, action)
            for state in self.states:
                state.step(action)
            yield seat, action, commits

    def looks_alike(self, action: int) -> bool:
        one, two = self.states
        if one.to_act() != two.to_act() or self.commits(one, action) != self.commits(two, action):
            return False
        views = [self.game.view(steps_from(state, [action])[0].after, self.viewer) for state in self.states]
        return bool(views[0] == views[1])

    def commits(self, state: State, action: int) -> bool:
        return not can_be_taken_back(*steps_from(state, [action])[0])


async def prepare(folder: Path, game: str) -> str:
    """A database with a table at which everybody sits; its id."""
    opened = opened_event(game, SEATS, OPTIONS.get(game, {}), FairRng(SEED).commitment(), "Ada", public=True)
    made: list[tuple[str, events.AnyEvent]] = [(guest(0), opened)]
    made += [(guest(seat), events.Sat(seat, guest(seat), NAMES[seat])) for seat in range(SEATS)]
    store = await connect(f"sqlite:///{folder / 'reihum.db'}")
    change = opening_change(*new_table(new_id(), SEED, made, NOON // 1_000_000))
    await store.append(change)
    await store.close()
    return change.table


class DealtServer(LiveServer):
    """Its tables are dealt as a file in its folder says, and its clock stands still."""

    entry = "tests.server.dealing:as_a_file_says"


def dealt_server(folder: Path, state: State) -> AbstractContextManager[LiveServer]:
    deal = folder / "deal.json"
    deal.write_text(json.dumps(state.position()))
    variables = {"REIHUM_SECRET": SECRET, "REIHUM_POLL": "60", DEAL: str(deal)}
    return live_server(folder, "", DealtServer, **variables)


async def traffic(server: LiveServer, table: str, viewer: int | None, script: Steps) -> list[str]:
    """All that the viewer is sent while the script is played."""
    told: list[str] = []
    async with AsyncExitStack() as stack:
        sockets: dict[int | None, ClientConnection] = {}
        for seat in (0, 1, 2, None):
            sockets[seat] = await stack.enter_async_context(
                socket_at(server, table, cookie(seat), max_queue=None)
            )
            await (
                listen(sockets[seat], told, "snapshot")
                if seat == viewer
                else heard(sockets[seat], "snapshot")
            )
        own = sockets.pop(viewer)
        seats = [sockets.get(seat, own) for seat in range(SEATS)]
        base, step = await begin(seats[0], own, told), 0
        for number, (seat, action, commits) in enumerate(script):
            play = {"cmd": f"p{number}", "base": base, "draft_length": step, "action": action}
            answer = await tell(seats[seat], own, told, "play", **play)
            assert answer["t"] == "ok"
            base, step = (answer["seq"], 0) if commits else (base, step + 1)
            if [one[0] for one in script[number + 1 : number + 2]] != [viewer]:
                await tell(own, own, told, "play", cmd=f"x{number}", base=base, draft_length=0, action=action)
            await tell(seats[1], own, told, "say", cmd=f"s{number}", text="Hm")
        await tell(own, own, told, "ping")
    async with socket_at(server, table, cookie(viewer)) as again:
        await listen(again, told, "presence")
    return told + await pages(server, table, viewer)


async def begin(host: ClientConnection, own: ClientConnection, told: list[str]) -> int:
    return int((await tell(host, own, told, "start", cmd="start"))["seq"])


async def tell(
    who: ClientConnection, own: ClientConnection, told: list[str], t: str, **fields: Any
) -> dict[str, Any]:
    """Send something; what the viewer hears is noted."""
    if who is not own:
        return await ask(who, t, **fields)
    await who.send(json.dumps({"t": t, **fields}))
    return await listen(own, told, "ok", "no", "pong")


async def listen(own: ClientConnection, told: list[str], *kinds: str) -> dict[str, Any]:
    while True:
        frame = await own.recv(decode=True)
        told.append(str(frame))
        message: dict[str, Any] = json.loads(frame)
        if message["t"] in kinds:
            return message


async def pages(server: LiveServer, table: str, viewer: int | None) -> list[str]:
    """What HTTP tells."""
    headers = {"cookie": cookie(viewer)}
    async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=PATIENCE) as http:
        paths = (f"/api/tables/{table}", "/api/tables", "/api/mine", f"/api/tables/{table}/record")
        return [(await http.get(path)).text for path in paths]


@pytest.mark.parametrize(("game_id", "viewer"), VIEWERS, ids=str)
def test_the_same_bytes(game_id: str, viewer: int | None, tmp_path: Path) -> None:
    async def story(one: LiveServer, two: LiveServer, table: str) -> None:
        heard_at = [await traffic(server, table, viewer, script) for server in (one, two)]
        assert any('"t":"news"' in frame for frame in heard_at[0])
        assert heard_at[0] == heard_at[1]

    game = reihum.game(game_id)
    deals, script = two_deals(game, viewer)
    folders = tmp_path / "one", tmp_path / "two"
    folders[0].mkdir()
    table = asyncio.run(prepare(folders[0], game_id))
    shutil.copytree(folders[0], folders[1])
    with dealt_server(folders[0], deals[0]) as one, dealt_server(folders[1], deals[1]) as two:
        within(story(one, two, table))
