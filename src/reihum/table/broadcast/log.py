"""The log: a game's steps and other events in words, and chat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from reihum.core.game import Game
from reihum.core.messages import Message, message
from reihum.protocol.messages import Chat
from reihum.table import events
from reihum.table.events import Event
from reihum.table.history import Step


def event_lines(event: Event) -> list[Message]:
    """The event in words; what is played and what is said have other words than these."""
    words = EVENT_WORDS.get(type(event))
    return [words(event)] if words is not None else []


def game_lines(game: Game[Any], steps: Sequence[Step], seat: int | None) -> list[Message]:
    """The steps in words that a seat, or a spectator (None), may read."""
    return [line for step in steps for line in game.events(*step, seat)]


def chat(lines: Iterable[tuple[int, events.Said]]) -> list[Chat]:
    return [Chat(seq, said.who, said.name, said.seat, said.text) for seq, said in lines]


def bot(level: str) -> Message:
    return message(f"bot-{level}")


def removed(event: events.Removed) -> Message:
    return message("log-removed", name=event.name) if event.name else message("log-bot-removed")


def answered(event: events.UndoAnswered) -> Message:
    return message("log-undo-agreed" if event.agree else "log-undo-refused", player=event.seat)


def hands_answered(event: events.HandsAnswered) -> Message:
    return message("log-hands-agreed" if event.agree else "log-hands-refused", player=event.seat)


def handed_over(event: events.HandedOver) -> Message:
    return message(f"log-handed-over-{event.reason}", player=event.seat, bot=bot(event.level))


EVENT_WORDS: dict[type[Event], Callable[[Any], Message]] = {
    events.Sat: lambda event: message("log-sat", name=event.name),
    events.Left: lambda event: message("log-left", name=event.name),
    events.Removed: removed,
    events.BotSat: lambda event: message("log-bot-sat", bot=bot(event.level)),
    events.Started: lambda event: message("log-started"),
    events.UndoAsked: lambda event: message("log-undo-asked", player=event.seat),
    events.UndoAnswered: answered,
    events.Undone: lambda event: message("log-undone"),
    events.HandedOver: handed_over,
    events.TakenOver: lambda event: message("log-taken-over", player=event.seat),
    events.Allowed: lambda event: message(f"log-{'allowed' if event.on else 'forbidden'}-{event.what}"),
    events.HandsAsked: lambda event: message("log-hands-asked" if event.on else "log-hands-ended"),
    events.HandsAnswered: hands_answered,
    events.Rematched: lambda event: message("log-rematch"),
    events.Closed: lambda event: message("log-closed"),
}
