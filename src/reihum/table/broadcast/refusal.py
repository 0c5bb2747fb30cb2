"""Refusals of commands."""

from __future__ import annotations

from typing import Any

from reihum.core.errors import ReihumError
from reihum.protocol.messages import No, write


def refusal(error: ReihumError, cmd: str | None = None) -> bytes:
    """The message for who sent the command; the rule is named where one forbids a step."""
    rule: Any = getattr(error, "rule", None)
    return write(No(error.code, cmd, dict(error.details), rule))
