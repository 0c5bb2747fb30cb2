"""SU-21: how many turns may pass in which no card is laid or stored."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.games.summit import material as m


def idle_limit(pushing: bool, pile: i64, seats: i64) -> i64:
    """So many idle turns in a row are too many; variant 2: as many as the pile has cards, or a round."""
    if pushing:
        return max(pile, seats)
    return m.IDLE_ROUNDS * seats


def limit_ends_the_game(pushing: bool, shuffles: i64) -> bool:
    """Does the game end at the limit? Variant 2 shuffles the pile instead, ten times in a row."""
    return not pushing or shuffles == m.IDLE_SHUFFLES


def most_idle_turns(pushing: bool, deck: i64, seats: i64) -> i64:
    """No game has more idle turns in a row than this, shuffles included."""
    limit = idle_limit(pushing, deck, seats)
    if pushing:
        return (m.IDLE_SHUFFLES + 1) * limit
    return limit
