"""Messages into German and English, through the .ftl files of the core and of each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from reihum.core.errors import ReihumError
from reihum.core.fluent import BadText, Texts
from reihum.core.fluent import number as number  # texts and tables write numbers alike
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
def texts_of(language: str, package: str) -> Texts:
    """The texts of the core and of one game's package."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, known=", ".join(LANGUAGES))
    folders = [text_folder(name) for name in dict.fromkeys((CORE, package))]
    return Texts(language, [folder.joinpath(f"{language}.ftl").read_text("utf-8") for folder in folders])


def text_folder(package: str) -> Traversable:
    """Where a package keeps its texts: a game beside the modules that use them, others in texts/."""
    words = files(package).joinpath("words")
    return words if words.is_dir() else files(package).joinpath("texts")


def say(message: Message, language: str, package: str = CORE, names: Sequence[str] = ()) -> str:
    """The message as a sentence; `names` are the players' names by seat."""
    texts = texts_of(language, package)
    args = {key: _argument(key, value, language, package, names) for key, value in message.args.items()}
    try:
        return texts.format(message.id, args)
    except BadText:
        raise MissingText(id=message.id, language=language) from None


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
