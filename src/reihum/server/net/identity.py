"""Who a guest is: an unguessable id in a signed cookie that no script can read."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer, TimestampSigner

from reihum.core.limits import MOST_SEATS

COOKIE = "reihum_guest"
LONGEST = 200  # characters of a cookie's value that are looked at
TWO_YEARS = 2 * 365 * 24 * 3600
COMPANIONS = range(1, MOST_SEATS)  # all seats of a table but the guest's own
TICKET_SECONDS = 600  # a ticket is to be used at once, on another device


def new_guest() -> str:
    return secrets.token_urlsafe(16)


class Identity:
    """Seals guest ids into cookies and reads them back."""

    def __init__(self, secret: str) -> None:
        self.key = hashlib.sha256(f"reihum.companion {secret}".encode()).digest()
        self.signer = Signer(secret, salt="reihum.guest", digest_method=hashlib.sha256)
        self.tickets = TimestampSigner(secret, salt="reihum.ticket", digest_method=hashlib.sha256)

    def seal(self, guest: str) -> str:
        return self.signer.sign(guest).decode()

    def cookie(self, guest: str, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        end = "; Secure" if secure else ""
        return f"{COOKIE}={self.seal(guest)}; Max-Age={TWO_YEARS}; Path=/; HttpOnly; SameSite=Lax{end}"

    def guest(self, header: str | None) -> str | None:
        """The guest a Cookie header tells of; None without a cookie, or with one that was not made here."""
        sealed = cookie_value(header)
        if sealed is None or len(sealed) > LONGEST:
            return None
        try:
            return self.signer.unsign(sealed).decode()
        except (BadSignature, UnicodeError):
            return None

    def companion(self, guest: str, number: int) -> str:
        """Who plays at the same device as this guest: a guest of their own, found again by the number."""
        digest = hmac.digest(self.key, f"{guest} {number}".encode(), "sha256")
        return urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    def people(self, guest: str) -> list[str]:
        """All whom the guest's device can be."""
        return [guest, *(self.companion(guest, number) for number in COMPANIONS)]

    def ticket(self, guest: str) -> str:
        """Lets whoever has it be this guest on another device, for a while."""
        return self.tickets.sign(guest).decode()

    def bearer(self, ticket: str) -> str | None:
        """The guest a ticket was made for; None if it is too old or was not made here."""
        try:
            return self.tickets.unsign(ticket, max_age=TICKET_SECONDS).decode()
        except (BadSignature, UnicodeError):
            return None


def cookie_value(header: str | None) -> str | None:
    try:
        found = SimpleCookie(header or "").get(COOKIE)
    except CookieError:
        return None
    return None if found is None else found.value
