"""The deal of the day: which tables it is played at, and what the house's own players make of it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_day", "tables", ["day"])
    op.create_table(
        "pars",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("scores", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pars")
    op.drop_index("tables_day", "tables")
    op.drop_column("tables", "day")
