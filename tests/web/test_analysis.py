"""Tests of the analysis page: access, content, computation and storage."""

from __future__ import annotations

import asyncio
import html
import itertools
import json
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import markupsafe
import pytest
from tests.server.acting import End
from tests.web.charges import charges
from tests.web.test_films import noted, until
from tests.web.test_look_back import path, played
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.analysis.analysis import analyse, analysis_document, analysis_of
from skyhop.analysis.estimator import Estimator
from skyhop.cli.__main__ import main
from skyhop.engine.document import write_document
from skyhop.engine.kernel import JIT
from skyhop.game import registry
from skyhop.game.ending import ABORTED
from skyhop.jobs import persistent
from skyhop.jobs.persistent import PartReport, PersistentJobs
from skyhop.jobs.queue import JobQueue
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.players.sessions import parse_player
from skyhop.server.seats import Seat
from skyhop.web.app import create_app
from skyhop.web.http.fragments import find_page
from skyhop.web.http.guard import Guard
from skyhop.web.pages.replay import analysis_page
from skyhop.web.pages.replay.analysis_page import EngineNotReady, MatchAnalysis

BLUNDERED = ("3", "3", "3", "3", "3", "3", "1", "2")
"""Of Nim: seat 1 leaves two of three stones lie, and seat 2 takes them."""
MARK = re.compile(r'<span class="mark mark-(\w+)"><svg[^>]*><use[^>]*/></svg>([a-z ]+)</span>')


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    with registry.with_examples():
        yield


async def of_nim(
    table: Guard, matches: MatchRegistry, players: list[Visitor], actions: tuple[str, ...] = BLUNDERED
) -> Live:
    """A match of Nim between these visitors."""
    state = table.app.state
    for visitor in players:
        await visitor.get("/")
    guests = [
        parse_player(str(state.cookies.read_proof(visitor.http.cookies[state.cookie_name]))) for visitor in players
    ]
    live = await matches.start("nim", "standard", [Seat("guest", guest) for guest in guests], 0)
    for text in actions:
        seat = live.match.to_decide
        assert seat is not None
        await live.handle(Play(text), seat, live.match.ply)
    return live


