"""The texts of the core."""

from __future__ import annotations

from pathlib import Path

from reihum.core.texts import CORE, LANGUAGES, text_folder
from reihum.testing.sources import message_ids


def test_the_core_has_the_same_messages_in_both_languages() -> None:
    folder = Path(str(text_folder(CORE)))
    german, english = (message_ids(folder / f"{language}.ftl") for language in LANGUAGES)
    assert german == english
