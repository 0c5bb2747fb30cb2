"""Refusals, by what the sender of a command may know."""

from __future__ import annotations

from typing import Any

from reihum.core.errors import ReihumError
from reihum.protocol.messages import No, write


def refusal(error: ReihumError, cmd: str | None = None) -> bytes:
    rule: Any = getattr(error, "rule", None)
    return write(No(error.code, cmd, dict(error.details), rule))
