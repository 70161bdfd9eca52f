"""Alembic environment, which runs the steps on the connection, and in the transaction, that `migrate.py` has opened."""

from __future__ import annotations

from alembic import context

from hustings.store.schema import VERSION_TABLE, metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
