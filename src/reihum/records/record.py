"""A record: who played what under which rules, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from reihum.core.documents import Outcome
from reihum.core.errors import BadRecord
from reihum.core.game import Game
from reihum.core.rng import SEED_BYTES, FairRng, Rng, seeded
from reihum.core.state import State
from reihum.core.texts import seat_letter
from reihum.games import game

FORMAT = "1"
FAST, FAIR = "fast", "fair"


@dataclass
class Turn:
    """The steps one seat took in one turn, in notation; a comment behind, and comment lines before."""

    seat: int
    steps: list[str]
    comment: str = ""
    before: list[str] = field(default_factory=list)
    line: int = 0  # where it was read from; 0 for turns made here


@dataclass
class Record:
    """Headers in their order (unknown ones too), turns, and the result once the game is over."""

    headers: dict[str, str]
    turns: list[Turn] = field(default_factory=list)
    result: Outcome | None = None
    after: list[str] = field(default_factory=list)  # comment lines behind the last turn

    @property
    def game(self) -> Game[Any]:
        """The game; BadRecord if its rules have changed since."""
        found = game(self.header("game"))
        if self.header("rules") != str(found.rules_version):
            raise BadRecord("rules", given=self.header("rules"), known=found.rules_version)
        return found

    @property
    def players(self) -> int:
        """How many played."""
        return self.number("players")

    @property
    def options(self) -> dict[str, str]:
        """The options that were played with, as text."""
        prefix = "option."
        return {
            name.removeprefix(prefix): value
            for name, value in self.headers.items()
            if name.startswith(prefix)
        }

    @property
    def names(self) -> list[str]:
        """The players' names; empty where the record has none."""
        if not any(name.startswith("seat.") for name in self.headers):
            return []
        return [self.headers.get(f"seat.{seat_letter(seat)}", "") for seat in range(self.players)]

    def header(self, name: str) -> str:
        """The value of a header; BadRecord if it is missing."""
        if name not in self.headers:
            raise BadRecord("header", name=name)
        return self.headers[name]

    def number(self, name: str) -> int:
        """A header that is a number; BadRecord if it is none."""
        try:
            return int(self.header(name))
        except ValueError:
            raise BadRecord("number", name=name, value=self.headers[name]) from None

    def rng(self) -> Rng:
        """The generator as it was before the game."""
        if self.header("generator") == FAST:
            return seeded(self.number("seed"))
        return FairRng(self.fair_seed())

    def fair_seed(self) -> bytes:
        """The seed of a fair generator; BadRecord while it is sealed."""
        if "seed" not in self.headers:
            raise BadRecord("sealed")
        try:
            seed = bytes.fromhex(self.headers["seed"])
        except ValueError:
            seed = b""
        if len(seed) != SEED_BYTES:
            raise BadRecord("number", name="seed", value=self.headers["seed"])
        return seed

    def start(self) -> State:
        """The game as it was dealt."""
        state: State = self.game.new(players=self.players, rng=self.rng(), **dict[str, Any](self.options))
        return state


def can_be_taken_back(before: State, action: int, after: State) -> bool:
    """A step inside a turn that showed nothing hidden or random."""
    return bool(before.turn == after.turn and not before.reveals(action))


def commits(state: State, action: int) -> bool:
    """Once this legal action is played it cannot be taken back: it ends the turn or shows something."""
    after = state.clone()
    after.step(action)
    return not can_be_taken_back(state, action, after)


class Recorder:
    """Plays a game and writes it down: `recorder.play(action)`; `recorder.record` is always complete."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: dict[str, Any],
        seed: int | FairRng,
        names: Sequence[str] = (),
        **more: str,
    ) -> None:
        self.game = game
        self.seed = seed  # a number, or a fair generator whose seed is sealed until the end
        rng = seeded(seed) if isinstance(seed, int) else seed.clone()
        self.state: State = game.new(players=players, rng=rng, **options)  # the game now
        self.record = Record(self.headers(names, more))  # always complete
        self.steps: list[int] = []  # all actions so far
        self.draft: list[State] = []  # before each step of this turn that can be taken back

    def headers(self, names: Sequence[str], more: dict[str, str]) -> dict[str, str]:
        """What a record begins with."""
        options = {f"option.{name}": str(value) for name, value in self.state.options.items()}
        seats = {f"seat.{seat_letter(seat)}": name for seat, name in enumerate(names)}
        return {
            "reihum": FORMAT,
            "game": self.game.id,
            "rules": str(self.game.rules_version),
            "players": str(self.state.seats),
            **options,
            **seats,
            **more,
            **self.randomness(),
        }

    def randomness(self) -> dict[str, str]:
        """A fast seed is no secret; a fair one is sealed by its commitment until the end."""
        if isinstance(self.seed, int):
            return {"generator": FAST, "seed": str(self.seed)}
        return {"generator": FAIR, "commitment": self.seed.commitment()}

    def play(self, action: int) -> None:
        """Apply an action and write it down; what reveals something cannot be taken back."""
        before = self.state.clone()
        self.state.apply(action)
        if len(self.record.turns) <= before.turn:
            self.record.turns.append(Turn(int(before.to_act()), []))
        self.record.turns[-1].steps.append(self.game.notation(action))
        self.steps.append(action)
        kept = can_be_taken_back(before, action, self.state)
        self.draft = [*self.draft, before] if kept else []
        self.finish()

    def take_back(self) -> bool:
        """Undo the last step of the running turn, if nothing has been revealed since."""
        if not self.draft:
            return False
        self.state = self.draft.pop()
        self.steps.pop()
        self.record.turns[-1].steps.pop()
        if not self.record.turns[-1].steps:
            self.record.turns.pop()
        return True

    def finish(self) -> None:
        """At the end: the result, and the seed that was sealed."""
        self.record.result = self.game.outcome(self.state)
        if self.record.result is not None and isinstance(self.seed, FairRng):
            self.record.headers["seed"] = self.seed.seed.hex()
