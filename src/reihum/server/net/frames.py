"""Messages as bytes on the wire. Frames from a server are not masked: one fits any number of sockets."""

from __future__ import annotations

from websockets.frames import Frame, Opcode

PING = Frame(Opcode.PING, b"reihum").serialize(mask=False)
TEXT = bytes((0x80 | Opcode.TEXT,))
SHORT, MIDDLE, LONG = 125, 126, 127  # the longest size told in one byte; marks of those told in two or eight


def framed(message: bytes) -> bytes:
    """A whole text message in one frame (RFC 6455, 5.2)."""
    size = len(message)
    if size <= SHORT:
        return TEXT + size.to_bytes() + message
    if size < 1 << 16:
        return TEXT + MIDDLE.to_bytes() + size.to_bytes(2) + message
    return TEXT + LONG.to_bytes() + size.to_bytes(8) + message
