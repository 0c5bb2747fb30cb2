"""Which games a match consists of: every deal is played by every seating, so that luck cancels out."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

import reihum
from reihum.bots import make_bot
from reihum.core.errors import BadOption
from reihum.core.options import settle


@dataclass(frozen=True)
class Job:
    """One game: a deal and who sits where."""

    deal: int
    seating: tuple[str, ...]

    @property
    def key(self) -> str:
        return f"{self.deal}:{','.join(self.seating)}"


@dataclass(frozen=True)
class Match:
    """Bots, a game and how many games; equal matches consist of equal games."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    simulations: int | None = None  # for all searches, so that a match can be repeated exactly

    def check(self) -> None:
        """Raise what is wrong before any game is played."""
        game = reihum.game(self.game)
        settle(game.options, self.options, game.check_players(self.players))
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOption(name="--bots", value=",".join(self.bots), allowed="a,b,…")
        for name in self.bots:
            make_bot(name, game)

    def lineups(self) -> list[tuple[str, ...]]:
        """Who plays together: all choices of bots, or all of them again and again to fill the seats."""
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        filled = self.bots * self.players
        return [filled[: self.players]]

    def seatings(self) -> list[tuple[str, ...]]:
        """Every line-up in every rotation."""
        rotated = [lineup[turn:] + lineup[:turn] for lineup in self.lineups() for turn in range(self.players)]
        if len(self.bots) < self.players:  # with an odd table each bot must be the one that sits twice
            rotated = [
                tuple(self.shifted(name, by) for name in one)
                for one in rotated
                for by in range(len(self.bots))
            ]
        return list(dict.fromkeys(rotated))

    def shifted(self, name: str, by: int) -> str:
        return self.bots[(self.bots.index(name) + by) % len(self.bots)]

    def jobs(self) -> list[Job]:
        """All games, deal by deal; the last deal is played by every seating too."""
        seatings = self.seatings()
        deals = -(-self.games // len(seatings))
        return [Job(deal, seating) for deal in range(deals) for seating in seatings]

    def document(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def id(self) -> str:
        """What must agree for finished games to be used again; more games may be added."""
        told = {name: value for name, value in self.document().items() if name != "games"}
        return hashlib.sha256(repr(sorted(told.items())).encode()).hexdigest()[:16]
