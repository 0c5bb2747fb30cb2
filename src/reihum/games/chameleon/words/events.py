"""What happened in a game of Chameleon."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.core.state import NOBODY
from reihum.games.chameleon import material as m
from reihum.games.chameleon.engine.state import ChameleonState
from reihum.games.chameleon.words.actions import card, cards


def events(before: ChameleonState, action: int, after: ChameleonState, seat: int | None) -> list[Message]:
    """What a step did; everybody may read all of it."""
    told = [done(before, action, after)]
    if m.TAKE <= action < m.DRAW and before.rows[action - m.TAKE].holds(m.GOLDEN_JOKER):
        told.append(golden_card(before, action, after))
    if after.last_round and not before.last_round:
        told.append(message("chameleon-log-last-round"))
    if round_ended(before, action):
        told.extend(end_of_round(before, after))
    return told


def done(before: ChameleonState, action: int, after: ChameleonState) -> Message:
    player = before.to_act()
    if action == m.DRAW:
        return message("chameleon-log-draw", player=player, card=card(after.drawn))
    if action >= m.TAKE:
        row = before.rows[action - m.TAKE]
        return message("chameleon-log-take", player=player, row=row.index + 1, cards=cards(row.kinds()))
    row = before.rows[action - m.PLACE]
    return message("chameleon-log-place", player=player, row=row.index + 1, card=card(before.drawn))


def golden_card(before: ChameleonState, action: int, after: ChameleonState) -> Message:
    """CH-11: the card that came with the golden joker."""
    player = before.to_act()
    taken = before.rows[action - m.TAKE].kinds()
    for kind in range(m.KINDS):
        gained = after.players[player].cards[kind] - before.players[player].cards[kind]
        if gained > taken.count(kind):
            break
    return message("chameleon-log-golden", player=player, card=card(kind))


def round_ended(before: ChameleonState, action: int) -> bool:
    """CH-14: the last one in has taken a row."""
    return m.TAKE <= action < m.DRAW and before.rivals_in() == 0


def end_of_round(before: ChameleonState, after: ChameleonState) -> list[Message]:
    gone = [k for k in range(m.KINDS) for _ in range(after.removed[k] - before.removed[k])]
    told = [message("chameleon-log-removed", cards=cards(gone))] if gone else []
    if after.to_act() == NOBODY:
        return [*told, message("log-over")]
    return [*told, message("chameleon-log-round", player=after.to_act())]
