"""Foreign, oversized and forged requests are refused, and every response has the security headers."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Iterator, Mapping
from itertools import pairwise

import httpx
import pytest
from starlette.responses import Response
from starlette.types import Message
from tests.running_server import Server
from tests.web.visitor import HOST, Visitor, any_action

from skyhop import i18n
from skyhop.i18n import language
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.live import SeatedBots
from skyhop.server.seats import Seat
from skyhop.web.http import errors
from skyhop.web.http.admission import STARTS_PER_PASS, Admission, ConcurrencyLimit, TooManyRequests
from skyhop.web.http.guard import (
    HEADERS,
    LOOPBACK,
    MAX_BODY_BYTES,
    MAX_BYTES_OF_PATH,
    THIS_MACHINE,
    Body,
    Guard,
    HostNames,
)
from skyhop.web.http.locale import choose_language
from skyhop.web.http.static_files import static
from skyhop.web.http.templates import render


@pytest.mark.parametrize("path", ["/", "/nothing", "/static/table/table.js", "/matches/nothing"])
async def test_every_answer_carries_the_headers(anna: Visitor, path: str) -> None:
    answer = await anna.get(path)

    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("host", "scheme", "public_url", "kept"),
    [
        ("play.example", "https", "", "max-age=31536000"),
        ("play.example", "http", "https://play.example", "max-age=31536000"),
        ("play.example", "http", "http://play.example", None),
        ("localhost", "http", "https://play.example", None),
    ],
)
async def test_a_browser_that_came_by_https_comes_by_nothing_else(
    table: Guard, host: str, scheme: str, public_url: str, kept: str | None
) -> None:
    """A proxy may end https in front of the table, which then knows its public address alone."""
    guard = Guard(table.app, HostNames(frozenset({"play.example", "localhost"}), public_url=public_url))
    transport = httpx.ASGITransport(guard)
    async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{host}") as browser:
        answers = [await browser.get(path) for path in ("/health", "/nothing")]

    assert [answer.headers.get("strict-transport-security") for answer in answers] == [kept] * 2


async def test_a_page_runs_no_script_and_no_style_of_its_own(anna: Visitor) -> None:
    path = await anna.start()
    pages = [(await anna.get(where)).text for where in ("/", path)]

    policy = HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    for page in pages:
        assert " style=" not in page
        assert "<style" not in page
        assert " onclick=" not in page
        assert "<script>" not in page


async def test_even_a_defect_is_answered_with_the_headers(
    table: Guard, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna.http._transport.raise_app_exceptions = False  # type: ignore[attr-defined]
    monkeypatch.delattr(table.app.state.matches, "store")

    answer = await anna.get("/")

    assert (500, HEADERS["Content-Security-Policy"]) == (answer.status_code, answer.headers["Content-Security-Policy"])
    assert "Your matches are safe" in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "", "127.0.0.1.evil.example"])
async def test_another_host_name_is_not_answered(anna: Visitor, host: str) -> None:
    answer = await anna.http.get("/", headers={"Host": host})

    assert answer.status_code == 421


MALFORMED = (
    "[",
    "]",
    "[]",
    "[::1",
    "::1]",
    "http://[",
    "a b",
    "a/b",
    "a@b",
    "a:b",
    "a:",
    "a:123456",
    "a,b",
    "é",
    "%",
    "[g]",
)


async def test_a_malformed_host_is_refused_with_the_headers(anna: Visitor, table: Guard) -> None:
    for names in (THIS_MACHINE, HostNames(is_any_number=True), HostNames(THIS_MACHINE.hosts | set(MALFORMED))):
        table.names = names
        answers = {host: await anna.http.get("/", headers={b"Host": host.encode()}) for host in MALFORMED}

        assert {answer.status_code for answer in answers.values()} == {421}
        assert all(answer.headers["X-Frame-Options"] == "DENY" for answer in answers.values())


async def test_a_form_of_a_malformed_origin_is_refused_with_the_headers(anna: Visitor) -> None:
    origins = (*MALFORMED, *(f"http://{host}" for host in MALFORMED), "http://127.0.0.1/", "ftp://127.0.0.1", "")

    answers = [await anna.http.post("/matches", headers={b"Origin": origin.encode()}) for origin in origins]

    assert {answer.status_code for answer in answers} == {403}
    assert all(answer.headers["X-Frame-Options"] == "DENY" for answer in answers)


@pytest.mark.parametrize(("length", "status"), [("x", 400), ("-1", 400), ("²", 400), ("", 400), ("9" * 5000, 413)])
async def test_a_form_of_a_length_that_cannot_be_is_refused(anna: Visitor, length: str, status: int) -> None:
    headers = {b"Origin": HOST.encode(), b"Content-Length": length.encode()}

    answer = await anna.http.post("/matches", content=b"", headers=headers)

    assert answer.status_code == status


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8000", "[::1]:8000"])
async def test_the_names_of_this_machine_are_answered(anna: Visitor, host: str) -> None:
    assert (await anna.http.get("/", headers={"Host": host})).status_code == 200


PUBLIC = HostNames(LOOPBACK | {"play.example"}, public_url="https://play.example")
NUMBERS = HostNames(is_any_number=True)


@pytest.mark.parametrize(
    ("names", "host", "is_admitted"),
    [
        (THIS_MACHINE, "203.0.113.5:8000", False),
        (NUMBERS, "203.0.113.5:8000", True),
        (NUMBERS, "[fe80::1]:8000", True),
        (NUMBERS, "localhost", True),
        (NUMBERS, "evil.example", False),
        (NUMBERS, "1.2.3.4.evil.example", False),
        (PUBLIC, "play.example", True),
        (PUBLIC, "PLAY.example:443", True),
        (PUBLIC, "127.0.0.1:8000", True),
        (PUBLIC, "203.0.113.5", False),
        (PUBLIC, "evil.example", False),
        (PUBLIC, "", False),
    ],
)
def test_a_table_for_others_answers_under_its_own_names_only(names: HostNames, host: str, *, is_admitted: bool) -> None:
    assert names.admit(host) is is_admitted


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        ("https://play.example", True),
        ("http://127.0.0.1:8000", True),
        ("https://127.0.0.1:8000", False),
        ("http://play.example", False),
        ("null", False),
    ],
)
def test_behind_a_proxy_forms_of_the_public_address_are_ours(origin: str, *, is_ours: bool) -> None:
    assert PUBLIC.is_own(origin, "http", "127.0.0.1:8000") is is_ours
    assert not HostNames().is_own("", "http", "127.0.0.1")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:99"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
async def test_a_form_from_another_site_is_refused(anna: Visitor, headers: dict[str, str]) -> None:
    await anna.get("/")

    answer = await anna.http.post("/matches", data={"token": anna.token}, headers=headers)

    assert (answer.status_code, "another site" in answer.text) == (403, True)


@pytest.mark.parametrize("token", ["", "made-up", "é"])
async def test_a_form_without_its_token_is_refused(anna: Visitor, token: str) -> None:
    await anna.get("/")

    answer = await anna.http.post("/matches", data={"token": token}, headers={"Origin": HOST})

    assert (answer.status_code, "Reload the page" in answer.text) == (403, True)


async def test_the_token_of_another_guest_is_refused(anna: Visitor, ben: Visitor) -> None:
    await anna.get("/")
    await ben.get("/")

    answer = await ben.http.post("/matches", data={"token": anna.token}, headers={"Origin": HOST})

    assert answer.status_code == 403


async def test_a_cookie_of_ones_own_making_makes_a_new_guest(anna: Visitor, ben: Visitor, table: Guard) -> None:
    path = await anna.start()
    guest = table.app.state.cookies.read_proof(anna.http.cookies[table.app.state.cookie_name])
    ben.http.cookies.set(table.app.state.cookie_name, str(guest))

    await ben.get(path)
    answer = await ben.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})

    assert answer.status_code == 403


async def test_the_cookie_is_out_of_reach_for_scripts(anna: Visitor) -> None:
    cookie = (await anna.get("/")).headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize("is_announced", [True, False])
@pytest.mark.parametrize(
    ("path", "most"), [("/matches/any/seats", MAX_BODY_BYTES), ("/matches", MAX_BYTES_OF_PATH["/matches"])]
)
async def test_more_than_a_form_can_hold_is_refused(anna: Visitor, path: str, most: int, *, is_announced: bool) -> None:
    await anna.get("/")
    body = f"token={anna.token}&action=".encode() + b"R" * most

    async def in_parts() -> object:
        yield body

    content = body if is_announced else in_parts()
    headers = {"Origin": HOST, "Content-Type": "application/x-www-form-urlencoded"}
    answer = await anna.http.post(path, content=content, headers=headers)  # type: ignore[arg-type]

    assert answer.status_code == 413


async def test_whoever_leaves_in_the_middle_of_a_form_is_no_defect_and_costs_the_app_nothing(
    table: Guard, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start()
    monkeypatch.setattr(table._closing, "answer", None)
    sent: list[Message] = []
    coming: Iterator[Message] = iter(
        [{"type": "http.request", "body": b"token=", "more_body": True}, {"type": "http.disconnect"}]
    )

    async def receive() -> Message:
        return next(coming)

    async def send(message: Message) -> None:
        sent.append(message)

    kind = (b"content-type", b"application/x-www-form-urlencoded")
    headers = [(b"host", b"127.0.0.1"), (b"origin", HOST.encode()), kind]
    scope = {"type": "http", "method": "POST", "path": f"{path}/actions", "query_string": b"", "headers": headers}
    await table(scope, receive, send)

    assert sent == []


async def test_a_form_beyond_those_that_are_worked_on_is_told_to_come_back_and_pages_are_shown(
    table: Guard, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start()
    for share in table.forms.shares:
        monkeypatch.setattr(share, "most", 0)

    answer = await anna.post(f"{path}/draw", answer="yes")
    page = await anna.get(path)

    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
    assert "Too many people are playing here right now" in answer.text
    assert page.status_code == 200


async def test_where_too_many_pages_wait_those_who_sit_at_the_table_are_shown_it_and_health_is_told(
    table: Guard, anna: Visitor, ben: Visitor
) -> None:
    """Requests for 9,000 pages at once do not delay the pages of other readers."""
    path = await anna.start()
    fill(table.pages)

    answers = [await anna.get("/"), await ben.get(path), await ben.get("/api/v1/open-tables")]

    assert {(answer.status_code, answer.headers["Retry-After"]) for answer in answers} == {(503, "1")}
    assert "Too many people are playing here right now" in answers[0].text
    assert [(await ben.get(free)).status_code for free in ("/health", static("theme.css"))] == [200, 200]
    assert [(await anna.get(path)).status_code for _time in range(3)] == [200, 200, 200]


async def test_the_page_for_who_is_turned_away_is_drawn_once_for_all_addresses_and_for_each_language_and_look(
    table: Guard, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing it took two fifths of a table that thousands came to."""
    fill(table.pages)
    drawn = list[str]()

    def drawing(template: str, context: Mapping[str, object], status: int = 200) -> Response:
        drawn.append(language())
        return render(template, context, status)

    monkeypatch.setattr(errors, "render", drawing)
    errors._render_overload.cache_clear()

    pages = [(await anna.get(path)).text for path in ("/", "/boards", "/puzzles?lang=de", "/")]
    anna.http.cookies.set("skyhop-settings", "theme=dark")
    pages.append((await anna.get("/")).text)

    assert drawn == ["en", "de", "de"]
    assert (pages[0], pages[2]) == (pages[1], pages[3])
    assert [re.findall(r'<html lang="(\w+)" data-theme="(\w+)"', page) for page in (pages[0], *pages[3:])] == [
        [("en", "system")],
        [("de", "system")],
        [("de", "dark")],
    ]
    assert "/puzzles" not in pages[2]


