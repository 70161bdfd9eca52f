"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _json() -> sa.types.TypeEngine[object]:
    return sa.JSON(none_as_null=True)


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("variants", _json(), nullable=False),
        sa.Column("choices", _json(), nullable=False),
        sa.Column("figures", sa.String(64), nullable=False),
        sa.Column("own_figures", _json(), nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("layout", sa.String(64), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("open_money", sa.Boolean, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("spectator_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("waiting", _json(), nullable=False),
        sa.Column("votes", _json(), nullable=False),
        sa.Column("result", _json()),
        sa.Column("rematch", sa.String(40)),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("updated", sa.Float(53), nullable=False),
        sa.Column("extra", _json(), nullable=False),
        sa.Column("chats", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary),
    )
    op.create_index("ix_tables_public_status", "tables", ["public", "status"])
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("token_hash", sa.String(64), unique=True),
        sa.Column("muted", _json(), nullable=False),
        sa.Column("extra", _json(), nullable=False),
    )
    op.create_table(
        "events",
        _of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("data", _json(), nullable=False),
        sa.Column("told", _json(), nullable=False),
    )
    op.create_table(
        "snapshots",
        _of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("layout", sa.String(64), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "answers",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("client_id", sa.String(64), primary_key=True),
        sa.Column("data", _json(), nullable=False),
    )
    op.create_table(
        "sealed",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("options", _json(), nullable=False),
    )
    op.create_table(
        "chat",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("to_seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
