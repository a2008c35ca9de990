"""Ratings, statistics, friends, quick pairing, tournaments, reports, and what is kept of an e-mail address."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Plain defaults: with others SQLite would make the tables anew, and what refers to their rows would go with them.
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("email", sa.String(200), nullable=True))
        person.add_column(sa.Column("email_confirmed", sa.Boolean(), nullable=False, server_default="0"))
        person.add_column(sa.Column("hidden", sa.Boolean(), nullable=False, server_default="0"))
    op.create_index("ix_person_email", "person", ["email"])
    with op.batch_alter_table("match") as match:
        match.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default="0"))
        match.add_column(sa.Column("series", sa.Integer(), nullable=False, server_default="1"))
        match.add_column(sa.Column("series_number", sa.Integer(), nullable=False, server_default="1"))
        match.add_column(sa.Column("tournament", sa.String(20), nullable=True))
        match.add_column(sa.Column("settled", sa.Integer(), nullable=True))
    op.create_index("ix_match_tournament", "match", ["tournament"])
    op.create_index("ix_person_seen", "person", ["seen"])
    op.create_index("ix_match_created", "match", ["created"])
    op.create_index("ix_match_settled", "match", ["settled"])
    op.create_table(
        "outcome",
        sa.Column("match", sa.String(20), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(20)),
        sa.Column("level", sa.String(20)),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Double(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("seconds", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
    )
    op.create_index("ix_outcome_person_ended", "outcome", ["person", "ended"])
    op.create_table(
        "tally",
        sa.Column("of", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("seats", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Double(), nullable=False),
    )
    op.create_table(
        "rating",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("seats", sa.Integer(), primary_key=True),
        sa.Column("person", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
    )
    op.create_index("ix_rating_game_seats_mu", "rating", ["game", "seats", "mu"])
    op.create_index("ix_rating_person", "rating", ["person"])
    op.create_table(
        "friend",
        sa.Column("person", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("friend", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("ix_friend_friend", "friend", ["friend"])
    op.create_table(
        "block",
        sa.Column("person", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("blocked", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_block_blocked", "block", ["blocked"])
    op.create_table(
        "seek",
        sa.Column("person", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("range", sa.Integer()),
        sa.Column("begun", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("table", sa.String(20)),
    )
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("clock", sa.Text()),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("round_days", sa.Double()),
        sa.Column("absent", sa.String(10), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("organiser", sa.String(20), sa.ForeignKey("person.id"), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.Double()),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
        sa.Column("revision", sa.Integer(), nullable=False),
    )
    op.create_index("ix_tournament_organiser", "tournament", ["organiser"])
    op.create_index("ix_tournament_status", "tournament", ["status"])
    op.create_index("ix_tournament_deadline", "tournament", ["deadline"])
    op.create_table(
        "entrant",
        sa.Column("tournament", sa.String(20), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(20), sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_entrant_person", "entrant", ["person"])
    op.create_table(
        "pairing",
        sa.Column("tournament", sa.String(20), sa.ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("match", sa.String(20)),
        sa.Column("ranks", sa.Text()),
    )
    op.create_index("ix_pairing_match", "pairing", ["match"])
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("reporter", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(20), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
        sa.Column("match", sa.String(20)),
        sa.Column("line", sa.String(500)),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("closed", sa.Double()),
    )
    op.create_index("ix_report_reporter", "report", ["reporter"])
    op.create_index("ix_report_closed", "report", ["closed"])
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("admin", sa.String(20), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(60), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
