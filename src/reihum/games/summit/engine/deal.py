"""SU-4, SU-5: how a game of Summit begins."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import who_starts, zeros
from reihum.core.vecs import append, vec
from reihum.games.summit import material as m
from reihum.games.summit.engine.cards import colour_card
from reihum.games.summit.engine.piles import Piles
from reihum.games.summit.engine.players import Player
from reihum.games.summit.engine.state import SummitState, new_state


def deal(players: i64, options: dict[str, int | str], rng: Rng) -> SummitState:
    """A game with so many players, set up; `random` as first player is decided last (G-2)."""
    pile = shuffled_deck(players, rng)
    piles = Piles(pile, zeros(len(pile)), m.pushing(options))
    state = new_state(options, rng, [Player(seat) for seat in range(players)], piles)
    state.find_next_places()
    state.mover = who_starts(options, players, rng)
    return state


def shuffled_deck(players: i64, rng: Rng) -> vec[i64]:
    """SU-5: the players' colours and the jokers."""
    cards = vec[i64](capacity=m.MOST_CARDS)
    for seat in range(players):
        for field in range(m.FIELDS):
            for _ in range(m.COPIES):
                cards = append(cards, colour_card(seat, field))
    for _ in range(m.jokers_in_game(int(players))):
        cards = append(cards, m.JOKER)
    rng.shuffle(cards, len(cards))
    return cards
