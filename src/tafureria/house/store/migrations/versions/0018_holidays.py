"""Days on which people are away."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("first", sa.Text, nullable=False),
        sa.Column("last", sa.Text, nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("holidays_person", "holidays", ["person"])
    op.create_index("holidays_changed", "holidays", ["changed"])


def downgrade() -> None:
    op.drop_table("holidays")
