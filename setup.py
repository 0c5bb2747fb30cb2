"""Builds the engine with mypyc (tools/engine.py says what is compiled) and the page with Vite.

REIHUM_PURE=1 leaves the engine as plain Python; REIHUM_PAGE=0 leaves the page out.
"""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))
from tools import engine, page

BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}  # other commands only ask
WITH_PAGE = os.environ.get("REIHUM_PAGE") != "0"


class BuildWithPage(build_py):
    def run(self) -> None:
        if WITH_PAGE:
            page.build()
        super().run()


def extensions() -> list[object]:
    if engine.is_pure() or not BUILDING.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    hot = [os.path.relpath(path, engine.ROOT) for path in engine.hot_modules()]
    # what only cold modules import, such as rich, need not be there to build
    built = mypycify(["--ignore-missing-imports", *hot], opt_level="3", debug_level="0")
    library = next(extension for extension in built if extension.name.endswith("__mypyc"))
    compile_flags, link_flags = flags()  # the others only open doors to it
    library.extra_compile_args = [*library.extra_compile_args, *compile_flags]
    library.extra_link_args = [*library.extra_link_args, *link_flags]
    return built


def flags() -> tuple[list[str], list[str]]:
    """More flags for the compiler, and for the linker."""
    if os.name != "posix":
        return [], []
    # Calls inside the library need no detour through the linker's table. Looking for warnings would
    # take longer than all the rest, and nobody writes this C.
    usual = ["-fno-semantic-interposition", "-Wno-all"]
    if not is_gcc():
        return usual, []
    # The whole engine is one C file: optimised while it is linked, it keeps all cores busy.
    return [*usual, "-flto"], [*usual, "-O3", f"-flto={os.cpu_count()}"]


def is_gcc() -> bool:
    """Is the compiler gcc, and does it bring what links such objects?"""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    asked = subprocess.run([*compiler, "-v"], capture_output=True, text=True, check=False).stderr
    return "gcc version" in asked and "Supported LTO" in asked


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithPage},
    options={"build_ext": {"parallel": os.cpu_count()}},
    # only where the machine's own Node is too old or missing
    setup_requires=[page.WHEEL] if WITH_PAGE and page.own_node() is None else [],
)
