"""New tables: one as its host wants it, or the next one for the same people."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from reihum.core.levels import check_level
from reihum.core.options import settle
from reihum.games import game
from reihum.protocol.values import Clock
from reihum.table import events
from reihum.table.errors import BadClock
from reihum.table.events import AnyEvent, StoredEvent
from reihum.table.fold import open_table
from reihum.table.names import plain_name
from reihum.table.table import Table

SHORTEST_CLOCK = 5  # seconds
LONGEST_CLOCK = 14 * 24 * 3600  # days-long games are as good as fast ones

FirstEvents = list[tuple[str, AnyEvent]]  # each with who causes it; the first is the host's Opened


def new_table(id: str, seed: bytes, first: FirstEvents, now: int) -> tuple[Table, list[StoredEvent]]:
    """A table that begins with these events, and the events in their places, to be stored.

    Ids must be unguessable, and `seed` the one that the Opened event is bound to.
    """
    stored = [StoredEvent(seq, now, by, None, event) for seq, (by, event) in enumerate(first, 1)]
    return open_table(id, seed, stored), stored


def opened_event(
    game_id: str,
    seats: int,
    options: dict[str, Any],
    commitment: str,
    name_of_host: str,
    public: bool = False,
    clock: Clock | None = None,
    hints: bool = False,
    spectators: bool = True,
) -> events.Opened:
    """A table as its host wants it; what the game does not offer is refused."""
    chosen = game(game_id)
    settled = settle(chosen.options, options, chosen.check_players(seats))
    if clock is not None:
        check_clock(clock)
    return events.Opened(
        game=chosen.id,
        rules=chosen.rules_version,
        options=settled,
        seats=seats,
        commitment=commitment,
        public=public,
        name_of_host=plain_name(name_of_host),
        clock=clock,
        hints=hints,
        spectators=spectators,
    )


def check_clock(clock: Clock) -> None:
    """Raise BadClock for too little or too much time."""
    if not SHORTEST_CLOCK <= clock.seconds <= LONGEST_CLOCK or not 0 <= clock.increment <= LONGEST_CLOCK:
        raise BadClock(low=SHORTEST_CLOCK, high=LONGEST_CLOCK)
    check_level(clock.level)


def rematch(table: Table, commitment: str) -> FirstEvents:
    """The same people at another table, everybody one seat further."""
    again = replace(table.opened, commitment=commitment, hints=table.hints, spectators=table.spectators)
    first: FirstEvents = [(table.host, again)]
    for number, seat in enumerate(table.seats):
        place = (number + 1) % len(table.seats)
        if seat.guest is not None:
            first.append((seat.guest, events.Sat(place, seat.guest, seat.name)))
        elif seat.level is not None:
            first.append((events.SERVER, events.BotSat(place, seat.level)))
    return first