def fill(crowd: ConcurrencyLimit) -> None:
    """Let others have all places that are for everybody."""
    for number in range(crowd.shares[0].most):
        crowd.shares[0].enter(f"192.0.2.{number}")


def admitted(crowd: ConcurrencyLimit, count: int, address: str, *, is_seated: bool = False) -> list[Admission]:
    """So many of these who come are let in."""
    found = [Admission(crowd, address, is_seated=is_seated) for _request in range(count)]
    for admission in found:
        with contextlib.suppress(TooManyRequests):
            admission.take()
    return [admission for admission in found if admission._is_counted]


def test_one_address_has_no_more_places_than_are_left_to_all_others() -> None:
    crowd = ConcurrencyLimit(most=8, reserved=4)
    inside = admitted(crowd, 8, "a")

    assert (len(inside), crowd.inside) == (4, 4)
    assert len(admitted(crowd, 8, "b")) == 2
    assert len(admitted(crowd, 8, "a", is_seated=True)) == 2
    for admission in inside:
        admission.leave()
    assert "a" not in crowd.shares[0].of_address


def test_those_who_sit_take_no_more_from_those_who_do_not_than_others_would() -> None:
    """Four addresses that sat at some tables had all places, those kept for them besides."""
    crowd, others = ConcurrencyLimit(), ConcurrencyLimit()
    for number in range(4):
        admitted(crowd, 256, f"192.0.2.{number}", is_seated=True)
        admitted(others, 256, f"192.0.2.{number}")

    assert len(admitted(crowd, 9, "newcomer")) == len(admitted(others, 9, "newcomer")) > 0


