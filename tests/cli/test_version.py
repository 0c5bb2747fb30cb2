"""One version, that of pyproject.toml, wherever it is told."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import reihum
from reihum.core import build
from reihum.server.app import make_api
from reihum.server.settings import Settings
from tests.cli.running import run

ROOT = Path(__file__).parents[2]
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


@pytest.mark.parametrize("told", ["command", "package", "api"])
def test_the_version_is_that_of_the_project(told: str) -> None:
    found = {
        "command": lambda: run("--version").strip(),
        "package": lambda: f"reihum {reihum.__version__}",
        "api": lambda: f"reihum {make_api(Settings()).openapi()['info']['version']}",
    }
    assert found[told]() == f"reihum {VERSION}"


def test_an_installed_package_has_its_version_in_its_metadata(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    described = tmp_path / "reihum-77.7.dist-info" / "METADATA"
    described.parent.mkdir()
    described.write_text("Metadata-Version: 2.1\nName: reihum\nVersion: 77.7\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(build, "__file__", str(tmp_path / "reihum" / "core" / "build.py"))
    assert build.version.__wrapped__() == "77.7"


def test_other_names_are_missing() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        reihum.nonsense  # type: ignore[attr-defined]  # noqa: B018
