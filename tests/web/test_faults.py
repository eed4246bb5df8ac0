"""Where the store cannot write, people are told so in a sentence, and later all goes on."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.obstacles import obstacle
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.table import store as stores
from skyhop.table.matches import Matches
from skyhop.table.seats import Seat
from skyhop.web.guard import Guard


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PRAGMAS", (*stores.PRAGMAS[:-1], "busy_timeout=50"))


@pytest.mark.parametrize(
    ("cause", "status", "said"),
    [("full", 507, "is full"), ("read-only", 503, "cannot write"), ("locked", 503, "try again in a moment")],
)
async def test_people_are_told_and_later_all_goes_on(
    anna: Visitor,
    table: Guard,
    matches: Matches,
    tmp_path: Path,
    cause: str,
    status: int,
    said: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await anna.get("/")
    state = table.app.state
    seat = Seat("guest", state.badges.guest(anna.http.cookies[state.cookie]))
    live = await matches.start("balloon-cup", "rio-grande", (seat, seat), 0)
    path = f"/matches/{live.sheet.id}"

    async def act() -> httpx.Response:
        await anna.get(path)
        return await anna.play(path, any_action(live, live.match.to_decide or 0), **FRAGMENT)

    with obstacle(matches.store, tmp_path, cause):
        while (answer := await act()).status_code == 200:
            pass  # the last page of a full store still holds some entries
        refused = [answer, await act(), await act()]
        lobby = await anna.get("/")
    later = await act()

    assert {answer.status_code for answer in refused} == {status}
    assert all(said in answer.text and answer.headers["Retry-After"] == "5" for answer in refused)
    assert (lobby.status_code, later.status_code) == (200, 200)
    assert len(caplog.messages) == 2
    assert "Traceback" not in caplog.text
