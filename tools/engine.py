"""What the compiled engine is made of. Imports nothing that a bare Python does not have.

A module is compiled exactly if it imports `i64`: hot code uses it, cold code has no need to.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "reihum"
HOT = re.compile(r"^from mypy_extensions import .*\bi64\b", re.MULTILINE)
DESCRIBING = ("build-system", "project")  # parts of pyproject.toml that a build reads


def is_pure() -> bool:
    """Is a plain build wanted, without a compiler?"""
    return os.environ.get("REIHUM_PURE") == "1"


def hot_modules() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if HOT.search(path.read_text(encoding="utf-8")))


def sources() -> list[Path]:
    """The compiled modules and what they import, whose types they are compiled against."""
    found: set[Path] = set()
    waiting = hot_modules()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(path)
    return sorted(found)


def imported(path: Path) -> Iterator[Path]:
    """The modules of this package that a module names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from modules([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
        elif isinstance(node, ast.Import):
            yield from modules(alias.name for alias in node.names)


def modules(names: Iterable[str]) -> Iterator[Path]:
    for name in names:
        place = PACKAGE.parent.joinpath(*name.split("."))
        candidates = (place.with_suffix(".py"), place / "__init__.py")
        yield from (path for path in candidates if path.is_file())


def digest() -> str:
    """Changes with everything that a build of the engine depends on, and with nothing else."""
    described = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    made = hashlib.sha256(repr([sys.version, is_pure(), *(described[part] for part in DESCRIBING)]).encode())
    for path in [*sources(), ROOT / "setup.py"]:
        made.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()
