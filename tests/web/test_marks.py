"""Tests of the marks of a solo match: they are shown from the start, and not in an abandoned match."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random

import pytest
from tests.web.visitor import Visitor

from skyhop.engine.state import Ruleset
from skyhop.game.game import Game
from skyhop.jobs.queue import JobAbandoned, JobKind, JobQueue
from skyhop.lab import calibration as measure
from skyhop.lab.calibration import Marks
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.web.http.guard import Guard
from skyhop.web.pages.match import after_game
from skyhop.web.pages.match.stream import Watch

FOUND = Marks(-100, 500, 900)
REACHED = re.compile(r'<li class="mark-(\w+) mark-reached">')
COUNTING = "Computing the medals …"
END = Callable[[Visitor], Awaitable[Live]]


class Measuring:
    """Stands for what measures marks, which takes minutes where nothing is compiled; it lasts until it is let go."""

    def __init__(self, jobs: JobQueue) -> None:
        self._jobs = jobs
        self.begun: list[Ruleset] = []
        self.may_end = asyncio.Event()
        self.error: Exception | None = None
        self._loop = asyncio.get_running_loop()

    def __call__(self, _game: Game, ruleset: Ruleset, report: Callable[[], None]) -> Marks:
        self.begun.append(ruleset)
        asyncio.run_coroutine_threadsafe(self.may_end.wait(), self._loop).result()
        if self.error is not None:
            raise self.error
        report()
        return FOUND

    async def end(self) -> None:
        self.may_end.set()
        while not self._jobs.is_idle:  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.005)


@pytest.fixture
async def measuring(table: Guard, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Measuring]:
    made = Measuring(table.app.state.jobs)
    monkeypatch.setattr(measure, "marks", made)
    monkeypatch.setattr(measure, "is_quick", lambda _game: True)
    yield made
    await made.end()


@pytest.fixture
def ended(matches: MatchRegistry) -> END:
    """Plays a solo match to its end, but for the last action, which the visitor's form takes."""

    async def end(visitor: Visitor) -> Live:
        await visitor.get("/")
        form = {"game": "aeronaut-odyssey", "sent": "1", "seat2": "-", "first": "me"}
        path = (await visitor.post("/matches", form)).url.path
        live = await matches.open(path.rpartition("/")[2])
        chance = Random(1)
        while live.match.outcome is None:
            view = live.match.view(0)
            await live.handle(
                Play(live.match.game.write(view, chance.choice(live.match.game.legal(view)))), 0, live.match.ply
            )
        await visitor.get(path)
        return live

    return end


async def test_the_end_says_that_marks_are_counted_and_then_which_was_reached(
    anna: Visitor, ended: END, measuring: Measuring
) -> None:
    live = await ended(anna)
    before, version = anna.page, live.version
    await measuring.end()
    await anna.get(f"/matches/{live.info.id}")

    assert COUNTING in before
    assert not REACHED.findall(before)
    assert REACHED.findall(anna.page) == ["bronze"]
    assert f"Bronze: {measure.points_of(live.match)} points. You need 500 points for silver." in anna.page
    assert live.version != version


async def test_pages_that_are_open_are_sent_the_marks(
    anna: Visitor, ended: END, measuring: Measuring, matches: MatchRegistry
) -> None:
    live = await ended(anna)
    stream = Watch(matches, live.info.id, "", "token").since(live.version)
    await anext(stream)
    coming = asyncio.ensure_future(anext(stream))
    await measuring.end()

    sent = await asyncio.wait_for(coming, 10)
    await stream.aclose()

    first = sent.partition("\n")[0]
    assert first.endswith(".marks")
    assert f"id: {live.version}".startswith(first)  # who is away may have been seen since
    assert REACHED.findall(sent) == ["bronze"]


async def test_the_page_in_words_has_them_too(anna: Visitor, ended: END, measuring: Measuring) -> None:
    live = await ended(anna)
    await measuring.end()

    assert REACHED.findall((await anna.get(f"/matches/{live.info.id}/text")).text) == ["bronze"]


