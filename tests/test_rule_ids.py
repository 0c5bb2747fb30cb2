"""Every rule has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "docs" / "rules").glob("*.md"))


def rules_in(path: Path) -> list[str]:
    return re.findall(r"^- ([A-Z]+-[ER]?\d+) ", path.read_text(encoding="utf-8"), re.MULTILINE)


def rules_named_by_tests() -> set[str]:
    """`test_sp_11_lower_number_discards` tests SP-11."""
    folders = (ROOT / "tests", ROOT / "src" / "reihum" / "testing")
    tests = [path for folder in folders for path in folder.rglob("test_*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in tests)
    names = re.findall(r"^def test_([a-z]+)_([er]?\d+)_", code, re.MULTILINE)
    return {f"{prefix}-{number}".upper() for prefix, number in names}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_rule_id_has_a_test_that_names_it(path: Path) -> None:
    rules = rules_in(path)
    assert len(rules) == len(set(rules))
    assert len(rules) >= 7
    assert [rule for rule in rules if rule not in rules_named_by_tests()] == []
