"""Messages into German and English, through the .ftl files of the core and of each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from reihum.core.errors import ReihumError
from reihum.core.messages import Argument, Message

LANGUAGES = ("de", "en")
SEATS = frozenset({"player", "other"})  # arguments that are seats
CORE = "reihum.core"


class UnknownLanguage(ReihumError):
    """Reihum does not speak this language."""

    code = "language"


class MissingText(ReihumError):
    """A message has no text in a language, or its arguments do not fit: a fault in the program."""

    code = "missing-text"


@cache
def bundle(language: str, package: str) -> FluentBundle:
    """The texts of the core and of one game's package."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=", ".join(LANGUAGES))
    made = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys((CORE, package)):
        text = files(name).joinpath(f"texts/{language}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(text))
    return made


def number(value: float, language: str, digits: int = 0) -> str:
    """With the language's marks: 1,234.5 or 1.234,5."""
    text = f"{value:,.{digits}f}"
    text = text if text.strip("-0.,") else text.lstrip("-")  # nothing has no sign
    return text.translate(str.maketrans(",.", ".,")) if language == "de" else text


def say(message: Message, language: str, package: str = CORE, names: Sequence[str] = ()) -> str:
    """The message as a sentence; `names` are the players' names by seat."""
    texts = bundle(language, package)
    pattern = texts.get_message(message.id).value if texts.has_message(message.id) else None
    if pattern is None:
        raise MissingText(id=message.id, language=language)
    args = {key: _argument(key, value, language, package, names) for key, value in message.args.items()}
    text, faults = texts.format_pattern(pattern, args)
    if faults:
        raise MissingText(id=message.id, language=language)
    return str(text)


def tell(id: str, language: str, **args: Argument) -> str:
    """A text that belongs to no game."""
    return say(Message(id, args), language)


def _argument(key: str, value: Argument, language: str, package: str, names: Sequence[str]) -> str | int:
    if isinstance(value, Message):
        return say(value, language, package, names)
    if isinstance(value, tuple):
        return ", ".join(say(part, language, package, names) for part in value)
    if key in SEATS and isinstance(value, int):
        return seat_name(value, language, names)
    return value


def seat_name(seat: int, language: str, names: Sequence[str] = ()) -> str:
    """The player's name; who has none is called by the seat's letter."""
    if seat < len(names):
        return names[seat]
    return say(Message("seat", {"letter": seat_letter(seat)}), language)


def seat_letter(seat: int) -> str:
    """A for seat 0 and so on: seats are counted from 0 by programs, people are never shown numbers."""
    return chr(ord("A") + seat)
