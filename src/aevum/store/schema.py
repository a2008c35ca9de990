"""The tables of the store. `entry` is the only truth about a match; what stands beside it can be lost or made again."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person = Table(
    "person",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("admin", Boolean, nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("language", String(5), nullable=False),
    Column("settings", Text, nullable=False),
    Column("notifications", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(20), index=True),
    Column("data", LargeBinary, nullable=False),
    Column("expires", Double, nullable=False),
)

reset = Table(
    "reset",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Double, nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("title", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("pace", String(20), nullable=False),
    Column("clock", Text),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("undo", String(10), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("language", String(5), nullable=False),
    Column("owner", ForeignKey("person.id"), nullable=False, index=True),
    Column("setup", Text),
    Column("length", Integer, nullable=False),
    Column("actors", String(40), nullable=False),
    Column("result", Text),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("ticking_since", Double),
    Column("deadline", Double),
    Column("paused", Boolean, nullable=False),
    Column("proposal", Text),
    Column("rematch", String(20)),
    Column("rematch_of", String(20)),
    Column("rated_apart", Boolean, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("bot_claim", String(40)),
    Column("bot_claim_until", Double),
    Column("guided", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Index(None, "status", "public"),
    Index(None, "deadline"),
    Index(None, "bot_due"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("person.id"), index=True),
    Column("level", String(20)),
    Column("bot_plays", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("invite", String(100), unique=True),
    Column("left_ms", Integer),
)

entry = Table(
    "entry",
    metadata,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("line", Text, nullable=False),
)

request = Table(
    "request",
    metadata,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(20), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("person.id"), nullable=False),
    Column("seat", Integer),
    Column("at", Double, nullable=False),
    Column("text", String(500), nullable=False),
)

mute = Table(
    "mute",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)

push = Table(
    "push",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    UniqueConstraint("person", "endpoint"),
)

delivery = Table(
    "delivery",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("match", String(20)),
    Column("channel", String(10), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("detail", String(200), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("due", Double),
    Index(None, "due"),
)

secret = Table(
    "secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
