"""What programs are told where something cannot be done: a problem document (RFC 9457), perhaps with a clause."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from skyhop.engine.document import LEFT_OUT, LeftOut, Part, written

MEDIA_TYPE = "application/problem+json"
API = "/api/"
"""Addresses that begin so are for programs."""
KIND = "urn:skyhop:problem:"


class Problem(Part):
    """Why something was not done."""

    type: str
    """What kind of problem it is, as a URN that ends in a word; about:blank where the status says it all."""
    title: str
    """The status in words."""
    status: Annotated[int, Meta(ge=400, le=599)]
    detail: str
    """What happened, why, and what to do, in the language that was asked for."""
    clause: str | LeftOut = LEFT_OUT
    """The clause of the rules that forbids it."""
    place: str | LeftOut = LEFT_OUT
    """Where in what was sent it is, such as $.ply."""
    ply: int | LeftOut = LEFT_OUT
    """Of an action that was meant for another position: the ply that the match is at."""


def told(problem: Problem) -> Response:
    """Answer with a problem."""
    return Response(written(problem), problem.status, media_type=MEDIA_TYPE)
