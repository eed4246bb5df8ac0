"""Tests of exercises from mistakes: the page judges by the view of the seat and reveals nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.acting import End
from tests.web.test_analysis import analysed, of_nim
from tests.web.test_look_back import path, played
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.analysis.analysis import Analysis, Decision, analyse, analysis_of
from skyhop.analysis.estimator import DecisionEstimate, Estimator, Mark
from skyhop.engine.kernel import JIT, FirstCall, beginning
from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.web.http.guard import Guard
from skyhop.web.pages.replay import analysis_page
from skyhop.web.pages.replay.analysis_page import FoundMistake

PENNIES = Path(__file__).parents[1] / "own_games" / "matching_pennies.py"
LAST = 7
"""Step of Nim in which seat 1 leaves two of three stones, though it could take all three."""


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    with registry.with_examples():
        yield


@pytest.fixture
async def live(table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor) -> Live:
    """A match of Nim whose analysis is made."""
    found = await of_nim(table, matches, [anna, ben])
    await analysed(anna, f"{path(found)}/analysis")
    return found


async def tried(visitor: Visitor, live: Live, action: str, step: int = LAST) -> tuple[int, str]:
    """Post an action in the position before a step; give the status, and the words above the board."""
    answer = await visitor.post(f"{path(live)}/mistakes/{step}/actions", {"action": action})
    return answer.status_code, re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", answer.text))


async def test_the_position_before_a_mistake_asks_for_a_better_move(live: Live, anna: Visitor) -> None:
    page = (await anna.get(f"{path(live)}/mistakes/{LAST}")).text

    assert "Find a better move" in page
    assert "This cost about 100% of a win" in page
    assert f'action="{path(live)}/mistakes/{LAST}/actions"' in page
    assert f'href="{path(live)}/analysis?step={LAST - 1}&amp;as=0&amp;better=1">Show the move' in page
    assert page.count("data-ply") >= LAST - 1


async def test_the_best_move_is_better_and_leads_to_the_next_mistake(live: Live, anna: Visitor) -> None:
    status, told = await tried(anna, live, "3")
    await anna.get(f"{path(live)}/mistakes/1")
    page = (await anna.post(f"{path(live)}/mistakes/1/actions", {"action": "1"})).text

    assert status == 200
    assert "That is better: a win chance of 100% instead of 0%." in told
    assert f'href="{path(live)}/mistakes/5" rel="next"' in page
    assert "/mistakes/1/actions" not in page


@pytest.mark.parametrize(
    ("action", "status", "words"),
    [
        ("1", 200, "Not yet: this is the move that was played."),
        ("2", 200, "Not yet: a win chance of about 0%."),
        ("9", 409, "Find a better move"),
    ],
)
async def test_another_move_is_not_there_yet(live: Live, anna: Visitor, action: str, status: int, words: str) -> None:
    answered, told = await tried(anna, live, action)

    assert (answered, words in told, "Show the move" in told) == (status, True, True)


async def test_a_move_within_the_margin_is_as_good(live: Live, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    async def estimate(*_given: object) -> DecisionEstimate:
        return DecisionEstimate(0, (0.9, 0.1), (0.8, 0.2), margin=0.15)

    monkeypatch.setattr(analysis_page, "_estimate", estimate)

    _status, told = await tried(anna, live, "2")

    assert "As good as the best move of the analysis: a win chance of about 80% instead of 0%." in told


async def test_a_move_within_the_margin_that_is_no_better_than_the_mistake_is_not_there_yet(
    live: Live, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def estimate(*_given: object) -> DecisionEstimate:
        return DecisionEstimate(0, (0.1, 0.9), (0.0, 1.0), margin=0.15)

    monkeypatch.setattr(analysis_page, "_estimate", estimate)

    _status, told = await tried(anna, live, "2")

    assert "Not yet: a win chance of about 0%." in told


async def test_everybody_may_try_who_may_see_the_analysis(live: Live, ben: Visitor) -> None:
    part = await ben.http.get(f"{path(live)}/mistakes/{LAST}", headers=FRAGMENT)

    assert part.text.startswith('<div id="table"')
    assert "That is better" in (await tried(ben, live, "3"))[1]


async def test_a_step_that_is_no_mistake_is_not_there(live: Live, anna: Visitor) -> None:
    for step in ("0", "3", "99", "x", "9" * 30):
        assert (await anna.get(f"{path(live)}/mistakes/{step}")).status_code == 404


async def test_without_an_analysis_it_leads_to_the_page_that_makes_it(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben])

    answer = await anna.http.get(f"{path(live)}/mistakes/1", follow_redirects=False)

    assert (answer.status_code, answer.headers["location"]) == (303, f"{path(live)}/analysis")


async def test_while_the_engine_is_compiled_it_says_so(
    live: Live, anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_page, "are_quick", lambda _entries: False)

    assert "The engine is still compiling" in (await tried(anna, live, "2"))[1]


@pytest.fixture
def _pennies() -> Iterator[None]:
    with registry.with_file(PENNIES):
        yield


@pytest.mark.usefixtures("_pennies")
async def test_two_worlds_that_the_seat_cannot_tell_apart_look_alike(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    """Seat 2 of matching pennies does not know what seat 1 has hidden; the page must not tell it after the match."""
    for visitor in (anna, ben):
        await visitor.get("/")
    pages = []
    for hidden in (0, 1):
        seats = [Seat("guest", anna.guest), Seat("guest", ben.guest)]
        live = await matches.start("matching-pennies", "standard", seats, 0)
        game = live.match.game
        for action in (hidden, 0):
            seat = live.match.to_decide
            assert seat is not None
            view = live.match.view(seat)
            await live.handle(Play(game.write(view, game.legal(view)[action])), seat, live.match.ply)
        if live.match.outcome is None:
            await live.handle(End(RESIGNATION), 0, live.match.ply)
        found = analyse(live.match.journal, Estimator(game, 1, 8))
        first, second, *others = found.decisions
        other = game.write(live.history.view(1, second.seat), game.legal(live.history.view(1, second.seat))[1])
        bad = replace(second, mark=Mark.BLUNDER, better=other, loss=0.3)
        place = FoundMistake(live, found._replace(decisions=(first, bad, *others)), 2)
        page = analysis_page._render(place, None).render_all("token")
        pages.append(re.sub(r"\.[0-9a-f]{12}-->", "-->", page.replace(live.info.id, "ID")))  # hashes of the id

    assert "Find a better move" in pages[0]
    assert pages[0] == pages[1]


@pytest.mark.skipif(not JIT, reason="uncompiled it takes minutes")
async def test_on_a_table_with_hands_the_seat_sees_what_it_saw_then(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben], 30)
    then = {step: [live.history.view(step, seat) for seat in (0, 1)] for step in range(len(live.history) + 1)}
    await live.handle(Resign(), 0, live.match.ply)
    await analysed(anna, f"{path(live)}/analysis?as=0")
    found = analysis_of((await anna.get(f"{path(live)}/analysis.json")).text)
    steps = [step for step, each in enumerate(found.decisions, 1) if each.has_better]
    assert steps

    for step in steps[:3]:
        place = FoundMistake(live, found, step)
        seat = place.decision.seat
        practice = place.practice
        assert practice.seat == seat
        assert practice.match.view(seat) == place.view == then[step - 1][seat]
        assert practice.history.view(len(practice.history), seat) == place.view
        page = (await anna.get(f"{path(live)}/mistakes/{step}")).text
        assert "Find a better move" in page


async def test_in_a_common_choice_the_exercise_is_that_of_the_seat_that_decided(
    matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    for visitor in (anna, ben):
        await visitor.get("/")
    seats = [Seat("guest", anna.guest), Seat("guest", ben.guest)]
    with beginning(FirstCall.UNCOMPILED):
        live = await matches.start("flip-and-write", "standard", seats, 0)
        ply, game = live.match.ply, live.match.game
        await live.handle(Play("top"), 1, ply)
        await live.handle(End(RESIGNATION), 0)
        of_seat = [FoundMistake(live, Analysis((decision(ply, seat),), (), Outcome((), "")), 1) for seat in (0, 1)]
        practices = [each.practice for each in of_seat]

        assert [each.seat for each in practices] == [0, 1]
        assert [each.match.to_decide for each in practices] == [0, 1]
        assert practices[1].match.view(1) == of_seat[1].view
        assert practices[1].match.play(1, "middle").actor == 1
        assert 'value="middle"' in analysis_page._render(of_seat[1], None).render_all("token")
        assert game.legal(of_seat[1].view)


def decision(ply: int, seat: int) -> Decision:
    """A blunder of a seat in a match of two."""
    even, none = (0.5, 0.5), (0.0, 0.0)
    return Decision(
        ply=ply,
        seat=seat,
        text="top",
        choices=4,
        before=even,
        after=even,
        expected=0.2,
        loss=0.3,
        margin=0.0,
        mark=Mark.BLUNDER,
        better="middle",
        decided=none,
        luck=none,
        accuracy=30.0,
    )
