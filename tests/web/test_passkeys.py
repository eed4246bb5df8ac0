"""Tests of passkeys: valid ones sign in to an account, and forged ones do not."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st
from tests.web.authenticator import PRESENT, VERIFIED, Authenticator, decoded, encoded
from tests.web.test_account import OTHER, PASSPHRASE, cookie_of, counted, opened
from tests.web.visitor import Visitor
from webauthn import verify_authentication_response, verify_registration_response

from skyhop.engine.document import read
from skyhop.server import timestamps
from skyhop.server.accounts import MAX_LABEL_LENGTH, MAX_PASSKEYS
from skyhop.server.backup.backup import back_up, restore
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.schema import PASSKEYS
from skyhop.web.app import create_app
from skyhop.web.http import rate_limits
from skyhop.web.http.guard import LOOPBACK, Guard, HostNames
from skyhop.web.http.rate_limits import ADDRESS_LIMIT, HOUR_SECONDS, PAIR_LIMIT
from skyhop.web.pages.accounts.passkeys import CHALLENGE_SECONDS, NOT_SIGNED
from skyhop.web.pages.accounts.privacy import AccountData

HERE = "http://localhost"
PUBLIC = "https://play.example"
NOT_SIGNED_IN = "This server has no account with this passkey"


class Person(Visitor):
    """A visitor whose browser goes to a name."""

    def __init__(self, table: Guard, origin: str = HERE) -> None:
        super().__init__(table)
        self.http.base_url = httpx.URL(origin)
        self.origin = origin

    async def post(self, path: str, data: dict[str, str] | None = None, **headers: str) -> httpx.Response:
        return await super().post(path, data, **{"Origin": self.origin, **headers})

    async def asked(self, purpose: str, **more: str) -> httpx.Response:
        """Ask what is to be signed; the page stays as it is."""
        fields = {"token": self.token, "purpose": purpose, **more}
        return await self.http.post("/account/passkeys/options", data=fields, headers={"Origin": self.origin})

    async def add(self, device: Authenticator, name: str = "Laptop") -> httpx.Response:
        await self.get("/account")
        options = (await self.asked("add", passphrase=PASSPHRASE)).json()
        return await self.post("/account/passkeys", {"name": name, "passkey": device.made(options)})

    async def options(self, purpose: str = "in") -> dict[str, Any]:
        await self.get("/account")
        found: dict[str, Any] = (await self.asked(purpose)).json()
        return found

    async def sign_in(self, device: Authenticator, **more: str) -> httpx.Response:
        signed = device.signed(await self.options())
        return await self.post("/account/session/passkey", {"passkey": signed, **more})

    @property
    def is_anna(self) -> bool:
        return "You are signed in as Anna." in self.page


@pytest.fixture
async def anna(table: Guard) -> AsyncIterator[Person]:
    person = Person(table)
    async with person.http:
        await opened(person)
        yield person


@pytest.fixture
async def ben(table: Guard) -> AsyncIterator[Person]:
    person = Person(table)
    async with person.http:
        yield person


async def test_an_account_is_signed_in_to_by_a_passkey_on_another_device(anna: Person, ben: Person) -> None:
    path = await ben.start()
    device, before = Authenticator(), cookie_of(ben)

    added = await anna.add(device, "Laptop & phone")
    answer = await ben.sign_in(device, take="yes")

    assert "Laptop &amp; phone" in added.text
    assert "You are signed in." in answer.text
    assert ben.is_anna
    assert cookie_of(ben) != before
    assert '/resignation"' in (await anna.get(path)).text
    assert "last used on" in (await anna.get("/account")).text


async def test_a_passkey_that_was_used_is_backed_up_and_restored(anna: Person, tmp_path: Path) -> None:
    device = Authenticator()
    await anna.add(device)
    await anna.sign_in(device)
    (tmp_path / "elsewhere").mkdir()
    kept = back_up(anna.table.app.state.folder, tmp_path / "backup")

    assert restore(tmp_path / "backup", tmp_path / "elsewhere") == kept


async def test_a_session_of_a_passkey_is_a_new_one_each_time(anna: Person) -> None:
    device = Authenticator()
    await anna.add(device)
    found = [cookie_of(anna)]
    for _turn in range(2):
        await anna.post("/account/session/ended")
        await anna.sign_in(device)
        found.append(cookie_of(anna))

    assert len(set(found)) == 3


async def test_what_is_asked_names_nobody_and_no_two_ask_alike(ben: Person) -> None:
    first, second = await ben.options(), await ben.options()

    assert first["challenge"] != second["challenge"]
    assert (first["allowCredentials"], first["userVerification"], first["rpId"]) == ([], "required", "localhost")


async def test_a_challenge_is_answered_once(anna: Person, ben: Person) -> None:
    device = Authenticator()
    await anna.add(device)
    options = await ben.options()
    signed = device.signed(options)
    both = [ben.post("/account/session/passkey", {"passkey": signed}) for _turn in range(2)]

    answers = await asyncio.gather(*both, return_exceptions=True)

    assert sum("You are signed in." in getattr(answer, "text", "") for answer in answers) == 1
    await ben.post("/account/session/ended")
    await ben.get("/account")
    assert NOT_SIGNED_IN in (await ben.post("/account/session/passkey", {"passkey": signed})).text


async def test_a_challenge_is_of_one_browser_one_purpose_and_one_time(
    anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = Authenticator()
    await anna.add(device)
    theirs = device.signed(await anna.options("sure"))
    late = device.signed(await ben.options())

    await ben.get("/account")
    answers = [await ben.post("/account/session/passkey", {"passkey": theirs})]
    monkeypatch.setattr(timestamps, "_utc", lambda: datetime.now(UTC) + timedelta(seconds=CHALLENGE_SECONDS + 1))
    answers.append(await ben.post("/account/session/passkey", {"passkey": late}))

    assert [NOT_SIGNED_IN in answer.text for answer in answers] == [True, True]
    monkeypatch.undo()
    sure = device.signed(await anna.options("in"))
    await anna.get("/account")
    assert (await anna.post("/account/deletion", {"passkey": sure, "sure": "yes"})).status_code == 422


def another_site(device: Authenticator) -> None:
    device.site = "elsewhere.example"


def another_origin(device: Authenticator) -> None:
    device.origin = "http://localhost:9999"


def unverified(device: Authenticator) -> None:
    device.flags = PRESENT


def absent(device: Authenticator) -> None:
    device.flags = VERIFIED


def of_somebody_else(device: Authenticator) -> None:
    device.handle = b"a" + b"0" * 32


def of_nobody(device: Authenticator) -> None:
    device.handle = b""


def unknown(device: Authenticator) -> None:
    device.credential = b"\0" * 32


def signed_by_another(device: Authenticator) -> None:
    device.key = ec.generate_private_key(ec.SECP256R1())


def counting_back(device: Authenticator) -> None:
    device.count -= 2


def counting_nothing(device: Authenticator) -> None:
    device.count = -1


@pytest.mark.parametrize(
    "forge",
    [
        *(another_site, another_origin, unverified, absent, of_somebody_else, of_nobody, unknown, signed_by_another),
        *(counting_back, counting_nothing),
    ],
)
async def test_what_a_passkey_has_not_signed_for_this_table_signs_nobody_in(
    anna: Person, ben: Person, forge: Callable[[Authenticator], None]
) -> None:
    device = Authenticator()
    await anna.add(device)
    await ben.sign_in(device)
    assert ben.is_anna
    await ben.post("/account/session/ended")
    forge(device)

    answer = await ben.sign_in(device)

    assert (answer.status_code, NOT_SIGNED_IN in answer.text) == (422, True)


async def test_a_passkey_that_does_not_count_signs_in_again_and_again(anna: Person, ben: Person) -> None:
    device = Authenticator()
    await anna.add(device)
    for _turn in range(2):
        device.count = -1
        await ben.sign_in(device)
        assert ben.is_anna
        await ben.post("/account/session/ended")


async def test_a_passkey_that_two_use_with_one_count_signs_one_of_them_in(anna: Person, table: Guard) -> None:
    device = Authenticator()
    await anna.add(device)
    people = [Person(table), Person(table)]
    signed = [device.signed(await people[0].options())]
    device.count -= 1
    signed.append(device.signed(await people[1].options()))

    posts = (
        person.post("/account/session/passkey", {"passkey": each}) for person, each in zip(people, signed, strict=True)
    )
    await asyncio.gather(*posts)

    assert sorted(person.is_anna for person in people) == [False, True]
    for person in people:
        await person.http.aclose()


async def test_who_finds_a_browser_open_adds_no_passkey(anna: Person, ben: Person) -> None:
    await anna.get("/account")
    refused = await anna.asked("add", passphrase=OTHER)
    device = Authenticator()
    signing = await anna.asked("in")
    forged = device.made(signing.json() | {"user": {"id": encoded(b"a" * 33)}})
    await ben.get("/account")

    assert (refused.status_code, refused.json()["detail"]) == (422, "That is not your passphrase.")
    assert (await anna.post("/account/passkeys", {"passkey": forged})).status_code == 422
    assert (await ben.asked("add", passphrase=PASSPHRASE)).status_code == 422
    assert (await ben.asked("sure")).status_code == 422


@pytest.mark.parametrize("forge", [another_site, another_origin, unverified, absent])
async def test_a_passkey_that_was_made_elsewhere_is_not_kept(
    anna: Person, matches: MatchRegistry, forge: Callable[[Authenticator], None]
) -> None:
    device = Authenticator()
    forge(device)

    answer = await anna.add(device)

    assert (answer.status_code, "This passkey belongs to another server" in answer.text) == (422, True)
    assert await counted(matches, PASSKEYS) == [0]


async def test_a_passkey_is_kept_once_and_by_one_account(anna: Person, ben: Person) -> None:
    device = Authenticator()
    await opened(ben, "Ben")
    await anna.add(device)

    assert [(await person.add(device)).status_code for person in (anna, ben)] == [422, 422]


@pytest.mark.parametrize("name", ["x" * (MAX_LABEL_LENGTH + 1), "\u200b", "a\u202eb"])
async def test_a_passkey_has_a_name_that_can_be_read(anna: Person, name: str) -> None:
    assert (await anna.add(Authenticator(), name)).status_code == 422
    assert "<bdi>A passkey</bdi>" in (await anna.add(Authenticator(), "")).text


async def test_passkeys_are_so_many_at_most(anna: Person, matches: MatchRegistry) -> None:
    await anna.add(Authenticator())

    def fill(connection: sa.Connection) -> None:
        (row,) = connection.execute(sa.select(PASSKEYS)).mappings()
        for number in range(1, MAX_PASSKEYS):
            connection.execute(sa.insert(PASSKEYS).values({**row, "hash": f"{number:064}"}))

    await matches.store.write(fill)

    assert f"You have {MAX_PASSKEYS} passkeys" in (await anna.add(Authenticator())).text


async def test_a_passkey_confirms_what_a_passphrase_does_for_its_own_account(anna: Person, ben: Person) -> None:
    device, theirs = Authenticator(), Authenticator()
    await opened(ben, "Ben")
    await anna.add(device)
    await ben.add(theirs)

    options = await anna.options("sure")
    refused = await anna.post("/account/passphrase", {"fresh": OTHER, "passkey": theirs.signed(options)})
    signed = device.signed(await anna.options("sure"))
    await anna.get("/account")
    changed = await anna.post("/account/passphrase", {"fresh": OTHER, "passkey": signed})

    assert [each["id"] for each in options["allowCredentials"]] == [encoded(device.credential)]
    assert refused.status_code == 422
    assert "Saved." in changed.text


async def test_the_last_passkey_is_removed_by_who_says_that_they_know_the_passphrase(anna: Person, ben: Person) -> None:
    devices = [Authenticator(), Authenticator()]
    for device in devices:
        await anna.add(device)
    first, last = (read_hash(anna.page, number) for number in range(2))
    await ben.get("/account")
    await ben.post("/account/passkeys/removed", {"hash": first})
    assert "last used" not in anna.page
    await anna.get("/account")

    await anna.post("/account/passkeys/removed", {"hash": first})
    assert "I still know my passphrase" in anna.page
    refused = await anna.post("/account/passkeys/removed", {"hash": last})
    removed = await anna.post("/account/passkeys/removed", {"hash": last, "sure": "yes"})

    assert (refused.status_code, "passkey is removed" in removed.text) == (422, True)
    assert NOT_SIGNED_IN in (await ben.sign_in(devices[1])).text


async def test_of_two_passkeys_that_are_removed_at_once_the_last_stays_until_its_owner_is_sure(
    anna: Person, matches: MatchRegistry
) -> None:
    for _turn in range(2):
        await anna.add(Authenticator())
    hashes = [read_hash(anna.page, number) for number in range(2)]

    answers = await asyncio.gather(*(anna.post("/account/passkeys/removed", {"hash": each}) for each in hashes))

    assert sorted(answer.status_code for answer in answers) == [200, 422]
    assert await counted(matches, PASSKEYS) == [1]


def read_hash(page: str, number: int) -> str:
    return page.split('name="hash" value="')[number + 1][:64]


async def test_signing_in_by_passkeys_is_limited_as_by_passphrases(anna: Person, ben: Person) -> None:
    device = Authenticator()
    await anna.add(device)
    another_site(device)
    tries = [(await ben.sign_in(device)).status_code for _turn in range(PAIR_LIMIT[0] + 1)]

    assert tries == [422] * PAIR_LIMIT[0] + [429]
    rest = [(await ben.sign_in(Authenticator())).status_code for _turn in range(ADDRESS_LIMIT[0] - PAIR_LIMIT[0])]
    assert rest[-1] == 429


async def test_under_a_number_no_passkey_is_offered_or_taken(table: Guard) -> None:
    number = Person(table, "http://127.0.0.1")
    await opened(number)
    page = number.page
    posted = [(await number.asked("in")).status_code]
    for path in ("/account/passkeys", "/account/session/passkey"):
        await number.get("/account")
        posted.append((await number.post(path, {"passkey": "{}"})).status_code)
    await number.http.aclose()

    assert "passkey" not in page.lower()
    assert posted == [422] * 3


@pytest.mark.parametrize(
    ("public", "origin", "is_offered"),
    [
        (PUBLIC, PUBLIC, True),
        (PUBLIC, HERE, True),
        (PUBLIC, "http://127.0.0.1", False),
        ("http://play.example", "http://play.example", False),
        ("https://127.0.0.7", "https://127.0.0.7", False),
        ("https://[::7]", "https://[::7]", False),
    ],
)
async def test_passkeys_are_offered_at_a_name_by_https_and_at_localhost(
    tmp_path: Path, public: str, origin: str, *, is_offered: bool
) -> None:
    host = public.partition("://")[2]
    made = create_app(tmp_path, HostNames(LOOPBACK | {host.strip("[]")}, public_url=public))
    async with made.app.router.lifespan_context(made.app):
        person = Person(made, origin)
        async with person.http:
            await opened(person)
            assert ("Sign in with a passkey" in person.page or "Passkeys" in person.page) is is_offered
            if is_offered:
                name = origin.partition("://")[2]
                await person.add(device := Authenticator(name, origin))
                await person.post("/account/session/ended")
                await person.sign_in(device)
                assert person.is_anna


async def test_a_passkey_of_another_name_of_the_table_is_told_apart(tmp_path: Path) -> None:
    made = create_app(tmp_path, HostNames(LOOPBACK | {"play.example"}, public_url=PUBLIC))
    async with made.app.router.lifespan_context(made.app):
        here, there = Person(made), Person(made, PUBLIC)
        await opened(here)
        await here.add(Authenticator())
        await there.get("/account")
        await there.post("/account/session", {"name": "Anna", "passphrase": PASSPHRASE})
        assert "works only at localhost" in there.page
        assert (await there.options("sure"))["allowCredentials"] == []
        for person in (here, there):
            await person.http.aclose()


async def test_passkeys_are_downloaded_without_keys_and_deleted(anna: Person, matches: MatchRegistry) -> None:
    device = Authenticator()
    await anna.add(device)
    text = (await anna.http.get("/account/data")).text
    kept = await matches.store.read(lambda connection: connection.execute(sa.select(PASSKEYS)).one())
    signed = device.signed(await anna.options("sure"))
    await anna.get("/account")

    deleted = await anna.post("/account/deletion", {"passkey": signed, "sure": "yes"})

    shown, *others = read(AccountData, text).passkeys or []
    assert (shown.name, shown.site, shown.seen, others) == ("Laptop", "localhost", None, [])
    assert not [secret for secret in (encoded(device.credential), kept.hash) if secret in text]
    assert "Your account and data are deleted." in deleted.text
    assert await counted(matches, PASSKEYS) == [0]


async def test_another_proof_answers_no_challenge_of_the_one_before(anna: Person, ben: Person) -> None:
    device = Authenticator()
    await anna.add(device)
    signed = device.signed(await ben.options())
    ben.http.cookies.clear()
    await ben.get("/account")

    assert NOT_SIGNED_IN in (await ben.post("/account/session/passkey", {"passkey": signed})).text


def broken(signed: str) -> list[str]:
    """Invalid answers range from text that is not JSON to JSON with too many levels."""
    whole = json.loads(signed)
    parts: list[dict[str, Any]] = [{**whole, name: value} for name in whole for value in (None, 7, "", "%", [whole])]
    parts += [
        {**whole, "response": {**whole["response"], name: value}}
        for name in whole["response"]
        for value in (None, "", "A", "\u00e9", "gYGB" * 900, encoded(b"[" * 4000), encoded(b"\xff" * 90))
    ]
    return ["", "null", "[" * 2000, *map(json.dumps, parts)]


@pytest.mark.slow
async def test_nothing_that_is_sent_in_the_place_of_a_passkey_is_a_defect(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = Authenticator()
    await anna.add(device)
    for limit in ("ADDRESS_LIMIT", "PAIR_LIMIT", "NAME_LIMIT"):
        monkeypatch.setattr(rate_limits, limit, (10_000, HOUR_SECONDS))
    signed = device.signed(await anna.options("in"))
    made = device.made((await anna.asked("add", passphrase=PASSPHRASE)).json())

    answers = [(await anna.post("/account/passkeys", {"passkey": each})).status_code for each in broken(made)]
    answers += [(await anna.post("/account/session/passkey", {"passkey": each})).status_code for each in broken(signed)]

    assert set(answers) == {422}


@given(place=st.integers(0, 400), value=st.integers(0, 255), length=st.integers(0, 400))
def test_a_key_that_came_broken_is_refused_in_a_way_that_is_known(place: int, value: int, length: int) -> None:
    device = Authenticator()
    options = {"user": {"id": encoded(b"anna")}, "challenge": encoded(b"asked")}
    attestation = json.loads(device.made(options))
    raw = bytearray(decoded(attestation["response"]["attestationObject"]))
    raw[place % len(raw)] = value
    attestation["response"]["attestationObject"] = encoded(bytes(raw[: length or len(raw)]))
    expected: dict[str, Any] = {"expected_challenge": b"asked", "expected_rp_id": "localhost", "expected_origin": HERE}
    with contextlib.suppress(*NOT_SIGNED):
        found = verify_registration_response(credential=attestation, **expected)
        verify_authentication_response(
            credential=json.loads(device.signed(options)),
            **expected,
            credential_public_key=found.credential_public_key,
            credential_current_sign_count=0,
        )
