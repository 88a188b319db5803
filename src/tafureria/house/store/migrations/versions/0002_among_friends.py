"""Manner of a table, listed tables, rematch, clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("manner", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("next", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_listed", "tables", ["listed", "status"])
    op.create_index("tables_host", "tables", ["host"])
    op.add_column("chairs", sa.Column("used", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("chairs", "used")
    op.drop_index("tables_host", "tables")
    op.drop_index("tables_listed", "tables")
    for name in ("next", "listed", "manner"):
        op.drop_column("tables", name)
