"""Hidden stays hidden on the wire: tables that differ in what a viewer cannot know send equal bytes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import reihum
from reihum.core.errors import ReihumError
from reihum.core.rng import FastRng, seeded
from reihum.core.state import State
from reihum.protocol import commands
from reihum.table.broadcast import Broadcaster, about, refusal
from reihum.table.decide import decide
from reihum.table.drafts import Draft
from reihum.table.events import StoredEvent
from reihum.table.fold import apply, put_draft
from reihum.table.history import steps_from
from reihum.table.table import Table
from reihum.testing.configurations import hidden_part, resampled
from tests.server.tables import Played

SAMPLES = 40 if reihum.compiled else 20
TABLES = [(game.id, players) for game in reihum.games() for players in game.players]
EVERY_TABLE = pytest.mark.parametrize(("game", "players"), TABLES, ids=str)


def moments(game: str, players: int, seed: int) -> Iterator[tuple[Played, int]]:
    """A random game, stopped before some of its steps, in drafts too; and the step that comes next."""
    options = {"variant": 2} if game == "summit" else {}
    played = Played(game, players, options=options, hints=True).started()
    rng = seeded(seed)
    for ply in range(6 * SAMPLES):
        seat = played.table.to_act()
        if seat is None:
            return
        legal = played.table.state_for(seat).legal()
        action = legal[rng.below(len(legal))]
        if ply % 6 == seed % 6:
            yield played, action
        played.play(action)


def guests(played: Played) -> list[str]:
    return [f"g{seat}" for seat in range(len(played.table.seats))] + ["stranger"]


def twin(played: Played, guest: str, rng: FastRng) -> Table:
    """The same table, but what the guest cannot know is another."""
    made = played.again()
    seat = made.viewer(guest).seat
    made.state = resampled(made.playing(), seat, rng)
    own = played.table.draft is not None and played.table.draft.seat == seat
    put_draft(made, played.table.draft if own else None)
    return made


@EVERY_TABLE
def test_pictures_drafts_and_lists_are_equal(game: str, players: int) -> None:
    varied = 0
    rng = seeded(1)
    for played, _ in moments(game, players, 1):
        for guest in guests(played):
            other = twin(played, guest, rng)
            assert sent_at_rest(other, guest) == sent_at_rest(played.table, guest)
            varied += hidden_part(other.playing()) != hidden_part(played.table.playing())
    assert varied


def sent_at_rest(table: Table, guest: str) -> list[bytes]:
    """What the guest is sent who comes now, what lists show, and all refusals of steps."""
    return [*Broadcaster(table).greeting(table.viewer(guest)), about(table), *refusals(table, guest)]


def refusals(table: Table, guest: str) -> list[bytes]:
    step = len(table.draft.actions) if table.draft is not None and guest == mover(table) else 0
    tries: list[commands.Command] = [
        commands.Play("c", table.base, step, action) for action in range(0, table.game.actions + 1, 3)
    ]
    tries += [
        commands.TakeBack("c", table.base, 0),
        commands.AskUndo("c"),
        commands.Hint("c", table.base, step),
    ]
    return [answer(table, guest, command) for command in tries]


def answer(table: Table, guest: str, command: commands.Command) -> bytes:
    try:
        decision = decide(table, guest, command)
    except ReihumError as error:
        return refusal(error, command.cmd)
    return b"draft" if decision.draft is not None else b"events"


def mover(table: Table) -> str:
    return f"g{table.to_act()}"


@EVERY_TABLE
def test_news_are_equal(game: str, players: int) -> None:
    """A step that the viewer sees alike on both tables is told alike."""
    rng = seeded(2)
    compared = 0
    for played, action in moments(game, players, 2):
        if played.drafted():
            continue
        for guest in guests(played):
            other = twin(played, guest, rng)
            if looks_alike(played.table, other, guest, action):
                assert told(other, guest, action) == told(played.again(), guest, action)
                compared += 1
    assert compared


def looks_alike(table: Table, other: Table, guest: str, action: int) -> bool:
    seat = table.viewer(guest).seat
    if not other.playing().allows(action):
        return False
    one, two = (table.game.view(after(each.playing(), action), seat) for each in (table, other))
    return bool(one == two)


def after(state: State, action: int) -> State:
    return steps_from(state, [action])[0].after


def told(table: Table, guest: str, action: int) -> list[bytes]:
    """What the guest is sent about the next step of the mover, whether it is a draft or committed."""
    broadcaster, viewer = Broadcaster(table), table.viewer(guest)
    broadcaster.snapshot(viewer)
    decision = decide(table, mover(table), commands.Play("c", table.base, 0, action))
    if decision.draft is not None:
        put_draft(table, decision.draft)
        return broadcaster.draft(viewer)
    (stored,) = table.numbered(decision.events, mover(table), "c", table.changed_at)
    return [broadcaster.news(stored, apply(table, stored)).to(viewer, table.viewer(guest))]


@EVERY_TABLE
def test_nobody_else_notices_a_draft(game: str, players: int) -> None:
    for played, _ in moments(game, players, 3):
        untouched = played.again()
        assert untouched.draft is None
        for guest in guests(played):
            if guest != mover(untouched):
                assert sent_at_rest(played.table, guest) == sent_at_rest(untouched, guest)
                assert chatter(played.again(), played.table.draft, guest) == chatter(untouched, None, guest)
                untouched = played.again()


def chatter(table: Table, draft: Draft | None, guest: str) -> bytes:
    """What the guest hears when somebody says something meanwhile."""
    broadcaster, viewer = Broadcaster(table), table.viewer(guest)
    put_draft(table, draft)
    broadcaster.snapshot(viewer)
    decision = decide(table, "g0", commands.Say("c", "hello"))
    stored: StoredEvent = table.numbered(decision.events, "g0", "c", table.changed_at)[0]
    return broadcaster.news(stored, apply(table, stored)).to(viewer, viewer)


@EVERY_TABLE
def test_no_seed_is_sent(game: str, players: int) -> None:
    played = Played(game, players).started()
    played.play()
    secret = played.table.seed.hex().encode()
    for guest in guests(played):
        assert secret not in b"".join(sent_at_rest(played.table, guest))
