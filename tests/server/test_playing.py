"""Playing: steps and drafts, repeated and stale commands, undo, bots in people's seats, clocks."""

from __future__ import annotations

import pytest

from reihum.core.errors import IllegalAction
from reihum.protocol import commands
from reihum.protocol.values import Clock
from reihum.table import errors, events
from reihum.table.clocks import GRACE
from reihum.table.decide.decision import Decision
from reihum.table.decide.steps import bot_plays
from reihum.table.duties import BotTurn, duty
from reihum.table.fold import put_draft
from tests.server.tables import HOST, Played


def drafting() -> Played:
    """Flower Rows, with one step of a draft."""
    played = Played("flower_rows", 2).started()
    for _ in range(300):
        if played.play().draft is not None:
            return played
    raise AssertionError("no step could be taken back")


def test_steps_that_reveal_nothing_are_a_draft() -> None:
    played = drafting()
    table = played.table
    assert table.draft is not None
    seq, before = table.seq, table.state
    while not (decision := played.play()).events:
        assert table.seq == seq
        assert table.state is before
    (committed,) = decision.events
    assert isinstance(committed, events.Played)
    assert len(committed.actions) == len(committed.cmds) + 1
    assert decision.ends_draft
    assert table.draft is None


def test_a_draft_is_taken_back_step_by_step() -> None:
    played = drafting()
    table, guest = played.table, played.mover()
    decision = played.do(guest, commands.TakeBack, base=table.base, draft_length=1)
    assert decision.draft is not None
    assert decision.draft.actions == ()
    assert table.draft is not None
    assert table.state_for(table.draft.seat).position() == table.playing().position()
    with pytest.raises(errors.NothingToTakeBack):
        played.do(guest, commands.TakeBack, base=table.base, draft_length=0)


def test_who_plays_and_takes_back_for_ever_makes_no_endless_list() -> None:
    played = drafting()
    table, guest = played.table, played.mover()
    for _ in range(40):
        played.do(guest, commands.TakeBack, base=table.base, draft_length=1)
        played.play()
    assert table.draft is not None
    assert len(table.draft.cmds) == 32


def test_repeated_commands_are_recognised() -> None:
    played = drafting()
    table, guest = played.table, played.mover()
    assert table.draft is not None
    drafted = table.draft.cmds[0]
    assert table.answered(guest, drafted) == table.base
    assert table.answered("stranger", drafted) is None
    while not played.play().events:
        pass
    for cmd in (drafted, f"c{played.count}"):
        assert table.answered(guest, cmd) == table.seq
        assert played.again().answered(guest, cmd) == table.seq
    assert table.answered(guest, "never") is None


def test_chat_does_not_void_a_draft_but_whatever_changes_the_game_does() -> None:
    played = drafting()
    table, draft = played.table, played.table.draft
    played.do(HOST, commands.Say, text="take your time")
    assert table.draft == draft
    played.do(played.mover(), commands.Leave)
    assert table.draft is None
    put_draft(table, draft)
    assert table.draft is None


def test_stale_commands_change_nothing() -> None:
    played = Played().started()
    table, guest = played.table, played.mover()
    action = table.playing().legal()[0]
    for base, step in ((table.base - 1, 0), (table.base + 1, 0), (table.base, 1)):
        with pytest.raises(errors.Stale):
            played.do(guest, commands.Play, base=base, draft_length=step, action=action)


def test_illegal_steps_are_refused_with_their_rule() -> None:
    played = Played().started()
    table, guest = played.table, played.mover()
    other = "g1" if guest == "g0" else "g0"
    legal = table.playing().legal()
    illegal = next(action for action in range(table.game.actions) if action not in legal)
    with pytest.raises(errors.ForbiddenStep) as caught:
        played.play(illegal)
    assert caught.value.rule.startswith("CH-")
    with pytest.raises(errors.ForbiddenStep) as caught:
        played.do(other, commands.Play, base=table.base, draft_length=0, action=legal[0])
    assert caught.value.rule == table.game.turn_rule
    with pytest.raises(errors.NotSeated):
        played.do("stranger", commands.Play, base=table.base, draft_length=0, action=legal[0])
    with pytest.raises(IllegalAction):
        played.play(511)


def test_everybody_must_agree_to_an_undo() -> None:
    played = Played(seats=3).started()
    table, asker = played.table, played.mover()
    with pytest.raises(errors.NothingToUndo):
        played.do(asker, commands.AskUndo)
    before = table.playing().position()
    played.play()
    played.do(asker, commands.AskUndo)
    with pytest.raises(errors.AlreadyAsked):
        played.do(asker, commands.AskUndo)
    one, other = {"g0", "g1", "g2"} - {asker}
    played.do(one, commands.AnswerUndo, agree=True)
    with pytest.raises(errors.NotAsked):
        played.do(one, commands.AnswerUndo, agree=True)
    decision = played.do(other, commands.AnswerUndo, agree=True)
    assert isinstance(decision.events[-1], events.Undone)
    assert table.playing().position() == before
    assert table.undo is None


def test_one_no_or_a_move_ends_the_question() -> None:
    played = Played().started()
    table, asker = played.table, played.mover()
    other = "g1" if asker == "g0" else "g0"
    played.play()
    played.do(asker, commands.AskUndo)
    played.do(other, commands.AnswerUndo, agree=False)
    assert table.undo is None
    played.do(asker, commands.AskUndo)
    played.play()
    assert table.undo is None
    with pytest.raises(errors.NotAsked):
        played.do(other, commands.AnswerUndo, agree=True)


