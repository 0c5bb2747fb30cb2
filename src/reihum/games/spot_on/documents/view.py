"""What people at a table of Spot On may know: all but the order of the pile and the bonus cards."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View, named_counts
from reihum.games.spot_on import material as m
from reihum.games.spot_on.documents.prospects import ProspectView, fallers, landers, prospects, waits_for
from reihum.games.spot_on.engine.adding import bonus, printed_bonus
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.rows import Row
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.engine.supply import fillings

# SP-2
BONUSES = {m.token(card): int(printed_bonus(card)) for card in m.ALL_CARDS if printed_bonus(card)}


class RowView(Struct):
    """A slot, its cards from the bottom up; those in brackets lie face down and are known to all."""

    kind: str  # a colour's letter, "j" for a colourless row, "store" (empty only with SP-29), or "free"
    cards: list[str]
    protected: bool
    waits: int | None  # the number that would land next
    bonus: int  # what a coloured card with this number would bring beside the row


class PlayerView(Struct):
    """What lies in front of a player, and what is known of the score pile."""

    rows: list[RowView]
    hand: list[str]  # taken, and not dealt with yet
    score: int  # all cards of the score pile
    scored: dict[str, int]  # those that everybody saw; the others are unseen bonus cards
    lands: list[str]  # the cards that would land in an own row if they came next
    falls: list[str]  # those that would make cards fall


class SpotView(Struct):
    """A row: whose, and in which slot (from 1)."""

    seat: int
    slot: int


class SpotOnView(View, kw_only=True):
    """Everybody's view is the same: Spot On has no hidden hands."""

    starter: int
    setting_up: bool
    phase: str
    market: list[list[str]]
    group_sizes: list[int]  # cards in each group of a full market
    bonuses: dict[str, int]  # printed on cards; those without one are left out
    pile: int
    markets: int  # how often the market can still be filled
    discards: dict[str, int]
    collections: list[PlayerView]
    held: str | None
    landing: SpotView | None
    source: int | None
    prospects: list[ProspectView]


def look(state: SpotOnState, seat: int | None, head: dict[str, Any]) -> SpotOnView:
    """What everybody may know."""
    supply = state.supply
    landing = SpotView(int(state.landing_seat), int(state.landing_slot) + 1)
    return SpotOnView(
        **head,
        starter=int(state.starter),
        setting_up=state.setting_up,
        phase=m.PHASES[state.shown_phase()],
        market=[m.tokens(supply.group(index)) for index in range(m.GROUPS)],
        group_sizes=list(m.GROUP_SIZES),
        bonuses=BONUSES,
        pile=int(supply.left),
        markets=int(fillings(supply.left)),
        discards=named_counts(m.CARD_TOKENS, list(supply.discards)),
        collections=[player_view(player, int(supply.left)) for player in state.players],
        held=None if state.held == m.NO_CARD else m.token(state.held),
        landing=landing if state.phase == m.LANDING else None,
        source=int(state.source) + 1 if state.phase == m.FLIP_TARGET else None,
        prospects=prospects(state),
    )


def player_view(player: Player, pile: int) -> PlayerView:
    return PlayerView(
        rows=[row_view(row, pile) for row in player.rows],
        hand=m.tokens(player.hand_list()),
        score=int(player.points),
        scored=named_counts(m.CARD_TOKENS, list(player.scored)),
        lands=landers(player),
        falls=fallers(player),
    )


def row_view(row: Row, pile: int) -> RowView:
    if row.size == 0:
        kind = "store" if row.empty_colour == m.STORE else "free"  # SP-29
        return RowView(kind, [], False, None, 0)
    kind = "store" if row.colour == m.STORE else m.LETTERS[row.colour]
    waits = waits_for(row)
    more = 0 if waits is None else int(bonus(waits, pile))  # as of a card of the first colour
    return RowView(kind, m.tokens(row.card_list()), row.protected(), waits, more)
