"""Before the start: seats, names, bots, what the host may do; talk; and what comes after the end."""

from __future__ import annotations

from typing import Any

import pytest

from reihum.bots import UnknownBot
from reihum.core.errors import BadOption, BadPlayers
from reihum.core.rng import FairRng
from reihum.protocol import commands
from reihum.protocol.values import Clock
from reihum.records import verify
from reihum.table import errors, events
from reihum.table.fold import open_table
from reihum.table.new_table import opened_event, rematch
from tests.server.tables import HOST, Played


def test_a_guest_takes_one_free_seat() -> None:
    played = Played()
    played.do("g1", commands.Sit, seat=1, name="  Ben\u202e  ")
    assert played.table.seats[1].name == "Ben"
    assert played.table.viewer("g1").seat == 1
    with pytest.raises(errors.SeatTaken):
        played.do("g2", commands.Sit, seat=1, name="Cleo")
    with pytest.raises(errors.AlreadySeated):
        played.do("g1", commands.Sit, seat=0, name="Ben 2")
    with pytest.raises(errors.NameTaken):
        played.do("g2", commands.Sit, seat=0, name="BEN")
    with pytest.raises(errors.NoSuchSeat):
        played.do("g2", commands.Sit, seat=2, name="Cleo")
    with pytest.raises(errors.BadName):
        played.do("g2", commands.Sit, seat=0, name="\u200b \n")


def test_who_leaves_before_the_start_frees_the_seat() -> None:
    played = Played().seat_everybody()
    played.do("g1", commands.Leave)
    assert played.table.seats[1].free
    assert played.table.viewer("g1").seat is None
    with pytest.raises(errors.NotSeated):
        played.do("g1", commands.Leave)


def test_the_host_adds_and_removes() -> None:
    played = Played()
    played.do(HOST, commands.AddBot, seat=0, level="level1")
    played.do(HOST, commands.AddBot, seat=0, level="level3")
    assert played.table.seats[0].level == "level3"
    played.do("g1", commands.Sit, seat=1, name="Ben")
    with pytest.raises(errors.SeatTaken):
        played.do(HOST, commands.AddBot, seat=1, level="level1")
    for seat in (0, 1):
        played.do(HOST, commands.Remove, seat=seat)
    assert played.table.taken() == 0
    with pytest.raises(errors.SeatEmpty):
        played.do(HOST, commands.Remove, seat=1)


HOST_ONLY: list[tuple[type[commands.Command], dict[str, Any]]] = [
    (commands.AddBot, {"seat": 0, "level": "random"}),
    (commands.Remove, {"seat": 0}),
    (commands.Start, {}),
    (commands.Mute, {"who": "0" * 12, "on": True}),
    (commands.Allow, {"what": "hints", "on": True}),
    (commands.AskHands, {}),
    (commands.Close, {}),
]


@pytest.mark.parametrize(("kind", "fields"), HOST_ONLY, ids=lambda part: getattr(part, "__name__", ""))
def test_some_things_only_the_host_may_do(kind: type[commands.Command], fields: dict[str, Any]) -> None:
    played = Played().seat_everybody()
    with pytest.raises(errors.NotHost):
        played.do("g1", kind, **fields)


def test_a_game_begins_when_all_seats_are_taken() -> None:
    played = Played()
    played.do(HOST, commands.Sit, seat=0, name="Ada")
    with pytest.raises(errors.SeatsFree):
        played.do(HOST, commands.Start)
    played.do(HOST, commands.AddBot, seat=1, level="level2")
    played.do(HOST, commands.Start)
    assert played.table.phase == "playing"
    for kind, fields in ((commands.Start, {}), (commands.Sit, {"seat": 0, "name": "Dora"})):
        with pytest.raises(errors.WrongPhase):
            played.do(HOST, kind, **fields)


def test_players_and_spectators_talk() -> None:
    played = Played().seat_everybody()
    played.do("g1", commands.Say, text="hello\n there")
    played.do("stranger", commands.Say, text="hi", name="Zoe")
    told = [(said.name, said.seat, said.text) for _, said in played.table.chat]
    assert told == [("Name 1", 1, "hello there"), ("Zoe", None, "hi")]
    for name, error in (("", errors.BadName), ("name 1", errors.NameTaken)):
        with pytest.raises(error):
            played.do("stranger", commands.Say, text="hi", name=name)
    with pytest.raises(errors.BadText):
        played.do("g1", commands.Say, text="\u2066 ")


def test_who_is_muted_cannot_write() -> None:
    played = Played().seat_everybody()
    who = played.table.who("g1")
    with pytest.raises(errors.NoSuchGuest):
        played.do(HOST, commands.Mute, who="0" * 12, on=True)
    played.do(HOST, commands.Mute, who=who, on=True)
    assert not played.do(HOST, commands.Mute, who=who, on=True).events
    with pytest.raises(errors.Silenced):
        played.do("g1", commands.Say, text="hello")
    played.do(HOST, commands.Mute, who=who, on=False)
    played.do("g1", commands.Say, text="hello")


