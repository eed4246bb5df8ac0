"""Tests of hints: only for the acting seat, from its view, and between people only if the match allows hints."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import Any

import pytest
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.analysis.hint import Adviser, Hint
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.jobs.persistent import hash_name
from skyhop.jobs.queue import JobOwner, JobQueue
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import PAUSE, Answer, Propose
from skyhop.web.http.guard import Guard
from skyhop.web.http.rate_limits import Limit
from skyhop.web.pages.match import hints

FEW = 24
"""Iterations."""


@pytest.fixture(autouse=True)
def _few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    advisers = {name: Adviser(registry.game(name), FEW) for name in registry.names()}
    monkeypatch.setattr(hints, "find_adviser", lambda game: advisers[game.name])


async def live_of(path: str, matches: MatchRegistry) -> Live:
    return await matches.open(path.rpartition("/")[2])


def job_of(table: Guard, live: Live) -> Any:  # noqa: ANN401  a job, of which a test knows that it is there, or None
    """The job that gives the hint for a match as it stands."""
    return table.app.state.jobs.find(hints.HINT_MADE, (live.info.id, live.match.ply, live.match.to_decide))


class Others:
    """Guests of addresses for whom hints are being made."""

    def __init__(self, jobs: JobQueue, *addresses: str) -> None:
        self._may_end = threading.Event()
        askers = [JobOwner(f"guest {number}", hash_name(address)) for number, address in enumerate(addresses)]
        self._made = [jobs.begin(hints.HINT_MADE, asker, lambda _report: self._may_end.wait()) for asker in askers]

    async def end(self) -> None:
        self._may_end.set()
        await asyncio.gather(*(job.done for job in self._made))


async def ask(visitor: Visitor, path: str, ply: str | None = None, **headers: str) -> int:
    answer = await visitor.post(f"{path}/hint", {"ply": ply or visitor.ply}, **headers)
    return answer.status_code


def candidates(page: str) -> list[str]:
    return re.findall(r'<li data-action="([^"]*)"', page)


async def friends(anna: Visitor, ben: Visitor, **choices: str) -> str:
    """Begin a match in which Ben sits down with Anna, who is to act."""
    path = await anna.start(seat2="friend", called="Anna", **choices)
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    await anna.get(path)
    return path


async def test_whoever_plays_bots_is_told_what_to_consider_and_what_lights_up(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start()
    live = await live_of(path, matches)
    before = live.match.state.copy()

    assert await ask(anna, path) == 200
    hint = job_of(anna.table, live).done.result()

    assert candidates(anna.page) == [each.text for each in hint.candidates]
    assert "Best moves (" in anna.page or "All other moves are clearly worse" in anna.page
    assert "win chance " in anna.page
    assert re.search(r"data-places=\"\[data-key=&#34;card-[RYGBA]\d+&#34;\], \[data-key=&#34;tile-\d", anna.page)
    assert live.match.state == before
    assert live.remarks == ()


async def test_a_page_with_scripts_gets_the_table_alone_and_without_them_the_whole(anna: Visitor) -> None:
    path = await anna.start()

    await ask(anna, path)
    whole = anna.page
    await ask(anna, path, **FRAGMENT)

    assert "<!doctype html>" in whole
    assert "<!doctype html>" not in anna.page
    assert candidates(whole) == candidates(anna.page) != []


async def test_a_hint_goes_when_the_match_goes_on(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="me")
    await ask(anna, path)
    first = candidates(anna.page)

    await anna.play(path, first[0])

    assert candidates(anna.page) == []
    assert len((await live_of(path, matches)).history) == 1


async def test_between_people_there_are_hints_only_where_they_were_allowed(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await friends(anna, ben)
    live = await live_of(path, matches)

    assert "Hints are allowed" not in anna.page
    assert 'id="hint-form"' not in anna.page
    assert await ask(anna, path) == 403
    assert "turned hints off" in anna.notice
    assert job_of(anna.table, live) is None


async def test_a_friendly_match_says_so_to_all_and_tells_of_hints(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await friends(anna, ben, hints="true", offered="true")
    live = await live_of(path, matches)
    watcher = Visitor(anna.table)
    for visitor in (anna, ben, watcher):
        await visitor.get(path)
        assert "Hints are allowed." in visitor.page

    for _time in range(2):
        assert await ask(anna, path) == 200
    assert "You took a hint." in anna.page
    await ben.get(path)
    await watcher.get(path)

    log = ben.page.partition('id="log"')[2].partition("</ol>")[0]
    assert log.count("Anna took a hint.") == 1
    assert candidates(ben.page) == candidates(watcher.page) == []
    assert [remark.said for remark in live.remarks] == ["hint"]
    await watcher.http.aclose()


async def test_the_rematch_of_a_friendly_match_is_one_too(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await friends(anna, ben, hints="true")
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})

    answer = await anna.post("/matches", {"again": path.rpartition("/")[2]})

    assert (await live_of(answer.url.path, matches)).info.is_friendly


async def test_only_whoever_is_to_act_is_told_and_only_about_the_table_as_it_stands(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await friends(anna, ben, hints="true", offered="true")
    live = await live_of(path, matches)
    watcher = Visitor(anna.table)
    await watcher.get(path)
    ply = str(live.match.ply)

    assert await ask(ben, path, ply) == 409
    assert "only on your turn" in ben.notice
    assert await ask(anna, path, "0") == 409
    assert "has changed since" in anna.notice
    assert await ask(watcher, path, ply) == 403
    assert job_of(anna.table, live) is None
    assert live.remarks == ()
    await watcher.http.aclose()


async def test_during_a_pause_nobody_takes_a_hint(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await friends(anna, ben, hints="true", clock="10+5")
    live = await live_of(path, matches)
    while live.clocks is None or live.clocks.is_first or live.match.to_decide != 0:
        await matches.deadlines.enforce_passed()
        seat = live.match.to_decide or 0
        view = live.match.view(seat)
        await live.handle(Play(live.match.game.write(view, live.match.game.legal(view)[0])), seat, live.match.ply)
    await live.handle(Propose(PAUSE), 0, live.match.ply)
    await live.handle(Answer(PAUSE, is_agreed=True), 1, live.match.ply)
    assert live.is_paused

    assert await ask(anna, path, str(live.match.ply)) == 409
    assert "The match is paused. Resume it first." in anna.notice
    assert job_of(anna.table, live) is None


async def test_a_hint_that_comes_when_the_match_has_gone_on_is_not_told(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start(seat2="me")
    live = await live_of(path, matches)
    ply, seat = anna.ply, live.match.to_decide or 0
    asked = hints._load_hint

    async def slowly(*given: object) -> Hint:
        found = await asked(*given)  # type: ignore[arg-type]
        await live.handle(Resign(), seat, live.match.ply)
        return found

    monkeypatch.setattr(hints, "_load_hint", slowly)

    assert await ask(anna, path, ply) == 409
    assert "has changed since" in anna.notice
    assert candidates(anna.page) == []


async def test_while_the_engine_is_compiled_a_sentence_says_so(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    path = await anna.start()
    monkeypatch.setattr(Adviser, "is_ready", False)

    assert await ask(anna, path) == 409
    assert "still compiling" in anna.notice


async def test_a_guest_has_so_many_hints_a_minute_and_one_that_was_given_costs_nothing(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "HINT", Limit("few hints", "2 per minute", "9 per minute"))
    path = await anna.start(seat2="me")
    found = []
    for _turn in range(2):
        found += [await ask(anna, path) for _time in range(3)]
        await anna.play(path, candidates(anna.page)[0])

    assert found == [200] * 6
    assert await ask(anna, path) == 429
    assert re.search(r"<main.*<p>[^<]+</p>", anna.page, re.DOTALL)


async def test_more_hints_than_can_be_made_soon_wait_for_their_turn(anna: Visitor, table: Guard) -> None:
    path = await anna.start()
    others = Others(table.app.state.jobs, *(f"another {number}" for number in range(hints.HINT_MADE.lane.most)))

    assert await ask(anna, path) == 503
    await others.end()


async def test_guests_of_one_address_leave_room_for_others(anna: Visitor, table: Guard) -> None:
    path = await anna.start()

    for address, answer in {"127.0.0.1": 503, "another": 200}.items():
        others = Others(table.app.state.jobs, *[address] * hints.HINT_MADE.lane.most_of_address)
        await anna.get(path)
        asking = asyncio.create_task(ask(anna, path))
        await asyncio.wait([asking], timeout=0.1)
        await others.end()
        assert await asking == answer


async def test_whoever_waits_for_a_hint_keeps_nobody_else_out(
    anna: Visitor, table: Guard, matches: MatchRegistry
) -> None:
    """One guest who asked for the same hint some hundred times kept all forms of all others out meanwhile."""
    path = await anna.start(seat2="me")
    live = await live_of(path, matches)
    inside, loop, may_end = list[int](), asyncio.get_running_loop(), threading.Event()

    def advise(_report: object) -> Hint:
        may_end.wait()
        return Hint((), 0)

    key = (live.info.id, live.match.ply, live.match.to_decide)
    making = table.app.state.jobs.begin(hints.HINT_MADE, JobOwner("ben", "another"), advise, key)

    def made() -> None:
        """Look once the form waits, and let it go on."""
        if making.waiters:
            inside.append(table.forms.inside)
            may_end.set()
        else:
            loop.call_soon(made)

    loop.call_soon(made)

    assert await ask(anna, path) == 200
    assert inside == [0]
    assert table.forms.inside == 0


async def test_a_hint_that_could_not_be_made_is_made_when_it_is_asked_for_again(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start()
    with monkeypatch.context() as lacking:
        lacking.setattr(Adviser, "hint", lambda *_given: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await ask(anna, path)

    assert await ask(anna, path) == 200


async def test_the_thread_is_given_a_view_and_nothing_else(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    path, given = await anna.start(), list[object]()
    hint = Adviser.hint

    def noted(adviser: Adviser, *arguments: object) -> Hint:
        given.extend(arguments)
        return hint(adviser, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Adviser, "hint", noted)
    await ask(anna, path)

    view, ply = given
    assert isinstance(view, View)
    assert view.seat == 0
    assert str(ply) == anna.ply
