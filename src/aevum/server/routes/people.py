"""Who is there: guests, accounts, passwords, notifications."""

from __future__ import annotations

import secrets
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Controller, Response, get, patch, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import UNSET

from aevum.server import wire
from aevum.server.my_data import deliveries, me_of, my_data
from aevum.server.notices import check_address
from aevum.server.problems import Refused
from aevum.server.routes.dependencies import AnyRequest, Me, TheServices, Visitor
from aevum.server.routes.moderation import note
from aevum.server.services import Services
from aevum.server.sessions import sign_in
from aevum.server.text import name_of
from aevum.store import LoginTaken
from aevum.store.rows import PersonRow, PushRow

RESET_HOURS = 48
_hasher = PasswordHasher()


async def hash_password(services: Services, password: str) -> str:
    return await services.registry.pools.passwords.call(_hasher.hash, password)


async def check_password(services: Services, row: PersonRow | None, password: str) -> bool:
    if row is None or row.password is None:
        # Where there is nothing to check, the time it takes must not tell so.
        await hash_password(services, password)
        return False
    try:
        await services.registry.pools.passwords.call(_hasher.verify, row.password, password)
    except (VerificationError, InvalidHashError):
        return False
    return True


def new_reset(services: Services, person: str) -> wire.ResetLink:
    """Make a link by which a person can set a new password."""
    token, expires = secrets.token_urlsafe(32), time.time() + RESET_HOURS * 3600
    services.store.people.add_reset(person, token, expires)
    return wire.ResetLink(token, expires)


async def check_banned(services: Services, person: str) -> None:
    """:raises Refused: if the host keeps this person away."""
    row = await services.registry.call(services.store.moderation.banned, person)
    if row is not None:
        raise Refused("banned", {"reason": row.reason, "until": int(row.until or 0)})


class SignIn(Controller):
    """What gives or takes a session: few of these a minute."""

    path = "/api"
    tags = ["people"]

    @post("/guest", status_code=HTTP_200_OK)
    async def guest(self, request: AnyRequest, services: TheServices, data: JSONBody[wire.NewGuest]) -> wire.Me:
        row = await services.registry.call(services.store.people.add, name_of(data.name), data.language)
        sign_in(request.session, row.id)
        return me_of(row)

    @post("/account", status_code=HTTP_200_OK)
    async def account(
        self, request: AnyRequest, services: TheServices, visitor: Visitor, data: JSONBody[wire.NewAccount]
    ) -> wire.Me:
        name, password = name_of(data.name), await hash_password(services, data.password)
        people = services.store.people
        try:
            if visitor is not None and visitor.login is None:
                await services.registry.call(
                    people.change,
                    visitor.id,
                    login=data.login,
                    password=password,
                    name=name,
                    language=data.language,
                )
                person = visitor.id
            else:
                row = await services.registry.call(people.add, name, data.language, data.login, password)
                person = row.id
        except LoginTaken:
            raise Refused("login_taken") from None
        services.registry.forget_person(person)
        sign_in(request.session, person)
        return me_of(await services.registry.call(people.get, person))

    @post("/login", status_code=HTTP_200_OK)
    async def login(self, request: AnyRequest, services: TheServices, data: JSONBody[wire.Credentials]) -> wire.Me:
        row = await services.registry.call(services.store.people.by_login, data.login)
        if not await check_password(services, row, data.password) or row is None:
            raise Refused("wrong_password")
        await check_banned(services, row.id)
        sign_in(request.session, row.id)
        return me_of(row)

    @post("/reset", status_code=HTTP_200_OK)
    async def reset(self, request: AnyRequest, services: TheServices, data: JSONBody[wire.ResetPassword]) -> wire.Me:
        person = await services.registry.call(services.store.people.take_reset, data.token)
        if person is None:
            raise Refused("expired")
        await check_banned(services, person)
        await services.registry.call(
            services.store.people.change, person, password=await hash_password(services, data.new)
        )
        await services.registry.call(services.store.people.drop_sessions, person)
        services.registry.show_out(person)
        sign_in(request.session, person)
        return me_of(await services.registry.call(services.store.people.get, person))

    @post("/me/password", status_code=HTTP_200_OK)
    async def password(
        self, request: AnyRequest, services: TheServices, me: Me, data: JSONBody[wire.ChangePassword]
    ) -> wire.Me:
        if not await check_password(services, me, data.old):
            raise Refused("wrong_password")
        await services.registry.call(
            services.store.people.change, me.id, password=await hash_password(services, data.new)
        )
        await services.registry.call(services.store.people.drop_sessions, me.id)
        services.registry.show_out(me.id)
        sign_in(request.session, me.id)
        return me_of(me)

    @post("/me/delete", status_code=HTTP_200_OK)
    async def delete(
        self, request: AnyRequest, services: TheServices, me: Me, data: JSONBody[wire.DeleteMe]
    ) -> wire.Me:
        if me.login is not None and not await check_password(services, me, data.password):
            raise Refused("wrong_password")
        await services.registry.call(services.store.people.erase, me.id)
        services.registry.forget_person(me.id)
        services.registry.show_out(me.id)
        sign_in(request.session, None)
        for live in services.registry.tables:
            if live.row.owner == me.id or any(seat.person == me.id for seat in live.seats):
                await services.consent.left(live.id)
        return me_of(None)


