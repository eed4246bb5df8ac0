"""Sockets: the listening socket of the server, and the metrics endpoint for Prometheus on a separate port."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
import threading
from collections.abc import Iterator, Mapping

import typer

from skyhop.i18n import _

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable for the folder in which workers share their metrics."""
MOST_AT_ONCE = 8
"""Maximum number of concurrent connections to the metrics. At this limit, a new connection replaces a silent one."""
BACKLOG = 128
"""Maximum number of connections that wait until the server accepts them."""


def parse_address(address: str) -> tuple[str, int]:
    """Parse `PORT` or `HOST:PORT`. The default host is 127.0.0.1. Raise `BadParameter` without a valid port."""
    host, _colon, port = address.rpartition(":")
    if not port.isascii() or not port.isdecimal() or int(port) > 65535:
        problem = _("--metrics %(written)s: write a port such as 9100, or HOST:PORT")
        raise typer.BadParameter(problem % {"written": address})
    return host.strip("[]") or "127.0.0.1", int(port)


@contextlib.contextmanager
def shared_by_workers(workers: int) -> Iterator[Mapping[str, str]]:
    """Yield environment variables for the workers. During the block, a temporary folder for shared metrics exists.

    The variables name this folder. With one worker, yield an empty mapping.
    """
    os.environ.pop(SHARED, None)  # this process keeps its own metrics in memory
    if workers == 1:
        yield {}
        return
    with tempfile.TemporaryDirectory(prefix="skyhop-metrics-") as folder:
        yield {SHARED: folder}


def serve_metrics(address: str, variables: Mapping[str, str]) -> str:
    """Serve metrics at an address, and return the URL.

    If the workers share a folder for metrics, serve the metrics of all workers. Otherwise, serve the metrics of this
    process.
    """
    import uvicorn  # noqa: PLC0415  only a server needs it
    from prometheus_client import REGISTRY, CollectorRegistry, make_asgi_app  # noqa: PLC0415
    from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

    from skyhop.web.http.connections import Connections, make_config  # noqa: PLC0415

    host, port = parse_address(address)
    registry = REGISTRY
    if folder := variables.get(SHARED):
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    try:
        bound = _listen(host, port)
    except OSError as error:
        raise _explain(host, port, error) from None
    config = make_config(make_asgi_app(registry), Connections(MOST_AT_ONCE), backlog=BACKLOG, has_lifespan=False)
    threading.Thread(target=uvicorn.Server(config).run, args=[[bound]], name="metrics", daemon=True).start()
    return f"http://{format_host(host)}:{bound.getsockname()[1]}/metrics"


def forget_worker(process: int, folder: str) -> None:
    """Remove the gauges of a worker that has ended. `process` is its process id."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

    mark_process_dead(process, folder)  # type: ignore[no-untyped-call]


PORTS_TRIED = 20
HANDED_OVER = 3
"""File descriptor of the first socket that systemd passes to a process."""


def take_systemd_socket() -> socket.socket | None:
    """Return the socket that systemd or a compatible program passed to this process, or None.

    The socket stays open during restarts of the server. A client that connects meanwhile waits for the new process.
    Raise `BadParameter` if the program passed several sockets, or a socket of another kind than TCP.
    """
    count = os.environ.pop("LISTEN_FDS", "0")
    if os.environ.pop("LISTEN_PID", "") != str(os.getpid()) or count == "0":
        return None
    if count != "1":
        problem = _("the server accepts exactly one socket, but LISTEN_FDS is %(count)s; pass one socket")
        raise typer.BadParameter(problem % {"count": count})
    inherited = socket.socket(fileno=HANDED_OVER)
    if inherited.family not in {socket.AF_INET, socket.AF_INET6} or inherited.type != socket.SOCK_STREAM:
        inherited.close()
        raise typer.BadParameter(
            _("the given socket is not a TCP socket: write ListenStream=127.0.0.1:8000 in the systemd socket unit")
        )
    return inherited


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens on the port.

    If another program uses the port, try the next ports. Raise `BadParameter` if `host` is empty or wrong, or if no
    port is possible.
    """
    if not host.strip():
        raise typer.BadParameter(
            _(
                "--host is empty. Write 127.0.0.1 for this machine only. With "
                "0.0.0.0, other people in your network can play too"
            )
        )
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        try:
            return _listen(host, candidate)
        except OSError as error:
            if candidate + 1 == min(port + PORTS_TRIED, 65536) or isinstance(error, socket.gaierror):
                raise _explain(host, candidate, error) from None
    raise AssertionError(port)


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens on a port. A socket for `::` also accepts IPv4, where the system allows it."""
    # asyncio sets TCP_NODELAY only if the protocol is given. Without it, each answer waits 40 ms for the client.
    bound = socket.socket(_family(host), socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def format_host(host: str) -> str:
    """Return a host as it appears in an address for a browser on this machine."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104  it is only shown
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _explain(host: str, port: int, error: OSError) -> typer.BadParameter:
    problem = _("cannot listen on %(host)s, port %(port)s: %(reason)s")
    return typer.BadParameter(problem % {"host": host, "port": port, "reason": error.strerror})
