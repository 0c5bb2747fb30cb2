"""What Chameleon says: actions, events and reasons. The sentences are in texts/."""

from __future__ import annotations

from reihum.core.messages import Message, Reason, message
from reihum.core.state import NOBODY
from reihum.games.chameleon.cards import DRAW, GOLDEN_JOKER, KINDS, NO_CARD, PLACE, TAKE, TOKENS
from reihum.games.chameleon.rules import ChameleonState


def card(kind: int) -> Message:
    return message("chameleon-card", kind=TOKENS[kind])


def cards(kinds: list[int]) -> tuple[Message, ...]:
    return tuple(card(kind) for kind in sorted(kinds))


def words(state: ChameleonState, action: int) -> Message:
    if action == DRAW:
        return message("chameleon-draw")
    if action >= TAKE:
        row = state.rows[action - TAKE]
        return message("chameleon-take", row=row.index + 1, cards=cards(row.kinds()))
    return message("chameleon-place", row=action - PLACE + 1, card=card(state.drawn))


def events(before: ChameleonState, action: int, after: ChameleonState) -> list[Message]:
    told = [done(before, action, after)]
    if TAKE <= action < DRAW and before.rows[action - TAKE].holds(GOLDEN_JOKER):
        told.append(golden_card(before, action, after))
    if after.last_round and not before.last_round:
        told.append(message("chameleon-log-last-round"))
    if round_ended(before, action):
        told.extend(end_of_round(before, after))
    return told


def done(before: ChameleonState, action: int, after: ChameleonState) -> Message:
    player = before.to_act()
    if action == DRAW:
        return message("chameleon-log-draw", player=player, card=card(after.drawn))
    if action >= TAKE:
        row = before.rows[action - TAKE]
        return message("chameleon-log-take", player=player, row=row.index + 1, cards=cards(row.kinds()))
    row = before.rows[action - PLACE]
    return message("chameleon-log-place", player=player, row=row.index + 1, card=card(before.drawn))


def golden_card(before: ChameleonState, action: int, after: ChameleonState) -> Message:
    """CH-11: the card that came with the golden joker."""
    player = before.to_act()
    taken = before.rows[action - TAKE].kinds()
    for kind in range(KINDS):
        gained = after.players[player].cards[kind] - before.players[player].cards[kind]
        if gained > taken.count(kind):
            break
    return message("chameleon-log-golden", player=player, card=card(kind))


def round_ended(before: ChameleonState, action: int) -> bool:
    still_in = [player for player in before.players if not player.out]
    return TAKE <= action < DRAW and len(still_in) == 1


def end_of_round(before: ChameleonState, after: ChameleonState) -> list[Message]:
    gone = [k for k in range(KINDS) for _ in range(after.removed[k] - before.removed[k])]
    told = [message("chameleon-log-removed", cards=cards(gone))] if gone else []
    if after.to_act() == NOBODY:
        return [*told, message("log-over")]
    return [*told, message("chameleon-log-round", player=after.to_act())]


def forbidden(state: ChameleonState, action: int) -> Reason:
    if action == DRAW:
        if state.drawn != NO_CARD:
            return Reason("CH-7", message("chameleon-why-place-first"))
        return Reason("CH-8", message("chameleon-why-no-room"))
    index = action - TAKE if action >= TAKE else action - PLACE
    if index >= len(state.rows):
        return Reason("CH-4", message("chameleon-why-no-row", rows=len(state.rows)))
    if state.rows[index].taken:
        return Reason("CH-9", message("chameleon-why-taken"))
    return why_not_take(state) if action >= TAKE else why_not_place(state)


def why_not_take(state: ChameleonState) -> Reason:
    if state.drawn != NO_CARD:
        return Reason("CH-7", message("chameleon-why-place-first"))
    return Reason("CH-9", message("chameleon-why-empty"))


def why_not_place(state: ChameleonState) -> Reason:
    if state.drawn == NO_CARD:
        return Reason("CH-8", message("chameleon-why-draw-first"))
    return Reason("CH-8", message("chameleon-why-full"))
