"""Tests of API tokens: people create and revoke them, see them once, and the store keeps hashes."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from tests.programs.serving import Served
from tests.server.merging import merge
from tests.web.visitor import Visitor

from skyhop.cli.__main__ import main
from skyhop.server.names import NoName
from skyhop.server.players.players import forget_guests
from skyhop.server.players.sessions import hash_secret
from skyhop.server.players.tokens import MAX_TOKENS, PREFIX, Scope, TooManyTokens
from skyhop.server.store.data_folder import STORE
from skyhop.server.store.store import find_token as people_token
from skyhop.server.store.store import keep_player, list_tokens, make_token, open_store, prepare_store, revoke_token
from skyhop.server.timestamps import days_ago

TOKEN = re.compile(rf"{PREFIX}[\w-]{{43}}")


@pytest.fixture
async def anna(table: Served) -> AsyncIterator[Visitor]:
    visitor = Visitor(table.table)
    async with visitor.http:
        await visitor.get("/settings/programs")
        yield visitor


async def made(anna: Visitor, name: str = "Zephyr", scope: str = "play") -> list[str]:
    page = await anna.post("/settings/programs", {"name": name, "scope": scope})
    return TOKEN.findall(page.text)


async def test_a_token_is_shown_once_and_lies_in_the_store_as_its_hash(
    table: Served, anna: Visitor, tmp_path: Path
) -> None:
    (token,) = await made(anna)
    again = (await anna.get("/settings/programs")).text

    assert TOKEN.findall(again) == []
    assert "Zephyr" in again
    kept = b"".join(file.read_bytes() for file in tmp_path.glob(f"{STORE}*"))  # noqa: ASYNC240  a test may wait
    assert token.encode() not in kept
    assert hash_secret(token).encode() in kept
    (found,) = await list_tokens(table.matches.store, anna.guest)
    assert found.scopes == {Scope.PLAY}


async def test_a_token_is_revoked_by_its_owner_and_by_nobody_else(table: Served, anna: Visitor) -> None:
    (token,) = await made(anna)
    ben = Visitor(table.table)
    await ben.get("/settings/programs")
    await ben.post("/settings/programs/revoked", {"hash": hash_secret(token)})
    await anna.post("/settings/programs/revoked", {"hash": ""})
    before = await people_token(table.matches.store, hash_secret(token))
    page = await anna.post("/settings/programs/revoked", {"hash": hash_secret(token)})
    await ben.http.aclose()

    assert before is not None
    assert await people_token(table.matches.store, hash_secret(token)) is None
    assert "Zephyr" not in page.text


async def test_another_token_for_the_same_name_is_for_the_same_program(table: Served, anna: Visitor) -> None:
    first, second, other = [(await made(anna, name))[0] for name in ("Zephyr", "Zephyr", "Mistral")]
    programs = [(await people_token(table.matches.store, hash_secret(each))) for each in (first, second, other)]

    assert programs[0] is not None
    assert [each and each.program == programs[0].program for each in programs] == [True, True, False]


@pytest.mark.parametrize("name", ["", "Captain", "Random bot", "admin", "a" * 25, "S\u0435phyr"])
async def test_no_program_is_called_as_what_it_is_not(table: Served, anna: Visitor, name: str) -> None:
    page = await anna.post("/settings/programs", {"name": name, "scope": "play"})

    assert page.status_code == 422
    assert 'role="alert"' in page.text
    assert await list_tokens(table.matches.store, anna.guest) == []


async def test_a_person_has_so_many_tokens_at_a_time(table: Served, anna: Visitor) -> None:
    await made(anna)
    for number in range(MAX_TOKENS - 1):
        await make_token(table.matches.store, anna.guest, f"Zephyr {number}", [Scope.READ])
    page = await anna.post("/settings/programs", {"name": "Mistral"})

    assert page.status_code == 422
    assert "tokens, the maximum. Revoke a token" in page.text
    with pytest.raises(TooManyTokens):
        await make_token(table.matches.store, anna.guest, "Mistral", [])


async def test_a_guest_who_is_merged_takes_programs_along_and_owners_are_not_forgotten(table: Served) -> None:
    store = table.matches.store
    for guest in ("anna", "ben"):
        await keep_player(store, f"{guest}:1", guest, guest.title())
    await make_token(store, "ben", "Zephyr", [Scope.READ])
    await merge(table.matches, "ben", "anna")
    await store.write(partial(forget_guests, before=days_ago(-1)))

    (token,) = await list_tokens(store, "anna")
    assert (token.owner_name, token.name) == ("Anna", "Zephyr")


def test_tokens_are_made_listed_and_revoked_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare_store(tmp_path)
    data = ["--data", str(tmp_path)]
    assert main(["token", "new", "Zephyr", "--scope", "read", "--scope", "play", *data]) == 0
    (token,) = TOKEN.findall(capsys.readouterr().out)
    assert main(["token", "list", *data]) == 0
    name, *told = capsys.readouterr().out.split()
    assert main(["token", "revoke", name, *data]) == 0
    assert main(["token", "revoke", name, *data]) == 2
    assert main(["token", "revoke", "", *data]) == 2
    assert main(["token", "list", *data]) == 0

    assert hash_secret(token).startswith(name)
    assert told[:3] == ["Zephyr", "-", "play,read"]
    assert capsys.readouterr().out == ""
    with sqlite3.connect(tmp_path / STORE) as connection:
        assert connection.execute("SELECT count(*) FROM tokens WHERE ends IS NOT NULL").fetchone() == (1,)
    connection.close()


def test_a_program_of_the_command_line_needs_a_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prepare_store(tmp_path)

    assert main(["token", "new", " ", "--data", str(tmp_path)]) == 1
    assert "has no name" in capsys.readouterr().err


async def test_the_hash_of_a_token_is_no_pattern(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    await make_token(store, None, "Zephyr", [Scope.READ])
    with pytest.raises(NoName):
        await make_token(store, None, "", [])

    assert not await revoke_token(store, "%")
    assert not await revoke_token(store, "_" * 12)
    assert len(await list_tokens(store, None)) == 1
    await store.close()
