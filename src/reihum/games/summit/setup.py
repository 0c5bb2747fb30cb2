"""SU-4, SU-5: how a game of Summit begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import zeros
from reihum.core.vecs import append, vec
from reihum.games.summit.cards import COLOUR_SHIFT, COPIES, FIELDS, JOKER, MOST_TRIANGLES, jokers_in_game
from reihum.games.summit.piles import Piles
from reihum.games.summit.players import Player
from reihum.games.summit.rules import SummitState

MOST_CARDS: Final = MOST_TRIANGLES * FIELDS * COPIES + MOST_TRIANGLES


def deal(seats: i64, options: dict[str, int | str], rng: Rng) -> SummitState:
    """A new game; `random` as first player is decided last (G-2)."""
    pile = shuffled_cards(seats, rng)
    piles = Piles(pile, zeros(len(pile)), options["variant"] == 2)
    players = [Player(seat) for seat in range(seats)]
    state = SummitState(options, rng, players, piles, seats + int(options["free_triangles"]))
    state.jokers_left = jokers_in_game(int(seats))
    for player in players:
        player.find_next(0, seats, state.triangles, state.by_rows)
    first = options["first_player"]
    state.mover = first if isinstance(first, int) else rng.below(seats)
    return state


def shuffled_cards(seats: i64, rng: Rng) -> vec[i64]:
    """SU-5: the players' colours and the jokers."""
    cards = vec[i64](capacity=MOST_CARDS)
    for seat in range(seats):
        for field in range(FIELDS):
            for _ in range(COPIES):
                cards = append(cards, seat << COLOUR_SHIFT | field)
    for _ in range(jokers_in_game(int(seats))):
        cards = append(cards, JOKER)
    rng.shuffle(cards, len(cards))
    return cards
