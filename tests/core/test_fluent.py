"""Texts of .ftl files: what Reihum uses of Fluent."""

from __future__ import annotations

import pytest

from reihum.core.fluent import BadText, Texts

FTL = """
## A comment
plain = All is { "{" } well
named = { $player } takes { $count ->
    [0] nothing
    [one] one card
   *[other] { $count } cards
}.
kind = { $card ->
    [joker] a joker
   *[other] the { $card }
}
nested = Now: { named }
"""


def texts(language: str = "en") -> Texts:
    return Texts(language, [FTL])


def test_plain_words_and_quoted_ones() -> None:
    assert texts().format("plain", {}) == "All is { well"


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "nothing"), (1, "one card"), (2, "2 cards"), (-1, "one card"), (1234, "1,234 cards")],
)
def test_a_number_chooses_the_words(count: int, said: str) -> None:
    assert texts().format("named", {"player": "Ada", "count": count}) == f"Ada takes {said}."


def test_numbers_have_the_marks_of_the_language() -> None:
    assert texts("de").format("named", {"player": "Ada", "count": 1234}) == "Ada takes 1.234 cards."


def test_a_word_chooses_the_words() -> None:
    assert [texts().format("kind", {"card": card}) for card in ("joker", "seven")] == ["a joker", "the seven"]


def test_a_text_may_hold_another() -> None:
    assert texts().format("nested", {"player": "Ada", "count": 1}) == "Now: Ada takes one card."


@pytest.mark.parametrize(("id", "args"), [("nothing", {}), ("named", {"player": "Ada"}), ("nested", {})])
def test_what_is_missing_is_a_fault(id: str, args: dict[str, str]) -> None:
    with pytest.raises(BadText):
        texts().format(id, args)


@pytest.mark.parametrize("source", ["= nothing", "-term = words", "x = { NUMBER($n) }", "x = { -term }"])
def test_what_is_not_understood_is_a_fault(source: str) -> None:
    with pytest.raises(BadText):
        Texts("en", [source]).format("x", {"n": 1})


def test_a_later_text_stands_for_an_earlier_one() -> None:
    assert Texts("en", [FTL, "plain = Other words"]).format("plain", {}) == "Other words"