async def test_few_begin_in_one_pass_of_the_event_loop_and_who_comes_from_elsewhere_waits_for_few() -> None:
    """All of 256 began in one, each with some milliseconds of work, and only then was anybody let in who came later."""
    crowd, begun, passes = ConcurrencyLimit(), list[str](), list[int]()

    async def come(address: str) -> None:
        await crowd.turn(address)
        begun.append(address)

    coming = [asyncio.create_task(come(address)) for address in ["a"] * 100 + ["b"]]
    left = asyncio.create_task(come("c"))
    await asyncio.sleep(0)
    left.cancel()
    while not all(task.done() for task in coming):
        passes.append(len(begun))
        await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert max(later - before for before, later in pairwise(passes)) <= STARTS_PER_PASS
    assert begun.index("b") <= 2 * STARTS_PER_PASS
    assert (len(begun), crowd._free) == (101, STARTS_PER_PASS)


async def test_room_is_kept_for_who_sat_there_before_a_bot(table: Guard, anna: Visitor, matches: MatchRegistry) -> None:
    for _page in range(2):  # known is who has shown a proof that there was already
        await anna.get("/")
    three = (Seat("guest", anna.guest), *(Seat("guest", name) for name in ("ben", "cleo")))
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, three, 0)
    await live.handle(Resign(), 0, live.match.ply)
    fill(table.forms)

    answer = await anna.post(f"/matches/{live.info.id}/return")

    assert not live.seats_of(anna.guest)
    assert answer.status_code != 503


