"""Slow games: when the house must see to a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("due", sa.Float, nullable=False, server_default="0"))
    op.create_index("chairs_due", "chairs", ["due"])


def downgrade() -> None:
    op.drop_index("chairs_due", "chairs")
    op.drop_column("chairs", "due")
