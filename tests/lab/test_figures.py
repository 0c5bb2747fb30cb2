"""Figures from games that were made up, so that each is known by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from reihum.lab.comparing import effects
from reihum.lab.course import Course
from reihum.lab.figures import Figure, figures, margin, placing
from reihum.lab.playing import Deal, GameResult
from reihum.lab.report import distribution, hardly_used, report
from reihum.lab.sections import findings
from reihum.lab.study import LADDER, TABLE, Setting, Study

COURSE = Course(
    steps=10,
    turns=5,
    choices=30,
    forced=4,
    lead_changes=2,
    behind=0.5,
    drama=0.25,
    settled=0.75,
    touched=1,
    overtaken=2,
    used={"draw": 6, "take": 4},
    offered={"draw": 8, "take": 4},
    scored=["chameleon-tally-extra"],
    tie_break=None,
)
STUDY = Study("chameleon", (3,), ladder=("random", "level2"), luck=())
(SETTING,) = STUDY.settings()


def game(ranks: Sequence[int], first: int, bots: Sequence[str] = ("level2",) * 3) -> GameResult:
    return GameResult(list(bots), 0, first, [10 - 3 * rank for rank in ranks], list(ranks), COURSE)


def deal(number: int, *games: GameResult) -> Deal:
    return Deal(TABLE, SETTING, ("level2",), number, list(games))


DEALS = [deal(0, game([1, 2, 3], 0)), deal(1, game([1, 2, 3], 2)), deal(2, game([1, 1, 3], 1))]


def found(deals: Sequence[Deal] = DEALS) -> dict[str, Figure]:
    return {figure.key: figure for figure in figures(replace(STUDY, ladder=()), SETTING, deals)}


def values(key: str) -> list[float]:
    return list(found()[key].values.values())


def test_seats_are_counted_from_the_one_that_starts() -> None:
    assert values("seat:1") == [1, 0, 0.5]
    assert values("seat:2") == [0, 1, 0]
    assert values("seat:3") == [0, 0, 0.5]


@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("branching", 3.0),
        ("forced", 0.4),
        ("lead-changes", 2),
        ("behind", 0.5),
        ("drama", 0.25),
        ("settled", 0.75),
        ("interaction", 0.2),
        ("overtaking", 0.4),
        ("turns", 5),
        ("steps", 10),
        ("kind:draw", 6),
        ("kind:take", 4),
    ],
)
def test_each_figure_by_hand(id: str, value: float) -> None:
    assert found()[id].estimate().value == pytest.approx(value)


def test_draws_scores_and_margins() -> None:
    assert values("draws") == [0, 0, 1]
    assert values("score") == pytest.approx([4, 4, 5])
    assert values("margin") == [3, 3, 0]
    assert margin(GameResult(["a", "b"], 0, 0, [0, 4], [1, 2], None)) == 4  # few points win


def test_the_games_of_a_deal_are_one_observation() -> None:
    deals = [deal(0, game([1, 2, 3], 0), game([2, 1, 3], 0)), deal(1, game([1, 2, 3], 0))]
    assert found(deals)["seat:1"].values == {0: 0.5, 1: 1.0}
    assert found(deals)["seat:1"].games_each == 1.5


def test_the_better_bot_is_counted_at_all_its_seats() -> None:
    bots = ("level2", "random", "level2")
    games = [game(ranks, 0, bots) for ranks in ([2, 3, 1], [1, 2, 3], [2, 1, 3], [1, 2, 2])]
    ladder = Deal(LADDER, SETTING, ("random", "level2"), 0, games)
    made = {figure.key: figure for figure in figures(STUDY, SETTING, [*DEALS, ladder])}
    assert made["ladder:level2:random"].values == {0: 0.75}


def test_places_count_who_was_beaten() -> None:
    assert [placing([1, 2, 3], seat) for seat in range(3)] == [1, 0.5, 0]
    assert [placing([1, 1, 3], seat) for seat in range(3)] == [0.75, 0.75, 0]


def test_rules_that_are_hardly_ever_used_are_named() -> None:
    part = report(replace(STUDY, ladder=()), DEALS).parts[0]
    uses = {use.name: use for use in part.uses}
    assert uses["draw"].games == 1
    assert uses["draw"].taken == 0.75
    assert [use.name for use in hardly_used(part)] == ["place"]
    assert uses["chameleon-tally-extra"].sort == "tally"


def test_what_was_never_possible_is_not_called_unused() -> None:
    offered = replace(COURSE, offered={**COURSE.offered, "place": 3})
    played = replace(DEALS[0].games[0], course=offered)
    for deals, id in ((DEALS, "never possible"), ([deal(0, played), *DEALS[1:]], "hardly ever used")):
        said = list(findings(report(replace(STUDY, ladder=()), deals), "en"))
        assert said[1:] == [f"3 players: {id}: “place”."]


def test_distributions_count_whole_numbers() -> None:
    spread = distribution("score", [3, 3, 4, 9])
    assert spread.quantiles == [3, 3, 3, 4, 4, 9, 9]
    assert sum(spread.counts) == 4
    assert spread.edges[0] == 2.5
    wide = distribution("score", list(range(100)))
    assert len(wide.edges) == len(wide.counts) + 1 <= 41
    assert sum(wide.counts) == 100


TABLES = Study("chameleon", (2,), vary=(("table", ("brown", "violet")),), ladder=(), luck=())
ROUNDS = replace(TABLES, vary=(*TABLES.vary, ("first_player", ("0", "1"))))


def made_up(setting: Setting, shift: float) -> Figure:
    """On deal n the figure is n, and `shift` more: deals differ far more than settings."""
    return Figure("score", "number", {n: n + shift + 0.01 * (-1) ** n for n in range(50)}, 2)


def test_a_small_difference_shows_on_equal_deals() -> None:
    brown, violet = TABLES.settings()
    (effect,) = effects(TABLES, {brown: [made_up(brown, 0)], violet: [made_up(violet, 0.5)]})
    assert (effect.before, effect.after) == ("brown", "violet")
    assert effect.difference == pytest.approx(0.5)
    assert effect.clear
    assert effect.holds
    assert effect.games_needed == 4  # two deals of two games


def test_an_effect_is_averaged_over_all_else_that_varies() -> None:
    shifts = dict(zip(ROUNDS.settings(), (0.0, 1.0, 2.0, 5.0), strict=True))
    made = effects(ROUNDS, {setting: [made_up(setting, shift)] for setting, shift in shifts.items()})
    assert [one.option for one in made] == ["table", "first_player"]
    assert [one.difference for one in made] == pytest.approx([3.0, 2.0])


def test_no_difference_is_called_noise() -> None:
    brown, violet = TABLES.settings()
    noisy = Figure("score", "number", {n: (n * 7919 % 101) / 10 for n in range(50)}, 2)
    other = Figure("score", "number", {n: (n * 104729 % 97) / 10 for n in range(50)}, 2)
    (effect,) = effects(TABLES, {brown: [noisy], violet: [other]})
    assert not effect.clear
    assert not effect.holds
    assert effect.games_needed is not None
    assert effect.games_needed > 100
