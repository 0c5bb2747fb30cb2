"""Names of new tables: unguessable ids for links, short codes for telling others."""

from __future__ import annotations

import secrets

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another
CODE_LENGTH = 6


def new_id() -> str:
    return secrets.token_urlsafe(16)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
