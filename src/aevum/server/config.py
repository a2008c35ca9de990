"""How a server is set up."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

STATIC = Path(__file__).parent / "static"


def spare_cores() -> int:
    """Return how many cores bots may use: one is left for the server, and few are enough."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


class Config(msgspec.Struct, kw_only=True, frozen=True):
    """Everything that differs from one server to another. `environment.from_environment` reads `AEVUM_<NAME>`."""

    database_url: str
    workers: int = msgspec.field(default_factory=spare_cores)
    """Processes in which bots search; 0: in a thread of the server, for tests. One more plays by rules of thumb."""
    cores: int = 0
    """How many of them may think about one decision together when they are free; 0: all."""
    bot_time: float = 1.0
    """Times the seconds of its level that a bot may think: less on a small machine."""
    secure: bool = False
    """Cookies only over https: set it wherever the server stands behind https."""
    requests_per_second: int = 100
    """Of one address; beyond it the answer is 429."""
    signs_per_minute: int = 30
    """New guests, accounts, logins and resets of one address."""
    messages_per_second: int = 40
    """On one socket."""
    connections: int = 2000
    """Requests on their way at the same time, of everybody together."""
    connections_per_address: int = 200
    sockets: int = 5000
    """Open pages, of everybody together."""
    sockets_per_address: int = 100
    tables_per_person: int = 40
    """Tables of one person that are open or running."""
    public_tables_per_person: int = 5
    """Of them, those that stand in the lobby and wait for others."""
    tables_per_minute: int = 30
    """New tables of one address, files taken in included."""
    chat_per_minute: int = 30
    """Lines that one person may say."""
    keep_guests_days: int = 400
    """Guests who were not seen for so long and sit at no table are forgotten."""
    keep_open_tables_days: int = 30
    """Tables that never began are closed after so long."""
    keep_chat_days: int = 400
    largest_body: int = 1_000_000
    bot_pause: float = 0.0
    """Seconds between two decisions of a bot, so that people can follow."""
    bot_limit: float = 60.0
    """Seconds after which a bot that does not answer is replaced by one that plays by rules of thumb."""
    address: str = ""
    """Where people open the page, e.g. https://games.example.org: notifications lead there."""
    notice_delay: float = 2.0
    """Seconds that a notification waits: who comes to the table meanwhile needs none."""
    notice_timeout: float = 8.0
    """Seconds for a whole delivery but a letter's, from the name of the host to the status of its answer."""
    private_webhooks: bool = False
    """Whether notifications may go to addresses inside the host's own network."""
    contact: str = "mailto:admin@localhost"
    """Whom a push service may write to."""
    community: bool = True
    """Ratings, profiles, friends, quick pairing and tournaments; off: nothing but tables."""
    dice_wait: float = 15.0
    """Seconds that a match by quick pairing, of a tournament or of a series waits for the pages of its players, which
    make the dice together."""
    smtp: str = ""
    """The mail server, smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://…; nothing: no e-mail is sent."""
    smtp_plain: bool = False
    """Whether the mail server's password may go over a line that is not encrypted."""
    mail_from: str = "Aevum <aevum@localhost>"
    """Whom e-mails come from."""
    word_file: str = ""
    """A file of words, one a line, that nobody shall read in names, titles and chat."""
    watch_delay: float = 0.0
    """Seconds by which those who only watch are behind."""
    embed: str = "*"
    """Which sites may show a replay in a frame, as in a content policy (frame-ancestors); nothing: none."""
    kept_matches: int = 2000
    """Matches held in memory at most."""
    static: str = str(STATIC)
    site: str = ""
    """The folder that `make site` builds: then /offline/ is a page that goes on without this server."""
