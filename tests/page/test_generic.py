"""A game without a scene of its own can be played: the toy of the tests, registered from outside."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, PHONE, Visitor
from tests.page.conftest import COMMAND, serving
from tests.page.sitting import SHOWN_MOVES, likes, sit_with_bots
from tests.toy import INSTALLED


@pytest.fixture(scope="module")
def toy_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = os.pathsep.join(filter(None, [str(INSTALLED), os.environ.get("PYTHONPATH", "")]))
    with serving(COMMAND, tmp_path_factory.mktemp("toy"), PYTHONPATH=path) as address:
        yield address


def sit(visitor: Visitor, seats: int) -> Visitor:
    sit_with_bots(visitor, "higher_card", seats)
    visitor.page.locator("[data-game=higher_card] section").first.wait_for()
    return visitor


@pytest.mark.parametrize(
    ("language", "size", "seats"), [("en", DESKTOP, 2), ("de", PHONE, 4)], ids=["desktop", "phone"]
)
def test_a_whole_game_by_clicking_cards(
    visit: Callable[..., Visitor], toy_address: str, language: str, size: object, seats: int
) -> None:
    visitor = sit(visit(language=language, size=size, at=toy_address), seats)
    visitor.check_access()
    visitor.shoot(f"generic-begin-{language}")
    visitor.play_out(1, mouse=3)
    visitor.check_access()
    visitor.shoot(f"generic-over-{language}")
    visitor.check_no_faults()


def test_a_whole_game_by_the_list_of_moves(visit: Callable[..., Visitor], toy_address: str) -> None:
    visitor = sit(likes(visit(at=toy_address), confirm="always"), 3)
    expect(visitor.page.locator(SHOWN_MOVES)).to_have_count(6)
    expect(visitor.spots()).to_have_count(6)
    visitor.play_out(2, among=SHOWN_MOVES, mouse=3)
    visitor.check_no_faults()
