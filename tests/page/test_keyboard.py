"""Without a mouse, and without seeing the screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browsing import Visitor
from tests.page.sitting import likes, sit_with_bots

FOCUSED = "document.activeElement?.getAttribute('data-move')"
MOST_TABS = 200


def tab_to_move(visitor: Visitor, wanted: str) -> None:
    """Tab until the button of this move has the focus."""
    for _ in range(MOST_TABS):
        if visitor.page.evaluate(FOCUSED) == wanted:
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


def by_keyboard(dice: random.Random) -> Callable[[Visitor], None]:
    def choose(visitor: Visitor) -> None:
        moves = visitor.page.locator("[data-move]")
        names = moves.evaluate_all("all => all.map((one) => one.dataset.move)")
        tab_to_move(visitor, dice.choice(names[:6]))
        visitor.page.keyboard.press("Enter")

    return choose


@pytest.mark.parametrize(
    ("game", "options"),
    [("chameleon", {}), ("stack_run", {"stack": 5, "stall": 1})],
    ids=["chameleon", "stack_run"],
)
def test_a_whole_game_by_keyboard_alone(
    visit: Callable[..., Visitor], game: str, options: dict[str, object]
) -> None:
    """With bots on most seats: a game is whole, but has few turns of one's own."""
    visitor = likes(visit(), moves=True, confirm="never")
    sit_with_bots(visitor, game, 4, options=options)
    choose = by_keyboard(random.Random(1))
    while visitor.wait_for_turn() != "over":
        visitor.do(lambda: choose(visitor))
    visitor.check_no_faults()


def test_every_legal_move_has_a_name_and_turns_are_announced(visit: Callable[..., Visitor]) -> None:
    visitor = likes(visit(), moves=True, confirm="never")
    sit_with_bots(visitor, "chameleon", 3)
    expect(visitor.page.locator("[data-testid=turn]")).to_contain_text("It is your turn")
    tree = visitor.page.locator("main").aria_snapshot()
    for words in visitor.page.locator("[data-move]").all_inner_texts():
        assert words.strip() in tree
    told = visitor.page.locator("[data-testid=announced]")
    expect(told).to_have_attribute("role", "log")
    visitor.do(visitor.page.locator("[data-move]").last.click)
    expect(told).to_contain_text("Ada")
