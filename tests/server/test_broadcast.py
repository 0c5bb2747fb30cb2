"""What viewers are sent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import reihum
from reihum.bots.analysis import prospects
from reihum.core.errors import ReihumError
from reihum.core.rng import seeded
from reihum.core.texts import LANGUAGES
from reihum.protocol import commands
from reihum.protocol.values import Clock
from reihum.table import errors, events
from reihum.table.broadcast import Broadcaster, about, refusal
from reihum.table.broadcast.about import About
from reihum.table.broadcast.log import EVENT_WORDS, event_lines
from reihum.table.broadcast.snapshot import LOG_MOVES
from reihum.table.events import AnyEvent
from tests.server.readers import Reader, Watched
from tests.server.tables import HOST, Played

GAMES = pytest.mark.parametrize("game", [game.id for game in reihum.games()])


@GAMES
def test_news_keep_every_viewer_up_to_date(game: str) -> None:
    played = Watched(game, 2)
    played.started()
    readers = played.watch("g0", "g1", "stranger")
    while played.table.phase == "playing" and played.table.seq < 80:
        if not played.play().events:
            continue
        for reader in readers:
            assert reader.last["t"] == "news"
            assert reader.document == reader.fresh()
            assert (reader.legal is not None) == (reader.guest == played.mover())


@GAMES
def test_who_sees_the_game_begin_knows_the_own_seat(game: str) -> None:
    played = Watched(game, 2)
    readers = played.watch("g0", "g1", "stranger")
    played.started()
    for reader, seat in zip(readers, [0, 1, None], strict=True):
        assert reader.document["view"]["seat"] == seat
        assert reader.document == reader.fresh()
        assert reader.log[-1] == {"id": "log-started", "args": {}}


def test_the_log_of_a_picture_is_what_news_told() -> None:
    played = Watched()
    played.started()
    (reader,) = played.watch("g1")
    for _ in range(2 * LOG_MOVES):
        played.play()
    kept = Reader(Broadcaster(played.table), "g1").log
    assert len(kept) >= LOG_MOVES
    assert reader.log[-len(kept) :] == kept


def test_who_takes_a_seat_gets_a_new_picture() -> None:
    played = Watched()
    reader, other = played.watch("g1", "stranger")
    played.do("g1", commands.Sit, seat=1, name="Ben")
    assert reader.last["t"] == "snapshot"
    assert reader.last["you"] == {"seat": 1, "host": False, "sight": "seat"}
    assert other.last["t"] == "news"
    assert other.last["patch"] == [
        [["table", "seats", 1, "name"], "Ben"],
        [["table", "seats", 1, "who"], played.table.who("g1")],
    ]


def test_legal_actions_go_to_the_person_to_act_alone() -> None:
    played = Watched(options={"first_player": 0})
    played.started(bots=1)
    host, stranger = played.watch(HOST, "stranger")
    assert [one["action"] for one in host.legal] == played.table.playing().legal()
    assert stranger.legal is None
    while played.table.to_act() == 0:
        played.play()
    assert host.legal is None


def test_who_takes_over_hears_what_is_legal() -> None:
    played = Watched()
    played.started()
    guest, seat = played.mover(), played.table.to_act()
    (reader,) = played.watch(guest)
    played.do(guest, commands.Leave)
    assert reader.legal is None
    played.do(guest, commands.TakeOver, seat=seat)
    assert reader.legal


def test_viewers_who_see_the_same_are_sent_the_same_bytes() -> None:
    played = Watched("chameleon", 5)
    played.started()
    readers = played.watch(*(f"g{seat}" for seat in range(5)))
    played.play()
    played.play()
    frames = {id(reader.frames[-1]) for reader in readers if reader.guest != played.mover()}
    assert len(frames) == 1


def test_the_own_draft_comes_upon_the_document() -> None:
    played = Watched("flower_rows", 2)
    played.started()
    readers = played.watch("g0", "g1")
    while played.play().draft is None:
        pass
    for reader in readers:
        frames = played.broadcaster.draft(reader.viewer)
        if reader.guest != played.mover():
            assert frames == []
            continue
        reader.read(*frames)
        assert reader.last["actions"] == [played.table.draft and played.table.draft.actions[0]]
        assert played.table.draft is not None
        drafted = played.table.state_for(played.table.draft.seat)
        seen = played.table.game.view(drafted, reader.viewer.seat)
        assert reader.shown()["view"] == seen
        assert [one["action"] for one in reader.legal] == drafted.legal()
        assert Reader(played.broadcaster, reader.guest).frames[1:] == frames


@pytest.mark.parametrize(("game", "both"), [("flower_rows", {False, True}), ("chameleon", {True})])
def test_what_commits_is_said_before(game: str, both: set[bool]) -> None:
    """A step that was offered as one that commits is told to everybody; any other becomes a draft."""
    played = Watched(game, 2)
    played.started()
    readers = dict(zip(("g0", "g1"), played.watch("g0", "g1"), strict=True))
    seen = set()
    while played.table.phase == "playing" and played.table.seq < 60:
        reader = readers[played.mover()]
        offered = reader.legal[-1]
        decision = played.play(offered["action"])
        assert offered["commits"] == (decision.draft is None)
        seen.add(offered["commits"])
        for frame in played.broadcaster.draft(reader.viewer):
            reader.read(frame)
    assert seen == both


def test_hands_are_sent_to_spectators_when_all_agree() -> None:
    played = Watched("flower_rows", 2)
    played.started()
    (stranger,) = played.watch("stranger")
    assert stranger.document["hands"] is None
    played.do(HOST, commands.AskHands)
    assert stranger.document["hands"] is None
    played.do("g1", commands.AnswerHands, agree=True)
    views = [played.table.game.view(played.table.playing(), seat) for seat in (0, 1)]
    for view in views:
        del view["seat"]
    assert stranger.document["hands"] == views
    while not played.play().events:
        pass
    assert stranger.last["t"] == "news"
    assert stranger.document == stranger.fresh()
    played.do("g1", commands.AnswerHands, agree=False)
    assert stranger.document["hands"] is None


def test_who_may_not_watch_learns_nothing_of_game_and_talk() -> None:
    played = Watched(spectators=False)
    played.seat_everybody()
    played.do("g1", commands.Say, text="before")
    (stranger,) = played.watch("stranger")
    played.do(HOST, commands.Start)
    told = len(stranger.frames)
    played.play()
    played.do("g1", commands.Say, text="after")
    assert stranger.document["view"] is None
    for frame in stranger.frames[told - 1 :]:
        assert not {"chat", "log", "legal"} & set(msgspec.json.decode(frame))
    played.do(HOST, commands.Allow, what="spectators", on=True)
    assert stranger.document["view"] is not None


def test_what_was_missed_is_told_once_more() -> None:
    played = Watched()
    played.started()
    readers = played.watch("g0", "g1")
    absent = [Reader(played.broadcaster, guest) for guest in ("g0", "g1")]
    known = played.table.seq
    for _ in range(3):
        played.play()
    for reader, late in zip(readers, absent, strict=True):
        missed = played.broadcaster.catch_up(late.viewer, known)
        assert [msgspec.json.decode(frame)["seq"] for frame in missed] == [known + 1, known + 2, known + 3]
        for frame in missed:
            late.read(frame)
        assert (late.document, late.log, late.legal) == (reader.document, reader.log, reader.legal)
        assert played.broadcaster.catch_up(late.viewer, known + 3) == []
        (picture,) = played.broadcaster.catch_up(late.viewer, 2)
        assert msgspec.json.decode(picture)["t"] == "snapshot"


def test_who_missed_a_change_of_seats_gets_a_picture() -> None:
    played = Watched()
    (reader,) = played.watch("stranger")
    known = played.table.seq
    played.do("g1", commands.Sit, seat=1, name="Ben")
    played.do("g1", commands.Say, text="hello")
    (picture,) = played.broadcaster.catch_up(reader.viewer, known)
    assert msgspec.json.decode(picture)["t"] == "snapshot"


def test_a_table_that_rests_keeps_nothing_and_goes_on_with_pictures() -> None:
    played = Watched()
    played.started()
    readers = played.watch("g0", "g1")
    played.broadcaster.forget()
    assert not played.broadcaster.views.sent
    for expected in ("snapshot", "news"):
        played.play()
        assert [reader.last["t"] for reader in readers] == [expected, expected]
        assert [reader.document for reader in readers] == [reader.fresh() for reader in readers]


def test_who_was_not_told_everything_gets_a_picture() -> None:
    played = Watched("flower_rows", 2)
    played.started()
    _, left_out = played.watch("g0", "g1")
    played.readers.remove(left_out)
    played.do(HOST, commands.Say, text="hello")
    played.readers.append(left_out)
    played.do(HOST, commands.Say, text="hello again")
    assert left_out.last["t"] == "snapshot"


def test_chat_comes_with_news_and_in_pictures() -> None:
    played = Watched()
    played.seat_everybody()
    (reader,) = played.watch("g0")
    played.do("g1", commands.Say, text="hello")
    said = reader.last["chat"]
    assert (said["name"], said["seat"], said["text"]) == ("Name 1", 1, "hello")
    assert Reader(Broadcaster(played.table), "g0").last["chat"] == [said]


def test_no_guest_is_known_to_others_by_id() -> None:
    played = Watched()
    played.do("secret-id", commands.Sit, seat=1, name="Ben")
    reader, _ = played.watch("g0", "secret-id")
    played.do("secret-id", commands.Say, text="hello")
    played.do("secret-id", commands.Leave)
    assert b"secret-id" not in b"".join([*reader.frames, about(played.table)])


def test_lists_show_who_sits_and_whose_turn_it_is() -> None:
    played = Played(clock=Clock("move", 60)).started(bots=1)
    shown = msgspec.json.decode(about(played.table), type=About)
    assert shown.names == ["Name 0", None]
    assert shown.levels == [None, "random"]
    assert shown.to_act == played.table.to_act()
    assert shown.clock == Clock("move", 60)


def test_hints_are_in_words_of_the_seat() -> None:
    played = Played(hints=True).started()
    seat = played.table.to_act()
    assert seat is not None
    state = played.table.state_for(seat)
    found = prospects(played.table.game, state, 32, seeded(1))
    told = msgspec.json.decode(Broadcaster(played.table).hint("c", seat, found))
    assert {one["action"] for one in told["prospects"]} <= set(state.legal())
    assert told["prospects"][0]["win"] == found[0].win[seat]


def test_refusals_name_the_rule() -> None:
    played = Played().started()
    with pytest.raises(ReihumError) as caught:
        played.play(next(a for a in range(99) if a not in played.table.playing().legal()))
    told = msgspec.json.decode(refusal(caught.value, "c"))
    assert told["rule"] in ("CH-4", "CH-7", "CH-8", "CH-9")
    assert told["args"]["why"]["id"].startswith("chameleon-why-")
    assert told["code"] == "forbidden-step"


EXAMPLES: list[AnyEvent] = [
    events.Sat(0, "g", "Ada"),
    events.Left(0, "Ada"),
    events.Removed(0, "Ada"),
    events.Removed(0, ""),
    events.BotSat(0, "level5"),
    events.Started(),
    events.UndoAsked(0, 3),
    events.UndoAnswered(0, True),
    events.UndoAnswered(0, False),
    events.Undone(3),
    *(events.HandedOver(0, "level1", reason) for reason in ("host", "clock", "left")),
    events.TakenOver(0),
    *(events.Allowed(what, on) for what in ("spectators", "hints") for on in (True, False)),
    events.HandsAsked(True),
    events.HandsAsked(False),
    events.HandsAnswered(0, True),
    events.HandsAnswered(0, False),
    events.Rematched("x"),
    events.Closed("host"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_have_words(language: str) -> None:
    assert {type(event) for event in EXAMPLES} == set(EVENT_WORDS)
    game = reihum.game("chameleon")
    for event in EXAMPLES:
        (line,) = event_lines(event)
        assert game.say(line, language, ["Ada"]).endswith((".", "?"))


DETAILS: dict[str, Any] = {
    "phase": "open",
    "seats": 2,
    "most": 24,
    "name": "Ada",
    "given": 1,
    "known": 2,
    "low": 5,
    "high": 9,
    "where": "$",
    "detail": "?",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_have_words(language: str) -> None:
    game = reihum.game("chameleon")
    for kind in (*errors.TableError.__subclasses__(), commands.BadMessage):
        assert game.say(kind(**DETAILS).message(), language).strip()