class People(Controller):
    path = "/api"
    tags = ["people"]

    @get("/me")
    async def who(self, visitor: Visitor) -> wire.Me:
        return me_of(visitor)

    @post("/logout", status_code=HTTP_200_OK)
    async def logout(self, request: AnyRequest, services: TheServices, visitor: Visitor) -> wire.Me:
        if visitor is not None:
            services.registry.show_out(visitor.id)
        sign_in(request.session, None)
        return me_of(None)

    @patch("/me")
    async def change(self, services: TheServices, me: Me, data: JSONBody[wire.ChangeMe]) -> wire.Me:
        values: dict[str, str] = {}
        if data.name is not UNSET:
            values["name"] = name_of(data.name)
        if data.language is not UNSET:
            values["language"] = data.language
        if data.settings is not UNSET:
            values["settings"] = msgspec.json.encode(data.settings).decode()
        if values:
            await services.registry.call(services.store.people.change, me.id, **values)
            services.registry.forget_person(me.id)
        return me_of(await services.registry.call(services.store.people.get, me.id))

    @get("/me/export", media_type="application/json")
    async def export(self, services: TheServices, me: Me) -> Response[wire.MyData]:
        """Everything that is kept about me; my matches can be downloaded one by one."""
        data = await services.registry.call(my_data, services.store, me)
        return Response(data, headers={"content-disposition": 'attachment; filename="aevum-me.json"'})

    @post("/admin/reset", status_code=HTTP_200_OK)
    async def admin_reset(self, services: TheServices, me: Me, data: JSONBody[wire.AdminReset]) -> wire.ResetLink:
        if not me.admin:
            raise Refused("forbidden")
        row = await services.registry.call(services.store.people.by_login, data.login)
        if row is None:
            raise Refused("not_found")
        link = await services.registry.call(new_reset, services, row.id)
        await note(services, me, "reset-link", row.id)
        return link

    # notifications

    @get("/me/notifications")
    async def notifications(self, me: Me) -> wire.Notifications:
        return msgspec.json.decode(me.notifications, type=wire.Notifications)

    @put("/me/notifications")
    async def set_notifications(
        self, services: TheServices, me: Me, data: JSONBody[wire.Notifications]
    ) -> wire.Notifications:
        if data.webhook:
            check_address(data.webhook, services.config.private_webhooks)
        text = msgspec.json.encode(data).decode()
        await services.registry.call(services.store.people.change, me.id, notifications=text)
        services.registry.forget_person(me.id)
        return data

    @post("/me/notifications/test", status_code=HTTP_200_OK)
    async def test(self, services: TheServices, me: Me) -> list[wire.Delivery]:
        await services.notices.test(me)
        return await services.registry.call(deliveries, services.store, me)

    @get("/me/deliveries")
    async def deliveries(self, services: TheServices, me: Me) -> list[wire.Delivery]:
        return await services.registry.call(deliveries, services.store, me)

    @get("/push-key")
    async def push_key(self, services: TheServices) -> wire.PushKey:
        return wire.PushKey(services.notices.push_key)

    @post("/me/push", status_code=HTTP_200_OK)
    async def subscribe(
        self, services: TheServices, me: Me, data: JSONBody[wire.PushSubscription]
    ) -> wire.Notifications:
        check_address(data.endpoint, services.config.private_webhooks)
        row = PushRow(data.endpoint, data.keys.p256dh, data.keys.auth)
        await services.registry.call(services.store.talk.add_push, me.id, row)
        return msgspec.json.decode(me.notifications, type=wire.Notifications)

    @post("/me/push/remove", status_code=HTTP_200_OK)
    async def unsubscribe(self, services: TheServices, me: Me, data: JSONBody[wire.PushEndpoint]) -> wire.Notifications:
        await services.registry.call(services.store.talk.drop_push, me.id, data.endpoint)
        return msgspec.json.decode(me.notifications, type=wire.Notifications)
