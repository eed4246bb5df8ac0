"""The socket that a table listens on: bound here, or handed over by whoever started it."""

from __future__ import annotations

import os
import socket

import typer

from skyhop.i18n import _

PORTS_TRIED = 20
HANDED_OVER = 3
"""The descriptor of the first socket that systemd hands over."""


def handed_over() -> socket.socket | None:
    """Take the socket that systemd, or a program that does as it does, has bound for this process; None without.

    It stays open while one table ends and the next begins, so that whoever connects meanwhile waits and is answered.
    """
    count = os.environ.pop("LISTEN_FDS", "0")
    if os.environ.pop("LISTEN_PID", "") != str(os.getpid()) or count == "0":
        return None
    if count != "1":
        problem = _("one socket is to be handed over, and LISTEN_FDS says %(count)s")
        raise typer.BadParameter(problem % {"count": count})
    given = socket.socket(fileno=HANDED_OVER)
    if given.family not in {socket.AF_INET, socket.AF_INET6} or given.type != socket.SOCK_STREAM:
        given.close()
        raise typer.BadParameter(_("the socket that was handed over is none of TCP: write ListenStream=127.0.0.1:8000"))
    return given


def bind(host: str, port: int) -> socket.socket:
    """Listen on the port, or on the next one that is free."""
    if not host.strip():
        raise typer.BadParameter(_("--host is empty; write 127.0.0.1, or 0.0.0.0 to let others in your network play"))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        # Named, the protocol lets asyncio send small packets at once; unnamed, each answer waits 40 ms for the client.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
        except OSError as error:
            bound.close()
            if candidate + 1 == min(port + PORTS_TRIED, 65536) or isinstance(error, socket.gaierror):
                problem = _("cannot listen on %(host)s, port %(port)s: %(reason)s")
                names = {"host": host, "port": candidate, "reason": error.strerror}
                raise typer.BadParameter(problem % names) from None
        else:
            bound.listen(128)
            return bound
    raise AssertionError(port)
