"""Tests of cookies: the server reads its own by name and ignores all others."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.web.visitor import Visitor

from skyhop.rulebook.clause_search import MAX_QUERY_LENGTH
from skyhop.web.app import create_app
from skyhop.web.http.guard import LOOPBACK, HostNames
from skyhop.web.http.settings import COOKIE, parse_cookie

MANY = 20_000
ESCAPES = '"' + "\\0" * MANY + '"'
"""To undo these takes time that grows with the square of their number."""


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("", None),
        ("skyhop=1", "1"),
        ("other=2; skyhop=1;more=3", "1"),
        ('skyhop="a=1&b=2"', "a=1&b=2"),
        ('skyhop="', '"'),
        ("skyhop", ""),
        ("xskyhop=1; skyhopx=2", None),
        ("skyhop=1; skyhop=2", "1"),
    ],
)
def test_a_cookie_is_found_by_its_name(header: str, value: str | None) -> None:
    assert parse_cookie(header, "skyhop") == value


def test_escapes_are_left_as_they_are() -> None:
    assert parse_cookie(f"skyhop={ESCAPES}", "skyhop") == ESCAPES[1:-1]


@pytest.mark.parametrize("name", [COOKIE, "of-somebody-else"])
async def test_nobody_waits_for_a_long_cookie(anna: Visitor, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr("http.cookies._unquote", lambda _value: pytest.fail("a cookie was unquoted"))

    answer = await anna.http.get("/settings", headers={"Cookie": f"{name}={ESCAPES}"})

    assert answer.status_code == 200


async def test_no_more_of_a_question_is_marked_than_is_looked_for(anna: Visitor) -> None:
    answer = await anna.http.get("/rules/balloon-cup/rio-grande", params={"q": f"a {' ' * MAX_QUERY_LENGTH} card"})

    assert "<mark>a</mark>" in answer.text.lower()
    assert "<mark>card</mark>" not in answer.text.lower()


@pytest.mark.parametrize(
    ("scheme", "host", "is_secure"),
    [
        ("https", "127.0.0.1", True),
        ("http", "127.0.0.1", False),
        ("http", "play.example", True),  # the proxy does not say how it was asked
        ("http", "localhost", False),
    ],
)
async def test_a_cookie_of_a_public_table_is_never_sent_in_the_clear(
    tmp_path: Path, scheme: str, host: str, *, is_secure: bool
) -> None:
    names = HostNames(LOOPBACK | {"play.example"}, public_url="https://play.example")
    table = create_app(tmp_path, names)
    async with (
        table.app.router.lifespan_context(table.app),
        httpx.AsyncClient(transport=httpx.ASGITransport(table), base_url=f"{scheme}://{host}") as http,
    ):
        sent = (await http.get("/account")).headers["set-cookie"]

    assert ("; Secure" in sent) is is_secure
