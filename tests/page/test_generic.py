"""A game from outside can be played, the toy of the tests: with what it brings, and with nothing."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.page.browsing import DESKTOP, PHONE, Visitor
from tests.page.conftest import COMMAND, serving
from tests.page.sitting import SHOWN_MOVES, likes, sit_with_bots
from tests.toy import INSTALLED

Visit = Callable[..., Visitor]
LOOKS = pytest.mark.parametrize(
    ("language", "size", "seats"), [("en", DESKTOP, 2), ("de", PHONE, 4)], ids=["desktop", "phone"]
)
TIP = "() => document.querySelector('[data-tip]')?.dataset.tip ?? ''"


@pytest.fixture(scope="module")
def toy_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = os.pathsep.join(filter(None, [str(INSTALLED), os.environ.get("PYTHONPATH", "")]))
    with serving(COMMAND, tmp_path_factory.mktemp("toy"), PYTHONPATH=path) as address:
        yield address


def brings_nothing(visitor: Visitor) -> Visitor:
    """As if the game had no folder page/."""
    nothing = {"files": [], "seats": ["leader"], "by_seat": []}
    visitor.page.route("**/api/games/higher_card/page", lambda route: route.fulfill(json=nothing))
    return visitor


def sit(visitor: Visitor, seats: int, inside: str = "section") -> Visitor:
    sit_with_bots(visitor, "higher_card", seats)
    visitor.page.locator(f"[data-game=higher_card] {inside}").first.wait_for()
    return visitor


def play(visitor: Visitor, name: str) -> None:
    visitor.check_access()
    visitor.shoot(f"{name}-begin")
    visitor.play_out(1, mouse=3)
    visitor.check_access()
    visitor.shoot(f"{name}-over")
    visitor.check_no_faults()


# --- a game that brings nothing -----------------------------------------------------------------------
@LOOKS
def test_a_whole_game_by_clicking_cards(
    visit: Visit, toy_address: str, language: str, size: object, seats: int
) -> None:
    visitor = brings_nothing(visit(language=language, size=size, at=toy_address))
    play(sit(visitor, seats), f"generic-{language}")


def test_a_whole_game_by_the_list_of_moves(visit: Visit, toy_address: str) -> None:
    visitor = sit(brings_nothing(likes(visit(at=toy_address), confirm="always")), 3)
    expect(visitor.page.locator(SHOWN_MOVES)).to_have_count(6)
    expect(visitor.spots()).to_have_count(6)
    visitor.play_out(2, among=SHOWN_MOVES, mouse=3)
    visitor.check_no_faults()


def test_seats_are_shown_by_their_names(visit: Visit, toy_address: str) -> None:
    """The view has a number there; who leads first is drawn."""
    visitor = brings_nothing(visit(at=toy_address))
    sit_with_bots(visitor, "higher_card", 2, options={"first_player": 0})
    expect(visitor.page.locator(".facts")).to_have_text("Leads Ada", use_inner_text=True)


def test_a_first_game_without_a_lesson_has_general_pointers(visit: Visit, toy_address: str) -> None:
    visitor = brings_nothing(visit(at=toy_address))
    assert learn(visitor) == ["begin", "moves", "why-not", "over"]


# --- a game that brings a scene and a lesson ----------------------------------------------------------
@LOOKS
def test_a_scene_from_outside_is_played(
    visit: Visit, toy_address: str, language: str, size: object, seats: int
) -> None:
    visitor = sit(visit(language=language, size=size, at=toy_address), seats, ".outside .higher-card-hand")
    expect(visitor.spots()).to_have_count(6)
    expect(visitor.page.locator(".higher-card-player")).to_have_count(seats)
    play(visitor, f"outside-{language}")


def test_a_click_on_what_is_not_legal_is_explained(visit: Visit, toy_address: str) -> None:
    """The button of a card that lies on no hand any more asks the server, as every spot does."""
    visitor = sit(visit(at=toy_address), 2, ".outside .higher-card-hand")
    spots = visitor.page.locator(".higher-card-hand .spot")
    held = spots.evaluate_all("all => all.map((one) => one.dataset.does)")
    other = next(does for card in range(1, 31) if (does := f"play {card}") not in held)
    spots.first.evaluate("(one, does) => { one.dataset.does = does }", other)
    spots.first.click()
    expect(visitor.page.get_by_text("You do not have this card.").first).to_be_visible()


def test_a_scene_that_does_not_come_is_replaced(visit: Visit, toy_address: str) -> None:
    visitor = visit(at=toy_address)
    visitor.page.route("**/page/scene.js", lambda route: route.abort())
    sit(visitor, 2, ".felt")


def test_a_lesson_from_outside(visit: Visit, toy_address: str) -> None:
    assert learn(visit(at=toy_address)) == ["hand", "lead", "follow", "points"]


def learn(visitor: Visitor) -> list[str]:
    """The tips of a whole first game, in their order."""
    visitor.go("/learn/higher_card").page.locator("[data-tip]").wait_for()
    read: list[str] = []

    def look(tip: str) -> None:
        if tip:
            expect(visitor.page.locator(".pointed").first).to_be_attached()
            expect(visitor.page.locator(f"[data-tip={tip}] p")).not_to_contain_text("⟨")
            visitor.page.locator(f"[data-tip={tip}] .main").click()
            expect(visitor.page.locator(f"[data-tip={tip}]")).to_have_count(0)
            read.append(tip)

    visitor.play_out(7, about=TIP, look=look)
    while tip := visitor.page.evaluate(TIP):
        look(tip)
    visitor.check_no_faults()
    return read
