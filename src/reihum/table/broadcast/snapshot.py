"""Everything a viewer may know of a table, in one message."""

from __future__ import annotations

from reihum.protocol import messages
from reihum.protocol.messages import write
from reihum.protocol.patches import Document
from reihum.protocol.values import Viewer
from reihum.table.broadcast.log import chat, game_lines
from reihum.table.broadcast.table_picture import table_picture
from reihum.table.broadcast.views import NOTHING, Sent, Views
from reihum.table.history import steps_from

LOG_MOVES = 12  # the last ones, whose log lines are part of a snapshot


def snapshot(views: Views, viewer: Viewer) -> bytes:
    """The message, which is remembered as what the viewer's group was sent last."""
    table, group = views.table, views.group(viewer)
    document = views.document(group)
    views.sent[group] = Sent(table.seq, document)
    views.picture = (table.seq, table_picture(table))
    return write(
        messages.Snapshot(
            seq=table.seq,
            base=table.base,
            you=viewer,
            table=views.picture[1],
            view=with_seat(document["view"], viewer.seat),
            hands=document.get("hands"),
            log=log(views, group),
            chat=[] if group is NOTHING else chat(table.chat),
            legal=views.legal(table.playing()) if may_begin(views, viewer) else None,
        )
    )


def with_seat(view: Document | None, seat: int | None) -> Document | None:
    return None if view is None else {"seat": seat, **view}


def may_begin(views: Views, viewer: Viewer) -> bool:
    """To act, with no draft: who has one is sent it next, and acts upon that."""
    draft = views.table.draft
    drafting = draft is not None and draft.seat == viewer.seat
    return viewer.seat == views.mover() and not drafting


def log(views: Views, group: Viewer) -> list[messages.LogEntry]:
    """The log lines of the last moves, as they were sent when these were played."""
    table = views.table
    if table.state is None or group is NOTHING:
        return []
    moves = list(table.history.moves())
    state = table.dealt()
    for _, actions in moves[:-LOG_MOVES]:
        for action in actions:
            state.step(action)
    entries = []
    for seq, actions in moves[-LOG_MOVES:]:
        steps = steps_from(state, actions)
        state = steps[-1].after
        entries.append(messages.LogEntry(seq, game_lines(table.game, steps, group.seat)))
    return entries
