"""Writes the table of settings into docs/hosting.md. `make schemas`."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

from reihum.server.settings import PREFIX, Settings

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
BEGIN, END = "<!-- settings: begin -->\n", "<!-- settings: end -->\n"


def settings_table() -> str:
    lines = ["| flag | variable | default | |", "|---|---|---|---|"]
    for one in fields(Settings):
        flag = f"`--{one.name.replace('_', '-')}`"
        lines.append(
            f"| {flag} | `{PREFIX}{one.name.upper()}` | {shown(one.default)} | {one.metadata['about']} |"
        )
    return "\n".join(lines) + "\n"


def shown(default: Any) -> str:
    if isinstance(default, tuple):
        return f"`{','.join(map(str, default))}`" if default else ""
    return f"`{str(default).lower() if isinstance(default, bool) else default}`" if default != "" else ""


def page(text: str) -> str:
    """The page with the table as it should be."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + settings_table() + "\n" + END + after


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
