"""Two worlds that differ only in what a seat cannot know look the same to it, byte by byte."""

from __future__ import annotations

import contextlib
import random
import shutil
from pathlib import Path

import pytest
from tests.web.page import Page
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.core import registry
from skyhop.core.journal import Entry, Journal
from skyhop.core.match import plies, replay
from skyhop.core.refusals import JournalError
from skyhop.core.state import View
from skyhop.table.live import Live
from skyhop.table.matches import Matches
from skyhop.table.seats import Seat
from skyhop.web import stream, tables
from skyhop.web.app import table_app

PLIES = 14


def other_worlds(live: Live, seat: int | None, count: int) -> list[Journal]:
    """Change what was shuffled, as far as the seat's view stays the same and all that was played stays possible."""
    rng = random.Random(11)
    journal, found = live.match.journal, []
    remembered = all_seen(journal, seat)
    for _attempt in range(4000):
        changed = Journal(journal.header)
        for entry in journal.entries:
            tokens = entry.text.split()
            if entry.is_chance:
                one, two = rng.sample(range(len(tokens)), 2)
                tokens[one], tokens[two] = tokens[two], tokens[one]
            changed.write(entry.actor, " ".join(tokens))
        with contextlib.suppress(JournalError):
            if all_seen(changed, seat) == remembered and replay(changed).state != live.match.state:
                found.append(changed)
        if len(found) == count:
            return found
    message = "no other world was found"
    raise AssertionError(message)


def all_seen(journal: Journal, seat: int | None) -> list[View]:
    """All that a seat has seen in the course of a match: it remembers."""
    game = registry.game(journal.header.game)
    return [
        game.view(state, seat) for _ply, state, entry, _events in plies(journal) if entry is None or not entry.is_chance
    ]


async def a_match(matches: Matches, guest: str, ruleset: str) -> Live:
    live = await matches.start("balloon-cup", ruleset, (Seat("guest", guest), Seat("guest", "ben")), 0)
    rng = random.Random(5)
    for _turn in range(PLIES):
        seat = live.match.to_decide
        assert seat is not None
        view = live.match.view(seat)
        text = live.match.game.write(view, rng.choice(live.match.game.legal(view)))
        await live.play(seat, live.match.ply, text)
    return live


@pytest.mark.parametrize("ruleset", ["rio-grande", "gravon"])
@pytest.mark.parametrize("seat", [0, None])
async def test_page_stream_and_refusals_are_the_same_in_every_world_that_a_seat_allows(
    anna: Visitor, matches: Matches, tmp_path: Path, ruleset: str, seat: int | None
) -> None:
    await anna.get("/")
    state = anna.http._transport.app.app.state  # type: ignore[attr-defined]
    guest = state.cookies.guest(anna.http.cookies[state.cookie_name]) if seat == 0 else "somebody"
    live = await a_match(matches, guest, ruleset)
    truth = await everything_shown(anna, live, seat)

    for number, journal in enumerate(other_worlds(live, seat, 3)):
        folder = tmp_path / str(number)
        folder.mkdir()
        shutil.copy(tmp_path / "key", folder / "key")
        world = table_app(folder)
        async with world.app.router.lifespan_context(world.app):
            others: Matches = world.app.state.matches
            await others.store.add(live.info, live.seats, journal.entries)
            twin = await others.open(live.info.id)
            visitor = Visitor(world)
            visitor.http.cookies = anna.http.cookies
            assert twin.match.state != live.match.state
            assert await everything_shown(visitor, twin, seat) == truth
            await visitor.http.aclose()


async def everything_shown(visitor: Visitor, live: Live, seat: int | None) -> list[object]:
    """Gather every byte that a seat can get: page, pictures of all steps, words, refusals, the refused journal."""
    path = f"/matches/{live.info.id}"
    shown: list[object] = [(await visitor.get(path)).text]
    for action in ("R13-1", "B1x2", "~", ".", "+G=R", "A4-4"):
        answer = await visitor.post(f"{path}/actions", {"ply": "0", "action": action})
        shown.append((answer.status_code, answer.text))
    if live.match.to_decide != seat:
        for action in ("R13-1", "B1x2", "~R1", "."):
            answer = await visitor.post(f"{path}/actions", {"ply": str(live.match.ply), "action": action})
            shown.append((answer.status_code, answer.text))
    shown.append((await visitor.get(f"{path}/journal")).text)
    shown.extend(tables.after_step(live, seat, index) for index in range(len(live.history)))
    shown.extend(stream.drawn_since(live, seat, str(live.history._steps[-5].ply)))
    shown.extend(await every_part(visitor, live))
    return shown


async def every_part(visitor: Visitor, live: Live) -> list[str]:
    """Gather what is sent to pages that have some of the parts: by form, and by stream as the bytes of the wire."""
    path, page = f"/matches/{live.info.id}", Page()
    page.receive((await visitor.http.get(path, headers=FRAGMENT)).text)
    some = {**FRAGMENT, "Skyhop-Parts": ",".join(page.newest[::2])}
    sent = [(await visitor.post(f"{path}/actions", {"ply": "0", "action": "nonsense"}, **some)).text]
    state = visitor.table.app.state
    guest = state.cookies.guest(visitor.http.cookies[state.cookie_name])
    watch = stream.Watch(state.matches, live.info.id, guest, "token")
    seen = str(live.history._steps[-5].ply)
    async for text in watch.since(seen, page.newest[::2]):
        sent.append(text)
        if text.startswith(f"id: {live.version}\n"):
            break
    return sent


async def test_a_world_that_differs_in_what_is_known_does_look_different(matches: Matches) -> None:
    live, other = [await a_match(matches, "anna", "rio-grande") for _turn in range(2)]

    assert tables.latest(live, 0) != tables.latest(other, 0)


async def test_no_answer_holds_an_entry_of_chance(anna: Visitor, matches: Matches) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    orders = [entry.text for entry in live.match.journal.entries if Entry.is_chance.fget(entry)]  # type: ignore[attr-defined]

    assert orders
    assert not any(order in anna.page for order in orders)
