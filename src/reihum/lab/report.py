"""All that a study has found, as one document without a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import reihum
from reihum.core.game import Game
from reihum.lab.comparing import Effect, effects
from reihum.lab.figures import LUCK_PARTS, Figure, course_of, figures, rough
from reihum.lab.playing import Deal, GameResult
from reihum.lab.study import TABLE, Setting, Study

QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)
MOST_BARS = 40
HARDLY = 0.01  # what happens in fewer games than this is hardly ever used
VAGUE = 0.5  # an interval wider than this leaves a share of luck open


@dataclass(frozen=True)
class Line:
    """A figure with its interval, and the least difference that so many games would mostly show."""

    id: str
    about: tuple[str, ...]
    kind: str
    value: float
    low: float
    high: float
    observations: int
    games: int
    shows: float


@dataclass(frozen=True)
class Use:
    """A rule that may or may not come up: a kind of action, a line of the tally, a tie-break."""

    sort: str
    name: str
    games: float  # share of the games with it
    taken: float | None  # of the steps at which such an action was possible


@dataclass(frozen=True)
class Distribution:
    """How a number is spread over games: quantiles, and counts by value or range of values."""

    id: str
    quantiles: list[float]
    edges: list[float]
    counts: list[int]


@dataclass(frozen=True)
class Part:
    """What was found in one setting."""

    name: str
    players: int
    options: dict[str, int | str]
    varied: dict[str, int | str]
    games: int
    lines: list[Line]
    uses: list[Use]
    distributions: list[Distribution]


@dataclass(frozen=True)
class Report:
    """The study, the command that made it, its settings one by one, and what each change did."""

    study: dict[str, Any]
    command: str
    compiled: bool
    parts: list[Part]
    effects: list[Effect]


def report(study: Study, deals: Sequence[Deal]) -> Report:
    """All figures of a study, from the deals that `run` has played."""
    by_setting = {setting: [one for one in deals if one.setting == setting] for setting in study.settings()}
    found = {setting: figures(study, setting, of_setting) for setting, of_setting in by_setting.items()}
    parts = [part(study, setting, found[setting], by_setting[setting]) for setting in found]
    return Report(study.document(), study.command(), reihum.compiled, parts, effects(study, found))


def part(study: Study, setting: Setting, found: Sequence[Figure], deals: Sequence[Deal]) -> Part:
    """All that was found in one setting."""
    games = [game for deal in deals if deal.part == TABLE for game in deal.games]
    return Part(
        name=setting.name,
        players=setting.players,
        options=dict(setting.options),
        varied=dict(setting.varied),
        games=len(games),
        lines=[line(figure) for figure in found],
        uses=uses(reihum.game(study.game), setting, games),
        distributions=distributions(games),
    )


def line(figure: Figure) -> Line:
    """A figure as a line of the report."""
    told = figure.estimate()
    games = round(told.count * figure.games_each)
    return Line(
        figure.id, figure.about, figure.kind, told.value, told.low, told.high, told.count, games, told.shows()
    )


def uses(game: Game[Any], setting: Setting, games: Sequence[GameResult]) -> list[Use]:
    """Every kind of action the game knows, every line of the tally, and tie-breaks that were needed."""
    courses = [course_of(one) for one in games]
    kinds = dict.fromkeys(game.kind(action) for action in range(game.actions))
    used = Counter(kind for course in courses for kind in course.used)
    steps: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    for course in courses:
        steps.update(course.used)
        offered.update(course.offered)
    found = [
        Use("action", kind, used[kind] / len(games), steps[kind] / offered[kind] if offered[kind] else None)
        for kind in kinds
    ]
    scored = Counter(name for course in courses for name in course.scored)
    ties = Counter(course.tie_break for course in courses if course.tie_break)
    found += [Use("tally", name, scored[name] / len(games), None) for name in sorted(scored)]
    return found + [Use("tie", rule, ties[rule] / len(games), None) for rule in sorted(ties)]


def distributions(games: Sequence[GameResult]) -> list[Distribution]:
    """Scores, turns and steps, over all games."""
    return [
        distribution("score", [score for game in games for score in game.scores]),
        distribution("turns", [course_of(game).turns for game in games]),
        distribution("steps", [course_of(game).steps for game in games]),
    ]


def distribution(id: str, values: Sequence[int]) -> Distribution:
    """Quantiles and bars of some numbers."""
    ordered = sorted(values)
    quantiles = [float(ordered[round(part * (len(ordered) - 1))]) for part in QUANTILES]
    low, high = ordered[0], ordered[-1]
    width = -(-(high - low + 1) // MOST_BARS)  # whole numbers: every bar holds equally many of them
    bars = (high - low) // width + 1
    counts = Counter((value - low) // width for value in values)
    edges = [low + width * bar - 0.5 for bar in range(bars + 1)]
    return Distribution(id, quantiles, edges, [counts[bar] for bar in range(bars)])


def too_few(line: Line) -> bool:
    """A share of luck from few deals, or with so wide an interval: the number itself would deceive."""
    wide = line.id in LUCK_PARTS and line.high - line.low > VAGUE
    return wide or rough(line.id, line.observations)


def hardly_used(part: Part) -> list[Use]:
    """What came up in fewer than HARDLY of the games."""
    return [use for use in part.uses if use.games < HARDLY]
