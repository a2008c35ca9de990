"""How a match stands in its file: its set-up, the entries of its log, and the line that closes it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from aevum.core.action import Action
from aevum.core.chance import Outcome
from aevum.core.corrections import Tables, laid
from aevum.core.dice import commitment, key_from_shares, share_hash
from aevum.core.errors import AevumError, Invalid
from aevum.core.meta import OptionValue
from aevum.core.package import GamePackage
from aevum.core.position import Position

FORMAT = 2
PLAIN_FORMAT = 1
"""What every Aevum reads: a match that begins as the rulebook says."""


class Facts(msgspec.Struct, frozen=True):
    """Corrections that held when a match began, so that it can be replayed with them."""

    name: str
    digest: str
    tables: Tables


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat added to the dice key: the hash that it showed first, and then its secret.

    Without a secret the seat did not answer in time and was left out.
    """

    seat: int
    """-1 is the server, for itself and for the bots."""
    hash: str
    secret: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match began: the first line of its file."""

    format: int
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    commitment: str = ""
    key: str = ""
    shares: tuple[Share, ...] = ()
    """Of whom the key comes, where those at the table made it together."""
    names: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    """Where it began, if not at the beginning: the whole truth, secrets included."""
    facts: Facts | None = None
    """The corrections of the game's facts that it is played with."""


class Move(msgspec.Struct, frozen=True, gc=False):
    """A seat did something. ``action`` is ``None`` in a log for others where it is secret."""

    seat: int
    action: Action | None


class Fall(msgspec.Struct, frozen=True, gc=False):
    """Chance fell. ``outcome`` is ``None`` in a log for seats that did not see it."""

    outcome: Outcome | None
    to: int | None = None


class Undo(msgspec.Struct, frozen=True, gc=False):
    """A seat took back all that came after the first ``to`` entries, others having consented where that was needed."""

    to: int
    by: int
    consent: tuple[int, ...] = ()


Entry: TypeAlias = Move | Fall | Undo


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry as it stands in a file."""

    seat: int | None = None
    do: str | None = None
    chance: tuple[int, ...] | int | str | None = None
    to: int | None = None
    undo: int | None = None
    by: int | None = None
    consent: tuple[int, ...] = ()


class Digest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a file: how many entries it has, and the hash of the position they lead to."""

    entries: int
    position: str


