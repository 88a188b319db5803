"""Manner of a table, listed tables, rematch, clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("manner", sa.Text, nullable=False, server_default="{}"))
        tables.add_column(sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.add_column(sa.Column("next", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_listed", "tables", ["listed", "status"])
    op.create_index("tables_host", "tables", ["host"])
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(sa.Column("used", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("chairs") as chairs:
        chairs.drop_column("used")
    op.drop_index("tables_host", "tables")
    op.drop_index("tables_listed", "tables")
    with op.batch_alter_table("tables") as tables:
        for name in ("next", "listed", "manner"):
            tables.drop_column(name)
