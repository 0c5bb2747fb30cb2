"""Writes docs/schemas: every game's positions and views, and the socket's messages. `make schemas`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import reihum
from reihum.protocol.commands import FromClient
from reihum.protocol.messages import FromServer

FOLDER = Path(__file__).parents[1] / "docs" / "schemas"


def schemas() -> dict[str, str]:
    """File names and contents."""
    kinds: dict[str, Any] = {"messages.client": FromClient, "messages.server": FromServer}
    for game in reihum.games():
        kinds |= {f"{game.id}.position": game.position_type, f"{game.id}.view": game.view_type}
    return {f"{name}.json": schema(kind) for name, kind in kinds.items()}


def schema(kind: Any) -> str:
    document = msgspec.json.encode(msgspec.json.schema(kind))
    return msgspec.json.format(document, indent=2).decode() + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
