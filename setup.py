"""Builds the engine with mypyc and the page with Vite.

A module is compiled exactly if it imports `i64`: hot code uses it, cold code has no need to.
REIHUM_PURE=1 leaves the engine as plain Python; REIHUM_PAGE=0 leaves the page out.
"""

import os
import re
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
from tools import page

HOT = re.compile(r"^from mypy_extensions import .*\bi64\b", re.MULTILINE)
WITH_PAGE = os.environ.get("REIHUM_PAGE") != "0"


class BuildWithPage(build_py):
    def run(self) -> None:
        if WITH_PAGE:
            page.build()
        super().run()


def hot_modules() -> list[str]:
    sources = {path: path.read_text(encoding="utf-8") for path in Path("src").rglob("*.py")}
    return sorted(str(path) for path, text in sources.items() if HOT.search(text))


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


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithPage},
    # only where the machine's own Node is too old or missing
    setup_requires=[page.WHEEL] if WITH_PAGE and page.own_node() is None else [],
)
