"""People with accounts, and matches that are over quickly."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from aevum.server import wire
from aevum.server import wire_community as community
from aevum.server.client import Client

T = TypeVar("T")

GAME = "roll_through_the_ages"
PASSWORD = "a long secret"
PATIENCE = 60.0


def account(client: Client, name: str) -> Client:
    """Make an account of this name for whoever sits at a client."""
    client.ask("POST", "/api/account", wire.Me, wire.NewAccount(name.lower(), PASSWORD, name))
    return client


def id_of(client: Client) -> str:
    person = client.ask("GET", "/api/me", wire.Me).person
    assert person is not None
    return person.id


def rated(*seats: str, **more: object) -> wire.NewTable:
    values = {
        "game": GAME,
        "seats": [{"kind": kind} for kind in seats],
        "rated": True,
        "hints": False,
        "undo": "off",
        "public": True,
    }
    return msgspec.convert(values | more, wire.NewTable)


def resign(client: Client, table: str) -> wire.Table:
    until(lambda: client.table(table).status == "running")
    (seat,) = client.table(table).my_seats
    return client.act(table, "resign", wire.SeatOnly(seat))


def profile(client: Client, person: str) -> community.Profile:
    return client.ask("GET", f"/api/people/{person}", community.Profile)


def until(ask: Callable[[], T | None]) -> T:
    """Ask again and again until there is an answer."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def meet(anna: Client, bela: Client, **more: object) -> str:
    """Let two sit down at a rated table."""
    table = anna.create(rated("me", "open", **more)).id
    assert bela.act(table, "join", wire.JoinSeat()).status == "running"
    return table
