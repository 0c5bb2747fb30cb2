"""THE module that builds what a viewer is sent. Nothing else turns a table into bytes."""

from reihum.table.broadcast.about import about, about_when, lobby_row
from reihum.table.broadcast.broadcaster import Telling
from reihum.table.broadcast.news import Bulletin
from reihum.table.broadcast.refusal import refusal

__all__ = ["Bulletin", "Telling", "about", "about_when", "lobby_row", "refusal"]
