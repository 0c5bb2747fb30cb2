"""What all tests share: `pytest --rule SP-11` runs the tests that name a rule."""

from __future__ import annotations

import pytest

pytest_plugins = ("reihum.testing.plugin",)  # parameters of the contract tests


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", metavar="ID", help="only the tests that name this rule, such as SP-11")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`test_sp_11_lower_number_discards` tests SP-11."""
    rule = config.getoption("--rule")
    if rule is None:
        return
    named = f"test_{rule.lower().replace('-', '_')}_"
    left = [item for item in items if not item.name.startswith(named)]
    if len(left) == len(items):
        raise pytest.UsageError(f"no test names the rule {rule or '(none given)'}: make rule ID=SP-11")
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item.name.startswith(named)]
