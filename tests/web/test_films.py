"""Tests of pictures and films of a match: access, computation and retention."""

from __future__ import annotations

import asyncio
import errno
import itertools
import os
import re
import secrets
import stat
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import httpx
import pytest
from tests.amount import in_turn
from tests.pictures import are_alike, frames_in, opened
from tests.web.charges import charges
from tests.web.test_guard import PUBLIC
from tests.web.test_look_back import guest_of, path, played
from tests.web.visitor import HOST, Visitor, any_action

from skyhop.jobs import persistent
from skyhop.jobs import persistent as job_folder
from skyhop.jobs.persistent import PersistentJobs
from skyhop.jobs.queue import JobOwner, JobQueue, QueueFull
from skyhop.print.picture import render_picture
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches import create
from skyhop.server.matches.commands import Play, Resign, Sit
from skyhop.server.matches.history import History
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.web.app import create_app
from skyhop.web.http import background_jobs
from skyhop.web.http.guard import Guard
from skyhop.web.pages.match.names import names_by_ply
from skyhop.web.pages.replay import replay


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in each run: with a few hands a film differs from the pictures (see decision 19)."""
    monkeypatch.setattr(create, "secrets", SimpleNamespace(choice=secrets.choice, token_bytes=bytes))


async def made(visitor: Visitor, address: str) -> httpx.Response:
    """Ask for a film's page until it is there, as a page without JavaScript does; then fetch the film."""
    for _turn in range(300):
        page = await visitor.http.get(address)
        assert page.status_code == 200
        if "data-made" in page.text:
            found = re.search(r'<img src="([^"]*film\.webp[^"]*)"', page.text)
            assert found is not None
            return await visitor.http.get(found[1].replace("&amp;", "&"), follow_redirects=False)
        assert '<progress id="made"' in page.text
        refresh = re.search(r'content="2; url=([^"]*)"', page.text)
        assert refresh is not None
        address = refresh[1].replace("&amp;", "&")
        await asyncio.sleep(0.05)
    message = "the film is not made"
    raise AssertionError(message)


def seen(live: Live, step: int, seat: int | None) -> bytes:
    """The picture that a seat, or a spectator, is to be given."""

    return render_picture(*live.history.draw_frame(step, seat, names_by_ply(live.seats_by_ply, seat)))


async def test_a_picture_can_be_sent_around(table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor) -> None:
    live = await played(table, matches, [anna, ben])
    ply = live.history.ply_of(3)
    stranger = Visitor(table)

    drawn = [await visitor.http.get(f"{path(live)}/picture.png?ply={ply}") for visitor in (anna, ben, stranger)]

    assert [answer.headers["content-type"] for answer in drawn] == ["image/png"] * 3
    assert [answer.content for answer in drawn] == [seen(live, 3, seat) for seat in (0, 1, None)]
    assert len({answer.content for answer in drawn}) == 3
    await stranger.http.aclose()


async def test_during_a_match_a_film_shows_what_its_reader_saw(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben], 3)
    stranger = Visitor(table)

    for visitor, seat in ((anna, 0), (ben, 1), (stranger, None)):
        film = await made(visitor, f"{path(live)}/film")
        shown = frames_in(film.content)

        assert film.headers["content-type"] == "image/webp"
        assert are_alike(shown, [opened(seen(live, step, seat)) for step in range(4)])
    await stranger.http.aclose()


@pytest.mark.parametrize(
    ("query", "status", "sentence"),
    [
        ("first=x", 400, "such as first=12"),
        ("from=x", 400, "such as from=12"),
        ("to=-1", 400, "such as to=12"),
        ("as=2", 400, "Choose one of 0, 1, spectator, open"),
        ("as=1", 403, "after the match"),
        ("as=open", 403, "after the match"),
        ("from=2&to=4&as=spectator", 403, "after the match"),
    ],
)
async def test_a_film_of_what_is_hidden_or_nothing_is_refused(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, query: str, status: int, sentence: str
) -> None:
    live = await played(table, matches, [anna, ben])

    for file in ("film", "film.webp"):
        answer = await anna.get(f"{path(live)}/{file}?{query}")
        assert (answer.status_code, sentence in answer.text) == (status, True)
    assert not table.app.state.films._running_jobs


