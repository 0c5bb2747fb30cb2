"""Writes docs/schemas: the JSON schemas of every game's positions and views. `make schemas`."""

from __future__ import annotations

from pathlib import Path

import msgspec

import reihum

FOLDER = Path(__file__).parents[1] / "docs" / "schemas"


def schemas() -> dict[str, str]:
    """File names and contents."""
    made = {}
    for game in reihum.games():
        for name, kind in (("position", game.position_type), ("view", game.view_type)):
            document = msgspec.json.encode(msgspec.json.schema(kind))
            made[f"{game.id}.{name}.json"] = msgspec.json.format(document, indent=2).decode() + "\n"
    return made


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in schemas().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
