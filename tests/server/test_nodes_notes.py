"""What is not an event crosses nodes too: who is there, and a player's own draft."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from reihum.client import Client
from tests.server.live import LiveServer, live_server
from tests.server.playing import within


@contextmanager
def two_nodes(folder: Path, database: str, **variables: str) -> Iterator[list[LiveServer]]:
    with ExitStack() as stack:
        nodes = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            nodes.append(stack.enter_context(live_server(folder / name, database, **variables)))
        yield nodes


def test_presence_crosses_nodes(postgres: str, redis: str, tmp_path: Path) -> None:
    async def look(nodes: list[LiveServer]) -> None:
        async with Client(nodes[0].address, "Ada") as ada, Client(nodes[1].address, "Ben") as ben:
            table = await ada.open("chameleon", seats=2)
            other = await ben.join(table.id)
            await table.sit(0)
            await other.sit(1)
            for one in (table, other):
                known = one.known
                await one.link.until(lambda known=known: known.presence.seats == [True, True])  # type: ignore[misc]
            await other.disconnect()
            await table.link.until(lambda: table.known.presence.seats == [True, False])  # type: ignore[union-attr]

    with two_nodes(tmp_path, postgres, REIHUM_REDIS=redis) as nodes:
        within(look(nodes))


def test_a_draft_is_seen_on_another_node(postgres: str, redis: str, tmp_path: Path) -> None:
    async def draft(nodes: list[LiveServer]) -> None:
        async with Client(nodes[0].address, "Ada") as ada:
            table = await ada.open("flower_rows", seats=2, options={"first_player": 0})
            await table.sit(0)
            await table.add_bot(1, "level1")
            await table.start()
            phone = await Client(nodes[1].address, "Ada", ada.cookie).join(table.id)
            while not table.known.steps:
                await table.until(lambda moment: moment.my_turn)
                await table.play(table.known.legal[0])
            await phone.link.until(lambda: phone.known.steps == table.known.steps)
            assert phone.known.document == table.known.document
            await phone.disconnect()

    with two_nodes(tmp_path, postgres, REIHUM_REDIS=redis) as nodes:
        within(draft(nodes))
