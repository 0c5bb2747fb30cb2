"""What came of the games, and what it says about the bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from reihum.bots.search import win_shares
from reihum.campaign.intervals import CONFIDENCE, RULE_OF_THREE, by_deal
from reihum.core.errors import MissingExtra

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

    Ratings = dict[str, PlackettLuceRating]
ORDERS = 8  # in which the games are rated


@dataclass(frozen=True)
class Outcome:
    """One game: seat by seat who played, scores, ranks, number of moves and seconds of thought."""

    deal: int
    bots: list[str]
    scores: list[int]
    ranks: list[int]
    moves: list[int]
    seconds: list[float]

    @property
    def key(self) -> str:
        """The key of the job that this is the outcome of."""
        return f"{self.deal}:{','.join(self.bots)}"

    def shares(self) -> list[float]:
        """1 for a win; a shared win is split."""
        return win_shares(self.ranks)


@dataclass(frozen=True)
class Row:
    """A bot's line in the table."""

    bot: str
    games: int  # seats played: a bot may sit twice at a table
    share: float
    low: float
    high: float
    score: float
    rating: float
    seconds_per_move: float

    def document(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        return asdict(self)


def table(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[Row]:
    """All bots, the best first."""
    ratings = rated(outcomes, bots)
    rows = [row(name, outcomes, ratings[name]) for name in bots]
    return sorted(rows, key=lambda one: -one.share)


def row(name: str, outcomes: Sequence[Outcome], rating: float) -> Row:
    """A bot's line, from all seats it played."""
    seats = [(one, seat) for one in outcomes for seat, bot in enumerate(one.bots) if bot == name]
    share, low, high = interval((one.deal, one.shares()[seat]) for one, seat in seats)
    moves = sum(one.moves[seat] for one, seat in seats)
    return Row(
        bot=name,
        games=len(seats),
        share=share,
        low=low,
        high=high,
        score=fmean(one.scores[seat] for one, seat in seats),
        rating=rating,
        seconds_per_move=sum(one.seconds[seat] for one, seat in seats) / max(1, moves),
    )


def interval(shares: Iterable[tuple[int, float]]) -> tuple[float, float, float]:
    """Mean share and its 95 % interval; the games of one deal are one observation."""
    means = list(by_deal(shares).values())
    mean, deals = fmean(means), len(means)
    half = CONFIDENCE * stdev(means) / sqrt(deals) if deals > 1 else 1.0
    half = half or RULE_OF_THREE / deals
    return mean, max(0.0, mean - half), min(1.0, mean + half)


def need_ratings() -> None:
    """Ratings need the extra `arena`: better said before any game is played."""
    if find_spec("openskill") is None:
        raise MissingExtra(extra="arena")


def rated(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, float]:
    """Plackett-Luce ratings (openskill). The last games count most: so the mean over several orders."""
    games = sorted(outcomes, key=lambda outcome: outcome.key)
    orders = [rated_in_order(Random(order).sample(games, len(games)), bots) for order in range(ORDERS)]
    return {name: fmean(order[name].ordinal() for order in orders) for name in bots}


def rated_in_order(games: Sequence[Outcome], bots: Sequence[str]) -> Ratings:
    """Ratings after these games, played in this order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    for one in games:
        ratings.update(rated_anew(model, ratings, one))
    return ratings


def rated_anew(model: PlackettLuce, ratings: Ratings, one: Outcome) -> Ratings:
    """Ratings after a game; a bot that sits at several seats takes the mean of what they earned."""
    teams = [[ratings[name]] for name in one.bots]
    seats = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in one.ranks])]
    anew: Ratings = {}
    for name in set(one.bots):
        own = [seat for seat, bot in zip(seats, one.bots, strict=True) if bot == name]
        mu, sigma = fmean(seat.mu for seat in own), fmean(seat.sigma for seat in own)
        anew[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return anew