def test_undo_goes_back_over_the_moves_of_bots() -> None:
    played = Played(options={"first_player": 0}).started(bots=1)
    table = played.table
    before = table.playing().position()
    while table.to_act() == 0:
        before = table.playing().position()
        played.play()
    turn = duty(table, table.changed_at)
    assert turn == BotTurn(1, "random", table.base)
    action = table.playing().legal()[0]
    played.append(bot_plays(table, turn.seat, turn.base, [action]).events)
    assert [type(event) for event in played.do(HOST, commands.AskUndo).events] == [
        events.UndoAsked,
        events.Undone,
    ]
    assert table.playing().position() == before


def test_no_question_is_open_after_the_end() -> None:
    """A bot's move does not answer a question; the last one ends it."""
    ended_by_bot = False
    for seed in range(6):
        played = Played(seats=3, seed=bytes([seed]) * 32).started(bots=1)
        table = played.table
        while table.phase == "playing":
            ended_by_bot = table.to_act() == 2
            if ended_by_bot and table.undo is None and table.history.last_start(0) is not None:
                played.do("g0", commands.AskUndo)
            played.play()
        assert table.undo is None
        if ended_by_bot:
            break
    assert ended_by_bot


def test_a_bot_that_thought_too_long_is_not_heard() -> None:
    played = Played(options={"first_player": 1}).started(bots=1)
    table = played.table
    turn = duty(table, table.changed_at)
    assert isinstance(turn, BotTurn)
    legal = table.playing().legal()
    with pytest.raises(IllegalAction):
        bot_plays(table, turn.seat, turn.base, [511])
    played.append(bot_plays(table, turn.seat, turn.base, [legal[0]]).events)
    with pytest.raises(errors.Stale):
        bot_plays(table, turn.seat, turn.base, [legal[0]])


def test_a_bot_plays_for_who_is_away_until_they_are_back() -> None:
    played = Played().started()
    table = played.table
    away = table.to_act()
    assert away is not None
    guest, other = f"g{away}", f"g{1 - away}"
    if guest == HOST:
        with pytest.raises(errors.NotHost):
            played.do(other, commands.HandOver, seat=away, level="level1")
    played.do(HOST, commands.HandOver, seat=away, level="level1")
    assert duty(table, table.changed_at) == BotTurn(away, "level1", table.seq)
    for kind, fields in (
        (commands.Play, {"base": table.base, "draft_length": 0, "action": 0}),
        (commands.HandOver, {"seat": away, "level": "level1"}),
        (commands.AskUndo, {}),
    ):
        with pytest.raises(errors.BotPlays):
            played.do(guest, kind, **fields)
    with pytest.raises(errors.SeatTaken):
        played.do(other, commands.TakeOver, seat=away)
    played.do(guest, commands.TakeOver, seat=away)
    assert table.due() is None
    with pytest.raises(errors.NoBotPlays):
        played.do(guest, commands.TakeOver, seat=away)
    played.play()


def test_who_leaves_need_not_agree_to_an_undo() -> None:
    played = Played().started()
    table, asker = played.table, played.mover()
    other = "g1" if asker == "g0" else "g0"
    played.play()
    played.do(asker, commands.AskUndo)
    played.do(other, commands.Leave)
    assert len(table.history.actions) == 0
    assert table.undo is None


def test_hints_where_the_host_allows_them() -> None:
    played = Played().started()
    table, guest = played.table, played.mover()
    other = "g1" if guest == "g0" else "g0"
    with pytest.raises(errors.HintsForbidden):
        played.do(guest, commands.Hint, base=table.base, draft_length=0)
    played.do(HOST, commands.Allow, what="hints", on=True)
    assert not played.do(guest, commands.Hint, base=table.base, draft_length=0).events
    with pytest.raises(errors.Stale):
        played.do(other, commands.Hint, base=table.base, draft_length=0)


def test_without_a_clock_a_table_waits_for_days() -> None:
    assert Played().started().table.due() is None


def test_a_clock_per_move_hands_over_to_a_bot() -> None:
    played = Played(clock=Clock("move", 60, level="level3")).started()
    table = played.table
    due, seat = table.due(), table.to_act()
    assert due == table.changed_at + 60_000
    assert duty(table, due - 1) is None
    caused = duty(table, due)
    assert isinstance(caused, Decision)
    assert caused == Decision.of(events.HandedOver(seat or 0, "level3", "clock"))
    played.append(caused.events, after=60_000)
    assert table.due() == table.changed_at
    played.do(f"g{seat}", commands.TakeOver, seat=seat)
    assert table.due() == table.changed_at + 60_000


def test_a_clock_per_game_counts_only_the_own_moves() -> None:
    played = Played(clock=Clock("game", 60, increment=2)).started()
    table = played.table
    seat = table.to_act()
    assert seat is not None
    played.play()  # after a second, as everything in these tests
    expected = [60_000, 60_000]
    expected[seat] += 1000
    assert table.clocks.left == expected
    assert played.again().clocks.left == expected


def test_who_takes_the_seat_back_gets_a_little_time() -> None:
    played = Played(clock=Clock("game", 10)).started()
    table = played.table
    seat, due = table.to_act(), table.due()
    assert due is not None
    caused = duty(table, due)
    assert isinstance(caused, Decision)
    played.append(caused.events, after=10_000)
    assert table.clocks.left[seat or 0] == 0
    played.do(f"g{seat}", commands.TakeOver, seat=seat)
    assert table.due() == table.changed_at + GRACE


def test_times_never_go_back() -> None:
    table = Played().started().table
    (stored,) = table.numbered([events.Closed("host")], HOST, None, now=0)
    assert stored.at == table.changed_at
