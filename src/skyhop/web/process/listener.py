"""Sockets: the listening socket of the server, and the metrics endpoint for Prometheus on a separate port."""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
import threading
from collections.abc import Iterator, Mapping
from socketserver import ThreadingMixIn
from typing import TYPE_CHECKING
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

import typer

from skyhop.i18n import _

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Environment variable for the folder in which workers share their metrics."""


def parse_address(written: str) -> tuple[str, int]:
    """Parse `PORT` or `HOST:PORT`. The default host is 127.0.0.1."""
    host, _colon, port = written.rpartition(":")
    if not port.isascii() or not port.isdecimal() or int(port) > 65535:
        problem = _("--metrics %(written)s: write a port such as 9100, or HOST:PORT")
        raise typer.BadParameter(problem % {"written": written})
    return host.strip("[]") or "127.0.0.1", int(port)


@contextlib.contextmanager
def shared_by_workers(workers: int) -> Iterator[Mapping[str, str]]:
    """Yield environment variables for the workers during the block. They name the folder for shared metrics.

    With one worker, yield an empty mapping.
    """
    os.environ.pop(SHARED, None)  # this process keeps its own metrics in memory
    if workers == 1:
        yield {}
        return
    with tempfile.TemporaryDirectory(prefix="skyhop-metrics-") as folder:
        yield {SHARED: folder}


def serve_metrics(written: str, variables: Mapping[str, str]) -> str:
    """Serve metrics at an address, and return the URL.

    If the workers share a folder for metrics, serve the metrics of all workers. Otherwise serve those of this
    process.
    """
    from prometheus_client import REGISTRY, CollectorRegistry, make_wsgi_app  # noqa: PLC0415  where it is served
    from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

    host, port = parse_address(written)
    registry = REGISTRY
    if folder := variables.get(SHARED):
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    try:
        port = serve_in_thread(host, port, make_wsgi_app(registry))
    except OSError as error:
        problem = _("cannot listen on %(host)s, port %(port)s: %(reason)s")
        names = {"host": host, "port": port, "reason": error.strerror}
        raise typer.BadParameter(problem % names) from None
    return f"http://{host}:{port}/metrics"


def forget_worker(process: int, folder: str) -> None:
    """Remove the gauges of a worker that has ended. `process` is its process id."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

    mark_process_dead(process, folder)  # type: ignore[no-untyped-call]


if TYPE_CHECKING:
    from wsgiref.types import WSGIApplication

MOST_AT_ONCE = 8
"""Maximum number of concurrent connections to the metrics. Each takes a thread, and the server needs threads too."""
PATIENCE = 5.0
"""Seconds without data after which the server closes a connection."""


def serve_in_thread(host: str, port: int, app: WSGIApplication) -> int:
    """Serve an app at an address until the process ends. Return the port.

    If `port` is 0, the system chooses a port.

    Raises:
        OSError: if the socket cannot be bound to the address.
    """
    server = (MetricsServer6 if ":" in host else MetricsServer)((host, port), Handler)
    server.set_app(app)
    threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
    return server.server_port


class Handler(WSGIRequestHandler):
    """Handler for the requests of one connection to the metrics endpoint."""

    timeout = PATIENCE

    def log_message(self, *_what: object) -> None:
        """Log nothing. The log contains only requests of players."""


_Request = socket.socket | tuple[bytes, socket.socket]
_Client = tuple[str, int] | str  # as the library has them


class MetricsServer(ThreadingMixIn, WSGIServer):
    """HTTP server of the metrics, with a limited number of threads."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], handler: type[Handler]) -> None:
        self._free = threading.BoundedSemaphore(MOST_AT_ONCE)
        super().__init__(address, handler)

    def process_request(self, request: _Request, client_address: _Client) -> None:
        """Answer the request in a new thread. Refuse the connection if too many connections are open."""
        if not self._free.acquire(blocking=False):
            self.shutdown_request(request)
            return
        try:
            super().process_request(request, client_address)
        except BaseException:  # no thread has started that would release the place
            self._free.release()
            raise

    def process_request_thread(self, request: _Request, client_address: _Client) -> None:
        """Answer the request, then allow another connection."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: _Request, client_address: _Client) -> None:
        """Ignore timeouts and disconnects. Otherwise clients could fill the log."""


class MetricsServer6(MetricsServer):
    """HTTP server of the metrics for IPv6 addresses."""

    address_family = socket.AF_INET6


PORTS_TRIED = 20
HANDED_OVER = 3
"""File descriptor of the first socket that systemd passes to a process."""


def take_systemd_socket() -> socket.socket | None:
    """Return the socket that systemd or a compatible program passed to this process, or None.

    The socket stays open during restarts of the server. A client that connects meanwhile waits for the new process.
    """
    count = os.environ.pop("LISTEN_FDS", "0")
    if os.environ.pop("LISTEN_PID", "") != str(os.getpid()) or count == "0":
        return None
    if count != "1":
        problem = _("the server accepts exactly one socket, but LISTEN_FDS is %(count)s; pass one socket")
        raise typer.BadParameter(problem % {"count": count})
    given = socket.socket(fileno=HANDED_OVER)
    if given.family not in {socket.AF_INET, socket.AF_INET6} or given.type != socket.SOCK_STREAM:
        given.close()
        raise typer.BadParameter(
            _("the given socket is not a TCP socket: write ListenStream=127.0.0.1:8000 in the systemd socket unit")
        )
    return given


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens on the port. If another program uses the port, try the next ports."""
    if not host.strip():
        raise typer.BadParameter(
            _(
                "--host is empty. Write 127.0.0.1 for this machine only. With "
                "0.0.0.0, other people in your network can play too"
            )
        )
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        # asyncio sets TCP_NODELAY only if the protocol is given. Without it, each answer waits 40 ms for the client.
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
