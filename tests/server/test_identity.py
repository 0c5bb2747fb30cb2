"""Who asks, and how much: cookies, buckets, addresses, origins."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.server.net.identity import COOKIE, TICKET_SECONDS, Identity, new_guest
from reihum.server.net.limits import MOST_BUCKETS, Limiter, TooMuch, client_address, own_origin


def test_a_cookie_tells_who_it_was_made_for() -> None:
    identity, guest = Identity("key"), new_guest()
    cookie = identity.cookie(guest, secure=False)
    assert identity.guest(f"other=1; {cookie.partition(';')[0]}") == guest
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "Secure" in identity.cookie(guest, secure=True)


def test_a_cookie_of_another_key_tells_nothing() -> None:
    sealed = Identity("another key").seal(new_guest())
    assert Identity("key").guest(f"{COOKIE}={sealed}") is None
    assert Identity("key").guest(f"{COOKIE}={new_guest()}") is None


@given(st.text(max_size=300))
def test_garbage_is_no_cookie(text: str) -> None:
    assert Identity("key").guest(text) is None
    assert Identity("key").guest(f"{COOKIE}={text}") is None


def test_a_ticket_is_good_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    identity = Identity("key")
    ticket = identity.ticket("ada")
    assert identity.bearer(ticket) == "ada"
    assert Identity("other key").bearer(ticket) is None
    assert identity.bearer(identity.seal("ada")) is None
    later = time.time() + TICKET_SECONDS + 2
    monkeypatch.setattr(time, "time", lambda: later)
    assert identity.bearer(ticket) is None


def test_guests_are_unguessable() -> None:
    assert len({new_guest() for _ in range(1000)}) == 1000
    assert len(new_guest()) >= 22


def test_a_bucket_empties_and_fills_again() -> None:
    now = [0.0]
    limiter = Limiter(rate=2, burst=3, clock=lambda: now[0])
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limiter.allows("b")
    now[0] = 0.5
    assert [limiter.allows("a") for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [limiter.allows("a") for _ in range(4)] == [True, True, True, False]
    with pytest.raises(TooMuch):
        limiter.check("a")


def test_buckets_do_not_pile_up() -> None:
    now = [0.0]
    limiter = Limiter(rate=1, burst=10, clock=lambda: now[0])
    for key in range(3 * MOST_BUCKETS):
        now[0] += 0.0001
        limiter.allows(str(key))
    assert len(limiter.buckets) <= MOST_BUCKETS + 1


def test_only_trusted_proxies_tell_addresses() -> None:
    trusted = frozenset({"10.0.0.1", "10.0.0.2"})
    assert client_address("1.2.3.4", "9.9.9.9", trusted) == "1.2.3.4"
    assert client_address("10.0.0.1", "9.9.9.9, 1.2.3.4", trusted) == "1.2.3.4"
    assert client_address("10.0.0.1", "1.2.3.4, 10.0.0.2", trusted) == "1.2.3.4"
    assert client_address("10.0.0.1", None, trusted) == "10.0.0.1"
    assert client_address("1.2.3.4", "9.9.9.9", frozenset()) == "1.2.3.4"


def test_pages_of_other_sites_are_told_apart() -> None:
    none: frozenset[str] = frozenset()
    assert own_origin(None, "play.example", none)
    assert own_origin("https://play.example", "play.example", none)
    assert own_origin("http://127.0.0.1:8000", "127.0.0.1:8000", none)
    assert not own_origin("https://evil.example", "play.example", none)
    assert not own_origin("https://play.example:444", "play.example", none)
    assert not own_origin("null", "play.example", none)
    assert own_origin("https://page.example", "play.example", frozenset({"https://page.example"}))