async def test_the_page_in_words_names_the_thresholds_from_the_first_step_on(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(after_game, "describe_medal_thresholds", lambda _live: FOUND.describe())
    await anna.get("/")
    form = {"game": "aeronaut-odyssey", "sent": "1", "seat2": "-", "first": "me"}
    path = (await anna.post("/matches", form)).url.path
    live = await matches.open(path.rpartition("/")[2])
    for step in range(4):
        answer = await anna.get(f"{path}/text")
        assert (step, answer.status_code, FOUND.describe() in answer.text) == (step, 200, True)
        view = live.match.view(0)
        await live.handle(Play(live.match.game.write(view, live.match.game.legal(view)[0])), 0, live.match.ply)


async def test_they_are_counted_from_the_end_on_whichever_page_has_ended_it(
    anna: Visitor, matches: MatchRegistry, measuring: Measuring
) -> None:
    await anna.get("/")
    form = {"game": "aeronaut-odyssey", "sent": "1", "seat2": "-", "first": "me"}
    path = (await anna.post("/matches", form)).url.path
    live = await matches.open(path.rpartition("/")[2])
    chance = Random(1)
    answers = list[str]()
    while live.match.outcome is None:
        view = live.match.view(0)
        text = live.match.game.write(view, chance.choice(live.match.game.legal(view)))
        last = live.copy()
        last.play(0, text)
        if last.outcome is None:
            await live.handle(Play(text), 0, live.match.ply)
        else:
            fields = {"ply": str(live.match.ply), "action": text}
            answers.append((await anna.post(f"{path}/text", fields, Accept="text/vnd.skyhop.server")).text)

    await measuring.end()
    assert len(measuring.begun) == 1
    assert [COUNTING in answer for answer in answers] == [True]


async def test_marks_of_one_map_are_counted_once(anna: Visitor, ben: Visitor, ended: END, measuring: Measuring) -> None:
    await asyncio.gather(ended(anna), ended(ben))
    await measuring.end()
    await ended(ben)

    assert len(measuring.begun) == 1
    assert REACHED.findall(ben.page) == ["bronze"]


async def test_where_many_wait_a_match_has_none(
    anna: Visitor, ended: END, measuring: Measuring, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(after_game, "MARKS", JobKind("marks", after_game.MARKS.lane._replace(most=0)))
    await ended(anna)

    assert (measuring.begun, COUNTING in anna.page) == ([], False)


async def test_marks_that_cannot_be_counted_are_not_shown_and_not_tried_again(
    anna: Visitor, ended: END, measuring: Measuring, caplog: pytest.LogCaptureFixture
) -> None:
    measuring.error = ArithmeticError("no such points")
    live = await ended(anna)
    await measuring.end()
    for _twice in range(2):
        await anna.get(f"/matches/{live.info.id}")

    assert (len(measuring.begun), COUNTING in anna.page, "mark-bronze" in anna.page) == (1, False, False)
    assert "no such points" in caplog.text


async def test_a_table_that_closes_waits_for_no_marks(
    table: Guard, anna: Visitor, ended: END, measuring: Measuring, caplog: pytest.LogCaptureFixture
) -> None:
    live = await ended(anna)
    ruleset = live.match.view(None).ruleset
    before = table.app.state.jobs.find(after_game.MARKS, ruleset)
    assert before is not None
    table.app.state.jobs.close()
    await measuring.end()
    with pytest.raises(JobAbandoned):
        await before.done

    assert (table.app.state.jobs.find(after_game.MARKS, ruleset), caplog.text) == (None, "")


async def test_who_gives_up_has_no_marks(anna: Visitor, matches: MatchRegistry, measuring: Measuring) -> None:
    await anna.get("/")
    form = {"game": "aeronaut-odyssey", "sent": "1", "seat2": "-", "first": "me"}
    path = (await anna.post("/matches", form)).url.path
    live = await matches.open(path.rpartition("/")[2])
    during = after_game.describe_medals(live)
    await measuring.end()
    await live.handle(Resign(), 0, live.match.ply)
    await anna.get(path)

    assert (during, after_game.describe_medals(live), after_game.describe_medal_thresholds(live)) == (None, None, "")
    assert "mark-bronze" not in anna.page


async def test_which_points_make_each_mark_is_said_before_the_first_action_and_all_along(
    anna: Visitor, matches: MatchRegistry, measuring: Measuring
) -> None:
    await anna.get("/")
    form = {"game": "aeronaut-odyssey", "sent": "1", "seat2": "-", "first": "me"}
    path = (await anna.post("/matches", form)).url.path
    before = (await anna.get(path)).text
    await measuring.end()
    at_first = (await anna.get(path)).text
    live = await matches.open(path.rpartition("/")[2])
    for _step in range(3):
        view = live.match.view(0)
        await live.handle(Play(live.match.game.write(view, live.match.game.legal(view)[0])), 0, live.match.ply)
    later = (await anna.get(path)).text

    told = "You need -100 points for bronze, 500 for silver and 900 for gold."
    assert [page.count(told) for page in (before, at_first, later)] == [0, 2, 1]
