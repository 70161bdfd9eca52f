"""Uptime: when servers have run, so that clocks stand still while none does."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "uptime",
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("began", sa.Float(53), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )
