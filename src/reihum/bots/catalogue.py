"""The bots as documents: what a page or a program must know to offer them."""

from __future__ import annotations

from typing import Any

from reihum.core.messages import message
from reihum.core.texts import LANGUAGES, say


def bot_document(name: str) -> dict[str, Any]:
    """A bot with its titles and what is said about it, in all languages."""
    return {
        "id": name,
        "titles": {language: say(message(f"bot-{name}"), language) for language in LANGUAGES},
        "about": {language: say(message(f"bot-{name}-about"), language) for language in LANGUAGES},
    }
