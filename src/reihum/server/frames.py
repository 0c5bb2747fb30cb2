"""Messages as bytes on the wire. Frames from a server are not masked: one fits any number of sockets."""

from __future__ import annotations

from websockets.frames import Frame, Opcode

PING = Frame(Opcode.PING, b"reihum").serialize(mask=False)


def framed(message: bytes) -> bytes:
    return Frame(Opcode.TEXT, message).serialize(mask=False)