@pytest.mark.parametrize("path", ["/nothing", "/matches/nothing/draw", "{match}/draw", "{match}/actions", "/settings"])
async def test_a_form_is_not_worked_on_any_longer_when_it_is_answered(
    path: str, table: Guard, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await anna.start()
    monkeypatch.setattr(table.forms.shares[0], "most", 1)

    answers = [await anna.post(path.format(match=match), answer="yes") for _time in range(3)]

    assert 503 not in {answer.status_code for answer in answers}


async def test_a_form_that_has_not_come_whole_keeps_nobody_else_out() -> None:
    crowd, rest = ConcurrencyLimit(1), asyncio.Event()
    admissions = [Admission(crowd) for _form in range(3)]

    def body(admission: Admission, *, is_slow: bool = False) -> Body:
        parts = [b"token=", b"1"]

        async def receive() -> Message:
            if is_slow and len(parts) == 1:
                await rest.wait()
            content = parts.pop(0)
            return {"type": "http.request", "body": content, "more_body": bool(parts)}

        return Body(receive, {"type": "http", "method": "POST", "headers": []}, MAX_BODY_BYTES, admission)

    slow = asyncio.create_task(body(admissions[0], is_slow=True).receive_all())
    await asyncio.sleep(0)
    assert await body(admissions[1]).receive_all()

    rest.set()
    with pytest.raises(TooManyRequests):
        await slow
    admissions[1].leave()
    assert await body(admissions[2]).receive_all()


async def test_whoever_takes_an_answer_slowly_keeps_nobody_else_out(table: Guard, anna: Visitor) -> None:
    """Some hundred pages that nobody read kept all forms of all others out, for as long as somebody liked."""
    path = await anna.start()
    inside = []

    async def receive() -> Message:
        inside.append(table.forms.inside)
        return {"type": "http.request", "body": b"token=1&ply=0", "more_body": False}

    async def send(_message: Message) -> None:
        inside.append(table.forms.inside)

    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/x-www-form-urlencoded")]
    scope = {"type": "http", "method": "POST", "path": f"{path}/draw", "query_string": b"", "headers": headers}
    await table(scope, receive, send)

    assert len(inside) > 2
    assert set(inside) == {0}


@pytest.mark.parametrize("page", ["actions", "text"])
async def test_a_form_that_waits_for_bots_keeps_nobody_else_out(
    table: Guard, anna: Visitor, matches: MatchRegistry, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start()
    action = any_action(await matches.open(path.rpartition("/")[2]), 0)
    inside = []

    async def waited(_bots: SeatedBots, _patience: float) -> None:
        inside.append(table.forms.inside)

    monkeypatch.setattr(SeatedBots, "wait", waited)
    await anna.post(f"{path}/{page}", {"ply": anna.ply, "action": action})

    assert inside == [0]
    assert table.forms.inside == 0


async def test_a_form_that_begins_a_match_keeps_nobody_else_out_while_bots_begin(
    table: Guard, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = []

    async def waited(_bots: SeatedBots, _patience: float) -> None:
        inside.append(table.forms.inside)

    monkeypatch.setattr(SeatedBots, "wait", waited)
    await anna.start()

    assert inside == [0]


async def test_a_form_of_endless_fields_is_refused(anna: Visitor) -> None:
    await anna.get("/")
    body = f"token={anna.token}" + "&a=" * 2000

    headers = {"Origin": HOST, "Content-Type": "application/x-www-form-urlencoded"}
    answer = await anna.http.post("/matches", content=body, headers=headers)

    assert answer.status_code in {400, 413}


async def test_a_form_opened_as_a_page_leads_back(anna: Visitor) -> None:
    answer = await anna.get("/matches")

    assert (answer.status_code, 'href="/"' in answer.text) == (405, True)


async def test_tags_of_any_form_are_answered_and_kept_by_nobody(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])

    for number in range(20):
        answer = await anna.http.get(path, headers={"Accept-Language": f"en-{number}{'x' * 300}"})
        assert (answer.status_code, '<html lang="en" ' in answer.text) == (200, True)

    assert {language for _seat, language, _names in live.history._logs} == {"en"}


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("DE-ch", "de"),
        ("pt-br,de", "pt-BR"),
        ("de-" + "x" * 5000, "de"),
        ("en-" + "x" * 5000, "en"),
        ("de;q=nan", "en"),
        ("xx", "en"),
        ("en;q=0.1,de;q=0", "en"),
        ("xx,de;q=x,de;q=0.5", "de"),
        ("xx," * 1000 + "de", "en"),
    ],
)
def test_the_first_language_with_texts_is_chosen(accepted: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skyhop.i18n.languages", lambda: ("en", "de", "pt-BR"))

    assert language == choose_language(accepted)
    assert i18n.language() == "en"


@pytest.mark.parametrize("body", [b"no form", b"--xx\r\nbad header\r\n\r\nv\r\n--xx--\r\n", b"--xx\r\n\r\n"])
async def test_what_is_no_form_is_answered_and_told_nobody_else(
    anna: Visitor, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    headers = {"Content-Type": "multipart/form-data; boundary=xx", "Origin": HOST}

    answer = await anna.http.post("/matches", content=body, headers=headers)

    assert (answer.status_code, caplog.messages) == (400, [])


@pytest.mark.parametrize(
    ("encoding", "status"),
    [("unicode_escape", 400), ("utf-7", 400), ("undefined", 400), ("utf-16", 400), ("UTF-8", 200), ("utf8", 200)],
)
async def test_a_form_in_an_encoding_that_browsers_do_not_send_is_refused(
    anna: Visitor, encoding: str, status: int
) -> None:
    path = await anna.start()
    part = 'Content-Disposition: form-data; name="{}"\r\n\r\n{}\r\n'
    parts = [part.format("token", anna.token), part.format("x", "\\ud800 +2AA-")]
    body = "--x\r\n" + "--x\r\n".join(parts) + "--x--\r\n"
    headers = {"Origin": HOST, "Content-Type": f"multipart/form-data; boundary=x; charset={encoding}"}

    answer = await anna.http.post(f"{path}/seats", content=body, headers=headers)

    assert answer.status_code == status


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("/reports", "name"),
        ("/account/session/ended", "browser"),
        ("/account/blocks/ended", "player"),
        ("/account/mutes/ended", "player"),
        ("/account/passkeys/removed", "hash"),
        ("/settings/programs/revoked", "hash"),
    ],
)
async def test_what_a_database_cannot_write_is_asked_of_none(anna: Visitor, path: str, field: str) -> None:
    """PostgreSQL has no text with a zero in it: each of these was a defect there."""
    await anna.start()

    answer = await anna.post(path, {field: "\0", "sure": "yes"})

    assert (answer.status_code, "The server cannot read this form" in answer.text) == (400, True)


