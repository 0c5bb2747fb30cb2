"""Who asks, and how much they may: addresses, origins, token buckets."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from urllib.parse import urlsplit

from reihum.core.errors import ReihumError
from reihum.server.settings import Settings

MOST_BUCKETS = 10_000  # then those that are full again are forgotten


class TooMuch(ReihumError):
    """More than a client may ask for in so short a time."""

    code = "too-much"


class Limiter:
    """A bucket a key: `burst` tokens at first, `rate` new ones a second."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens from the key's bucket; False if there are too few, and none is taken."""
        now = self.clock()
        tokens, counted = self.buckets.get(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - counted) * self.rate)
        enough = tokens >= cost
        self.buckets[key] = (tokens - cost if enough else tokens, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.forget(now)
        return enough

    def check(self, key: str, cost: float = 1.0) -> None:
        if not self.allows(key, cost):
            raise TooMuch()

    def forget(self, now: float) -> None:
        """Buckets that are full again tell nothing; if none is, the oldest half goes."""
        full_after = self.burst / self.rate
        kept = {key: one for key, one in self.buckets.items() if now - one[1] < full_after}
        if len(kept) > MOST_BUCKETS:
            kept = dict(sorted(kept.items(), key=lambda one: one[1][1])[MOST_BUCKETS // 2 :])
        self.buckets = kept


class Quotas:
    """What the settings allow: how much addresses, guests and openers may ask, and which pages may."""

    def __init__(self, settings: Settings) -> None:
        self.guests = Limiter(settings.guest_rate, settings.guest_burst)
        self.addresses = Limiter(settings.address_rate, settings.address_burst)
        self.openings = Limiter(settings.opening_rate, settings.opening_burst)
        self.proxies = frozenset(settings.proxies)
        self.origins = frozenset(map(origin_of, (*settings.origins, settings.public_url)))

    def may_command(self, address: str, device: str) -> bool:
        """Take one command from the address and, if it is known, from the device's guest."""
        return self.addresses.allows(address) and (not device or self.guests.allows(device))

    def client_address(self, peer: str, forwarded: str | None) -> str:
        """Whose request it is."""
        return client_address(peer, forwarded, self.proxies)

    def own_origin(self, origin: str | None, host: str | None) -> bool:
        """Does a page of ours ask?"""
        return own_origin(origin, host, self.origins)


def client_address(peer: str, forwarded: str | None, trusted: frozenset[str]) -> str:
    """Whose request it is: the peer, or what trusted proxies say, read from the nearest."""
    chain = [*(part.strip() for part in (forwarded or "").split(",") if part.strip()), peer]
    while len(chain) > 1 and (chain[-1] in trusted or "*" in trusted):
        chain.pop()
    return chain[-1]


def origin_of(address: str) -> str:
    """The part of an address that browsers send as Origin."""
    place = urlsplit(address)
    return f"{place.scheme}://{place.netloc}"


def own_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Does a page of ours ask? Programs that are no browsers send no Origin."""
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == (host or "")
