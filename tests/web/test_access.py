"""Tests of the access log and counters: each request counts once, under the template of its address."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

import pytest
from prometheus_client import REGISTRY
from tests.web.visitor import HOST, Visitor, any_action

from skyhop.server.match_registry import MatchRegistry
from skyhop.web.app import ROUTES
from skyhop.web.http.monitoring import HEADER, UNANSWERED, Access


def counted(name: str, **labels: str) -> float:
    """Return the value of a metric, or 0 if it was never set."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


def requests(route: str, method: str, status: int) -> float:
    return counted("skyhop_request_seconds_count", route=route, method=method, status=str(status))


def refused() -> int:
    """Return the number of refused actions, over all clauses."""
    samples = [sample for metric in REGISTRY.collect() for sample in metric.samples]
    names = Counter[str]()
    for sample in samples:
        names[sample.name] += int(sample.value)
    return names["skyhop_refusals_total"]


def test_each_template_has_an_endpoint_of_its_own() -> None:
    endpoints = [route.endpoint for route in ROUTES]

    assert len(set(endpoints)) == len(endpoints) == len(ROUTES)


async def test_a_request_is_counted_under_the_template_of_its_address(anna: Visitor) -> None:
    path = await anna.start()
    before = requests("/matches/{match}", "GET", 200)

    await anna.get(path)

    assert requests("/matches/{match}", "GET", 200) == before + 1


@pytest.mark.parametrize(
    ("method", "path", "host", "counts"),
    [
        ("GET", "/nowhere/secret", HOST, ("none", "GET", 404)),
        ("PUT", "/matches", HOST, ("/matches", "PUT", 405)),
        ("BREW", "/", HOST, ("/", "other", 405)),
        ("GET", "/", "http://evil.example", ("none", "GET", 421)),
        ("GET", "/matches/secret", HOST, ("/matches/{match}", "GET", 404)),
    ],
)
async def test_what_is_not_answered_well_is_counted_too(
    anna: Visitor, method: str, path: str, host: str, counts: tuple[str, str, int]
) -> None:
    before = requests(*counts)

    await anna.http.request(method, host + path)

    assert requests(*counts) == before + 1


async def test_whoever_goes_before_the_answer_is_counted() -> None:
    before = requests("none", "GET", UNANSWERED)

    async with Access([]).recorded({"type": "http", "method": "GET"}, None):  # type: ignore[arg-type]
        pass

    assert requests("none", "GET", UNANSWERED) == before + 1


async def test_each_answer_names_its_request_and_the_log_does_too(
    anna: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "skyhop"):
        answers = [await anna.http.get(path) for path in ("/", "/nowhere", "/ready")]

    names = [answer.headers[HEADER] for answer in answers]
    assert len(set(names)) == 3
    assert [record.message for record in caplog.records].count("request") == 3


async def test_actions_and_refusals_are_counted(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="friend")
    live = await matches.open(path.rpartition("/")[2])
    acted = {"game": "balloon-cup", "player": "guest"}
    before = counted("skyhop_actions_total", **acted)
    stale = counted("skyhop_stale_actions_total", game="balloon-cup")
    before_refused = refused()

    await anna.play(path, any_action(live, live.match.to_decide or 0))
    await anna.post(f"{path}/actions", {"ply": "0", "action": "G1-1"})
    await anna.post(f"{path}/actions", {"ply": str(live.match.ply), "action": "secret"})

    assert counted("skyhop_actions_total", **acted) == before + 1
    assert counted("skyhop_stale_actions_total", game="balloon-cup") == stale + 1
    assert refused() == before_refused + 1


async def test_a_stream_is_counted_while_it_is_open(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="friend")
    open_before = counted("skyhop_streams_open")
    seen = []

    def look() -> None:
        seen.append(counted("skyhop_streams_open"))
        matches.end_streams()

    asyncio.get_running_loop().call_later(0.3, look)
    await anna.http.get(f"{path}/events")

    assert (seen, counted("skyhop_streams_open")) == ([open_before + 1], open_before)
