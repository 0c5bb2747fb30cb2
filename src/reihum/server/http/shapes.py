"""What goes in and out over HTTP; the OpenAPI document is made from this."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    InstanceOf,
    WithJsonSchema,
    create_model,
)

import reihum
from reihum.bots.analysis import Analysis
from reihum.core.limits import FEWEST_SEATS, LAST_ACTION, MOST_SEATS
from reihum.protocol import messages
from reihum.protocol.commands import NAME_LENGTH
from reihum.protocol.values import Phase
from reihum.table import examples, replay
from reihum.table.new_table import LONGEST_CLOCK, SHORTEST_CLOCK

Text = dict[str, str]  # by language
TableId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}$")]


def whole(given: Any) -> Any:
    """5.0 is a whole number in JSON."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


IsWhole = BeforeValidator(whole)
Value = Annotated[int, IsWhole] | str  # of an option


def known_game(given: str) -> str:
    ids = game_ids()
    if given not in ids:
        raise ValueError(f"one of {', '.join(ids)}")
    return given


def game_ids() -> list[str]:
    """As late as it is asked for: games may be registered until then."""
    return [game.id for game in reihum.games()]


def list_games(schema: dict[str, Any]) -> None:
    schema["enum"] = game_ids()


GameId = Annotated[str, AfterValidator(known_game), Field(json_schema_extra=list_games)]


class Asked(BaseModel):
    """What comes in: exactly the right types, and nothing else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    """An error: its code, and what a text about it needs (the text is `error-<code>` in the .ftl files)."""

    code: str
    args: dict[str, Any]


class OptionValues(BaseModel):
    values: list[Value]
    default: Value


class OptionInfo(BaseModel):
    name: str
    rule: str
    titles: Text
    by_players: dict[str, OptionValues]


class GameInfo(BaseModel):
    id: str
    titles: Text
    summaries: Text
    players: list[int]
    actions: int
    rules_version: int
    open_hands: bool
    options: list[OptionInfo]


class BotInfo(BaseModel):
    id: str
    titles: Text
    about: Text


class Rules(BaseModel):
    game: str
    language: str
    markdown: str


class ExampleInfo(BaseModel):
    """A position to try a rule on, by the seat that is to act there."""

    id: str
    rule: str
    seat: int


class ExampleSteps(Asked):
    """The steps so far."""

    actions: Annotated[list[Annotated[int, Field(ge=0, le=LAST_ACTION), IsWhole]], Field(max_length=60)]


class GuestName(Asked):
    name: Annotated[str, Field(min_length=1, max_length=NAME_LENGTH)]


class Guest(BaseModel):
    name: str


class Ticket(BaseModel):
    """For another device; `seconds` is how long it is good."""

    ticket: str
    seconds: int


class TicketShown(Asked):
    ticket: Annotated[str, Field(min_length=1, max_length=200)]


class Clock(Asked):
    """Seconds for each move, or for each player's whole game with an increment a move."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK), IsWhole]
    increment: Annotated[int, Field(ge=0, le=3600), IsWhole] = 0


class NewTable(Asked):
    game: GameId
    seats: Annotated[int, Field(ge=FEWEST_SEATS, le=MOST_SEATS), IsWhole]
    options: Annotated[dict[str, Value], Field(max_length=20)] = {}
    public: bool = False
    clock: Clock | None = None
    hints: bool = False
    spectators: bool = True


class Opened(BaseModel):
    """Where the new table is: the id for links, the code for telling others."""

    id: str
    code: str


class SeatInfo(BaseModel):
    """A seat: of a guest (`who`), of a bot (`level`), of a guest for whom a bot plays, or free."""

    name: str
    who: str | None
    level: str | None


class ClockShown(BaseModel):
    kind: Literal["move", "game"]
    seconds: int
    increment: int = 0
    level: str = "level2"


class ClockInfo(BaseModel):
    """The clock, since when the running move is counted, and milliseconds left by seat before it."""

    clock: ClockShown
    since: int
    left: list[int]


class TableInfo(BaseModel):
    """What anyone who has the link may see; nothing of the game itself."""

    id: str
    code: str
    opened_at: int
    changed_at: int
    game: str
    options: dict[str, Value]
    phase: Phase
    public: bool
    host: str
    seats: list[SeatInfo]
    hints: bool
    spectators: bool
    clock: ClockInfo | None
    commitment: str
    next: str | None


class AboutTable(BaseModel):
    """Names and bots by seat, and whose turn it is."""

    host: str
    names: list[str | None]
    levels: list[str | None]
    options: dict[str, Value]
    clock: ClockShown | None
    to_act: int | None


class ListedTable(BaseModel):
    """A table in a list: who plays, nothing of the game itself. `seat`: the own one, among the own tables."""

    id: str
    code: str
    game: str
    rules: int
    phase: Phase
    seats: int
    taken: int
    opened_at: int
    changed_at: int
    about: AboutTable
    seat: int | None


class AnalysisInfo(BaseModel):
    """A finished game's analysis: how far it is, and what was found once it is ready."""

    state: Literal["none", "running", "ready", "failed"]
    progress: float
    analysis: Analysis | None


class FrontDoor(BaseModel):
    name: str
    version: str
    links: dict[str, str]


class Health(BaseModel):
    ok: bool


# --- what the table package makes, whose types pydantic does not know -------------------------------
View = Annotated[dict[str, Any], WithJsonSchema({"type": "object", "x-typescript": "AnyView"})]
LegalAction = Annotated[
    messages.LegalAction, InstanceOf(), WithJsonSchema({"type": "object", "x-typescript": "LegalAction"})
]


def model_of(kind: type, **shapes: Any) -> type[BaseModel]:
    """A model with the fields of a dataclass; `shapes` are those whose types pydantic must be told."""
    hints = {**get_type_hints(kind), **shapes}
    known: Any = {field.name: (hints[field.name], ...) for field in fields(kind)}
    return create_model(kind.__name__, __doc__=kind.__doc__, **known)


ReplayStep = model_of(replay.ReplayStep)
Replay = model_of(replay.Replay, first=View, steps=list[ReplayStep])  # type: ignore[valid-type]
Tried = model_of(examples.Tried, view=View, legal=list[LegalAction])
