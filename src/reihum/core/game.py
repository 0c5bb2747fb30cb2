"""A game as its users see it: rules, words, notation and options around the engine's State."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from reihum.core.documents import (
    Example,
    Label,
    Outcome,
    Position,
    Result,
    TallyLine,
    View,
    check_generator,
    read_document,
)
from reihum.core.errors import BadNotation, BadPlayers, BadRule, BadShape, IllegalAction, IllegalStep
from reihum.core.features import Features
from reihum.core.messages import Message, Reason, message
from reihum.core.options import FirstPlayer, Option, settle
from reihum.core.policy import Policy
from reihum.core.rng import Rng, seeded
from reihum.core.state import NOBODY, State
from reihum.core.texts import UnknownLanguage, say, text_folder

if TYPE_CHECKING:
    from rich.console import RenderableType

S = TypeVar("S", bound=State)
MOST_STEPS = 10_000_000  # of a game that does not say how long it can be


class Game(ABC, Generic[S]):
    """One of the games. `reihum.game("chameleon")` gives it; a folder in reihum.games makes it."""

    id: str  # its name in programs, records and addresses
    players: range  # how many can play
    rules_version: int = 1  # kept in records and positions; rises when old games would no longer replay
    options: tuple[Option, ...]  # house rules and variants
    notations: tuple[str, ...]  # what each action is called in records: its place is the action
    position_type: type[Position]  # the shape of a position document
    view_type: type[View]  # the shape of a view
    turn_rule: str  # the rule that says whose turn it is
    end_rule: str  # the rule that ends the game
    bot_settings: Mapping[str, float] = {}  # for the bots' levels, by the names of bots/tuned.toml
    open_hands: bool = False  # everybody's view is the same, but for `seat`: one serves all

    # --- what a game brings -------------------------------------------------------------------
    @abstractmethod
    def deal(self, players: int, options: dict[str, int | str], rng: Rng) -> S:
        """A new game, set up."""

    @abstractmethod
    def restore(self, position: Any) -> S:
        """A state from a position document that has the right shape; contradictions raise BadPosition."""

    @abstractmethod
    def look(self, state: S, seat: int | None, head: dict[str, Any]) -> View:
        """What the seat, or a spectator, may know: built up field by field (G-5) upon the `head`."""

    @abstractmethod
    def words(self, state: S, action: int) -> Message:
        """What a legal action does, in words its player may read."""

    @abstractmethod
    def events(self, before: S, action: int, after: S, seat: int | None) -> list[Message]:
        """What happened in a step, in words this seat, or a spectator, may read."""

    @abstractmethod
    def forbidden(self, state: S, action: int) -> Reason:
        """Why the seat to act may not do this; only asked for actions that are not legal."""

    def draw(self, view: dict[str, Any], language: str, names: Sequence[str]) -> RenderableType:
        """The table in a terminal, from a view alone: colours and letters.

        The game's words/drawing.py does it, and is loaded only then, for it needs rich.
        """
        drawing = import_module(f"{self.package}.words.drawing")
        drawn: RenderableType = drawing.draw(view, partial(self.say, language=language), language, names)
        return drawn

    def policy(self) -> Policy:
        """What a good human would do, for bots; a new one each time, since policies hold scratch space."""
        return Policy()

    def features(self, players: int, options: dict[str, int | str]) -> Features:
        """Views as rows of numbers, for learners; a new one each time, as with policies."""
        return Features(players)

    def longest(self, players: int, options: dict[str, int | str]) -> int:
        """No game has more steps than this (G-7); a bound that is safe, seldom one that is reached."""
        return MOST_STEPS

    def tie_break(self, state: S) -> str | None:
        """The rule that decided between equal scores, if one did (G-6)."""
        return None

    def tally(self, state: S) -> list[TallyLine]:
        """How the final scores are made up: for each seat the lines add up to its score."""
        return []

    def kind(self, action: int) -> str:
        """What sort of action this is: the lab counts how often each sort is used."""
        return self.notations[action].split()[0]

    # --- what everybody uses --------------------------------------------------------------------
    @property
    def actions(self) -> int:
        """The size of the action space."""
        return len(self.notations)

    def new(
        self, players: int | None = None, seed: int | None = None, rng: Rng | None = None, **options: object
    ) -> S:
        """A new game: for a seed (or any), or with a generator such as `FairRng.fresh()`."""
        players = self.check_players(self.players[0] if players is None else players)
        settled = settle(self.options, options, players)
        if rng is None:
            rng = seeded(secrets.randbits(64) if seed is None else seed)
        return self.deal(players, settled, rng)

    def check_players(self, players: int) -> int:
        """The number itself; BadPlayers if the game is not for so many."""
        if players not in self.players:
            raise BadPlayers(game=self.id, given=players, low=self.players[0], high=self.players[-1])
        return players

    def from_position(self, document: object) -> S:
        """A game from a position document; a broken one raises BadPosition, which says where."""
        label = read_document(document, Label)
        if label.game != self.id:
            raise BadShape("$.game", detail=f"Expected `{self.id}`, got `{label.game}`")
        if label.rules != self.rules_version:
            raise BadShape("$.rules", detail=f"Expected {self.rules_version}, got {label.rules}")
        position = read_document(document, self.position_type)
        if position.players not in self.players:
            raise BadRule("$.players", self.turn_rule)
        check_generator(position.generator)
        position.options = settle(self.options, position.options, position.players)
        return self.restore(position)

    def view(self, state: S, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain JSON."""
        made: dict[str, Any] = msgspec.to_builtins(self.typed_view(state, seat))
        return made

    def typed_view(self, state: S, seat: int | None = None) -> View:
        """The same as a structure of the game's `view_type`."""
        return self.look(state, seat, self.head(state, seat))

    def describe(self, state: S, action: int, language: str = "en") -> str:
        """A legal action in words."""
        return self.say(self.words(state, action), language)

    def log(
        self,
        before: S,
        action: int,
        after: S,
        seat: int | None = None,
        language: str = "en",
        names: Sequence[str] = (),
    ) -> list[str]:
        """What happened in a step, in sentences this seat (None: a spectator) may read."""
        return [self.say(event, language, names) for event in self.events(before, action, after, seat)]

    def why_not(self, state: S, seat: int, what: int) -> Reason | None:
        """The rule that forbids this action to this seat; None if it is legal."""
        if state.to_act() == NOBODY:
            return Reason(self.end_rule, message("why-over"))
        if state.to_act() != seat:
            return Reason(self.turn_rule, message("why-turn"))
        if what in state.legal():
            return None
        if not 0 <= what < self.actions:
            raise IllegalAction(what)
        return self.forbidden(state, what)

    def notation(self, action: int) -> str:
        """An action as records write it."""
        return self.notations[action]

    def action(self, text: str) -> int:
        """The action that is written so, legal or not; BadNotation if none is."""
        action = self._actions_by_notation.get(" ".join(text.lower().split()))
        if action is None:
            raise BadNotation(game=self.id, text=text)
        return action

    def parse(self, state: S, text: str) -> int:
        """The legal action that is written so; BadNotation or IllegalAction otherwise."""
        action = self.action(text)
        reason = self.why_not(state, state.to_act(), action)
        if reason is not None:
            raise IllegalStep(action, self.notation(action), reason.rule)
        return action

    def outcome(self, state: S) -> Outcome | None:
        """Ranks and scores once the game is over (G-6): what records keep."""
        if state.to_act() != NOBODY:
            return None
        return Outcome(state.ranks(), state.scores(), self.tie_break(state))

    def result(self, state: S) -> Result | None:
        """The outcome with its tally, as views show it."""
        found = self.outcome(state)
        if found is None:
            return None
        return Result(found.ranks, found.scores, found.tie_break, self.tally(state))

    def say(self, what: Message, language: str, names: Sequence[str] = ()) -> str:
        """A message of this game as a sentence; `names` are the players' names by seat."""
        return say(what, language, self.package, names)

    def title(self, language: str) -> str:
        """What people call the game."""
        return self.say(message(f"{self.id}-title"), language)

    def summary(self, language: str) -> str:
        """The game in one sentence."""
        return self.say(message(f"{self.id}-summary"), language)

    def option_title(self, option: Option, language: str) -> str:
        """What people call an option."""
        shared = "option" if isinstance(option, FirstPlayer) else f"{self.id}-option"
        return self.say(message(f"{shared}-{option.name}"), language)

    def rules(self, language: str) -> str:
        """The rules for players, as Markdown."""
        return self._text(f"rules.{language}.md", language)

    def texts(self, language: str) -> str:
        """The game's messages, as its .ftl file has them."""
        return self._text(f"{language}.ftl", language)

    def _text(self, name: str, language: str) -> str:
        path = text_folder(self.package).joinpath(name)
        if not path.is_file():
            raise UnknownLanguage(language=language, known="de, en")
        return path.read_text(encoding="utf-8")

    @cached_property
    def examples(self) -> dict[str, Example]:
        """Positions to try rules on, by id; the texts `<game>-example-<id>` and `…-about` go with them."""
        folder = files(self.package).joinpath("examples")
        found = sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else []
        return {
            path.name.removesuffix(".json"): msgspec.json.decode(path.read_bytes(), type=Example)
            for path in found
            if path.name.endswith(".json")
        }

    @property
    def package(self) -> str:
        """The package of the game's own files: its texts and examples lie there."""
        return type(self).__module__.rpartition(".")[0]

    @cached_property
    def _actions_by_notation(self) -> dict[str, int]:
        return {text: action for action, text in enumerate(self.notations)}

    def head(self, state: S, seat: int | None) -> dict[str, Any]:
        """The fields every view begins with."""
        to_act = int(state.to_act())
        return {
            "game": self.id,
            "players": int(state.seats),
            "options": dict(state.options),
            "seat": seat,
            "to_act": None if to_act == NOBODY else to_act,
            "turn": int(state.turn),
            "result": self.result(state),
        }
