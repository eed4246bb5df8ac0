"""Serve rules and matches to AI assistants over MCP."""

from __future__ import annotations

import contextlib
import socket
import sys
from ipaddress import ip_address
from typing import TYPE_CHECKING, Annotated

import typer

from skyhop.cli.compile_progress import BOARDS, Announcement, compile_in_background
from skyhop.cli.options import with_examples
from skyhop.game import registry
from skyhop.i18n import _
from skyhop.web.process.listener import bind, format_host

if TYPE_CHECKING:
    from mcp.server import MCPServer

LOCALHOST = "localhost"


@with_examples
def mcp(*, http: Annotated[str, typer.Option(metavar="HOST:PORT")] = "") -> None:
    """Serve an assistant over standard input and output or, with --http, over HTTP on this machine.

    Args:
        http: Address for connections from programs on this machine, such as 127.0.0.1:8766. Default: standard input and
            output.
    """
    bound = _bind(http) if http else None
    registry.keep_output_apart()
    from skyhop.mcp.server import make_server  # noqa: PLC0415 - an optional dependency, slow to import

    with compile_in_background((*registry.packages(), BOARDS), Announcement()):
        server = make_server()
        if bound is None:
            sys.stdout.flush()
            server.run("stdio")
        else:
            _serve(server, bound)


def _bind(address: str) -> socket.socket:
    """Return a socket that listens at an address of this machine. Other addresses are a usage error."""
    host, _colon, port = address.rpartition(":")
    host = host.strip("[]")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise typer.BadParameter(
            _("--http %(address)s: write HOST:PORT, such as 127.0.0.1:8766") % {"address": address}
        )
    if not _is_loopback(host):
        problem = _(
            "--http %(address)s: the server has no passwords, so it accepts only connections from this machine. "
            "Use 127.0.0.1:%(port)s. For other machines, add a reverse proxy with authentication."
        )
        raise typer.BadParameter(problem % {"address": address, "port": port})
    return bind("127.0.0.1" if host == LOCALHOST else host, int(port))


def _is_loopback(host: str) -> bool:
    try:
        return host == LOCALHOST or ip_address(host).is_loopback
    except ValueError:
        return False


def _serve(server: MCPServer, bound: socket.socket) -> None:
    """Serve MCP over HTTP until a person interrupts the command."""
    import uvicorn  # noqa: PLC0415 - an optional dependency

    from skyhop.mcp.server import PATH, make_application  # noqa: PLC0415 - as above
    from skyhop.web.http.connections import AT_ONCE, Connections, make_config  # noqa: PLC0415 - as above

    host, port = bound.getsockname()[:2]
    address = f"http://{format_host(host)}:{port}{PATH}"
    print(
        _("Assistants can connect to %(address)s. Press Ctrl+C to stop the server.") % {"address": address}, flush=True
    )
    config = make_config(make_application(server, port), Connections(), backlog=AT_ONCE)
    with bound, contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[bound])
