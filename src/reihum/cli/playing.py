"""`reihum play`: a game in the terminal against bots."""

from __future__ import annotations

import getpass
import os
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.rule import Rule

from reihum.bots import Bot, decide, make_bot, seat_bots
from reihum.cli.records import result_lines
from reihum.cli.shared import (
    GameId,
    Language,
    Options,
    Players,
    app,
    bot_title,
    chosen_game,
    console,
    language_now,
    markdown,
    options_from,
    tell,
)
from reihum.core.errors import BadNotation, BadOption, IllegalAction
from reihum.core.game import Game
from reihum.core.rng import FairRng
from reihum.core.state import NOBODY
from reihum.records import Recorder, save


@app.command("play")
def play_command(
    game: GameId,
    players: Players = None,
    seat: Annotated[int, typer.Option(min=0, metavar="S", help="Your seat, counted from 0.")] = 0,
    bot_name: Annotated[
        str, typer.Option("--bot", metavar="A,B,…", help="Who plays the other seats.")
    ] = "level2",
    option: Options = None,
    lang: Language = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="What you are called.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Play the game of this seed.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the record is saved.")] = None,
) -> None:
    """Play against bots in the terminal."""
    chosen, count = chosen_game(game, players)
    if seat >= count:
        raise BadOption(name="--seat", value=str(seat), allowed=f"0–{count - 1}")
    source = FairRng.fresh() if seed is None else seed
    kinds = seat_bots(bot_name, count - 1)
    kinds.insert(seat, "")
    names = [bot_title(kind, language_now()) if kind else name or login_name() for kind in kinds]
    names = told_apart(names)
    recorder = Recorder(chosen, count, options_from(option), source, names)
    path = record or record_path(chosen)
    others = [make_bot(kind, chosen) if kind else None for kind in kinds]
    Session(recorder, names, others, language_now()).run()
    path.parent.mkdir(parents=True, exist_ok=True)
    save(recorder.record, path)
    print(tell("play-saved", language_now(), path=str(path)))


def told_apart(names: list[str]) -> list[str]:
    """Equal names get numbers."""
    return [
        f"{name} {names[:seat].count(name) + 1}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def login_name() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a user id without a name
        return tell("play-you", language_now())


def record_path(game: Game[Any]) -> Path:
    """REIHUM_RECORDS, or the place for a user's data."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = Path(os.environ.get("REIHUM_RECORDS") or data / "reihum" / "records")
    return folder / f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}.reihum"


class Session:
    """One game at a terminal: draws the table, asks, tells."""

    def __init__(self, recorder: Recorder, names: list[str], others: list[Bot | None], language: str) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.seat = others.index(None)
        self.names = names
        self.others = others
        self.language = language
        self.rng = FairRng.fresh().fork()
        self.console: Console = console()
        self.quit = False

    def run(self) -> None:
        self.greet()
        while not self.quit and self.recorder.state.to_act() != NOBODY:
            other = self.others[int(self.recorder.state.to_act())]
            if other is not None:
                self.play(decide(other, self.recorder.state, self.rng))
            elif not self.forced():
                self.show_table()
                self.ask()
        if not self.quit:
            self.show_table()
        for line in result_lines(self.recorder.record.result, self.names, self.language):
            self.console.print(line)

    def greet(self) -> None:
        self.console.print(Rule(self.game.title(self.language)))
        self.console.print(self.game.summary(self.language))
        promised = self.recorder.record.headers.get("commitment")
        if promised:
            seal = tell("play-commitment", self.language, commitment=promised)
            self.console.print(seal, style="dim", soft_wrap=True)

    def forced(self) -> bool:
        """G-4: what is forced is played without asking, unless it reveals something."""
        legal = self.recorder.state.legal()
        if len(legal) > 1 or self.recorder.state.reveals(legal[0]):
            return False
        self.play(legal[0])
        return True

    def play(self, action: int) -> None:
        before = self.recorder.state.clone()
        self.recorder.play(action)
        after = self.recorder.state
        for line in self.game.log(before, action, after, self.seat, self.language, self.names):
            self.console.print(f"  {line}", markup=False)

    def show_table(self) -> None:
        view = self.game.view(self.recorder.state, self.seat)
        self.console.print()
        self.console.print(self.game.draw(view, self.language, self.names))

    def ask(self) -> None:
        """Offer the legal actions by number until one is chosen."""
        state = self.recorder.state
        legal = state.legal()
        for number, action in enumerate(legal, 1):
            words = self.game.describe(state, action, self.language)
            self.console.print(f" [bold]{number:>3}[/bold]  ", end="")
            self.console.print(words, markup=False)
        while True:
            answer = self.answer()
            if self.command(answer):
                return
            picked = self.chosen(answer, legal)
            if picked is not None:
                self.play(picked)
                return

    def answer(self) -> str:
        can_take_back = "play-prompt-back" if self.recorder.draft else "play-prompt"
        try:
            return self.console.input(f"[bold]{tell(can_take_back, self.language)}[/bold] ").strip()
        except EOFError:
            return "q"

    def command(self, answer: str) -> bool:
        """`?` rules, `u` take back, `q` quit; True if the table is to be shown again."""
        if answer == "?":
            self.show_rules()
        elif answer == "u":
            if self.recorder.take_back():
                return True
            self.console.print(tell("play-no-way-back", self.language))
        elif answer == "q":
            self.quit = True
        return self.quit

    def show_rules(self) -> None:
        with self.console.pager() if self.console.is_terminal else nullcontext():
            self.console.print(markdown(self.game.rules(self.language)))

    def chosen(self, answer: str, legal: list[int]) -> int | None:
        """A number of the list or the notation of an action; else the reason why not."""
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        if answer in ("?", "u"):
            return None
        try:
            return self.game.parse(self.recorder.state, answer)
        except IllegalAction as fault:
            self.explain(fault.action)
        except BadNotation:
            self.console.print(tell("play-unclear", self.language, last=len(legal)))
        return None

    def explain(self, action: int) -> None:
        reason = self.game.why_not(self.recorder.state, self.seat, action)
        if reason is not None:
            self.console.print(
                f"{self.game.say(reason.message, self.language)} ({reason.rule})", markup=False
            )
