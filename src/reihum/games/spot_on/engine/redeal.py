"""The cards that nobody has seen, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from reihum.core.rng import Rng
from reihum.core.state import in_order
from reihum.core.vecs import append
from reihum.games.spot_on import material as m
from reihum.games.spot_on.engine.players import Player
from reihum.games.spot_on.engine.supply import Supply


def redeal(supply: Supply, players: list[Player], rng: Rng) -> None:
    """Shuffle the pile together with the bonus cards in the score piles; all keep their numbers of cards."""
    unseen = supply.pile[: supply.left]
    for player in players:
        for card in player.bonus:
            unseen = append(unseen, card)
    unseen = in_order(unseen, m.CARD_LIMIT)
    rng.shuffle(unseen, len(unseen))
    dealt: i64 = supply.left
    for player in players:
        player.bonus = unseen[dealt : dealt + len(player.bonus)]
        dealt += len(player.bonus)
    supply.pile = unseen  # of which only the first `left` cards count
