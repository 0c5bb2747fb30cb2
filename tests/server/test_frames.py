"""Frames: strict shapes of clients' with a typed error for everything else; ours as the library's are."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from reihum.core.levels import NAMES, Level
from reihum.protocol import commands
from reihum.protocol.commands import AnyCommand, BadMessage, FromClient, read_frame
from reihum.server.net.frames import framed
from reihum.table.decide import DECIDERS

ALL = [*AnyCommand.__args__, commands.Sync, commands.Ping]


def test_commands_are_read() -> None:
    frame = b'{"t":"play","cmd":"a","base":3,"draft_length":0,"action":7}'
    assert read_frame(frame) == commands.Play("a", 3, 0, 7)
    assert read_frame('{"t":"add_bot","cmd":"b","seat":1,"level":"level5"}') == commands.AddBot(
        "b", 1, "level5"
    )
    assert read_frame('{"t":"ping"}') == commands.Ping()


def test_every_command_is_decided() -> None:
    assert set(DECIDERS) == set(AnyCommand.__args__)
    assert set(FromClient.__args__) == set(ALL)


def test_levels_are_those_of_the_bots() -> None:
    assert Level.__args__ == NAMES  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_messages_are_framed_as_the_library_does_it(size: int) -> None:
    message = b"x" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize(
    ("frame", "where"),
    [
        (b"", "$"),
        (b"[]", "$"),
        (b"\xff\xfe", "$"),
        (b"[" * 4000, "$"),
        (b'{"t":"dance","cmd":"a"}', "$.t"),
        (b'{"t":"start"}', "$"),
        (b'{"t":"start","cmd":""}', "$.cmd"),
        (b'{"t":"start","cmd":"a","more":1}', "$"),
        (b'{"t":"say","cmd":"a","text":"' + b"x" * 301 + b'"}', "$.text"),
        (b'{"t":"say","cmd":"a","text":"' + b"x" * 5000 + b'"}', "$"),
        (b'{"t":"sit","cmd":"a","seat":6,"name":"Ada"}', "$.seat"),
        (b'{"t":"play","cmd":"a","base":1,"draft_length":0,"action":1.5}', "$.action"),
        (b'{"t":"play","cmd":"a","base":1,"draft_length":0,"action":' + b"9" * 400 + b"}", "$.action"),
    ],
)
def test_broken_frames_say_where(frame: bytes, where: str) -> None:
    with pytest.raises(BadMessage) as caught:
        read_frame(frame)
    assert caught.value.details["where"] == where


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_garbage_is_refused(frame: bytes | str) -> None:
    with pytest.raises(BadMessage):
        read_frame(frame)


json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
fields = [
    "cmd",
    "seat",
    "name",
    "level",
    "base",
    "draft_length",
    "action",
    "agree",
    "text",
    "who",
    "on",
    "what",
]


@given(st.sampled_from(ALL), st.dictionaries(st.sampled_from(fields), json, max_size=5))
def test_frames_of_any_content_are_read_or_refused(
    kind: type[msgspec.Struct], content: dict[str, object]
) -> None:
    frame = msgspec.json.encode({"t": kind.__struct_config__.tag, **content})
    with suppress(BadMessage):
        assert isinstance(read_frame(frame), kind)
