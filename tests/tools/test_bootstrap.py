"""The set-up: what it asks for, what it does again, what it says when it cannot go on."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

from tools import bootstrap, engine, page


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder for what is made, and no wish of whoever runs the tests."""
    monkeypatch.setattr(bootstrap, "MAKE", tmp_path / ".make")
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.delenv("REIHUM_PURE", raising=False)
    (tmp_path / "pyproject.toml").write_bytes((engine.ROOT / "pyproject.toml").read_bytes())


def said(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return [line.split()[0] for line in capsys.readouterr().out.splitlines()]


# --- packages ---------------------------------------------------------------------------------------
def test_playing_asks_for_no_developers_tool() -> None:
    wanted = " ".join(bootstrap.requirements("play"))
    assert "fastapi" in wanted
    assert "openskill" in wanted
    for tool in ("pytest", "ray", "playwright", "open_spiel", "mypy[", "matplotlib", "zensical"):
        assert tool not in wanted


def test_tests_ask_for_all_that_playing_asks_for_and_for_groups_inside_groups() -> None:
    wanted = set(bootstrap.requirements("tests"))
    assert set(bootstrap.requirements("rules")) <= wanted
    assert set(bootstrap.requirements("play")) <= wanted | {page.WHEEL}
    assert any(one.startswith("zensical") for one in wanted)


def test_node_is_fetched_only_where_the_machine_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "own_node", lambda: "node")
    assert page.WHEEL not in bootstrap.requirements("play")
    monkeypatch.setattr(page, "own_node", lambda: None)
    assert page.WHEEL in bootstrap.requirements("play")


# --- stages -----------------------------------------------------------------------------------------
def test_a_stage_is_done_once_for_each_thing_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    for wanted in ("a", "a", "b"):
        bootstrap.stage("stage", tmp_path / "x" / "stamp", wanted, lambda wanted=wanted: done.append(wanted))  # type: ignore[misc]
    assert done == ["a", "b"]
    assert said(capsys) == ["stage", "stage"]


def test_a_stage_that_failed_is_done_again(tmp_path: Path) -> None:
    def fail() -> None:
        raise bootstrap.Failed("no")

    with pytest.raises(bootstrap.Failed):
        bootstrap.stage("stage", tmp_path / "stamp", "a", fail)
    assert not (tmp_path / "stamp").exists()


def test_what_is_installed_follows_the_sources(tmp_path: Path) -> None:
    sources, installed = tmp_path / "src", tmp_path / "site"
    for folder in (sources, installed):
        (folder / "core").mkdir(parents=True)
    (sources / "core" / "new.py").write_text("new")
    (sources / "core" / "changed.py").write_text("changed")
    (installed / "core" / "changed.py").write_text("old")
    (installed / "core" / "gone.py").write_text("gone")
    (installed / "core" / "state.so").write_text("compiled")
    bootstrap.lay(sources, installed)
    assert sorted(path.name for path in (installed / "core").iterdir()) == [
        "changed.py",
        "new.py",
        "state.so",
    ]
    assert (installed / "core" / "changed.py").read_text() == "changed"


# --- the engine -------------------------------------------------------------------------------------
@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The project's sources, to be changed."""
    shutil.copytree(engine.ROOT / "src", tmp_path / "copy" / "src")
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy2(engine.ROOT / name, tmp_path / "copy")
    monkeypatch.setattr(engine, "ROOT", tmp_path / "copy")
    monkeypatch.setattr(engine, "PACKAGE", tmp_path / "copy" / "src" / "reihum")
    return tmp_path / "copy"


def changed(copy: Path, name: str) -> bool:
    """Is the engine another one when a line is added to this file?"""
    before = engine.digest()
    with (copy / name).open("a", encoding="utf-8") as file:
        file.write("\n# one more line\n")
    return engine.digest() != before


@pytest.mark.parametrize("name", ["server/app.py", "cli/playing.py", "core/texts/de.ftl", "lab/study.py"])
def test_cold_sources_do_not_make_another_engine(copy: Path, name: str) -> None:
    assert not changed(copy, f"src/reihum/{name}")


@pytest.mark.parametrize(
    "name", ["games/spot_on/engine/state.py", "core/state.py", "bots/search.py", "core/rng.py"]
)
def test_hot_sources_make_another_engine(copy: Path, name: str) -> None:
    assert changed(copy, f"src/reihum/{name}")


def test_the_engine_depends_on_the_build_and_not_on_settings_of_tools(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not changed(copy, "pyproject.toml")
    assert changed(copy, "setup.py")
    before = engine.digest()
    monkeypatch.setenv("REIHUM_PURE", "1")
    assert engine.digest() != before


# --- what is missing --------------------------------------------------------------------------------
def test_no_compiler_is_said_with_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(
        bootstrap.Failed, match=r"No C compiler \(no-such-compiler\).*REIHUM_PURE=1 make play"
    ):
        bootstrap.need_compiler()
    monkeypatch.setenv("REIHUM_PURE", "1")
    bootstrap.need_compiler()


def test_no_headers_are_said_with_a_way_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(bootstrap.Failed, match=r"No C headers of Python.*REIHUM_PURE=1 make play"):
        bootstrap.need_compiler()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("pip._vendor.urllib3: NewConnectionError", "Is this machine online?"),
        ("npm error code EAI_AGAIN", "Is this machine online?"),
        ("The virtual environment was not created because ensurepip is not available", "python3-venv"),
        ("something\nlast line", "stage failed: last line (all of it is in .make/log/stage.txt)"),
    ],
)
def test_a_program_that_fails_is_told_in_one_line(words: str, told: str) -> None:
    with pytest.raises(bootstrap.Failed) as fault:
        bootstrap.run("stage", sys.executable, "-c", f"import sys; print({words!r}); sys.exit(1)")
    assert told in str(fault.value)
    assert "\n" not in str(fault.value)


def test_an_unknown_extra_is_told_with_those_that_are_known() -> None:
    with pytest.raises(bootstrap.Failed, match=r"No extra is called 'plots'; there are arena, .*report"):
        bootstrap.add_extra("plots")
