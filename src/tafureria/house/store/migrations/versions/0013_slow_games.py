"""Slow games: when the house must see to a seat, and who is told where that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.create_index("chairs_due", "chairs", ["due"])
    op.create_table(
        "addresses",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False, unique=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("addresses_person", "addresses", ["person"])
    op.create_table(
        "quiet",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("begin", sa.Integer, nullable=False),
        sa.Column("end", sa.Integer, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False),
    )
    op.create_table(
        "errands",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("soon", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
    )
    op.create_index("errands_after", "errands", ["after"])
    op.create_index("errands_address", "errands", ["address"])


def downgrade() -> None:
    for table in ("errands", "calls", "quiet", "addresses"):
        op.drop_table(table)
    op.drop_index("chairs_due", "chairs")
    op.drop_column("chairs", "due")
