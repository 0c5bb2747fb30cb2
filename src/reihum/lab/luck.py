"""How much of a result is the deal's, and how much the players': deals played by every seating, and again.

The result of a seat, for a deal, a seating and a repeat with other bots' generators, is split into
means: of the deal, of the seating, of both together, and what is left. The variances of these four add up
to the variance of the result (docs/lab.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

GROUPS = 20  # of deals, each left out once to see how much an estimate sways
FEWEST = 3

Results = Sequence[Sequence[Sequence[float]]]  # of one seat, by deal, seating and repeat


@dataclass(frozen=True)
class Variances:
    """What differs with the deal, with who plays, with both together, and in spite of both."""

    deal: float
    players: float
    both: float
    rest: float

    def shares(self) -> list[float]:
        """Luck, which is all that the players do not explain; then its parts and theirs, of 1 in all."""
        total = self.deal + self.players + self.both + self.rest
        parts = (self.deal + self.rest, self.deal, self.rest, self.players, self.both)
        return [part / total for part in parts] if total > 0 else []


def variances(results: Results) -> Variances:
    """Estimates without bias, for deals at random, seatings as given, repeats at random."""
    deals, seatings, repeats = len(results), len(results[0]), len(results[0][0])
    cells = [[fmean(repeated) for repeated in deal] for deal in results]
    of_deals = [fmean(row) for row in cells]
    of_seatings = [fmean(column) for column in zip(*cells, strict=True)]
    mean = fmean(of_deals)
    rest = fmean(variance(repeated) for deal in results for repeated in deal)
    squares = sum(
        (cell - of_deals[d] - of_seatings[s] + mean) ** 2
        for d, row in enumerate(cells)
        for s, cell in enumerate(row)
    )
    both = squares / ((deals - 1) * (seatings - 1)) - rest / repeats
    with_both = both + rest / repeats
    part = (seatings - 1) / seatings  # seatings are all there are, not a sample
    return Variances(
        deal=variance(of_deals) - rest / (seatings * repeats),
        players=part * (variance(of_seatings) - with_both / deals),
        both=part * both,
        rest=rest,
    )


def variance(values: Sequence[float]) -> float:
    """Of a sample."""
    mean = fmean(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def luck_and_parts(seats: Sequence[Results]) -> list[float]:
    """The shares, with every seat counting the same; none where no result ever differs."""
    found = [variances(results) for results in seats]
    return Variances(
        *(fmean(getattr(one, part) for one in found) for part in ("deal", "players", "both", "rest"))
    ).shares()


def observed(deals: Sequence[int], shares: Callable[[Sequence[int]], list[float]]) -> list[dict[int, float]]:
    """Each share as one number for each group of deals: Tukey's pseudo-values (jackknife).

    Their mean is the estimate, their spread its uncertainty, and equal groups of two settings pair up.
    """
    groups = min(GROUPS, len(deals))
    whole = shares(deals)
    if groups < FEWEST or not whole:
        return []
    without = [shares([deal for deal in deals if deal % groups != group]) for group in range(groups)]
    if not all(without):
        return []
    return [
        {group: groups * whole[part] - (groups - 1) * without[group][part] for group in range(groups)}
        for part in range(len(whole))
    ]
