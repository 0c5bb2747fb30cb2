"""What a game was like, from the standings after each of its turns: who led, who was behind, until when.

A standing has a number for each seat; more is better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

Standing = Sequence[float]


@dataclass(frozen=True)
class Course:
    """How a game went: its size, its choices, its story, and what of the rules it used."""

    steps: int
    turns: int
    choices: int  # legal actions, summed over all steps
    forced: int  # steps with one legal action
    lead_changes: int
    behind: float
    drama: float
    settled: float
    touched: int  # turns that changed the points of others
    overtaken: int  # turns that changed the places of others
    used: dict[str, int]  # kinds of actions
    offered: dict[str, int]  # steps at which an action of the kind was legal
    scored: list[str]  # lines of the tally that gave anybody points
    tie_break: str | None


def leader(standing: Standing) -> int | None:
    """The seat that is ahead of all others, if one is."""
    best = max(standing)
    return list(standing).index(best) if list(standing).count(best) == 1 else None


def lead_changes(standings: Sequence[Standing]) -> int:
    """How often the lead went to another seat; a shared lead is nobody's."""
    leaders = [seat for seat in map(leader, standings) if seat is not None]
    return sum(now != before for before, now in pairwise(leaders))


def gaps(standings: Sequence[Standing], winners: Sequence[int]) -> list[float]:
    """After each turn, how far those who won in the end were behind the best, on average."""
    return [max(one) - fmean(one[seat] for seat in winners) for one in standings]


def behind(standings: Sequence[Standing], winners: Sequence[int]) -> float:
    """The share of the turns after which the winner was behind."""
    return fmean(gap > 0 for gap in gaps(standings, winners))


def drama(standings: Sequence[Standing], winners: Sequence[int]) -> float:
    """How far the winner was behind, when behind: in parts of the widest field of this game."""
    found = [gap for gap in gaps(standings, winners) if gap > 0]
    return fmean(found) / widest(standings) if found else 0.0


def widest(standings: Sequence[Standing]) -> float:
    return max(max(one) - min(one) for one in standings)


def settled(standings: Sequence[Standing], winners: Sequence[int]) -> float:
    """The share of the game that was over when the winner took the lead for good; 1: only the end told."""
    if leader(standings[-1]) != winners[0]:  # a shared win, or a tie-break
        return 1.0
    others = [turn for turn, one in enumerate(standings) if leader(one) != winners[0]]
    return (others[-1] + 1) / len(standings) if others else 0.0


def fewest_win(scores: Sequence[int], ranks: Sequence[int]) -> bool:
    """Do few points win? A game's ranks tell."""
    pairs = sorted(zip(ranks, scores, strict=True))
    return pairs[0][1] < pairs[-1][1]
