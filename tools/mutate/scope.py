"""What is changed, and which tests judge: names of files live here alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path

ROOT = Path.cwd()  # of the project; a test has a small one of its own
SOURCES = ROOT / "src" / "reihum"
KEPT = ROOT / ".make" / "mutation"
EXPLAINED = ROOT / "tests" / "mutants.toml"

# Bots' weights, features for learners, words and drawings are no rules: a worse bot breaks none.
RULES = ("games/*/material.py", "games/*/engine/*.py", "games/*/documents/*.py", "games/*/words/tally.py")
NO_RULES = ("*/__init__.py", "table/errors.py", "table/examples.py", "table/replay.py")
# The table: no clock, no store, no socket.
TABLE = ("table/*.py", "table/decide/*.py", "table/broadcast/*.py", "protocol/patches.py")

JUDGES = (
    "tests/core/test_*.py",
    "tests/contract/test_*.py",
    "tests/games/*/test_*.py",
    "tests/records/test_*.py",
    "tests/server/test_any_commands.py",
    "tests/server/test_greeting.py",
    "tests/server/test_leaks.py",
    "tests/server/test_once.py",
    "tests/server/test_patches.py",
    "tests/server/test_playing.py",
    "tests/server/test_repeated.py",
    "tests/server/test_seats.py",
    "tests/server/test_broadcast.py",
)


def modules() -> list[str]:
    """The files that are changed, below src/reihum."""
    found = {
        path.relative_to(SOURCES).as_posix() for pattern in (*RULES, *TABLE) for path in SOURCES.glob(pattern)
    }
    return sorted(name for name in found if not any(fnmatch(name, f"*{pattern}") for pattern in NO_RULES))


def module_name(module: str) -> str:
    """What Python calls it."""
    return "reihum." + module.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def group(module: str) -> str:
    """A game's id, or the table."""
    return module.split("/")[1] if module.startswith("games/") else "table"


def judges() -> list[Path]:
    return sorted(path for pattern in JUDGES for path in ROOT.glob(pattern))


def digest(files: Iterable[Path]) -> str:
    """Of the contents of files, in this order."""
    seen = sha256()
    for path in files:
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]


def sources() -> Iterator[Path]:
    yield from sorted(SOURCES.rglob("*.py"))


def helpers() -> Iterator[Path]:
    """What the judges share."""
    folders = {ROOT.joinpath(*Path(pattern).parts[:2]) for pattern in JUDGES}
    found = (path for folder in folders for path in folder.rglob("*.py"))
    yield from sorted(path for path in found if not path.name.startswith("test_"))
