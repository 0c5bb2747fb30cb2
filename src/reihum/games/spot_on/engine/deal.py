"""SP-3 to SP-5: a new game of Spot On."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import who_starts
from reihum.core.vecs import append, vec
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.state import SpotOnState, new_state
from reihum.games.spot_on.engine.supply import Supply


def deal(players: i64, options: dict[str, int | str], rng: Rng) -> SpotOnState:
    """A game with so many players, dealt: they now lay out their cards, and then the market is filled."""
    state = new_state(players, options, rng)
    supply = state.supply
    state.starter = who_starts(options, players, rng)
    supply.pile = shuffled_pile(options, rng)
    supply.left = len(supply.pile)
    state.mover = state.starter
    for _ in range(players):
        deal_to(state.players[state.mover], supply, rng)
        state.mover = state.seat_after(state.mover)
    return state


def shuffled_pile(options: dict[str, int | str], rng: Rng) -> vec[i64]:
    """SP-3: all cards in any order."""
    cards = vec[i64]()
    for card, count in enumerate(m.card_counts(options)):
        for _ in range(count):
            cards = append(cards, card)
    rng.shuffle(cards, len(cards))
    return cards


def deal_to(player: Player, supply: Supply, rng: Rng) -> None:
    """SP-4: three cards; action cards go back, the pile is shuffled, until there are none."""
    draw(player, supply)
    while player.hand[m.DEALT - 1] >= m.ACTION_CARDS:  # a hand is in order: action cards come last
        while player.pending > 0 and player.hand[player.pending - 1] >= m.ACTION_CARDS:
            player.pending -= 1
            supply.pile[supply.left] = player.hand[player.pending]
            supply.left += 1
        rng.shuffle(supply.pile, supply.left)
        draw(player, supply)


def draw(player: Player, supply: Supply) -> None:
    """Fill the hand from the pile."""
    while player.pending < m.DEALT:
        player.receive(supply.draw())
