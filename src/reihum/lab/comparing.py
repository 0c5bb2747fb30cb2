"""What each change of an option did to each figure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from reihum.core.options import Value
from reihum.lab.figures import Figure, rough
from reihum.lab.noise import chance_of, estimate, holds, needed, paired
from reihum.lab.study import Setting, Study

Found = Mapping[Setting, Sequence[Figure]]


@dataclass(frozen=True)
class Effect:
    """One figure, with one value of an option and with another; averaged over all else that varies."""

    option: str
    before: Value
    after: Value
    players: int
    id: str
    about: tuple[str, ...]
    kind: str
    was: float
    became: float
    difference: float
    low: float
    high: float
    observations: int
    chance: float  # of such a difference where there is none
    holds: bool  # although so many were looked at (Holm)
    games_needed: int | None  # of each value, to show a difference of this size; None: there is none

    @property
    def clear(self) -> bool:
        """The interval leaves zero out."""
        return self.low > 0 or self.high < 0


def effects(study: Study, found: Found) -> list[Effect]:
    """Every value of every option that varies against the first value of it, for each number of players."""
    made = [
        effect
        for players in study.players
        for name, _ in study.vary
        for effect in effects_of(name, {s: figures for s, figures in found.items() if s.players == players})
    ]
    kept = holds([effect.chance for effect in made])
    return [replace(effect, holds=one) for effect, one in zip(made, kept, strict=True)]


def effects_of(option: str, found: Found) -> list[Effect]:
    """What too few deals cannot tell of a value, they cannot tell of a difference."""
    values = list(dict.fromkeys(dict(setting.varied)[option] for setting in found))
    pooled = {
        value: averaged([found[s] for s in found if dict(s.varied)[option] == value]) for value in values
    }
    first, *others = values
    players = next(iter(found)).players
    return [
        effect(option, first, value, players, before, pooled[value][key])
        for value in others
        for key, before in pooled[first].items()
        if key in pooled[value] and not rough(before.id, len(before.values))
    ]


def averaged(several: Sequence[Sequence[Figure]]) -> dict[str, Figure]:
    """Each figure over several settings, deal by deal."""
    by_key = [{figure.key: figure for figure in figures} for figures in several]
    shared = [key for key in by_key[0] if all(key in one for one in by_key)]
    return {key: mean_of([one[key] for one in by_key]) for key in shared}


def mean_of(figures: Sequence[Figure]) -> Figure:
    units = set.intersection(*(set(figure.values) for figure in figures))
    values = {unit: fmean(figure.values[unit] for figure in figures) for unit in sorted(units)}
    return replace(figures[0], values=values, games_each=sum(figure.games_each for figure in figures))


def effect(option: str, first: Value, value: Value, players: int, before: Figure, after: Figure) -> Effect:
    told = estimate(paired(before.values, after.values))
    units = needed(told.deviation, told.value)
    return Effect(
        option=option,
        before=first,
        after=value,
        players=players,
        id=before.id,
        about=before.about,
        kind=before.kind,
        was=before.estimate().value,
        became=after.estimate().value,
        difference=told.value,
        low=told.low,
        high=told.high,
        observations=told.count,
        chance=chance_of(told),
        holds=False,
        games_needed=None if units is None else round(units * before.games_each),
    )
