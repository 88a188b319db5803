"""What others see of a clock says nothing of when its player answered in secret."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("masked", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("chairs", "masked")
