"""Tests of the bar with the reader's own matches, on every page and in its stream."""

from __future__ import annotations

import asyncio
import gc
import html
import re
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
import sqlalchemy as sa
from tests.server.acting import played
from tests.web.test_lobby import own_rows
from tests.web.test_offers import PAGE, told
from tests.web.visitor import Visitor

from skyhop.engine.state import Outcome
from skyhop.game.ending import ABORTED
from skyhop.server import lobby
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.lobby import MAX_READS, read_news
from skyhop.server.match_record import Summary
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Decline, Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.players.moderation import remove_name
from skyhop.server.schema import MATCHES
from skyhop.server.seats import Seat
from skyhop.server.timestamps import add_milliseconds, milliseconds_between
from skyhop.web.http.rate_limits import TooFast
from skyhop.web.http.sessions import MAX_SEEN, SEEN
from skyhop.web.http.static_files import STATIC
from skyhop.web.pages.lobby.offers import describe_own
from skyhop.web.pages.match.clocks import EPOCH

PATIENCE = 10
EVERYWHERE = ("/rules/balloon-cup", "/puzzles", "/boards", "/settings", "/account", "/lessons/balloon-cup/1")

DRAWN = ("bc-", "ao-")
"""Prefixes of the ids in drawings. Two drawings of one page may define the same tile."""


async def together(matches: MatchRegistry, *visitors: Visitor, clock: str = "", game: str = "balloon-cup") -> Live:
    """A match of these people that runs, in which the first one is to act."""
    for visitor in visitors:
        await visitor.get("/")
    named = zip(visitors, ("Anna", "Ben"), strict=False)
    seats = [Seat("guest", visitor.guest, name) for visitor, name in named]
    ruleset = "rio-grande" if game == "balloon-cup" else "pioneer"
    return await matches.start(game, ruleset, seats, 0, Terms(TimeControl.read(clock)))


async def page(visitor: Visitor, path: str = "/settings") -> str:
    """Ask for a page as a browser does."""
    return (await visitor.http.get(path, headers=PAGE)).text


