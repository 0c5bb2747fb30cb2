"""Records of games: one line a turn, readable, replayable on every build, checkable by anyone."""

from reihum.records.record import Record, Recorder, Turn
from reihum.records.replaying import Verdict, replay, verify
from reihum.records.text import load, read, save, write

__all__ = ["Record", "Recorder", "Turn", "Verdict", "load", "read", "replay", "save", "verify", "write"]
