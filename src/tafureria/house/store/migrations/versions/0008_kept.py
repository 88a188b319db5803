"""What was told at a table, kept for the day when other rules are installed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kept",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("what", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("kept")
