"""Finished jobs on disk, line by line as they come: a run that was cut off goes on where it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from reihum.core.errors import BadOption

GAMES_FILE = "games.jsonl"


class Keyed(Protocol):
    """A job, or what came of it: equal keys belong together."""

    @property
    def key(self) -> str: ...


R = TypeVar("R", bound=Keyed)


class FolderTaken(BadOption):
    """The folder holds games of another plan."""

    code = "folder-taken"


class Shelf(Generic[R]):
    """A folder for results of one plan; None keeps nothing. One that holds another plan is refused."""

    def __init__(self, folder: Path | None, result: type[R], note: str, plan: dict[str, Any]) -> None:
        self.folder = folder
        self.result = result
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            check_note(folder, note, plan)

    def stored(self) -> list[R]:
        """What is kept. The last line may be torn: it is dropped, so that the next begins a line."""
        path = self.path
        if path is None or not path.exists():
            return []
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            path.write_bytes(whole)
        return [msgspec.json.decode(line, type=self.result) for line in whole.splitlines()]

    def keep(self, result: R) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    @property
    def path(self) -> Path | None:
        return None if self.folder is None else self.folder / GAMES_FILE


def check_note(folder: Path, note: str, plan: dict[str, Any]) -> None:
    """The plan is noted with its id; what has another id is not to be mixed in."""
    path = folder / note
    if not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n")
    elif msgspec.json.decode(path.read_bytes())["id"] != plan["id"]:
        raise FolderTaken(folder=str(folder))
