"""Run by alembic inside a connection that the store has opened."""

from alembic import context

from tafureria.house.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
