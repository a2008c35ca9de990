"""Clocks that hold long banks, the moment at which a server was last alive, people who are
banned, and calls from the command line to a server on the same file."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("left_ms", existing_type=sa.Integer(), type_=sa.BigInteger())
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "call",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("of", sa.String(20), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "ban",
        sa.Column("person", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("until", sa.Double()),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
