"""What Alembic runs: migrations on the connection it is given, in its transaction."""

from alembic import context

from reihum.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter columns in place
)
with context.begin_transaction():
    context.run_migrations()
