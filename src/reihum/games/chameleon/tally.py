"""CH-18, colour by colour: what counts for a player and what against, so that everybody can check it."""

from __future__ import annotations

from msgspec import Struct

from reihum.core.documents import TallyLine
from reihum.core.messages import message
from reihum.games.chameleon.cards import COLOURS, PLUS_TWO, TOKENS
from reihum.games.chameleon.rules import ChameleonState
from reihum.games.chameleon.scoring import MOST_COUNTED, score_table
from reihum.games.chameleon.table import Player
from reihum.games.chameleon.words import card

EXTRA = 2  # points for a card "+2"
COLOURS_FOR = 3  # so many colours count for a player, the others against


class Worth(Struct):
    """What a colour brings a player now: below zero if it counts against them."""

    colour: str
    cards: int
    jokers: int
    points: int


def values(violet: bool) -> list[int]:
    """CH-2: what 1, 2, … 6 cards of a colour are worth."""
    return list(score_table(violet))[1:]


def worths(state: ChameleonState, player: Player) -> list[Worth]:
    """The player's colours, what brings most first, with the jokers where they count best."""
    table = list(score_table(state.violet))
    cards = list(player.cards)[:COLOURS]
    jokers = player.jokers(state.colours, state.violet)
    counts = [cards[colour] + jokers.count(colour) for colour in range(COLOURS)]
    points = [table[min(count, MOST_COUNTED)] for count in counts]
    order = sorted((colour for colour in range(COLOURS) if counts[colour]), key=lambda c: -points[c])
    return [
        Worth(
            TOKENS[colour],
            cards[colour],
            jokers.count(colour),
            points[colour] if place < COLOURS_FOR else -points[colour],
        )
        for place, colour in enumerate(order)
    ]


def extra(player: Player) -> int:
    """CH-18: the points of the cards "+2"."""
    return EXTRA * list(player.cards)[PLUS_TWO]


def tally(state: ChameleonState) -> list[TallyLine]:
    found = [{worth.colour: worth.points for worth in worths(state, player)} for player in state.players]
    lines = [
        TallyLine(
            message("chameleon-tally-colour", card=card(colour)), [by.get(TOKENS[colour]) for by in found]
        )
        for colour in range(COLOURS)
        if (state.colours >> colour) & 1
    ]
    more = [extra(player) or None for player in state.players]
    return [*lines, TallyLine(message("chameleon-tally-extra"), more)]
