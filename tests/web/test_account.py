"""Tests of accounts: opening without loss, sign-in on several devices, sign-out, recovery and deletion."""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import time
from datetime import timedelta
from functools import partial
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.amount import in_turn
from tests.web.visitor import Visitor, words_of

from skyhop.engine.document import read
from skyhop.server import timestamps
from skyhop.server.accounts import RECOVERY_CODES
from skyhop.server.backup.backup import back_up, restore
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import LeaveAll
from skyhop.server.players import moderation
from skyhop.server.players.sessions import SESSION_DAYS, SESSION_PREFIX, withdraw_proofs
from skyhop.server.schema import ACCOUNTS, ATTEMPTS, MATCHES, PLAYERS, PROOFS, RECOVERIES
from skyhop.server.store import store
from skyhop.server.timestamps import days_ago
from skyhop.web.http.guard import Guard
from skyhop.web.pages.accounts.account_page import CODES_SHOWN_SECONDS
from skyhop.web.pages.accounts.privacy import AccountData
from skyhop.web.pages.match.stream import FIRST_HEARTBEAT_SECONDS

PASSPHRASE = "four words of mine"  # noqa: S105  it opens nothing
OTHER = "some quite other words"


def cookie_of(visitor: Visitor) -> str:
    found: str = visitor.http.cookies[visitor.table.app.state.cookie_name]
    return found


def show(visitor: Visitor, cookie: str) -> None:
    """Let a browser keep this cookie alone."""
    visitor.http.cookies.clear()
    visitor.http.cookies.set(visitor.table.app.state.cookie_name, cookie, "127.0.0.1", "/")


async def opened(visitor: Visitor, name: str = "Anna", passphrase: str = PASSPHRASE) -> list[str]:
    """Create an account; give the recovery codes."""
    await visitor.get("/account")
    await visitor.post("/account", {"name": name, "passphrase": passphrase})
    codes = re.findall(r"<li><code>([^<]+)</code>", visitor.page)
    if codes:
        await visitor.get("/account")  # the page of the codes has no form
    return codes


async def signed_in(visitor: Visitor, name: str = "Anna", passphrase: str = PASSPHRASE, **more: str) -> httpx.Response:
    await visitor.get("/account")
    return await visitor.post("/account/session", {"name": name, "passphrase": passphrase, **more})


async def is_anna(visitor: Visitor) -> bool:
    return "You are signed in as Anna." in (await visitor.http.get("/account")).text


async def sits(visitor: Visitor, path: str) -> bool:
    return '/resignation"' in (await visitor.http.get(path)).text


async def change(matches: MatchRegistry, statement: sa.Delete | sa.Update) -> None:
    await matches.store._commit(lambda connection: connection.execute(statement))


async def counted(matches: MatchRegistry, *tables: sa.Table) -> list[int]:
    def count(connection: sa.Connection) -> list[int]:
        return [connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in tables]

    return await matches.store.read(count)


async def test_a_guest_who_opens_an_account_keeps_the_match_and_has_it_on_another_device(
    anna: Visitor, ben: Visitor
) -> None:
    path = await anna.start(called="Anni")

    codes = await opened(anna)

    assert len(set(codes)) == RECOVERY_CODES
    assert await is_anna(anna)
    assert await sits(anna, path)
    assert not await sits(ben, path)
    assert "You are signed in." in (await signed_in(ben)).text
    assert await sits(ben, path)
    later = (await anna.http.get("/account")).text
    assert not [code for code in codes if code in later]


