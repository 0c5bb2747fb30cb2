"""A game of Summit as a position document, and back."""

from __future__ import annotations

from collections.abc import Iterable

from reihum.core.codec import position_of
from reihum.core.rng import load_rng
from reihum.core.state import NOBODY, count_bits
from reihum.games.summit import material as m
from reihum.games.summit.documents.position import SummitPosition, check, check_end
from reihum.games.summit.engine.cards import colour_card
from reihum.games.summit.engine.marks import pushed_by, pushers
from reihum.games.summit.engine.piles import piles_of
from reihum.games.summit.engine.players import Player
from reihum.games.summit.engine.state import SummitState, new_state


def write(state: SummitState) -> dict[str, object]:
    """The position document of a game; both piles from the top card down."""
    cards = state.piles.closed_cards()
    pushed = [(place, pusher_seats(card, state.seats)) for place, card in enumerate(cards, 1)]
    return {
        **state.head(m.GAME_ID, m.RULES_VERSION),
        "pile": tokens(cards),
        "open": tokens(state.piles.open_cards()),
        "pushed": [{"place": place, "by": by} for place, by in pushed if by],
        "hand": None if state.hand == m.NO_CARD else m.TOKENS[state.hand],
        "stores": [store(player) for player in state.players],
        "triangles": [
            [field(state, t * m.FIELDS + f) for f in range(m.FIELDS)] for t in range(state.triangles)
        ],
        "idle": int(state.idle),
        "shuffles": int(state.shuffles),
        "to_act": None if state.over else int(state.mover),
    }


def tokens(cards: Iterable[int]) -> list[str]:
    """Cards as they are written; marks of pushed cards are left out."""
    return [m.TOKENS[card & m.CARD_MASK] for card in cards]


def pusher_seats(card: int, seats: int) -> list[int]:
    """Variant 2: who drew this card and pushed it under the pile."""
    by = pushers(card, seats)
    return [seat for seat in range(seats) if by >> seat & 1]


def store(player: Player) -> dict[str, int]:
    """What lies in a player's store, in the order of the fields."""
    counts = {m.TOKENS[colour_card(player.seat, f)]: int(player.in_store(f)) for f in range(m.FIELDS)}
    counts[m.TOKENS[m.JOKER]] = int(player.jokers)
    return {token: count for token, count in counts.items() if count}


def field(state: SummitState, place: int) -> str | None:
    """What lies on a place: "r4" is red's card, "r*" a joker that red laid."""
    seat = state.who_laid(place)
    if seat == NOBODY:
        return None
    joker = state.card_at(place) == m.JOKER
    return m.LETTERS[seat] + (m.JOKER_SIGN if joker else str(m.NUMBERS[place % m.FIELDS]))


def read(position: SummitPosition) -> SummitState:
    """A game from a document of the right shape, or BadPosition if it breaks the rules."""
    check(position)
    players = read_players(position)
    piles = piles_of(marked_pile(position), open_pile(position), position.pushing())
    state = new_state(position.options, load_rng(position.generator), players, piles)
    state.turn = position.turn
    state.hand = m.NO_CARD if position.hand is None else m.CARD_OF[position.hand]
    state.idle = position.idle
    state.shuffles = position.shuffles
    state.over = position.to_act is None
    state.mover = 0 if position.to_act is None else position.to_act
    state.golden = joker_places(position)
    state.jokers_left -= count_bits(state.golden)
    for player in players:
        state.jokers_left -= player.jokers
        state.filled |= player.laid
    state.find_next_places()
    check_end(position, state.someone_is_stuck())
    return state


def read_players(position: SummitPosition) -> list[Player]:
    """The players with their stores and the cards they laid."""
    players = [Player(seat) for seat in range(position.players)]
    for player, cards in zip(players, position.stores, strict=True):
        for token, count in cards.items():
            for _ in range(count):
                player.store(m.CARD_OF[token])
    for place, field in position.laid_cards():
        player = players[m.LETTERS.index(field[0])]
        player.lay(place)
        if field[1] != m.JOKER_SIGN:
            player.use_up(place % m.FIELDS)
    return players


def marked_pile(position: SummitPosition) -> list[int]:
    """The pile from its lowest card up, with the marks of pushed cards."""
    cards = [m.CARD_OF[token] for token in position.pile]
    for pushed in position.pushed:
        for seat in pushed.by:
            cards[pushed.place - 1] = pushed_by(cards[pushed.place - 1], seat)
    return cards[::-1]


def open_pile(position: SummitPosition) -> list[int]:
    """The open pile from its lowest card up."""
    return [m.CARD_OF[token] for token in reversed(position.open)]


def joker_places(position: SummitPosition) -> int:
    """The places with jokers, as a bit set."""
    return sum(1 << place for place, field in position.laid_cards() if field[1] == m.JOKER_SIGN)


position_of.register(SummitState, write)
