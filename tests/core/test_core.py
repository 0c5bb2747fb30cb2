"""Options, documents, texts and the small parts of the engine."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reihum
from reihum.core.documents import check_census
from reihum.core.errors import (
    BadCount,
    BadOption,
    BadPlayers,
    IllegalAction,
    ReihumError,
    UnknownGame,
    UnknownOption,
)
from reihum.core.messages import Message, message
from reihum.core.options import Choice, FirstPlayer, integer, settle, switch
from reihum.core.play import fold
from reihum.core.rng import FastRng
from reihum.core.state import (
    NOBODY,
    Moves,
    SmallState,
    State,
    bit,
    count_bits,
    filled,
    in_order,
    lowest_bit,
    nth_bit,
    packed,
    places,
    zeros,
)
from reihum.core.texts import MissingText, UnknownLanguage, say, seat_name

OPTIONS = (
    Choice("table", "X-1", ("brown", "violet")),
    integer("hand", "X-2", 7, 15, 13),
    switch("quick", "X-3"),
)


def test_options_have_defaults() -> None:
    assert settle(OPTIONS, {}, 3) == {"table": "brown", "hand": 13, "quick": "off"}


@pytest.mark.parametrize("given_value", [9, "9"])
def test_options_may_come_as_text(given_value: object) -> None:
    assert settle(OPTIONS, {"hand": given_value}, 3)["hand"] == 9


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hand", 6),
        ("hand", 16),
        ("hand", "x"),
        ("hand", None),
        ("hand", 9.0),
        ("quick", True),
        ("table", ["brown"]),
    ],
)
def test_values_out_of_range_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadOption) as caught:
        settle(OPTIONS, {name: value}, 3)
    assert caught.value.details["name"] == name


@given(st.dictionaries(st.text(max_size=6), st.integers() | st.text(max_size=5) | st.none(), min_size=1))
def test_garbage_is_no_option(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        settle(OPTIONS, options, 2)


def test_an_option_that_does_not_exist_is_said_to_be_unknown() -> None:
    with pytest.raises(UnknownOption) as caught:
        settle(OPTIONS, {"colour": "red"}, 2)
    assert str(caught.value) == "unknown-option (name=colour, allowed=table, hand, quick)"


def test_who_starts_is_a_seat_at_the_table() -> None:
    option = FirstPlayer()
    assert option.values(3) == ("random", 0, 1, 2)
    with pytest.raises(BadOption):
        option.check(3, 3)


@pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)
@given(data=st.data())
def test_games_take_every_combination_of_their_options(game: Any, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(list(game.players)))
    chosen = {o.name: data.draw(st.sampled_from(o.values(players))) for o in game.options}
    state = game.new(players=players, seed=1, **chosen)
    assert state.options == chosen
    assert state.legal()


@pytest.mark.parametrize("game", reihum.games(), ids=lambda game: game.id)
def test_wrong_player_counts_are_refused(game: Any) -> None:
    for players in (-1, 0, 1, game.players[-1] + 1, 99):
        with pytest.raises(BadPlayers):
            game.new(players=players)
    assert game.new().seats == game.players[0]


def test_games_are_found_by_their_id() -> None:
    ids = [game.id for game in reihum.games()]
    assert ids == sorted(ids)
    assert [reihum.game(id).id for id in ids] == ids
    with pytest.raises(UnknownGame) as caught:
        reihum.game("chess")
    assert "chameleon" in str(caught.value)


def test_texts_in_both_languages() -> None:
    assert say(message("why-turn"), "de") == "Du bist nicht am Zug."
    assert seat_name(1, "en") == "Player B"
    assert seat_name(0, "de", ["Ada"]) == "Ada"
    with pytest.raises(UnknownLanguage):
        say(message("why-turn"), "fr")
    with pytest.raises(MissingText):
        say(message("nothing"), "de")
    with pytest.raises(MissingText):
        say(message("seat"), "de")


def test_messages_hold_messages() -> None:
    """Each in the language that is spoken, several in their order."""
    nested = message(
        "error-bot", given=Message("why-turn"), known=(Message("bot-level2"), Message("bot-random"))
    )
    assert say(nested, "en") == "There is no bot “It is not your turn.”. Bots: Regular, Chance."
    assert say(nested, "de") == "Es gibt keinen Bot „Du bist nicht am Zug.“. Bots: Stammgast, Zufall."


def test_the_rules_come_in_languages_that_exist() -> None:
    with pytest.raises(UnknownLanguage):
        reihum.game("chameleon").rules("fr")


def test_errors_say_what_and_where_without_a_language() -> None:
    assert str(BadOption(name="x", value="1")) == "option (name=x, value=1)"
    assert str(ReihumError()) == "error"
    assert str(IllegalAction(3)) == "illegal-action (action=3)"


def test_reasons_are_for_actions_that_exist() -> None:
    game = reihum.game("chameleon")
    state = game.new(seed=1)
    with pytest.raises(IllegalAction):
        game.why_not(state, state.to_act(), 99)


def test_a_census_must_agree() -> None:
    check_census({"a": 1}, {"a": 1})
    with pytest.raises(BadCount) as caught:
        check_census({"a": 1}, {"a": 1, "b": 2})
    assert caught.value.details == {"where": "$", "component": "b", "found": 0, "expected": 2}


@given(st.integers(0, 2**62 - 1))
def test_bit_sets(bits: int) -> None:
    ones = [place for place in range(62) if bits >> place & 1]
    assert count_bits(bits) == len(ones)
    assert [nth_bit(bits, n) for n in range(len(ones))] == ones
    if ones:
        assert lowest_bit(bits) == ones[0]


def test_single_bits_are_right_beyond_32_places() -> None:
    assert [bit(place) for place in range(62)] == [2**place for place in range(62)]


def test_vectors_from_lists() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(filled(2, 7)) == [7, 7]
    assert list(packed([3, 1])) == [3, 1]


@given(st.lists(st.integers(0, 9)))
def test_cards_in_order(cards: list[int]) -> None:
    assert list(in_order(packed(cards), 10)) == sorted(cards)


def test_places_share_and_may_turn_round() -> None:
    assert places([5, 9, 5, 1]) == [2, 1, 2, 4]
    assert places([5, 9, 5, 1], fewest_wins=True) == [2, 4, 2, 1]


def test_checksums_depend_on_order() -> None:
    assert fold(fold(0, 1), 2) != fold(fold(0, 2), 1)
    assert 0 <= fold(2**40 - 1, -5) < 2**40


def test_the_contract_is_abstract() -> None:
    state = SmallState(2, {}, FastRng(1))
    for call in (
        state.bits,
        state.clone,
        state.scores,
        state.ranks,
        state.position,
        state.census,
    ):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        State(2, {}, FastRng(1)).fill(Moves())


def test_a_state_knows_whose_turn_it_is_and_who_comes_next() -> None:
    state = SmallState(3, {}, FastRng(1))
    state.mover = 2
    assert (state.to_act(), state.seat_after(0), state.seat_after(2)) == (2, 1, 0)
    again = SmallState(3, {}, FastRng(1))
    state.over, state.turn = True, 7
    again.copy_turn(state)
    assert (again.to_act(), again.mover, again.turn) == (NOBODY, 2, 7)


def test_positions_of_the_wrong_shape_say_where() -> None:
    game = reihum.game("chameleon")
    document = game.new(seed=1).position()
    document["rows"] = [{"cards": ["pink"]}]
    with pytest.raises(ReihumError) as caught:
        game.from_position(document)
    assert caught.value.details["where"] == "$.rows[0].cards[0]"
