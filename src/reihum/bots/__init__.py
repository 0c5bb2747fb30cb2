"""Computer players. They know the contract of the engine, and no game by name."""

from __future__ import annotations

from typing import Protocol

from reihum.core.errors import ReihumError
from reihum.core.rng import Rng
from reihum.core.state import Moves, State


class UnknownBot(ReihumError):
    """No bot has this name."""

    code = "bot"


class Bot(Protocol):
    """Chooses among legal actions. The state it gets is one its seat cannot tell from the true one."""

    def choose(self, state: State, rng: Rng) -> int: ...


class RandomBot:
    """Any legal action, each as likely."""

    def choose(self, state: State, rng: Rng) -> int:
        return int(state.pick(rng, Moves()))


BOTS = {"random": RandomBot}


def bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(given=name, known=", ".join(BOTS))
    return BOTS[name]()


def decide(player: Bot, state: State, rng: Rng) -> int:
    """The bot's action for the seat to act: the only way a bot gets to see a game (G-5)."""
    seen = state.clone()
    seen.resample(state.to_act(), rng)
    return player.choose(seen, rng)
