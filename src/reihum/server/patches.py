"""The difference between two JSON documents, and how to apply it."""

from __future__ import annotations

from typing import Any

Document = dict[str, Any]
Path = list[str | int]
Patch = list[tuple[Path, Any] | tuple[Path]]  # a new value for a place, or nothing: remove it

_MISSING = object()


def difference(old: Document, new: Document, path: Path | None = None) -> Patch:
    """What turns the old document into the new one. True and 1 count as equal: fields keep their types."""
    found: Patch = []
    _compare_dicts(old, new, path or [], found)
    return found


def _compare_dicts(old: Document, new: Document, path: Path, found: Patch) -> None:
    for key, value in new.items():
        was = old.get(key, _MISSING)
        if was != value:
            _compare(was, value, [*path, key], found)
    if len(old) > len(new) or old.keys() - new.keys():
        found.extend(([*path, key],) for key in old if key not in new)


def _compare(old: Any, new: Any, path: Path, found: Patch) -> None:
    """Two values that are not equal; lists of different lengths are told as a whole."""
    if isinstance(new, dict) and isinstance(old, dict):
        _compare_dicts(old, new, path, found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for index, (was, value) in enumerate(zip(old, new, strict=True)):
            if was != value:
                _compare(was, value, [*path, index], found)
    else:
        found.append((path, new))


def patched(document: Any, patch: list[Any]) -> Any:
    """The document with the changes made; the old one stays as it is."""
    for path, *value in patch:
        document = _put(document, path, value)
    return document


def _put(document: Any, path: Path, value: list[Any]) -> Any:
    if not path:
        return value[0]
    copy: Any = document.copy()
    key = path[0]
    if len(path) == 1 and not value:
        del copy[key]
    else:
        copy[key] = _put(None if len(path) == 1 else document[key], path[1:], value)
    return copy
