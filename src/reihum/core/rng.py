"""Randomness (G-1): one interface, a fast maker for simulation and a fair one for tables."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, final

from mypy_extensions import i64

from reihum.core.errors import BadGenerator
from reihum.core.vecs import vec

MULTIPLIER: Final = 1073740155  # multiply-with-carry: every intermediate stays below 2**62
LOW: Final = 0xFFFFFFFF
STATES: Final = MULTIPLIER * 2**32 - 1  # states 1 … STATES - 1 lie on the long cycles
HALF: Final = 1 << 29  # two numbers below this make a new state
SEED_BYTES: Final = 32
DRAW_BYTES: Final = 7
DRAW_RANGE: Final = 1 << (8 * DRAW_BYTES)


class Rng:
    """Whole numbers at random, and all that is made of them."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at most 2**30."""
        raise NotImplementedError

    def clone(self) -> Rng:
        """Another generator that will give the same numbers."""
        raise NotImplementedError

    def save(self) -> str:
        """Everything to go on from here, as text; `load_rng` reads it."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Put the first `count` cards into a random order, in place."""
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def fork(self) -> FastRng:
        """A fast generator of its own that starts at random."""
        return FastRng(self.below(HALF) * HALF + self.below(HALF) + 1)


@final
class FastRng(Rng):
    """Multiply-with-carry: for simulation and search, not for games among people."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def below(self, n: i64) -> i64:
        x = self.state
        self.state = MULTIPLIER * (x & LOW) + (x >> 32)
        return (((x ^ (x >> 32)) & LOW) * n) >> 32

    def clone(self) -> FastRng:
        return FastRng(self.state)

    def save(self) -> str:
        return f"fast:{self.state:x}"


@final
class FairRng(Rng):
    """HMAC-SHA-256 over a counter, keyed by a 256-bit seed whose hash is shown before the game."""

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise BadGenerator("seed")
        self.seed = seed
        self.counter = counter

    @staticmethod
    def fresh() -> FairRng:
        """A new seed from the operating system."""
        return FairRng(secrets.token_bytes(SEED_BYTES))

    def commitment(self) -> str:
        """What may be shown before the game: it binds to the seed and does not tell it."""
        return commitment(self.seed)

    def below(self, n: i64) -> i64:
        limit = DRAW_RANGE - DRAW_RANGE % int(n)  # draws from here on would favour low numbers
        while True:
            block = hmac.digest(self.seed, self.counter.to_bytes(8, "big"), "sha256")
            self.counter += 1
            draw = int.from_bytes(block[:DRAW_BYTES], "big")
            if draw < limit:
                return draw % int(n)

    def clone(self) -> FairRng:
        return FairRng(self.seed, self.counter)

    def save(self) -> str:
        return f"fair:{self.seed.hex()}:{self.counter:x}"


def commitment(seed: bytes) -> str:
    """The published hash of a fair seed."""
    return hashlib.sha256(b"reihum fair seed\n" + seed).hexdigest()


def seeded(seed: int) -> FastRng:
    """The fast generator for a seed of any size: equal seeds, equal games, on every build."""
    mixed = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:16], "big")
    return FastRng(mixed % (STATES - 1) + 1)


def load_rng(text: str) -> Rng:
    """A generator from what `save` wrote."""
    kind, _, rest = text.partition(":")
    try:
        if kind == "fast":
            return load_fast(rest)
        if kind == "fair":
            seed, _, counter = rest.partition(":")
            return load_fair(seed, counter)
    except ValueError:
        raise BadGenerator(kind) from None
    raise BadGenerator(kind)


def load_fast(state: str) -> FastRng:
    number = int(state, 16)
    if not 0 < number < STATES:
        raise BadGenerator("fast")
    return FastRng(number)


def load_fair(seed: str, counter: str) -> FairRng:
    number = int(counter, 16)
    if not 0 <= number < 2**63:
        raise BadGenerator("fair")
    return FairRng(bytes.fromhex(seed), number)
