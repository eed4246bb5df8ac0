"""The address of a match as a picture that a phone reads (a QR code)."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from skyhop.web.http.pages import origin_of
from skyhop.web.pages.match.match import place_of


async def code(request: Request) -> Response:
    """GET /matches/{match}/code.svg: its address, to be read by a camera."""
    place = await place_of(request)
    origin = origin_of(request)
    drawn = BytesIO()
    segno.make(f"{origin}/matches/{place.live.info.id}", error="m", micro=False).save(
        drawn, kind="svg", scale=4, border=4, light="#fff", dark="#000"
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")
