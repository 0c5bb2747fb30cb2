"""What a step of Spot On did, told to everybody alike: nothing that was seen was hidden before."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.core.state import NOBODY, lowest_bit
from reihum.games.spot_on.documents.prospects import bonus
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.material import (
    ADD,
    CLEAR,
    COMPLETE,
    DECLINE,
    DROP,
    END,
    FACE_DOWN,
    GROUPS,
    LANDING,
    MOVING,
    ONTO,
    PLACE,
    PROTECTING,
    ROOM,
    SOURCE,
    STEALING,
    TARGET,
    USE,
)
from reihum.games.spot_on.words.actions import action_card_step, added, card, cards, spot


def events(before: SpotOnState, action: int, after: SpotOnState) -> list[Message]:
    return [*done(before, action, after), *new_round(before, after)]


def done(before: SpotOnState, action: int, after: SpotOnState) -> list[Message]:
    player = int(before.mover)
    if action < ADD:
        taken = cards(before.group(action))
        return [message("spot_on-log-take", player=player, group=action + 1, cards=taken)]
    if action < USE:
        return add_events(before, action, after)
    if action < END:
        return action_card_events(player, action, after)
    if TARGET <= action < CLEAR:
        return target_events(before, action, after)
    if CLEAR <= action < COMPLETE:
        return clear_events(before, action - CLEAR)
    return other_events(before, action)


def add_events(before: SpotOnState, action: int, after: SpotOnState) -> list[Message]:
    """A card whose place has to be chosen is told of when it gets there."""
    number = added(before, action)
    if after.phase == PLACE:
        return []
    slot = lowest_bit(before.player().places(number, False))  # the only one
    return put_events(before, number, int(before.mover), int(slot))


def put_events(before: SpotOnState, number: int, seat: int, slot: int) -> list[Message]:
    """SP-9 to SP-11, SP-15."""
    player = int(before.mover)
    row = before.players[seat].rows[slot]
    lying = [*row.kinds(), number]
    how = "put" if seat == player else "give"
    new = "-new" if row.size == 0 else ""
    args = {"player": player, "other": seat, "slot": slot + 1}
    told = [message(f"spot_on-log-{how}{new}", card=card(number), **args)]
    if number & 7 == len(lying):
        told.append(message("spot_on-log-landing", count=len(lying)))
    elif number & 7 < len(lying):
        told.append(removed(before, lying[len(lying) - (number & 7) :], seat))
    return told


def removed(before: SpotOnState, numbers: list[int], seat: int) -> Message:
    """Discarded from one's own row, scored from another's."""
    if seat == before.mover:
        return message("spot_on-log-discarded", cards=cards(numbers))
    winner = int(before.mover) if before.gifts_to_giver else seat
    return message("spot_on-log-scored", player=winner, cards=cards(numbers))


def action_card_events(player: int, action: int, after: SpotOnState) -> list[Message]:
    what, used = action_card_step(action)
    if after.phase == ROOM:
        return []  # told with the row that makes room
    return [message(f"spot_on-log-{what}", player=player, card=used)]


def target_events(before: SpotOnState, action: int, after: SpotOnState) -> list[Message]:
    seat, slot = spot(before, action)
    player, row = int(before.mover), before.players[seat].rows[slot]
    if before.phase in (PROTECTING, ONTO):
        source = before.player().rows[before.source]
        turned = before.held if before.phase == PROTECTING else source.top() & (FACE_DOWN - 1)
        return [message("spot_on-log-onto", player=player, card=card(turned), slot=slot + 1)]
    if before.phase == SOURCE:
        return []
    if before.phase == MOVING:
        told = [message("spot_on-log-move", player=player, card=card(row.cards[0]), slot=slot + 1)]
        return (
            [*told, message("spot_on-log-landing", count=int(row.size))] if after.phase == LANDING else told
        )
    if before.phase == STEALING:
        return [message("spot_on-log-steal", player=player, card=card(row.top()), other=seat, slot=slot + 1)]
    return put_events(before, before.held, seat, slot)


def clear_events(before: SpotOnState, slot: int) -> list[Message]:
    """SP-14: the row goes, the held card takes its slot."""
    player, held = int(before.mover), card(before.held)
    row = before.player().rows[slot]
    told = message("spot_on-log-clear", player=player, slot=slot + 1, cards=cards(row.kinds()))
    if before.phase == ROOM:
        return [told, message("spot_on-log-keep", player=player, card=held)]
    return [told, message("spot_on-log-put-new", player=player, card=held, slot=slot + 1)]


def other_events(before: SpotOnState, action: int) -> list[Message]:
    player = int(before.mover)
    if action == COMPLETE:
        row = before.landing_row()
        told = [message("spot_on-log-complete", player=player, cards=cards(row.kinds()), count=int(row.size))]
        more = bonus(before, int(row.top()))
        return [*told, message("spot_on-log-bonus", player=player, count=more)] if more else told
    if action == DECLINE:
        return [message("spot_on-log-decline", player=player)]
    if action == DROP:
        return [message("spot_on-log-drop", player=player, card=card(before.held))]
    return []  # the end of a turn and the choice to turn a card over show in what follows


def new_round(before: SpotOnState, after: SpotOnState) -> list[Message]:
    """SP-27, SP-28: a new market, or the end."""
    if after.to_act() == NOBODY:
        return [message("log-over")]
    if after.groups & ~before.groups == 0:
        return []
    groups = tuple(message("spot_on-group", cards=cards(after.group(group))) for group in range(GROUPS))
    return [message("spot_on-log-market", player=int(after.starter), groups=groups)]
