"""The secret that opens sealed dice keys: `AEVUM_SECRET`, or a file of its own.

The file is made at the first start, and only its owner can read it.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path

import platformdirs

from aevum.core import Invalid
from aevum.store.seal import Seal

SHORTEST = 32


def secret_file(database: Path | None) -> Path:
    """Return where the secret of a database stands: beside a SQLite file, else in the user's data directory."""
    if database is not None:
        return database.with_name(f"{database.name}.secret")
    return Path(platformdirs.user_data_dir("aevum")) / "dice.secret"


def find_seal(database: Path | None, in_memory: bool) -> Seal:
    """Return the seal of a database.

    :raises Invalid: if its secret is too short to be one, or cannot be read or made.
    """
    named = os.environ.get("AEVUM_SECRET")
    if named:
        if len(named) < SHORTEST:
            said = f"AEVUM_SECRET: at least {SHORTEST} characters that nobody can guess"
            raise Invalid(said, "short_secret", {"least": SHORTEST})
        return Seal(hashlib.blake2b(named.encode(), digest_size=32).digest())
    if in_memory:
        return Seal(secrets.token_bytes(32))
    file = secret_file(database)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Seal(bytes.fromhex(_read_or_make(file)))
    except (OSError, ValueError) as error:
        values = {"file": str(file), "why": str(error)}
        raise Invalid(f"{file}, the secret of the dice, cannot be read: {error}", "no_secret", values) from None


def _read_or_make(file: Path) -> str:
    """Return what stands in the file. Of several processes that make it at once one is first, and it is whole."""
    if not file.exists():
        part = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as new:
            new.write(secrets.token_hex(32))
            new.flush()
            os.fsync(new.fileno())
        try:
            os.link(part, file)
        except FileExistsError:
            pass
        finally:
            part.unlink()
    return file.read_text("ascii").strip()
