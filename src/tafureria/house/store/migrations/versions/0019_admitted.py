"""Who has said the word of the house."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "admitted",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("word", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("admitted")
