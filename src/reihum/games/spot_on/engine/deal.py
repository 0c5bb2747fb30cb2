"""SP-3 to SP-5: a new game of Spot On."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import who_starts
from reihum.core.vecs import append, vec
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.state import SpotOnState, card_counts, new_state
from reihum.games.spot_on.material import ACTIONS, DEALT


def deal(seats: i64, options: dict[str, int | str], rng: Rng) -> SpotOnState:
    """Shuffle and deal; the players now lay out their cards, and then the market is filled."""
    state = new_state(seats, options, rng)
    state.starter = who_starts(options, seats, rng)
    state.pile = shuffled_pile(options, rng)
    state.left = len(state.pile)
    state.mover = state.starter
    for _ in range(seats):
        deal_to(state, state.players[state.mover], rng)
        state.mover = state.after(state.mover)
    return state


def shuffled_pile(options: dict[str, int | str], rng: Rng) -> vec[i64]:
    cards = vec[i64]()
    for card, count in enumerate(card_counts(options)):
        for _ in range(count):
            cards = append(cards, card)
    rng.shuffle(cards, len(cards))
    return cards


def deal_to(state: SpotOnState, player: Player, rng: Rng) -> None:
    """SP-4: three cards; action cards go back, the pile is shuffled, until there are none."""
    draw(state, player)
    while player.hand[DEALT - 1] >= ACTIONS:  # a hand is in order: action cards come last
        while player.pending > 0 and player.hand[player.pending - 1] >= ACTIONS:
            player.pending -= 1
            state.pile[state.left] = player.hand[player.pending]
            state.left += 1
        rng.shuffle(state.pile, state.left)
        draw(state, player)


def draw(state: SpotOnState, player: Player) -> None:
    """Fill the hand from the pile."""
    while player.pending < DEALT:
        state.left -= 1
        player.receive(state.pile[state.left])
