"""Figures as people read them, in German or English."""

from __future__ import annotations

from reihum.core.messages import Argument, message
from reihum.core.texts import number, say
from reihum.lab.figures import SHARE
from reihum.lab.report import Part

NOTHING = "–"


def tell(id: str, language: str, **args: Argument) -> str:
    """A text of the lab."""
    return say(message(id, **args), language, "reihum.lab")


def amount(value: float, kind: str, language: str) -> str:
    """Shares in points of a hundred; other figures with as many digits as they deserve."""
    if kind == SHARE:
        return number(100 * value, language, 1)
    return number(value, language, 1 if abs(value) >= 100 else 2)


def with_unit(value: float, kind: str, language: str) -> str:
    """As `amount`, with the sign for shares."""
    return amount(value, kind, language) + (" %" if kind == SHARE else "")


def with_interval(value: float, low: float, high: float, kind: str, language: str) -> str:
    """A figure and its interval."""
    ends = f"{amount(low, kind, language)} … {amount(high, kind, language)}"
    return f"{with_unit(value, kind, language)} ({ends})"


def difference(value: float, low: float, high: float, kind: str, language: str) -> str:
    """With its sign and its interval; shares differ by points of a hundred."""
    shown, least, most = (signed(amount(one, kind, language)) for one in (value, low, high))
    return f"{shown} ({least} … {most})"


def signed(text: str) -> str:
    """With a sign, unless all digits are zero."""
    if not text.strip("0.,"):
        return text
    return text.replace("-", "−") if text.startswith("-") else f"+{text}"


def figure_name(id: str, about: tuple[str, ...], language: str) -> str:
    """What people call a figure."""
    named = dict(zip(("first", "second"), about, strict=False))
    return tell(f"figure-{id}", language, **named)


def setting_name(part: Part, language: str) -> str:
    """What people call a setting: how many play, and what varies."""
    options = ", ".join(f"{name}={value}" for name, value in part.varied.items())
    if not options:
        return tell("lab-setting", language, players=part.players)
    return tell("lab-setting-varied", language, players=part.players, options=options)
