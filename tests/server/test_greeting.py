"""Who comes back in the middle of a turn cannot act before the own draft is known."""

from __future__ import annotations

import msgspec

from reihum.table.broadcast import Broadcaster
from tests.server.tables import Played


def test_the_picture_of_who_has_a_draft_offers_nothing() -> None:
    played = Played("flower_rows", 2).started()
    while not played.drafted():
        seat = played.table.to_act()
        assert seat is not None
        played.play(played.table.state_for(seat).legal()[-1])
    table = played.table
    picture, draft = map(msgspec.json.decode, Broadcaster(table).greeting(table.viewer(played.mover())))
    assert "legal" not in picture
    assert draft["legal"]
