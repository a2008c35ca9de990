"""The few matches of series are found without looking at all."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_match_series", "match", ["series"])
