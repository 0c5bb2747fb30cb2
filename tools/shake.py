"""Tests of page and server, again and again beside two busy loops: none may need luck or a fast machine.

`make shake`, or `python -m tools.shake --times 3 tests/server`. Goes on where it was cut off; stops at the
first failure.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / ".make" / "shake"
BUSY = "while True: pass"


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many processes that want a core each."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(loops)]
    try:
        yield
    finally:
        for loop in started:
            loop.kill()
            loop.wait()


def run(number: int, tests: list[str]) -> bool:
    """One run; its log is kept under a name that says how it ended."""
    started, log = time.monotonic(), LOGS / f"{number}.txt"
    with log.open("w", encoding="utf-8") as said:
        command = [sys.executable, "-m", "pytest", "--quiet", "-n", "2", *tests]
        passed = subprocess.run(command, cwd=ROOT, stdout=said, stderr=said, check=False).returncode == 0
    last = log.read_text(encoding="utf-8").splitlines()[-1]
    print(f"{number:3}  {time.monotonic() - started:5.0f} s  {last}", flush=True)
    log.rename(LOGS / f"{number}-{'passed' if passed else 'failed'}.txt")
    return passed


def version() -> str:
    """Of what is shaken: another one begins anew."""
    said = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return said.stdout.strip()


def begin(kept: str) -> None:
    """An empty folder of logs, unless those of this very run are there."""
    stamp = LOGS / "of"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != kept:
        for old in LOGS.glob("*.txt"):
            old.unlink()
        LOGS.mkdir(parents=True, exist_ok=True)
        stamp.write_text(kept, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("tests", nargs="*", default=["tests/page", "tests/server"])
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--loops", type=int, default=2, help="busy processes beside")
    given = parser.parse_args()
    begin(f"{version()} {given.tests} {given.loops}")
    with busy(given.loops):
        for number in range(1, given.times + 1):
            if not (LOGS / f"{number}-passed.txt").is_file() and not run(number, given.tests):
                sys.exit(f"failed: {(LOGS / f'{number}-failed.txt').relative_to(ROOT)}")
    print(f"{given.times} passed, 0 failed")


if __name__ == "__main__":
    main()
