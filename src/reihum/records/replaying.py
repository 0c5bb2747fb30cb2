"""Play records again, and check what they claim."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reihum.core.errors import BadNotation, BadRecord, IllegalAction
from reihum.core.rng import commitment
from reihum.core.state import NOBODY, State
from reihum.records.record import FAIR, Record, Turn


def replay(record: Record) -> Iterator[tuple[State, int]]:
    """The game step by step: the state before each action, and the action; ends with (state, NOBODY).

    The state is one object that goes on; clone it to keep it.
    """
    state = record.start()
    for number, turn in enumerate(record.turns):
        for action in turn_actions(record, state, turn, number):
            yield state, action
            state.step(action)
    check_result(record, state)
    yield state, NOBODY


def turn_actions(record: Record, state: State, turn: Turn, number: int) -> Iterator[int]:
    """The actions of one line; each is checked against the state it is played in."""
    for step in turn.steps:
        if state.to_act() != turn.seat or state.turn != number:
            raise BadRecord("turn", line=turn.line, step=step)
        try:
            yield record.game.parse(state, step)
        except (BadNotation, IllegalAction) as fault:
            raise BadRecord("step", line=turn.line, step=step, why=fault.message()) from None


def check_result(record: Record, state: State) -> None:
    """BadRecord if the record claims another result."""
    if record.result != record.game.outcome(state):
        raise BadRecord("result")


def final_state(record: Record) -> State:
    """The game as the record leaves it."""
    for state, _ in replay(record):
        last = state
    return last


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: was the shuffle fixed before the game, and does the record replay?"""

    sealed: bool  # played with a fair generator whose commitment is in the record
    commitment: str | None  # the hash of the seed that was shown before the game
    kept: bool  # the seed is the one that was committed to; True where nothing was
    finished: bool  # the result is in the record

    @property
    def fair(self) -> bool:
        """Sealed before the game, opened after it, and both fit."""
        return self.sealed and self.kept and self.finished


def verify(record: Record) -> Verdict:
    """Check the seed against the commitment and replay the game; a record that does not replay raises."""
    final_state(record)
    promised = record.headers.get("commitment")
    sealed = record.header("generator") == FAIR and promised is not None
    kept = not sealed or commitment(record.fair_seed()) == promised
    return Verdict(sealed, promised, kept, record.result is not None)
