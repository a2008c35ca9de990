"""Guests, accounts, passwords, deletion, and being told that it is one's turn."""

from __future__ import annotations

import http.server
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import b64urlencode

from aevum.server import wire
from aevum.server.client import Answered, Client
from tests.server.community import until
from tests.server.tables import new_table

Join = Callable[..., Client]
PASSWORD = "correct horse battery"


def sign_up(client: Client, login: str, name: str = "Anna") -> wire.Me:
    return client.ask("POST", "/api/account", wire.Me, wire.NewAccount(login, PASSWORD, name, "hu"))


def test_a_visitor_becomes_a_guest_with_one_click(join: Join) -> None:
    client = join(None)
    assert client.ask("GET", "/api/me", wire.Me).person is None
    with pytest.raises(Answered, match="not_signed_in"):
        client.create(new_table("me"))
    client.guest("  Anna \n ", "hu")
    me = client.ask("GET", "/api/me", wire.Me)
    assert me.person is not None
    assert (me.person.name, me.person.guest, me.language) == ("Anna", True, "hu")


def test_a_guest_who_signs_up_keeps_seats_and_matches(join: Join) -> None:
    client = join("Anna")
    table = client.create(new_table("me", "bot")).id
    me = sign_up(client, "keeper@example.org")
    assert me.person is not None
    assert not me.person.guest
    assert client.table(table).my_seats == [0]
    other = join(None)
    with pytest.raises(Answered, match="wrong_password"):
        other.ask("POST", "/api/login", wire.Me, wire.Credentials("keeper@example.org", "wrong password"))
    other.ask("POST", "/api/login", wire.Me, wire.Credentials("Keeper@Example.org", PASSWORD))
    assert other.table(table).my_seats == [0]
    with pytest.raises(Answered, match="login_taken"):
        sign_up(join(None), "KEEPER@example.org")


def test_signing_in_gives_a_new_session_and_signing_out_ends_it(join: Join) -> None:
    client = join("Anna")
    guest = client.http.cookies["aevum_session"]
    sign_up(client, "session@example.org")
    signed = client.http.cookies["aevum_session"]
    assert signed != guest
    thief = join(None)
    for stolen in (guest, signed):
        thief.http.cookies.set("aevum_session", stolen)
        known = thief.ask("GET", "/api/me", wire.Me).person is not None
        assert known == (stolen == signed)
    client.ask("POST", "/api/logout", wire.Me)
    assert thief.ask("GET", "/api/me", wire.Me).person is None


def test_cookies_are_strict(join: Join) -> None:
    client = join(None)
    answer = client.send("POST", "/api/guest", wire.NewGuest("Anna"))
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_a_new_password_ends_other_sessions(join: Join) -> None:
    client, other = join("Anna"), join(None)
    sign_up(client, "change@example.org")
    other.ask("POST", "/api/login", wire.Me, wire.Credentials("change@example.org", PASSWORD))
    client.ask("POST", "/api/me/password", wire.Me, wire.ChangePassword(PASSWORD, "a quite new one"))
    assert other.ask("GET", "/api/me", wire.Me).person is None
    assert client.ask("GET", "/api/me", wire.Me).person is not None
    with pytest.raises(Answered, match="wrong_password"):
        client.ask("POST", "/api/me/password", wire.Me, wire.ChangePassword(PASSWORD, "a quite new one"))


def test_pages_that_are_open_elsewhere_end_with_their_session(join: Join) -> None:
    client, other = join("Anna"), join(None)
    sign_up(client, "pages@example.org")
    table = client.create(new_table("me", "me")).id
    other.ask("POST", "/api/login", wire.Me, wire.Credentials("pages@example.org", PASSWORD))
    with other.live(table) as socket:
        assert socket.until(wire.Update).state.seat == 0
        client.ask("POST", "/api/me/password", wire.Me, wire.ChangePassword(PASSWORD, "a quite new one"))
        assert socket.until(wire.Bye).reason == "again"
    with other.live(table) as socket:
        assert socket.until(wire.Update).state.my_seats == []


