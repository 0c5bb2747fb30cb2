"""The documented schemas are those of the code."""

from __future__ import annotations

from tools.schemas import FOLDER, schemas

from tools import observations


def test_the_schemas_in_docs_are_those_of_the_code() -> None:
    """`make schemas` writes them."""
    found = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert found == schemas()


def test_the_observations_in_docs_are_those_of_the_code() -> None:
    """`make schemas` writes them."""
    text = observations.PAGE.read_text(encoding="utf-8")
    assert text == observations.page(text)
