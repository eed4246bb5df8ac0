"""Leak tests of pages: two worlds that a seat cannot distinguish give it the same bytes."""

from __future__ import annotations

import contextlib
import operator
import os
import random
import shutil
from collections.abc import Iterator
from itertools import starmap, zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.amount import IS_THOROUGH, in_turn
from tests.conformance.house_rules import board
from tests.web.page import Page
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.analysis.hint import Adviser
from skyhop.engine.event import Event
from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.journal import Header, Journal, JournalEntry
from skyhop.game.match import Ply, plies, replay
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.match_change import MatchCreation
from skyhop.web.app import create_app
from skyhop.web.pages.match import hints, rendering, stream

WORLDS = int(os.environ.get("SKYHOP_WORLDS", "3" if IS_THOROUGH else "1"))
"""Of each scene and seat, where its match allows so many; `docs/reliability.md` has the figures of a long run."""
SEED = int(os.environ.get("SKYHOP_SEED", "0"))
"""Of other matches, and other worlds."""
ATTEMPTS = 1400
"""To find each of them."""
MATCHES = 5
"""To find one in which a seat does not know everything."""


class Scene(NamedTuple):
    """A match in which something is hidden, and what is tried in it, possible or not."""

    game: str
    ruleset: str | dict[str, object]
    plies: int
    tried: tuple[str, ...]
    worlds: int = WORLDS


CUP_TRIED = ("R13-1", "B1x2", "~", "~R1", ".", "+G=R", "A4-4")
ODYSSEY_TRIED = (">B", "+A-B", "+B-E=**", "RY", ".", "keep S1", "keep S2 S4", "!steal 1R", "#1", "@F")
ODYSSEY = {"seats": 2, "secret_inventories": True}
SCENES = {
    "rio-grande": Scene("balloon-cup", "rio-grande", 14, CUP_TRIED),
    "gravon": Scene("balloon-cup", "gravon", 14, CUP_TRIED),
    "secret orders": Scene(
        "aeronaut-odyssey",
        {**ODYSSEY, "expansions": "trajectories bonus multi wild thieves", "board": board("six-winds")},
        16,
        ODYSSEY_TRIED,
        worlds=1,  # the other seat has kept one of the two orders that are left
    ),
    "secret gifts": Scene(
        "aeronaut-odyssey",
        {**ODYSSEY, "base": "capital", "expansions": "multi wild thieves", "board": board("court-winds")},
        16,
        ODYSSEY_TRIED,
        worlds=2,
    ),
}


def other_worlds(live: Live, seat: int | None, count: int) -> list[Journal]:
    """Change what chance and the others did, as far as all that the seat has seen and heard stays as it was.

    None where so many are not found: the seat may know everything, or all but two cards that lie alike.
    """
    rng = random.Random(11 + SEED)
    journal, truth = live.match.journal, live.match.state
    remembered, found = list(all_known(journal, seat)), dict[State, Journal]()
    played = list(plies(journal))
    for _attempt in range(ATTEMPTS * max(count, 3)):
        changed = another(journal.header, played, seat, rng)
        with contextlib.suppress(JournalError):
            if all(starmap(operator.eq, zip_longest(all_known(changed, seat), remembered))):
                found.setdefault(replay(changed).state, changed)
                found.pop(truth, None)
        if len(found) == count:
            return list(found.values())
    return []


def another(header: Header, played: list[Ply], seat: int | None, rng: random.Random) -> Journal:
    """Swap two tokens of what was shuffled, and perhaps in what the others wrote; or let one of them act otherwise."""
    changed, names = Journal(header), dict[str, str]()
    others = [ply.number for ply in played if ply.entry and not ply.entry.is_chance and ply.entry.actor != str(seat)]
    acts_otherwise = rng.choice(others) if rng.random() < 0.5 else None
    for ply, state, entry, _events in played:
        if entry is None:
            break
        tokens = entry.text.split()
        if entry.is_chance:
            one, two = rng.sample(range(len(tokens)), 2)
            tokens[one], tokens[two] = tokens[two], tokens[one]
            names = rng.choice(({}, {tokens[one]: tokens[two], tokens[two]: tokens[one]}))
        elif ply == acts_otherwise:
            game = registry.game(header.game)
            tokens = [game.write(state, rng.choice(game.legal(state)))]
        elif ply in others:
            tokens = [names.get(token, token) for token in tokens]
        changed.write(entry.actor, " ".join(tokens))
    return changed


