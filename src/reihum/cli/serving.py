"""`reihum serve`, and `reihum` alone: the table server."""

from __future__ import annotations

import inspect
import os
import sys
import webbrowser
from dataclasses import fields
from threading import Thread
from typing import Annotated, Any

import typer

from reihum.cli.shared import app, language_now, need_server, tell
from reihum.server.settings import PREFIX, Settings, read_settings


def run(settings: Settings, browser: bool) -> None:
    need_server()
    from reihum.server.app import serve  # takes long to import, and only this command needs it

    def started(address: str) -> None:
        print(tell("serve-address", language_now(), address=address), flush=True)
        if browser:
            show(address)

    serve(settings, started)


def show(address: str) -> None:
    """Open the page where there is a desktop; a browser in the terminal would hide everything else."""
    desktop = (
        sys.platform in ("win32", "darwin") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    )
    if desktop:
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def serve_command(**given: str | None) -> None:
    """Host tables: for this machine, a household, a club."""
    run(read_settings(os.environ, **given), browser=False)


def flags() -> list[inspect.Parameter]:
    """One flag for each setting."""
    return [
        inspect.Parameter(
            one.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None,
                typer.Option(
                    f"--{one.name.replace('_', '-')}",
                    metavar=one.name.upper(),
                    help=f"{one.metadata['about']} [{PREFIX}{one.name.upper()}; {shown(one.default)}]",
                    show_default=False,
                ),
            ],
        )
        for one in fields(Settings)
    ]


def shown(default: Any) -> str:
    if isinstance(default, tuple):
        return ",".join(str(part) for part in default) or "-"
    return str(default) if default != "" else "-"


made = flags()
serve_command.__signature__ = inspect.Signature(made)  # type: ignore[attr-defined]
serve_command.__annotations__ = {one.name: one.annotation for one in made}
app.command("serve")(serve_command)


@app.command("open")
def open_command() -> None:
    """Play on this machine: a server on a free port, its tables kept, in the browser."""
    port = None if f"{PREFIX}PORT" in os.environ else "0"
    run(read_settings(host="127.0.0.1", port=port), browser=True)
