"""A shield beside the name, keys and passkeys by which a person comes back, and invitations among friends."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("shield", sa.Text, nullable=False, server_default=""))
    op.add_column("chairs", sa.Column("shield", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
    )
    op.create_index("keys_person", "keys", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("shield", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
    )
    op.create_index("invitations_person", "invitations", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("other", sa.Text, primary_key=True),
    )


def downgrade() -> None:
    for table in ("blocks", "invitations", "passkeys", "keys"):
        op.drop_table(table)
    op.drop_column("chairs", "shield")
    op.drop_column("people", "shield")
