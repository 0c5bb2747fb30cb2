"""What is not an event crosses nodes too: who is there, and a player's own draft."""

from __future__ import annotations

from reihum.client import Client
from tests.server.clusters import Cluster
from tests.server.playing import within


def test_presence_crosses_nodes(cluster: Cluster) -> None:
    async def look() -> None:
        async with Client(cluster.a.address, "Ada") as ada, Client(cluster.b.address, "Ben") as ben:
            table = await ada.open("chameleon", seats=2)
            other = await ben.join(table.id)
            await table.sit(0)
            await other.sit(1)
            for one in (table, other):
                known = one.known
                await one.link.until(lambda known=known: known.presence.seats == [True, True])  # type: ignore[misc]
            await other.disconnect()
            await table.link.until(lambda: table.known.presence.seats == [True, False])  # type: ignore[union-attr]

    within(look())


def test_a_draft_is_seen_on_another_node(cluster: Cluster) -> None:
    async def draft() -> None:
        async with Client(cluster.a.address, "Ada") as ada:
            table = await ada.open("flower_rows", seats=2, options={"first_player": 0})
            await table.sit(0)
            await table.add_bot(1, "level1")
            await table.start()
            phone = await Client(cluster.b.address, "Ada", ada.cookie).join(table.id)
            while not table.known.draft:
                await table.until(lambda moment: moment.my_turn)
                await table.play(table.known.legal[0])
            await phone.link.until(lambda: phone.known.draft == table.known.draft)
            assert phone.known.document == table.known.document
            await phone.disconnect()

    within(draft())
