"""Tests of rematches: the player who proposes one has a seat, and the others get theirs when they agree."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from tests.amount import in_turn
from tests.server.merging import merge
from tests.server.turned import Turned, see_to
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.server.backup.validation import validate_store
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.match_registry import MatchRegistry, delete_person
from skyhop.server.matches import spectators
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.players.moderation import block
from skyhop.server.seats import Seat
from skyhop.web.app import create_app
from skyhop.web.http.guard import Guard
from skyhop.web.pages.match import rendering

ASKED = "wants to play again"


@pytest.fixture
async def table(tmp_path: Path, database: str) -> AsyncIterator[Guard]:
    made = create_app(tmp_path, database=database)
    async with made.app.router.lifespan_context(made.app):
        yield made


async def over(matches: MatchRegistry, *visitors: Visitor, game: str = "balloon-cup", clock: str = "10+5") -> Live:
    """A match of these people that the last one has given up, or, of several, all but the first."""
    for visitor in visitors:
        await visitor.get("/")
    seats = [
        Seat("guest", visitor.guest, name) for visitor, name in zip(visitors, ("Anna", "Ben", "Cleo"), strict=False)
    ]
    ruleset = {"seats": len(seats)} if len(seats) > 2 else "rio-grande" if game == "balloon-cup" else "pioneer"
    live = await matches.start(game, ruleset, seats, 0, terms=Terms(TimeControl.read(clock), stand_in="captain"))
    while live.match.outcome is None:
        await live.handle(Resign(), max(n for n, seat in enumerate(live.seats) if seat.is_person), live.match.ply)
    return live


async def asked_by(visitor: Visitor, live: Live, matches: MatchRegistry) -> Live:
    answer = await visitor.post("/matches", {"again": live.info.id})
    return await matches.open(answer.url.path.rpartition("/")[2])


async def run(matches: MatchRegistry, live: Live) -> None:
    """Let the clocks of a match run, where it has any."""
    async with asyncio.timeout(10):
        while live.clocks is not None and live.clocks.since is None:
            await see_to(matches)
            await asyncio.sleep(0.01)


def kinds(live: Live) -> list[str]:
    return [seat.kind for seat in live.seats]


@pytest.mark.parametrize("clock", in_turn(["10+5", "3d", ""], 3))
async def test_nobody_sits_at_a_rematch_and_no_clock_runs_before_they_agree(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, table: Guard, clock: str
) -> None:
    live = await over(matches, anna, ben, clock=clock)
    rematch = await asked_by(anna, live, matches)

    assert [(seat.kind, seat.kept_for) for seat in rematch.seats] == [("guest", None), ("open", ben.guest)]
    await see_to(matches)
    assert rematch.clocks is None or rematch.clocks.since is None
    assert rematch.is_covered
    assert "Waiting for an answer to the rematch: Ben" in anna.page
    path = f"/matches/{live.info.id}"
    for page in (path, f"{path}/text", f"/matches/{rematch.info.id}", f"/matches/{rematch.info.id}/text"):
        assert f"Anna {ASKED}" in (await ben.get(page)).text, page
    assert "rematch offered" in (await ben.get("/")).text
    stranger = Visitor(table)
    await stranger.get("/")
    assert (await stranger.post(f"/matches/{rematch.info.id}/seats")).status_code == 409
    assert "Join" not in (await stranger.get(f"/matches/{rematch.info.id}")).text

    assert await asked_by(ben, live, matches) is rematch

    assert [seat.called for seat in rematch.seats] == ["Anna", "Ben"]
    await run(matches, rematch)
    assert "The next match with the same players has begun." in (await ben.get(path)).text
    assert "rematch offered" not in (await ben.get("/")).text
    await stranger.http.aclose()


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
async def test_who_asks_for_a_rematch_sees_the_board_from_their_own_side(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, game: str
) -> None:
    rematch = await asked_by(ben, await over(matches, anna, ben, game=game), matches)
    assert rematch.is_covered

    page = (await ben.get(f"/matches/{rematch.info.id}")).text

    if game == "balloon-cup":
        assert re.findall(r'data-key="hand-(\d)"', page) == ["0", "1"], "the far side comes first"
    else:
        assert re.findall(r'class="ao-player ao-you[^"]*" aria-label="([^"]*)"', page) == ["You"]


async def test_who_does_not_want_to_is_asked_no_more_and_may_ask(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await over(matches, anna, ben)
    rematch = await asked_by(anna, live, matches)
    await ben.get(f"/matches/{live.info.id}")
    assert (await ben.post(f"/matches/{rematch.info.id}/refusal")).url.path == "/"

    assert rematch.match.outcome is not None
    assert (rematch.match.outcome.winners, rematch.match.outcome.reason) == ((), "aborted")
    assert "Ben declined a rematch." in (await anna.get(f"/matches/{live.info.id}")).text
    assert "You declined a rematch." in (await ben.get(f"/matches/{live.info.id}")).text
    assert (await anna.post("/matches", {"again": live.info.id})).status_code == 422
    over_before = (await anna.get(f"/matches/{rematch.info.id}")).text
    assert ("Ben declined a rematch." in over_before, 'name="again"' in over_before) == (True, False)
    assert "The offer was withdrawn." not in over_before
    assert "The rematch did not begin. Nobody lost, and the match does not count." in over_before
    lobby = (await anna.get("/")).text
    assert (f"/matches/{rematch.info.id}" in lobby, f"/matches/{live.info.id}" in lobby) == (False, True)
    assert (await anna.post("/matches", {"again": rematch.info.id})).status_code == 422
    assert (await ben.post(f"/matches/{rematch.info.id}/refusal")).status_code == 409
    await see_to(matches)
    assert not await matches.store.list_matches(ben.guest, is_over=False)

    again = await asked_by(ben, live, matches)

    assert (again.info.id, kinds(again)) == (rematch.info.rematch, ["open", "guest"])
    assert f"Ben {ASKED}" in (await anna.get(f"/matches/{live.info.id}")).text


async def test_a_finished_match_is_shared_unless_it_is_private(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await over(matches, anna, ben)
    path, shared = f"/matches/{live.info.id}", []

    for _state in ("open", "private"):
        page = (await anna.get(path)).text
        shared.append(("data-shares data-copies" in page, f'href="{path}/picture.png"' in page))
        await spectators.close(matches, live, anna.guest)

    assert shared == [(True, True), (False, False)]


@pytest.mark.parametrize("page", ["", "/text"])
async def test_who_wants_to_play_again_when_that_was_just_withdrawn_asks_nobody(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, page: str
) -> None:
    live = await over(matches, anna, ben)
    rematch = await asked_by(anna, live, matches)
    await ben.get(f"/matches/{live.info.id}{page}")
    await rematch.handle(Resign(), 0, rematch.match.ply)

    forms = re.findall(r"<form(?:(?!</form>).)*Rematch", ben.page, re.DOTALL)
    assert forms
    for form in forms:
        (action,) = re.findall(r' action="([^"]*)"', form)
        answer = await ben.post(action, {"again": live.info.id} if 'name="again"' in form else {})
        assert answer.status_code == 409
        assert "This match is over, so you cannot join it." in ben.page
    assert await matches.store.list_invitations(anna.guest) == []


async def test_what_is_asked_lapses_when_nobody_waits_and_three_times_are_enough(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    turned = Turned(monkeypatch)
    live = await over(matches, anna, ben)
    begun = []
    for asker in (anna, ben, anna):
        begun.append(await asked_by(asker, live, matches))
        with begun[-1].channel.count_watcher(asker.guest):
            turned.turn(60)
            await see_to(matches)
            assert begun[-1].match.outcome is None
        turned.turn(31)
        await see_to(matches)
        assert begun[-1].match.outcome is not None
        assert begun[-1].match.outcome.reason == "unmet"
        assert "again" in (await ben.get(f"/matches/{live.info.id}")).text
    assert [match.info.first for match in begun] == [1, 1, 1]
    assert (await ben.post("/matches", {"again": live.info.id})).status_code == 422
    assert [live.rematch and live.rematch.number, live.rematch and live.rematch.is_off] == [3, True]


async def test_of_three_a_bot_plays_for_who_does_not_or_does_not_answer(
    anna: Visitor, ben: Visitor, table: Guard, matches: MatchRegistry
) -> None:
    cleo = Visitor(table)
    live = await over(matches, anna, ben, cleo, game="aeronaut-odyssey")
    rematch = await asked_by(ben, live, matches)
    path = f"/matches/{rematch.info.id}"
    assert sorted(kinds(rematch)) == ["guest", "open", "open"]
    assert (await ben.post(f"{path}/refusal")).status_code == 409  # nobody plays alone
    await anna.get("/")
    await asked_by(anna, live, matches)
    assert "Play with Captain instead" in (await anna.get(path)).text
    await cleo.get("/")
    assert "want to play again" in (await cleo.get(f"/matches/{live.info.id}")).text

    await cleo.post(f"{path}/refusal")

    assert sorted(kinds(rematch)) == ["bot", "guest", "guest"]
    await run(matches, rematch)
    assert (await matches.open(rematch.info.id)).match.outcome is None

    await rematch.handle(
        Resign(), next(n for n, seat in enumerate(rematch.seats) if seat.is_of(anna.guest)), rematch.match.ply
    )
    await rematch.handle(
        Resign(), next(n for n, seat in enumerate(rematch.seats) if seat.is_of(ben.guest)), rematch.match.ply
    )
    third = await asked_by(anna, rematch, matches)
    await asked_by(ben, rematch, matches)
    assert sorted(kinds(third)) == ["bot", "guest", "guest"]
    if not matches.store.is_shared:
        await matches.store.write(partial(validate_store, is_replayed=True))


async def test_of_many_answers_at_once_each_is_taken_once(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    live = await over(matches, anna, ben)
    rematch = await asked_by(anna, live, matches)
    await ben.get("/")
    answers = await asyncio.gather(
        *(ben.post(f"/matches/{rematch.info.id}/{what}") for what in ("seats", "refusal") * 4),
        *(ben.post("/matches", {"again": live.info.id}) for _time in range(4)),
    )

    assert not [answer for answer in answers if answer.status_code >= 500]
    is_seated = kinds(rematch) == ["guest", "guest"]
    assert (rematch.match.outcome is None) == is_seated


async def test_who_is_blocked_or_deleted_or_becomes_somebody_else_meanwhile(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await over(matches, anna, ben)
    rematch = await asked_by(anna, live, matches)
    await ben.get("/")
    await matches.store.write(partial(block, player=ben.guest, other=anna.guest))
    assert (await ben.post(f"/matches/{rematch.info.id}/seats")).status_code == 403
    assert (await ben.post("/matches", {"again": live.info.id})).status_code == 422
    await merge(matches, ben.guest, anna.guest)
    assert rematch.seats[1].kept_for == anna.guest
    await delete_person(matches, anna.guest)
    assert rematch.match.outcome is not None


async def test_a_closed_door_stays_closed_until_its_closer_sits(
    anna: Visitor, ben: Visitor, table: Guard, matches: MatchRegistry
) -> None:
    live = await over(matches, anna, ben)
    await spectators.close(matches, live, ben.guest)
    rematch = await asked_by(anna, live, matches)
    stranger = Visitor(table)
    await stranger.get("/")

    assert (await stranger.get(f"/matches/{rematch.info.id}")).status_code == 403
    assert (await ben.get(f"/matches/{rematch.info.id}")).status_code == 200
    assert not spectators.may_open(rematch, anna.guest)
    await asked_by(ben, live, matches)
    assert spectators.may_open(rematch, ben.guest)
    await stranger.http.aclose()


async def test_nothing_that_is_dealt_is_shown_before_all_have_agreed(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await over(matches, anna, ben)
    rematch = await asked_by(anna, live, matches)
    game, seen = registry.game("balloon-cup"), []
    for seed in range(3):
        rematch.match.state = game.determinize(rematch.match.view(None), seed)
        rendering.forget_pictures(rematch)
        pages = [await anna.get(f"/matches/{rematch.info.id}{page}") for page in ("", "/text", "/picture.svg")]
        pages += [
            await ben.get(f"/matches/{where.info.id}{page}") for where in (live, rematch) for page in ("", "/text")
        ]
        seen.append([re.sub(r'data-now="\d+"', "", page.text) for page in pages])

    assert seen[0] == seen[1] == seen[2]
