"""The words by which waiting tables are joined, and how kept games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "words",
        sa.Column("word", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.add_column("kept", sa.Column("result", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("kept", "result")
    op.drop_table("words")
