"""SP-28: how the score piles are made up."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.state import SpotOnState


def tally(state: SpotOnState) -> list[TallyLine]:
    """The cards that everybody saw by colour, face-down protect cards among them; then the bonus cards."""
    players = state.players
    lines = [
        TallyLine(
            message("spot_on-tally-colour", colour=letter), [scored_of(player, colour) for player in players]
        )
        for colour, letter in enumerate(m.LETTERS)
    ]
    protect = TallyLine(
        message("spot_on-tally-protect"), [int(player.scored[m.PROTECT]) for player in players]
    )
    bonus = TallyLine(message("spot_on-tally-bonus"), [len(list(player.bonus)) for player in players])
    return [*lines, protect, bonus]


def scored_of(player: Player, colour: int) -> int:
    """How many number cards of a colour, or jokers, came openly to the score pile."""
    return sum(int(player.scored[8 * colour + number]) for number in m.NUMBERS)