def test_guests_are_known_to_others_by_a_name_of_this_table_alone() -> None:
    one, other = Played().table, Played().table
    other.id = "u" * 22
    assert one.who("g1") != other.who("g1")
    assert "g1" not in one.who("g1")


def test_spectators_see_what_the_host_allows() -> None:
    played = Played().started()
    table = played.table
    assert table.viewer("stranger").sight == "table"
    played.do(HOST, commands.Allow, what="spectators", on=False)
    assert table.viewer("stranger").sight == "nothing"
    assert table.viewer("g1").sight == "seat"
    with pytest.raises(errors.Silenced):
        played.do("stranger", commands.Say, text="hi", name="Zoe")
    assert not played.do(HOST, commands.Allow, what="spectators", on=False).events


def test_hands_are_shown_while_all_players_agree() -> None:
    played = Played("flower_rows", 3).started(bots=1)
    table = played.table
    with pytest.raises(errors.NotAsked):
        played.do("g1", commands.AnswerHands, agree=True)
    played.do(HOST, commands.AskHands)
    assert table.viewer("stranger").sight == "table"
    played.do("g1", commands.AnswerHands, agree=True)
    assert table.viewer("stranger").sight == "hands"
    assert table.viewer("g1").sight == "seat"
    assert not played.do("g1", commands.AnswerHands, agree=True).events
    played.do("g1", commands.Leave)  # a bot plays on, but the hand is still the player's
    played.do("g1", commands.AnswerHands, agree=False)
    assert table.viewer("stranger").sight == "table"
    played.do(HOST, commands.AskHands, on=False)
    assert not table.hands_asked


def test_who_takes_a_seat_has_not_agreed_to_show_hands() -> None:
    played = Played().seat_everybody()
    played.do(HOST, commands.AskHands)
    played.do("g1", commands.AnswerHands, agree=True)
    played.do("g1", commands.Leave)
    played.do("g2", commands.Sit, seat=1, name="Cleo")
    assert not played.table.hands_shown()


def test_the_host_closes_the_table() -> None:
    played = Played().started()
    played.do(HOST, commands.Close)
    assert played.table.phase == "closed"
    assert played.table.due() is None
    with pytest.raises(errors.WrongPhase):
        played.play()
    assert "seed" not in played.table.record().headers


def test_the_seed_is_in_the_record_only_after_the_end() -> None:
    played = Played().started()
    played.play()
    record = played.table.record()
    assert record.headers["commitment"] == played.table.opened.commitment
    assert "seed" not in record.headers
    assert record.names == ["Name 0", "Name 1"]
    played.play_to_the_end()
    assert verify(played.table.record()).fair


def test_a_rematch_rotates_the_seats() -> None:
    played = Played(seats=3, public=True).started(bots=1)
    with pytest.raises(errors.WrongPhase):
        played.do("g1", commands.Rematch)
    played.play_to_the_end()
    with pytest.raises(errors.NotSeated):
        played.do("stranger", commands.Rematch)
    assert not played.do("g1", commands.Rematch).events
    seed = b"x" * 32
    made = rematch(played.table, FairRng(seed).commitment())
    stored = [events.StoredEvent(seq, 0, by, None, event) for seq, (by, event) in enumerate(made, 1)]
    following = open_table("n" * 22, seed, stored)
    assert [(seat.guest, seat.level) for seat in following.seats] == [
        (None, "random"),
        ("g0", None),
        ("g1", None),
    ]
    assert following.host == HOST
    assert following.opened.public
    played.append([events.Rematched(following.id)])
    assert played.table.next_table == following.id


def test_a_table_is_opened_as_its_game_allows() -> None:
    with pytest.raises(BadPlayers):
        opened_event("chameleon", 9, {}, "", "Ada")
    with pytest.raises(BadOption):
        opened_event("chameleon", 2, {"table": "pink"}, "", "Ada")
    for clock in (Clock("move", 1), Clock("game", 10**8), Clock("game", 60, -1)):
        with pytest.raises(errors.BadClock):
            opened_event("chameleon", 2, {}, "", "Ada", clock=clock)
    assert opened_event("chameleon", 2, {}, "", "Ada").options["table"] == "brown"


@pytest.mark.parametrize("level", ["genius", "level5@4000000"])
def test_a_clock_names_a_level_and_no_budget(level: str) -> None:
    """Guests cannot make a server think for longer than a level does."""
    with pytest.raises(UnknownBot):
        opened_event("chameleon", 2, {}, "", "Ada", clock=Clock("move", 60, level=level))


def test_tables_of_other_rules_are_not_played_on() -> None:
    opened = opened_event("chameleon", 2, {}, "", "Ada")
    old = events.StoredEvent(1, 0, HOST, None, events.Opened("chameleon", 0, {}, 2, opened.commitment))
    with pytest.raises(errors.OtherRules):
        open_table("t", b"", [old])
