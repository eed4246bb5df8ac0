"""A server of one page in few threads, which waits for nobody who is silent."""

from __future__ import annotations

import socket
import threading
from socketserver import ThreadingMixIn
from typing import TYPE_CHECKING, Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

if TYPE_CHECKING:
    from wsgiref.types import WSGIApplication

MOST_AT_ONCE = 8
"""Connections; each has a thread, and the table needs threads too."""
PATIENCE = 5.0
"""Seconds that a connection may be silent."""


def answered(host: str, port: int, app: WSGIApplication) -> int:
    """Answer at an address until the process ends; give the port, which the system chooses for 0.

    Raises:
        OSError: where nobody can listen there.

    """
    server = (Server6 if ":" in host else Server)((host, port), Handler)
    server.set_app(app)
    threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
    return server.server_port


class Handler(WSGIRequestHandler):
    """Answers one connection."""

    timeout = PATIENCE

    def log_message(self, *_what: object) -> None:
        """Say nothing: the log is of those who play."""


class Server(ThreadingMixIn, WSGIServer):
    """Answers several connections, each in a thread."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], handler: type[Handler]) -> None:
        self._free = threading.BoundedSemaphore(MOST_AT_ONCE)
        super().__init__(address, handler)

    def process_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401  as the library has it
        """Answer in a thread, or turn away."""
        if not self._free.acquire(blocking=False):
            self.shutdown_request(request)
            return
        try:
            super().process_request(request, client_address)
        except BaseException:  # no thread has begun that would let another in
            self._free.release()
            raise

    def process_request_thread(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Answer, then let another in."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Say nothing of whoever fell silent or went away, who could otherwise fill the log."""


class Server6(Server):
    """The same at an address of version 6."""

    address_family = socket.AF_INET6
