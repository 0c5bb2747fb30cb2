"""Builds the engine with mypyc; REIHUM_PURE=1 leaves it as plain Python.

A module is compiled exactly if it imports `i64`: hot code uses it, cold code has no need to.
"""

import os
from pathlib import Path

from setuptools import setup

HOT = "from mypy_extensions import i64"


def hot_modules() -> list[str]:
    return sorted(str(path) for path in Path("src").rglob("*.py") if HOT in path.read_text(encoding="utf-8"))


def extensions() -> list[object]:
    if os.environ.get("REIHUM_PURE") == "1":
        return []
    from mypyc.build import mypycify

    # what only cold modules import, such as rich, need not be there to build
    built = mypycify(["--ignore-missing-imports", *hot_modules()], opt_level="3", debug_level="0")
    for extension in built:  # calls inside the library need no detour through the linker's table
        if os.name == "posix":
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
