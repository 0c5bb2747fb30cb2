"""A table of Higher card as numbers: what the view shows."""

from __future__ import annotations

from reihum.core.features import Features, Field, Sheet
from reihum.core.state import State

from higher_card import material as m
from higher_card.engine.state import HigherCardState


class HigherCardFeatures(Features):
    """Cards as flags in the order 1 … 30; seats clockwise from the one that looks."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.fields += [
            Field("hand", (len(m.CARDS),), 0, 1, "the own cards"),
            Field("table", (seats, len(m.CARDS)), 0, 1, "by seat, the card played in this round"),
            Field("played", (len(m.CARDS),), 0, 1, "cards of earlier rounds"),
            Field("points", (seats,), 0, m.ROUNDS, "by seat"),
        ]

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, HigherCardState)
        super().write(state, seat, sheet)
        seats = [(seat + step) % state.seats for step in range(state.seats)]
        flags(sheet, state.hands[seat])
        for owner in seats:
            flags(sheet, state.played_by(owner))
        flags(sheet, state.played)
        for owner in seats:
            sheet.put(state.points[owner])


def flags(sheet: Sheet, cards: list[int]) -> None:
    for card in m.CARDS:
        sheet.flag(card in cards)
