"""What Stack Run tells of a step, to those who may know it."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.core.state import NOBODY
from reihum.games.stack_run import material as m
from reihum.games.stack_run.engine.heaps import kinds_of, single
from reihum.games.stack_run.engine.pawns import pawn_of
from reihum.games.stack_run.engine.state import StackRunState
from reihum.games.stack_run.words.actions import card, cards, field, laid_card, next_number, pile, way


def events(before: StackRunState, action: int, after: StackRunState, seat: int | None) -> list[Message]:
    """What a step did, for the eyes of this seat, or of a spectator."""
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
    if action < m.SWAP:
        id = f"stack_run-log-{way(before, action)}"
        return message(id, player=player, **next_number(before, action))
    if action == m.SWAP:
        return message("stack_run-log-swap", player=player, card=card(me.top()))
    if action == m.DONE:
        return message("stack_run-log-done" if me.size else "stack_run-log-done-empty", player=player)
    if action < m.MOVE:
        return message("stack_run-log-help", player=player, card=card(action - m.HELP))
    if action < m.DISTANCE:
        return moved(before, action, after)
    return message("stack_run-log-distance", player=player, number=action - m.DISTANCE + 1)


def moved(before: StackRunState, action: int, after: StackRunState) -> Message:
    pawn = pawn_of(action)
    start = before.players[before.mover].pawn(pawn)
    target = after.players[before.mover].pawn(pawn)
    return message("stack_run-log-move", player=before.mover, start=field(start), target=field(target))


def turned_up(before: StackRunState, action: int, after: StackRunState) -> list[Message]:
    """ST-12, ST-20: all see the stack's new top card."""
    me = after.players[before.mover]
    if (action < m.HAND or action == m.SWAP) and not me.has_won():
        return [message("stack_run-log-top", player=before.mover, card=card(me.top()))]
    return []


def completes(before: StackRunState, action: int) -> bool:
    """ST-14: does the step bring a pile to 12?"""
    return action < m.SWAP and before.piles[action % m.PILES].next_completes()


def completed(before: StackRunState, action: int, after: StackRunState) -> list[Message]:
    if completes(before, action) and after.to_act() != NOBODY:
        return [message("stack_run-log-complete", pile=pile(action % m.PILES))]
    return []


def restocked(before: StackRunState, action: int, after: StackRunState) -> list[Message]:
    """ST-23: what became the new stock."""
    told = []
    there_were_some = before.supply.completed != 0 or completes(before, action)
    if there_were_some and after.supply.completed == 0 and after.to_act() != NOBODY:
        told.append(message("stack_run-log-restock-piles"))
    if before.supply.help_below and not after.supply.help_below:
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
    """The heap of a hand after the step, before anything is drawn."""
    hand = before.players[player].hand
    if m.HAND <= action < m.FIELD:
        return hand - single(laid_card(before, action))
    if m.HELP <= action < m.MOVE:
        return hand - single(action - m.HELP)
    return hand


def end(before: StackRunState, after: StackRunState) -> list[Message]:
    if after.players[before.mover].has_won():
        return [message("stack_run-log-won", player=before.mover), message("log-over")]
    return [message("stack_run-log-stalled", turns=after.idle), message("log-over")]
