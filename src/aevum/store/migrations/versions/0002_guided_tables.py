"""Tables at which the bots wait for a newcomer."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("match") as match:
        match.add_column(sa.Column("guided", sa.Boolean(), nullable=False, server_default=sa.false()))
        match.alter_column("guided", server_default=None)
