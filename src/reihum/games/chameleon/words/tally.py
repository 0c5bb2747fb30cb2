"""CH-18, colour by colour: what counts for a player and what against, so that everybody can check it."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.state import ChameleonState
from reihum.games.chameleon.words.actions import card


def tally(state: ChameleonState) -> list[TallyLine]:
    """A line for each colour in the game, and one for the cards "+2"."""
    scores = [player.colour_scores(state.colours, state.violet) for player in state.players]
    found = [{score.colour: score.points for score in own} for own in scores]
    lines = [
        TallyLine(message("chameleon-tally-colour", card=card(colour)), [by.get(colour) for by in found])
        for colour in range(m.COLOURS)
        if (state.colours >> colour) & 1
    ]
    extra = [int(player.extra_points()) or None for player in state.players]
    return [*lines, TallyLine(message("chameleon-tally-extra"), extra)]
