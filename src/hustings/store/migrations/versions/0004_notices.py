"""Notices: how a seat wants to be told that it is its turn, and what is still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "notice_ways",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("webhook", sa.Text),
        sa.Column("format", sa.String(20), nullable=False),
        sa.Column("email", sa.Text),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code_hash", sa.String(64)),
        sa.Column("code_at", sa.Float(53)),
        sa.Column("code_tries", sa.Integer, nullable=False),
        sa.Column("stop", sa.String(64), nullable=False, unique=True),
        sa.Column("last", sa.JSON(none_as_null=True)),
    )
    op.create_table(
        "notices",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.String(20), primary_key=True),
        sa.Column("state", sa.String(20), nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_notices_state_due", "notices", ["state", "due"])
