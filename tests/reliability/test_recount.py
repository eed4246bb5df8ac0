"""Tests of the recount of matches: it agrees with the server, and finds every change."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.acting import an_action
from tools.reliability.recount import Outage, disagreements

from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.create import Terms
from skyhop.server.ratings.recorder import RatingRecorder
from skyhop.server.seats import Seat
from skyhop.server.store.projections import record
from skyhop.server.store.store import Store, open_store
from skyhop.server.timestamps import seconds_ahead

SEATS = (Seat("program", "p1", "Zephyr"), Seat("program", "p2", "Mistral"))
CHANGES = {
    "ratings": "UPDATE ratings SET mu = mu + 0.001 WHERE seat = 0",
    "ratings, twice": "UPDATE ratings SET number = number + 1 WHERE seat = 1",
    "ratings, annulled": "UPDATE ratings SET annulled = 'often'",
    "ratings, one lost": "DELETE FROM ratings WHERE seat = 1",
    "clocks": "UPDATE entries SET elapsed = elapsed + 1000 WHERE ply = 9",
    "acknowledged actions": "UPDATE entries SET text = 'G1-1' WHERE ply = 9",
    "seats": "UPDATE seats SET player = 'p3' WHERE seat = 1",
    "results": "UPDATE matches SET outcome = '[[1], \"resignation\"]'",
}

WAIT = "UPDATE entries SET elapsed = elapsed + 20000 WHERE ply >= 9"
CHARGE = """UPDATE matches SET clocks = json_set(clocks, p.path, json_extract(clocks, p.path) - 20000) FROM
(SELECT match, '$.left[' || actor || ']' AS path FROM entries WHERE ply = 9) AS p WHERE p.match = matches.id"""
"""20 seconds before the action at ply 9, and the same time on the clock of its seat."""


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    return await open_store(tmp_path)


async def executed(store: Store, statement: str) -> None:
    """Change something by hand."""
    await store.write(lambda connection: connection.execute(sa.text(statement)))


async def found(
    store: Store, *changes: str, unread: int = 0, is_told: bool = True, was_down: bool = False
) -> dict[str, float]:
    """Recount matches of two programs, changed where that is wanted; count what does not agree.

    So many acknowledgements the programs have not read, which the recount is told of, or not. The server was down for
    18 of the first 20 seconds, or not at all.
    """
    matches, outages = MatchRegistry(store), [Outage(seconds_ahead(1), seconds_ahead(19))] if was_down else []
    actions, seats, results = [], {}, {}
    for _match in range(2):
        terms = Terms(TimeControl.read("5+3"), is_rated=True)
        live = await matches.start("balloon-cup", "rio-grande", SEATS, 0, terms=terms)
        await matches.deadlines.enforce_passed()
        for _turn in range(20):
            seat, ply, text = an_action(live)
            await live.handle(Play(text), seat, ply)
            actions.append((live.info.id, ply, seat, text))
        await live.handle(Resign(), 1, live.match.ply)
        seats[live.info.id] = {0: "p1", 1: "p2"}
        results[live.info.id] = {"winners": [0], "reason": "resignation"}
    for event in await store.read(RatingRecorder().find_missing):
        await record(store, RatingRecorder(), event)
    for change in changes:
        await executed(store, change)
    read, lost = actions[unread:], actions[:unread] if is_told else []
    counted = (await disagreements(store, read, seats, results, lost, outages=outages)).figures
    await matches.close()
    return {figure.name.partition(": ")[2]: figure.value for figure in counted if figure.most == 0}


async def test_it_agrees_with_a_table_that_nobody_changed(store: Store) -> None:
    assert set((await found(store)).values()) == {0}


@pytest.mark.parametrize("is_told", [True, False])
async def test_an_action_whose_answer_nobody_read_may_be_there_and_any_other_may_not(
    store: Store, *, is_told: bool
) -> None:
    counted = await found(store, unread=1, is_told=is_told)

    assert counted["acknowledged actions"] == (0 if is_told else 1)


@pytest.mark.parametrize(("is_charged", "was_down"), [(False, False), (False, True), (True, False), (True, True)])
async def test_nobody_loses_time_by_an_outage_and_everybody_by_thinking(
    store: Store, *, is_charged: bool, was_down: bool
) -> None:
    counted = await found(store, WAIT, *[CHARGE] * is_charged, was_down=was_down)

    assert counted["clocks"] == (0 if is_charged is not was_down else 2)


@pytest.mark.parametrize("what", CHANGES)
async def test_it_finds_what_was_changed(store: Store, what: str) -> None:
    change = CHANGES[what]
    if what == "seats":
        await executed(store, "INSERT INTO players (id, kind, created, seen) VALUES ('p3', 'program', '', '')")

    assert (await found(store, change))[what.partition(",")[0]] > 0
