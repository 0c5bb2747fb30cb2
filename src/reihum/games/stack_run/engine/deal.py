"""ST-5 to ST-8: a new game."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import who_starts
from reihum.core.vecs import append, vec
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.heaps import heap_of, shuffled
from reihum.games.stack_run.engine.piles import Pile, empty_places
from reihum.games.stack_run.engine.players import Player, players_with_nothing
from reihum.games.stack_run.engine.state import StackRunState, new_state
from reihum.games.stack_run.engine.supply import Supply


def deal(players: i64, options: dict[str, int | str], rng: Rng) -> StackRunState:
    """A game with so many players, set up; the first player's hand is filled."""
    piles = empty_places()
    rest = open_piles(shuffled(heap_of(list(m.COPIES)), rng), piles)
    rng.shuffle(rest, len(rest))
    seated = players_with_nothing(players)
    supply = deal_stacks(rest, int(options["stack"]), seated)
    state = new_state(options, rng, seated, piles, supply)
    state.mover = who_starts(options, players, rng)
    state.fill_hand(state.players[state.mover])
    return state


def open_piles(deck: vec[i64], piles: list[Pile]) -> vec[i64]:
    """ST-6: a card on each place, but a 12 goes back; returns the other cards."""
    rest = deck[m.PILES :]
    for p in range(m.PILES):
        if deck[p] == m.TWELVE:
            rest = append(rest, deck[p])
        else:
            piles[p].begin(deck[p])
    return rest


def deal_stacks(cards: vec[i64], size: i64, players: list[Player]) -> Supply:
    """ST-7: a stack for each player, the others are the stock; ST-5: pawns on their corners."""
    left = len(cards)
    for seat, colour in enumerate(m.colours_of_seats(len(players))):
        home = m.home_of(colour)
        players[seat].stand(home[0], home[1])
        players[seat].stack = cards[left - size : left]
        players[seat].left = size
        left -= size
    return Supply(cards, left)
