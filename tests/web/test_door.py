"""Every address of a match without spectator access refuses spectators, and their streams end."""

from __future__ import annotations

import asyncio

import pytest
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches import spectators
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.web.app import ROUTES
from skyhop.web.http.guard import Guard
from skyhop.web.pages.match.stream import Watch

ADDRESSES = sorted({route.path for route in ROUTES if route.path.startswith("/matches/{match}")})
OF_PLAYERS = {"/why", "/explanation"}
"""These answer nobody but players at all."""
SILENT = {"/presence"}
"""These tell nobody anything, players neither: a sign that is heard is answered as one that is not."""
CLOSED = "is private."


async def between_two(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> Live:
    """A match of a host and of a friend who came by the link."""
    path = await anna.start(seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    return await matches.open(path.rpartition("/")[2])


@pytest.fixture
async def cleo(table: Guard) -> Visitor:
    visitor = Visitor(table)
    await visitor.get("/")
    return visitor


async def answers(visitor: Visitor, live: Live) -> dict[str, tuple[int, bool]]:
    """Return the response of every address of a match to a visitor."""
    found = {}
    for address in ADDRESSES:
        path = address.replace("{match}", live.info.id)
        asked = await visitor.http.get(path) if not path.endswith("/events") else await visitor.http.head(path)
        if asked.status_code == 405:
            await visitor.get("/")
            asked = await visitor.post(path, {"ply": str(live.match.ply), "closed": "false"})
        found[address] = (asked.status_code, CLOSED in asked.text)
    return found


@pytest.mark.parametrize("is_over", [False, True])
async def test_every_address_of_a_closed_match_is_closed(
    anna: Visitor, ben: Visitor, cleo: Visitor, matches: MatchRegistry, *, is_over: bool
) -> None:
    live = await between_two(anna, ben, matches)
    if is_over:
        await live.handle(Resign(), 0, live.match.ply)
    found = await answers(cleo, live)
    seen = (await cleo.http.get(f"/matches/{live.info.id}", headers=FRAGMENT)).text

    assert len(found) > 20
    silent = {address for address in ADDRESSES if address.removeprefix("/matches/{match}") in SILENT}
    assert {address for address, (status, _told) in found.items() if status != 403} == silent
    assert {found[address] for address in silent} == {(204, False)}
    streams = {address for address in ADDRESSES if address.endswith("/events")}
    of_players = {address for address in ADDRESSES if address.removeprefix("/matches/{match}") in OF_PLAYERS}
    assert {address for address, (_status, told) in found.items() if not told} <= streams | of_players | silent
    assert 'id="table"' not in seen
    assert (await anna.get(f"/matches/{live.info.id}")).status_code == 200
    assert (await ben.get(f"/matches/{live.info.id}/text")).status_code == 200


async def test_a_link_invites_until_the_seat_is_taken(anna: Visitor, ben: Visitor, cleo: Visitor) -> None:
    path = await anna.start(seat2="friend")
    assert (await cleo.get(path)).status_code == 200
    await ben.get(path)
    await ben.post(f"{path}/seats")

    answer = await cleo.get(path)
    assert (answer.status_code, CLOSED in answer.text) == (403, True)


async def test_an_offered_match_and_one_against_bots_are_open(anna: Visitor, cleo: Visitor) -> None:
    alone, offered = await anna.start(), await anna.start(seat2="friend", offered="true")

    assert [(await cleo.get(path)).status_code for path in (alone, offered)] == [200, 200]


@pytest.mark.parametrize("page", ["", "/text"])
async def test_after_the_end_nobody_watches_and_the_button_says_what_its_door_is_then(anna: Visitor, page: str) -> None:
    path = await anna.start()
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})
    shown = (await anna.get(path + page)).text
    await anna.post(f"{path}/door", {"closed": "true"})
    kept = (await anna.get(path + page)).text

    assert ["Make replay private" in text for text in (shown, kept)] == [True, False]
    assert ["Share the replay" in text for text in (shown, kept)] == [False, True]
    assert not any(word in shown + kept for word in ("Make private", "Allow spectators"))


async def test_players_close_the_door_by_a_form_and_open_it_again(anna: Visitor, cleo: Visitor) -> None:
    path = await anna.start()
    assert "Make private" in (await anna.get(path)).text
    assert "Make private" not in (await cleo.get(path)).text
    assert (await cleo.post(f"{path}/door", {"closed": "true"})).status_code == 403
    await anna.post(f"{path}/door", {"closed": "true"})

    assert (await cleo.get(path)).status_code == 403
    assert "This match is private." in anna.page
    await anna.post(f"{path}/door", {"closed": "false"})
    assert (await cleo.get(path)).status_code == 200


