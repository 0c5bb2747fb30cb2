"""The contract tests that every game must pass, for any game: `pytest -p reihum.testing.plugin`."""
