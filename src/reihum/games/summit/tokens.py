"""Piles, stores and triangles written as tokens, for positions, views and the count of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from reihum.games.summit.cards import (
    CARD_MASK,
    COLOUR_SHIFT,
    COPIES,
    FIELDS,
    JOKER,
    JOKER_SIGN,
    LETTERS,
    MARK_SHIFT,
    NUMBERS,
    TOKENS,
    jokers_in_game,
)
from reihum.games.summit.piles import Piles
from reihum.games.summit.players import Player


def colour_card(seat: int, field: int) -> int:
    return seat << COLOUR_SHIFT | field


def named(cards: Iterable[int]) -> list[str]:
    return [TOKENS[card & CARD_MASK] for card in cards]


def closed_cards(piles: Piles) -> list[int]:
    """The face-down pile from the top, with the marks of pushed cards."""
    top_down = list(piles.pile)[: piles.left][::-1]
    return top_down + list(piles.aside)[: piles.away] if piles.pushing else top_down


def open_cards(piles: Piles) -> list[int]:
    """Variant 1: the open pile from the top."""
    return [] if piles.pushing else list(piles.aside)[: piles.away][::-1]


def pushers(card: int, seats: int) -> list[int]:
    """Variant 2: who drew this card and pushed it under the pile."""
    return [seat for seat in range(seats) if card >> (MARK_SHIFT + seat) & 1]


def store_cards(player: Player) -> dict[str, int]:
    """What lies in a player's store, in the order of the fields."""
    counts = {TOKENS[colour_card(player.seat, f)]: player.in_store(f) for f in range(FIELDS)}
    counts[TOKENS[JOKER]] = player.jokers
    return {token: count for token, count in counts.items() if count}


def triangle_fields(players: Sequence[Player], golden: int, triangles: int) -> list[list[str | None]]:
    """Each triangle's fields from 1 to the summit."""
    fields: list[list[str | None]] = [[None] * FIELDS for _ in range(triangles)]
    for player in players:
        for place in range(triangles * FIELDS):
            if player.laid >> place & 1:
                sign = JOKER_SIGN if golden >> place & 1 else str(NUMBERS[place % FIELDS])
                fields[place // FIELDS][place % FIELDS] = LETTERS[player.seat] + sign
    return fields


def laid_cards(fields: Sequence[Sequence[str | None]]) -> list[str]:
    """The cards on these triangles."""
    shown = [field for triangle in fields for field in triangle if field is not None]
    return [TOKENS[JOKER] if field[1] == JOKER_SIGN else field for field in shown]


def counted(
    piles: Piles, players: Sequence[Player], golden: int, triangles: int, hand: Sequence[int]
) -> dict[str, int]:
    """All cards, wherever they lie."""
    counts = Counter(named([*closed_cards(piles), *open_cards(piles), *hand]))
    counts.update(laid_cards(triangle_fields(players, golden, triangles)))
    for player in players:
        counts.update(store_cards(player))
    return dict(counts)


def components(players: int) -> dict[str, int]:
    """SU-1, SU-2, SU-5: the cards of a game."""
    counts = {TOKENS[colour_card(seat, f)]: COPIES for seat in range(players) for f in range(FIELDS)}
    return {**counts, TOKENS[JOKER]: jokers_in_game(players)}
