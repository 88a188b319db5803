"""Clubs, their members and their tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("round", sa.Text, nullable=False, server_default=""))
    op.create_index("tables_club", "tables", ["club"])
    op.create_index("tables_round", "tables", ["round"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("founder", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("member", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
    )
    op.create_index("members_club", "members", ["club"])
    op.create_index("members_person", "members", ["person"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("club", sa.Text, sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
    )
    op.create_index("tournaments_club", "tournaments", ["club"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("member", sa.Text, sa.ForeignKey("members.member"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.Text, sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seated", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("pairings", "entrants", "tournaments", "members", "clubs"):
        op.drop_table(table)
    op.drop_index("tables_round", "tables")
    op.drop_index("tables_club", "tables")
    op.drop_column("tables", "round")
    op.drop_column("tables", "club")
