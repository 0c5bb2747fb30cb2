"""A game without a scene of its own can be played: the toy of the tests, registered from outside."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.page.browsing import DESKTOP, PHONE, Visitor, click_anything
from tests.page.conftest import address_of, end, serving
from tests.page.sitting import from_list, likes, open_table


@pytest.fixture(scope="module")
def toy_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = serving([sys.executable, "-m", "tests.toy"], tmp_path_factory.mktemp("toy"))
    yield address_of(server)
    end(server)


def sit(visitor: Visitor, seats: int) -> Visitor:
    table = open_table(visitor, "higher_card", seats)
    visitor.go(f"/t/{table}?bots={','.join(['level1'] * (seats - 1))}")
    visitor.wait_for_turn()
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
    visitor.play_out(click_anything(random.Random(1)))
    visitor.page.locator("[data-state=over]").wait_for()
    visitor.check_access()
    visitor.shoot(f"generic-over-{language}")
    visitor.check_no_faults()


def test_a_whole_game_by_the_list_of_moves(visit: Callable[..., Visitor], toy_address: str) -> None:
    visitor = sit(likes(visit(at=toy_address), confirm="always"), 3)
    assert visitor.page.locator("[data-move]").count() == visitor.spots().count() == 6
    visitor.play_out(from_list(random.Random(2)))
    visitor.check_no_faults()
