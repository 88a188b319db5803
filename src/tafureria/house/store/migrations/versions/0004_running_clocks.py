"""Clocks run on while a table sleeps or its house is killed, and so does being away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("since", "gone"):
        op.add_column("chairs", sa.Column(name, sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    for name in ("gone", "since"):
        op.drop_column("chairs", name)
