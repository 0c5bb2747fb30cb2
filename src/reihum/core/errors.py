"""What can go wrong, as types. Each error has a code and arguments; its text is in the .ftl files."""

from __future__ import annotations

from reihum.core.messages import Argument, Message


class ReihumError(Exception):
    """Base of all errors that a user of Reihum can cause."""

    code: str = "error"  # a page can translate it

    def __init__(self, **details: Argument) -> None:
        super().__init__()
        self.details = details  # the arguments of its text

    def message(self) -> Message:
        """What to say to people: `error-<code>`."""
        return Message(f"error-{self.code}", self.details)

    def __reduce__(self) -> tuple[object, ...]:
        """Errors come back from other processes as they were raised there."""
        return _again, (type(self), self.__dict__)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.code} ({shown})" if shown else self.code


def _again(kind: type[ReihumError], fields: dict[str, object]) -> ReihumError:
    made = kind.__new__(kind)
    made.__dict__.update(fields)
    return made


class UnknownGame(ReihumError):
    """No game has this id."""

    code = "unknown-game"


class BadPlayers(ReihumError):
    """The game is not for so many players."""

    code = "players"


class BadOption(ReihumError):
    """An option's value is outside its range."""

    code = "option"


class UnknownOption(BadOption):
    """There is no such option."""

    code = "unknown-option"


class MissingExtra(ReihumError):
    """Packages of an extra are not installed (docs/install.md)."""

    code = "missing-extra"


class BadGameId(ReihumError):
    """A new game cannot be called so."""

    code = "bad-game-id"


class TakenGameId(ReihumError):
    """A game or a package is called so already."""

    code = "taken-game-id"


class FolderExists(ReihumError):
    """A folder that should be made is there already."""

    code = "folder-exists"


class IllegalAction(ReihumError):
    """The action is not among the legal ones; nothing has changed."""

    code = "illegal-action"

    def __init__(self, action: int) -> None:
        super().__init__(action=str(action))
        self.action = action


class IllegalStep(IllegalAction):
    """The same, where the notation and the rule that forbids it are known."""

    code = "illegal-step"

    def __init__(self, action: int, notation: str, rule: str) -> None:
        super().__init__(action)
        self.details = {"notation": notation, "rule": rule}


class NotOver(ReihumError):
    """Only for finished games: nothing is decided yet, and what is hidden would be told."""

    code = "not-over"


class BadNotation(ReihumError):
    """No action is written like this."""

    code = "notation"


class BadGenerator(ReihumError):
    """The saved state of a generator cannot be read."""

    code = "generator"

    def __init__(self, part: str) -> None:
        super().__init__(part=part)


class BadPosition(ReihumError):
    """A position document is broken; `where` is the path to the place."""

    code = "position"

    def __init__(self, where: str, **details: Argument) -> None:
        super().__init__(where=where, **details)
        self.where = where


class BadShape(BadPosition):
    """Something of the wrong type, missing, unknown or out of range."""

    code = "position-shape"


class BadCount(BadPosition):
    """A card or stone is there too often or not often enough."""

    code = "position-count"


class BadRule(BadPosition):
    """The place contradicts a rule, which the error names."""

    code = "position-rule"

    def __init__(self, where: str, rule: str) -> None:
        super().__init__(where, rule=rule)


class BadRecord(ReihumError):
    """A record cannot be read or replayed; what is wrong is part of the code."""

    def __init__(self, what: str, **details: Argument) -> None:
        super().__init__(**details)
        self.code = f"record-{what}"
