"""Tests of `skyhop serve`: its port, its address, its data folder and its end."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import httpx
import pytest
from tests.amount import in_turn
from tests.running_server import Server

from skyhop.cli.__main__ import main
from skyhop.cli.server import serve
from skyhop.server.notices.mail import MailServer
from skyhop.server.store.store import prepare_store
from skyhop.web.http.guard import THIS_MACHINE
from skyhop.web.process import listener

EVERYWHERE = "0.0.0.0"  # noqa: S104  what is admitted then is tested


@pytest.mark.process
def test_the_table_answers_at_the_address_it_prints_and_ends_well(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()

    answer = httpx.get(server.address)

    assert (answer.status_code, "Play now" in answer.text) == (200, True)
    assert server.stop() == 0
    assert {"key", "skyhop.sqlite"} <= {path.name for path in (tmp_path / "data").iterdir()}


@pytest.mark.slow
@pytest.mark.process
def test_a_game_that_cannot_be_is_reported_and_the_others_are_played(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "odd.py").write_text("GAME = 3\n")
    server = Server(tmp_path / "data")

    server.start(SKYHOP_GAMES=str(tmp_path / "games"))
    lobby = httpx.get(server.address).text

    assert server.stop(signal.SIGTERM) == 0
    assert ("odd.py" in server.errors(), "Traceback" in server.errors()) == (True, False)
    assert 'id="balloon-cup"' in lobby


@pytest.mark.slow
@pytest.mark.process
def test_told_to_end_when_nobody_reads_what_it_says_it_ends_well(tmp_path: Path) -> None:
    """As where whoever started it has crashed, and the other end of its pipe is closed."""
    server = Server(tmp_path / "data")
    server.start()
    assert server.process is not None
    assert server.process.stdout is not None
    server.process.stdout.close()

    assert server.stop(signal.SIGTERM) == 0
    assert "Traceback" not in server.errors()


HUGE = "/boards?size=huge&clarity=superclean&types=8"


def ask(address: str, path: str, together: Barrier) -> str:
    """Ask for a page when all are there; give its status and the end of its sentence."""
    with httpx.Client(base_url=address, timeout=30, follow_redirects=True) as client:
        together.wait(30)
        answer = client.get(path)
    return f"{answer.status_code} {'closes' if 'The server is shutting down' in answer.text else ''}".strip()


@pytest.mark.slow
@pytest.mark.process
@pytest.mark.parametrize("how", in_turn([signal.SIGINT, signal.SIGTERM], 2))
def test_told_to_end_amid_work_it_answers_everybody_and_ends_soon(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path)
    server.start()
    together = Barrier(12 + 1)
    with ThreadPoolExecutor(12) as people:
        asked = [people.submit(ask, server.address, HUGE, together) for _number in range(12)]
        together.wait(30)
        time.sleep(1)
        begun = time.monotonic()
        code = server.stop(how)
        seconds = time.monotonic() - begun
    answers = [answer.result() for answer in asked]

    assert (code, "Traceback" in server.errors()) == (0, False)
    assert seconds < 6  # drawing all these maps takes longer by far
    assert set(answers) <= {"200", "503 closes"}
    assert answers.count("503 closes") > 5


@pytest.mark.process
@pytest.mark.parametrize("signals", in_turn([1, 2], 2))
def test_interrupted_while_the_engine_is_compiled_it_ends_soon(tmp_path: Path, signals: int) -> None:
    server = Server(tmp_path / "data")
    server.start(SKYHOP_CACHE=str(tmp_path / "cache"))
    assert server.process is not None
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}) as client:
        token = re.findall(r'name="token" value="([^"]*)"', client.get("/").text)[0]
        with ThreadPoolExecutor(1) as people:
            asked = people.submit(client.post, "/matches", data={"token": token, "game": "aeronaut-odyssey"})
            time.sleep(0.5)
            begun = time.monotonic()
            if signals == 2:
                server.process.send_signal(signal.SIGINT)
                time.sleep(0.3)
            code = server.stop()
            seconds = time.monotonic() - begun
            error = asked.exception()

    assert (code, "Traceback" in server.errors()) == (0, False)
    assert seconds < 6  # compiling takes longer by far
    assert error is None or isinstance(error, httpx.TransportError)


@pytest.mark.process
@pytest.mark.parametrize(
    ("disk", "said"),
    in_turn(
        [
            ("mount -o remount,ro,size=4m tmpfs {0}", "Read-only file system"),
            ("mkdir {0}/data && mount -o remount,ro,size=4m tmpfs {0}", "Read-only file system"),
            ("dd if=/dev/zero of={0}/filled bs=1k count=40 status=none", "The disk of the store is full"),
        ],
        3,
    ),
)
def test_a_folder_that_holds_no_store_is_told_before_the_table_is_open(tmp_path: Path, disk: str, said: str) -> None:
    serving = f"{sys.executable} -m skyhop.cli serve --port 0 --no-browser --data {tmp_path}/data"
    mounting = f"mount -t tmpfs -o size=64k tmpfs {tmp_path}"
    if (
        shutil.which("unshare") is None
        or subprocess.run(["unshare", "-rm", "sh", "-c", mounting], check=False).returncode
    ):
        pytest.skip("no disk of its own can be given to a program here")

    ended = subprocess.run(
        ["unshare", "-rm", "sh", "-c", f"{mounting} && {disk.format(tmp_path)} && exec {serving}"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANGUAGE": "en"},
        timeout=60,
    )

    assert (ended.returncode, ended.stdout) == (1, "")
    assert said in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.process
def test_a_second_table_on_one_folder_is_refused_and_the_first_plays_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path) as server:
        code = main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path)])
        answer = httpx.get(server.address)

    captured = capsys.readouterr()
    assert (code, captured.out, answer.status_code) == (1, "", 200)
    assert f"uses {tmp_path}" in captured.err


def test_a_store_that_cannot_be_written_is_told_before_the_table_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare_store(tmp_path)
    monkeypatch.setattr("skyhop.server.store.sqlite.PRAGMAS", ("query_only=ON",))

    code = main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path)])

    captured = capsys.readouterr()
    assert (code, captured.out) == (1, "")
    assert "Give write permission to the user that runs the server" in captured.err


@pytest.mark.process
def test_a_taken_port_is_said_and_the_next_free_one_used(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with Server(tmp_path) as server:
            pass
        bound = listener.bind("127.0.0.1", port)
        found = bound.getsockname()[1]
        bound.close()

    assert server.process is not None
    assert port < found < port + listener.PORTS_TRIED


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
    assert "runs at" not in captured.out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--smtp", "smtp://localhost?from=a@b.example"), "--smtp needs --public-url"),
        (("--smtp", "localhost", "--origin", "https://play.example"), "--smtp needs an address such as smtps://"),
        (("--smtp-password-file", "none"), "--smtp-password-file needs --smtp"),
        (
            ("--smtp", "smtp://a@b.example", "--origin", "https://play.example", "--smtp-password-file", "/none"),
            "cannot read this file",
        ),
    ],
)
def test_a_mail_server_must_make_sense(
    options: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path), *options])

    captured = capsys.readouterr()
    assert (code, "runs at" in captured.out) == (2, False)
    assert said in " ".join(captured.err.replace("│", "").split())


@pytest.mark.parametrize("is_in_file", [False, True])
def test_the_password_for_the_mail_server_is_in_a_file_or_a_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_in_file: bool
) -> None:
    monkeypatch.setenv(serve.SMTP_PASSWORD, "wrong" if is_in_file else "hush")
    (tmp_path / "password").write_text("hush\n")
    service = serve.Service(smtp="smtps://anna@mail.example?from=a@b.example")
    names = THIS_MACHINE._replace(public_url="https://play.example")

    found = serve._find_mail_server(
        service._replace(smtp_password_file=tmp_path / "password" if is_in_file else None), names
    )

    assert found is not None
    assert (found.user, found.password) == ("anna", "hush")
    assert "hush" not in " ".join(service.of_worker(serve.Address(), tmp_path, has_examples=False))
    assert service.smtp in service.of_worker(serve.Address(), tmp_path, has_examples=False)


def test_the_start_says_which_notices_are_on_and_that_the_mail_server_does_not_answer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
    server = MailServer.parse(f"smtp://127.0.0.1:{port}?from=a@b.example", "")
    names = THIS_MACHINE._replace(public_url="https://play.example")

    serve._announce(serve.Address(), 8000, names, server)

    printed = capsys.readouterr().out
    assert "Players can turn on notices by web push, webhook, e-mail." in printed
    assert "The mail server 127.0.0.1 does not work now: Connection refused." in printed


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
    with listener.bind(host, 0) as bound:
        names = serve._choose_host_names(host, bound, public_url)

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
    assert listener.format_host(host) == shown


def test_answers_are_sent_at_once() -> None:
    # asyncio turns Nagle's algorithm off only where the socket names its protocol.
    with listener.bind("127.0.0.1", 0) as bound:
        assert bound.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("options", "trusted", "said"),
    [
        ((), "", "--public needs --public-url https://"),
        (("--origin", "http://play.example"), "", "--public needs --public-url https://"),
        (("--origin", "https://play.example"), "*", "accepts forwarded addresses from every sender"),
        (("--origin", "https://play.example"), "192.0.2.1, 0.0.0.0/0", "accepts forwarded addresses from every sender"),
        (("--origin", "https://play.example"), "::/0", "accepts forwarded addresses from every sender"),
        (("--origin", "https://play.example", "--no-limits"), "", "--public needs rate limits"),
    ],
)
def test_a_table_is_not_opened_to_everybody_unsafely(
    options: tuple[str, ...],
    trusted: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(serve.TRUSTED, trusted)
    code = main(["serve", "--public", "--port", "0", "--no-browser", "--data", str(tmp_path), *options])

    captured = capsys.readouterr()
    assert (code, "runs at" in captured.out) == (2, False)
    assert said in " ".join(captured.err.replace("│", "").split())


@pytest.mark.parametrize("trusted", ["", "127.0.0.1", "198.18.83.2", "198.18.0.0/15, ::1", "/run/proxy.sock"])
def test_a_proxy_of_ones_own_is_trusted_by_a_table_for_everybody(trusted: str) -> None:
    serve._check_public("https://play.example", trusted, has_limits=True)


@pytest.mark.parametrize("public", [True, False])
def test_a_table_for_everybody_says_what_they_reach(capsys: pytest.CaptureFixture[str], *, public: bool) -> None:
    serve._announce(serve.Address(public=public), 8000, THIS_MACHINE)
    assert ("/api/v1" in capsys.readouterr().out) is public
