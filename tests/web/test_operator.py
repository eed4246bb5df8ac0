"""Pages of the operator: off by default, a sign-in of their own, and actions with a reason in the log."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from functools import partial
from html import unescape
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from tests.web.test_account import PASSPHRASE
from tests.web.test_account import opened as signed_up
from tests.web.test_tournaments import FIELDS as TOURNAMENT
from tests.web.test_tournaments import entered, id_of
from tests.web.test_tournaments import opened as opened_tournament
from tests.web.visitor import HOST, Visitor

from skyhop import __version__
from skyhop.engine.document import read
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.players.moderation import (
    OperatorAction,
    PlayerRestricted,
    check_not_restricted,
    read_log,
    read_reports,
    read_restriction,
    restrict,
)
from skyhop.server.players.players import enter_player
from skyhop.server.players.sessions import make_operator_link
from skyhop.server.players.tokens import Scope
from skyhop.server.schema import (
    CONFIRMATIONS,
    FORMER_NAMES,
    FRIEND_LINKS,
    FRIENDSHIPS,
    MATCHES,
    OPERATOR_KEYS,
    OPERATOR_LOG,
    PLAYERS,
    REPORTS,
    TOURNAMENT_RECORDS,
)
from skyhop.server.seats import Seat
from skyhop.server.shared_counters import forget_expired
from skyhop.server.store.data_folder import note_backup
from skyhop.server.store.store import list_tokens, make_token
from skyhop.server.timestamps import days_ago, find_today, seconds_ahead
from skyhop.server.tournaments import Phase
from skyhop.server.tournaments.service import enter
from skyhop.web.app import ROUTES
from skyhop.web.http.guard import Guard
from skyhop.web.http.sessions import BASE
from skyhop.web.pages import operator
from skyhop.web.pages.accounts.privacy import AccountData
from skyhop.web.pages.operator import SIGN_IN_LIMIT, describe_backup

PAGES = ("", "/reports", "/players", "/tournaments", "/log")


@pytest.fixture
async def chief(table: Guard) -> AsyncIterator[Visitor]:
    """An operator who is signed in."""
    visitor = Visitor(table)
    async with visitor.http:
        code = await make_link(table.app.state.matches)
        await visitor.get(f"/operator?code={code}")
        assert (await visitor.post("/operator", {"code": code})).url.path == "/operator"
        yield visitor


async def make_link(matches: MatchRegistry, name: str = "Chief") -> str:
    return await matches.store.write(partial(make_operator_link, operator=name))


async def act(chief: Visitor, done: OperatorAction, reason: str = "it insults", **fields: str) -> httpx.Response:
    await chief.get("/operator/log")
    return await chief.post("/operator/actions", {"do": done, "reason": reason, "sure": "yes", **fields})


async def logged(matches: MatchRegistry) -> list[tuple[str, str | None, str]]:
    """Return the log without sign-ins."""
    entries = await matches.store.read(partial(read_log, limit=99))
    return [(each.action, each.subject, each.reason) for each in entries if each.action is not OperatorAction.SIGN_IN]


async def seated(anna: Visitor, ben: Visitor, called: str = "Ben") -> str:
    """Start a match of Anna's, and seat Ben under a name."""
    path = await anna.start(seat2="friend", first="me", offered="true")
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": called})
    return path


