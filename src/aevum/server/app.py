"""The ASGI application."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.plugins import ReceiveRoutePlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.routes import BaseRoute, HTTPRoute
from litestar.static_files import create_static_files_router
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import DataError

from aevum import __version__
from aevum.server import wire
from aevum.server.config import Config
from aevum.server.desk import Desk
from aevum.server.problems import STATUS, Refused
from aevum.server.routes.games import Games
from aevum.server.routes.given import TheDesk, Visitor
from aevum.server.routes.people import People, SignIn
from aevum.server.routes.playing import Playing
from aevum.server.routes.tables import Tables
from aevum.server.sessions import DAYS, SESSION_COOKIE, SessionConfig, SessionStore
from aevum.store import Store
from aevum.store.database import CHANNEL
from aevum.store.rows import PersonRow

log = logging.getLogger("aevum.http")

CSRF_COOKIE, CSRF_HEADER = "aevum_csrf", "x-csrf-token"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
CODES = {
    400: "invalid",
    401: "not_signed_in",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "not_json",
    429: "too_many",
    503: "busy",
}


class Outermost:
    """Security headers on every answer, and one line in the log for it that names the route, never the address."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        self._headers = dict(HEADERS)
        if secure:
            self._headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in self._headers.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers["cache-control"] = "no-store"
                _log(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _log(scope: Scope, status: int, seconds: float) -> None:
    log.info(
        "request",
        extra={
            "method": scope.get("method"),
            "path": scope.get("path_template", "(none)"),
            "status": status,
            "ms": round(seconds * 1000, 1),
        },
    )


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[wire.Problem]:
    return Response(error.problem, status_code=error.status, media_type=MediaType.JSON)


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """Answer in our own form what the framework refused."""
    code = CODES.get(error.status_code, "invalid" if error.status_code < 500 else "failure")
    problem = wire.Problem(code)
    if code == "invalid" and (why := _why(error)):
        problem.values = {"why": why[:200]}
    answer = Response(problem, status_code=error.status_code, media_type=MediaType.JSON)
    if error.status_code == 403 and "CSRF" in error.detail:
        problem.error = "csrf"
        # A token of another server at this address would never be replaced otherwise.
        answer.delete_cookie(CSRF_COOKIE)
    if error.status_code == 429:
        answer.headers["retry-after"] = "1"
    return answer


def _why(error: HTTPException) -> str:
    """Say what is wrong with a request, and where."""
    if isinstance(error.extra, list):
        parts = [(str(part.get("key")), str(part.get("message"))) for part in error.extra]
        return "; ".join("a body is needed" if key == "data" else f"{key}: {message}" for key, message in parts)
    # Other details name the address that was asked for.
    return error.detail if error.detail.startswith("JSON is malformed") else ""


def failure(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    log.error("a request failed", exc_info=error, extra={"path": request.scope.get("path_template", "(none)")})
    return Response(wire.Problem("failure"), status_code=500, media_type=MediaType.JSON)


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """Answer a body that is nested too deeply, is no text or holds what a database cannot: others let these through."""
    return Response(wire.Problem("invalid"), status_code=400, media_type=MediaType.JSON)


async def visitor(request: ASGIConnection[Any, Any, Any, Any], desk: TheDesk) -> PersonRow | None:
    """Who is signed in, if anybody."""
    person = request.session.get("person")
    return await desk.hall.call(desk.store.people.get, person) if person else None


async def me(visitor: Visitor) -> PersonRow:
    """Who is signed in; nobody else gets further."""
    if visitor is None:
        raise Refused("not_signed_in")
    return visitor


@get("/health", tags=["service"])
async def health(desk: TheDesk) -> wire.Health:
    await desk.hall.call(desk.store.matches.counts)
    return wire.Health("ok", __version__, "sqlite" if desk.store.database.sqlite else "postgresql")


@get("/", include_in_schema=False, media_type=MediaType.TEXT)
async def not_built() -> str:
    return "The page is not built: run `make web`. The API is described at /schema."


class Metrics(PrometheusController):
    include_in_schema = False


class Problems(ReceiveRoutePlugin):
    """Says in the API's description how each route refuses, with the codes by their status."""

    def __init__(self) -> None:
        codes: dict[int, list[str]] = {}
        for code, status in STATUS.items():
            codes.setdefault(status, []).append(code)
        self._responses = {
            status: ResponseSpec(wire.Problem, generate_examples=False, description=", ".join(named))
            for status, named in codes.items()
        }

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute) and route.path.startswith(("/api", "/health")):
            for handler in route.route_handlers:
                handler.responses = self._responses


def create_app(config: Config) -> Outermost:
    """Return the application. It opens the store and starts its work when it is served."""
    return Outermost(_create(config), config.secure)


def _create(config: Config) -> Litestar:
    store = Store(config.database_url).open()
    desk = Desk(store, config)
    channels = None
    if not store.database.sqlite:
        channels = ChannelsPlugin(PsycoPgChannelsBackend(store.database.dsn), channels=[CHANNEL])

    @asynccontextmanager
    async def work(_: Litestar) -> AsyncIterator[None]:
        desk.start()
        try:
            yield
        finally:
            await desk.stop()

    async def listen() -> None:
        # Not in a context of its own: the channels' own begins after ours.
        if channels is not None:
            desk.listen(await channels.subscribe(CHANNEL))

    return Litestar(
        route_handlers=[*_api(config), health, Metrics, *_page(Path(config.static))],
        dependencies={
            "desk": Provide(lambda: desk, sync_to_thread=False, use_cache=True),
            "visitor": Provide(visitor),
            "me": Provide(me),
        },
        middleware=[
            PrometheusConfig(app_name="aevum", prefix="aevum_http", group_path=True).middleware,
            RateLimitConfig(
                rate_limit=("second", config.requests_per_second), store="rates", exclude=["^/assets"]
            ).middleware,
            SessionConfig(key=SESSION_COOKIE, store="sessions", max_age=DAYS * 86400, secure=config.secure).middleware,
        ],
        csrf_config=CSRFConfig(
            secret=store.talk.secret("csrf", secrets.token_hex(32)),
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
            cookie_secure=config.secure,
            cookie_samesite="strict",
        ),
        exception_handlers={
            Refused: refused,
            HTTPException: http_error,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            DataError: unreadable,
            Exception: failure,
        },
        stores={"sessions": SessionStore(store.people), "rates": MemoryStore(), "signs": MemoryStore()},
        plugins=[Problems(), channels] if channels else [Problems()],
        lifespan=[work],
        on_startup=[listen],
        request_max_body_size=config.largest_body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Aevum",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin(path="/openapi.yaml")],
        ),
        logging_config=None,
        debug=False,
    )


def _api(config: Config) -> list[Any]:
    signs = RateLimitConfig(rate_limit=("minute", config.signs_per_minute), store="signs")
    careful = Router("/", route_handlers=[SignIn], middleware=[signs.middleware])
    return [careful, People, Games, Tables, Playing]


def _page(static: Path) -> list[Any]:
    if not (static / "index.html").is_file():
        return [not_built]
    assets = create_static_files_router(
        "/assets",
        directories=[static / "assets"],
        cache_control=CacheControlHeader(max_age=31_536_000, public=True, immutable=True),
    )
    return [assets, create_static_files_router("/", directories=[static], html_mode=True)]
