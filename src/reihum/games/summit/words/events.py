"""What happened in a step of Summit."""

from __future__ import annotations

from reihum.core.messages import Message, message
from reihum.core.state import NOBODY
from reihum.games.summit import material as m
from reihum.games.summit.engine.marks import known_to
from reihum.games.summit.engine.state import SummitState
from reihum.games.summit.words.actions import card_name, laying


def events(before: SummitState, action: int, after: SummitState, seat: int | None) -> list[Message]:
    """What a step did, as far as this seat, or a spectator, may know."""
    told = drawing(before, after, seat) if action == m.DRAW else [done(before, action)]
    if after.to_act() == NOBODY:
        told.extend(ending(after))
    return told


def done(before: SummitState, action: int) -> Message:
    """Any step but drawing: all of them are open."""
    player = int(before.mover)
    if action == m.TAKE:
        return message("summit-log-take", player=player, card=card_name(before.piles.open_card()))
    if action == m.STORE:
        return message("summit-log-store", player=player, card=card_name(before.hand))
    kind, args = laying(before, action, own="summit-triangle-own")
    return Message(f"summit-log-lay-{kind}", args)


def drawing(before: SummitState, after: SummitState, seat: int | None) -> list[Message]:
    """The card, and shuffles before (SU-20) and after it (SU-21)."""
    told = [message("summit-log-renewed")] if before.piles.drawing_shuffles() else []
    told.append(drawn(before, after, seat))
    if after.shuffles > before.shuffles:
        told.append(message("summit-log-shuffled"))
    return told


def drawn(before: SummitState, after: SummitState, seat: int | None) -> Message:
    """The card, if the viewer saw it or knew it before (SU-R4)."""
    player = int(before.mover)
    if after.hand != m.NO_CARD:
        return message("summit-log-draw", player=player, card=card_name(after.hand))
    if not before.piles.pushing:
        return message("summit-log-open", player=player, card=card_name(after.piles.open_card()))
    card = before.piles.closed_card(0)
    if seat is not None and (seat == player or known_to(card, seat)):
        return message("summit-log-push", player=player, card=card_name(card))
    return message("summit-log-push-hidden", player=player)


def ending(after: SummitState) -> list[Message]:
    """Why the game is over: SU-19, else SU-21."""
    told = [message("summit-log-stuck", player=int(seat)) for seat in after.stuck_seats()]
    return [*(told or [message("summit-log-idle")]), message("log-over")]
