"""The schema of 0.1.0, which ``house/store/database.py`` lays: the first step follows it."""

revision = "0020"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is left to do."""
