"""`reihum replay` and `reihum verify`: what was played, and whether it was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from reihum.cli.shared import Json, Language, app, language_now, print_json, tell
from reihum.core.documents import Outcome
from reihum.core.state import NOBODY
from reihum.core.texts import seat_name
from reihum.records import Record, load, replay, verify

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


@app.command("replay")
def replay_command(file: RecordFile, json: Json = False, lang: Language = None) -> None:
    """Play a record again and tell what happened; it must come to its own result."""
    record = load(file)
    if json:
        print_json(replay_document(record))
        return
    for line in told(record, language_now()):
        print(line)
    for line in result_lines(record.result, record.names, language_now()):
        print(line)


def told(record: Record, language: str) -> list[str]:
    """The log of the whole game, as spectators saw it."""
    game = record.game
    lines: list[str] = []
    before, last = None, NOBODY
    for state, action in replay(record):
        if before is not None:
            lines.extend(game.log(before, last, state, None, language, record.names))
        before, last = state.clone(), action
    return lines


def result_lines(result: Outcome | None, names: list[str], language: str) -> list[str]:
    if result is None:
        return [tell("result-none", language)]
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    lines = [
        tell(
            "result-line",
            language,
            rank=result.ranks[seat],
            name=seat_name(seat, language, names),
            score=str(result.scores[seat]),
        )
        for seat in order
    ]
    return [*lines, tell("result-tie", language, rule=result.tie_break)] if result.tie_break else lines


def replay_document(record: Record) -> dict[str, Any]:
    actions: list[int] = []
    for state, action in replay(record):
        last = state
        actions.append(action)
    return {
        "game": record.game.id,
        "players": record.players,
        "headers": record.headers,
        "actions": actions[:-1],
        "turns": len(record.turns),
        "result": msgspec.to_builtins(record.result),
        "position": last.position(),
    }


@app.command("verify")
def verify_command(file: RecordFile, lang: Language = None) -> None:
    """Check that a record replays and that its shuffle was fixed before the game."""
    verdict = verify(load(file))
    language = language_now()
    print(tell("verify-replays" if verdict.finished else "verify-unfinished", language))
    if not verdict.sealed:
        print(tell("verify-unsealed", language))
    elif verdict.kept:
        print(tell("verify-kept", language, commitment=str(verdict.commitment)))
    else:
        print(tell("verify-broken", language, commitment=str(verdict.commitment)))
        raise typer.Exit(1)
