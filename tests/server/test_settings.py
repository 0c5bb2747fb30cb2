"""Settings: flags before variables before defaults; every one of them documented."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from tools.settings import PAGE, page

from reihum.core.levels import NAMES
from reihum.core.texts import LANGUAGES, say
from reihum.server.settings import BadSetting, Settings, data_folder, read_settings


def test_the_page_for_hosts_lists_every_setting() -> None:
    """`make schemas` writes them."""
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(text)
    for one in fields(Settings):
        assert f"`REIHUM_{one.name.upper()}`" in text


def test_flags_win_over_variables_and_these_over_defaults() -> None:
    environ = {"REIHUM_PORT": "9000", "REIHUM_HOST": "::1", "REIHUM_METRICS": "off", "UNRELATED": "1"}
    read = read_settings(environ, port="9001", host=None)
    assert (read.port, read.host, read.metrics, read.poll) == (9001, "::1", False, Settings().poll)
    assert read_settings({}, port=7) == Settings(port=7)
    assert read_settings({}) == Settings()


def test_lists_are_separated_by_commas() -> None:
    read = read_settings({"REIHUM_PROXIES": "10.0.0.1, ::1,", "REIHUM_BOT_PACE": "1,2,3,4,5,6.5"})
    assert read.proxies == ("10.0.0.1", "::1")
    assert [read.pace(level) for level in NAMES] == [1, 2, 3, 4, 5, 6.5]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "http"),
        ("port", "-1"),
        ("port", "65536"),
        ("metrics", "perhaps"),
        ("durability", "some"),
        ("log_level", "loud"),
        ("bot_pace", "1,2"),
        ("bot_pace", "1,2,3,4,5,-6"),
        ("poll", "nan"),
        ("message_bytes", "70000"),
    ],
)
def test_bad_values_are_told_with_what_is_allowed(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({f"REIHUM_{name.upper()}": value})
    assert caught.value.details["name"] == name
    for language in LANGUAGES:
        assert name in say(caught.value.message(), language)


def test_a_setting_that_does_not_exist() -> None:
    with pytest.raises(BadSetting):
        read_settings({}, prot="9000")


def test_secrets_are_not_shown() -> None:
    """Neither when settings are printed nor when an error tells of them."""
    shown = repr(Settings(secret="hush", database="postgresql://a:hush@h/d", redis="redis://:hush@h"))
    assert "hush" not in shown


def test_every_system_has_its_data_folder() -> None:
    home = Path.home()
    assert data_folder("linux", {}) == home / ".local" / "share" / "reihum"
    assert data_folder("linux", {"XDG_DATA_HOME": "/data"}) == Path("/data/reihum")
    assert data_folder("darwin", {}) == home / "Library" / "Application Support" / "Reihum"
    assert data_folder("win32", {"LOCALAPPDATA": "C:/data"}) == Path("C:/data/Reihum")
    assert Settings(database="").database_address.endswith("reihum.db")
