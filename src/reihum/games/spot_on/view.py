"""What people at a table of Spot On may know: all but the order of the pile and the bonus cards."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reihum.core.documents import View
from reihum.games.spot_on.board import named_counts, tokens
from reihum.games.spot_on.cards import GROUPS, LANDING, LETTERS, NO_CARD, ONTO, PHASES, STORE, token
from reihum.games.spot_on.rules import SpotOnState
from reihum.games.spot_on.table import Player, Row


class RowView(Struct):
    """A slot, its cards from the bottom up; those in brackets lie face down and are known to all."""

    kind: str  # a colour's letter, "j" for a colourless row, "store", or "free"
    cards: list[str]
    protected: bool


class PlayerView(Struct):
    """What lies in front of a player, and what is known of the score pile."""

    rows: list[RowView]
    hand: list[str]  # taken, and not dealt with yet
    score: int  # all cards of the score pile
    scored: dict[str, int]  # those that everybody saw; the others are unseen bonus cards


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
    discards: dict[str, int]
    collections: list[PlayerView]
    held: str | None
    landing: SpotView | None
    source: int | None


def look(state: SpotOnState, head: dict[str, Any]) -> SpotOnView:
    landing = SpotView(int(state.landing_seat), int(state.landing_slot) + 1)
    return SpotOnView(
        **head,
        starter=int(state.starter),
        setting_up=state.setting_up,
        phase=PHASES[state.phase],
        market=[tokens(state.group(index)) for index in range(GROUPS)],
        pile=int(state.left),
        discards=named_counts(list(state.discards)),
        collections=[player_view(player) for player in state.players],
        held=None if state.held == NO_CARD else token(state.held),
        landing=landing if state.phase == LANDING else None,
        source=int(state.source) + 1 if state.phase == ONTO else None,
    )


def player_view(player: Player) -> PlayerView:
    return PlayerView(
        rows=[row_view(row) for row in player.rows],
        hand=tokens(list(player.hand)[: player.pending]),
        score=int(player.points),
        scored=named_counts(list(player.scored)),
    )


def row_view(row: Row) -> RowView:
    if row.size == 0:
        return RowView("free", [], False)
    kind = "store" if row.colour == STORE else LETTERS[row.colour]
    return RowView(kind, tokens(row.kinds()), row.protected())