async def analysed(visitor: Visitor, address: str) -> str:
    """Ask for an analysis until it is there, as a page without JavaScript does."""
    for _turn in range(600):
        answer = await visitor.http.get(address)
        assert answer.status_code == 200
        if 'class="analysis"' in answer.text:
            return answer.text
        refresh = re.search(r'content="2; url=([^"]*)"', answer.text)
        assert refresh is not None
        address = html.unescape(refresh[1])
        await asyncio.sleep(0.05)
    message = "the analysis is not made"
    raise AssertionError(message)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Analyses that are not done before they may be."""
    may_go_on = threading.Event()

    def make(_order: MatchAnalysis, report: Callable[[int], None]) -> bytes:
        for number in itertools.count():
            if may_go_on.wait(0.005):
                break
            report(number)
        return b"{}"

    monkeypatch.setattr(MatchAnalysis, "make", make)
    return may_go_on


@pytest.mark.parametrize("file", ["analysis", "analysis.json", "analysis?ply=2&as=0"])
async def test_nobody_is_helped_while_a_match_goes_on(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, file: str
) -> None:
    live = await played(table, matches, [anna, ben])
    stranger = Visitor(table)

    for visitor in (anna, ben, stranger):
        answer = await visitor.get(f"{path(live)}/{file}")
        assert (answer.status_code, "after the match" in answer.text) == (403, True)
        assert "mark-" not in answer.text
    assert not table.app.state.analyses._running_jobs
    assert not (table.app.state.folder / "analyses").exists()
    assert (await anna.get(f"/matches/unknown/{file}")).status_code == 404
    await stranger.http.aclose()


async def test_an_analysis_is_offered_when_the_match_is_over(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben])
    link = f'href="{path(live)}/analysis'
    before = (await anna.get(path(live))).text
    await live.handle(Resign(), 0, live.match.ply)
    after = (await anna.get(path(live))).text

    assert re.search(r'id="look-analysis"[^>]*hidden', before)
    assert before.count(link) == 1
    assert not re.search(r'id="look-analysis"[^>]*hidden', after)
    assert after.count(link) == 2
    end = after[after.index('id="end"') :]
    places = [end.index(f">{label}<") for label in ("Rematch", "Analyse", "Share the link", "Replay", "Save picture")]
    assert places == sorted(places)
    assert end.index("resigned") < places[0]


async def test_each_step_is_shown_with_its_mark_and_the_better_action(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    first = await analysed(anna, f"{path(live)}/analysis?ply=0&as=0")
    page = (await anna.get(f"{path(live)}/analysis?ply=7&as=0")).text
    said = page[page.index('<section class="analysis"') : page.index("</section>")]
    stranger = (await ben.get(f"{path(live)}/analysis?ply=7&as=1")).text

    assert "The match begins." in first
    assert MARK.findall(said) == [("blunder", "blunder")]
    assert "Better: Take 3 stones." in said
    assert "Solved: the rest of the match was searched completely" in said
    assert "You had a win chance of 100% before" in said
    assert "Better for your opponent: “Take 3 stones.”" in stranger
    steps = page[page.index('class="steps"') :]
    log = page[page.index('id="log"') : page.index("</ol>", page.index('id="log"'))]
    assert [mark for mark, _word in MARK.findall(steps)] == [mark for mark, _word in MARK.findall(log)]
    assert len(MARK.findall(steps)) == len(live.history) == 8
    assert 'points="0,' in page
    assert re.search(r'role="img" aria-label="Win chances by step. You: \d+% at the start, 0% at the end', page)


async def test_accuracies_and_mistakes_of_the_page_are_those_of_the_object(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    page = await analysed(anna, f"{path(live)}/analysis?as=0")
    found = analysis_of((await anna.get(f"{path(live)}/analysis.json")).text)
    players = re.findall(
        r'<h3 id="player-\d">([^<]*)</h3>\n<p class="accuracy"><b>(\d+)%</b>(.*?)</ol>', page, re.DOTALL
    )

    assert [name for name, *_rest in players] == ["You", "Your opponent"]
    for seat, (_name, accuracy, told) in enumerate(players):
        account, bad = found.accounts[seat], [each for each in found.decisions if each.is_bad and each.seat == seat]
        assert float(accuracy) == pytest.approx(account.accuracy, abs=0.51)
        steps = [int(step) for step in re.findall(r'href="[^"]*/analysis\?step=(\d+)&amp;as=0">Step', told)]
        assert steps == [live.history.count_steps(each.ply) + 1 for each in bad]
        assert told.count("This cost about") == len(bad)
        assert told.count("/mistakes/") == sum(each.better is not None for each in bad)
        assert [mark for mark, _word in MARK.findall(told)] == [each.mark.value for each in bad if each.mark]
    assert "This match has no random or hidden elements, so luck had no effect." in page
    assert "\N{MINUS SIGN}" not in page[page.index('class="analysis-rest"') :]
    assert page.count('class="turns"') == 1
    assert all(f"step={live.history.count_steps(turn.decision.ply) + 1}&amp;as=0" in page for turn in found.turns())


async def test_figures_are_written_as_the_language_of_the_reader_writes_them(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    await analysed(anna, f"{path(live)}/analysis?as=0")

    page = (await anna.get(f"{path(live)}/analysis?as=0&lang=de")).text

    said = page[page.index('<section class="analysis"') : page.index("</section>")]
    figures = re.findall(r'<p class="accuracy"><b>([^<]*)</b>', page)

    assert len(figures) == 2
    assert all(re.fullmatch(r"\d+\xa0%", figure) for figure in figures)
    assert "100\xa0%" in said
    assert not re.search(r"\d%[ ,.;<]", said)


async def test_the_object_is_what_the_command_writes_of_the_journal(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    address = f"{path(live)}/analysis.json"
    too_early = await anna.http.get(address, follow_redirects=False)
    await analysed(anna, f"{path(live)}/analysis")
    file = tmp_path / "match.jsonl"
    file.write_text((await anna.get(f"{path(live)}/journal")).text)
    capsys.readouterr()
    assert await asyncio.to_thread(main, ["analyse", str(file), "--json"]) == 0

    answer = await ben.get(address)

    assert (too_early.status_code, too_early.headers["location"]) == (303, f"{path(live)}/analysis")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == json.loads(capsys.readouterr().out)


async def test_what_is_written_is_read_figure_for_figure(matches: MatchRegistry, table: Guard, anna: Visitor) -> None:
    live = await of_nim(table, matches, [anna, anna])
    estimator = Estimator(live.match.game, 3, 32)
    found = analyse(live.match.journal, estimator)

    assert analysis_of(write_document(analysis_document(live.match.journal.header, estimator, found))) == found


@pytest.mark.skipif(not JIT, reason="uncompiled it takes minutes")
@pytest.mark.parametrize("place", [0, 1])
async def test_the_better_action_lights_up_on_the_table_as_the_reader_looks_at_it(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, place: int
) -> None:
    live = await played(table, matches, [anna, ben], 30)
    await live.handle(Resign(), 0, live.match.ply)
    page = await analysed(anna, f"{path(live)}/analysis?as=0")
    found = analysis_of((await anna.get(f"{path(live)}/analysis.json")).text)
    bad = next(each for each in found.decisions if each.is_bad and each.better is not None)
    step = live.history.count_steps(bad.ply)
    view = live.history.view(step, bad.seat)
    address = f"{path(live)}/analysis?step={step}&as={place}&better=1"

    shown = (await anna.get(address)).text
    as_it_was = (await anna.get(address.removesuffix("&better=1"))).text

    places = find_page("balloon-cup").places(view, live.match.game.read(view, bad.better or ""), ("", ""))
    assert len(places) == 2
    assert f'data-places="{markupsafe.escape(", ".join(places))}"' in shown
    assert "data-places" not in as_it_was
    assert f'data-step="{step}"' in shown
    assert (
        f'id="analysis-better" href="{markupsafe.escape(address)}"'
        in (await anna.get(f"{path(live)}/analysis?ply={live.history.ply_of(step + 1)}&as={place}")).text
    )
    assert page.count("Better") >= 1


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
def test_every_action_of_the_tables_is_about_places_that_are_there(game: str) -> None:
    play, page = registry.game(game), find_page(game)
    state = play.new(play.ruleset(play.rulesets()[0]), seed=1)
    while play.chance(state) is not None:
        play.settle(state, play.roll(state))
    for _turn in range(12):
        seat = play.to_decide(state)
        assert seat is not None
        view = play.view(state, seat)
        legal = play.legal(view)
        for action in legal:
            assert all(
                re.fullmatch(r"#[\w-]+|(\[data-\w+=\"[\w-]+\"\] ?)+", each)
                for each in page.places(view, action, ("", ""))
            )
        play.act(state, legal[0])
        while play.chance(state) is not None:
            play.settle(state, play.roll(state))


async def test_a_fragment_of_a_step_has_its_own_words(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    await analysed(anna, f"{path(live)}/analysis")

    part = await anna.http.get(f"{path(live)}/analysis?ply=7&as=1", headers=FRAGMENT)

    assert part.text.startswith('<div id="table"')
    assert "Better for your opponent" in part.text


async def test_a_kept_analysis_is_made_once_for_all_workers_and_after_a_restart(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    await analysed(anna, f"{path(live)}/analysis?as=0")
    made = (await anna.get(f"{path(live)}/analysis?as=0")).text
    (kept,) = (table.app.state.folder / "analyses").iterdir()
    monkeypatch.setattr(MatchAnalysis, "make", None)

    again = create_app(table.app.state.folder)
    async with again.app.router.lifespan_context(again.app):
        visitor = Visitor(again)
        visitor.http.cookies = anna.http.cookies
        answer = await visitor.get(f"{path(live)}/analysis?as=0")
        await visitor.http.aclose()

    assert kept.suffix == ".json"
    assert kept.stat().st_mode & 0o077 == 0 or kept.parent.stat().st_mode & 0o077 == 0
    assert (answer.status_code, answer.text) == (200, made)


async def test_a_judge_of_another_version_judges_anew(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    await analysed(anna, f"{path(live)}/analysis")
    old = analysis_page.find_estimator(live.match.game, is_solo=False)
    monkeypatch.setattr(
        analysis_page, "find_estimator", lambda _game, **_given: old._replace(stamp="of another version")
    )

    assert (
        "Analysing the match: decision" in (waiting := await anna.get(f"{path(live)}/analysis")).text
        or "Waiting to start" in waiting.text
    )
    await analysed(anna, f"{path(live)}/analysis")

    assert len(list((table.app.state.folder / "analyses").glob("*.json"))) == 2


def test_the_stamp_names_judge_seed_and_iterations() -> None:
    nim = registry.game("nim")
    stamps = [Estimator(nim).stamp, Estimator(nim).stamp, Estimator(nim, 1).stamp, Estimator(nim, 0, 5).stamp]

    assert stamps[0] == stamps[1]
    assert len({*stamps}) == 3


async def test_two_workers_do_not_make_it_twice_and_leaving_stops_it(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    slow: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    await anna.get(f"{path(live)}/analysis")
    here = table.app.state.analyses
    await until(lambda: any(noted(here)))
    table.app.state.analyses = PersistentJobs(JobQueue(), table.app.state.folder, analysis_page.KEEPING)

    waiting = await ben.get(f"{path(live)}/analysis")

    assert re.search(r"decision [1-9]\d* of 8", waiting.text)
    assert not table.app.state.analyses._running_jobs
    monkeypatch.setattr("skyhop.jobs.persistent.INTEREST_SECONDS", -1.0)
    await until(lambda: not here._running_jobs)
    stopped = await anna.get(f"{path(live)}/analysis?asked=1")
    assert "has stopped" in stopped.text
    assert not slow.is_set()


async def test_a_guest_waits_for_one_and_who_finds_no_room_is_not_charged(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    slow: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(persistent, "MAX_UNFINISHED", 1)
    lives = [await of_nim(table, matches, [anna, ben]) for _match in range(2)]
    charged = charges(table, monkeypatch)

    answers: list[httpx.Response] = [
        await visitor.http.get(f"{path(live)}/analysis")
        for visitor, live in ((anna, lives[0]), (ben, lives[1]), (anna, lives[1]))
    ]
    given_up = await anna.get(f"{path(lives[0])}/analysis?asked=1")
    slow.set()

    assert [answer.status_code for answer in answers] == [200, 503, 200]
    assert "analyses" in answers[1].text
    assert [name for name, _cost in charged].count("analysis") == 2
    assert "has stopped" in given_up.text


async def test_it_waits_for_the_engine_and_says_so_where_that_does_not_come(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    is_quick = [False]
    monkeypatch.setattr(analysis_page, "are_quick", lambda _entries: is_quick[0])
    monkeypatch.setattr(analysis_page, "PAUSE_SECONDS", 0.01)
    waiting = await anna.get(f"{path(live)}/analysis")
    asked = await anna.get(f"{path(live)}/analysis?asked=1")
    monkeypatch.setattr(analysis_page, "ENGINE_SECONDS", -1.0)
    table.app.state.analyses.close()
    await anna.get(f"{path(live)}/analysis")
    await until(lambda: bool(table.app.state.analyses._errors))
    (error,) = table.app.state.analyses._errors.values()
    failed = await anna.get(f"{path(live)}/analysis?asked=1")
    is_quick[0] = True

    assert "Waiting to start" in waiting.text
    assert "Waiting to start" in asked.text
    assert isinstance(error, EngineNotReady)
    assert (failed.status_code, "not compiled" in failed.text) == (503, True)
    assert "mark-blunder" in await analysed(anna, f"{path(live)}/analysis")


async def test_a_match_that_was_given_up_or_drawn_is_analysed_too(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    given_up = await of_nim(table, matches, [anna, ben], ("3", "2"))
    await given_up.handle(Resign(), 0, given_up.match.ply)
    drawn = await of_nim(table, matches, [anna, ben], ("3",))
    for seat in (0, 1):
        await drawn.handle(Propose(DRAW), seat, drawn.match.ply)

    page = await analysed(anna, f"{path(given_up)}/analysis?as=0")
    other = await analysed(anna, f"{path(drawn)}/analysis?as=0")

    assert len(MARK.findall(page[page.index('class="steps"') :])) == 3
    assert ("none", "draw agreed") in MARK.findall(other)


async def test_where_nobody_acted_before_the_match_was_broken_off_it_is_said_in_the_place_of_figures(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben], ())
    await live.handle(End(ABORTED), 0)

    page = await analysed(anna, f"{path(live)}/analysis")

    assert "Nobody had moved yet, so there is nothing to analyse." in page
    assert not re.search(r'class="(analysis-rest|accounts|analysis-graph)"', page)


async def test_the_page_opens_at_the_first_mistake_of_the_reader(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    page = await analysed(anna, f"{path(live)}/analysis")
    found = analysis_of((await anna.get(f"{path(live)}/analysis.json")).text)

    def first(seat: int | None) -> str:
        bad = [step for step, each in enumerate(found.decisions, 1) if each.is_bad and seat in {None, each.seat}]
        return f'data-step="{bad[0]}"'

    assert first(0) in page
    assert first(1) in (await ben.get(f"{path(live)}/analysis")).text
    assert first(None) in (await ben.get(f"{path(live)}/analysis?as=spectator")).text
    assert 'data-step="2"' in (await anna.get(f"{path(live)}/analysis?step=2&as=0")).text


async def test_next_and_previous_mistake_go_through_the_mistakes_of_the_perspective(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    page = await analysed(anna, f"{path(live)}/analysis?step=0&as=spectator")
    found = analysis_of((await anna.get(f"{path(live)}/analysis.json")).text)

    for place, seat in (("spectator", None), ("0", 0), ("1", 1)):
        bad = [step for step, each in enumerate(found.decisions, 1) if each.is_bad and seat in {None, each.seat}]
        assert bad
        at, gone = 0, []
        page = (await anna.get(f"{path(live)}/analysis?step=0&as={place}")).text
        assert re.search(r'id="mistake-previous" role="link" aria-disabled="true"', page)
        while link := re.search(r'id="mistake-next" href="([^"]*)"', page):
            page = (await anna.get(html.unescape(link[1]))).text
            at = int(re.search(r'data-step="(\d+)"', page)[1])  # type: ignore[index]
            gone.append(at)
        assert gone == bad
        while link := re.search(r'id="mistake-previous" href="([^"]*)"', page):
            page = (await anna.get(html.unescape(link[1]))).text
            gone.append(int(re.search(r'data-step="(\d+)"', page)[1]))  # type: ignore[index]
        assert gone == [*bad, *bad[-2::-1]]
        marks = re.findall(r'<svg class="mark-(\w+)" x="[\d.]+%" data-seat="(\d)">', page)
        assert len(marks) == len(bad)


async def test_marks_come_while_the_analysis_is_made(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    may_go_on = threading.Event()

    def make(_order: MatchAnalysis, report: PartReport) -> bytes:
        for number, found in enumerate(("", "b", "bf", "bfx")):
            report(number, found)
        while not may_go_on.wait(0.005):
            report(3, "bfx")
        return b"{}"

    monkeypatch.setattr(MatchAnalysis, "make", make)
    await anna.get(f"{path(live)}/analysis")
    here = table.app.state.analyses
    await until(lambda: any("bfx" in file.read_text() for file in (here._folder._folder).glob("*.making")))
    pages = [(await anna.get(f"{path(live)}/analysis?asked=1")).text]
    table.app.state.analyses = PersistentJobs(JobQueue(), table.app.state.folder, analysis_page.KEEPING)
    pages.append((await ben.get(f"{path(live)}/analysis?asked=1")).text)
    may_go_on.set()

    for page in pages:
        early = page[page.index('id="early"') :]
        assert re.findall(r'<svg class="mark-(\w+)"', early) == ["best", "fine", "blunder"]
        assert re.findall(r"<li>Step (\d+) ", early) == ["3"]


async def test_the_end_is_told_without_the_points_of_each_which_the_table_shows(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    await anna.get("/")
    await ben.get("/")
    state = table.app.state
    guests = [parse_player(str(state.cookies.read_proof(each.http.cookies[state.cookie_name]))) for each in (anna, ben)]
    ruleset = registry.game("aeronaut-odyssey").rulesets()[0]
    live = await matches.start("aeronaut-odyssey", ruleset, [Seat("guest", guest) for guest in guests], 0)
    await live.handle(Resign(), 0, live.match.ply)

    page = await analysed(anna, f"{path(live)}/analysis?as=0")
    said = page[page.index('<section class="analysis"') : page.index("</section>")]

    assert "You resigned. Your opponent won" in said
    assert "routes 0" not in said
    assert "routes 0" in page