def all_known(journal: Journal, seat: int | None) -> Iterator[tuple[View, list[Event]]]:
    """All that a seat sees and hears in the course of a match, in turn: it remembers."""
    game, heard = registry.game(journal.header.game), list[Event]()
    for _ply, state, entry, events in plies(journal):
        heard += game.list_visible_events(state.ruleset, events, seat)
        if entry is None or not entry.is_chance:
            yield game.view(state, seat), heard
            heard = []


async def a_match(matches: MatchRegistry, seat: Seat, scene: Scene, number: int = 0) -> Live:
    seats = (seat, Seat("guest", "ben"))
    live = await matches.start(scene.game, scene.ruleset, seats, 0, Terms(is_friendly=True))
    rng = random.Random(5 + SEED + 1000 * number)
    for _turn in range(scene.plies):
        due = live.match.to_decide
        assert due is not None
        view = live.match.view(due)
        text = live.match.game.write(view, rng.choice(live.match.game.legal(view)))
        await live.handle(Play(text), due, live.match.ply)
    return live


async def a_match_of_many_worlds(
    matches: MatchRegistry, own: Seat, scene: Scene, seat: int | None
) -> tuple[Live, list[Journal]]:
    """A match, and the others that look the same to a seat, or to who only watches."""
    for number in range(MATCHES):
        live = await a_match(matches, own, scene, number)
        if worlds := other_worlds(live, seat, scene.worlds):
            return live, worlds
    raise AssertionError(f"in {MATCHES} matches a seat knew all but for fewer than {scene.worlds} worlds")


@pytest.mark.parametrize(
    ("name", "seat"),
    in_turn([(name, seat) for turn, name in enumerate(SCENES) for seat in ((0, None) if turn % 2 else (None, 0))], 2),
)
async def test_page_stream_and_refusals_are_the_same_in_every_world_that_a_seat_allows(
    anna: Visitor,
    matches: MatchRegistry,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    seat: int | None,
) -> None:
    scene = SCENES[name]
    monkeypatch.setattr(hints, "find_adviser", lambda game: Adviser(game, iterations=8))
    await anna.get("/")
    guest = anna.guest if seat == 0 else "somebody"
    live, worlds = await a_match_of_many_worlds(matches, Seat("guest", guest), scene, seat)
    truth = await everything_shown(anna, live, seat, scene.tried)

    for number, journal in enumerate(worlds):
        folder = tmp_path / str(number)
        folder.mkdir()
        shutil.copy(tmp_path / "key", folder / "key")
        world = create_app(folder)
        async with world.app.router.lifespan_context(world.app):
            others: MatchRegistry = world.app.state.matches
            await others.store.add(MatchCreation(live.info, live.seats, journal.entries))
            twin = await others.open(live.info.id)
            visitor = Visitor(world)
            visitor.http.cookies = anna.http.cookies
            assert twin.match.state != live.match.state
            assert await everything_shown(visitor, twin, seat, scene.tried) == truth
            await visitor.http.aclose()


