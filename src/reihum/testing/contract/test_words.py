"""Words: every message has its text in both languages; notation goes both ways; reasons cite rules."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.core.errors import BadNotation, IllegalAction
from reihum.core.state import NOBODY
from reihum.core.texts import LANGUAGES
from reihum.testing.configurations import Configuration, random_games
from reihum.testing.parameters import each_default, each_game, each_looked_at
from reihum.testing.sources import TextUsers, fields_of, folder_of, message_ids, stems

GAME = 31  # the seed of the game that is looked at


@each_looked_at
def test_actions_and_events_have_words(configuration: Configuration) -> None:
    game = configuration.game
    names = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fee"]
    said: set[str] = set()
    told: list[str] = []
    for _, state, action in random_games(configuration, GAME):
        said.update(game.words(state, a).id for a in state.legal())
        after = state.clone()
        after.step(action)
        for language in LANGUAGES:
            assert game.describe(state, action, language).strip()
            for viewer in configuration.viewers():
                told += game.log(state, action, after, viewer, language, names)
    assert len(said) > 1
    assert told
    assert all(line.strip() and "{" not in line for line in told)


@each_looked_at
def test_reasons_cite_rules_and_have_words(configuration: Configuration, known_rules: set[str]) -> None:
    game = configuration.game
    for _, state, _ in random_games(configuration, GAME, sparser=9):
        seat = state.to_act()
        legal = set(state.legal())
        for action in range(game.actions):
            reason = game.why_not(state, seat, action)
            assert (reason is None) == (action in legal)
            if reason is not None:
                assert reason.rule in known_rules
                for language in LANGUAGES:
                    assert game.say(reason.message, language).strip()
        other = game.why_not(state, (seat + 1) % configuration.players, 0)
        assert other is not None
        assert other.rule == game.turn_rule


@each_game
def test_when_it_is_over_nothing_is_possible(game: Any, known_rules: set[str]) -> None:
    state = game.new(seed=1)
    while state.to_act() != NOBODY:
        state.apply(state.legal()[0])
    assert game.why_not(state, 0, 0).rule == game.end_rule
    assert game.end_rule in known_rules


@each_game
def test_notation_goes_both_ways(game: Any) -> None:
    assert len(set(game.notations)) == game.actions
    for text in game.notations:
        assert text == " ".join(text.lower().split())


@each_default
def test_every_legal_action_is_parsed_back(configuration: Configuration) -> None:
    game = configuration.game
    for _, state, _action in random_games(configuration, GAME):
        for action in state.legal():
            assert game.parse(state, game.notation(action)) == action
            assert game.parse(state, f"  {game.notation(action).upper()} ") == action


@each_game
@settings(max_examples=80, deadline=None)
@given(text=st.text(max_size=12))
def test_garbage_is_no_action(game: Any, text: str) -> None:
    state = game.new(seed=2)
    with suppress(BadNotation, IllegalAction):
        assert game.parse(state, text) in state.legal()


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_summaries_and_options_have_words(game: Any, language: str) -> None:
    assert game.title(language)
    assert game.summary(language)
    for option in game.options:
        assert game.option_title(option, language)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_players_explain_every_rule(game: Any, language: str, known_rules: set[str]) -> None:
    """Every id of the reference is somewhere in the text, so that a page can open it at that place."""
    text = game.rules(language)
    assert text.startswith("# ")
    cited = set(re.findall(r"[A-Z]{2}-[ER]?\d+", text))
    assert {rule for rule in known_rules if "-R" not in rule} <= cited


@each_game
def test_both_languages_have_the_same_messages(game: Any) -> None:
    folder = folder_of(game) / "words"
    german, english = (message_ids(folder / f"{language}.ftl") for language in LANGUAGES)
    assert german == english
    assert all(name.startswith(f"{game.id}-") for name in english)


@each_game
def test_no_text_is_unused(game: Any, text_users: TextUsers) -> None:
    folder, users = folder_of(game), text_users(game)
    if users is None:
        pytest.skip(f"not all files that use the texts of {game.id} are here")
    code = "".join(path.read_text(encoding="utf-8") for path in users)
    given = {f"{game.id}-title", f"{game.id}-summary"} | {f"{game.id}-option-{o.name}" for o in game.options}
    examples = {f"{game.id}-example-{path.stem}" for path in folder.glob("examples/*.json")}
    given |= examples | {f"{name}-about" for name in examples} | value_ids(game)
    given |= {f"{game.id}-learn-{tip}" for tip in re.findall(r'\bid"?: "([\w-]+)"', code)}
    given |= {f"{game.id}-zone-{field}" for field in fields_of(game.view_type)}
    texts = message_ids(folder / "words" / "en.ftl")
    given |= {f"{name}-any" for name in texts if "-tally-" in name}  # what the lab calls them all
    for name in texts - given:
        assert name in code or any(stem in code for stem in stems(name)), name


def value_ids(game: Any, kind: type | tuple[type, ...] = (int, str)) -> set[str]:
    """Names of texts for the values of a game's options."""
    return {
        f"{game.id}-value-{option.name}-{value}"
        for option in game.options
        for players in game.players
        for value in option.values(players)
        if isinstance(value, kind)
    }


@each_game
def test_values_that_are_words_in_the_program_have_words_for_people(game: Any) -> None:
    """The page has its own for `on`, `off` and `random`; numbers speak for themselves."""
    written = message_ids(folder_of(game) / "words" / "en.ftl")
    common = tuple(f"-{value}" for value in ("on", "off", "random"))
    assert {name for name in value_ids(game, str) if not name.endswith(common)} <= written
