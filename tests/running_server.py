"""Server in a separate process, for tests."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Self

import httpx

ADDRESS = re.compile(r"runs at (http://[0-9.]+:\d+)")
DEFECT = re.compile("^.*(?:Traceback|Exception in ASGI application).*$", re.MULTILINE)
HANDING_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1")
os.execv(sys.executable, [sys.executable, "-m", "skyhop.cli", *sys.argv[2:]])
"""
"""Program that starts a server in the same way as systemd, with a socket that is already open."""


def free_port() -> int:
    """Return a port of this machine on which no program listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    """`skyhop serve` on a free port over a data folder."""

    def __init__(self, data: Path, *options: str, files: int | None = None) -> None:
        self.data = data
        self.files = files
        """Maximum number of files that the server may open, if limited."""
        self.log = data.with_name(f"{data.name}.log")
        self.options = options
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0, given: socket.socket | None = None, **variables: str) -> None:
        """Start the server on a port, or on the open socket `given`. Wait until it answers."""
        arguments = ["serve", "--port", str(port), "--no-browser", "--data", str(self.data), *self.options]
        command = [sys.executable, "-m", "skyhop.cli", *arguments]
        if given is not None:
            command = [sys.executable, "-c", HANDING_OVER, str(given.fileno()), *arguments]
        if self.files is not None:
            command = ["prlimit", f"--nofile={self.files}:{self.files}", *command]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "LANGUAGE": "en", **variables},
                pass_fds=() if given is None else (given.fileno(),),
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := ADDRESS.search(line):
                self.address = found[1]
                httpx.get(self.address, timeout=60)  # the answer comes only when the store is open
                return
        self.process.stdout.close()
        message = f"the server ended with {self.process.wait()}"
        raise AssertionError(message)

    def errors(self) -> str:
        """Return the complete error output of the server."""
        return self.log.read_text()

    def defects(self) -> list[str]:
        """Return the log lines about unexpected errors. The log contains code locations, but no tracebacks."""
        return DEFECT.findall(self.errors())

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the server with SIGKILL, so that it cannot write data or inform clients."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        return self._end(how)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_error: object) -> None:
        if self.process is None or self.process.stdout is None:
            return
        if self.process.poll() is None:
            self.stop()
        self.process.stdout.close()  # also if the server ended by itself
