"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("notifications", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("login", name=op.f("uq_person_login")),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secret")),
    )
    op.create_table(
        "session",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
    )
    op.create_index(op.f("ix_session_person"), "session", ["person"], unique=False)
    op.create_table(
        "delivery",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("match", sa.String(length=20), nullable=True),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("detail", sa.String(length=200), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_delivery_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_delivery")),
    )
    op.create_index(op.f("ix_delivery_due"), "delivery", ["due"], unique=False)
    op.create_index(op.f("ix_delivery_person"), "delivery", ["person"], unique=False)
    op.create_table(
        "match",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("pace", sa.String(length=20), nullable=False),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("undo", sa.String(length=10), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("owner", sa.String(length=20), nullable=False),
        sa.Column("setup", sa.Text(), nullable=True),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("actors", sa.String(length=40), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("started", sa.Double(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.Column("ticking_since", sa.Double(), nullable=True),
        sa.Column("deadline", sa.Double(), nullable=True),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("proposal", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=20), nullable=True),
        sa.Column("rematch_of", sa.String(length=20), nullable=True),
        sa.Column("rated_apart", sa.Boolean(), nullable=False),
        sa.Column("bot_due", sa.Boolean(), nullable=False),
        sa.Column("bot_claim", sa.String(length=40), nullable=True),
        sa.Column("bot_claim_until", sa.Double(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_match_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
    )
    op.create_index(op.f("ix_match_bot_due"), "match", ["bot_due"], unique=False)
    op.create_index(op.f("ix_match_deadline"), "match", ["deadline"], unique=False)
    op.create_index(op.f("ix_match_owner"), "match", ["owner"], unique=False)
    op.create_index(op.f("ix_match_status_public"), "match", ["status", "public"], unique=False)
    op.create_table(
        "mute",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("muted", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["person.id"], name=op.f("fk_mute_muted"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_mute_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mute")),
    )
    op.create_table(
        "push",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=200), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_push_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push")),
        sa.UniqueConstraint("person", "endpoint", name=op.f("uq_push_person_endpoint")),
    )
    op.create_table(
        "reset",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_reset_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_reset")),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("match", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_chat_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_chat_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_match"), "chat", ["match"], unique=False)
    op.create_table(
        "entry",
        sa.Column("match", sa.String(length=20), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_entry_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seq", name=op.f("pk_entry")),
    )
    op.create_table(
        "request",
        sa.Column("match", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_request_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "person", "key", name=op.f("pk_request")),
    )
    op.create_table(
        "seat",
        sa.Column("match", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("level", sa.String(length=20), nullable=True),
        sa.Column("bot_plays", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.String(length=100), nullable=True),
        sa.Column("left_ms", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_seat_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seat")),
        sa.UniqueConstraint("invite", name=op.f("uq_seat_invite")),
    )
    op.create_index(op.f("ix_seat_person"), "seat", ["person"], unique=False)
