"""What Stack Run tells of a step, to those who may know it."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.core.state import NOBODY
from reihum.games.stack_run.cards import (
    DISTANCE,
    DONE,
    FIELD,
    HAND,
    HELP,
    MOVE,
    NUMBERS,
    PILES,
    SWAP,
)
from reihum.games.stack_run.rules import StackRunState
from reihum.games.stack_run.table import kinds_of, one
from reihum.games.stack_run.words.actions import card, cards, field, laid_card, next_number, pile, way


def events(before: StackRunState, action: int, after: StackRunState, seat: int | None) -> list[Message]:
    told = [done(before, action, after)]
    told.extend(turned_up(before, action, after))
    told.extend(completed(before, action, after))
    told.extend(restocked(before, action, after))
    told.extend(drawn(before, action, after, seat))
    if after.to_act() == NOBODY:
        told.extend(end(before, after))
    return told


def done(before: StackRunState, action: int, after: StackRunState) -> Message:
    player, me = before.mover, before.players[before.mover]
    if action < SWAP:
        id = f"stack_run-log-{way(before, action)}"
        return message(id, player=player, **next_number(before, action))
    if action == SWAP:
        return message("stack_run-log-swap", player=player, card=card(me.top()))
    if action == DONE:
        return message("stack_run-log-done" if me.size else "stack_run-log-done-empty", player=player)
    if action < MOVE:
        return message("stack_run-log-help", player=player, card=card(action - HELP))
    if action < DISTANCE:
        return moved(before, action, after)
    return message("stack_run-log-distance", player=player, number=action - DISTANCE + 1)


def moved(before: StackRunState, action: int, after: StackRunState) -> Message:
    pawn = (action - MOVE) // 2
    start = before.players[before.mover].target(pawn, 0, 0)
    target = after.players[before.mover].target(pawn, 0, 0)
    return message("stack_run-log-move", player=before.mover, start=field(start), target=field(target))


def turned_up(before: StackRunState, action: int, after: StackRunState) -> list[Message]:
    """ST-12, ST-20: all see the stack's new top card."""
    me = after.players[before.mover]
    if (action < HAND or action == SWAP) and me.left > 0:
        return [message("stack_run-log-top", player=before.mover, card=card(me.top()))]
    return []


def is_complete(before: StackRunState, action: int) -> bool:
    """ST-14: does the step bring a pile to 12?"""
    return action < SWAP and before.piles[action % PILES].height + 1 == NUMBERS


def completed(before: StackRunState, action: int, after: StackRunState) -> list[Message]:
    if is_complete(before, action) and after.to_act() != NOBODY:
        return [message("stack_run-log-complete", pile=pile(action % PILES))]
    return []


def restocked(before: StackRunState, action: int, after: StackRunState) -> list[Message]:
    """ST-23: what became the new stock."""
    told = []
    if (
        after.completed == 0
        and after.to_act() != NOBODY
        and (before.completed or is_complete(before, action))
    ):
        told.append(message("stack_run-log-restock-piles"))
    if before.help_below and not after.help_below:
        told.append(message("stack_run-log-restock-help"))
    return told


def drawn(before: StackRunState, action: int, after: StackRunState, seat: int | None) -> list[Message]:
    """Who filled the hand: its player is told with which cards."""
    player = after.mover
    kinds = kinds_of(after.players[player].hand - kept(before, action, player))
    if not kinds:
        return []
    if player == seat:
        return [message("stack_run-log-draw-own", player=player, cards=cards(kinds))]
    return [message("stack_run-log-draw", player=player, count=len(kinds))]


def kept(before: StackRunState, action: int, player: int) -> int:
    """The tally of a hand after the step, before anything is drawn."""
    hand = before.players[player].hand
    if HAND <= action < FIELD:
        return hand - one(laid_card(before, action))
    if HELP <= action < MOVE:
        return hand - one(action - HELP)
    return hand


def end(before: StackRunState, after: StackRunState) -> list[Message]:
    if after.players[before.mover].left == 0:
        return [message("stack_run-log-won", player=before.mover), message("log-over")]
    return [message("stack_run-log-stalled", turns=after.idle), message("log-over")]
