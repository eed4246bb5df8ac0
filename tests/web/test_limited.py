"""Tests of costly requests in processes with limited memory: one over the limit fails, and the server continues."""

from __future__ import annotations

import asyncio
import tracemalloc

import numpy as np
import pytest
from tests import limited_jobs
from tests.web.visitor import Visitor

from skyhop.analysis.hint import Adviser
from skyhop.boards.drafts.draft import MOST_CITIES
from skyhop.game import registry
from skyhop.game.match import Match
from skyhop.jobs import limited
from skyhop.lab import calibration
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.web.http.guard import Guard
from skyhop.web.pages.learn import quiz
from skyhop.web.pages.maps import editor
from skyhop.web.pages.maps.editor import EditorRequest
from skyhop.web.pages.match import after_game, hints
from skyhop.web.pages.replay import analysis_page

CODE = "2aqnaaad7qo6rrlhc"


@pytest.fixture(autouse=True)
def _processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited, "run", limited_jobs.in_process)


def eat(asked: EditorRequest) -> dict[str, object]:
    """Allocate twice as much as a process may have, for any draft."""
    return {"seed": asked.draft.get("seed"), "eaten": np.ones(2 * limited.MEMORY_BYTES, np.uint8).sum()}


async def test_a_request_that_eats_memory_is_refused_and_the_server_goes_on(
    anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistake such as the triangulation of all triples costs one process, not the machine."""
    monkeypatch.setitem(editor.WORKS, "complete", eat)

    asking = asyncio.create_task(anna.http.post("/boards/edit/complete", json={"draft": {}}))
    meanwhile = await ben.http.get("/health")
    answer = await asking
    afterwards = await anna.http.get("/boards/edit/start?size=tiny")

    assert (answer.status_code, "needs too much memory or time" in answer.json()["problem"]) == (422, True)
    assert (meanwhile.status_code, afterwards.status_code) == (200, 200)


async def test_what_pages_ask_of_maps_is_done_by_processes(anna: Visitor) -> None:
    """Each kind of work, its arguments and its result can cross."""
    draft = (await anna.get(f"/boards/edit/start?code={CODE}")).json()
    board = (await anna.http.post("/boards/edit/board", json={"draft": draft})).json()
    answers = [
        await anna.get(f"/boards/{CODE}.svg"),
        await anna.get(f"/boards/{CODE}.json"),
        await anna.get("/print/balloon-cup.pdf"),
        await anna.http.post("/boards/edit/print.pdf", data={"board": board["file"]}),
        *[await anna.http.post(f"/boards/edit/{what}", json={"draft": draft}) for what in editor.WORKS],
    ]

    assert [answer.status_code for answer in answers] == [200] * len(answers)


async def test_the_most_cities_of_a_draft_are_refused_or_completed(anna: Visitor) -> None:
    """Twenty gigabytes were needed for the routes of two hundred cities."""
    draft = (await anna.get("/boards/edit/start?size=huge")).json()
    places = [(0.03 + 0.94 * (at % 20) / 20, 0.03 + 0.6 * (at // 20) / 10) for at in range(MOST_CITIES)]
    draft["cities"] = [{"key": key, "x": x, "y": y} for key, (x, y) in enumerate(places, 1)]

    answer = await anna.http.post("/boards/edit/complete", json={"draft": draft, "wishes": ["routes"]})

    assert answer.status_code == 200
    assert len(answer.json()["step"]["changes"]) > MOST_CITIES


async def all_done(table: Guard) -> None:
    """Wait until no job is left."""
    for _turn in range(2400):
        if table.app.state.jobs.is_idle:
            return
        await asyncio.sleep(0.05)
    pytest.fail("a job does not end")


def eat_anything(*_arguments: object) -> int:
    """Allocate twice as much as a process may have, for any job."""
    return int(np.ones(2 * limited.MEMORY_BYTES, np.uint8).sum())


async def test_a_hint_that_eats_memory_is_refused_and_the_next_one_is_given(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start(seat2="random", first="me")
    with monkeypatch.context() as patch:
        patch.setattr(hints, "_compute_hint", eat_anything)
        refused = await anna.post(f"{path}/hint", {"ply": anna.ply})
    await anna.get(path)
    given = await anna.post(f"{path}/hint", {"ply": anna.ply})

    assert (refused.status_code, "needs too much memory or time" in refused.text) == (422, True)
    assert (given.status_code, "Best moves (" in given.text) == (200, True)


async def test_an_analysis_that_eats_memory_is_refused_and_the_server_goes_on(
    table: Guard, anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await anna.start(seat2="random", first="me")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Resign(), 0, live.match.ply)
    monkeypatch.setattr(analysis_page, "analyse_line", eat_anything)

    await anna.get(f"{path}/analysis")
    await all_done(table)
    refused = await anna.get(f"{path}/analysis?asked=1")

    assert (refused.status_code, "needs too much memory or time" in refused.text) == (422, True)
    assert (await anna.get(path)).status_code == 200


async def test_marks_that_eat_memory_are_not_counted_and_the_match_goes_on(
    table: Guard, anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(after_game, "_compute_thresholds", eat_anything)
    monkeypatch.setattr(calibration, "is_quick", lambda _game: True)
    path = await anna.start(game="aeronaut-odyssey", seat2="-", first="me")
    live = await matches.open(path.rpartition("/")[2])
    await all_done(table)
    counted = table.app.state.jobs.find(after_game.MARKS, live.match.view(None).ruleset)

    assert counted is not None
    assert counted.done.result() is None
    assert (await anna.get(path)).status_code == 200


def test_marks_and_hints_are_made_by_processes_as_they_are_here() -> None:
    """The arguments and results of these jobs can be sent between processes."""
    game = registry.game("balloon-cup")
    match = Match.start(game, game.ruleset("rio-grande"))
    view = match.view(match.to_decide)

    assert limited.run(Adviser(game, 50).hint, view, 1) == Adviser(game, 50).hint(view, 1)


async def test_the_quiz_and_puzzles_take_a_bounded_share_of_memory(anna: Visitor) -> None:
    """They take no document, so they run in the server: their longest answers are held here."""
    await anna.get("/quiz/all?seed=1&n=1")
    await anna.get("/puzzles/aeronaut-odyssey")
    puzzle = anna.page.rpartition('href="/puzzles/aeronaut-odyssey/')[2].partition('"')[0]
    largest = f"/quiz/all?seed=2&n={quiz.MAX_QUESTIONS}"
    tracemalloc.start()
    try:
        for path in (largest, f"{largest}&a={'a' * quiz.MAX_QUESTIONS}", f"/puzzles/aeronaut-odyssey/{puzzle}"):
            assert (await anna.get(path)).status_code == 200
        _now, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    too_long = await anna.get(f"/quiz/all?seed=2&n={quiz.MAX_QUESTIONS + 1}")

    assert peak < 64e6
    assert too_long.status_code == 404
