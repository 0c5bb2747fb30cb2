"""What a move costs the table server before store and sockets: deciding, applying, telling four viewers.

python benchmarks/broadcast.py
"""

from __future__ import annotations

from time import perf_counter

import reihum
from reihum.core.rng import FairRng, seeded
from reihum.protocol import commands
from reihum.table.broadcast import Broadcaster
from reihum.table.decide import decide
from reihum.table.events import Sat, Started, StoredEvent
from reihum.table.fold import apply, open_table, put_draft
from reihum.table.new_table import opened_event
from reihum.table.table import Table

SEATS = 4
GAMES, MOVES = 8, 150
PARTS = ("decide", "apply", "tell")


def started(game: str, rng: FairRng) -> Table:
    opened = opened_event(game, SEATS, {}, rng.commitment(), "Ada")
    table = open_table("t", rng.seed, [StoredEvent(1, 0, "0", None, opened)])
    for seat in range(SEATS):
        apply(table, StoredEvent(2 + seat, 0, str(seat), None, Sat(seat, str(seat), f"Name {seat}")))
    apply(table, StoredEvent(2 + SEATS, 0, "0", None, Started()))
    return table


def measure(game: str) -> tuple[int, list[float], int]:
    """Moves, seconds by part, bytes sent."""
    moves, sent, spent = 0, 0, [0.0, 0.0, 0.0]
    for number in range(GAMES):
        table, rng = started(game, FairRng(bytes([number]) * 32)), seeded(number)
        broadcaster = Broadcaster(table)
        viewers = [table.viewer(str(seat)) for seat in range(SEATS)]
        for viewer in viewers:
            broadcaster.snapshot(viewer)
        while table.phase == "playing" and table.seq < MOVES:
            seat = table.to_act() or 0
            legal = table.state_for(seat).legal()
            step = len(table.draft.actions) if table.draft is not None else 0
            command = commands.Play("c", table.base, step, legal[rng.below(len(legal))])
            times = [perf_counter()]
            decision = decide(table, str(seat), command)
            times.append(perf_counter())
            if decision.draft is not None:
                put_draft(table, decision.draft, decision.steps)
                continue
            (stored,) = table.numbered(decision.events, str(seat), "c", 0)
            steps = apply(table, stored, decision.steps)
            times.append(perf_counter())
            news = broadcaster.news(stored, steps)
            sent += sum(len(news.to(viewer, viewer)) for viewer in viewers)
            times.append(perf_counter())
            spent = [spent[part] + times[part + 1] - times[part] for part in range(3)]
            moves += 1
    return moves, spent, sent


def main() -> None:
    print(f"microseconds a committed move, {SEATS} viewers; engine compiled: {reihum.compiled}")
    for game in reihum.games():
        moves, spent, sent = measure(game.id)
        costs = ", ".join(f"{part} {1e6 * cost / moves:.0f}" for part, cost in zip(PARTS, spent, strict=True))
        print(f"{game.id}: {costs}; {sent // (moves * SEATS)} bytes to each viewer")


if __name__ == "__main__":
    main()
