"""Addresses of mail that wait to be confirmed, and whom everybody sees a table waiting for."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaited", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "mail_wishes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False, unique=True),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("mail_wishes")
    op.drop_column("tables", "awaited")
