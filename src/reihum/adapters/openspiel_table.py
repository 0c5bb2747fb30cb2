"""A game under way as OpenSpiel needs it: dealt by chance, remembered by its players, copied and stored."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

import msgspec

import reihum
from reihum.adapters.openspiel_setting import Parameters, Setting, parts
from reihum.adapters.rewards import rewards_of
from reihum.core.rng import Rng
from reihum.core.state import NOBODY, State


class Memory(NamedTuple):
    """What a seat has seen so far: its view, and a digest of all its views and of all steps."""

    looked: int = 0  # at so many situations since the table's start
    digest: str = ""
    view: str = ""
    state: State | None = None  # in which the view was taken; never changed


class Table:
    """A game under way, or the deals that are still possible before it.

    A state follows from the one it began with and the steps since: so memories are made only when somebody
    asks for them, and a table is stored as its start and its steps.
    """

    def __init__(self, setting: Setting, deals: range) -> None:
        self.setting = setting
        self.deals = deals
        self.start: State | None = None  # never changed
        self.state: State | None = None
        self.steps: list[tuple[int, int]] = []  # who did what
        self.told = ""  # the same in notation: everybody has seen it
        self.since = 0  # steps before the start
        self.memories = [Memory()] * setting.players

    def begin(self, state: State) -> None:
        self.start = state
        self.state = state.clone()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copied()

    def copied(self) -> Table:
        made = Table.__new__(Table)
        made.__dict__.update(self.__dict__)
        made.state = None if self.state is None else self.state.clone()
        made.steps = self.steps[:]
        made.memories = self.memories[:]
        return made

    # --- chance ---
    def outcomes(self) -> list[float]:
        """The chances of a chance node's outcomes."""
        if self.setting.sampled:
            return [1.0]
        return [len(part) / len(self.deals) for part in parts(self.deals)]

    def choose(self, outcome: int) -> None:
        """Chance decides; with one deal left it is dealt."""
        if self.setting.sampled:
            self.begin(self.setting.dealt(self.setting.rng.fork()))
            return
        self.deals = parts(self.deals)[outcome]
        if len(self.deals) == 1:
            self.begin(self.setting.deal(self.deals[0]))

    # --- play ---
    def step(self, action: int) -> None:
        """One step; an illegal one raises IllegalAction and changes nothing."""
        assert self.state is not None
        mover = int(self.state.to_act())
        self.state.apply(action)
        self.steps.append((mover, action))
        self.told += f"{mover} {self.setting.game.notation(action)}; "

    def over(self) -> bool:
        return self.state is not None and self.state.to_act() == NOBODY

    def returns(self) -> list[float]:
        if self.state is None or not self.over():
            return [0.0] * self.setting.players
        return rewards_of(self.state, self.setting.reward)

    def resampled(self, seat: int, rng: Rng) -> Table:
        """Another table that this seat cannot tell from this one; what the others saw before is forgotten."""
        made = self.copied()
        assert made.state is not None
        made.state.resample(seat, rng)
        made.begin(made.state)
        made.since = len(self.steps)
        made.memories = [Memory()] * self.setting.players
        made.memories[seat] = self.remember(seat)._replace(looked=1, state=made.start)
        return made

    # --- what a seat knows ---
    def view(self, seat: int | None) -> str:
        """What a seat, or a spectator, sees now, as JSON; nothing before the deal."""
        return "" if self.state is None else self.look(self.state, seat)

    def look(self, state: State, seat: int | None) -> str:
        return msgspec.json.encode(self.setting.game.typed_view(state, seat)).decode()

    def remember(self, seat: int) -> Memory:
        """All that the seat has seen until now."""
        memory = self.memories[seat]
        while self.start is not None and memory.looked <= len(self.steps) - self.since:
            memory = self.looking_on(memory, seat)
        self.memories[seat] = memory
        return memory

    def looking_on(self, memory: Memory, seat: int) -> Memory:
        """One situation further."""
        state, done = self.start, ""
        if memory.state is not None:
            state = memory.state.clone()
            mover, action = self.steps[self.since + memory.looked - 1]
            state.step(action)
            done = f"{mover} {action}"
        assert state is not None
        view = self.look(state, seat)
        digest = blake2b(f"{memory.digest} {done} {view}".encode(), digest_size=8).hexdigest()
        return Memory(memory.looked + 1, digest, view, state)

    # --- storing ---
    def everything(self) -> str:
        """The position, or the deals that are still possible."""
        return str(self.deals) if self.state is None else msgspec.json.encode(self.state.position()).decode()

    def __reduce__(self) -> tuple[object, ...]:
        start = None if self.start is None else self.start.position()
        setting = (self.setting.game.id, dict(self.setting.given))
        digests = [memory[:3] for memory in self.memories]
        return restored, (setting, self.deals, start, self.steps, self.told, self.since, digests)


def opening(setting: Setting) -> Table:
    """Before the first chance node, or before the first step if there is only one deal."""
    table = Table(setting, setting.deals)
    if len(setting.deals) == 1 and not setting.sampled:
        table.begin(setting.deal(setting.deals[0]))
    return table


def restored(
    setting: tuple[str, Parameters],
    deals: range,
    start: object,
    steps: list[tuple[int, int]],
    told: str,
    since: int,
    digests: list[tuple[int, str, str]],
) -> Table:
    """The table that was stored."""
    game = reihum.game(setting[0])
    table = Table(Setting.of(game, setting[1]), deals)
    table.steps, table.told, table.since = steps, told, since
    if start is None:
        return table
    table.begin(game.from_position(start))
    assert table.start is not None
    line = [table.start]
    for _, action in steps[since:]:
        line.append(line[-1].clone())
        line[-1].step(action)
    table.state = line[-1].clone()
    table.memories = [
        Memory(looked, digest, view, line[looked - 1] if looked else None) for looked, digest, view in digests
    ]
    return table
