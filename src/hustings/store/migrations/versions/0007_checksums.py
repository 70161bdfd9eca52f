"""Checksums of rows. Existing rows have none until they are written again, or until `hustings admin verify --add-checksums` gives
them theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

TABLES = (
    "tables",
    "seats",
    "events",
    "snapshots",
    "answers",
    "sealed",
    "chat",
    "notice_ways",
    "notices",
    "notes",
    "analyses",
    "uptime",
)


def upgrade() -> None:
    for table in TABLES:
        op.add_column(table, sa.Column("checksum", sa.LargeBinary))
