"""An explanation of an illegal action repeats the refusal, for the seat's own guest only, and plays no action."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.match import Match
from skyhop.rulebook.rulebook import anchor
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live

POSITION: dict[str, Any] = {
    "to_move": 0,
    "hands": ["R1 R12 Y11 Y2 G1 G10 B3 A13", "R13 Y13 G13 B13 A7 R11 Y12 G12"],
    "tiles": ["1 flatland R | R2 |", "2 mountain YG | G7 Y9 |", "3 flatland RBA | R5 |", "4 mountain RYGA | |"],
}
EVERYWHERE = tuple(f"{side}{tile}" for tile, side in product(range(1, 5), "-x"))


async def live_of(path: str, matches: MatchRegistry) -> Live:
    return await matches.open(path.rpartition("/")[2])


async def set_up(anna: Visitor, matches: MatchRegistry, **fields: object) -> tuple[str, Live]:
    """Begin a match of Balloon Cup against a friend, in a position."""
    path = await anna.start(seat2="friend", first="me")
    live = await live_of(path, matches)
    game, old = live.match.game, live.match
    live.match = Match(game, game.positions.from_position(old.state.ruleset, POSITION | fields), old.journal)
    return path, live


def words(html: str) -> str:
    return re.sub("<[^>]*>", "", html).strip()


async def test_the_answer_is_what_a_refusal_says_and_nothing_is_done(anna: Visitor, matches: MatchRegistry) -> None:
    path, live = await set_up(anna, matches)
    before = live.match.state.copy()

    for action in ("B3-1", "G1-2", "A12-4", "~R1", ".", "+G=R", "nonsense", ""):
        told = words((await anna.why(path, live.match.ply, action, seat="0")).text)
        await anna.play(path, action, **FRAGMENT)
        assert told == anna.notice != ""
    assert live.match.state == before


async def test_the_clause_is_a_link_to_the_rules(anna: Visitor, matches: MatchRegistry) -> None:
    path, live = await set_up(anna, matches)

    told = (await anna.why(path, live.match.ply, "B3-1")).text

    assert '<a href="/rules/balloon-cup/rio-grande#bc-4.1" target="_blank">BC-4.1</a>' in told
    assert 'id="bc-4.1"' in (await anna.get("/rules/balloon-cup/rio-grande")).text


@pytest.mark.parametrize("name", registry.names())
async def test_every_clause_that_forbids_something_stands_on_the_pages_of_all_rules(anna: Visitor, name: str) -> None:
    game = registry.game(name)
    if not game.has(Capability.RULEBOOK):
        pytest.skip("it has no rulebook")
    for ruleset in game.rulesets():
        page = (await anna.get(f"/rules/{name}/{ruleset}")).text
        missing = [reason.clause for reason in game.reasons.values() if f'id="{anchor(reason.clause)}"' not in page]
        assert missing == []


async def test_a_card_that_fits_nowhere_and_a_side_that_takes_nothing_are_summed_up(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path, live = await set_up(anna, matches, hands=["Y11 Y2 G1 G10 B3 A13 A1 G2", POSITION["hands"][1]])
    hand = "Y11 Y2 G1 G10 B3 A13 A1 G2".split()  # noqa: SIM905  as it is written in positions

    async def told(*actions: str) -> str:
        return words((await anna.why(path, live.match.ply, *actions)).text)

    assert await told("B3-1", "B3x1", "B3-2") == (
        "Tile 1 has no blue cube, so you cannot place a blue card there. Choose a tile with a blue cube. BC-4.1"
    )
    assert await told(*(f"{card}-1" for card in hand)) == (
        "That side of tile 1 needs none of the colours in your hand. Choose another side. BC-4.2"
    )
    assert await told("A1-4", "Y2-1") == "First choose the card to place here."
    assert await told("?") == "These cards are in another player&#39;s hand. Choose a card from your own hand. BC-2.3"


async def test_a_card_of_a_colour_that_nothing_lacks_is_told_once(anna: Visitor, matches: MatchRegistry) -> None:
    tiles = ["1 flatland R | R2 |", "2 mountain YG | |", "3 flatland RRY | R5 R6 | R7 R8", "4 mountain RYGA | | R9"]
    path, live = await set_up(anna, matches, tiles=tiles)

    told = await anna.why(path, live.match.ply, *(f"B3{place}" for place in EVERYWHERE))

    assert words(told.text) == "No side of a tile needs a blue card now. Choose a card of another colour. BC-4.2"


async def test_what_can_be_done_needs_no_explanation(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(first="me")
    live = await live_of(path, matches)

    answer = await anna.why(path, live.match.ply, any_action(live, 0))

    assert (answer.status_code, answer.text) == (204, "")


async def test_whoever_waits_hears_that_and_whoever_watches_hears_nothing(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path, live = await set_up(anna, matches, to_move=1)
    await ben.get(path)

    waits = await anna.why(path, live.match.ply, "R1-1", "R13-1")
    watches = await ben.why(path, live.match.ply, "R1-1")
    pretends = await anna.why(path, live.match.ply, "R1-1", seat="1")

    assert words(waits.text) == "It is not your decision now; wait for the other player. BC-3.1"
    assert (watches.status_code, pretends.status_code) == (403, 403)


@pytest.mark.parametrize("ply", ["0", "99999", "", "x", "-1"])
async def test_a_question_about_another_moment_is_answered_so(anna: Visitor, ply: str) -> None:
    path = await anna.start(first="me")

    answer = await anna.http.get(f"{path}/why", params={"ply": ply, "action": "R1-1"})

    assert answer.status_code == 200
    assert "has changed since" in answer.text


async def test_a_route_that_cannot_be_paid_says_what_it_costs_and_what_one_has(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(game="aeronaut-odyssey", seat2="friend", first="me")
    live = await live_of(path, matches)
    game, old = live.match.game, live.match
    cells = {"cells": "R" + "." * 18}
    position = {"turn": 0, "seats": [{"city": "B", **cells}, {"city": "A", **cells}]}
    live.match = Match(game, game.positions.from_position(old.state.ruleset, position), old.journal)
    board = live.match.view(0).board  # type: ignore[attr-defined]
    red = next(route for route in board.routes if set(route.spaces) == {"R"} and len(route.spaces) > 1)
    other = next(route for route in board.routes if set(route.spaces) == {"Y"})

    async def told(action: str) -> str:
        return words((await anna.why(path, live.match.ply, action)).text)

    assert await told(f"+{red.id}") == (
        f"Aririford-Bredeburn ({red.id}) costs {len(red.spaces)} red, and you have 1 red. "
        "Pay with balloons that you have, or gather more balloons first. AO-6.1"
    )
    assert f"costs {len(other.spaces)} yellow, and you have none" in await told(f"+{other.id}")
    assert "This move does not follow a route from Bredeburn (B) to Bredeburn (B)" in await told(">B")
