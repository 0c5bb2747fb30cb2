"""Differences between documents."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from reihum.protocol.patches import difference, patched

values = st.recursive(
    st.none() | st.integers(2, 4) | st.sampled_from(["r", "g"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)
documents = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@given(documents, documents)
def test_a_difference_turns_one_document_into_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert patched(old, difference(old, new)) == new
    assert difference(old, old) == []


def test_only_what_changed_is_told() -> None:
    old = {"view": {"pile": 9, "rows": [{"cards": ["r"]}, {"cards": []}], "options": {"table": "brown"}}}
    new = {"view": {"pile": 8, "rows": [{"cards": ["r"]}, {"cards": ["g"]}], "options": {"table": "brown"}}}
    assert difference(old, new) == [(["view", "pile"], 8), (["view", "rows", 1, "cards"], ["g"])]