async def test_recovery_codes_are_there_when_the_page_is_loaded_again_for_their_owner_and_for_a_while(
    anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.get("/account")
    page = await anna.post("/account", {"name": "Anna", "passphrase": PASSPHRASE})
    codes, address = re.findall(r"<li><code>([^<]+)</code>", page.text), f"{page.url.path}?{page.url.query.decode()}"

    again = await anna.http.get(address)
    saved = await anna.http.get(f"{address}&saved")
    assert (len(codes), re.findall(r"<li><code>([^<]+)</code>", again.text)) == (RECOVERY_CODES, codes)
    assert saved.text.splitlines()[2:] == codes
    assert "attachment" in saved.headers["content-disposition"]
    assert saved.text.startswith("Recovery codes of Anna for 127.0.0.1")

    await opened(ben, "Ben")
    for who, where in (
        (ben, address),
        (anna, f"{address}x"),
        (anna, "/account/codes"),
        (anna, "/account/codes?made=x"),
    ):
        refused = await who.http.get(where)
        assert (refused.url.path, codes[0] in refused.text) == ("/account", False)
    await ben.post("/account/session/ended")
    await ben.post("/account/recovery", {"name": "Anna", "passphrase": OTHER, "code": codes[2]})
    await signed_in(anna, passphrase=OTHER)
    assert re.findall(r"<li><code>([^<]+)</code>", (await anna.http.get(address)).text) == [*codes[:2], *codes[3:]]
    late = timestamps._utc() + timedelta(seconds=CODES_SHOWN_SECONDS + 1)
    monkeypatch.setattr(timestamps, "_utc", lambda: late)
    assert "Recovery codes are shown for only fifteen minutes." in (await anna.http.get(address)).text


async def test_an_account_is_renamed_once_in_thirty_days_and_its_matches_with_it(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(ben, "Ben")
    await opened(anna)
    path = await anna.start(seat2="friend")
    live = await matches.open(path.rpartition("/")[2])
    assert 'href="/account/name?back=/account"' in (await anna.get("/account")).text
    await anna.get("/account/name?back=/account")

    refused = await anna.post("/account/name", {"name": "B\u00e9n", "back": "/account"})
    same = await anna.post("/account/name", {"name": "Anna", "back": "/account"})
    renamed = await anna.post("/account/name", {"name": "Bertha", "back": "/account"})
    soon = await anna.post("/account/name", {"name": "Clara", "back": "/account"})

    assert [answer.status_code for answer in (refused, same, renamed, soon)] == [422, 200, 200, 422]
    assert "looks like" in refused.text
    assert "signed in as Bertha" in renamed.text
    assert "You can rename it again in 30 days." in soon.text
    assert live.seats[0].called == "Bertha"
    late = timestamps._utc() + timedelta(days=30, seconds=1)
    monkeypatch.setattr(timestamps, "_utc", lambda: late)
    assert "signed in as Clara" in (await anna.post("/account/name", {"name": "Clara", "back": "/account"})).text
    assert (await signed_in(ben, "Clara")).status_code == 200
    assert (await opened(Visitor(anna.table), "Anna")) == []
    monkeypatch.setattr(timestamps, "_utc", lambda: late + timedelta(days=60))
    assert (await opened(Visitor(anna.table), "Anna")) != []


async def test_what_was_played_in_a_browser_is_taken_along_where_that_is_wanted(anna: Visitor, ben: Visitor) -> None:
    await opened(anna)
    paths = [await ben.start()]
    await signed_in(ben, take="yes")
    await ben.post("/account/session/ended")
    paths.append(await ben.start())
    await signed_in(ben)

    assert [await sits(anna, path) for path in paths] == [True, False]
    assert [await sits(ben, path) for path in paths] == [True, False]


async def test_a_cookie_from_before_signing_in_proves_nobody_after(anna: Visitor, ben: Visitor) -> None:
    """An attacker who planted or copied a cookie gains nothing by it after the sign-in (session fixation)."""
    path = await anna.start()
    before = cookie_of(anna)
    show(ben, before)
    assert await sits(ben, path)

    await opened(anna)

    assert cookie_of(anna) != before
    assert not await sits(ben, path)
    ben.table.app.state.proofs.forget()
    show(ben, before)
    assert not await sits(ben, path)
    assert not await is_anna(ben)
    assert await sits(anna, path)


async def test_a_session_names_nobody_and_is_another_one_after_each_signing_in(anna: Visitor) -> None:
    await opened(anna)
    first = cookie_of(anna)
    await anna.post("/account/session/ended")
    await signed_in(anna)

    proof = str(anna.table.app.state.cookies.read_proof(cookie_of(anna)))
    assert proof.partition(":")[0] == SESSION_PREFIX
    assert cookie_of(anna) != first


async def test_a_session_that_the_store_does_not_know_is_none(anna: Visitor, matches: MatchRegistry) -> None:
    await opened(anna)
    await change(matches, sa.delete(PROOFS))
    anna.table.app.state.proofs.forget()

    assert not await is_anna(anna)


async def test_a_session_ends_that_nobody_has_shown_for_long(anna: Visitor, matches: MatchRegistry) -> None:
    await opened(anna)
    await change(matches, sa.update(PROOFS).values(seen=days_ago(SESSION_DAYS + 1)))
    anna.table.app.state.proofs.forget()

    assert not await is_anna(anna)


@pytest.mark.parametrize("which", ["one", "others"])
async def test_another_browser_is_signed_out_at_once(anna: Visitor, ben: Visitor, which: str) -> None:
    await opened(anna)
    await signed_in(ben)
    await anna.get("/account")
    browsers = re.findall(r'name="browser" value="(\w{16})"', anna.page)

    answer = await anna.post("/account/session/ended", {"browser": "others" if which == "others" else browsers[0]})

    assert len(browsers) == 1
    assert "The other browsers have been signed out." in answer.text
    assert [await is_anna(anna), await is_anna(ben)] == [True, False]
    assert "You are signed in." not in (await ben.get("/account?in")).text  # the page that stood there, loaded anew


async def test_nobody_signs_a_stranger_out(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    await opened(anna)
    await opened(ben, "Ben", OTHER)
    read = await matches.store.read(lambda connection: list(connection.scalars(sa.select(PROOFS.c.browser))))

    for browser in read:
        await ben.get("/account")
        await ben.post("/account/session/ended", {"browser": browser})

    assert await is_anna(anna)


async def test_a_stream_ends_with_its_session(anna: Visitor) -> None:
    path = await anna.start(seat2="friend")
    await opened(anna)
    proof = str(anna.table.app.state.cookies.read_proof(cookie_of(anna)))
    stream = asyncio.create_task(anna.http.get(f"{path}/events"))
    await asyncio.sleep(0.05)
    await anna.post("/account/session/ended")

    assert await anna.table.app.state.proofs.find_session(proof) is None
    await asyncio.wait_for(stream, 5)


async def test_a_stream_that_was_opened_at_another_worker_ends_with_its_session_too(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="friend")
    await opened(anna)
    stream = asyncio.create_task(anna.http.get(f"{path}/events"))
    await asyncio.sleep(0.05)
    proof = str(anna.table.app.state.cookies.read_proof(cookie_of(anna)))
    proved = await store.find_session(matches.store, proof)
    assert proved is not None
    await matches.store.write(partial(withdraw_proofs, player=proved.player))
    matches.proofs.forget()  # as where a worker hears that another one has withdrawn some

    await asyncio.wait_for(stream, FIRST_HEARTBEAT_SECONDS + 5)


async def test_a_page_whose_session_has_ended_is_told_so_and_shown_nothing(anna: Visitor, ben: Visitor) -> None:
    path = await anna.start(seat2="friend")
    await opened(anna)
    await signed_in(ben)
    await ben.get("/account")
    await ben.post("/account/session/ended", {"browser": "others"})

    for page in ("", "/text"):
        told = await asyncio.wait_for(anna.http.get(f"{path}{page}/events"), 5)
        assert told.text == "event: ended\ndata: /account?ended\n\n"
    assert "This browser was signed out" in (await anna.get("/account?ended")).text


async def test_who_signs_out_is_a_guest_without_anything(anna: Visitor) -> None:
    path = await anna.start()
    await opened(anna)

    answer = await anna.post("/account/session/ended")

    assert "You are signed out in this browser." in answer.text
    assert not await sits(anna, path)


async def test_a_name_and_a_passphrase_that_do_not_fit_are_answered_alike(anna: Visitor, ben: Visitor) -> None:
    await opened(anna)

    said = []
    for name, passphrase in (
        ("Anna", OTHER),
        ("Nobody", PASSPHRASE),
        ("", ""),
        ("Anna", ""),
        ("\u0410" * 100, "x" * 900),
    ):
        answer = await signed_in(ben, name, passphrase)
        said.append((answer.status_code, ben.notice))

    assert set(said) == {(422, "Wrong name or passphrase.")}


@pytest.mark.parametrize("form", ["", "/session", "/recovery"])
async def test_the_name_that_was_typed_stands_there_again_where_a_form_is_refused(anna: Visitor, form: str) -> None:
    await anna.get("/account")

    refused = await anna.post(f"/account{form}", {"name": "<Ada>", "passphrase": "short", "code": "none"})

    assert refused.status_code == 422
    forms = re.findall(
        r'<form class="settings" method="post" action="/account([^"]*)"(.*?)</form>', refused.text, re.DOTALL
    )
    told = {action: ('role="alert"' in text, 'value="&lt;Ada&gt;"' in text) for action, text in forms}
    assert [action for action, shown in told.items() if any(shown)] == [form]
    assert told[form] == (True, True)
    assert refused.text.count('role="alert"') == 1


@pytest.mark.usefixtures("slow_hashes")
async def test_a_name_that_nobody_has_takes_as_long_as_one_that_somebody_has(anna: Visitor, ben: Visitor) -> None:
    await opened(anna)
    fits = anna.table.app.state.passphrases.fits
    kept = await ben.table.app.state.matches.store.read(
        lambda connection: connection.scalar(sa.select(ACCOUNTS.c.passphrase))
    )
    taken: dict[bool, list[float]] = {True: [], False: []}
    for number in range(16):
        begun = time.perf_counter()
        assert not await fits(kept if number % 2 else None, OTHER)
        taken[bool(number % 2)].append(time.perf_counter() - begun)

    known, unknown = (statistics.median(times) for times in (taken[True], taken[False]))
    assert 0.4 < known / unknown < 2.5


async def test_guessing_is_stopped_for_the_guesser_and_not_for_the_owner(
    anna: Visitor, ben: Visitor, table: Guard, matches: MatchRegistry
) -> None:
    await opened(anna)
    statuses = [(await signed_in(ben, passphrase=f"wrong words {number}")).status_code for number in range(70)]
    right = await signed_in(ben)

    assert statuses == [422] * 10 + [429] * 60
    assert (right.status_code, "There were too many attempts" in right.text) == (429, True)
    assert int(right.headers["retry-after"]) <= 900
    elsewhere = httpx.AsyncClient(
        transport=httpx.ASGITransport(table, client=("203.0.113.9", 1)),
        base_url="http://127.0.0.1",
        follow_redirects=True,
    )
    ben.http, ben.page = elsewhere, ""
    assert "You are signed in." in (await signed_in(ben)).text
    await elsewhere.aclose()
    kept = await matches.store.read(lambda connection: connection.execute(sa.select(ATTEMPTS)).all())
    assert {len(key) for key, *_rest in kept} == {27}  # keyed hashes
    assert "anna" not in words_of(str(kept))
    assert "203.0.113" not in str(kept)


async def test_guesses_that_come_at_once_are_no_more_than_they_may_be(anna: Visitor, ben: Visitor) -> None:
    await opened(anna)
    await ben.get("/account")
    form = {"token": ben.token, "name": "Anna", "passphrase": OTHER}

    answers = await asyncio.gather(
        *(ben.http.post("/account/session", data=form, headers={"Origin": "http://127.0.0.1"}) for _n in range(24))
    )

    assert [answer.status_code for answer in answers].count(422) == 10


def focus(page: str) -> list[tuple[str, str]]:
    """List the form and the field of each element that has the focus when the page opens; `alert` is a reason."""
    found = []
    for element in re.finditer(r"<[^>]* autofocus[^>]*>", page):
        action = re.findall(r'<form [^>]*action="([^"]*)"', page[: element.start()])
        field = re.search(r'name="([^"]*)"', element[0])
        found.append((action[-1] if action else "", field[1] if field else "alert"))
    return found


@pytest.mark.parametrize(
    ("form", "fields", "field"),
    [
        ("", {"name": "", "passphrase": PASSPHRASE}, "name"),
        ("", {"name": "Ben", "passphrase": "short"}, "passphrase"),
        ("/session", {"name": "Anna", "passphrase": "wrong"}, "passphrase"),
        ("/recovery", {"name": "Anna", "passphrase": "short", "code": "none"}, "passphrase"),
        ("/recovery", {"name": "Anna", "passphrase": PASSPHRASE, "code": "none"}, "code"),
    ],
)
async def test_the_focus_is_in_the_field_in_error_of_a_guest(
    anna: Visitor, form: str, fields: dict[str, str], field: str
) -> None:
    await anna.get("/account")
    refused = await anna.post(f"/account{form}", fields)

    assert (refused.status_code, focus(refused.text)) == (422, [(f"/account{form}", field)])


@pytest.mark.parametrize(
    ("form", "fields", "field"),
    [
        ("/passphrase", {"passphrase": "wrong", "fresh": OTHER}, "passphrase"),
        ("/passphrase", {"passphrase": PASSPHRASE, "fresh": "short"}, "fresh"),
        ("/codes", {"passphrase": "wrong"}, "passphrase"),
        ("/deletion", {"passphrase": PASSPHRASE}, "sure"),
        ("/deletion", {"passphrase": "wrong", "sure": "yes"}, "passphrase"),
        ("/name", {"name": "B\u00e9n", "back": "/account"}, "name"),
        ("/settings/programs", {"name": ""}, "name"),
    ],
)
async def test_the_focus_is_in_the_field_in_error_of_an_account(
    anna: Visitor, ben: Visitor, form: str, fields: dict[str, str], field: str
) -> None:
    await opened(ben, "Ben")
    await opened(anna)
    address = form if form.startswith("/settings") else f"/account{form}"
    refused = await anna.post(address, fields)

    assert (refused.status_code, focus(refused.text)) == (422, [(address, field)])


async def test_the_focus_is_on_a_reason_that_no_field_is_to_blame_for(anna: Visitor) -> None:
    await anna.get("/account")
    assert focus(anna.page) == []
    refused = [
        await anna.post("/account/deletion", {}),
        await anna.http.get("/boards?players=x"),
        await anna.http.get("/boards/compare?map=x"),
    ]

    assert [(answer.status_code, [field for _form, field in focus(answer.text)]) for answer in refused] == [
        (422, ["alert"])
    ] * 3


@pytest.mark.parametrize(
    ("name", "passphrase", "said"),
    [
        ("", PASSPHRASE, "account has no name"),
        ("admin", PASSPHRASE, "the operator of this server"),
        ("Captain", PASSPHRASE, "looks like the name of a bot"),
        ("Аnnа", PASSPHRASE, "several alphabets"),  # noqa: RUF001  it is Cyrillic
        ("a" * 25, PASSPHRASE, "at most 24 letters"),
        ("Dora", "short", "10 to 200 characters"),
        ("Dora", "a" * 201, "10 to 200 characters"),
        ("Dora", "abababababab", "too easy to guess"),
        ("Dora", "dora dora 1", "too easy to guess"),
    ],
)
async def test_what_cannot_be_a_name_or_a_passphrase_is_refused_with_a_reason(
    anna: Visitor, matches: MatchRegistry, name: str, passphrase: str, said: str
) -> None:
    await opened(anna, name, passphrase)

    assert said in anna.notice
    assert await counted(matches, ACCOUNTS, RECOVERIES, PLAYERS) == [0, 0, 0]


@pytest.mark.parametrize("name", in_turn(["Anna", "anna", "ANNA", "A n n a", "Ánna", "Ann-a", "Anna'"], 3))
async def test_a_name_that_looks_like_that_of_an_account_is_its_own_for_guests_too(
    anna: Visitor, ben: Visitor, name: str
) -> None:
    await opened(anna)
    await opened(ben, name, OTHER)
    assert "the name of an account" in ben.notice
    await ben.get("/")
    refused = await ben.post("/matches", {"game": "balloon-cup", "seat2": "random", "called": name})
    assert (refused.status_code, "the name of an account" in refused.text) == (422, True)
    path = await anna.start(seat2="friend")
    await ben.get(path)
    assert (await ben.post(f"{path}/seats", {"called": name})).status_code == 422


async def test_an_account_sits_down_under_its_name_whatever_a_form_says(anna: Visitor, matches: MatchRegistry) -> None:
    await opened(anna)
    path = await anna.start(seat2="friend", called="Somebody Else")

    live = await matches.open(path.rpartition("/")[2])

    assert [(seat.kind, seat.called) for seat in live.seats] == [("account", "Anna"), ("open", None)]


async def test_a_recovery_code_gives_another_passphrase_once_and_shuts_all_others_out(
    anna: Visitor, ben: Visitor
) -> None:
    code = (await opened(anna))[3]
    await ben.get("/account")
    form = {"name": "Anna", "passphrase": OTHER, "code": code.upper().replace("-", " ")}

    answer = await ben.post("/account/recovery", form)

    assert "You are signed in." in answer.text
    assert [await is_anna(anna), await is_anna(ben)] == [False, True]
    anna.http.cookies.clear()
    await anna.get("/account")
    assert (await anna.post("/account/recovery", form)).status_code == 422
    assert (await signed_in(anna)).status_code == 422
    assert (await signed_in(anna, passphrase=OTHER)).status_code == 200


async def test_who_comes_in_again_by_a_code_is_told_of_what_stays_and_where(anna: Visitor, ben: Visitor) -> None:
    """An earlier intruder may have made a token for a program, which a new passphrase does not revoke."""
    code = (await opened(anna))[0]
    await ben.get("/account")

    await ben.post("/account/recovery", {"name": "Anna", "passphrase": OTHER, "code": code})

    assert "Passkeys and program tokens remain" in ben.page
    assert 'href="/settings/programs"' in ben.page


async def test_another_passphrase_and_other_codes_want_the_present_one(anna: Visitor, ben: Visitor) -> None:
    codes = await opened(anna)
    await signed_in(ben)
    await anna.get("/account")

    refused = [
        (await anna.post("/account/passphrase", {"passphrase": OTHER, "fresh": OTHER})).status_code,
        (await anna.post("/account/codes", {"passphrase": OTHER})).status_code,
        (await anna.post("/account/deletion", {"passphrase": OTHER, "sure": "yes"})).status_code,
    ]
    await anna.post("/account/codes", {"passphrase": PASSPHRASE})
    fresh = re.findall(r"<li><code>([^<]+)</code>", anna.page)
    await anna.get("/account")
    changed = await anna.post("/account/passphrase", {"passphrase": PASSPHRASE, "fresh": OTHER})

    assert refused == [422] * 3
    assert "Saved." in changed.text
    assert set(fresh).isdisjoint(codes)
    assert [await is_anna(anna), await is_anna(ben)] == [True, False]
    ben.http.cookies.clear()
    await ben.get("/account")
    form = {"name": "Anna", "passphrase": PASSPHRASE}
    assert (await ben.post("/account/recovery", {**form, "code": codes[0]})).status_code == 422
    assert (await ben.post("/account/recovery", {**form, "code": fresh[0]})).status_code == 200


@pytest.mark.usefixtures("slow_hashes")
async def test_the_store_has_neither_passphrases_nor_codes_nor_proofs(anna: Visitor, matches: MatchRegistry) -> None:
    codes = await opened(anna)
    kept = await matches.store.read(
        lambda connection: str([connection.execute(sa.select(table)).all() for table in (ACCOUNTS, RECOVERIES, PROOFS)])
    )

    assert "$argon2id$v=19$m=19456,t=2,p=1$" in kept
    secret = [PASSPHRASE, *codes, *(code.replace("-", "") for code in codes), cookie_of(anna).partition(".")[0]]
    assert not [text for text in secret if text in kept]


async def test_everything_is_downloaded_but_what_others_hide(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    over, running = await anna.start(), await anna.start(seat2="friend")
    await ben.get(running)
    await ben.post(f"{running}/seats", {"called": "Ben"})
    await anna.get(over)
    await anna.post(f"{over}/resignation", {"ply": anna.ply, "sure": "yes"})
    await opened(anna)

    text = (await anna.http.get("/account/data")).text
    whole = read(AccountData, text)

    assert (whole.name, whole.has_account, len(whole.devices)) == ("Anna", True, 1)
    found = {row.match: row for row in whole.matches}
    assert found.keys() == {path.rpartition("/")[2] for path in (over, running)}
    journal = found[over.rpartition("/")[2]].journal
    assert journal is not None
    assert journal["format"] == "skyhop-journal-1"
    assert found[running.rpartition("/")[2]].journal is None
    secret = (await matches.open(running.rpartition("/")[2])).info.secret.hex()
    assert secret not in text
    assert "ben" not in words_of(text)
    assert "argon2" not in text
    assert json.loads((await ben.http.get("/account/data")).text)["has_account"] is False


async def test_who_deletes_everything_leaves_a_nameless_seat(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="friend", called="Annabel")
    await opened(anna)
    offered = await anna.start(seat2="friend", offered="1")
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    await anna.get("/account")
    session = cookie_of(anna)
    assert (await anna.post("/account/deletion", {"passphrase": PASSPHRASE})).status_code == 422

    answer = await anna.post("/account/deletion", {"passphrase": PASSPHRASE, "sure": "yes"})

    assert "Your account and data are deleted." in answer.text
    live = await matches.open(path.rpartition("/")[2])
    assert live.match.outcome is not None
    assert (live.match.outcome.winners, live.match.outcome.reason) == ((1,), "left")
    assert [(seat.kind, seat.called) for seat in live.seats] == [("guest", None), ("guest", "Ben")]
    assert (await matches.open(offered.rpartition("/")[2])).match.outcome is not None
    assert await counted(matches, ACCOUNTS, RECOVERIES) == [0, 0]
    kept = await matches.store.read(lambda connection: str(connection.execute(sa.select(PLAYERS)).all()))
    assert {"ann", "anna", "anni"}.isdisjoint(words_of(kept))
    show(anna, session)
    assert not await is_anna(anna)
    assert (await signed_in(ben)).status_code == 422
    assert "the name of an account" not in (await opened(anna), anna.page)[1]


async def test_a_guest_deletes_what_is_theirs_too(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(called="Anna")
    await anna.get("/account")

    await anna.post("/account/deletion", {"sure": "yes"})

    live = await matches.open(path.rpartition("/")[2])
    assert (live.seats[0].called, live.match.outcome is not None) == (None, True)
    assert not await sits(anna, path)


async def test_what_others_did_not_let_be_deleted_is_said_and_can_be_deleted_anew(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start(called="Anna")
    await anna.get("/account")

    async def too_late(*_arguments: object) -> None:
        raise StaleAction(is_repeated=False)

    with monkeypatch.context() as others:
        others.setattr(LeaveAll, "run", too_late)
        refused = await anna.post("/account/deletion", {"sure": "yes"})
    stays = await sits(anna, path)
    done = await anna.post("/account/deletion", {"sure": "yes"})

    assert (refused.status_code, "not deleted yet" in refused.text, stays) == (409, True, True)
    assert "Your account and data are deleted." in done.text
    assert not await sits(anna, path)


async def test_settings_come_along_to_a_browser_that_has_none(anna: Visitor, ben: Visitor) -> None:
    await opened(anna)
    await anna.post("/settings", {"theme": "dark"})

    await signed_in(ben)

    assert 'data-theme="dark"' in (await ben.http.get("/account")).text


async def test_a_name_is_written_and_never_read_as_a_page(anna: Visitor) -> None:
    await opened(anna, "O'Neill")

    assert "You are signed in as O&#39;Neill." in anna.page
    assert "<b>" not in (await opened(anna, "<b>x</b>"), anna.page)[1].partition("<main")[2]


async def test_who_is_blocked_is_offered_nothing_sits_nowhere_and_has_no_rematch(anna: Visitor, ben: Visitor) -> None:
    path = await anna.start(seat2="friend", called="Anna")
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    await ben.post(f"{path}/resignation", {"ply": ben.ply, "sure": "yes"})
    over = (await anna.get(path)).text
    assert "Block these players" in over

    blocked = await anna.post(f"{path}/blocks")

    assert "You and this player no longer see each other in lists" in blocked.text
    assert "Ben" in blocked.text
    other = await anna.start(seat2="friend", offered="1", clock="3d")
    assert other not in (await ben.get("/")).text
    for page in ("", "/text"):  # nobody is invited who would be refused
        invited = await ben.http.get(f"{other}{page}")
        assert (invited.status_code, "You and a player of this match cannot play together now" in invited.text) == (
            403,
            True,
        )
    assert (await ben.post(f"{other}/seats")).status_code == 403
    await ben.get("/")
    assert (await ben.post("/matches", {"again": path.rpartition("/")[2]})).status_code == 422
    await anna.get("/account")
    player = re.search(r'name="player" value="([^"]+)"', anna.page)
    assert player is not None
    await anna.post("/account/blocks/ended", {"player": player[1]})
    await ben.get("/")
    assert (await ben.post(f"{other}/seats")).status_code == 200


async def test_who_blocks_too_many_players_reads_that_nobody_more_is_blocked(
    anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "MAX_BLOCKS", 0)
    path = await anna.start(seat2="friend", called="Anna")
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})

    refused = await anna.post(f"{path}/blocks")

    assert (refused.status_code, "You cannot block yourself" in refused.text) == (409, True)


@pytest.mark.parametrize("is_asker", [False, True])
async def test_who_blocks_somebody_is_asked_no_more_and_asks_no_more_to_play_again(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, *, is_asker: bool
) -> None:
    path = await anna.start(seat2="friend", called="Anna")
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    await ben.post(f"{path}/resignation", {"ply": ben.ply, "sure": "yes"})
    await anna.get(path)
    await (anna if is_asker else ben).post("/matches", {"again": path.rpartition("/")[2]})
    asked = ben if is_asker else anna
    assert len(await matches.store.list_invitations(asked.guest)) == 1

    await anna.post(f"{path}/blocks")

    assert await matches.store.list_invitations(asked.guest) == []
    assert await matches.store.list_matches(anna.guest, is_over=False) == []


async def test_who_signs_out_plays_on_as_a_guest_under_no_name_of_an_account(anna: Visitor) -> None:
    await opened(anna)
    await anna.post("/account/session/ended")
    await anna.get("/account")

    assert 'value="Anna"' not in anna.page
    assert (await anna.start()).startswith("/matches/")


async def test_a_passphrase_that_is_replaced_while_it_is_compared_signs_nobody_in(
    anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch, matches: MatchRegistry
) -> None:
    await opened(anna)
    passphrases = anna.table.app.state.passphrases

    async def fits(_kept: str | None, _passphrase: str) -> bool:
        await change(matches, sa.update(ACCOUNTS).values(passphrase=await passphrases.hashed(OTHER)))
        return True

    monkeypatch.setattr(passphrases, "fits", fits)

    assert (await signed_in(ben)).status_code == 422
    assert not await is_anna(ben)


async def test_two_who_open_an_account_of_one_name_at_once_are_each_answered(anna: Visitor, ben: Visitor) -> None:
    answers = []
    for visitor, name in ((anna, "Anna"), (ben, "ANNA")):
        await visitor.get("/account")
        form = {"token": visitor.token, "name": name, "passphrase": PASSPHRASE}
        answers.append(visitor.http.post("/account", data=form, headers={"Origin": "http://127.0.0.1"}))

    assert sorted(answer.status_code for answer in await asyncio.gather(*answers)) == [200, 422]


async def test_the_lobby_tells_no_more_to_who_has_signed_out(anna: Visitor, matches: MatchRegistry) -> None:
    await opened(anna)
    stream = asyncio.create_task(anna.http.get("/offers/events"))
    await asyncio.sleep(0.05)
    await anna.post("/account/session/ended")
    matches.lobby.notify()

    assert (await asyncio.wait_for(stream, 5)).text.count("event: offers") == 1


async def test_a_form_of_an_account_is_taken_from_its_own_pages_alone(anna: Visitor, ben: Visitor) -> None:
    await opened(anna)
    await ben.get("/account")
    own = (await anna.get("/account"), anna.token)[1]
    paths = ("session", "session/ended", "passphrase", "recovery", "codes", "deletion", "blocks/ended", "mutes/ended")
    refused = [
        (await anna.http.post(f"/account/{path}", data={"token": token}, headers={"Origin": origin})).status_code
        for path in paths
        for token, origin in ((ben.token, "http://127.0.0.1"), (own, "https://127.0.0.1"), (own, "http://elsewhere"))
    ]

    assert set(refused) == {403}
    assert await is_anna(anna)


async def test_a_running_match_tells_the_download_nothing_of_what_others_hold(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    """Two worlds: whatever was dealt, the same bytes come."""
    path = await anna.start(seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    before = (await anna.http.get("/account/data")).text
    await change(matches, sa.update(MATCHES).values(secret=bytes(32)))

    assert (await anna.http.get("/account/data")).text == before


async def test_all_that_accounts_leave_in_the_store_can_be_backed_up_and_restored(
    anna: Visitor, ben: Visitor, table: Guard, tmp_path: Path
) -> None:
    """Of a browser that says nothing of itself, with no settings, nothing is known, and that is no damage."""
    codes = await opened(anna)
    await ben.get("/account")
    await ben.post("/account/recovery", {"name": "Anna", "passphrase": OTHER, "code": codes[0]})
    path = await ben.start(seat2="friend")
    await anna.get(path)
    await anna.post(f"{path}/seats", {"called": "Carl"})
    await anna.post(f"{path}/blocks")
    await ben.get("/account")
    await ben.post("/account/deletion", {"passphrase": "not this one", "sure": "yes"})
    (tmp_path / "elsewhere").mkdir()
    kept = back_up(table.app.state.folder, tmp_path / "backup")

    assert restore(tmp_path / "backup", tmp_path / "elsewhere") == kept
    await ben.get("/account")
    await ben.post("/account/deletion", {"passphrase": OTHER, "sure": "yes"})
    assert back_up(table.app.state.folder, tmp_path / "backup")


async def test_what_cannot_be_undone_looks_like_danger_and_never_like_the_way_on(anna: Visitor) -> None:
    match = await anna.start()
    await opened(anna)
    pages = [(await anna.get(path)).text for path in (match, f"{match}/text", "/account", "/settings")]
    asked = (await anna.post(f"{match}/resignation", {"ply": "0"})).text

    words = ("Resign", "Resign", "Delete my account", "Sign out all other browsers", "Resign")
    for page, word in zip([*pages, asked], words, strict=True):
        assert re.search(rf'<button class="danger"[^>]*>{word}', page), word
    assert 'class="button primary"' not in asked
