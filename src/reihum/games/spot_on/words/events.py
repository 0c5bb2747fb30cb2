"""What a step of Spot On did, told to everybody alike: nothing that was seen was hidden before."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.core.state import NOBODY, lowest_bit
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.adding import FALLS, LANDS, bonus, effect, falling
from reihum.games.spot_on.engine.state import SpotOnState
from reihum.games.spot_on.words.actions import action_card_step, added, card, cards, spot


def events(before: SpotOnState, action: int, after: SpotOnState, seat: int | None) -> list[Message]:
    """What a step did; everybody may read all of it."""
    return [*done(before, action, after), *new_round(before, after)]


def done(before: SpotOnState, action: int, after: SpotOnState) -> list[Message]:
    player = int(before.mover)
    if action < m.ADD:
        taken = cards(before.supply.group(action))
        return [message("spot_on-log-take", player=player, group=action + 1, cards=taken)]
    if action < m.USE:
        return add_events(before, action, after)
    if action < m.END:
        return action_card_events(player, action, after)
    if m.TARGET <= action < m.CLEAR:
        return target_events(before, action, after)
    if m.CLEAR <= action < m.COMPLETE:
        return clear_events(before, action - m.CLEAR)
    return other_events(before, action)


def add_events(before: SpotOnState, action: int, after: SpotOnState) -> list[Message]:
    """A card whose place has to be chosen is told of when it gets there."""
    code = added(before, action)
    if after.phase == m.PLACING:
        return []
    slot = lowest_bit(before.player().places(code, False))  # the only one
    return put_events(before, code, int(before.mover), int(slot))


def put_events(before: SpotOnState, code: int, seat: int, slot: int) -> list[Message]:
    """SP-9 to SP-11, SP-15."""
    player = int(before.mover)
    row = before.players[seat].rows[slot]
    lying = [*row.card_list(), code]
    how = "put" if seat == player else "give"
    new = "-new" if row.size == 0 else ""
    args = {"player": player, "other": seat, "slot": slot + 1}
    told = [message(f"spot_on-log-{how}{new}", card=card(code), **args)]
    result = effect(code, len(lying))
    if result == LANDS:
        told.append(message("spot_on-log-landing", count=len(lying)))
    elif result == FALLS:
        told.append(removed(before, lying[len(lying) - int(falling(code)) :], seat))
    return told


def removed(before: SpotOnState, codes: list[int], seat: int) -> Message:
    """Discarded from one's own row, scored from another's."""
    scorer = int(before.scorer(seat))
    if scorer == NOBODY:
        return message("spot_on-log-discarded", cards=cards(codes))
    return message("spot_on-log-scored", player=scorer, cards=cards(codes))


def action_card_events(player: int, action: int, after: SpotOnState) -> list[Message]:
    what, used = action_card_step(action)
    if after.phase == m.MAKING_ROOM:
        return []  # told with the row that makes room
    return [message(f"spot_on-log-{what}", player=player, card=used)]


def target_events(before: SpotOnState, action: int, after: SpotOnState) -> list[Message]:
    seat, slot = spot(before, action)
    player, row = int(before.mover), before.players[seat].rows[slot]
    if before.phase in (m.PROTECTING, m.FLIP_TARGET):
        source = before.player().rows[before.source]
        turned = before.held if before.phase == m.PROTECTING else source.top() & (m.FACE_DOWN - 1)
        return [message("spot_on-log-onto", player=player, card=card(turned), slot=slot + 1)]
    if before.phase == m.FLIP_SOURCE:
        return []
    if before.phase == m.MOVING:
        told = [message("spot_on-log-move", player=player, card=card(row.cards[0]), slot=slot + 1)]
        return (
            [*told, message("spot_on-log-landing", count=int(row.size))] if after.phase == m.LANDING else told
        )
    if before.phase == m.STEALING:
        return [message("spot_on-log-steal", player=player, card=card(row.top()), other=seat, slot=slot + 1)]
    return put_events(before, before.held, seat, slot)


def clear_events(before: SpotOnState, slot: int) -> list[Message]:
    """SP-14: the row goes, the held card takes its slot."""
    player, held = int(before.mover), card(before.held)
    row = before.player().rows[slot]
    told = message("spot_on-log-clear", player=player, slot=slot + 1, cards=cards(row.card_list()))
    if before.phase == m.MAKING_ROOM:
        return [told, message("spot_on-log-keep", player=player, card=held)]
    return [told, message("spot_on-log-put-new", player=player, card=held, slot=slot + 1)]


def other_events(before: SpotOnState, action: int) -> list[Message]:
    player = int(before.mover)
    if action == m.COMPLETE:
        row = before.landing_row()
        told = [
            message("spot_on-log-complete", player=player, cards=cards(row.card_list()), count=int(row.size))
        ]
        more = int(bonus(row.top(), before.supply.left))
        return [*told, message("spot_on-log-bonus", player=player, count=more)] if more else told
    if action == m.DECLINE:
        return [message("spot_on-log-decline", player=player)]
    if action == m.DROP:
        return [message("spot_on-log-drop", player=player, card=card(before.held))]
    return []  # the end of a turn and the choice to turn a card over show in what follows


def new_round(before: SpotOnState, after: SpotOnState) -> list[Message]:
    """SP-27, SP-28: a new market, or the end."""
    if after.over:
        return [message("log-over")]
    if after.supply.groups & ~before.supply.groups == 0:
        return []
    groups = tuple(
        message("spot_on-group", cards=cards(after.supply.group(group))) for group in range(m.GROUPS)
    )
    return [message("spot_on-log-market", player=int(after.starter), groups=groups)]