ENDLESS = {
    "a page": "GET / HTTP/1.1\r\nHost: {host}\r\n",
    "a file": "GET /static/theme.css HTTP/1.1\r\nHost: {host}\r\n",
    "health": "GET /health HTTP/1.1\r\nHost: {host}\r\n",
    "a form": "POST /matches HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Type: text/plain\r\n",
    "a form to nowhere": "POST /nothing HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n",
    "a form from elsewhere": "POST /matches HTTP/1.1\r\nHost: {host}\r\nOrigin: http://evil.example\r\n",
    "another name": "GET / HTTP/1.1\r\nHost: evil.example\r\n",
}
LENGTHS = {
    "in chunks": ("Transfer-Encoding: chunked", b"2000\r\n" + b"a" * 0x2000 + b"\r\n"),
    "long": ("Content-Length: 999999999999", b"a" * 0x2000),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("served") / "data") as served:
        yield served


@pytest.mark.process
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("request_line", ENDLESS)
def test_nobody_keeps_the_table_reading_what_has_been_answered(server: Server, request_line: str, length: str) -> None:
    """Each took as much as the network gives, for ever; of what was sent no more than some buffers is read now."""
    header, piece = LENGTHS[length]
    head = ENDLESS[request_line].format(host=f"127.0.0.1:{server.port}") + f"{header}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(head.encode())
        sent = sent_until_cut(connection, piece)

    assert sent < 100_000_000
    assert "Exception" not in server.errors()


def sent_until_cut(connection: socket.socket, piece: bytes) -> int:
    """Send again and again; count the bytes until the other side has had enough."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < 100_000_000:
            connection.sendall(piece)
            sent += len(piece)
    return sent


@pytest.mark.process
def test_a_form_of_two_lengths_is_refused(server: Server) -> None:
    """A proxy might believe the other one, and take the rest for another request."""
    host = f"127.0.0.1:{server.port}"
    head = f"POST /matches HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 3\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(f"{head}Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n".encode())

        assert connection.recv(100).startswith(b"HTTP/1.1 400")
