"""Costly requests are done by processes with limited memory: one that eats it is refused, and the server goes on."""

from __future__ import annotations

import asyncio

import numpy as np
import pytest
from tests import limited_jobs
from tests.web.visitor import Visitor

from skyhop.boards.drafts.draft import MOST_CITIES
from skyhop.jobs import limited
from skyhop.web.pages.maps import editor
from skyhop.web.pages.maps.editor import EditorRequest

CODE = "2aqnaaad7qo6rrlhc"


@pytest.fixture(autouse=True)
def _processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited, "run", limited_jobs.in_process)


def eat(asked: EditorRequest) -> dict[str, object]:
    """Allocate twice as much as a process may have, for any draft."""
    return {"seed": asked.draft.get("seed"), "eaten": np.ones(2 * limited.MEMORY, np.uint8).sum()}


async def test_a_request_that_eats_memory_is_refused_and_the_server_goes_on(
    anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistake such as the triangulation of all triples costs one process, not the machine."""
    monkeypatch.setitem(editor.WORKS, "complete", eat)

    asking = asyncio.create_task(anna.http.post("/boards/edit/complete", json={"draft": {}}))
    meanwhile = await ben.http.get("/health")
    answer = await asking
    afterwards = await anna.http.get("/boards/edit/start?size=tiny")

    assert (answer.status_code, "more memory or time" in answer.json()["problem"]) == (422, True)
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
