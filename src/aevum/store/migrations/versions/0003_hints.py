"""Tables that allow hints or do not."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("match") as match:
        match.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    # Apart, so that the matches that are there have their value before the default goes.
    with op.batch_alter_table("match") as match:
        match.alter_column("hints", server_default=None)
