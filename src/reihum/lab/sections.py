"""A report in words and tables: what page, terminal and Markdown have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import reihum
from reihum.core.messages import message
from reihum.core.texts import MissingText, number
from reihum.lab.comparing import Effect
from reihum.lab.format import (
    NOTHING,
    amount,
    difference,
    figure_name,
    setting_name,
    tell,
    with_interval,
    with_unit,
)
from reihum.lab.noise import Estimate, chance_of, deviation_of, holds
from reihum.lab.report import HARDLY, QUANTILES, Line, Part, Report, Use, hardly_used, too_few

EFFECT_COLUMNS = ("figure", "was", "became", "difference", "verdict", "needed")
POINT = 0.01  # the difference for which the first player's line says how many games it takes


@dataclass(frozen=True)
class Section:
    """A heading, what is to be said, and a table; each may be missing. Plots are added by the page."""

    id: str
    heading: str
    sentences: Sequence[str] = ()
    heads: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


def title(report: Report, language: str) -> str:
    """What is at the head of the report."""
    return tell("lab-title", language, game=reihum.game(report.study["game"]).title(language))


def made_by(report: Report, language: str) -> str:
    """Which build made it."""
    return tell("lab-command", language, build="compiled" if report.compiled else "interpreted")


def sections(report: Report, language: str) -> list[Section]:
    """The whole report, section by section."""
    found = [
        Section("found", tell("lab-heading-found", language), list(findings(report, language))),
        figures_section(report, language),
        spread_section(report, language),
        rules_section(report, language),
    ]
    return [*found, *effects_sections(report, language)] if report.effects else found


def findings(report: Report, language: str) -> Iterator[str]:
    """What the report has found, in sentences."""
    sure = holds([chance_of(first_lead(part)) for part in report.parts])
    for part, is_sure in zip(report.parts, sure, strict=True):
        yield first_player(part, is_sure, language)
        yield from dead_rules(part, report, language)
    if report.effects:
        yield counted(report.effects, language)


def dead_rules(part: Part, report: Report, language: str) -> Iterator[str]:
    """What nobody uses, and what never was possible at all."""
    dead = hardly_used(part)
    impossible = [use for use in dead if use.sort == "action" and use.taken is None]
    for id, uses in (("unused", [use for use in dead if use not in impossible]), ("impossible", impossible)):
        if uses:
            names = ", ".join(use_name(use, report, language) for use in uses)
            yield tell(f"lab-{id}", language, setting=setting_name(part, language), names=names)


def first_lead(part: Part) -> Estimate:
    """What the first player wins more than an even share."""
    line, even = part.lines[0], 1 / part.players
    deviation = deviation_of(line.shows, line.observations)
    return Estimate(line.value - even, line.low - even, line.high - even, line.observations, deviation)


def first_player(part: Part, sure: bool, language: str) -> str:
    """Asked for all settings, so some would say yes by chance: `sure` is what Holm's procedure leaves."""
    line, lead = part.lines[0], first_lead(part)
    found = "favoured" if lead.low > 0 else "hindered" if lead.high < 0 else "open"
    games = {"games": number(line.games * (line.shows / POINT) ** 2, language)}
    return tell(
        f"lab-first-{found if sure or found == 'open' else 'perhaps'}",
        language,
        setting=setting_name(part, language),
        even=with_unit(1 / part.players, line.kind, language),
        value=with_unit(line.value, line.kind, language),
        low=amount(line.low, line.kind, language),
        high=with_unit(line.high, line.kind, language),
        **games,
    )


def counted(effects: Sequence[Effect], language: str) -> str:
    return tell(
        "lab-counted",
        language,
        count=len(effects),
        clear=sum(effect.clear for effect in effects),
        chance=round(len(effects) / 20),
        holds=sum(effect.holds for effect in effects),
    )


def figures_section(report: Report, language: str) -> Section:
    """A row for each figure, a column for each setting."""
    lines = [{(line.id, line.about): line for line in part.lines} for part in report.parts]
    ids = list(dict.fromkeys(id for one in lines for id, _ in one))
    keys = sorted(dict.fromkeys(key for one in lines for key in one), key=lambda key: ids.index(key[0]))
    heads = [tell("column-figure", language), *setting_names(report, language)]
    rows = [[figure_name(*key, language), *(cell(one.get(key), language) for one in lines)] for key in keys]
    return Section(
        "figures",
        tell("lab-heading-figures", language),
        [tell("lab-about-figures", language)],
        heads,
        rows,
    )


