"""Tests of reported names: players report a name, and the operator can remove it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.amount import in_turn
from tests.web.test_account import PASSPHRASE, opened, signed_in
from tests.web.test_films import until
from tests.web.visitor import Visitor, words_of

from skyhop.engine.document import read
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.names import NoName
from skyhop.server.players.moderation import REPLACEMENT_NAME, allow, read_reports, remove_name
from skyhop.server.players.tokens import Scope, is_token
from skyhop.server.schema import ACCOUNTS, PLAYERS
from skyhop.server.store import store
from skyhop.web.http.guard import Guard
from skyhop.web.http.rate_limits import REPORT
from skyhop.web.pages.accounts.privacy import AccountData

PAGE = {"accept": "text/html,application/xhtml+xml"}


@pytest.fixture
async def carl(table: Guard) -> AsyncIterator[Visitor]:
    visitor = Visitor(table)
    async with visitor.http:
        yield visitor


async def at_table(anna: Visitor, ben: Visitor, called: str = "Ben") -> str:
    """A match of Anna's at which Ben sits under a name."""
    await anna.get("/")
    path = await anna.start(seat2="friend", first="me", offered="true")
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": called})
    await anna.get(path)
    return path


async def reported(visitor: Visitor, name: str = "Ben", **more: str) -> httpx.Response:
    await visitor.get("/account")
    return await visitor.post("/reports", {"name": name, "back": "/ratings", "sure": "yes", **more})


async def listed(matches: MatchRegistry) -> list[tuple[str, int]]:
    return [(each.name, each.reporters) for each in await matches.store.read(read_reports)]


async def cleared(matches: MatchRegistry, name: str = "Ben") -> None:
    await matches.write(partial(remove_name, name=name), lambda taken: taken.matches)
    matches.proofs.forget()


