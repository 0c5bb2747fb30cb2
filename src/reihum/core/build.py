"""Which build this is."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version as version_installed
from pathlib import Path

from reihum.core import state

compiled: bool = not str(state.__file__).endswith(".py")  # does the engine run as machine code?


@cache
def version() -> str:
    """The number in pyproject.toml, beside the sources; an installed package has it in its metadata.

    The sources come first: an older build may be installed in the environment that runs them.
    """
    source = Path(__file__).parents[2]
    project = source.parent / "pyproject.toml"
    if source.name != "src" or not project.is_file():
        return version_installed("reihum")
    import tomllib  # only sources need it

    written: str = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"]
    return written