async def test_a_film_that_another_seat_has_made_is_not_given_to_this_one(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben], 1)
    ends = f"from={live.history.ply_of(0)}&to={live.history.ply_of(1)}"
    await made(anna, f"{path(live)}/film?{ends}")

    answer = await ben.http.get(f"{path(live)}/film.webp?{ends}", follow_redirects=False)

    assert (answer.status_code, answer.headers["location"]) == (303, f"{path(live)}/film?first=0&last=1&as=1")
    assert (await ben.get(f"{path(live)}/film.webp?{ends}&as=0")).status_code == 403


async def test_after_the_end_everybody_may_have_a_film_of_any_stretch_from_any_place(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben], 4)
    await live.handle(Resign(), 1, live.match.ply)
    first, last = live.history.ply_of(2), live.history.ply_of(4)
    stranger = Visitor(table)

    film = await made(stranger, f"{path(live)}/film?from={last}&to={first}&as=1")
    again = await anna.http.get(f"{path(live)}/film.webp?from={first}&to={last}&as=1", follow_redirects=False)

    assert are_alike(frames_in(film.content), [opened(seen(live, step, 1)) for step in (2, 3, 4)])
    assert film.headers["content-disposition"] == f'inline; filename="skyhop-{live.info.id}-2-4.webp"'
    assert again.content == film.content
    await stranger.http.aclose()


@pytest.mark.slow
async def test_a_film_that_was_made_before_the_end_shows_others_after_it_what_its_seat_saw(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben], 3)
    ends = f"from={live.history.ply_of(0)}&to={live.history.ply_of(3)}"
    own = await made(anna, f"{path(live)}/film?{ends}")
    stranger = Visitor(table)
    before = await stranger.get(f"{path(live)}/film.webp?{ends}&as=0")

    await live.handle(Resign(), 1, live.match.ply)
    after = [await visitor.get(f"{path(live)}/film.webp?{ends}&as=0") for visitor in (stranger, ben)]

    assert before.status_code == 403
    assert [answer.content for answer in after] == [own.content] * 2
    await stranger.http.aclose()


