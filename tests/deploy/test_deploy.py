"""Files in `deploy` name existing options, paths and variables, and their proxies do not buffer streams."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
import yaml
from tests.running_server import Server, free_port
from tests.web.test_kill import Rusher

from skyhop.cli.program import build_program
from skyhop.cli.server.serve import TRUSTED

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "run-your-own.md").read_text("utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
UNIT = (DEPLOY / "skyhop.service").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
PROXIES = ("caddy", "nginx")


def options(command: str) -> set[str]:
    """The options of a command of ours, and of its subcommands."""
    group = typer.main.get_command(build_program([command]))
    found = group.commands[command]  # type: ignore[attr-defined]
    parameters = [*found.params, *(each for sub in getattr(found, "commands", {}).values() for each in sub.params)]
    return {name for parameter in parameters for name in parameter.opts}


def words_for_serve() -> Iterator[str]:
    """All words that the files give to `skyhop serve`."""
    yield from re.findall(r'"([^"]*)"', re.findall(r"^ENTRYPOINT (.*)$", DOCKERFILE, re.MULTILINE)[0])[2:]
    yield from COMPOSE["services"]["server"]["command"]
    yield from shlex.split(re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)[0])[2:]


def test_the_table_is_started_with_options_that_it_has() -> None:
    given = {word for word in words_for_serve() if word.startswith("--")}

    assert given <= options("serve")
    assert {"--log", "--metrics", "--public-url", "--workers"} <= given


def test_the_backup_is_started_with_options_that_it_has_and_to_a_place_that_it_may_write() -> None:
    unit = (DEPLOY / "skyhop-backup.service").read_text("utf-8")
    (_program, name, *words) = shlex.split(re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)[0])

    assert {word for word in words if word.startswith("--")} == {"--follow", "--yes"} <= options(name)
    assert words[-1] in PAGE
    assert Path(words[-1]).parent.as_posix() in re.findall(r"^ReadWritePaths=(.*)$", unit, re.MULTILINE)[0].split()


def test_commands_of_the_page_have_their_options() -> None:
    calls = [call.split() for call in re.findall(r"--clear-groups skyhop (.*)$", PAGE, re.MULTILINE)]
    unknown = [word for name, *words in calls for word in words if word[:2] == "--" and word not in options(name)]

    assert {name for name, *_words in calls} == {"backup", "restore", "compile", "operator"}
    assert unknown == []


def test_what_is_copied_is_there_and_gets_past_the_ignored() -> None:
    copied = [
        word for line in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE) for word in line.split()[:-1]
    ]
    admitted = [
        line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines() if line[:1] == "!"
    ]
    named = re.findall(r"\bdeploy/[\w.-]+", PAGE)

    assert copied == [path for path in copied if (ROOT / path).exists()]
    assert sorted(copied) == sorted(admitted)
    assert named == [path for path in named if (ROOT / path).exists()]


def test_the_container_has_no_rights_and_takes_only_what_is_locked() -> None:
    users = re.findall(r"^USER (.*)$", DOCKERFILE, re.MULTILINE)
    installs = re.findall(r"pip install ([^&\n]*)", DOCKERFILE)
    table = COMPOSE["services"]["server"]

    assert users == ["10001"]
    assert all("--require-hashes" in install or "--no-deps" in install for install in installs)
    assert (table["read_only"], table["cap_drop"], table["security_opt"]) == (True, ["ALL"], ["no-new-privileges:true"])
    assert "ports" not in table
    assert "ports" not in COMPOSE["services"]["database"]


def test_the_composition_names_what_it_has() -> None:
    services = COMPOSE["services"]
    volumes = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    networks = {network for service in services.values() for network in service["networks"]}
    needed = {name for service in services.values() for name in service.get("depends_on", [])}
    variables = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    mounted = {volume for volume in volumes if volume.startswith("./")}

    assert volumes - mounted == set(COMPOSE["volumes"])
    assert [path for path in mounted if not (DEPLOY / path).is_file()] == []
    assert networks == set(COMPOSE["networks"])
    assert needed <= set(services)
    assert all(f'echo "{name}=' in PAGE for name in variables)


def test_folders_are_the_same_everywhere() -> None:
    paths = dict(re.findall(r"(SKYHOP_DATA|SKYHOP_CACHE)=(\S+)", UNIT))

    assert paths == dict(re.findall(r"(SKYHOP_DATA|SKYHOP_CACHE)=(\S+)", DOCKERFILE))
    assert all(path in PAGE for path in paths.values())
    assert set(paths.values()) <= {volume.rpartition(":")[2] for volume in COMPOSE["services"]["server"]["volumes"]}


def proxy_settings() -> list[str]:
    """The lines that the page adds to the socket unit for a proxy on another machine."""
    return shlex.split(re.findall(r"^printf '%s\\n' ('\[Socket\]' .*) > .*$", PAGE, re.MULTILINE)[0])


def test_a_proxy_on_another_machine_gets_past_the_socket_and_is_trusted() -> None:
    settings = proxy_settings()
    unit = (DEPLOY / "skyhop.socket").read_text("utf-8")
    listening = re.findall(r"^ListenStream=127.0.0.1:(\d+)$", unit, re.MULTILINE)
    allowed = [line.partition("=")[2] for line in settings if line.startswith("IPAddressAllow=")]

    assert settings[1] == "ListenStream="  # takes back that of the unit: the server accepts one socket
    assert [line.rpartition(":")[2] for line in settings if line.startswith("ListenStream=1")] == listening
    assert [f"{TRUSTED}={address}" in PAGE for address in allowed] == [True]
    assert "IPAddressDeny=any" in settings


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
def test_the_units_are_understood(tmp_path: Path) -> None:
    (tmp_path / "skyhop.socket.d").mkdir()
    (tmp_path / "skyhop.socket.d" / "proxy.conf").write_text("\n".join(proxy_settings()), "utf-8")
    names = ("skyhop.service", "skyhop.socket", "skyhop-backup.service")
    for name in names:
        text = (DEPLOY / name).read_text("utf-8").replace("/usr/local/lib/skyhop/bin/skyhop", "/bin/true")
        (tmp_path / name).write_text(text, "utf-8")

    said = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *map(tmp_path.joinpath, names)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert [line for line in said.stderr.splitlines() if "skyhop" in line] == []


def caddy(port: int, table: int, folder: Path) -> list[str]:
    """The command of Caddy over our file; it is told of another site by the variables that the file reads."""
    os.environ.update(SITE=f"http://127.0.0.1:{port}", SERVER=f"127.0.0.1:{table}", HOME=str(folder))
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text, "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(port: int, table: int, folder: Path) -> list[str]:
    """The command of nginx over our file, without certificates."""
    first = (DEPLOY / "nginx.conf").read_text("utf-8").partition("\nserver {\n    listen 80")[0]
    text = re.sub(r"^ *(listen \[|ssl_certificate).*\n", "", first, flags=re.MULTILINE)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace("127.0.0.1:8000", f"127.0.0.1:{table}")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"pid {folder}/pid; daemon off; events {{}} error_log stderr warn;"
    (folder / "nginx.conf").write_text(f"{head} http {{ {places}\n{text} }}\n", "utf-8")
    return ["nginx", "-e", "stderr", "-c", str(folder / "nginx.conf")]


@contextlib.contextmanager
def proxied(name: str, table: int, folder: Path) -> Iterator[str]:
    """Give the address of a proxy before a table."""
    commands: dict[str, Callable[[int, int, Path], list[str]]] = {"caddy": caddy, "nginx": nginx}
    port = free_port()
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(commands[name](port, table, folder), stdout=log, stderr=log)
    try:
        for turn in itertools.count():
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/health")
                break
            assert process.poll() is None, (folder / "log").read_text()
            assert turn < 100
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


@pytest.mark.process
@pytest.mark.parametrize("name", PROXIES)
def test_a_proxy_passes_news_on_at_once(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed")
    for variable in ("SITE", "SERVER", "HOME"):
        monkeypatch.setenv(variable, "")  # so that it is put back
    (tmp_path / "proxy").mkdir()
    metrics = free_port()
    serving = Server(tmp_path / "data", "--metrics", str(metrics))
    with serving as server, proxied(name, server.port, tmp_path / "proxy") as address:
        player = Rusher(address)
        with player.http.stream("GET", f"{player.path}/events") as stream:
            lines = stream.iter_lines()
            first = next(lines)
            before = len(player.acknowledged)
            begun = time.monotonic()
            while len(player.acknowledged) == before:
                player.act()
            news = next(line for line in lines if line.startswith("event: table"))
            seconds = time.monotonic() - begun
        player.http.close()
        deadline = time.monotonic() + 10
        while "skyhop_streams_open 0.0" not in httpx.get(f"http://127.0.0.1:{metrics}").text:
            assert time.monotonic() < deadline  # who has left is not sent news for ever
            time.sleep(0.1)

    assert (first, news) == ("retry: 300", "event: table")
    assert seconds < 5  # without being passed on at once it would come with the next sign of life, or never
