"""SP-28: how the score piles are made up."""

from __future__ import annotations

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.engine.supply import named_counts
from reihum.games.spot_on.material import LETTERS


def tally(state: SpotOnState) -> list[TallyLine]:
    """The cards that everybody saw by colour, face-down protect cards among them; then the bonus cards."""
    seen = [named_counts(list(player.scored)) for player in state.players]
    lines = [
        TallyLine(
            message("spot_on-tally-colour", colour=letter), [beginning(cards, letter) for cards in seen]
        )
        for letter in LETTERS
    ]
    protect = TallyLine(message("spot_on-tally-protect"), [cards.get("protect", 0) for cards in seen])
    bonus = TallyLine(message("spot_on-tally-bonus"), [len(list(player.bonus)) for player in state.players])
    return [*lines, protect, bonus]


def beginning(cards: dict[str, int], letter: str) -> int:
    """How many number cards or jokers: their names are a letter and a number."""
    return sum(count for card, count in cards.items() if len(card) == 2 and card[0] == letter)