@pytest.mark.slow
async def test_a_match_that_goes_on_leaves_a_film_as_it_was_asked_for(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await played(table, matches, [anna, ben], 2)
    page = (await anna.get(f"{path(live)}/film")).text
    seat = live.match.to_decide
    assert seat is not None
    await live.handle(Play(any_action(live, seat)), seat, live.match.ply)
    ends = "first=0&amp;last=2"

    assert f'data-address="{path(live)}/film?{ends}&amp;as=0"' in page
    assert len(frames_in((await made(anna, f"{path(live)}/film?{ends.replace('&amp;', '&')}")).content)) == 3


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Films that are not done before they may be."""
    may_go_on = threading.Event()

    def make(_film: replay.Film, report: Callable[[int], None]) -> bytes:
        for number in itertools.count():
            is_done = may_go_on.wait(0.005)
            report(number)
            if is_done:
                return b"RIFF"
        raise AssertionError

    monkeypatch.setattr(replay.Film, "make", make)
    return may_go_on


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    async with asyncio.timeout(5):
        while not holds():  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.005)


async def until_nothing_is_made(table: Guard) -> None:
    """Wait until nothing waits for its turn, and the thread that makes films has nothing more to do."""
    jobs: JobQueue = table.app.state.jobs
    await until(
        lambda: jobs.is_idle and not any(job.done.done() for job in table.app.state.films._running_jobs.values())
    )


def films_of(folder: Path) -> PersistentJobs:
    """The films of a table, as a worker sees them."""
    return PersistentJobs(JobQueue(), folder, replay.KEEPING)


def another_worker(table: Guard) -> PersistentJobs:
    """The films of the same table, as another of its workers sees them."""
    return films_of(table.app.state.folder)


def noted(lasting: PersistentJobs) -> list[int]:
    """Return the number of finished parts of each job of a worker, as other workers can read it."""
    notes = [lasting._folder.read_note(name) for name in lasting._running_jobs]
    return [note.finished for note in notes if note is not None]


def film_to(live: Live, step: int) -> str:
    return f"{path(live)}/film?to={live.history.ply_of(step)}"


async def test_films_wait_in_a_short_queue_and_who_finds_no_room_is_not_charged(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    slow: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(persistent, "MAX_UNFINISHED", 2)
    live = await played(table, matches, [anna, ben])
    carl = Visitor(table)
    await carl.get("/")
    charged = charges(table, monkeypatch)

    answers = [await visitor.http.get(film_to(live, 2)) for visitor in (anna, ben, carl, anna)]
    slow.set()

    assert [answer.status_code for answer in answers] == [200, 200, 503, 200]
    assert answers[2].headers["Retry-After"] == "10"
    assert "films" in answers[2].text
    assert [name for name, _cost in charged].count("film") == 2
    await carl.http.aclose()


async def test_a_guest_has_one_film_made_at_a_time(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    slow: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(persistent, "MAX_UNFINISHED", 1)
    live = await played(table, matches, [anna, ben])
    for step in (1, 2, 3):
        assert (await anna.http.get(film_to(live, step))).status_code == 200

    given_up, wanted = [await anna.http.get(f"{film_to(live, step)}&asked=1") for step in (1, 3)]
    slow.set()
    await until_nothing_is_made(table)

    assert "This film has stopped" in given_up.text
    assert "data-waits" in wanted.text
    statuses = [(await anna.http.get(film_to(live, n).replace("?", ".webp?"), follow_redirects=False)) for n in (1, 3)]
    assert [answer.status_code for answer in statuses] == [303, 200]


async def test_a_film_goes_on_where_somebody_else_waits_for_it_too(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, slow: threading.Event
) -> None:
    live = await played(table, matches, [anna, ben])
    carl, dora = Visitor(table), Visitor(table)
    for visitor in (carl, dora):
        await visitor.get("/")  # and is known from now on
        await visitor.http.get(film_to(live, 2))

    await carl.http.get(film_to(live, 3))  # now the first film is made for dora, the second for carl
    asked = await dora.http.get(f"{film_to(live, 2)}&asked=1")
    await dora.http.get(film_to(live, 4))  # and now nobody waits for the first
    given_up = await dora.http.get(f"{film_to(live, 2)}&asked=1")
    slow.set()
    await until_done(dora, film_to(live, 4))

    assert "data-waits" in asked.text
    assert "This film has stopped" in given_up.text
    for visitor in (carl, dora):
        await visitor.http.aclose()


async def test_a_film_that_no_page_asks_for_is_stopped(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    slow: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = await played(table, matches, [anna, ben])
    monkeypatch.setattr(job_folder, "INTEREST_SECONDS", -1.0)

    await anna.http.get(film_to(live, 2))
    await until(lambda: not table.app.state.films._running_jobs)
    await until_nothing_is_made(table)

    assert not slow.is_set()
    assert "This film has stopped" in (await anna.get(f"{film_to(live, 2)}&asked=1")).text


async def test_workers_share_their_films(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, slow: threading.Event
) -> None:
    live = await played(table, matches, [anna, ben])
    await anna.get(film_to(live, 2))
    await until(lambda: any(noted(table.app.state.films)))
    here, table.app.state.films = table.app.state.films, another_worker(table)

    waiting = await anna.get(film_to(live, 2))
    begun_there = list(table.app.state.films._running_jobs)
    slow.set()
    await until_done(anna, film_to(live, 2))
    file = await anna.http.get(film_to(live, 2).replace("?", ".webp?"), follow_redirects=False)

    assert re.search(r"picture [1-9]\d* of 3", waiting.text)
    await until(lambda: not here._running_jobs)
    assert begun_there == []
    assert (file.status_code, file.content) == (200, b"RIFF")
    assert not [path for path in (table.app.state.folder / "films").iterdir() if path.suffix != ".webp"]


async def test_a_film_is_stopped_from_another_worker(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, slow: threading.Event
) -> None:
    live = await played(table, matches, [anna, ben])
    await anna.get(film_to(live, 2))
    here, table.app.state.films = table.app.state.films, another_worker(table)

    await anna.get(film_to(live, 3))
    await until(lambda: not here._running_jobs)
    slow.set()
    await until_done(anna, film_to(live, 3))


async def test_a_film_of_a_seat_is_not_for_whoever_holds_the_shared_device_at_another_seats_turn(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, slow: threading.Event
) -> None:
    live = await played(table, matches, [anna, anna], 0)
    seat = live.match.to_decide
    assert seat is not None
    page = (await anna.get(f"{path(live)}/film")).text
    found = re.search(r'data-question="([^"]*)"', page)
    assert found is not None
    address = found[1].replace("&amp;", "&")
    assert f"as={seat}" in address
    assert (await anna.http.get(address)).status_code == 200
    while live.match.to_decide == seat:
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)

    answers = [await visitor.http.get(address) for visitor in (anna, ben)]
    slow.set()

    assert [answer.status_code for answer in answers] == [403, 403]


@pytest.mark.slow
async def test_a_film_names_whoever_sits_there_now(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    await anna.get("/")
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", guest_of(table, anna)), Seat("open")), 0)
    first = await made(anna, f"{path(live)}/film")
    await ben.get("/")

    await live.handle(Sit(Seat("guest", guest_of(table, ben))))

    second = await made(anna, f"{path(live)}/film")
    shown = [opened(seen(live, 0, 0))]
    assert are_alike(frames_in(second.content), shown)
    assert not are_alike(frames_in(first.content), shown)


async def test_what_a_worker_that_has_died_was_making_is_taken_up_by_the_next_that_is_asked_and_charged_once(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    slow: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = await played(table, matches, [anna, ben])
    charged = charges(table, monkeypatch)
    await anna.get(film_to(live, 2))
    died, table.app.state.films = table.app.state.films, another_worker(table)

    alive = await anna.get(f"{film_to(live, 2)}&asked=1")
    begun_before = list(table.app.state.films._running_jobs)
    for job in died._running_jobs.values():
        died._jobs.drop(job)
    died._running_jobs.clear()
    for file in died._folder._locked_files.values():  # as the system does
        os.close(file)
    asked = await anna.get(f"{film_to(live, 2)}&asked=1")
    begun_after = list(table.app.state.films._running_jobs)
    slow.set()
    await until_done(anna, film_to(live, 2))

    assert "data-waits" in alive.text
    assert "data-waits" in asked.text
    assert (len(begun_before), len(begun_after)) == (0, 1)
    assert [name for name, _cost in charged].count("film") == 1


async def test_a_note_that_was_never_written_keeps_no_film_from_being_made(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, slow: threading.Event
) -> None:
    live = await played(table, matches, [anna, ben])
    await anna.get(film_to(live, 2))
    (note,) = (table.app.state.folder / "films").glob("*.making")
    table.app.state.films.close()
    await until_nothing_is_made(table)
    os.truncate(note, 0)

    assert "data-waits" in (await anna.get(film_to(live, 2))).text
    slow.set()
    await until_done(anna, film_to(live, 2))


async def test_guests_of_one_address_leave_room_for_others_and_addresses_take_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(persistent, "MAX_OF_ADDRESS", 3)
    monkeypatch.setattr(
        "skyhop.jobs.queue.time", SimpleNamespace(thread_time=itertools.count().__next__)
    )  # each takes a second
    queue, made = films_of(tmp_path), list[str]()

    class Thing(NamedTuple):
        name: str
        parts: int = 1

        def make(self, _report: Callable[[int], None]) -> bytes:
            made.append(self.name)
            return b"RIFF"

    def ask(guest: str, address: str) -> None:
        queue.make_room(JobOwner(guest, address))
        queue.begin(Thing(f"{address}-{guest}"), JobOwner(guest, address))

    for guest in "abc":
        ask(guest, "crowd")
    with pytest.raises(QueueFull):
        ask("d", "crowd")
    for guest in "xy":
        ask(guest, "other")
    await until(lambda: not queue._running_jobs)

    assert made == ["crowd-a", "other-x", "crowd-b", "other-y", "crowd-c"]


async def test_only_whoever_has_a_film_made_is_charged(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    slow: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = await played(table, matches, [anna, ben])
    found = charges(table, monkeypatch)
    monkeypatch.setattr(background_jobs, "PARTS_PER_COST", 3)

    for _turn in range(2):
        await anna.http.get(f"{path(live)}/film")
    await anna.http.get(f"{path(live)}/picture.png")
    slow.set()

    assert found == [("look", 1), ("film", 3), ("look", 1), ("look", 1), ("paper", 1)]


async def test_films_are_kept_for_a_while_and_only_so_many(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, slow: threading.Event
) -> None:
    live = await played(table, matches, [anna, ben])
    slow.set()
    kept = table.app.state.films._folder
    kept._limits = kept._limits._replace(most_bytes=2 * len(b"RIFF"))
    folder = table.app.state.folder / "films"
    for age, step in ((300, 1), (200, 2), (100, 3)):
        await until_done(anna, film_to(live, step))
        newest = max(folder.glob("*.webp"), key=lambda path: path.stat().st_mtime)
        os.utime(newest, (time.time() - age,) * 2)

    async def statuses() -> list[int]:
        addresses = [film_to(live, step).replace("?", ".webp?") for step in (1, 2, 3)]
        return [(await anna.http.get(address, follow_redirects=False)).status_code for address in addresses]

    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert await statuses() == [303, 200, 200]
    kept._limits = kept._limits._replace(seconds=150.0)
    assert await statuses() == [303, 303, 200]
    kept.sweep()
    assert len(list(folder.iterdir())) == 1


async def until_done(visitor: Visitor, address: str) -> None:
    for _turn in range(300):
        if "data-made" in (await visitor.http.get(address)).text:
            return
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("writing", "number", "status"),
    in_turn(
        [
            ("write_whole", errno.ENOSPC, 507),
            ("_overwrite", errno.ENOSPC, 507),
            ("write_whole", errno.EROFS, 503),
            ("_overwrite", errno.EROFS, 503),
        ],
        3,
    ),
)
async def test_a_disk_that_takes_no_film_is_no_defect_and_the_film_is_made_later(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    monkeypatch: pytest.MonkeyPatch,
    writing: str,
    number: int,
    status: int,
) -> None:
    live = await played(table, matches, [anna, ben], 1)
    address = film_to(live, 1)

    with monkeypatch.context() as patch:
        patch.setattr(job_folder, writing, refuses(number))
        begun = await anna.http.get(address)
        await until_nothing_is_made(table)
        answer = begun if begun.status_code == status else await anna.http.get(f"{address}&asked=1")

    assert (answer.status_code, "Traceback" in answer.text) == (status, False)
    assert len(frames_in((await made(anna, address)).content)) == 2


async def test_a_disk_that_fills_up_while_a_film_is_made_is_told_and_the_film_is_made_later(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    slow: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = await played(table, matches, [anna, ben], 1)
    address = film_to(live, 1)
    queue = table.app.state.films

    def full(_file: int, *_written: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    assert (await anna.http.get(address)).status_code == 200
    with monkeypatch.context() as patch:
        patch.setattr(job_folder, "_overwrite", full)
        await until(lambda: not queue._running_jobs)
        assert (await anna.http.get(f"{address}&asked=1")).status_code == 507
    slow.set()
    await until_nothing_is_made(table)

    assert (await anna.http.get(address)).status_code == 200
    await until(lambda: not queue._running_jobs)
    assert (await anna.http.get(address.replace("?", ".webp?"), follow_redirects=False)).content == b"RIFF"


async def test_a_film_that_went_wrong_is_a_defect_and_is_made_anew(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await played(table, matches, [anna, ben], 1)
    address = film_to(live, 1)
    with monkeypatch.context() as patch:
        patch.setattr(History, "draw_frame", lambda *_given: ("", ""))
        assert (await anna.get(address)).status_code == 200
        await until_nothing_is_made(table)
        transport = httpx.ASGITransport(table, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=HOST, cookies=anna.http.cookies) as client:
            file = address.replace("film?", "film.webp?")
            assert (await client.get(file, follow_redirects=False)).status_code == 303
            assert [(await client.get(f"{address}&asked=1")).status_code for _turn in range(2)] == [500, 500]

    assert len(frames_in((await made(anna, address)).content)) == 2


async def test_a_table_that_closes_stops_its_films_and_the_next_one_takes_them_up(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, slow: threading.Event
) -> None:
    live = await played(table, matches, [anna, ben])
    await anna.get(film_to(live, 2))

    table.app.state.films.close()
    await until_nothing_is_made(table)
    was_stopped = not slow.is_set()
    table.app.state.films = another_worker(table)
    asked = await anna.get(f"{film_to(live, 2)}&asked=1")
    slow.set()
    await until_done(anna, film_to(live, 2))

    assert was_stopped
    assert "data-waits" in asked.text


def refuses(number: int) -> Callable[..., bytes]:
    """Return a function that raises the error `number` of the operating system, as a full disk does."""

    def refused(*_given: object, **_named: object) -> bytes:
        raise OSError(number, os.strerror(number))

    return refused


@pytest.mark.parametrize(("missing", "package"), [("typst", "typst"), ("PIL", "pillow")])
async def test_without_the_press_it_is_said_what_is_missing(
    table: Guard,
    matches: MatchRegistry,
    anna: Visitor,
    ben: Visitor,
    monkeypatch: pytest.MonkeyPatch,
    missing: str,
    package: str,
) -> None:
    live = await played(table, matches, [anna, ben], 1)
    for name in [name for name in sys.modules if name.startswith("skyhop.print")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)

    await anna.get(film_to(live, 1))
    await until_nothing_is_made(table)
    answer = await anna.get(f"{film_to(live, 1)}&asked=1")
    drawn = await anna.get(f"{path(live)}/picture.png")

    assert (answer.status_code, package in answer.text) == (501, True)
    assert drawn.status_code == 501


async def test_whoever_is_sent_an_address_is_shown_a_picture_of_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    table = create_app(tmp_path_factory.mktemp("public"), PUBLIC)
    async with table.app.router.lifespan_context(table.app):
        anna, ben, fetcher = Visitor(table), Visitor(table), Visitor(table)
        live = await played(table, table.app.state.matches, [anna, ben])
        ply = live.history.ply_of(3)

        page = (await anna.get(f"{path(live)}?ply={ply}")).text
        found = re.search(r'property="og:image" content="https://play.example([^"]*)"', page)
        assert found is not None
        sent = await fetcher.http.get(found[1].replace("&amp;", "&"))

        assert found[1] == f"{path(live)}/picture.png?step=3"
        assert sent.content == seen(live, 3, None)
        assert f'content="https://play.example{path(live)}/picture.png' in (await anna.get(path(live))).text
        for visitor in (anna, ben, fetcher):
            await visitor.http.aclose()