def test_settings_are_kept(join: Join) -> None:
    client = join("Anna")
    settings = wire.Settings(colours="tritanopia", theme="dark", animation="off", sound=True)
    client.ask("PATCH", "/api/me", wire.Me, {"name": "Panni", "language": "hu", "settings": settings})
    me = client.ask("GET", "/api/me", wire.Me)
    assert me.person is not None
    assert (me.person.name, me.language, me.settings) == ("Panni", "hu", settings)


def test_deleting_an_account_leaves_a_nameless_seat_that_a_bot_plays(join: Join) -> None:
    anna, bela = join("Anna"), join("Béla")
    sign_up(anna, "gone@example.org")
    table = anna.create(new_table("me", "invite"))
    assert table.seats[1].invite is not None
    bela.accept(table.seats[1].invite)
    with pytest.raises(Answered, match="wrong_password"):
        anna.ask("POST", "/api/me/delete", wire.Me, wire.DeleteMe("nonsense"))
    anna.ask("POST", f"/api/tables/{table.id}/chat", wire.ChatLine, {"text": "Jó játékot!"})
    bela.ask("POST", f"/api/tables/{table.id}/chat", wire.ChatLine, {"text": "Neked is!"})
    browser = subscription("https://push.example.org/anna")
    anna.ask("POST", "/api/me/push", wire.Notifications, browser)
    kept = anna.ask("GET", "/api/me/export", wire.MyData)
    assert (kept.tables, kept.browsers, kept.deliveries) == ([table.id], [browser], [])
    assert [(line.table, line.seat, line.text) for line in kept.said] == [(table.id, 0, "Jó játékot!")]
    anna.ask("POST", "/api/me/delete", wire.Me, wire.DeleteMe(PASSWORD))
    assert anna.ask("GET", "/api/me", wire.Me).person is None
    with pytest.raises(Answered, match="wrong_password"):
        anna.ask("POST", "/api/login", wire.Me, wire.Credentials("gone@example.org", PASSWORD))
    seat = bela.table(table.id).seats[0]
    assert seat.played_by == "bot"
    assert seat.person is not None
    assert seat.person.name == "–"
    assert "Anna" not in bela.send("GET", f"/api/tables/{table.id}/download").text
    left = bela.ask("GET", f"/api/tables/{table.id}/chat", wire.Chat).lines
    assert [line.text for line in left] == ["Neked is!"]


