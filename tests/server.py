"""A real table, served by a process of its own, for tests."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

import httpx

ADDRESS = re.compile(r"http://[0-9.]+:\d+")


class Server:
    """`skyhop serve` on a free port over a data folder."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.log = data.with_name(f"{data.name}.log")
        self.options = options
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0, **variables: str) -> None:
        command = [
            sys.executable,
            "-m",
            "skyhop.cli",
            "serve",
            "--port",
            str(port),
            "--no-browser",
            "--data",
            str(self.data),
            *self.options,
        ]
        environment = {**os.environ, "LANGUAGE": "en", **variables}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := ADDRESS.search(line):
                self.address = found[0]
                httpx.get(self.address, timeout=60)  # it listens at once, and answers when its store is open
                return
        message = f"the server ended with {self.process.wait()}"
        raise AssertionError(message)

    def errors(self) -> str:
        """All that it has written on its error stream."""
        return self.log.read_text()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """Kill -9: nothing is flushed, nobody is told."""
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
        if self.process is not None and self.process.poll() is None:
            self.stop()
