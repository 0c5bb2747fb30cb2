"""The `reihum` command, as a person or a script runs it: in this process, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

import reihum
from reihum.cli import BAD_INPUT, main, shared

MAIN = "import sys; sys.argv[0] = 'reihum'; from reihum.cli import main; main()"
HEARS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "  # as behind a terminal
ENVIRONMENT = {"LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "100"}


def run(*words: str, typed: str = "", expect: int = 0, **environment: str) -> str:
    """What the command prints: to standard output, or to standard error if it was given nonsense.

    It runs here, since most commands take less time than Python's start; `run_alone` is the real thing.
    """
    printed, complaint = text_file(), text_file()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["reihum", *words])
        patch.setattr(sys, "stdin", text_file(typed))
        patch.setattr(sys, "stdout", printed)
        patch.setattr(sys, "stderr", complaint)
        patch.setitem(shared.chosen, "language", "")
        for name, value in {**ENVIRONMENT, **environment}.items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            main()
    assert (ended.value.code or 0) == expect, content(complaint)
    return content(complaint if expect == BAD_INPUT else printed)


def text_file(text: str = "") -> TextIOWrapper:
    return TextIOWrapper(BytesIO(text.encode()), "utf-8", write_through=True)


def content(file: TextIOWrapper) -> str:
    file.seek(0)
    return file.read()


def run_alone(*words: str, typed: str = "", expect: int = 0, **environment: str) -> str:
    """The same in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", MAIN, *words],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, **ENVIRONMENT, **environment},
        check=False,
    )
    assert done.returncode == expect, done.stderr
    return done.stderr if expect == BAD_INPUT else done.stdout


def same_reihum(*folders: Path) -> dict[str, str]:
    """The environment of a process in another folder that finds the Reihum of this one, and these folders."""
    path = [*folders, Path(reihum.__file__).parents[1]]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}


def launch(*words: str) -> subprocess.Popen[str]:
    """In a process that can be killed or interrupted, with all that it starts."""
    return subprocess.Popen(
        [sys.executable, "-P", "-c", HEARS + MAIN, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENVIRONMENT},
        start_new_session=True,
    )


def wait_for_lines(process: subprocess.Popen[str], path: Path, lines: int) -> None:
    """Until the running command has written so many."""
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
