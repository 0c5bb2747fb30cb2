"""What a seat cannot know, dealt anew: foreign hands, the stock, and the stacks' face-down cards.

All of them are one unknown set, but for swapped cards, whose places everybody remembers.
"""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.vecs import append, vec
from reihum.games.stack_run.engine.heaps import append_all
from reihum.games.stack_run.engine.players import Player
from reihum.games.stack_run.engine.supply import Supply


def unknown_cards(seat: i64, players: list[Player], supply: Supply) -> vec[i64]:
    """All cards that this seat cannot know."""
    cards = supply.stock[: supply.left]
    for i in range(len(players)):
        player = players[i]
        if i != seat:
            cards = append_all(cards, player.hand)
        for place in range(player.left):
            if not player.is_known(place):
                cards = append(cards, player.stack[place])
    return cards


def redeal_hands(seat: i64, players: list[Player], cards: vec[i64], rng: Rng) -> i64:
    """Shuffles the cards and deals them to all hands but this seat's; returns how many were dealt."""
    rng.shuffle(cards, len(cards))
    dealt: i64 = 0
    for i in range(len(players)):
        if i != seat:
            dealt = players[i].redeal_hand(cards, dealt)
    return dealt
