"""Who is there: guests, accounts, passwords, notifications."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, cast

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Controller, Request, Response, get, patch, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import UNSET

from aevum.server import wire
from aevum.server.desk import Desk
from aevum.server.notices import check_address
from aevum.server.problems import Refused
from aevum.server.routes.given import Me, TheDesk, Visitor
from aevum.server.sessions import sign_in
from aevum.store import LoginTaken
from aevum.store.rows import DeliveryRow, PersonRow, PushRow

RESET_HOURS = 48
_hasher = PasswordHasher()

AnyRequest = Request[Any, Any, Any]


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(_hasher.hash, password)


async def check_password(row: PersonRow | None, password: str) -> bool:
    if row is None or row.password is None:
        # Where there is nothing to check, the time it takes must not tell so.
        await hash_password(password)
        return False
    try:
        await asyncio.to_thread(_hasher.verify, row.password, password)
    except (VerificationError, InvalidHashError):
        return False
    return True


def me_of(row: PersonRow | None) -> wire.Me:
    if row is None:
        return wire.Me(None, None, False, "en", wire.Settings())
    return wire.Me(
        person=wire.Person(row.id, row.name, row.login is None),
        login=row.login,
        admin=row.admin,
        language=cast(wire.Language, row.language),
        settings=msgspec.json.decode(row.settings, type=wire.Settings),
    )


def new_reset(desk: Desk, person: str) -> wire.ResetLink:
    """Make a link by which a person can set a new password."""
    token, expires = secrets.token_urlsafe(32), time.time() + RESET_HOURS * 3600
    desk.store.people.add_reset(person, token, expires)
    return wire.ResetLink(token, expires)


def clean(name: str) -> str:
    """Return a name without the spaces and control characters around and in it.

    :raises Refused: if nothing is left.
    """
    kept = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not kept:
        raise Refused("invalid", {"why": "a name needs a letter"})
    return kept


class SignIn(Controller):
    """What gives or takes a session: few of these a minute."""

    path = "/api"
    tags = ["people"]

    @post("/guest", status_code=HTTP_200_OK)
    async def guest(self, request: AnyRequest, desk: TheDesk, data: JSONBody[wire.NewGuest]) -> wire.Me:
        row = await desk.hall.call(desk.store.people.add, clean(data.name), data.language)
        sign_in(request.session, row.id)
        return me_of(row)

    @post("/account", status_code=HTTP_200_OK)
    async def account(
        self, request: AnyRequest, desk: TheDesk, visitor: Visitor, data: JSONBody[wire.NewAccount]
    ) -> wire.Me:
        name, password = clean(data.name), await hash_password(data.password)
        people = desk.store.people
        try:
            if visitor is not None and visitor.login is None:
                await desk.hall.call(
                    people.change,
                    visitor.id,
                    login=data.login,
                    password=password,
                    name=name,
                    language=data.language,
                )
                person = visitor.id
            else:
                row = await desk.hall.call(people.add, name, data.language, data.login, password)
                person = row.id
        except LoginTaken:
            raise Refused("login_taken") from None
        desk.hall.forget_person(person)
        sign_in(request.session, person)
        return me_of(await desk.hall.call(people.get, person))

    @post("/login", status_code=HTTP_200_OK)
    async def login(self, request: AnyRequest, desk: TheDesk, data: JSONBody[wire.Credentials]) -> wire.Me:
        row = await desk.hall.call(desk.store.people.by_login, data.login)
        if not await check_password(row, data.password) or row is None:
            raise Refused("wrong_password")
        sign_in(request.session, row.id)
        return me_of(row)

    @post("/reset", status_code=HTTP_200_OK)
    async def reset(self, request: AnyRequest, desk: TheDesk, data: JSONBody[wire.ResetPassword]) -> wire.Me:
        person = await desk.hall.call(desk.store.people.take_reset, data.token)
        if person is None:
            raise Refused("expired")
        await desk.hall.call(desk.store.people.change, person, password=await hash_password(data.new))
        await desk.hall.call(desk.store.people.drop_sessions, person)
        desk.hall.show_out(person)
        sign_in(request.session, person)
        return me_of(await desk.hall.call(desk.store.people.get, person))

    @post("/me/password", status_code=HTTP_200_OK)
    async def password(
        self, request: AnyRequest, desk: TheDesk, me: Me, data: JSONBody[wire.ChangePassword]
    ) -> wire.Me:
        if not await check_password(me, data.old):
            raise Refused("wrong_password")
        await desk.hall.call(desk.store.people.change, me.id, password=await hash_password(data.new))
        await desk.hall.call(desk.store.people.drop_sessions, me.id)
        desk.hall.show_out(me.id)
        sign_in(request.session, me.id)
        return me_of(me)

    @post("/me/delete", status_code=HTTP_200_OK)
    async def delete(self, request: AnyRequest, desk: TheDesk, me: Me, data: JSONBody[wire.DeleteMe]) -> wire.Me:
        if me.login is not None and not await check_password(me, data.password):
            raise Refused("wrong_password")
        await desk.hall.call(desk.store.people.erase, me.id)
        desk.hall.forget_person(me.id)
        desk.hall.show_out(me.id)
        sign_in(request.session, None)
        for live in desk.hall.tables:
            if live.row.owner == me.id or any(seat.person == me.id for seat in live.seats):
                await desk.consent.left(live.id)
        return me_of(None)


class People(Controller):
    path = "/api"
    tags = ["people"]

    @get("/me")
    async def who(self, visitor: Visitor) -> wire.Me:
        return me_of(visitor)

    @post("/logout", status_code=HTTP_200_OK)
    async def logout(self, request: AnyRequest, desk: TheDesk, visitor: Visitor) -> wire.Me:
        if visitor is not None:
            desk.hall.show_out(visitor.id)
        sign_in(request.session, None)
        return me_of(None)

    @patch("/me")
    async def change(self, desk: TheDesk, me: Me, data: JSONBody[wire.ChangeMe]) -> wire.Me:
        values: dict[str, str] = {}
        if data.name is not UNSET:
            values["name"] = clean(data.name)
        if data.language is not UNSET:
            values["language"] = data.language
        if data.settings is not UNSET:
            values["settings"] = msgspec.json.encode(data.settings).decode()
        if values:
            await desk.hall.call(desk.store.people.change, me.id, **values)
            desk.hall.forget_person(me.id)
        return me_of(await desk.hall.call(desk.store.people.get, me.id))

    @get("/me/export", media_type="application/json")
    async def export(self, desk: TheDesk, me: Me) -> Response[wire.MyData]:
        """Everything that is kept about me; my matches can be downloaded one by one."""
        wanted = msgspec.json.decode(me.notifications, type=wire.Notifications)
        tables = [
            table
            for scope in ("mine", "over")
            for table in await desk.hall.call(desk.store.matches.listed, scope, me.id, 10_000)
        ]
        talk = desk.store.talk
        pushes = await desk.hall.call(talk.pushes, me.id)
        said = await desk.hall.call(talk.said_by, me.id)
        data = wire.MyData(
            me=me_of(me),
            created=me.created,
            notifications=wanted,
            browsers=[wire.PushSubscription(row.endpoint, wire.PushKeys(row.p256dh, row.auth)) for row in pushes],
            deliveries=await _deliveries(desk, me),
            tables=tables,
            said=[wire.MyLine(line.match, line.at, line.seat, line.text) for line in said],
            muted=sorted(await desk.hall.call(talk.muted, me.id)),
        )
        return Response(data, headers={"content-disposition": 'attachment; filename="aevum-me.json"'})

    @post("/admin/reset", status_code=HTTP_200_OK)
    async def admin_reset(self, desk: TheDesk, me: Me, data: JSONBody[wire.AdminReset]) -> wire.ResetLink:
        if not me.admin:
            raise Refused("forbidden")
        row = await desk.hall.call(desk.store.people.by_login, data.login)
        if row is None:
            raise Refused("not_found")
        return await desk.hall.call(new_reset, desk, row.id)

    # notifications

    @get("/me/notifications")
    async def notifications(self, me: Me) -> wire.Notifications:
        return msgspec.json.decode(me.notifications, type=wire.Notifications)

    @put("/me/notifications")
    async def set_notifications(self, desk: TheDesk, me: Me, data: JSONBody[wire.Notifications]) -> wire.Notifications:
        if data.webhook:
            check_address(data.webhook, desk.config.private_webhooks)
        text = msgspec.json.encode(data).decode()
        await desk.hall.call(desk.store.people.change, me.id, notifications=text)
        desk.hall.forget_person(me.id)
        return data

    @post("/me/notifications/test", status_code=HTTP_200_OK)
    async def test(self, desk: TheDesk, me: Me) -> list[wire.Delivery]:
        await desk.notices.test(me)
        return await _deliveries(desk, me)

    @get("/me/deliveries")
    async def deliveries(self, desk: TheDesk, me: Me) -> list[wire.Delivery]:
        return await _deliveries(desk, me)

    @get("/push-key")
    async def push_key(self, desk: TheDesk) -> wire.PushKey:
        return wire.PushKey(desk.notices.push_key)

    @post("/me/push", status_code=HTTP_200_OK)
    async def subscribe(self, desk: TheDesk, me: Me, data: JSONBody[wire.PushSubscription]) -> wire.Notifications:
        check_address(data.endpoint, desk.config.private_webhooks)
        row = PushRow(data.endpoint, data.keys.p256dh, data.keys.auth)
        await desk.hall.call(desk.store.talk.add_push, me.id, row)
        return msgspec.json.decode(me.notifications, type=wire.Notifications)

    @post("/me/push/remove", status_code=HTTP_200_OK)
    async def unsubscribe(self, desk: TheDesk, me: Me, data: JSONBody[wire.PushEndpoint]) -> wire.Notifications:
        await desk.hall.call(desk.store.talk.drop_push, me.id, data.endpoint)
        return msgspec.json.decode(me.notifications, type=wire.Notifications)


async def _deliveries(desk: Desk, me: PersonRow) -> list[wire.Delivery]:
    return [_delivery(row) for row in await desk.hall.call(desk.store.talk.deliveries, me.id)]


def _delivery(row: DeliveryRow) -> wire.Delivery:
    values: dict[str, object] = {
        "at": row.at,
        "channel": row.channel,
        "kind": row.kind,
        "table": row.match,
        "status": row.status,
        "attempts": row.attempts,
        "detail": row.detail,
    }
    return msgspec.convert(values, wire.Delivery)
