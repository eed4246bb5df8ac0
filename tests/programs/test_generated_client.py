"""A client that a generator makes from the description of the HTTP API plays a match.

The generator needs other versions of the project's packages, so it runs in an environment of its own.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
import venv
from pathlib import Path
from types import ModuleType

import pytest
from tests.running_server import Server

from skyhop.web.api.operations import describe_api

GENERATOR = Path(__file__).with_name("generator.txt")
PACKAGE = "skyhop_client"
LINES_ARE_JSON = '{"content_type_overrides": {"application/x-ndjson": "application/json"}}'
"""Setting that makes the generator write types for the lines of streams."""
PAUSE = 0.05
"""Seconds between two requests for the match while the bot thinks."""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a client that was generated without a warning."""
    environment = tmp_path / "generator"
    venv.create(environment, with_pip=True)
    python = environment / "bin/python"
    install: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*install, "--require-hashes", "--only-binary", ":all:", "--requirement", GENERATOR], check=True)
    (tmp_path / "openapi.json").write_text(json.dumps(describe_api()))
    (tmp_path / "config.yml").write_text(LINES_ARE_JSON)
    command: list[str | Path] = [
        environment / "bin/openapi-python-client",
        "generate",
        "--fail-on-warning",
        "--config",
        "config.yml",
    ]
    # the client is formatted
    found_first = {**os.environ, "PATH": f"{environment / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    command += ["--path", "openapi.json", "--output-path", "client"]
    subprocess.run(command, cwd=tmp_path, env=found_first, check=True)
    monkeypatch.syspath_prepend(tmp_path / "client")
    return tmp_path / "client"


def operation(name: str) -> ModuleType:
    """Import an operation of the generated client."""
    return importlib.import_module(f"{PACKAGE}.api.default.{name}")


@pytest.mark.slow
def test_a_generated_client_plays_a_match_to_its_end(client: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, "--no-limits") as server:
        command = [sys.executable, "-m", "skyhop.cli", "token", "new", "Zephyr", "--data", str(data)]
        token = subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()[0]
        package = importlib.import_module(PACKAGE)
        models = importlib.import_module(f"{PACKAGE}.models")
        with package.AuthenticatedClient(server.address, token) as zephyr:
            new = models.NewMatch(game="balloon-cup", seats=["me", "random"])
            match = operation("begin_match").sync(client=zephyr, body=new).match

            while True:
                legal = operation("list_actions").sync(match, client=zephyr).actions
                seen = operation("see_match").sync(match, client=zephyr)
                if seen.result:
                    break
                if not legal:
                    time.sleep(PAUSE)
                    continue
                action = models.ActionCommand(ply=seen.ply, action=legal[0].action)
                done = operation("play").sync(match, client=zephyr, body=action)
                assert isinstance(done, models.Done), done

            assert str(client) in str(package.__file__)
