"""Clocks of tables, the time when the next one runs out, and standing orders of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("due", sa.Float(53)))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("orders", sa.JSON(none_as_null=True), nullable=False, server_default="[]"))