async def everything_shown(visitor: Visitor, live: Live, seat: int | None, tried: tuple[str, ...]) -> list[object]:
    """Gather every byte that a seat can get: page, pictures of all steps, words, a hint, refusals."""
    path = f"/matches/{live.info.id}"
    shown: list[object] = [(await visitor.get(path)).text]
    for action in tried:
        answer = await visitor.post(f"{path}/actions", {"ply": "0", "action": action})
        shown.append((answer.status_code, answer.text))
    if live.match.to_decide != seat:
        for action in tried:
            answer = await visitor.post(f"{path}/actions", {"ply": str(live.match.ply), "action": action})
            shown.append((answer.status_code, answer.text))
    shown += await everything_in_words(visitor, live, seat, tried)
    watched = (await visitor.get("/watch")).text.partition(f'<li data-match="{live.info.id}"')[2].partition("</li>")[0]
    assert "on-card" in watched
    shown += [watched, (await visitor.get(f"/watch/{live.info.id}/{live.match.ply}.svg")).text]
    hint = await visitor.post(f"{path}/hint", {"ply": str(live.match.ply)})
    shown.append((hint.status_code, hint.text))
    for actions in [*((one,) for one in asked_about(live.match.game.name)), asked_about(live.match.game.name)]:
        for asked in (visitor.why, visitor.explanation):
            answer = await asked(path, live.match.ply, *actions)
            shown.append((answer.status_code, answer.text))
    shown.extend(
        [(await visitor.get(f"{path}/{file}")).text for file in ("journal", "analysis", "analysis.json", "mistakes/1")]
    )
    for ply in range(live.match.ply + 1):
        for address in (f"{path}?ply={ply}", f"{path}/picture.svg?ply={ply}", f"{path}?ply={ply}&as=1"):
            answer = await visitor.get(address)
            shown.append((answer.status_code, answer.text))
    shown.extend(live.history.copy().draw_frame(step, seat) for step in range(len(live.history) + 1))
    shown.extend(rendering.render_step(live, seat, index) for index in range(len(live.history)))
    shown.extend(stream.render_since(live, seat, str(live.history._steps[-5].ply)))
    shown.extend(await every_part(visitor, live))
    return shown


async def everything_in_words(visitor: Visitor, live: Live, seat: int | None, tried: tuple[str, ...]) -> list[object]:
    """Gather what the page in words shows, answers to what is typed, and tells a page that missed some steps."""
    path = f"/matches/{live.info.id}/text"
    shown: list[object] = [(await visitor.get(path)).text]
    typed = (tried[0], "1 2", "red 1", "say again", "what can i do", "how it stands")
    ply = "0" if live.match.to_decide == seat else str(live.match.ply)
    for text in typed:
        answer = await visitor.post(path, {"ply": ply, "typed": text})
        shown.append((answer.status_code, answer.text))
    for missed in (1, len(live.history)):
        shown.extend(stream.render_text_since(live, seat, str(live.history.ply_of(len(live.history) - missed))))
    return shown


def asked_about(game: str) -> tuple[str, ...]:
    """Write actions that somebody may ask about, whoever's cards they name."""
    if game == "balloon-cup":
        return "?", *(f"{colour}{value}{place}" for colour in "RYGBA" for value in (1, 7, 12) for place in ("-2", "x4"))
    return *ODYSSEY_TRIED, *(f"+A-B={letter * 2}" for letter in "ROYWKB"), "-R", "R>Y", "+C-F=**", "!share A-B"


async def every_part(visitor: Visitor, live: Live) -> list[str]:
    """Gather what is sent to pages that have some of the parts: by form, and by stream as the bytes of the wire."""
    path, page = f"/matches/{live.info.id}", Page()
    page.receive((await visitor.http.get(path, headers=FRAGMENT)).text)
    some = {**FRAGMENT, "Skyhop-Parts": ",".join(page.newest[::2])}
    sent = [(await visitor.post(f"{path}/actions", {"ply": "0", "action": "nonsense"}, **some)).text]
    state = visitor.table.app.state
    guest = visitor.guest
    watch = stream.Watch(state.matches, live.info.id, guest, "token")
    seen = str(live.history._steps[-5].ply)
    async for text in watch.since(seen, page.newest[::2]):
        sent.append(text)
        if text.startswith(f"id: {live.version}\n"):
            break
    return sent


async def test_a_world_that_differs_in_what_is_known_does_look_different(matches: MatchRegistry) -> None:
    live, other = [await a_match(matches, Seat("guest", "anna"), SCENES["rio-grande"]) for _turn in range(2)]

    assert rendering.render_latest(live, 0) != rendering.render_latest(other, 0)


async def test_no_answer_holds_an_entry_of_chance(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    live = await matches.open(path.rpartition("/")[2])
    orders = [entry.text for entry in live.match.journal.entries if JournalEntry.is_chance.fget(entry)]  # type: ignore[attr-defined]

    assert orders
    assert not any(order in anna.page for order in orders)
