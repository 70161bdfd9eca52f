"""Private notes of seats, and analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), unique=True),
        sa.Column("record_hash", sa.String(64), unique=True),
        sa.Column("record", sa.LargeBinary),
        sa.Column("state", sa.String(20), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("holder", sa.String(40)),
        sa.Column("held_until", sa.Float(53), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_index("ix_analyses_state_created", "analyses", ["state", "created"])
