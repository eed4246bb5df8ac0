"""Streamable HTTP for programs on this machine alone: any other name or origin is refused with a sentence.

A page in a browser could send requests to this machine under a name of its own; so the names under which the server
is asked, and the pages that ask, must be this machine's.
"""

from __future__ import annotations

from mcp.server import MCPServer
from mcp.server.transport_security import TransportSecuritySettings
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from skyhop.i18n import _

PATH = "/mcp"
NAMES = ("127.0.0.1", "localhost", "[::1]")
LARGEST_REQUEST = 1024 * 1024


class Loopback:
    """Lets through what is asked of this machine by its own names."""

    def __init__(self, app: ASGIApp, port: int) -> None:
        self._app = app
        self._hosts = hosts(port)
        self._origins = {f"http://{host}" for host in self._hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        refused = self._refused(Headers(scope=scope)) if scope["type"] == "http" else None
        await (refused or self._app)(scope, receive, send)

    def _refused(self, headers: Headers) -> ASGIApp | None:
        host, origin = headers.get("host", ""), headers.get("origin")
        known = ", ".join(sorted(self._hosts))
        if host.lower() not in self._hosts:
            problem = _("This server answers under the names of this machine only: %(known)s.")
            return PlainTextResponse(problem % {"known": known}, 421)
        if origin is not None and origin.lower() not in self._origins:
            problem = _("This server answers no pages of other sites, only programs and pages of %(known)s.")
            return PlainTextResponse(problem % {"known": known}, 403)
        return None


def hosts(port: int) -> set[str]:
    """The names under which a server at a port is asked."""
    return {f"{name}:{port}" for name in NAMES}


def application(server: MCPServer, port: int) -> ASGIApp:
    """Make what a web server runs."""
    known = hosts(port)
    allowed = TransportSecuritySettings(
        allowed_hosts=sorted(known), allowed_origins=sorted(f"http://{host}" for host in known)
    )
    app = server.streamable_http_app(
        streamable_http_path=PATH,
        max_request_body_size=LARGEST_REQUEST,
        stateless_http=True,  # a match is found by its handle: whoever keeps sessions open could keep others out
        transport_security=allowed,
    )
    return Loopback(app, port)
