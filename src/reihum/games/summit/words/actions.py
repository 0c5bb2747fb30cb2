"""What Summit says of actions and events. The sentences are in texts/."""

from __future__ import annotations

from reihum.core.messages import Argument, Message, message
from reihum.core.state import NOBODY
from reihum.games.summit.cards import (
    CARD_MASK,
    COLOUR_SHIFT,
    DRAW,
    FIELD_MASK,
    FIELDS,
    JOKER,
    LAY,
    LAY_JOKER,
    LETTERS,
    NO_CARD,
    NUMBERS,
    STORE,
    SUMMIT,
    TAKE,
)
from reihum.games.summit.piles import known_to
from reihum.games.summit.rules import SummitState
from reihum.games.summit.tokens import closed_cards, colour_card
from reihum.games.summit.view import stuck_seats


def card_name(card: int) -> Message:
    """A card by colour and number."""
    plain = card & CARD_MASK
    if plain == JOKER:
        return message("summit-joker")
    letter = LETTERS[plain >> COLOUR_SHIFT]
    return message("summit-card", colour=letter, number=str(NUMBERS[plain & FIELD_MASK]))


def triangle_name(state: SummitState, triangle: int, own: str) -> Message:
    """A triangle as seen from the mover's seat; `own` is the message for the mover's."""
    if triangle == state.mover:
        return message(own)
    colour = message("summit-adjective", colour=LETTERS[triangle])
    return message(
        "summit-triangle-rival" if triangle < state.seats else "summit-triangle-free", colour=colour
    )


def words(state: SummitState, action: int) -> Message:
    """What an action does; SU-E5: and whether it ends the game."""
    what = plain_words(state, action)
    if action == DRAW:
        return message("summit-warn-draw", what=what) if may_idle_out(state) else what
    return message("summit-warn", what=what) if ends_the_game(state, action) else what


def plain_words(state: SummitState, action: int) -> Message:
    if action == DRAW:
        return message("summit-draw-shuffled" if must_shuffle(state) else "summit-draw")
    if action == TAKE:
        return message("summit-take", card=card_name(state.piles.open_card()))
    if action == STORE:
        return message("summit-store", card=card_name(state.hand))
    kind, args = laying(state, action, own="summit-triangle-your")
    return Message(f"summit-lay-{kind}", args)


def must_shuffle(state: SummitState) -> bool:
    """SU-20: does drawing begin with shuffling the open pile?"""
    return not state.piles.pushing and state.piles.left == 0


def may_idle_out(state: SummitState) -> bool:
    """SU-21: would one more turn with a rival's card end the game?"""
    return state.idle + 1 >= state.idle_limit() and state.idling_ends_the_game()


def ends_the_game(state: SummitState, action: int) -> bool:
    after = state.clone()
    after.step(action)
    return after.to_act() == NOBODY


def laying(state: SummitState, action: int, own: str) -> tuple[str, dict[str, Argument]]:
    """Laying a card: which of the messages for it, and its arguments."""
    golden = action >= LAY_JOKER
    triangle, field = divmod(action - (LAY_JOKER if golden else LAY), FIELDS)
    player = int(state.mover)
    args: dict[str, Argument] = {
        "player": player,
        "card": card_name(JOKER if golden else colour_card(player, field)),
        "number": str(NUMBERS[field]),
        "triangle": triangle_name(state, triangle, own),
    }
    if field == SUMMIT and triangle != player:
        return "block" if triangle < state.seats else "open", args
    return "joker" if golden else "lay", args


def events(before: SummitState, action: int, after: SummitState, seat: int | None) -> list[Message]:
    told = drawing(before, after, seat) if action == DRAW else [done(before, action)]
    if after.to_act() == NOBODY:
        told.extend(ending(after))
    return told


def done(before: SummitState, action: int) -> Message:
    player = int(before.mover)
    if action == TAKE:
        return message("summit-log-take", player=player, card=card_name(before.piles.open_card()))
    if action == STORE:
        return message("summit-log-store", player=player, card=card_name(before.hand))
    kind, args = laying(before, action, own="summit-triangle-own")
    return Message(f"summit-log-lay-{kind}", args)


def drawing(before: SummitState, after: SummitState, seat: int | None) -> list[Message]:
    told = [message("summit-log-renewed")] if must_shuffle(before) else []
    told.append(drawn(before, after, seat))
    if after.shuffles > before.shuffles:
        told.append(message("summit-log-shuffled"))
    return told


def drawn(before: SummitState, after: SummitState, seat: int | None) -> Message:
    """The card, if the viewer saw it or knew it before."""
    player = int(before.mover)
    if after.hand != NO_CARD:
        return message("summit-log-draw", player=player, card=card_name(after.hand))
    if not before.piles.pushing:
        return message("summit-log-open", player=player, card=card_name(after.piles.open_card()))
    card = closed_cards(before.piles)[0]
    if seat is not None and (seat == player or known_to(card, seat)):
        return message("summit-log-push", player=player, card=card_name(card))
    return message("summit-log-push-hidden", player=player)


def ending(after: SummitState) -> list[Message]:
    told = [message("summit-log-stuck", player=int(seat)) for seat in stuck_seats(after)]
    return [*(told or [message("summit-log-idle")]), message("log-over")]