async def test_every_page_says_whose_turn_it_is_in_the_reader_s_matches(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await together(matches, anna, ben)
    stranger = Visitor(anna.table)
    await stranger.start()

    for path in EVERYWHERE:
        assert own_rows(await page(anna, path)) == {live.info.id: ("due", "your turn")}, path
        assert own_rows(await page(ben, path)) == {live.info.id: ("waiting", "their turn")}, path
        assert live.info.id not in await page(stranger, path)
        assert "<title>(1) " in await page(anna, path)
    assert "<b>Ben</b>" in await page(anna)
    await stranger.http.aclose()


async def test_the_bar_and_the_lists_of_the_lobby_name_bots_as_at_the_table(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="cadet", first="me", level="cadet", sent="1")
    live = await matches.open(path.rpartition("/")[2])
    running = await page(anna)
    await live.handle(Resign(), 0, live.match.ply)

    assert "<b>Nia (Cadet bot)</b>" in running
    assert "against Nia (Cadet bot)" in await page(anna, "/")


async def test_a_match_page_and_its_text_page_name_the_other_matches_alone(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    one = await together(matches, anna, ben)
    assert own_rows(await page(anna, f"/matches/{one.info.id}")) == {}
    other = await together(matches, anna, ben, game="aeronaut-odyssey")

    for path in (f"/matches/{one.info.id}", f"/matches/{one.info.id}/text"):
        found = await page(anna, path)
        assert [*own_rows(found)] == [other.info.id]
        assert '<span class="of-game">' not in found.partition("</nav>")[0]
    assert '<span class="of-game">Aeronaut Odyssey</span>' in await page(anna)


async def test_each_page_after_the_first_has_a_bar_that_a_match_can_fill(anna: Visitor, ben: Visitor) -> None:
    """A round of a tournament begins while its player reads any page."""
    await ben.start(seat2="friend")
    path = await anna.start(seat2="random")
    hidden = r'<nav class="own-matches" [^>]* hidden>'

    for address in (path, f"{path}/text", *EVERYWHERE):
        found = await page(anna, address)
        assert len(re.findall(hidden, found)) == (address in (path, f"{path}/text")), address
        assert "/static/offers.js" in found
    stranger = Visitor(anna.table)
    assert [len(re.findall(hidden, await page(stranger))) for _visit in range(2)] == [0, 1]
    await stranger.http.aclose()


async def test_the_bar_names_its_reader_by_a_hash(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    """Only tabs of one reader share a stream."""
    await together(matches, anna, ben)

    found = [await page(anna), await page(anna, "/"), await page(ben)]
    first, same, other = [re.findall(r'data-reader="([^"]+)"', each) for each in found]

    assert (len(first), first == same, first == other) == (1, True, False)
    assert anna.guest not in found[0]


async def test_no_page_with_the_bar_repeats_an_id(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    """A script that looks for its own element would else find the bar."""
    over, path = await together(matches, anna, ben), await anna.start(**{"sent": "1", "option.trade": "cube"})
    await over.handle(Resign(), 1, over.match.ply)
    custom = re.search(r'href="(/rules/balloon-cup/custom[^"]*)"', (await anna.get(path)).text)
    assert custom is not None
    of_match = [f"/matches/{over.info.id}{part}" for part in ("", "/text", "/shuffles", "/film", "/analysis")]

    for address in ("/", "/ratings", html.unescape(custom[1]), *of_match, *EVERYWHERE):
        found = await page(anna, address)
        ids = Counter(re.findall(r'<[^>]*\sid="([^"]*)"', found))
        assert "own-matches" in ids, address
        repeated = [name for name, count in ids.items() if count > 1 and not name.startswith(DRAWN)]
        assert repeated == [], address


async def test_a_page_names_five_matches_and_the_lobby_all(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    begun = [(await together(matches, anna, ben)).info.id for _match in range(8)]

    found, lobby = await page(anna), await page(anna, "/")

    assert len(own_rows(found)) == 5
    assert '<a class="rest-of-them" href="/">and 3 more</a>' in found
    assert {*own_rows(lobby)} == {*begun}
    assert "<title>(8) Lobby · Skyhop</title>" in lobby


async def test_those_to_act_in_come_first_the_shortest_time_before_all(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    waiting = await together(matches, ben, anna, clock="10+5")
    by_days = await together(matches, anna, ben, clock="3d")
    untimed = await together(matches, anna, ben)
    fast = await together(matches, anna, ben, clock="30+20")
    for live in (waiting, by_days, fast):
        await matches.deadlines.enforce_passed()
        assert live.clocks is not None

    found = await page(anna)

    assert [*own_rows(found)] == [each.info.id for each in (fast, by_days, untimed, waiting)]
    assert fast.clocks is not None
    assert fast.info.control is not None
    due = add_milliseconds(fast.info.begun_at, fast.clocks.find_deadline(fast.info.control) or 0)
    assert f'data-until="{milliseconds_between(EPOCH, due)}"' in found


async def test_the_bar_says_that_a_time_is_the_limit_of_the_first_turn(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await together(matches, anna, ben, clock="30+20")
    await matches.deadlines.enforce_passed()

    assert '<span class="first-turn">first turn</span>' in await page(anna)
    for _turn in range(2):
        await played(live, 1)
    assert "first-turn" not in await page(anna)
    await together(matches, anna, ben, clock="3d")
    await matches.deadlines.enforce_passed()
    assert "first-turn" not in await page(anna)


async def test_a_result_is_news_until_the_reader_has_seen_it(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await together(matches, anna, ben)
    await live.handle(Resign(), 1, live.match.ply)

    assert own_rows(await page(anna)) == {live.info.id: ("over", "you won")}
    assert "<title>Settings" in await page(anna)
    for part in ("shuffles", "film", "analysis", "journal"):
        await page(anna, f"/matches/{live.info.id}/{part}")
    assert own_rows(await page(anna)) == {live.info.id: ("over", "you won")}
    await page(anna, f"/matches/{live.info.id}")
    assert own_rows(await page(anna)) == {}
    assert own_rows(await page(ben)) == {live.info.id: ("over", "you lost")}
    await page(ben, f"/matches/{live.info.id}/text")
    assert own_rows(await page(ben)) == {}


async def test_the_bar_blames_nobody_for_an_aborted_match(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    """Beside the opponent's name, "abandoned" reads as the opponent's fault, even if the reader caused the end."""
    await together(matches, anna, ben)
    (row,) = await matches.own_matches.read(anna.guest)

    (match,) = describe_own([row._replace(outcome=Outcome((), ABORTED.name))])

    assert (match.kind, match.stand) == ("over", "match does not count")


async def test_a_rematch_is_offered_in_the_bar_until_it_is_declined(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await together(matches, anna, ben)
    await live.handle(Resign(), 1, live.match.ply)
    await page(ben, f"/matches/{live.info.id}")
    answer = await anna.post("/matches", {"again": live.info.id})
    rematch = await matches.open(answer.url.path.rpartition("/")[2])

    offered = await page(anna)
    assert own_rows(offered)[rematch.info.id] == ("open", "your rematch offer")
    assert "<b>Ben</b>" in offered
    found = await page(ben)
    assert own_rows(found) == {rematch.info.id: ("asked", "rematch offered")}
    assert "<title>(1) Settings" in found
    await rematch.handle(Decline(ben.guest))
    assert own_rows(await page(ben)) == {}


async def test_the_stream_announces_an_accepted_rematch(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    live = await together(matches, anna, ben)
    await live.handle(Resign(), 1, live.match.ply)
    path = (await anna.post("/matches", {"again": live.info.id})).url.path
    events = told(anna, "only=")
    assert "your rematch offer" in await anext(events)
    assert f'data-open="{path.rpartition("/")[2]} "' in await page(anna)

    await ben.post("/matches", {"again": live.info.id})

    begun = await asyncio.wait_for(anext(events), PATIENCE)
    assert begun.startswith("event: begun")
    assert f'href="{path}"' in begun


async def test_a_name_that_the_operator_removed_leaves_the_bar(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await together(matches, anna, ben)
    assert "<b>Ben</b>" in await page(anna)

    await matches.write(partial(remove_name, name="Ben"), lambda taken: taken.matches)

    assert "<b>Balloonist" in await page(anna)


async def test_a_removed_name_leaves_the_bar_if_somebody_opens_the_match_right_after_the_commit(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = (await together(matches, anna, ben)).info.id
    assert "<b>Ben</b>" in await page(anna)
    matches._live_matches.clear()
    gc.collect()
    assert name not in matches._live
    follow = matches._follow

    async def visit_first(match: str) -> None:
        held = await matches.visit(match)
        await follow(held.info.id)

    monkeypatch.setattr(matches, "_follow", visit_first)
    await matches.write(partial(remove_name, name="Ben"), lambda taken: taken.matches)

    assert "<b>Ben</b>" not in await page(anna)


async def test_a_damaged_match_breaks_no_page_of_its_players(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, other = [(await together(matches, anna, ben)).info.id for _match in range(2)]
    damage = sa.update(MATCHES).where(MATCHES.c.id == damaged).values(control="nonsense")
    await matches.store.write(lambda connection: connection.execute(damage))
    matches.own_matches.outdate_all()

    assert [*own_rows(await page(anna))] == [other]
    assert f"Match {damaged} is damaged" in caplog.text


async def test_a_page_asks_the_store_for_nothing_if_nothing_has_changed(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await together(matches, anna, ben)
    await page(anna)
    asked, read = list[object](), matches.store.read

    async def count(work: Callable[[sa.Connection], object]) -> object:
        asked.append(work)
        return await read(work)

    monkeypatch.setattr(matches.store, "read", count)

    await page(anna)
    assert asked == []
    await played(live, 1)
    asked.clear()
    await page(anna)
    assert len(asked) == 1


async def test_a_request_above_its_limit_reads_nothing(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await together(matches, anna, ben)

    async def refuse(*_given: object) -> None:
        raise TooFast(5)

    async def read(_player: str) -> list[Summary]:
        raise AssertionError

    monkeypatch.setattr(anna.table.app.state.limits, "charge", refuse)
    monkeypatch.setattr(matches.own_matches, "read", read)

    assert (await anna.http.get("/settings", headers=PAGE)).status_code == 429


async def test_the_cache_bounds_the_matches_of_all_players_together(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MAX_CACHED_ROWS", 3)
    for _match in range(2):
        await together(matches, anna, ben)
    own = matches.own_matches

    for visitor in (anna, ben, anna):
        await own.read(visitor.guest)
        assert [*own._kept] == [visitor.guest]
        assert (own._row_count, [*own._players.values()]) == (2, [{visitor.guest}] * 2)
    own.outdate_all()
    assert (own._row_count, own._players) == (0, {})


async def test_all_readers_together_leave_the_store_room_for_others(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, most, read = set[object](), list[int](), matches.store.read

    async def count(work: partial[object]) -> object:
        if work.func is not read_news:
            return await read(work)
        running.add(work)
        most.append(len(running))
        try:
            return await read(work)
        finally:
            running.remove(work)

    monkeypatch.setattr(matches.store, "read", count)

    rows = await asyncio.gather(*(matches.own_matches.read(f"player{number}") for number in range(600)))

    assert rows == [[]] * 600
    assert 1 < max(most) <= MAX_READS


async def test_the_stream_tells_of_each_change_that_concerns_the_reader(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await together(matches, ben, anna, clock="3d")
    other = await together(matches, ben, Visitor(anna.table))
    events = told(anna, "only=")
    first = await anext(events)
    hears = asyncio.ensure_future(anext(events))
    await played(other, 1)
    await asyncio.sleep(0.5)
    assert not hears.done()
    await played(live, 1)

    second = await asyncio.wait_for(hears, PATIENCE)
    assert [own_rows(each) for each in (first, second)] == [
        {live.info.id: ("waiting", "their turn")},
        {live.info.id: ("due", "your turn")},
    ]
    assert re.match(r"event: own\ndata: \d{13}\n", second)
    await live.handle(Resign(), 0, live.match.ply)
    assert own_rows(await asyncio.wait_for(anext(events), PATIENCE)) == {live.info.id: ("over", "you won")}


async def test_only_the_stream_of_the_lobby_tells_of_an_action_that_changes_no_turn(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await together(matches, anna, ben)
    in_lobby, elsewhere = told(anna, ""), told(anna, "only=")
    found = [await anext(events) for events in (in_lobby, elsewhere)]
    assert [" actions · " in each for each in found] == [True, False]
    await anext(in_lobby)  # the offers
    hears = [asyncio.ensure_future(anext(events)) for events in (in_lobby, elsewhere)]
    await asyncio.sleep(0.1)

    act = sa.update(MATCHES).where(MATCHES.c.id == live.info.id).values(actions=1)
    await matches.store.write(lambda connection: connection.execute(act))
    matches.own_matches.outdate_player(anna.guest)

    assert " 1 action · " in await asyncio.wait_for(hears[0], PATIENCE)
    await asyncio.sleep(0.1)
    assert not hears[1].done()
    hears[1].cancel()


async def test_the_stream_of_a_guest_ends_when_the_browser_signs_in_as_somebody_else(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    other, fields = Visitor(anna.table), {"name": "Annabel", "passphrase": "correct horse battery staple"}
    for visitor in (other, anna):
        await visitor.get("/account")
    await other.post("/account", fields)
    await together(matches, anna, ben)
    events = told(anna, "only=")
    await anext(events)
    ends = asyncio.ensure_future(anext(events, ""))
    await asyncio.sleep(0.1)

    await anna.post("/account/session", fields)

    assert await asyncio.wait_for(ends, PATIENCE) == ""
    await other.http.aclose()


async def test_the_bar_says_nothing_of_a_hand_and_escapes_names(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    for visitor in (anna, ben):
        await visitor.get("/")
    seats = [Seat("guest", anna.guest, "Anna"), Seat("guest", ben.guest, "<b>")]
    live = await matches.start("balloon-cup", "rio-grande", seats, 0)

    bar = (await page(anna)).partition('<nav class="own-matches"')[2].partition("</nav>")[0]

    assert html.escape("<b>") in bar
    assert re.sub(r"<?[^<>]*>", " ", bar).split() == [
        "Your",
        "matches",
        "&lt;b&gt;",
        "your",
        "turn",
        "and",
        "0",
        "more",
        "Your",
        "matches",
    ]
    assert live.info.id in bar


def test_pages_and_the_server_name_the_cookie_of_seen_results_alike() -> None:
    for script in ("offers.js", "table/tab.js"):
        assert f'"{SEEN}"' in (STATIC / script).read_text("utf-8")
    assert f"MAX_SEEN = {MAX_SEEN};" in (STATIC / "table/tab.js").read_text("utf-8")
