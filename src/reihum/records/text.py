"""Records as text, both ways.

reihum: 1
game: chameleon
…
                                headers end with an empty line
1. A: draw, place 1             turn, seat, steps
2. B: take 1  ; well seen       a comment goes from ; to the end of the line
result: ranks 1 2, scores 20 16
"""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import NamedTemporaryFile

from reihum.core.documents import Outcome
from reihum.core.errors import BadRecord
from reihum.core.limits import LAST_SEAT
from reihum.core.texts import seat_letter
from reihum.records.record import FORMAT, Record, Turn

LONGEST = 2_000_000  # characters; the longest games have some 10,000
HEADER = re.compile(r"([A-Za-z][\w.-]*):(?: (.*))?")
TURN = re.compile(rf"(\d{{1,6}})\. ([A-{seat_letter(LAST_SEAT)}]): ([^;]*?)(?:\s*;\s?(.*))?")
RESULT = re.compile(r"result: ranks ((?: ?\d+)+), scores ((?: ?-?\d+)+)(?:, tie-break ([A-Z]+-\d+))?")


def write(record: Record) -> str:
    """The record as text; `read` gives it back exactly."""
    lines = [header_line(name, value) for name, value in record.headers.items()]
    lines.append("")
    for number, turn in enumerate(record.turns, 1):
        lines.extend(turn.before)
        lines.append(turn_line(number, turn))
    lines.extend(record.after)
    if record.result is not None:
        lines.append(result_line(record.result))
    return "\n".join(lines) + "\n"


def header_line(name: str, value: str) -> str:
    """A header as a line; BadRecord if it cannot be one."""
    line = f"{name}: {value}".rstrip()
    if header_in(line) is None:
        raise BadRecord("header", name=name)
    return line


def header_in(line: str) -> re.Match[str] | None:
    """Name and value; nothing inside may break the line, whoever reads it."""
    return HEADER.fullmatch(line) if len(line.splitlines()) == 1 else None


def turn_line(number: int, turn: Turn) -> str:
    """A turn as a line, with its comment."""
    line = f"{number}. {seat_letter(turn.seat)}: {', '.join(turn.steps)}"
    return f"{line}  ; {turn.comment}" if turn.comment else line


def result_line(result: Outcome) -> str:
    """The result as a line."""
    ranks, scores = (" ".join(map(str, numbers)) for numbers in (result.ranks, result.scores))
    line = f"result: ranks {ranks}, scores {scores}"
    return f"{line}, tie-break {result.tie_break}" if result.tie_break else line


def read(text: str) -> Record:
    """The record in this text; BadRecord says which line is wrong."""
    if len(text) > LONGEST:
        raise BadRecord("long", length=len(text))
    lines = text.removeprefix("\ufeff").split("\n")
    body = next((number for number, line in enumerate(lines) if not line.strip()), len(lines))
    record = Record(read_headers(lines[:body]))
    comments: list[str] = []
    for number, line in enumerate(lines[body:], body + 1):
        read_body_line(record, line.strip(), number, comments)
    record.after = comments
    return record


def read_headers(lines: list[str]) -> dict[str, str]:
    """The headers; BadRecord for a line that is none, and for one that is there twice."""
    headers: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        found = header_in(line.strip())
        if found is None or found[1] in headers:
            raise BadRecord("line", line=number, text=line.strip()[:60])
        headers[found[1]] = found[2] or ""
    if headers.get("reihum") != FORMAT:
        raise BadRecord("format")
    return headers


def read_body_line(record: Record, line: str, number: int, comments: list[str]) -> None:
    """A comment line, a turn or the result; nothing but comments follows the result."""
    if line.startswith(";"):
        comments.append(line)
    elif line and record.result is None and (found := TURN.fullmatch(line)):
        if int(found[1]) != len(record.turns) + 1:
            raise BadRecord("line", line=number, text=line[:60])
        steps = [step.strip() for step in found[3].split(",")]
        record.turns.append(Turn(ord(found[2]) - ord("A"), steps, found[4] or "", comments.copy(), number))
        comments.clear()
    elif line and record.result is None and (found := RESULT.fullmatch(line)):
        record.result = Outcome(numbers(found[1]), numbers(found[2]), found[3])
    elif line:
        raise BadRecord("line", line=number, text=line[:60])


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split()]


def load(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("format") from None


def save(record: Record, path: Path) -> None:
    """Write a record to a file: all of it or nothing."""
    text = write(record)
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, delete=False) as part:
        part.write(text)
    Path(part.name).replace(path)
