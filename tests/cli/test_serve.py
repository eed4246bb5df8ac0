"""`skyhop serve` finds a port, says where it is, keeps its things in one folder, and ends when asked to."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.server import Server

from skyhop.cli import serve
from skyhop.cli.main import main

EVERYWHERE = "0.0.0.0"  # noqa: S104  what is admitted then is tested


def test_the_table_answers_at_the_address_it_prints_and_ends_well(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()

    answer = httpx.get(server.address)

    assert (answer.status_code, "Play now" in answer.text) == (200, True)
    assert server.stop() == 0
    assert {"key", "skyhop.sqlite"} <= {path.name for path in (tmp_path / "data").iterdir()}


def test_a_taken_port_is_said_and_the_next_free_one_used(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with Server(tmp_path) as server:
            pass
        bound = serve._bind("127.0.0.1", port)
        found = bound.getsockname()[1]
        bound.close()

    assert server.process is not None
    assert port < found < port + serve.PORTS_TRIED


def test_an_address_that_is_not_ours_is_a_wrong_call() -> None:
    command = [sys.executable, "-m", "skyhop.cli", "serve", "--host", "192.0.2.1", "--no-browser"]

    ended = subprocess.run(command, capture_output=True, text=True, check=False)

    assert ended.returncode == 2
    assert "192.0.2.1" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--host", ""), "--host is empty"),
        (("--host", " "), "--host is empty"),
        (("--public-url", "play.example"), "https://play.example, without a path"),
        (("--public-url", "ftp://play.example"), "without a path"),
        (("--public-url", "https://play.example/games"), "without a path"),
        (("--public-url", "https://["), "without a path"),
        (("--public-url", "https://"), "without a path"),
    ],
)
def test_where_the_table_is_must_make_sense(
    options: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path), *options])

    captured = capsys.readouterr()
    assert code == 2
    assert said in " ".join(captured.err.replace("│", "").split())
    assert "open at" not in captured.out


@pytest.mark.parametrize(
    ("host", "public_url", "admitted", "refused", "said"),
    [
        ("127.0.0.1", "", "127.0.0.1:9", "203.0.113.5", ""),
        ("127.0.0.2", "", "127.0.0.2", "203.0.113.5", ""),
        (EVERYWHERE, "", "203.0.113.5:9", "play.example", "--public-url"),
        ("0", "", "203.0.113.5:9", "play.example", "--public-url"),
        (EVERYWHERE, "https://Play.example/", "play.example", "203.0.113.5", "https://play.example"),
        ("127.0.0.1", "https://play.example", "play.example", "203.0.113.5", "https://play.example"),
    ],
)
def test_a_table_answers_where_it_says_it_is(
    host: str, public_url: str, admitted: str, refused: str, said: str
) -> None:
    with serve._bind(host, 0) as bound:
        names = serve._names(host, bound, public_url)

    assert [names.admit(admitted), names.admit("localhost"), names.admit(refused)] == [True, True, False]
    assert said in serve._hint(names)
    assert bool(said) is bool(serve._hint(names))


@pytest.mark.parametrize(("screen", "opens"), [({}, False), ({"DISPLAY": ":0"}, True)])
def test_a_browser_is_opened_where_there_is_a_screen(
    monkeypatch: pytest.MonkeyPatch, screen: dict[str, str], *, opens: bool
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("webbrowser.get", lambda: None)

    assert serve._has_browser() is opens


@pytest.mark.parametrize(("host", "shown"), [("::", "127.0.0.1"), ("::1", "[::1]"), ("127.0.0.2", "127.0.0.2")])
def test_the_address_can_be_opened(host: str, shown: str) -> None:
    assert serve._shown(host) == shown


def test_answers_are_sent_at_once() -> None:
    # asyncio turns Nagle's algorithm off only where the socket names its protocol.
    with serve._bind("127.0.0.1", 0) as bound:
        assert bound.proto == socket.IPPROTO_TCP
