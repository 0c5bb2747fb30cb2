"""Whole legal turns of Spot On by another way: cards are words, rows are tuples, a turn is a search.

It follows the rules' wording and shares no code with the engine. Slots are alike, so a collection is a
sorted tuple of rows; the store is kept apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

Row = tuple[str, ...]
ACTION_CARDS = ("protect", "move", "steal")
BONUS = {5: 1, 6: 3, 7: 5}


@dataclass(frozen=True)
class Collection:
    rows: tuple[Row, ...]  # colour rows
    store: Row = ()
    score: int = 0

    def with_row(self, old: Row | None, new: Row) -> Collection:
        """An old row (or a free slot) becomes a new one; an empty one vanishes."""
        rows = list(self.rows)
        if old is not None:
            rows.remove(old)
        return replace(self, rows=tuple(sorted([*rows, new] if new else rows)))


@dataclass(frozen=True)
class Turn:
    """A moment in a turn of seat 0."""

    players: tuple[Collection, ...]
    hand: Row
    discards: Row
    pile: int
    slots: int  # for colour rows
    apart: bool  # the store has a slot of its own (SP-29)
    active: bool  # gifts' discards go to the giver

    def free(self, seat: int) -> bool:
        player = self.players[seat]
        return len(player.rows) + (bool(player.store) and not self.apart) < self.slots

    def having(self, seat: int, player: Collection) -> Turn:
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def without(self, card: str) -> Turn:
        hand = list(self.hand)
        hand.remove(card)
        return replace(self, hand=tuple(hand))

    def discarding(self, *cards: str) -> Turn:
        return replace(self, discards=tuple(sorted([*self.discards, *(card.strip("()") for card in cards)])))

    def scoring(self, seat: int, count: int) -> Turn:
        player = self.players[seat]
        return self.having(seat, replace(player, score=player.score + count))


def colour(row: Row) -> str | None:
    shown = [card[0] for card in row if card[0] not in "(j"]
    return shown[0] if shown else None


def protected(row: Row) -> bool:
    return row[-1].startswith("(")


def own(turn: Turn) -> Collection:
    return turn.players[0]


def finished_turns(turn: Turn, limit: int) -> set[Turn] | None:
    """Every way the turn can end; None if there are more than `limit` moments on the way."""
    seen, waiting, ends = {turn}, [turn], set()
    while waiting:
        moment = waiting.pop()
        if not moment.hand:
            ends.add(moment)
        for following in moves(moment):
            if following not in seen:
                seen.add(following)
                waiting.append(following)
        if len(seen) > limit:
            return None
    return ends


def moves(turn: Turn) -> Iterator[Turn]:
    numbers = sorted(card for card in turn.hand if card not in ACTION_CARDS and card[0] != "j")
    owned = {colour(row) for row in own(turn).rows}
    first = [card for card in numbers if card[0] in owned]
    for letter in {card[0] for card in first or numbers}:
        lowest = min(card for card in numbers if card[0] == letter)
        yield from add(turn.without(lowest), lowest, stolen=False)
    for card in set(turn.hand):
        if card[0] == "j":
            yield from add(turn.without(card), card, stolen=False)
        elif card in ACTION_CARDS:
            yield from deal_with(turn, card, wait=bool(first))
    for card in own(turn).store:
        kept = tuple(other for other in own(turn).store if other != card)
        yield from use(turn.having(0, replace(own(turn), store=kept)), card)


def deal_with(turn: Turn, card: str, wait: bool) -> Iterator[Turn]:
    """SP-19, SP-20."""
    uses = list(use(turn.without(card), card))
    stores = list(store(turn.without(card), card))
    yield from uses
    if not wait:
        yield from stores
    if not uses and not stores and all(other in ACTION_CARDS for other in turn.hand):
        yield turn.without(card).discarding(card)


def store(turn: Turn, card: str) -> Iterator[Turn]:
    held = own(turn).store
    kept = turn.having(0, replace(own(turn), store=tuple(sorted([*held, card]))))
    if held:
        if len(held) < 2 and card not in held:
            yield kept
    elif turn.free(0) or turn.apart:
        yield kept
    else:
        for row in own(turn).rows:
            yield kept.having(0, own(kept).with_row(row, ())).discarding(*row)


# --- number cards and jokers --------------------------------------------------------------------
def add(turn: Turn, card: str, stolen: bool) -> Iterator[Turn]:
    rows = own(turn).rows
    if card[0] == "j":
        for target in rows or (None,):
            yield from put(turn, card, 0, target)
        return
    same = [row for row in rows if colour(row) == card[0]]
    if same:
        yield from put(turn, card, 0, same[0])
        return
    for row in rows:
        if colour(row) is None:
            yield from put(turn, card, 0, row)
    if turn.free(0):
        yield from put(turn, card, 0, None)
    else:
        yield from make_room(turn, card)
        if not stolen:
            yield from give(turn, card)


def make_room(turn: Turn, card: str) -> Iterator[Turn]:
    """SP-14: a row, or the store unless its slot is its own."""
    for row in own(turn).rows:
        yield turn.having(0, own(turn).with_row(row, (card,))).discarding(*row)
    if own(turn).store and not turn.apart:
        emptied = replace(own(turn), store=())
        yield turn.having(0, emptied.with_row(None, (card,))).discarding(*own(turn).store)


def give(turn: Turn, card: str) -> Iterator[Turn]:
    """SP-15."""
    for seat in range(1, len(turn.players)):
        rows = turn.players[seat].rows
        same = [row for row in rows if colour(row) == card[0]]
        for row in same or [row for row in rows if colour(row) is None]:
            if not protected(row):
                yield from put(turn, card, seat, row)
        if not same and turn.free(seat):
            yield from put(turn, card, seat, None)


def put(turn: Turn, card: str, seat: int, old: Row | None) -> Iterator[Turn]:
    """SP-9 to SP-12."""
    row = (*(old or ()), card)
    number = int(card[1])
    left, gone = (row[:-number], row[-number:]) if number < len(row) else (row, ())
    after = turn.having(seat, turn.players[seat].with_row(old, left))
    if seat == 0:
        yield after.discarding(*gone)
    else:
        yield after.scoring(0 if turn.active else seat, len(gone))
    if number == len(row):
        yield complete(turn, seat, old, row)


def complete(turn: Turn, seat: int, old: Row | None, row: Row) -> Turn:
    bonus = 0 if row[-1][0] == "j" else min(BONUS.get(len(row), 0), turn.pile)
    emptied = turn.having(seat, turn.players[seat].with_row(old, ()))
    return replace(emptied, pile=turn.pile - bonus).scoring(0, len(row) + bonus)


# --- action cards -------------------------------------------------------------------------------
def use(turn: Turn, card: str) -> Iterator[Turn]:
    """SP-21 to SP-24; the card has left hand or store."""
    if card == "protect":
        for row in own(turn).rows:
            yield turn.having(0, own(turn).with_row(row, (*row, "(protect)")))
        yield from turn_over(turn.discarding(card))
    elif card == "move":
        for row in own(turn).rows:
            if len(row) > 1:
                yield from move(turn.discarding(card), row)
    else:
        yield from steal(turn.discarding(card))


def turn_over(turn: Turn) -> Iterator[Turn]:
    rows = own(turn).rows
    for i, source in enumerate(rows):
        turned = source[-1] if protected(source) else f"({source[-1]})"
        if len(source) > 1 and not protected(source):
            yield turn.having(0, own(turn).with_row(source, (*source[:-1], turned)))
        for j, target in enumerate(rows):
            if i != j:
                shorter = own(turn).with_row(source, source[:-1])
                yield turn.having(0, shorter.with_row(target, (*target, turned)))


def move(turn: Turn, row: Row) -> Iterator[Turn]:
    moved = (*row[1:], row[0])
    yield turn.having(0, own(turn).with_row(row, moved))
    if not protected(moved) and int(moved[-1][1]) == len(moved):
        yield complete(turn, 0, row, moved)


def steal(turn: Turn) -> Iterator[Turn]:
    for seat in range(1, len(turn.players)):
        for row in turn.players[seat].rows:
            if not protected(row):
                robbed = turn.having(seat, turn.players[seat].with_row(row, row[:-1]))
                yield robbed.discarding(row[-1])
                yield from add(robbed, row[-1], stolen=True)
