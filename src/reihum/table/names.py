"""Names and lines of chat: plain text, nothing that could hide or pretend."""

from __future__ import annotations

import unicodedata

from reihum.protocol.commands import NAME_LENGTH, TEXT_LENGTH
from reihum.table.errors import BadName, BadText


def plain(text: str) -> str:
    """Composed, without control and formatting characters, single spaces."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(char if visible(char) else " " for char in composed).split())


def visible(char: str) -> bool:
    return not unicodedata.category(char).startswith("C")


def plain_name(name: str) -> str:
    """A name as it is shown; BadName if nothing is left of it, or too much."""
    shown = plain(name)
    if not 0 < len(shown) <= NAME_LENGTH:
        raise BadName(most=NAME_LENGTH)
    return shown


def plain_text(text: str) -> str:
    """A line of chat as it is shown; BadText if nothing is left of it, or too much."""
    shown = plain(text)
    if not 0 < len(shown) <= TEXT_LENGTH:
        raise BadText(most=TEXT_LENGTH)
    return shown