async def test_only_who_closed_the_door_opens_it(
    anna: Visitor, ben: Visitor, cleo: Visitor, matches: MatchRegistry
) -> None:
    live = await between_two(anna, ben, matches)
    path = f"/matches/{live.info.id}"
    assert "This match is private. Your opponent can allow spectators." in (await ben.get(path)).text
    answer = await ben.post(f"{path}/door", {"closed": "false"})

    assert (answer.status_code, "Only the player who made this match private" in ben.notice) == (403, True)
    assert (await cleo.get(path)).status_code == 403


async def test_streams_of_spectators_end_at_once_and_those_of_players_go_on(
    anna: Visitor, cleo: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    watching = Watch(matches, live.info.id, cleo.guest, "token").since(live.version)
    playing = Watch(matches, live.info.id, anna.guest, "token").since(live.version)
    await anext(watching), await anext(playing)
    own, theirs = asyncio.ensure_future(anext(playing)), asyncio.ensure_future(anext(watching))
    await asyncio.sleep(0)
    await spectators.close(matches, live, anna.guest)
    async with asyncio.timeout(5):
        last, shown = await theirs, await own

    assert last.startswith("event: closed\n")
    assert CLOSED in last
    assert [event async for event in watching] == []
    assert "event: table" in shown
    await playing.aclose()


async def test_a_rematch_is_as_closed_as_the_match_before(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    live = await between_two(anna, ben, matches)
    await live.handle(Resign(), 1, live.match.ply)
    again = await anna.post("/matches", {"again": live.info.id})
    begun = await matches.open(again.url.path.rpartition("/")[2])

    assert begun.closed_by is not None
    assert begun.seats[begun.closed_by].is_of(anna.guest)


async def test_a_name_is_told_only_of_accounts_that_want_it(
    anna: Visitor, cleo: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    with live.channel.count_watcher(cleo.guest, "Cleo <b>"), live.channel.count_watcher("dora"):
        await matches.spectators.update()
        page = (await anna.get(path)).text
        words = (await anna.get(f"{path}/text")).text

    for text in (page, words):
        assert "Watching: Cleo &lt;b&gt;, 1 guest" in text


async def test_seats_are_not_told_to_programs_at_a_closed_door(matches: MatchRegistry) -> None:
    live = await matches.start(
        "balloon-cup", "gravon", (Seat("guest", "anna"), Seat("guest", "ben")), 0, Terms(closing="anna")
    )

    assert not spectators.may_watch(live, "program")


async def test_what_is_played_on_from_a_closed_match_is_closed_too(
    anna: Visitor, ben: Visitor, cleo: Visitor, matches: MatchRegistry
) -> None:
    """Else whoever has its address reads there how the closed match went, up to where it is played on."""
    live = await between_two(anna, ben, matches)
    await live.handle(Resign(), 0, live.match.ply)
    await ben.get(f"/matches/{live.info.id}/play-on?step=0")
    answer = await ben.post(f"/matches/{live.info.id}/play-on", {"step": "0", "seat": "1", "level": "random"})
    branch = await matches.open(answer.url.path.rpartition("/")[2])

    assert branch.info.id != live.info.id
    assert (await ben.get(f"/matches/{branch.info.id}")).status_code == 200
    statuses = {status for address, (status, _told) in (await answers(cleo, branch)).items()}
    assert statuses == {403, 204}
    await ben.get(f"/matches/{branch.info.id}")
    opened = await ben.post(f"/matches/{branch.info.id}/door", {"closed": "false"})
    assert (opened.status_code, "First allow spectators in the private match" in ben.notice) == (409, True)
    assert (await cleo.get(f"/matches/{branch.info.id}")).status_code == 403


async def test_whether_a_match_is_closed_is_asked_of_the_store_when_somebody_plays_on_from_it(
    anna: Visitor, cleo: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Resign(), 0, live.match.ply)
    await cleo.get(f"{path}/play-on?step=0")
    elsewhere = MatchRegistry(matches.store)
    await spectators.close(elsewhere, await elsewhere.open(live.info.id), anna.guest)

    answer = await cleo.post(f"{path}/play-on", {"step": "0", "seat": "0", "level": "random"})

    assert (live.closed_by, answer.status_code) == (0, 403)