async def test_whoever_sees_a_name_reports_it_once_and_is_asked_first(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await at_table(anna, ben)
    assert '<button name="name" value="Ben">' in anna.page

    await anna.post("/reports", {"name": "Ben", "back": "/ratings"})
    asked = await listed(matches)
    assert "Report the name “Ben”?" in anna.page
    for _time in range(2):
        await reported(anna)

    assert "The operator of this server will check the name “Ben”." in anna.page
    assert 'href="/ratings"' in anna.page
    assert (asked, await listed(matches)) == ([], [("Ben", 1)])


async def test_spectators_may_report_and_each_counts_once(
    anna: Visitor, ben: Visitor, carl: Visitor, matches: MatchRegistry
) -> None:
    path = await at_table(anna, ben)
    await carl.get(path)
    assert '<button name="name" value="Ben">' in carl.page

    for each in (anna, carl):
        await reported(each)

    assert await listed(matches) == [("Ben", 2)]


async def test_nobody_reports_what_nobody_is_called_nor_leads_elsewhere(anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/account")

    for back in ("https://elsewhere.example", "//elsewhere.example", "/\\elsewhere"):
        await reported(anna, "Nobody here", back=back)
        assert "elsewhere" not in anna.page

    assert await listed(matches) == []


async def test_names_stand_with_a_flag_among_offers_and_ratings(anna: Visitor, ben: Visitor) -> None:
    await anna.get("/")
    await anna.start(seat2="friend", offered="true", called="Anna")
    await ben.get("/")
    await anna.get("/")

    assert 'value="Anna" title="Report the name “Anna”"' in ben.page
    assert "Report the name" not in anna.page


async def test_reports_are_limited(anna: Visitor) -> None:
    await anna.get("/account")
    answers = [(await reported(anna)).status_code for _report in range(12)]

    assert answers == [200] * int(REPORT.guest.split()[0]) + [429] * 2


async def test_whoever_loses_a_name_is_given_one_and_told_at_the_next_page(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await at_table(anna, ben)
    await reported(anna)
    await cleared(matches)

    await anna.get(path)
    told = await ben.http.get(path, headers=PAGE)

    assert "ben" not in words_of(anna.page)
    assert f"{REPLACEMENT_NAME} " in anna.page
    assert (told.url.path, "your name “Ben”, and the" in told.text) == ("/account/name", True)
    asked = (await ben.http.get("/ratings?game=nim&speed=rapid", headers=PAGE)).url.params
    assert asked["back"] == "/ratings?game=nim&speed=rapid"
    assert await listed(matches) == []
    ben._seen(told)
    await ben.post("/account/name", {"name": "Ben", "back": path})
    assert "blocked the name “Ben”" in ben.page
    await ben.post("/account/name", {"name": "Bertha", "back": path})
    assert (await ben.http.get(path, headers=PAGE)).url.path == path
    await anna.get(path)
    assert "Bertha" in anna.page


@pytest.fixture
def commits_of_others_are_seen_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the pause between two checks. The server reads it when it starts, so this comes before the table."""
    monkeypatch.setattr(store, "CHECK_SECONDS", 0.02)


@pytest.mark.usefixtures("commits_of_others_are_seen_soon")
async def test_a_name_that_a_command_takes_away_beside_the_server_leaves_running_matches(
    anna: Visitor, ben: Visitor, tmp_path: Path
) -> None:
    path = await at_table(anna, ben)
    assert "Ben" in anna.page
    other = await store.open_store(tmp_path)
    await other.write(partial(remove_name, name="Ben"), lambda taken: taken.matches)
    await other.close()

    async with asyncio.timeout(10):
        while "Ben" in anna.page:
            await anna.get(path)
            await asyncio.sleep(0.02)
    assert f"{REPLACEMENT_NAME} " in anna.page


@pytest.mark.parametrize("called", ["", "Bertha"])
async def test_who_is_called_otherwise_by_now_is_told_of_the_name_that_they_sat_under_too(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, called: str
) -> None:
    path = await at_table(anna, ben)
    await ben.get("/")
    await ben.start(called=called)
    await cleared(matches)

    told = await ben.http.get(path, headers=PAGE)

    assert (told.url.path, "your name “Ben”, and the" in told.text) == ("/account/name", True)
    assert (f"Your current name is {called}." in told.text) is bool(called)


async def test_a_report_is_made_beside_the_table_whose_clock_runs(anna: Visitor, ben: Visitor) -> None:
    await at_table(anna, ben)

    assert re.search(r'<form[^>]* action="/reports" target="_blank"', anna.page)


async def test_a_fragment_is_not_sent_elsewhere_and_a_given_name_can_be_kept(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await at_table(anna, ben)
    await cleared(matches)

    assert (await ben.get(path)).url.path == path
    await ben.post("/account/name", {"name": "", "back": path})

    assert (await ben.http.get("/", headers=PAGE)).url.path == "/"
    await anna.get(path)
    assert f"{REPLACEMENT_NAME} " in anna.page


async def test_nobody_is_called_so_again_nor_like_it_until_it_is_allowed(
    anna: Visitor, ben: Visitor, carl: Visitor, matches: MatchRegistry
) -> None:
    await at_table(anna, ben)
    await cleared(matches)
    await carl.get("/")
    path = await anna.start(seat2="friend", first="me", offered="true")

    await carl.get(path)
    answer = await carl.post(f"{path}/seats", {"called": "B3n"})
    with pytest.raises(NoName):
        await store.make_token(matches.store, None, "Ben", [Scope.READ])
    await matches.store.write(partial(allow, name="Ben"))
    allowed = await carl.post(f"{path}/seats", {"called": "B3n"})

    assert (answer.status_code, allowed.status_code) == (422, 200)


async def test_a_name_is_barred_in_the_capitals_of_another_alphabet_too_unless_it_was_kept(
    matches: MatchRegistry,
) -> None:
    greek = "\u0391\u039d\u039d\u0391"
    await cleared(matches, "Anna")

    with pytest.raises(NoName):
        await store.make_token(matches.store, None, greek, [Scope.READ])
    await matches.store.write(partial(allow, name=greek))

    assert is_token(await store.make_token(matches.store, None, greek, [Scope.READ]))


async def test_who_chooses_a_name_stays_nameless_where_they_sat_down_without_one(
    anna: Visitor, matches: MatchRegistry
) -> None:
    await anna.get("/")
    path = await anna.start(seat2="friend", offered="true")
    await anna.post("/account/name", {"name": "Anna", "back": "/"})

    live = await matches.open(path.rpartition("/")[2])

    assert [seat.called for seat in live.seats] == [None, None]


async def test_an_account_that_sat_somewhere_under_the_name_loses_its_own_only_if_that_is_the_same(
    ben: Visitor, matches: MatchRegistry
) -> None:
    await ben.get("/")
    path = await ben.start(seat2="friend", offered="true", called="ben")
    await opened(ben, "Ben")

    await cleared(matches, "ben")

    assert "ben" not in [seat.called for seat in (await matches.open(path.rpartition("/")[2])).seats]
    assert await matches.store.read(
        lambda connection: connection.execute(sa.select(ACCOUNTS.c.likeness, ACCOUNTS.c.formerly)).all()
    ) == [("ben", None)]


async def test_who_is_given_a_name_is_not_given_that_of_an_account(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter([0, 1])
    monkeypatch.setattr("secrets.randbelow", lambda _most: next(drawn))
    await opened(anna, f"{REPLACEMENT_NAME.upper()} 1000")
    await opened(ben, "Ben")

    await cleared(matches)

    assert "Balloonist 10001" in (await ben.get("/account")).text


@pytest.mark.parametrize("other", in_turn(["\u0392\u0395\u039d", "\uff22\uff25\uff2e", "\u0299\u1d07n", "BEN"], 2))
async def test_a_name_that_was_taken_away_is_not_had_in_other_letters(
    anna: Visitor, ben: Visitor, carl: Visitor, matches: MatchRegistry, other: str
) -> None:
    """In Greek capitals, which no reader tells from Latin ones, it could be."""
    await at_table(anna, ben)
    await cleared(matches)
    await carl.get("/")
    path = await anna.start(seat2="friend", first="me", offered="true")
    await carl.get(path)

    answer = await carl.post(f"{path}/seats", {"called": other})

    assert (answer.status_code, "blocked the name" in answer.text) == (422, True)


async def test_a_name_that_is_allowed_again_is_kept_for_the_account_that_lost_it(
    anna: Visitor, ben: Visitor, carl: Visitor, matches: MatchRegistry
) -> None:
    """A new account under the name would receive the sign-ins of the former owner, who knows no other name."""
    await opened(ben, "Ben")
    await cleared(matches)
    await matches.store.write(partial(allow, name="Ben"))

    await opened(carl, "B3n")
    refused = carl.notice
    await signed_in(anna, "Ben", PASSPHRASE)
    owner = anna.page
    await ben.get("/account/name")
    await ben.post("/account/name", {"name": "Bertha", "back": "/account"})
    await opened(carl, "Ben")

    assert "is the name of an account, or looks like such a name" in refused
    assert f"signed in as {REPLACEMENT_NAME}" in owner
    assert "signed in as Bertha" in ben.page
    assert "signed in as Ben." in (await carl.http.get("/account")).text


async def test_what_was_kept_is_reported_no_more(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    await at_table(anna, ben)
    await reported(anna)
    await matches.store.write(partial(allow, name="Ben"))

    await reported(anna)

    assert await listed(matches) == []


async def test_an_account_signs_in_by_either_name_until_it_has_another(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await opened(ben, "Ben")
    await cleared(matches)
    (given,) = await matches.store.read(
        lambda connection: connection.scalars(sa.select(PLAYERS.c.name).where(PLAYERS.c.taken == "Ben")).all()
    )

    for name in ("Ben", str(given)):
        await signed_in(anna, name, PASSPHRASE)
        assert f"signed in as {given}" in anna.page
        await anna.post("/account/session/ended", {"browser": ""})
    await signed_in(ben, "Ben", PASSPHRASE)
    assert "Choose another name" in ben.page
    await ben.post("/account/name", {"name": "Bertha", "back": "/account"})
    assert "signed in as Bertha" in ben.page
    await signed_in(anna, "Ben", PASSPHRASE)

    assert "Wrong name or passphrase." in anna.page
    assert "signed in as Bertha" in (await ben.http.get("/account")).text


async def test_a_stream_that_was_opened_under_a_name_ends_when_that_is_taken_away(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    """Spectators who want to be named are, as long as their stream is open."""
    await opened(ben, "Ben")
    ben.http.cookies.set("skyhop-settings", "watching=named", "127.0.0.1", "/")
    path = await anna.start(seat2="friend")
    live = await matches.open(path.rpartition("/")[2])
    stream = asyncio.create_task(ben.http.get(f"{path}/events"))
    await until(lambda: bool(live.channel.watchers))
    await matches.spectators.update()
    before = live.channel.spectators.names

    await cleared(matches)
    live.channel.notify()
    await asyncio.wait_for(stream, 10)
    await matches.spectators.update()

    assert (before, live.channel.spectators.names) == (("Ben",), ())


async def test_two_who_choose_one_name_at_once_are_told_apart(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        await opened(visitor, name)
        await cleared(matches, name)

    await asyncio.gather(*(each.post("/account/name", {"name": "Bertha", "back": "/"}) for each in (anna, ben)))

    names = await matches.store.read(
        lambda connection: connection.scalars(sa.select(PLAYERS.c.name).where(PLAYERS.c.kind == "account")).all()
    )
    assert [str(name).partition(" ")[0] for name in sorted(map(str, names))] in (
        [REPLACEMENT_NAME, "Bertha"],
        ["Bertha", REPLACEMENT_NAME],
    )


async def test_reports_go_along_with_a_guest_are_told_to_their_author_and_end_with_an_account(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await at_table(anna, ben)
    await reported(anna)
    await opened(anna)

    data = read(AccountData, (await anna.http.get("/account/data")).text)
    before = await listed(matches)
    await anna.get("/account")
    await anna.post("/account/deletion", {"sure": "yes", "passphrase": PASSPHRASE})

    assert data.reported == ["Ben"]
    assert (before, await listed(matches)) == ([("Ben", 1)], [])


async def test_what_was_reported_of_a_name_ends_with_the_last_who_has_it(
    anna: Visitor, ben: Visitor, carl: Visitor, matches: MatchRegistry
) -> None:
    for visitor in (ben, carl):
        await at_table(anna, visitor)
    await reported(anna)

    for visitor, left in ((ben, [("Ben", 1)]), (carl, [])):
        await visitor.get("/account")
        await visitor.post("/account/deletion", {"sure": "yes"})
        assert await listed(matches) == left
