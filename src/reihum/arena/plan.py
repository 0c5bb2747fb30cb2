"""Which games a match consists of: every deal is played by every seating, so that luck cancels out."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, field
from typing import Any

import reihum
from reihum.bots import make_bot
from reihum.campaign.seating import Seating, seatings
from reihum.core.errors import BadOption
from reihum.core.options import settle


@dataclass(frozen=True)
class Job:
    """One game: a deal and who sits where."""

    deal: int
    seating: tuple[str, ...]

    @property
    def key(self) -> str:
        """Tells this game from all others of the match, in a results folder."""
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

    def seatings(self) -> list[Seating]:
        """Every way in which the bots sit down."""
        return seatings(self.bots, self.players)

    def jobs(self) -> list[Job]:
        """All games, deal by deal; the last deal is played by every seating too."""
        seatings = self.seatings()
        deals = -(-self.games // len(seatings))
        return [Job(deal, seating) for deal in range(deals) for seating in seatings]

    def document(self) -> dict[str, Any]:
        """All of it as plain JSON."""
        return asdict(self)

    def manifest(self) -> dict[str, Any]:
        """What a folder of this match says about itself."""
        return {"id": self.id, **self.document()}

    @property
    def id(self) -> str:
        """What must agree for finished games to be used again; more games may be added."""
        shown = {name: value for name, value in self.document().items() if name != "games"}
        return hashlib.sha256(repr(sorted(shown.items())).encode()).hexdigest()[:16]
