"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.String(length=16), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seats_taken", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("about", sa.LargeBinary(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("drafted", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("due_by", sa.String(length=64), nullable=True),
        sa.Column("lease_ends", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index(
        "ix_tables_due",
        "tables",
        ["due_at"],
        unique=False,
        sqlite_where=sa.text("due_at IS NOT NULL"),
        postgresql_where=sa.text("due_at IS NOT NULL"),
    )
    op.create_index("ix_tables_host", "tables", ["host"], unique=False)
    op.create_index("ix_tables_lobby", "tables", ["public", "phase", "opened_at"], unique=False)
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("progress", sa.Integer(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
    )
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("actions", sa.LargeBinary(), nullable=False),
        sa.Column("cmds", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_drafts_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_drafts"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("author", sa.String(length=32), nullable=False),
        sa.Column("cmd", sa.String(length=64), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_events_cmd",
        "events",
        ["table_id", "author", "cmd"],
        unique=True,
        sqlite_where=sa.text("cmd IS NOT NULL"),
        postgresql_where=sa.text("cmd IS NOT NULL"),
    )
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seatings_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seatings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seatings_guest", "seatings", ["guest"], unique=False)
