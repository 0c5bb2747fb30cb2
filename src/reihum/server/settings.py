"""All settings of the server: flags, else REIHUM_… variables, else what is written here."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from reihum.core.errors import ReihumError
from reihum.core.levels import NAMES

PREFIX = "REIHUM_"


class BadSetting(ReihumError):
    """A setting that does not exist, or a value it cannot have."""

    code = "setting"


def setting(
    default: Any,
    about: str,
    low: float | None = None,
    high: float | None = None,
    one_of: tuple[str, ...] = (),
    secret: bool = False,
) -> Any:
    """A field with what the documentation and the check of its value need."""
    facts = {"about": about, "low": low, "high": high, "one_of": one_of}
    return field(default=default, metadata=facts, repr=not secret)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """What a host can choose. Times are seconds; rates are per second."""

    host: str = setting("127.0.0.1", "Address to listen on; `0.0.0.0` for all.")
    port: int = setting(8000, "Port to listen on; 0: a free one.", 0, 65_535)
    public_url: str = setting("", "The address people use, such as `https://play.example.org`.")
    origins: tuple[str, ...] = setting((), "Further origins whose pages may open sockets.")
    proxies: tuple[str, ...] = setting(
        (), "Addresses of proxies whose `X-Forwarded-…` headers count; `*`: all."
    )
    secret: str = setting("", "Key of the cookies; empty: one is made and kept in the database.", secret=True)

    database: str = setting(
        "", "`sqlite:///FILE` or `postgresql://…`; empty: SQLite in the user's data folder.", secret=True
    )
    durability: str = setting(
        "normal",
        "`normal`: moves survive a crash of the program; `full`: of the machine too.",
        one_of=("normal", "full"),
    )
    readers: int = setting(4, "Threads, each with a connection, that ask the database.", 1, 64)
    patience: float = setting(10.0, "How long a move waits for a database that is gone.", 0.1, 600)
    redis: str = setting(
        "", "`redis://…` to spread news between nodes; empty: there is one node.", secret=True
    )

    thinking: str = setting("local", "Where bots think: `local`, `ray` or `ray=ADDRESS`.")
    thinkers: int = setting(0, "Processes in which bots think; 0: one per core but one.", 0, 256)
    bot_pace: tuple[float, ...] = setting(
        (0.6, 0.8, 1.0, 1.2, 1.6, 3.2), f"How long bots take to answer, by level: {', '.join(NAMES)}.", 0, 60
    )
    analysis_simulations: int = setting(2_000, "Simulations for each decision of an analysis.", 10, 1_000_000)
    lease: float = setting(15.0, "After this time another node acts for one that fell silent.", 1, 600)
    poll: float = setting(3.0, "How often a node looks for news and duties it was not told of.", 0.1, 60)
    room_idle: float = setting(60.0, "How long a table stays in memory after the last socket.", 0, 86_400)

    message_bytes: int = setting(8_192, "Longest message a client may send.", 1_024, 65_536)
    queue_messages: int = setting(256, "Messages that may wait for a slow reader.", 8, 65_536)
    queue_bytes: int = setting(1_048_576, "Bytes that may wait for a slow reader.", 65_536, 67_108_864)
    guest_rate: float = setting(20.0, "Commands a guest may send.", 0.1, 100_000)
    guest_burst: float = setting(60.0, "Commands a guest may send at once.", 1, 100_000)
    address_rate: float = setting(100.0, "Requests and commands from one address.", 0.1, 1_000_000)
    address_burst: float = setting(400.0, "Requests and commands from one address at once.", 1, 1_000_000)
    opening_rate: float = setting(0.1, "Tables one address may open.", 0.001, 100_000)
    opening_burst: float = setting(20.0, "Tables one address may open at once.", 1, 100_000)
    address_sockets: int = setting(200, "Sockets from one address.", 1, 1_000_000)
    table_sockets: int = setting(100, "Sockets at one table, spectators included.", 8, 100_000)

    ping: float = setting(20.0, "How often a silent socket is asked whether it is still there.", 1, 600)
    grace: float = setting(10.0, "How long a shutdown waits for what is under way.", 0, 600)
    log_level: str = setting(
        "info", "Least important lines to log.", one_of=("debug", "info", "warning", "error", "critical")
    )
    metrics: bool = setting(True, "Serve `/metrics`.")

    def __post_init__(self) -> None:
        for one in fields(self):
            _check(one, getattr(self, one.name))
        if len(self.bot_pace) != len(NAMES):
            raise BadSetting(name="bot_pace", value=str(len(self.bot_pace)), allowed=", ".join(NAMES))

    @property
    def database_address(self) -> str:
        """What was chosen, or the embedded default."""
        return self.database or f"sqlite:///{data_folder() / 'reihum.db'}"

    def pace(self, level: str) -> float:
        return self.bot_pace[NAMES.index(level)]


def read_settings(environ: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Settings from flags (None: not given), else from variables, else as they are by default."""
    chosen: dict[str, object] = {}
    for one in fields(Settings):
        variable = environ.get(PREFIX + one.name.upper())
        value = given.pop(one.name, None)
        if value is not None:
            chosen[one.name] = parsed(one, value) if isinstance(value, str) else value
        elif variable is not None:
            chosen[one.name] = parsed(one, variable)
    for name in given:
        raise BadSetting(name=name, value="", allowed=", ".join(one.name for one in fields(Settings)))
    return Settings(**chosen)  # type: ignore[arg-type]


def parsed(one: Field[Any], text: str) -> object:
    """A text as a value of the field's type; lists are separated by commas."""
    try:
        return READERS[str(one.type)](text.strip())
    except (ValueError, KeyError):
        raise BadSetting(name=one.name, value=text, allowed=str(one.type)) from None


def data_folder(platform: str = sys.platform, environ: Mapping[str, str] = os.environ) -> Path:
    """Where programs of this system keep a user's data."""
    home = Path.home()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Reihum"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Reihum"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "reihum"


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


TRUTH = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}
READERS: dict[str, Callable[[str], object]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": lambda text: TRUTH[text.lower()],
    "tuple[str, ...]": lambda text: tuple(_parts(text)),
    "tuple[float, ...]": lambda text: tuple(float(part) for part in _parts(text)),
}


def _check(one: Field[Any], value: Any) -> None:
    low, high, one_of = (one.metadata[name] for name in ("low", "high", "one_of"))
    if one_of and value not in one_of:
        raise BadSetting(name=one.name, value=str(value), allowed=", ".join(one_of))
    if low is not None:
        numbers = value if isinstance(value, tuple) else (value,)
        if not all(low <= number <= high for number in numbers):
            raise BadSetting(name=one.name, value=str(value), allowed=f"{low} – {high}")
