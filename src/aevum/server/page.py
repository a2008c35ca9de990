"""The built page: each file as small as the build packed it, and kept by browsers as long as it does not change."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException

START = "index.html"
EMBED = "/embed"
"""The page for the frame of another: it opens a replay and nothing else."""
KEPT = "public, max-age=31536000, immutable"
"""Names of assets carry a digest of what is in them."""
ASKED_AGAIN = "no-cache"
PACKED = ".br"
READY = "packed_by_the_build"
"""Marks routes whose answers are not packed again."""


@dataclass(frozen=True)
class PageFile:
    path: Path
    kept: bool

    @cached_property
    def plain(self) -> bytes:
        return self.path.read_bytes()

    @cached_property
    def brotli(self) -> bytes | None:
        packed = self.path.with_name(self.path.name + PACKED)
        return packed.read_bytes() if packed.is_file() else None

    @cached_property
    def gzip(self) -> bytes | None:
        return gzip.compress(self.plain, mtime=0) if self.brotli is not None else None

    @cached_property
    def etag(self) -> str:
        return f'"{hashlib.blake2b(self.plain, digest_size=12).hexdigest()}"'

    @cached_property
    def media_type(self) -> str:
        return mimetypes.guess_type(self.path.name)[0] or "application/octet-stream"

    def packed_for(self, accepted: str) -> tuple[bytes, str | None]:
        """Return the body in the smallest form that a browser takes, and how that is called."""
        forms = {"br": self.brotli, "gzip": self.gzip} if self.brotli is not None else {}
        for name, body in forms.items():
            if name in accepted and body is not None:
                return body, name
        return self.plain, None


def scripts_of(static: Path) -> list[str]:
    """Return what the policy must name so that the scripts that stand in the page itself may run, and no others."""
    start = static / START
    if not start.is_file():
        return []
    found = re.findall(rb"<script>(.*?)</script>", start.read_bytes(), re.DOTALL)
    return [f"'sha256-{base64.b64encode(hashlib.sha256(text).digest()).decode()}'" for text in found]


def page_routes(static: Path) -> list[Any]:
    if not (static / START).is_file():
        return [not_built]
    files = {
        "/" + path.relative_to(static).as_posix(): PageFile(path, path.parent.name == "assets")
        for path in static.rglob("*")
        if path.is_file() and path.suffix != PACKED
    }
    files["/"] = files[EMBED] = files[f"/{START}"]

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={READY: True},
    )
    async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        found = files.get(path)
        if found is None:
            raise NotFoundException
        headers = {"cache-control": KEPT if found.kept else ASKED_AGAIN, "etag": found.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == found.etag:
            return Response(b"", status_code=304, headers=headers)
        body, packed = found.packed_for(request.headers.get("accept-encoding", ""))
        if packed:
            headers["content-encoding"] = packed
        return Response(body, media_type=found.media_type, headers=headers)

    return [page]


@get("/", include_in_schema=False, media_type=MediaType.TEXT)
async def not_built() -> str:
    return "The page is not built: run `make web`. The API is described at /schema."