async def test_without_a_link_the_pages_do_not_exist(anna: Visitor, chief: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/account")
    as_stranger = [(await anna.http.get(f"/operator{page}")).status_code for page in PAGES[1:]]
    as_stranger.append((await anna.post("/operator/actions", {"do": "ban", "reason": "x"})).status_code)
    await matches.store.write(lambda connection: connection.execute(sa.delete(OPERATOR_KEYS)))
    await anna.get("/account")
    without = [(await chief.http.get(f"/operator{page}")).status_code for page in PAGES]
    without.append((await anna.post("/operator", {"code": "x"})).status_code)

    assert {*as_stranger, *without} == {404}


async def test_a_link_signs_in_once_with_a_cookie_for_these_pages_only(anna: Visitor, matches: MatchRegistry) -> None:
    code = await make_link(matches)
    for _time in range(2):  # a preview of the link does not use it up
        assert f'value="{code}"' in (await anna.get(f"/operator?code={code}")).text

    answer = await anna.http.post(
        "/operator", data={"token": anna.token, "code": code}, headers={"Origin": HOST}, follow_redirects=False
    )
    cookie = next(each for each in answer.headers.get_list("set-cookie") if "-operator=" in each).lower()
    again = await anna.post("/operator", {"code": code})

    assert answer.status_code == 303
    assert all(part in cookie for part in ("path=/operator", "samesite=strict", "httponly", "max-age=3600"))
    assert (again.status_code, "wrong, was used, or has expired" in again.text) == (422, True)
    assert "<b>signed in</b>" in (await anna.get("/operator/log")).text
    assert {(await anna.http.get(f"/operator{page}")).status_code for page in PAGES} == {200}
    assert (await anna.http.get("/operator/actions")).status_code == 405


async def test_sessions_end_by_time_and_by_a_button(chief: Visitor, matches: MatchRegistry) -> None:
    await chief.get("/operator")
    await chief.post("/operator/session/ended")
    ended = (await chief.http.get("/operator/log")).status_code
    code = await make_link(matches)
    await chief.get("/operator")
    await chief.post("/operator", {"code": code})
    before = (await chief.http.get("/operator/log")).status_code
    await matches.store.write(lambda connection: connection.execute(sa.update(OPERATOR_KEYS).values(ends=days_ago(1))))
    after = (await chief.http.get("/operator/log")).status_code
    await matches.store.write(forget_expired)
    rows = await matches.store.read(lambda connection: connection.execute(sa.select(OPERATOR_KEYS)).all())

    assert (ended, before, after, rows) == (404, 200, 404, [])


async def test_attempts_to_guess_a_code_are_limited(anna: Visitor, matches: MatchRegistry) -> None:
    await make_link(matches)
    await anna.get("/operator")

    answers = [(await anna.post("/operator", {"code": "guess"})).status_code for _try in range(SIGN_IN_LIMIT[0] + 1)]

    assert answers == [422] * SIGN_IN_LIMIT[0] + [429]


async def test_the_overview_shows_version_storage_queues_and_the_age_of_the_backup(
    chief: Visitor, table: Guard
) -> None:
    before = (await chief.get("/operator")).text
    note_backup(table.app.state.folder)
    after = (await chief.get("/operator")).text

    for text in (__version__, "Pending writes", "Free disk space", "Accounts", "Workers"):
        assert text in before
    assert ("<dd>none</dd>" in before, "less than an hour old" in after) == (True, True)
    assert [describe_backup(hours * 3600) for hours in (1, 47, 48)] == ["1 hour old", "47 hours old", "2 days old"]


def test_the_size_of_files_leaves_out_those_that_are_removed_meanwhile(tmp_path: Path) -> None:
    (tmp_path / "a.webp").write_bytes(b"1234")
    (tmp_path / "b.webp").symlink_to(tmp_path / "removed")

    assert operator.measure_files(tmp_path, "*.webp") == 4


async def test_a_flood_of_reports_shows_the_names_with_the_most_reports(chief: Visitor, matches: MatchRegistry) -> None:
    def write(connection: sa.Connection) -> None:
        enter_player(connection, "anna", "guest")
        enter_player(connection, "ben", "guest")
        rows = [("anna", f"Name {number}") for number in range(operator.ENTRIES_PER_PAGE)]
        for player, name in [*rows, ("anna", "Worst"), ("ben", "Worst")]:
            connection.execute(sa.insert(REPORTS).values(player=player, name=name, at=days_ago(1)))

    await matches.store.write(write)

    page = (await chief.get("/operator/reports")).text

    assert (page.count("<h2"), "Worst" in page) == (operator.ENTRIES_PER_PAGE, True)


async def test_a_report_links_to_its_matches_and_is_decided_with_a_reason(
    anna: Visitor, ben: Visitor, chief: Visitor, matches: MatchRegistry
) -> None:
    path = await seated(anna, ben)
    await anna.get("/account")
    await anna.post("/reports", {"name": "Ben", "back": "/", "sure": "yes"})

    listed = (await chief.get("/operator/reports")).text
    refused = await act(chief, OperatorAction.REMOVE, " ", name="Ben")
    asked = await chief.post("/operator/actions", {"do": "remove", "reason": "it insults", "name": "Ben"})
    unchanged = await matches.store.read(read_reports), await logged(matches)
    await act(chief, OperatorAction.REMOVE, name="Ben", back="/operator/reports")

    assert f'href="{path}"' in listed
    assert (refused.status_code, "Give a reason" in unescape(refused.text)) == (422, True)
    assert "Nobody can choose the removed name again." in asked.text
    assert ([each.name for each in unchanged[0]], unchanged[1]) == (["Ben"], [])
    assert await matches.store.read(read_reports) == []
    assert await logged(matches) == [("remove", "Ben", "it insults")]
    assert "Ben<" not in (await anna.get(path)).text
    log = (await chief.get("/operator/log")).text
    assert "<b>removed the name <bdi>Ben</bdi></b> <span>it insults</span>" in log


async def test_a_report_can_be_dismissed(anna: Visitor, ben: Visitor, chief: Visitor, matches: MatchRegistry) -> None:
    await seated(anna, ben)
    await anna.get("/account")
    await anna.post("/reports", {"name": "Ben", "back": "/", "sure": "yes"})

    done = await act(chief, OperatorAction.KEEP, "an ordinary name", name="Ben", back="/operator/reports")

    assert (done.url.path, "Done." in done.text, "No open reports." in done.text) == ("/operator/reports", True, True)
    assert await logged(matches) == [("keep", "Ben", "an ordinary name")]


async def test_players_are_found_by_name_and_by_match(anna: Visitor, ben: Visitor, chief: Visitor) -> None:
    path = await seated(anna, ben)

    by_name = (await chief.get("/operator/players?q=be")).text
    by_match = (await chief.get(f"/operator/players?q={HOST}{path}")).text
    nobody = (await chief.get("/operator/players?q=%25")).text

    assert (ben.guest in by_name, anna.guest in by_name) == (True, False)
    assert (ben.guest in by_match, anna.guest in by_match) == (True, True)
    assert f'href="{path}"' in by_name
    assert "No player found." in nobody


async def test_a_paused_player_finishes_matches_but_starts_none_until_released(
    anna: Visitor, ben: Visitor, chief: Visitor, matches: MatchRegistry
) -> None:
    running = await seated(anna, ben)
    offered = await anna.start(seat2="friend", first="me", offered="true")
    await act(chief, OperatorAction.PAUSE, "leaves matches", player=ben.guest, days="7")

    await ben.get("/")
    started = await ben.post("/matches", {"game": "balloon-cup", "seat2": "random", "first": "me"})
    await ben.get(offered)
    joined = await ben.post(f"{offered}/seats", {"called": "Ben"})
    await ben.get(running)
    resigned = await ben.post(f"{running}/resignation", {"sure": "yes", "ply": ben.ply})
    told = unescape((await ben.get("/account")).text)
    await act(chief, OperatorAction.RELEASE, "talked to them", player=ben.guest)
    await ben.get("/")
    again = await ben.post("/matches", {"game": "balloon-cup", "seat2": "random", "first": "me"})

    assert (started.status_code, joined.status_code, resigned.status_code) == (422, 409, 200)
    assert "paused or banned" in started.text
    assert "has paused you until" in told
    assert "Reason: leaves matches" in told
    assert (await matches.open(id_of(running))).match.outcome is not None
    assert again.status_code == 200
    assert [action for action, _subject, _reason in await logged(matches)] == ["release", "pause"]


async def test_a_banned_player_leaves_matches_and_tournaments_and_reads_why_in_the_export(
    anna: Visitor, ben: Visitor, chief: Visitor, matches: MatchRegistry, table: Guard
) -> None:
    address = await opened_tournament(anna)
    await entered(ben, address)
    running = await seated(anna, ben)

    done = await act(chief, OperatorAction.BAN, "cheats", player=ben.guest, back="/operator/players?q=Ben")

    assert (done.status_code, "Banned" in done.text) == (200, True)
    assert (await matches.open(id_of(running))).match.outcome is not None
    tournament = await table.app.state.tournaments.read(id_of(address))
    assert [each.has_withdrawn for each in tournament.entrants] == [False, True]
    await ben.get(address)
    assert (await ben.post(address, {"do": "enter", "called": "Ben"})).status_code == 422
    data = read(AccountData, (await ben.http.get("/account/data")).text)
    assert data.restriction
    assert (data.restriction.until, data.restriction.reason) == (None, "cheats")
    assert [each.action for each in data.decisions or []] == ["ban"]


REFUSED: dict[str, dict[str, str]] = {
    "/matches": {"game": "balloon-cup", "seat2": "random", "first": "me"},
    "/matches/{match}/seats": {},
    "/daily": {"game": "balloon-cup"},
    "/tournaments": {**TOURNAMENT, "name": "Cup of Anna"},
    "/tournaments/{name}": {"do": "start"},
    "/friends": {"name": "Ben"},
    "/friends/links": {},
    "/friends/link/{secret}": {},
    "/players/{name}/friendship": {"answer": "ask"},
    "/players/{name}/challenge": {"game": "balloon-cup", "clock": "1d"},
    "/reports": {"name": "Ben", "sure": "yes"},
    "/account/name": {"name": "Another Anna"},
    "/settings/notices/mail": {"mail": "ben@mail.example"},
}
"""Forms that start or join something, or that reach other people, with their fields."""
REFUSED_AS_STARTS = {"/matches/{match}/play-on", "/matches/{match}/return"}
"""Forms of the same kind that need a finished match or a match of three. `store.add` and `Return` check these."""
OPEN_TO_ALL = """
/account /account/codes /account/deletion /account/passkeys /account/passkeys/options /account/passkeys/removed
/account/passphrase /account/profile /account/recovery /account/session /account/session/ended /account/session/passkey
/account/blocks/ended /account/mutes/ended /settings /settings/proofs /settings/programs /settings/programs/revoked
/settings/notices /settings/notices/browsers /settings/notices/webhooks /settings/notices/removed
/settings/notices/ended /notices/end /notices/mail
/friends/requests/ended /friends/links/ended /friends/presence /players/{name}/block
/matches/{match}/actions /matches/{match}/resignation /matches/{match}/draw /matches/{match}/hint /matches/{match}/stuck
/matches/{match}/presence /matches/{match}/claim /matches/{match}/refusal /matches/{match}/withdrawal
/matches/{match}/text /matches/{match}/take-back /matches/{match}/pause /matches/{match}/time /matches/{match}/phrases
/matches/{match}/mutes /matches/{match}/door /matches/{match}/blocks
/matches/{match}/mistakes/{step}/actions /lessons/{game}/{number}/actions /puzzles/{game}/{name}/actions
/puzzles/{game}/{name}/answer
/boards/edit/board /boards/edit/check /boards/edit/complete /boards/edit/drawing /boards/edit/fixes
/boards/edit/print.pdf
/operator /operator/actions /operator/session/ended
"""
"""Forms about the own account, running matches, learning and files. A paused or banned player may use them."""


async def test_a_banned_player_starts_joins_and_sends_nothing(
    anna: Visitor, ben: Visitor, chief: Visitor, matches: MatchRegistry, table: Guard
) -> None:
    table.app.state.has_mail = True
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        await signed_up(visitor, name)
    hosted = await opened_tournament(anna, bots="yes")
    await entered(ben, hosted)
    offered = await ben.start(seat2="friend", first="me", offered="true")
    await ben.get("/friends")
    made = await ben.post("/friends/links")
    (secret,) = re.findall(r"/friends/link/([\w-]+)", made.text)[:1]
    await anna.get("/account")
    player = await matches.store.read(
        lambda connection: connection.scalar(sa.select(PLAYERS.c.id).filter_by(name="Anna"))
    )
    await act(chief, OperatorAction.BAN, "cheats", player=str(player))
    before = await read_contacts(matches)

    forms = {route.path for route in ROUTES if "POST" in (route.methods or ()) and not route.path.startswith(BASE)}
    refusals = {}
    for path, fields in REFUSED.items():
        named = {"name": id_of(hosted) if "tournaments" in path else "Ben", "secret": secret, "match": id_of(offered)}
        refusals[path] = unescape((await anna.post(path.format(**named), fields | {"day": find_today()})).text)
        await anna.get("/account")

    assert forms == {*REFUSED, *REFUSED_AS_STARTS, *OPEN_TO_ALL.split()}
    assert [path for path, text in refusals.items() if "paused or banned you" not in text] == []
    assert await read_contacts(matches) == before


async def read_contacts(matches: MatchRegistry) -> list[int]:
    """Return the numbers of rows that reach other people."""
    tables = (MATCHES, FRIENDSHIPS, FRIEND_LINKS, TOURNAMENT_RECORDS, REPORTS, CONFIRMATIONS, FORMER_NAMES)
    counts = [sa.select(sa.func.count()).select_from(table) for table in tables]
    return await matches.store.read(lambda connection: [connection.scalar(count) or 0 for count in counts])


async def test_a_banned_player_still_declines_and_withdraws_requests(
    anna: Visitor, ben: Visitor, chief: Visitor, matches: MatchRegistry
) -> None:
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        await signed_up(visitor, name)
    await ben.get("/friends")
    await ben.post("/friends", {"name": "Anna"})
    player = await matches.store.read(
        lambda connection: connection.scalar(sa.select(PLAYERS.c.id).filter_by(name="Anna"))
    )
    await act(chief, OperatorAction.BAN, "cheats", player=str(player))
    await anna.get("/account")

    accepted = await anna.post("/players/Ben/friendship", {"answer": "accept"})
    await anna.get("/account")
    declined = await anna.post("/players/Ben/friendship", {"answer": "end"})

    assert (accepted.status_code, declined.status_code) == (409, 200)
    assert (await read_contacts(matches))[1] == 0


async def test_offers_of_a_paused_player_end(anna: Visitor, chief: Visitor, matches: MatchRegistry) -> None:
    solo = await anna.start()
    offered = await anna.start(seat2="friend", first="me", offered="true")

    await act(chief, OperatorAction.PAUSE, "leaves matches", player=anna.guest, days="7")

    assert [(await matches.open(id_of(each))).match.outcome is not None for each in (solo, offered)] == [False, True]


async def test_programs_of_a_banned_player_leave_matches_and_tournaments(
    anna: Visitor, ben: Visitor, chief: Visitor, matches: MatchRegistry, table: Guard
) -> None:
    address = await opened_tournament(anna, bots="yes")
    await anna.get("/")
    await ben.start()
    await make_token(matches.store, ben.guest, "Zephyr", [Scope.PLAY])
    (token,) = await list_tokens(matches.store, ben.guest)
    seat = Seat("program", token.program)
    await matches.store.write(partial(enter_player, identity=token.program, kind="program"))
    running = await matches.start("balloon-cup", "rio-grande", [seat, Seat("bot", "random")], 0)
    service = table.app.state.tournaments
    await service.change(id_of(address), partial(enter, seat=seat))

    await act(chief, OperatorAction.BAN, "cheats", player=ben.guest)

    assert running.match.outcome is not None
    assert [each.has_withdrawn for each in (await service.read(id_of(address))).entrants] == [False, True]


async def test_a_pause_ends_by_itself_and_also_holds_for_programs(matches: MatchRegistry) -> None:
    await matches.store.write(partial(enter_player, identity="anna", kind="guest"))
    await make_token(matches.store, "anna", "Zephyr", [Scope.PLAY])
    (token,) = await list_tokens(matches.store, "anna")
    await matches.store.write(partial(restrict, player="anna", until=seconds_ahead(60), reason="x"))

    with pytest.raises(PlayerRestricted):
        await matches.store.read(partial(check_not_restricted, players=[token.program]))
    await matches.store.write(partial(restrict, player="anna", until=days_ago(1), reason="x"))
    await matches.store.read(partial(check_not_restricted, players=[token.program, "anna"]))
    await matches.store.write(forget_expired)

    assert await matches.store.read(partial(read_restriction, player="anna")) is None


async def test_a_tournament_is_renamed_loses_an_entrant_and_ends(
    anna: Visitor, ben: Visitor, chief: Visitor, matches: MatchRegistry, table: Guard
) -> None:
    address = await opened_tournament(anna, name="Rude cup")
    name = id_of(address)
    await entered(ben, address)
    assert "Rude cup" in (await chief.get("/operator/tournaments")).text
    await anna.get("/account")
    await ben.get("/account")
    await ben.post("/reports", {"name": "Rude cup", "back": address, "sure": "yes"})
    assert f"/operator/tournaments/{name}" in (await chief.get("/operator/reports")).text

    await act(chief, OperatorAction.REMOVE, name="Rude cup")
    await act(chief, OperatorAction.WITHDRAW, "asked for it", tournament=name, entrant="1")
    await act(chief, OperatorAction.END, "nobody plays", tournament=name)
    twice = await act(chief, OperatorAction.END, "nobody plays", tournament=name)

    found = await table.app.state.tournaments.read(name)
    assert (found.phase, found.terms.name) == (Phase.OVER, "Tournament")
    assert [each.has_withdrawn for each in found.entrants] == [False, True]
    assert (twice.status_code, "This tournament is over." in twice.text) == (422, True)
    assert [action for action, _subject, _reason in await logged(matches)] == ["end", "withdraw", "remove"]


async def test_the_log_forgets_a_deleted_player_and_old_actions(
    anna: Visitor, chief: Visitor, matches: MatchRegistry
) -> None:
    await signed_up(anna, "Anna")
    found = (await chief.get("/operator/players?q=anna")).text
    player = re.findall(r'name="player" value="([^"]*)"', found)[0]
    await act(chief, OperatorAction.PAUSE, "a test", player=player, days="1")
    named = await logged(matches)
    await anna.get("/account")
    await anna.post("/account/deletion", {"sure": "yes", "passphrase": PASSPHRASE})
    nameless = await logged(matches)
    old = sa.update(OPERATOR_LOG).values(at=days_ago(366))
    await matches.store.write(lambda connection: connection.execute(old))
    await matches.store.write(forget_expired)

    assert (named, nameless) == ([("pause", "Anna", "a test")], [("pause", None, "a test")])
    assert await matches.store.read(partial(read_log, limit=9)) == []


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"do": "sign-in"}, "Press one of the buttons in the form."),
        ({"do": "pause", "player": "nobody", "days": "1"}, "This player no longer exists."),
        ({"do": "keep", "name": ""}, "Nobody has this name."),
        ({"do": "remove", "name": "Ben\u200b"}, "Nobody has this name."),
        ({"do": "pause", "days": "2"}, "Choose the length of the pause."),
        ({"do": "withdraw", "entrant": "9"}, "This player no longer takes part."),
    ],
)
async def test_impossible_actions_are_refused_and_not_logged(
    anna: Visitor, chief: Visitor, matches: MatchRegistry, fields: dict[str, str], sentence: str
) -> None:
    address = await opened_tournament(anna)
    usual = {"reason": "x", "sure": "yes", "player": anna.guest, "tournament": id_of(address), "back": "//elsewhere"}
    await chief.get("/operator/log")

    answer = await chief.post("/operator/actions", usual | fields)

    assert (answer.status_code, sentence in unescape(answer.text), "elsewhere" in answer.text) == (422, True, False)
    assert await logged(matches) == []
