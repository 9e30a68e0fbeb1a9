"""Alembic's entry: runs the steps on the connection that the journal hands over."""

from alembic import context

from companion.journal.migrations import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    version_table=VERSION_TABLE,
    # SQLite can roll back changes of the schema as well; Alembic leaves it off by default.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
