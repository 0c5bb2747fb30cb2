"""Options of a game: names, ranges that may depend on the number of players, defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from reihum.core.errors import BadOption, UnknownOption

Value = int | str
RANDOM = "random"


@dataclass(frozen=True)
class Option:
    """One option. Values are words or whole numbers; `on` and `off` are words too."""

    name: str  # as programs and records spell it
    rule: str  # the rule that knows it

    def values(self, players: int) -> tuple[Value, ...]:
        """What can be chosen with so many players."""
        raise NotImplementedError

    def default(self, players: int) -> Value:
        """What is played if nothing is chosen."""
        raise NotImplementedError

    def check(self, given: object, players: int) -> Value:
        """The value itself, also when it comes as text; anything else is a BadOption."""
        for value in self.values(players):
            same_kind = not isinstance(given, bool) and isinstance(given, int | str)
            if same_kind and str(given) == str(value):
                return value
        raise BadOption(name=self.name, value=str(given), allowed=self.allowed(players))

    def allowed(self, players: int) -> str:
        """The values in words, for an error."""
        return ", ".join(str(value) for value in self.values(players))


@dataclass(frozen=True)
class Choice(Option):
    """One of several words; the first is the default."""

    words: tuple[str, ...]

    def values(self, players: int) -> tuple[Value, ...]:
        return self.words

    def default(self, players: int) -> Value:
        return self.words[0]


@dataclass(frozen=True)
class IntegerOption(Option):
    """A whole number of a range; range and default may depend on the number of players."""

    low: int
    high: Callable[[int], int]
    usual: Callable[[int], int]

    def values(self, players: int) -> tuple[Value, ...]:
        return tuple(range(self.low, self.high(players) + 1))

    def default(self, players: int) -> Value:
        return self.usual(players)

    def allowed(self, players: int) -> str:
        return f"{self.low}–{self.high(players)}"


@dataclass(frozen=True)
class FirstPlayer(Option):
    """Who starts (G-2): a seat, or `random`."""

    name: str = "first_player"
    rule: str = "G-2"

    def values(self, players: int) -> tuple[Value, ...]:
        return (RANDOM, *range(players))

    def default(self, players: int) -> Value:
        return RANDOM


def integer(name: str, rule: str, low: int, high: int, default: int) -> IntegerOption:
    """A whole number whose range is the same for every number of players."""
    return IntegerOption(name, rule, low, lambda players: high, lambda players: default)


def switch(name: str, rule: str) -> Choice:
    """An option that is `off` unless it is set `on`."""
    return Choice(name, rule, ("off", "on"))


def settle(options: tuple[Option, ...], given: Mapping[str, object], players: int) -> dict[str, Value]:
    """Every option with its value; unknown names and values out of range raise BadOption."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise UnknownOption(name=str(name), allowed=", ".join(known))
    return {
        name: option.check(given[name], players) if name in given else option.default(players)
        for name, option in known.items()
    }
