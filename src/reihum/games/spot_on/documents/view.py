"""What people at a table of Spot On may know: all but the order of the pile and the bonus cards."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.games.spot_on.documents.prospects import ProspectView, fallers, landers, prospects, waits_for
from reihum.games.spot_on.engine.players import Player, Row
from reihum.games.spot_on.engine.state import BONUS, SpotOnState
from reihum.games.spot_on.engine.supply import named_counts, tokens
from reihum.games.spot_on.material import (
    GROUPS,
    LANDING,
    LETTERS,
    MARKET,
    NO_CARD,
    ONTO,
    PHASES,
    STORE,
    token,
)


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
    pile: int
    markets: int  # how often the market can still be filled
    discards: dict[str, int]
    collections: list[PlayerView]
    held: str | None
    landing: SpotView | None
    source: int | None
    prospects: list[ProspectView]


def look(state: SpotOnState, head: dict[str, Any]) -> SpotOnView:
    landing = SpotView(int(state.landing_seat), int(state.landing_slot) + 1)
    return SpotOnView(
        **head,
        starter=int(state.starter),
        setting_up=state.setting_up,
        phase=PHASES[state.phase],
        market=[tokens(state.group(index)) for index in range(GROUPS)],
        pile=int(state.left),
        markets=int(state.left) // MARKET,
        discards=named_counts(list(state.discards)),
        collections=[player_view(player, int(state.left)) for player in state.players],
        held=None if state.held == NO_CARD else token(state.held),
        landing=landing if state.phase == LANDING else None,
        source=int(state.source) + 1 if state.phase == ONTO else None,
        prospects=prospects(state),
    )


def player_view(player: Player, pile: int) -> PlayerView:
    return PlayerView(
        rows=[row_view(row, pile) for row in player.rows],
        hand=tokens(list(player.hand)[: player.pending]),
        score=int(player.points),
        scored=named_counts(list(player.scored)),
        lands=landers(player),
        falls=fallers(player),
    )


def row_view(row: Row, pile: int) -> RowView:
    if row.size == 0:
        return RowView("store" if row.home == STORE else "free", [], False, None, 0)  # SP-29
    kind = "store" if row.colour == STORE else LETTERS[row.colour]
    waits = waits_for(row)
    bonus = 0 if waits is None else min(int(BONUS[waits]), pile)
    return RowView(kind, tokens(row.kinds()), row.protected(), waits, bonus)
