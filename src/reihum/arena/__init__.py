"""Matches between bots: who is stronger, with statistics."""

from reihum.arena.plan import Job, Match
from reihum.arena.results import Outcome, Row, table
from reihum.arena.running import run

__all__ = ["Job", "Match", "Outcome", "Row", "run", "table"]
