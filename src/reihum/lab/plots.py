"""The plots of a report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reihum.campaign.pages import INK, drawn, html_figure
from reihum.lab.format import figure_name, setting_name, tell
from reihum.lab.report import Line, Part, Report, too_few

COLOURS = ("tab:blue", "tab:orange", "tab:green", "tab:red", "tab:purple", "tab:brown", "tab:pink")
STACKED = ("luck-deal", "luck-play", "skill", "interplay")


def plots(report: Report, language: str) -> str:
    """All plots that there is something for, as HTML."""
    made = {
        "seats": dots(report.parts, "seat", language),
        "ladder": dots(report.parts, "ladder", language),
        "luck": stacks(report.parts, language),
        "score": curves(report.parts, "score", language),
        "turns": curves(report.parts, "turns", language),
    }
    return "".join(html_figure(plot, tell(f"plot-{id}", language)) for id, plot in made.items() if plot)


def lines_of(part: Part, id: str) -> list[Line]:
    return [line for line in part.lines if line.id == id]


def dots(parts: Sequence[Part], id: str, language: str) -> str:
    """Shares with their intervals, one below the other, and the even share as a line."""
    shown = [(part, line) for part in parts for line in lines_of(part, id)]

    def draw(axes: Any) -> None:
        for place, (part, line) in enumerate(reversed(shown)):
            even = 1 / part.players if id == "seat" else 0.5
            axes.plot([line.low, line.high], [place, place], color=COLOURS[0], linewidth=3)
            axes.plot([line.value], [place], "o", color=INK)
            axes.plot([even, even], [place - 0.5, place + 0.5], "--", color=INK, linewidth=1)
        names = [
            f"{figure_name(line.id, line.about, language)}, {setting_name(part, language)}"
            for part, line in reversed(shown)
        ]
        axes.set_yticks(range(len(shown)), names)

    return drawn(len(shown), draw) if shown else ""


def stacks(parts: Sequence[Part], language: str) -> str:
    """For each setting whose games tell it one bar, made up of what the result depends on."""
    shown = [part for part in parts if lines_of(part, "luck") and not any(map(too_few, part.lines))]

    def draw(axes: Any) -> None:
        starts = [0.0] * len(shown)
        for id, colour in zip(STACKED, COLOURS, strict=False):
            widths = [lines_of(part, id)[0].value for part in shown]
            axes.barh(
                range(len(shown)), widths, left=starts, color=colour, label=figure_name(id, (), language)
            )
            starts = [start + width for start, width in zip(starts, widths, strict=True)]
        axes.set_yticks(range(len(shown)), [setting_name(part, language) for part in shown])
        axes.invert_yaxis()
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=2)

    return drawn(len(shown) + 1, draw) if shown else ""


def curves(parts: Sequence[Part], id: str, language: str) -> str:
    """The distribution of a number, all settings in one plot."""

    def draw(axes: Any) -> None:
        for part, colour in zip(parts, COLOURS * len(parts), strict=False):
            found = next(one for one in part.distributions if one.id == id)
            total = sum(found.counts)
            width = found.edges[1] - found.edges[0]
            heights = [count / total / width for count in found.counts]
            axes.stairs(heights, found.edges, color=colour, label=setting_name(part, language))
        if len(parts) > 1:
            axes.legend()

    return drawn(5, draw)
