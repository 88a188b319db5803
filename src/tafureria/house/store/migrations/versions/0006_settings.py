"""The settings of a table bear that name."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN manner TO settings")


def downgrade() -> None:
    op.execute("ALTER TABLE tables RENAME COLUMN settings TO manner")
