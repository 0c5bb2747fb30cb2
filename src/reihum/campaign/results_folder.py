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


class ResultsFolder(Generic[R]):
    """A folder for the results of one plan, whose manifest it holds; None keeps nothing.

    A folder that holds another plan is refused.
    """

    def __init__(
        self, folder: Path | None, result: type[R], manifest_name: str, manifest: dict[str, Any]
    ) -> None:
        self.folder = folder
        self.result = result
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            check_manifest(folder / manifest_name, manifest)

    def load(self) -> list[R]:
        """The results so far. The last line may be torn: it is dropped, so that the next begins a line."""
        path = self.path
        if path is None or not path.exists():
            return []
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            path.write_bytes(whole)
        return [msgspec.json.decode(line, type=self.result) for line in whole.splitlines()]

    def append(self, result: R) -> None:
        """One more result, on disk when this returns."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    @property
    def path(self) -> Path | None:
        return None if self.folder is None else self.folder / GAMES_FILE


def check_manifest(path: Path, manifest: dict[str, Any]) -> None:
    """Write the manifest where there is none; FolderTaken if another plan's is there."""
    if not path.exists():
        path.write_bytes(msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n")
    elif msgspec.json.decode(path.read_bytes())["id"] != manifest["id"]:
        raise FolderTaken(folder=str(path.parent))
