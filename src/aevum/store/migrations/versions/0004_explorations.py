"""Tables that play on from a moment of another match."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("match") as match:
        match.add_column(sa.Column("explores", sa.String(20), nullable=True))
        match.add_column(sa.Column("explores_seq", sa.Integer(), nullable=True))
