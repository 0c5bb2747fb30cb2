"""A match in words and tables: what page and terminal have in common."""

from __future__ import annotations

import reihum
from reihum.arena.plan import Match
from reihum.arena.results import Row
from reihum.core.texts import number, tell

COLUMNS = ("bot", "games", "share", "interval", "score", "rating", "time")
UNITS = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


def title(match: Match, games: int, language: str) -> str:
    """What is at the head of a report."""
    game = reihum.game(match.game).title(language)
    return tell("arena-title", language, game=game, players=match.players, games=games, seed=str(match.seed))


def heads(language: str) -> list[str]:
    """The headings of the table."""
    return [tell(f"column-{name}", language) for name in COLUMNS]


def cells(row: Row, language: str) -> list[str]:
    """A bot's line of the table, as text."""
    low, share, high = (number(100 * value, language, 1) for value in (row.low, row.share, row.high))
    return [
        row.bot,
        number(row.games, language),
        f"{share} %",
        f"{low} – {high} %",
        number(row.score, language, 1),
        number(row.rating, language, 1),
        duration(row.seconds_per_move, language),
    ]


def duration(seconds: float, language: str) -> str:
    """In a unit that fits: a move takes microseconds or seconds."""
    size, unit = next((one for one in UNITS if seconds >= one[0]), UNITS[-1])
    return f"{number(seconds / size, language, 1)} {unit}"
