"""The difference between two JSON documents, and how to apply it."""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Patch = list[tuple[Path, Any]]  # new values by their places in the document
Document = dict[str, Any]

_MISSING = object()


def difference(old: Any, new: Any, path: Path | None = None) -> Patch:
    """New values by their places in the document. True and 1 count as equal: fields keep their types."""
    found: Patch = []
    if old != new:
        _compare(old, new, path or [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: Patch) -> None:
    """Two unequal values. A list of another length and an object that lost a key come as a whole."""
    if isinstance(new, dict) and isinstance(old, dict) and old.keys() <= new.keys():
        for key, value in new.items():
            was = old.get(key, _MISSING)
            if was != value:
                _compare(was, value, [*path, key], found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                _compare(old[index], value, [*path, index], found)
    else:
        found.append((path, new))


def patched(document: Any, patch: Patch) -> Any:
    """The document with the new values; the old one stays as it is."""
    for path, value in patch:
        document = _put(document, path, value)
    return document


def _put(document: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    copy: Any = document.copy()
    key: Any = path[0]
    copy[key] = _put(document[key], path[1:], value) if len(path) > 1 else value
    return copy
