"""Generate a client from the description of the HTTP API, and play a match with it: a check by hand.

The generator pins another version of a package that the program needs, so it runs in an environment of its own, which
uv downloads.
"""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType

from tests.running_server import Server

from skyhop.web.api.api import describe_api

GENERATOR = "openapi-python-client==0.29.1"
PACKAGE = "skyhop_client"
LINES_ARE_JSON = '{"content_type_overrides": {"application/x-ndjson": "application/json"}}'
"""Setting by which the generator makes types for the lines of streams."""
PAUSE = 0.05
"""Seconds between two looks at the match while the bot thinks."""


def generate(folder: Path) -> str:
    """Generate the client into a folder; return the warnings of the generator."""
    (folder / "openapi.json").write_text(json.dumps(describe_api()))
    (folder / "config.yml").write_text(LINES_ARE_JSON)
    command = [str(Path(sys.executable).with_name("uv")), "tool", "run", "--from", GENERATOR]
    words = ["openapi-python-client", "generate", "--path", "openapi.json", "--output-path", "client"]
    words += ["--config", "config.yml"]
    done = subprocess.run([*command, *words], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    return done.stdout


def operation(name: str) -> ModuleType:
    """Import an operation of the generated client."""
    return importlib.import_module(f"{PACKAGE}.api.default.{name}")


def play(address: str, token: str) -> str:
    """Play a match against a bot; return its result."""
    client = importlib.import_module(PACKAGE).AuthenticatedClient(address, token)
    models = importlib.import_module(f"{PACKAGE}.models")
    begun = operation("begin_match").sync(
        client=client, body=models.NewMatch(game="balloon-cup", seats=["me", "random"])
    )
    name = begun.match
    while True:
        legal = operation("list_actions").sync(name, client=client).actions
        seen = operation("see_match").sync(name, client=client)
        if seen.result:
            break
        if not legal:
            time.sleep(PAUSE)
            continue
        action = models.ActionCommand(ply=seen.ply, action=legal[0].action)
        done = operation("play").sync(name, client=client, body=action)
        if not isinstance(done, models.Done):
            raise SystemExit(f"refused: {done}")
    return f"{seen.ply} plies, {seen.result}"


def main() -> None:
    """Generate, serve, and play."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(generate(folder))
        sys.path.insert(0, str(folder / "client"))
        data = folder / "data"
        with Server(data, "--no-limits") as server:
            made = subprocess.run(
                [sys.executable, "-m", "skyhop.cli", "token", "new", "Zephyr", "--data", str(data)],
                capture_output=True,
                check=True,
                text=True,
            )
            print(play(server.address, made.stdout.split()[0]))


if __name__ == "__main__":
    main()