class Differs(AevumError):
    """A log means something else under today's rules than when it was played: from which entry on, and why."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry + 1}: {why}")
        self.entry = entry
        self.why = why


def digest_of(position: Position) -> str:
    """Return a short hash of a position."""
    return hashlib.blake2b(position.pack().encode(), digest_size=16).hexdigest()


def is_move_of(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Move) and entry.seat == seat


def redo(position: Position, entry: Entry) -> None:
    if isinstance(entry, Move) and entry.action is not None:
        position.apply(entry.seat, entry.action)
    elif isinstance(entry, Fall) and entry.outcome is not None:
        position.settle(entry.outcome)


def redacted(entry: Entry, seat: int | None) -> Entry:
    if isinstance(entry, Move) and entry.seat != seat and entry.action is not None and entry.action.secret:
        return Move(entry.seat, None)
    if isinstance(entry, Fall) and entry.to is not None and entry.to != seat:
        return Fall(None, entry.to)
    return entry


def line_of(entry: Entry) -> Line:
    if isinstance(entry, Move):
        return Line(seat=entry.seat, do=entry.action.text() if entry.action is not None else None)
    if isinstance(entry, Fall):
        return Line(chance=entry.outcome, to=entry.to)
    return Line(undo=entry.to, by=entry.by, consent=entry.consent)


def entry_text(entry: Entry) -> str:
    """Return an entry as its line of JSON. ``read_entry`` is the inverse."""
    return msgspec.json.encode(line_of(entry)).decode()


def read_entry(game: GamePackage, text: str) -> Entry:
    """Read an entry of a game's log from its line of JSON.

    :raises Invalid: if it cannot be read.
    """
    try:
        line = msgspec.json.decode(text, type=Line)
    except msgspec.DecodeError as error:
        raise Invalid(str(error)) from None
    if line.seat is not None:
        return Move(line.seat, game.parser.text(line.do) if line.do is not None else None)
    if line.undo is not None and line.by is not None:
        return Undo(line.undo, line.by, line.consent)
    if line.chance is not None or line.to is not None:
        return Fall(line.chance, line.to)
    raise Invalid("neither a move nor chance nor an undo")


def as_lines(rows: list[Any]) -> str:
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def numbered(lines: str | Iterable[str]) -> list[tuple[int, str]]:
    """Return the lines that say something, each with its number.

    A line ends where ``dump`` ends it, not at everything that Unicode calls an end: a name may hold such.
    """
    rows = lines.split("\n") if isinstance(lines, str) else lines
    numbered = [(number, row) for number, row in enumerate(rows, start=1) if row.strip()]
    if not numbered:
        raise Invalid("the file is empty", "empty_file").at_line(1)
    return numbered


def is_committed(key: str, committed: str) -> bool:
    try:
        return commitment(bytes.fromhex(key)) == committed
    except ValueError:
        return False


def shared_key(shares: tuple[Share, ...]) -> bytes:
    """Return the key of those who showed their secrets.

    :raises Invalid: if one of them cannot be read.
    """
    return key_from_shares([(share.seat, _secret_of(share)) for share in shares if share.secret])


def _secret_of(share: Share) -> bytes:
    try:
        return bytes.fromhex(share.secret)
    except ValueError:
        raise Invalid("a share of the dice key cannot be read", "wrong_share") from None


def check_shares(setup: Setup) -> None:
    """Check that the key is what the shares make, and that nobody showed another secret than the one promised.

    :raises Invalid: if not.
    """
    for share in setup.shares:
        if share.secret and share_hash(_secret_of(share)) != share.hash:
            raise Invalid(f"seat {share.seat} added something else than it promised", "wrong_share")
    if setup.shares and shared_key(setup.shares).hex() != setup.key:
        raise Invalid("the dice key is not what the seats put together", "wrong_share")


def without_secrets(setup: Setup) -> Setup:
    """Return a set-up as everybody may know it while the match goes on."""
    shares = tuple(msgspec.structs.replace(share, secret="") for share in setup.shares)
    return msgspec.structs.replace(setup, key="", position=None, shares=shares)


def check_names(names: tuple[str, ...], seats: int) -> None:
    if names and len(names) != seats:
        raise Invalid(
            f"{seats} seats need {seats} names, not {len(names)}", "names", {"seats": seats, "names": len(names)}
        )


def read_digest(number: int, row: str, setup: Setup) -> Digest:
    try:
        return msgspec.json.decode(row, type=Digest)
    except msgspec.DecodeError:
        cut = Invalid("the file is cut off: its closing line is missing", "cut_off")
        if setup.commitment and not setup.key:
            why = "the match was still going on: this is what one seat may know; the whole is given once it is over"
            cut = Invalid(why, "of_one_seat")
        raise cut.at_line(number) from None


def facts_of(game: GamePackage) -> Facts | None:
    """Return the corrections of a game that hold in this process, as a match's set-up names them."""
    held = laid(game.name)
    return None if held is None else Facts(held.name, held.digest, held.tables)


def check_facts(game: GamePackage, setup: Setup) -> None:
    """Check that a match is played with the facts that hold here.

    :raises Invalid: if not.
    """
    held = laid(game.name)
    if (held.digest if held else "") == (setup.facts.digest if setup.facts else ""):
        return
    wanted = f"the facts {setup.facts.name!r}" if setup.facts else "our own facts"
    here = f"the facts {held.name!r}" if held else "our own"
    raise Invalid(
        f"played with {wanted} of {game.name}; here {here} hold",
        "other_facts",
        {"game": game.name, "wanted": setup.facts.name if setup.facts else "–", "here": held.name if held else "–"},
    )


def first_position(game: GamePackage, setup: Setup) -> Position:
    if setup.position is None:
        return game.position(setup.seats, setup.options)
    return game.load(msgspec.json.encode(setup.position))


def check_setup(game: GamePackage, setup: Setup) -> None:
    """Check a set-up that comes from outside against its game.

    :raises Invalid: if no match can have begun so.
    """
    if setup.rules > game.meta.rules_version:
        raise Invalid(
            f"played under rules version {setup.rules} of {game.name}; this Aevum has {game.meta.rules_version}: "
            "update it",
            "newer_rules",
            {"game": game.name, "version": setup.rules, "known": game.meta.rules_version},
        )
    options = game.meta.settle(setup.seats, setup.options)
    check_facts(game, setup)
    if setup.position is not None:
        written = game.written(msgspec.json.encode(setup.position))
        if written.seats != setup.seats or game.meta.settle(written.seats, written.options or options) != options:
            raise Invalid("the position is of another table than the match")
        first_position(game, setup)
    check_names(setup.names, setup.seats)
    if setup.key and not is_committed(setup.key, setup.commitment):
        raise Invalid("the dice key is not the one committed to", "wrong_key")
    if setup.key:
        check_shares(setup)
