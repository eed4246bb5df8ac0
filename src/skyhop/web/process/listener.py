"""Where Prometheus fetches the table's metrics: a port of its own, on this machine's loopback unless told otherwise."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator, Mapping

import typer

from skyhop.i18n import _

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which several workers keep their numbers."""


def address_of(written: str) -> tuple[str, int]:
    """Read `PORT` or `HOST:PORT`."""
    host, _colon, port = written.rpartition(":")
    if not port.isascii() or not port.isdecimal() or int(port) > 65535:
        problem = _("--metrics %(written)s: write a port such as 9100, or HOST:PORT")
        raise typer.BadParameter(problem % {"written": written})
    return host.strip("[]") or "127.0.0.1", int(port)


@contextlib.contextmanager
def shared_by_workers(workers: int) -> Iterator[Mapping[str, str]]:
    """Give the variables with which several workers add their numbers up, as long as the block runs."""
    os.environ.pop(SHARED, None)  # this process keeps its own in memory
    if workers == 1:
        yield {}
        return
    with tempfile.TemporaryDirectory(prefix="skyhop-metrics-") as folder:
        yield {SHARED: folder}


def serve_metrics(written: str, variables: Mapping[str, str]) -> str:
    """Answer at the address with what this process, or all workers, have counted; give the address."""
    from prometheus_client import REGISTRY, CollectorRegistry, make_wsgi_app  # noqa: PLC0415  where it is served
    from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

    from skyhop.web.process.metrics_server import answered  # noqa: PLC0415

    host, port = address_of(written)
    registry = REGISTRY
    if folder := variables.get(SHARED):
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    try:
        port = answered(host, port, make_wsgi_app(registry))
    except OSError as error:
        problem = _("cannot listen on %(host)s, port %(port)s: %(reason)s")
        names = {"host": host, "port": port, "reason": error.strerror}
        raise typer.BadParameter(problem % names) from None
    return f"http://{host}:{port}/metrics"


def forget(process: int, folder: str) -> None:
    """Count what a worker held no longer, where it has ended."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

    mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
