"""What each viewer of a table is sent: snapshots, news, drafts, hints, refusals; what lists show."""

from reihum.table.broadcast.about import about, about_when
from reihum.table.broadcast.broadcaster import Broadcaster
from reihum.table.broadcast.news import EventNews
from reihum.table.broadcast.refusal import refusal
from reihum.table.broadcast.table_picture import table_picture

__all__ = ["Broadcaster", "EventNews", "about", "about_when", "refusal", "table_picture"]
