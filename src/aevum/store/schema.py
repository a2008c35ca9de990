"""The tables of the store. `entry` is the only truth about a match; what stands beside it can be lost or made again."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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
    Column("seen", Double, nullable=False, index=True),
    Column("email", String(200), index=True),
    Column("email_confirmed", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False),
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
    Column("dice", Text),
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
    Column("explores", String(20)),
    Column("explores_seq", Integer),
    Column("puzzle", String(20)),
    Column("rated_apart", Boolean, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("bot_claim", String(40)),
    Column("bot_claim_until", Double),
    Column("guided", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("series", Integer, nullable=False),
    Column("series_number", Integer, nullable=False),
    Column("tournament", String(20), index=True),
    Column("settled", Integer, index=True),
    Column("revision", Integer, nullable=False),
    Index(None, "status", "public"),
    Index(None, "deadline"),
    Index(None, "bot_due"),
    Index(None, "created"),
    Index(None, "series"),
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
    Column("left_ms", BigInteger),
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

ban = Table(
    "ban",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("until", Double),
    Column("reason", String(200), nullable=False),
    Column("at", Double, nullable=False),
)

call = Table(
    "call",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("of", String(20), nullable=False),
    Column("what", String(40), nullable=False),
    Column("at", Double, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)

secret = Table(
    "secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

outcome = Table(
    "outcome",
    metadata,
    Column("match", ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(20)),
    Column("level", String(20)),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer),
    Column("won", Double, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
    Column("seconds", Double, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Index(None, "person", "ended"),
)
"""How each seat of a finished match came out, with the rating that it had afterwards."""

tally = Table(
    "tally",
    metadata,
    Column("of", String(20), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("kind", String(40), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("wins", Double, nullable=False),
)
"""How often something was done, and won with: by a person, or (`of` empty) by everybody."""

rating = Table(
    "rating",
    metadata,
    Column("game", String(60), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Index(None, "game", "seats", "mu"),
    Index(None, "person"),
)

friend = Table(
    "friend",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", Double, nullable=False),
)

block = Table(
    "block",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
)

seek = Table(
    "seek",
    metadata,
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("range", Integer),
    Column("begun", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("table", String(20)),
)
"""Who looks for others to play with right now; `table` is where they found them."""

tournament = Table(
    "tournament",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("game", String(60), nullable=False),
    Column("options", Text, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("clock", Text),
    Column("rated", Boolean, nullable=False),
    Column("round_days", Double),
    Column("absent", String(10), nullable=False),
    Column("language", String(5), nullable=False),
    Column("organiser", ForeignKey("person.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("deadline", Double, index=True),
    Column("created", Double, nullable=False),
    Column("ended", Double),
    Column("revision", Integer, nullable=False),
)

entrant = Table(
    "entrant",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("person.id"), primary_key=True, index=True),
    Column("seed", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
)

pairing = Table(
    "pairing",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("people", Text, nullable=False),
    Column("match", String(20), index=True),
    Column("ranks", Text),
)
"""Who meets at a table of a round, and, once it is over, their ranks in the same order; without a match it is a bye."""

report = Table(
    "report",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("reporter", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("match", String(20)),
    Column("line", String(500)),
    Column("why", String(500), nullable=False),
    Column("at", Double, nullable=False),
    Column("closed", Double, index=True),
)

admin_log = Table(
    "admin_log",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("admin", String(20), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(60), nullable=False),
    Column("why", String(200), nullable=False),
    Column("at", Double, nullable=False),
)
"""What admins did, to whom or what, and why."""
