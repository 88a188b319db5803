"""Studies of the laboratory."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("stopping", sa.Boolean, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("what", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("studies")
