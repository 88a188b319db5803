"""What a computer player weighed before an action, for the replay."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("actions", sa.Column("thought", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("actions", "thought")
