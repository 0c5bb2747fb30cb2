"""What the actions, cards and triangles of Summit are called."""

from __future__ import annotations

from reihum.core.messages import Argument, Message, message
from reihum.core.state import NOBODY
from reihum.games.summit import material as m
from reihum.games.summit.engine.cards import colour_card, colour_of, field_of
from reihum.games.summit.engine.state import SummitState
from reihum.games.summit.engine.triangles import has_owner


def card_name(card: int) -> Message:
    """A card by colour and number."""
    if colour_of(card) == m.JOKER_COLOUR:
        return message("summit-joker")
    letter = m.LETTERS[colour_of(card)]
    return message("summit-card", colour=letter, number=str(m.NUMBERS[field_of(card)]))


def triangle_name(state: SummitState, triangle: int, own: str) -> Message:
    """A triangle as seen from the mover's seat; `own` is the message for the mover's."""
    if triangle == state.mover:
        return message(own)
    kind = "rival" if has_owner(triangle, state.seats) else "free"
    colour = message("summit-adjective", colour=m.LETTERS[triangle])
    return message(f"summit-triangle-{kind}", colour=colour)


def words(state: SummitState, action: int) -> Message:
    """What an action does; SU-E5: and whether it ends the game."""
    what = plain_words(state, action)
    if action == m.DRAW:
        return message("summit-warn-draw", what=what) if state.idle_turn_ends_the_game() else what
    return message("summit-warn", what=what) if ends_the_game(state, action) else what


def plain_words(state: SummitState, action: int) -> Message:
    """What an action does, without the warning."""
    if action == m.DRAW:
        return message("summit-draw-shuffled" if state.piles.drawing_shuffles() else "summit-draw")
    if action == m.TAKE:
        return message("summit-take", card=card_name(state.piles.open_card()))
    if action == m.STORE:
        return message("summit-store", card=card_name(state.hand))
    kind, args = laying(state, action, own="summit-triangle-your")
    return Message(f"summit-lay-{kind}", args)


def ends_the_game(state: SummitState, action: int) -> bool:
    """Is the game over after this action, which reveals nothing?"""
    after = state.clone()
    after.step(action)
    return after.to_act() == NOBODY


def laying(state: SummitState, action: int, own: str) -> tuple[str, dict[str, Argument]]:
    """Laying a card: which of the messages for it, and its arguments."""
    triangle, field = divmod(m.place_of(action), m.FIELDS)
    player = int(state.mover)
    card = m.JOKER if m.lays_joker(action) else colour_card(player, field)
    return laying_kind(state, action), {
        "player": player,
        "card": card_name(card),
        "number": str(m.NUMBERS[field]),
        "triangle": triangle_name(state, triangle, own),
    }


def laying_kind(state: SummitState, action: int) -> str:
    """Which sort of laying a legal action is, as the messages' names have it."""
    player, place = state.players[state.mover], m.place_of(action)
    if player.blocks(place):
        return "block"
    if player.opens(place):
        return "open"
    return "joker" if m.lays_joker(action) else "lay"
