"""Games into figures. A figure has a number for each deal (or group of deals): these are its observations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from statistics import fmean

from reihum.campaign.intervals import by_deal
from reihum.campaign.seating import Seating
from reihum.lab.course import Course
from reihum.lab.luck import GROUPS, luck_and_parts, observed
from reihum.lab.noise import Estimate, estimate
from reihum.lab.playing import Deal, GameResult
from reihum.lab.study import LADDER, LUCK, TABLE, Setting, Study

SHARE, NUMBER = "share", "number"
LUCK_PARTS = ("luck", "luck-deal", "luck-play", "skill", "interplay")


@dataclass(frozen=True)
class Figure:
    """Observations by deal (or group of deals), and how many games each of them took on average."""

    id: str
    kind: str
    values: dict[int, float]
    games_each: float
    about: tuple[str, ...] = ()  # whom or what it is about: a place in turn order, two bots, a kind of action

    @property
    def key(self) -> str:
        return ":".join((self.id, *self.about))

    def estimate(self) -> Estimate:
        return estimate(list(self.values.values()), self.kind == SHARE)


def course_of(game: GameResult) -> Course:
    assert game.course is not None
    return game.course


def margin(game: GameResult) -> float:
    """Points between the first and the second; ties have none."""
    ordered = sorted(zip(game.ranks, game.scores, strict=True))
    return abs(ordered[0][1] - ordered[1][1])


def per_step(count: Callable[[Course], int]) -> Callable[[GameResult], float]:
    return lambda game: count(course_of(game)) / course_of(game).steps


def per_turn(count: Callable[[Course], int]) -> Callable[[GameResult], float]:
    return lambda game: count(course_of(game)) / course_of(game).turns


MEASURES: dict[str, tuple[str, Callable[[GameResult], float]]] = {
    "draws": (SHARE, lambda game: game.ranks.count(1) > 1),
    "score": (NUMBER, lambda game: fmean(game.scores)),
    "margin": (NUMBER, margin),
    "turns": (NUMBER, lambda game: course_of(game).turns),
    "steps": (NUMBER, lambda game: course_of(game).steps),
    "branching": (NUMBER, per_step(lambda course: course.choices)),
    "forced": (SHARE, per_step(lambda course: course.forced)),
    "lead-changes": (NUMBER, lambda game: course_of(game).lead_changes),
    "behind": (SHARE, lambda game: course_of(game).behind),
    "drama": (SHARE, lambda game: course_of(game).drama),
    "settled": (SHARE, lambda game: course_of(game).settled),
    "interaction": (SHARE, per_turn(lambda course: course.touched)),
    "overtaking": (SHARE, per_turn(lambda course: course.overtaken)),
}


def figures(study: Study, setting: Setting, deals: Sequence[Deal]) -> list[Figure]:
    """All figures of one setting, from the deals of all its parts."""
    parts: dict[str, list[Deal]] = defaultdict(list)
    for deal in deals:
        parts[deal.part].append(deal)
    table = parts[TABLE]
    found = [seat_share(place, table) for place in range(setting.players)]
    found += [measured(id, kind, value, table) for id, (kind, value) in MEASURES.items()]
    return [*found, *ladder(study.ladder, parts[LADDER]), *luck(parts[LUCK]), *kinds(table)]


def measured(
    id: str,
    kind: str,
    value: Callable[[GameResult], float],
    deals: Sequence[Deal],
    about: tuple[str, ...] = (),
) -> Figure:
    values = by_deal((deal.deal, float(value(game))) for deal in deals for game in deal.games)
    return Figure(id, kind, values, games_each(deals, len(values)), about)


def games_each(deals: Sequence[Deal], observations: int) -> float:
    return sum(len(deal.games) for deal in deals) / observations


def seat_share(place: int, deals: Sequence[Deal]) -> Figure:
    """How much the place-th in turn order wins, whoever starts."""
    return measured("seat", SHARE, partial(share_of_place, place=place), deals, (str(place + 1),))


def share_of_place(game: GameResult, place: int) -> float:
    return game.shares()[(game.first + place) % len(game.ranks)]


def ladder(bots: Seating, deals: Sequence[Deal]) -> Iterable[Figure]:
    """For each step of the ladder, what the better bot takes of the wins; both have equally many seats."""
    for worse, better in pairwise(bots):
        chosen = [deal for deal in deals if deal.bots == (worse, better)]
        yield measured("ladder", SHARE, partial(share_of_bot, bot=better), chosen, (better, worse))


def share_of_bot(game: GameResult, bot: str) -> float:
    return sum(share for share, name in zip(game.shares(), game.bots, strict=True) if name == bot)


def luck(deals: Sequence[Deal]) -> Iterable[Figure]:
    """What deal and players have to do with the result (luck.py)."""
    if not deals:
        return
    by_number = {deal.deal: [placings(deal, seat) for seat in range(deal.setting.players)] for deal in deals}
    seats = range(deals[0].setting.players)

    def shares(chosen: Sequence[int]) -> list[float]:
        """In the order of LUCK_PARTS; the first is what is left when the players' parts are taken off."""
        return luck_and_parts([[by_number[deal][seat] for deal in chosen] for seat in seats])

    for id, values in zip(LUCK_PARTS, observed(sorted(by_number), shares), strict=False):
        yield Figure(id, SHARE, values, games_each(deals, len(values)))


def rough(id: str, observations: int) -> bool:
    """Shares of luck are made of estimated variances: few deals may say 0 or 1 where neither is near."""
    return id in LUCK_PARTS and observations < GROUPS


def placings(deal: Deal, seat: int) -> list[list[float]]:
    """The seat's result by seating and repeat."""
    gathered: dict[tuple[str, ...], list[float]] = defaultdict(list)
    for game in deal.games:
        gathered[tuple(game.bots)].append(placing(game.ranks, seat))
    return list(gathered.values())


def placing(ranks: Sequence[int], seat: int) -> float:
    """The share of the others that the seat has beaten; equals count half."""
    beaten = sum(rank > ranks[seat] for rank in ranks)
    equals = ranks.count(ranks[seat]) - 1
    return (beaten + equals / 2) / (len(ranks) - 1)


def kinds(deals: Sequence[Deal]) -> Iterable[Figure]:
    """How often each kind of action is used in a game."""
    names = sorted({name for deal in deals for game in deal.games for name in course_of(game).offered})
    for name in names:
        yield measured("kind", NUMBER, partial(times_used, kind=name), deals, (name,))


def times_used(game: GameResult, kind: str) -> float:
    return course_of(game).used.get(kind, 0)