def setting_names(report: Report, language: str) -> list[str]:
    return [setting_name(part, language) for part in report.parts]


def cell(line: Line | None, language: str) -> str:
    if line is None:
        return NOTHING
    if too_few(line):
        low, high = amount(line.low, line.kind, language), with_unit(line.high, line.kind, language)
        return tell("lab-too-few", language, low=low, high=high)
    return with_interval(line.value, line.low, line.high, line.kind, language)


def spread_section(report: Report, language: str) -> Section:
    middle = [f"{100 * part:.0f} %" for part in QUANTILES[1:-1]]
    heads = [tell("column-number", language), tell("column-least", language), *middle]
    rows = [
        [
            f"{tell(f'spread-{one.id}', language)}, {setting_name(part, language)}",
            *(number(value, language) for value in one.quantiles),
        ]
        for part in report.parts
        for one in part.distributions
    ]
    return Section(
        "spread",
        tell("lab-heading-spread", language),
        [tell("lab-about-spread", language)],
        [*heads, tell("column-most", language)],
        rows,
    )


def rules_section(report: Report, language: str) -> Section:
    uses = [{(use.sort, use.name): use for use in part.uses} for part in report.parts]
    keys = list(dict.fromkeys(key for one in uses for key in one))
    rows = []
    for key in keys:
        first = next(one[key] for one in uses if key in one)
        rows.append([use_name(first, report, language), *(used(one.get(key), language) for one in uses)])
    return Section(
        "rules",
        tell("lab-heading-rules", language),
        [tell("lab-about-rules", language)],
        [tell("column-rule", language), *setting_names(report, language)],
        rows,
    )


def use_name(use: Use, report: Report, language: str) -> str:
    name = use.name
    if use.sort == "tally":
        name = tally_name(report.study["game"], use.name, language)
    return tell(f"use-{use.sort}", language, name=name)


def tally_name(game: str, id: str, language: str) -> str:
    """The words of a line of the tally; one that needs arguments has words of its own for all of them."""
    for text in (id, f"{id}-any"):
        try:
            return reihum.game(game).say(message(text), language)
        except MissingText:
            continue
    return id.rpartition("-tally-")[2]  # a game from outside may lack them


def used(use: Use | None, language: str) -> str:
    if use is None:
        return NOTHING
    shown = f"{number(100 * use.games, language, 1 if use.games > HARDLY else 2)} %"
    return shown if use.taken is None else f"{shown} ({number(100 * use.taken, language, 1)} %)"


def effects_sections(report: Report, language: str) -> Iterator[Section]:
    """One for each change; kinds of actions only where the change shows."""
    yield Section("effects", tell("lab-heading-effects", language), [tell("lab-about-effects", language)])
    shown = [effect for effect in report.effects if effect.id != "kind" or effect.clear]
    for heading, of_change in groupby(shown, lambda effect: change(effect, language)):
        heads = [tell(f"column-{name}", language) for name in EFFECT_COLUMNS]
        yield Section("effect", heading, (), heads, [effect_row(effect, language) for effect in of_change])


def change(effect: Effect, language: str) -> str:
    players = tell("lab-setting", language, players=effect.players)
    return f"{effect.option}: {effect.before} → {effect.after}, {players}"


def effect_row(effect: Effect, language: str) -> list[str]:
    kind = effect.kind
    return [
        figure_name(effect.id, effect.about, language),
        with_unit(effect.was, kind, language),
        with_unit(effect.became, kind, language),
        difference(effect.difference, effect.low, effect.high, kind, language),
        tell(f"verdict-{verdict(effect)}", language),
        NOTHING if effect.games_needed is None else number(effect.games_needed, language),
    ]


def verdict(effect: Effect) -> str:
    """What can be said about a difference."""
    if effect.holds:
        return "holds"
    if effect.clear:
        return "perhaps"
    return "noise" if effect.low < effect.high else "same"
