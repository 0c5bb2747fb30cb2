"""The `reihum` command."""

from __future__ import annotations

import sys

import typer

from reihum.cli import (
    analysing,
    arena,
    databases,
    lab,
    listing,
    new_game,
    playing,
    positions,
    records,
    serving,
    simulating,
)
from reihum.cli.shared import app, can_serve, language_now
from reihum.core.errors import ReihumError
from reihum.core.texts import say

__all__ = [
    "analysing",
    "app",
    "arena",
    "databases",
    "lab",
    "listing",
    "main",
    "new_game",
    "playing",
    "positions",
    "records",
    "serving",
    "simulating",
]

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run the command; bad input is one line on standard error and exit code 2."""
    if len(sys.argv) == 1:
        sys.argv.append("open" if can_serve() else "--help")
    try:
        sys.exit(app(standalone_mode=False))
    except ReihumError as fault:
        stop(say(fault.message(), language_now()))
    except typer.TyperException as fault:  # wrong words on the command line
        stop(fault.format_message())
    except OSError as fault:
        stop(f"{fault.strerror}: {fault.filename}" if fault.filename else str(fault))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)


def stop(line: str) -> None:
    print(" ".join(line.split()), file=sys.stderr)
    sys.exit(BAD_INPUT)