class Hook(http.server.BaseHTTPRequestHandler):
    heard: list[tuple[dict[str, str], bytes]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(410 if self.path == "/gone" else 201)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.fixture
def hook() -> Iterator[str]:
    Hook.heard = []
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def wait_for(count: int) -> list[tuple[dict[str, str], bytes]]:
    for _ in range(2000):
        if len(Hook.heard) >= count:
            break
        time.sleep(0.05)
    return Hook.heard


def subscription(endpoint: str) -> wire.PushSubscription:
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    key = b64urlencode(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    return wire.PushSubscription(endpoint, wire.PushKeys(key, b64urlencode(b"0123456789abcdef")))


def deliveries(client: Client) -> list[wire.Delivery]:
    return client.ask("GET", "/api/me/deliveries", list[wire.Delivery])


def test_a_webhook_tells_that_it_is_my_turn_in_a_correspondence_match(join: Join, hook: str) -> None:
    anna, bela = join("Anna"), join("Béla")
    wanted = wire.Notifications(push=False, webhook=f"{hook}/hook")
    bela.ask("PUT", "/api/me/notifications", wire.Notifications, wanted)
    table = anna.create(new_table("me", "invite", pace="correspondence", title="Esti parti"))
    assert table.seats[1].invite is not None
    bela.accept(table.seats[1].invite)
    kinds = [msgspec.json.decode(body)["kind"] for _, body in wait_for(1)]
    assert kinds == ["started"]
    while anna.state(table.id).actors == [0]:
        state = anna.state(table.id)
        anna.play(table.id, 0, state.seq, state.legal[-1])
    told = msgspec.json.decode(wait_for(2)[1][1])
    assert (told["kind"], told["table"], told["title"]) == ("turn", table.id, "Esti parti")
    assert "Esti parti" in told["text"]
    sent = [("turn", "webhook", "sent"), ("started", "webhook", "sent")]
    until(lambda: [(one.kind, one.channel, one.status) for one in deliveries(bela)] == sent)


def test_who_is_at_the_table_is_not_told(join: Join, hook: str) -> None:
    anna = join("Anna")
    anna.ask("PUT", "/api/me/notifications", wire.Notifications, wire.Notifications(webhook=f"{hook}/hook"))
    table = anna.create(new_table("me", "me", pace="correspondence")).id
    wait_for(1)
    with anna.live(table) as socket:
        socket.until(wire.Update)
        for _ in range(8):
            state = anna.state(table)
            assert state.seat is not None
            anna.play(table, state.seat, state.seq, state.legal[-1])
        time.sleep(0.2)
    assert len(Hook.heard) == 1


def test_web_push_is_sealed_for_the_browser_and_signed(join: Join, hook: str) -> None:
    anna = join("Anna")
    assert len(anna.ask("GET", "/api/push-key", wire.PushKey).key) > 80
    anna.ask("POST", "/api/me/push", wire.Notifications, subscription(f"{hook}/push"))
    sent = anna.ask("POST", "/api/me/notifications/test", list[wire.Delivery])
    assert [(one.channel, one.kind, one.status) for one in sent] == [("push", "test", "sent")]
    headers, body = wait_for(1)[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["authorization"].startswith("vapid t=")
    assert b"test" not in body


def test_a_browser_that_is_gone_is_forgotten(join: Join, hook: str) -> None:
    anna = join("Anna")
    anna.ask("POST", "/api/me/push", wire.Notifications, subscription(f"{hook}/gone"))
    sent = anna.ask("POST", "/api/me/notifications/test", list[wire.Delivery])
    assert [(one.status, one.detail) for one in sent] == [("failed", "answered 410")]
    assert anna.ask("POST", "/api/me/notifications/test", list[wire.Delivery]) == sent


def test_notifications_never_go_into_the_hosts_own_network(serve: Callable[..., Any], join: Join, hook: str) -> None:
    anna = join("Anna", serve().wait())
    with pytest.raises(Answered, match="invalid"):
        anna.ask("PUT", "/api/me/notifications", wire.Notifications, wire.Notifications(webhook=hook))
    inside = wire.Notifications(webhook=hook.replace("http://", "https://"))
    anna.ask("PUT", "/api/me/notifications", wire.Notifications, inside)
    sent = anna.ask("POST", "/api/me/notifications/test", list[wire.Delivery])
    assert [(one.status, one.detail) for one in sent] == [("failed", "the address is not on the public internet")]
    assert Hook.heard == []


def test_the_games_bring_their_words_and_rules(join: Join) -> None:
    client = join(None)
    games = client.ask("GET", "/api/games", list[wire.GameInfo])
    assert "roll_through_the_ages" in [game.name for game in games]
    for game in games:
        kinds = client.ask("GET", f"/api/games/{game.name}/kinds", wire.Kinds)
        for language in ("en", "hu"):
            assert game.title[language] != "title"
            words = client.ask("GET", f"/api/games/{game.name}/words/{language}", wire.Words)
            assert all(f"action-{verb}" in words.fluent for verb in kinds.verbs)
            rules = client.ask("GET", f"/api/games/{game.name}/rules/{language}", wire.Rules)
            assert rules.sections
            assert rules.sections[0].clauses
    with pytest.raises(Answered, match="unknown_game"):
        client.ask("GET", "/api/games/chess/kinds", wire.Kinds)
