"""The tables of the database. Times are milliseconds since 1970; bodies are JSON."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # secret until the game is over
    Column("public", Boolean, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seats_taken", Integer, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("about", LargeBinary, nullable=False),  # what the lobby tells of it
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # of the last event
    Column("drafted", Integer, key="draft_version", nullable=False),  # how often the draft has changed
    Column("due_at", BigInteger),  # when the server itself must act
    Column("due_by", String(64)),  # the node that has taken it on …
    Column("lease_ends", BigInteger, nullable=False),  # … until then
)
Index("ix_tables_lobby", tables.c.public, tables.c.phase, tables.c.opened_at)
Index(
    "ix_tables_due",
    tables.c.due_at,
    sqlite_where=text("due_at IS NOT NULL"),
    postgresql_where=text("due_at IS NOT NULL"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("author", String(32), nullable=False),  # a guest's id; empty: the server
    Column("cmd", String(64)),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
Index(
    "uq_events_cmd",
    events.c.table_id,
    events.c.author,
    events.c.cmd,
    unique=True,
    sqlite_where=text("cmd IS NOT NULL"),
    postgresql_where=text("cmd IS NOT NULL"),
)

drafts = Table(
    "drafts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("base", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", LargeBinary, nullable=False),
    Column("cmds", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), nullable=False, index=True),
    sqlite_with_rowid=False,
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(16), nullable=False),  # running, ready, failed
    Column("progress", Integer, nullable=False),  # percent
    Column("changed_at", BigInteger, nullable=False),
    Column("body", LargeBinary),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
