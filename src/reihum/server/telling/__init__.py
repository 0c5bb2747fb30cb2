"""THE module that builds what a viewer is sent. Nothing else turns a table into bytes."""

from reihum.server.telling.lists import about, about_when, lobby_row
from reihum.server.telling.news import Bulletin
from reihum.server.telling.pictures import Telling
from reihum.server.telling.refusing import refusal

__all__ = ["Bulletin", "Telling", "about", "about_when", "lobby_row", "refusal"]
