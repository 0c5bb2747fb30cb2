"""What is said to people before it has a language: an id in the .ftl files and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """An id and arguments; an argument may be a message itself, such as a card's name, or several.

    The arguments `player` and `other` are seats and are shown as names.
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


Argument = str | int | Message | tuple[Message, ...]


def message(id: str, **args: Argument) -> Message:
    """`message("higher_card-log-won", player=2)`."""
    return Message(id, args)


@dataclass(frozen=True)
class Reason:
    """Why an action is not possible: the rule that forbids it, and the words for it."""

    rule: str
    message: Message


def why(rule: str, id: str, **args: Argument) -> Reason:
    """`why("HC-2", "higher_card-why-not-held")`: a rule, and the text that says what it forbids."""
    return Reason(rule, Message(id, args))
