"""The page shows what a view knows: places that light up, choices in words, cells, goals, and what to do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from itertools import combinations, product
from typing import Any, cast

import numpy as np
import pytest
from tests.boards.test_land import contrast, grounds
from tests.conformance import playing
from tests.conformance.house_rules import ALL, board
from tests.conformance.playing import match_at
from tests.games import pages
from tests.games.aeronaut_odyssey.walks import decisions, view_of
from tests.games.balloon_cup.test_draw import DEFICIENCIES, lab

from skyhop.boards.draw.styles import STORYBOOK, STYLES, TYPE_FILLS, Theme
from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.match import end_early
from skyhop.game.text import seat_number, you
from skyhop.games.aeronaut_odyssey import page
from skyhop.games.aeronaut_odyssey.actions import ActionKind, kind_of
from skyhop.games.aeronaut_odyssey.draw.layers import SEAT_PATTERNS, draw_wakes
from skyhop.games.aeronaut_odyssey.events import Claimed, Fulfilled, SpaceClaimed, Started, Teleported
from skyhop.games.aeronaut_odyssey.page import ActionChoice, groups_of
from skyhop.games.aeronaut_odyssey.page.map_view import LastMove, find_last_deed
from skyhop.games.aeronaut_odyssey.page.players import accounts_of, orders_of, row_of
from skyhop.games.aeronaut_odyssey.state import PHASES, load_played_board
from skyhop.games.aeronaut_odyssey.text.labels import describe_route
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

pytestmark = pytest.mark.presentation

GAME = registry.game("aeronaut-odyssey")
NAMES = ("Anna", "Ben", "Cleo")
RULES: dict[str, object] = {"seats": 3, "expansions": "trajectories"}
EVERYTHING: dict[str, object] = {"seats": 3, "expansions": ALL, "board": board("six-winds")}


def position(rules: dict[str, object] | None = None, **fields: object) -> State:
    spec = RULES if rules is None else rules
    seats: list[dict[str, object]] = [{"city": city, "cells": "."} for city in "ABC"[: int(str(spec["seats"]))]]
    for seat, more in zip(seats, fields.pop("seats", ()), strict=False):  # type: ignore[call-overload]
        seat.update(more)
    ruleset = GAME.ruleset(spec)
    size = int(ruleset.record["inventory"][0])
    for seat in seats:
        seat["cells"] = str(seat["cells"]).ljust(size, ".")
    return GAME.positions.from_position(ruleset, {"turn": 0, "seats": seats, **fields})


def seen(state: State, seat: int | None = 0) -> AeronautOdysseyView:
    return view_of(state, seat)


def shown(state: State, seat: int | None = 0, names: Sequence[str] = NAMES) -> dict[str, Any]:
    view = seen(state, seat)
    return page.context(view, [GAME.write(view, action) for action in GAME.legal(view)], (), names)


def lit_places(context: dict[str, Any]) -> set[str]:
    return {place.name for places in context["map"].places.values() for place in places if place.is_lit}


def choices(state: State, names: Sequence[str] = NAMES) -> dict[str, ActionChoice]:
    view = seen(state)
    return {choice.action: choice for group in groups_of(view, GAME.legal(view), names) for choice in group.choices}


def test_reachable_cities_and_affordable_routes_light_up() -> None:
    state = position(seats=[{"cells": "RRR"}])

    lit = lit_places(shown(state))

    red = {f"route-{route.id}" for route in seen(state).board.routes if route.spaces in ("R", "RR", "RRR")}
    assert "route-A-B" in red
    assert lit == red | {"city-B", "city-F"}


def test_one_player_at_a_time_is_on_turn() -> None:
    """[AO-5.4] While another is asked, such as whether to profit, nobody else is shown as on turn."""
    state = position(seats=[{"cells": ""}])
    assert [player.is_on_turn for player in shown(state, None)["others"]] == [True, False, False]

    picking = next(action for action in GAME.legal(seen(state)) if GAME.write(seen(state), action).startswith(">"))
    GAME.apply(state, picking)
    while seen(state).pending_seat == 0:
        GAME.apply(state, GAME.legal(seen(state))[0])

    assert seen(state, None).turn_of == 0
    assert not any(player.is_on_turn for player in shown(state, None)["others"])


def test_nothing_lights_up_for_whoever_is_not_to_decide() -> None:
    state = position(seats=[{"cells": "RRR"}])

    assert lit_places(shown(state, 1)) == lit_places(shown(state, None)) == set()
    assert seen(state, 1).legal() == seen(state, None).legal() == []
    assert shown(state, 1)["groups"] == ()


def test_a_claim_says_what_it_costs_and_brings() -> None:
    claim = choices(position(seats=[{"cells": "RRR"}]))["+A-B"]

    assert (claim.balloons, claim.target, claim.title) == (
        "RRR",
        "route-A-B",
        "Claim Aririford-Bredeburn (A-B)",
    )
    assert claim.hint == "4 points; a reward, because the traveler is there"


def test_payments_of_a_route_are_told_apart_without_a_look_at_the_balloons() -> None:
    state = position(EVERYTHING, seats=[{"cells": "RRROOO"}])

    html = pages.drawn(GAME.name, shown(state), seat=0, outcome=None)

    buttons = re.findall(r'<button[^>]*value="[+][^>]*>(.*?)</button>', html, re.DOTALL)
    said = [" ".join(re.sub(r"<[^>]+>", "", text).split()) for text in buttons]
    assert "(2 orange)" in " ".join(said)
    assert len(set(said)) == len(said) > 1


def test_a_flight_says_what_waits_there_and_who_is_rewarded() -> None:
    flight = choices(position(owners={"A-B": "2"}))[">B"]

    assert flight.target == "city-B"
    assert flight.hint.startswith("balloons there: red, ")
    assert "5 of 5 slots free" in flight.hint
    assert flight.hint.endswith("Cleo is rewarded")
    told = choices(position(owners={"A-B": "2"}), ("Anna", "Ben", seat_number(2)))[">B"].hint
    assert told.endswith("; seat 3 is rewarded")


def test_two_parallel_routes_are_told_apart_by_their_colours() -> None:
    state = position(seats=[{"city": "B"}])

    titles = {action: choice.title for action, choice in choices(state).items() if choice.target == "city-F"}

    assert titles == {">F": "Fly to Fuvomere (F) over B-F (black)", ">F2": "Fly to Fuvomere (F) over B-F2 (blue)"}
    asked = GAME.words.explain(seen(state), GAME.understand(state, ">F2").action)
    assert asked.startswith("Fly from Bredeburn (B) to Fuvomere (F) over B-F2 (blue), where ")


def test_balloons_are_cells_that_are_filled_and_crossed_out() -> None:
    row = row_of(seen(position(seats=[{"cells": "Rrx"}])), 0, NAMES)

    assert [(cell.letter, cell.is_crossed) for cell in row.cells[:4]] == [
        ("R", False),
        ("R", True),
        ("", True),
        ("", False),
    ]
    assert row.description.startswith("balloons to pay with: 1 red;")


@pytest.mark.parametrize(("free", "is_short"), [(3, False), (2, True), (0, True)])
def test_an_inventory_is_a_hand_with_a_warning_when_it_is_nearly_full(free: int, is_short: bool) -> None:  # noqa: FBT001  a case
    cells = ("YrRx" + 19 * "R")[: 19 - free]

    state = position(seats=[{"cells": cells}])
    row = row_of(seen(state), 0, NAMES)
    state.record["over"] = 1
    in_the_end = row_of(seen(state), 0, NAMES)

    assert row.held == (("R", 16 - free), ("Y", 1))
    assert (row.free, row.used, row.is_short) == (free, "2 spaces crossed out", is_short)
    assert not in_the_end.is_short


def test_balloons_are_taken_one_by_one_where_there_are_several() -> None:
    state = position(seats=[{"city": "A"}])
    GAME.apply(state, GAME.read(state, ">B"))

    (group,) = shown(state)["asked"]
    (row,) = group.chips

    assert row.slots == ("", "Choose one more balloon.")
    assert [chip.part for chip in row.chips] == [letter for letter in "ROYWKB" if letter in seen(state).types_at(2)]
    assert {choice.parts for choice in group.choices} >= {("R", "R")}


def test_what_chips_put_together_is_never_a_part_of_something_else() -> None:
    """Once all of an action is taken it is played, so nothing longer may begin with it."""
    for state in decisions():
        for group in shown(state, GAME.to_decide(state), [f"P{seat}" for seat in range(6)])["groups"]:
            taken = [Counter(choice.parts) for choice in group.choices if group.chips]
            assert not any(one < other for one in taken for other in taken)
            assert len({frozenset(one.items()) for one in taken}) == len(taken)
            offered = {chip.part: len(row.slots) for row in group.chips for chip in row.chips}
            assert all(one.keys() <= offered.keys() for one in taken)


def test_a_question_names_the_city_that_it_is_about() -> None:
    state = position(seats=[{"city": "A"}])
    GAME.apply(state, GAME.read(state, ">B"))

    about = shown(state)["about"].split()

    assert about[0] == "city-B"
    assert {"route-A-B", "route-B-F", "route-B-F2"} <= set(about)
    assert shown(state, 1)["about"] == ""


def test_routes_that_can_be_rewarded_light_up() -> None:
    rewarded = [state for state in decisions() if GAME.phase(state) == "owner"]
    assert rewarded
    for state in rewarded:
        context = shown(state, GAME.to_decide(state), [f"P{seat}" for seat in range(6)])
        (group,) = context["asked"]
        assert all(choice.target for choice in group.choices)
        assert lit_places(context) == {place for choice in group.choices for place in choice.target.split()}


def test_what_lights_up_has_a_colour_that_nothing_else_on_the_map_has() -> None:
    css = (files("skyhop.games.aeronaut_odyssey") / "page" / "table.css").read_text("utf-8")
    both = re.findall(r"--ao-(?:glow|halo): light-dark\((#\w{6}), (#\w{6})\);", css)
    colours = [colour for pair in both for colour in pair]

    assert len(colours) == 4
    for colour in colours:
        for other in (*TYPE_FILLS.values(), *(look.fill for look in SEAT_PATTERNS), STORYBOOK.sea, STORYBOOK.land):
            assert np.linalg.norm(lab(colour, "none") - lab(other, "none")) > 30, (colour, other)


BOX = r'fill="({})".*~ \[fill-opacity\] {{ fill: light-dark\((#\w{{6}}), (#\w{{6}})\);'
GROUNDS = ("sea", "shallow-far", "shallow", "land", "meadows", "sands", "woods", "heights")


@pytest.mark.parametrize("style", [STORYBOOK, STYLES["night-flight"]], ids=["storybook", "night-flight"])
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_black_white_and_gray_routes_are_told_apart_on_a_dark_map(style: Theme, deficiency: str) -> None:
    css = (files("skyhop.games.aeronaut_odyssey") / "page" / "table.css").read_text("utf-8")
    dark = {name: re.findall(rf"--ao-{name}: light-dark\(#\w+, (#\w{{6}})\);", css)[0] for name in GROUNDS}
    boxes = {letter: re.findall(BOX.format(style.fills[letter]), css)[0][2] for letter in "KA"}
    boxes["W"] = style.writing
    edges = {"K": "#EAF0F8", "A": style.fills["A"], "W": style.fills["W"]}

    for one, other in combinations("KAW", 2):
        assert np.linalg.norm(lab(boxes[one], deficiency) - lab(boxes[other], deficiency)) >= 24
    for letter, ground in product("KAW", dark.values() if style is STORYBOOK else grounds(style)):
        assert contrast(edges[letter], ground) >= 3, (letter, ground)
    assert f'[fill="{STORYBOOK.fills["K"]}"] {{ stroke: light-dark({STORYBOOK.space_line}, {edges["K"]});' in css
    assert STYLES["night-flight"].space_line == edges["K"]


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_colours_of_the_seats_differ_for_everybody_and_are_plain_on_the_land(deficiency: str) -> None:
    fills = [lab(look.fill, deficiency) for look in SEAT_PATTERNS]
    land = lab(STORYBOOK.land, deficiency)

    assert min(np.linalg.norm(one - other) for one, other in combinations(fills, 2)) >= 19
    assert min(np.linalg.norm(one - land) for one in fills) >= (40 if deficiency == "none" else 18)


def test_the_ring_around_a_city_belongs_to_it_where_a_route_meets_it() -> None:
    """It is drawn 1.22 radii wide, and what is pressed lies over all routes."""
    state = position()
    places = [place for places in shown(state)["map"].places.values() for place in places]
    kinds = [place.is_route for place in places]
    radii = [float(found[1]) for place in places if (found := re.search(r' r="([\d.]+)"', place.shape))]

    assert kinds == sorted(kinds, reverse=True)
    assert radii
    assert min(radii) >= 1.22 * shown(state)["map"].city


def test_the_end_tells_point_by_point_what_a_score_comes_from() -> None:
    for state in decisions():
        for seat in seen(state, None).seats:
            row = row_of(seen(state, seat), seat, [f"P{number}" for number in range(6)])
            items = [item for account in accounts_of(seen(state, seat), seat) for item in account.items]
            counted = [item for item in items if seen(state, seat).phase != "keep" or not item.startswith("S")]

            worths = [item.rpartition("\N{NO-BREAK SPACE}")[2] for item in counted]
            assert [worth[0] in "+\N{MINUS SIGN}" for worth in worths] == [True] * len(worths)
            assert sum(int(worth.replace("\N{MINUS SIGN}", "-")) for worth in worths) == row.score.total


def test_orders_count_when_they_are_chosen() -> None:
    state = next(state for state in decisions() if GAME.phase(state) == "keep")
    seat = GAME.to_decide(state)
    assert seat is not None

    assert seen(state, seat).score(seat).orders < 0
    assert shown(state, seat, [f"P{number}" for number in range(6)])["own"].score.total == 0


def test_points_below_zero_have_a_minus_on_the_page() -> None:
    state = next(each for each in decisions() if GAME.phase(each) != "keep" and seen(each).score(0).total < 0)
    total = seen(state).score(0).total

    html = pages.drawn(GAME.name, shown(state, 0, [f"P{number}" for number in range(6)]), seat=0, outcome=None)

    assert f'<p class="ao-score"><b>\N{MINUS SIGN}{-total}</b>' in html
    assert f">{total}<" not in html


def test_a_shared_route_shows_both_owners() -> None:
    state = position({**RULES, "expansions": "bonus"}, owners={"A-B": "02"})

    drawn = draw_wakes(seen(state))

    assert [drawn.count(look.fill) for look in SEAT_PATTERNS[:3]] == [1, 0, 1]
    assert "stroke-dasharray" in drawn


def test_a_place_that_cannot_be_pressed_says_what_pressing_it_would_mean() -> None:
    """Each is an action of the game that is refused, be it a gray route's or of a multiroute's spaces."""
    state = position(EVERYTHING)
    shut = [place for places in shown(state)["map"].places.values() for place in places if not place.is_lit]

    refusals = [GAME.why_not(seen(state), place.meant.split("|")) for place in shut]

    assert all(refusal is not None and refusal.clause != "AO-12" for refusal in refusals)
    assert {place.meant[0] for place in shut} == {">", "+"}
    assert any("|" in place.meant for place in shut)
    assert not any(place.meant for places in shown(state)["map"].places.values() for place in places if place.is_lit)


def test_the_last_flight_or_claim_stays_marked_through_what_follows() -> None:
    state = position(seats=[{"cells": "RRR"}])
    flown = GAME.list_visible_events(state.ruleset, playing.played(GAME, state, ">B"), 0)
    text = GAME.write(state, GAME.legal(state)[0])
    picked = GAME.list_visible_events(state.ruleset, playing.played(GAME, state, text), 0)
    route = next(number for number, one in enumerate(seen(state).board.routes) if one.id == "A-B")

    assert find_last_deed([picked, flown]) == LastMove(route, 1)
    assert find_last_deed([[]]) == LastMove()
    assert find_last_deed([[Started(0, 3)]]) == find_last_deed([[Teleported(0, 3, 1)]]) == LastMove(city=3)
    assert find_last_deed([[Claimed(0, route, 1, 0), Started(1, 2)], [SpaceClaimed(0, 5, 1, 0)]]) == LastMove(city=2)
    assert find_last_deed([[SpaceClaimed(0, 5, 1, 0)]]) == LastMove(5)
    marked = cast("Any", page.context(seen(state), (), picked, NAMES, [flown])["map"]).marks["last"]
    assert marked.count('class="ao-last"') == 2
    assert shown(state)["map"].marks["last"] == ""


def test_hidden_inventories_are_counts() -> None:
    state = position({**RULES, "secret_inventories": True}, seats=[{"cells": "RRR"}, {"cells": "YY"}])

    row = row_of(seen(state), 1, NAMES)

    assert row.cells == ()
    assert row.description == "hidden: 2 balloons, 17 of 19 spaces free"


def test_a_trajectory_tells_how_far_one_is() -> None:
    state = position(owners={"H-I": "0", "I-J": "0"}, taken={"T6": "0"})

    goals = {goal.id: goal for goal in shown(state)["goals"]}

    assert (goals["T6"].progress, goals["T6"].takers, goals["T6"].free) == ("fulfilled by you", (0,), 0)
    assert goals["T1"].progress.endswith("spaces to go")


@pytest.mark.parametrize(
    ("seat", "headline", "advice"),
    [
        (0, "Your turn", "Fly to a highlighted city. You cannot pay for a route yet."),
        (1, "Anna is thinking …", ""),
        (None, "Anna is thinking …", ""),
    ],
)
def test_everybody_is_told_what_is_due(seat: int | None, headline: str, advice: str) -> None:
    context = shown(position(), seat)

    assert (context["headline"], context["advice"]) == (headline, advice)


@pytest.mark.parametrize(
    ("picked", "advice"),
    [
        ("RR", "You may take one red balloon, too. You can do this once a round."),
        ("RO", "You may take one of these balloons, too: red, orange. You can do this once a round."),
    ],
)
def test_a_profit_names_the_types_to_take(picked: str, advice: str) -> None:
    seats = [{"city": "A", "cells": "......"}, {"city": "F", "cells": "......"}, {"city": "C", "cells": "......"}]
    state = position({"seats": 3, "expansions": "", "board": board("six")}, seats=seats)
    for action in (">B", picked):
        GAME.act(state, GAME.read(state, action))

    assert shown(state, 1)["advice"] == advice


@pytest.mark.parametrize(("cells", "advice"), [("rRW", ""), ("rrw", " That inventory holds no balloons right now.")])
def test_a_thief_is_told_where_nothing_is_to_be_found(cells: str, advice: str) -> None:
    seats = [{"city": "F", "cells": "YY"}, {"city": "C", "cells": cells}]
    rules = {**RULES, "expansions": "thieves", "board": board("six")}
    state = position(rules, seats=seats, owners={"A-B": "1"})
    GAME.act(state, GAME.read(state, "+A-B2"))

    assert shown(state)["advice"] == f"Your thief: choose an inventory space of {NAMES[1]}.{advice}"


def test_what_an_action_is_about_stands_on_the_table() -> None:
    state = position()
    view = seen(state)
    html = pages.drawn(GAME.name, shown(state), seat=0, outcome=None)

    places = {GAME.write(view, action): page.places(view, action, NAMES) for action in GAME.legal(view)}

    named = {place for about in places.values() for place in about}
    assert len(named) > 3
    assert all(f'id="{place.removeprefix("#")}"' in html for place in named)
    assert all(places.values())


def test_an_action_is_told_before_it_is_final() -> None:
    view = seen(position())

    told = {GAME.write(view, action): GAME.words.explain(view, action, NAMES) for action in GAME.legal(view)}

    assert told
    for action, sentence in told.items():
        assert sentence.startswith("Fly from Aririford (A) to ")
        assert f"({action[1:]}), where " in sentence


@pytest.mark.parametrize(("used", "left"), [(3, "2 of 5 slots are left"), (4, "1 of 5 slots is left")])
def test_slots_that_are_left_are_counted(used: int, left: str) -> None:
    view = seen(position(slots={"B": used}))

    told = [GAME.words.explain(view, action, NAMES) for action in GAME.legal(view) if GAME.write(view, action) == ">B"]

    assert [left in sentence for sentence in told] == [True]


def test_the_human_decides_for_the_rival() -> None:
    state = GAME.new(GAME.ruleset({"solo": True}))
    GAME.apply(state, GAME.read(state, "@A"))

    context = shown(state, names=("You",))

    assert (context["headline"], context["known"]) == ("Decide for the rival", ("You", "The rival"))
    assert context["advice"] == "You also decide for the rival. Choose the city where its journey begins."


def test_the_end_names_the_winners() -> None:
    state = position()
    end_early(GAME, state, RESIGNATION, 1)

    assert [shown(state, seat)["headline"] for seat in (0, 1)] == [
        "Anna, Cleo share the win",
        "Anna, Cleo share the win",
    ]
    assert shown(state, 0, (you(), "Ben", seat_number(2)))["headline"] == "You, seat 3 share the win"


@pytest.mark.parametrize(
    "rules",
    [
        {"solo": True},
        {"seats": 2, "expansions": "trajectories"},
        {"seats": 6, "secret_inventories": True},
        {"seats": 3, "base": "capital", "variant": "veto"},
    ],
    ids=str,
)
def test_every_moment_of_a_match_can_be_shown(rules: dict[str, object]) -> None:
    ruleset = GAME.ruleset(rules)
    names = tuple(f"P{seat}" for seat in range(GAME.seat_count(ruleset)))

    for plies in (0, 1, 3, 9, 27, 81, 999):
        match = match_at(GAME, ruleset, plies, plies)
        for seat in (match.to_decide, None):
            view = match.view(seat)
            context = page.context(view, [GAME.write(view, action) for action in GAME.legal(view)], None, names)  # type: ignore[arg-type]
            html = pages.drawn(GAME.name, context, seat=seat, outcome=match.outcome)
            assert pages.undefined(html, page.definitions(ruleset)) == set()
            assert ('class="ao-end"' in html) == (match.outcome is not None)
            assert html.count('name="action"') >= len(GAME.legal(view))


def test_what_stands_for_the_game_needs_no_more_than_its_definitions() -> None:
    assert pages.undefined(page.emblem(), page.definitions()) == set()
    assert page.emblem().count("<svg") == 3


def test_the_page_shows_nothing_that_a_seat_cannot_know() -> None:
    board = (files("skyhop.games.aeronaut_odyssey") / "rulebook" / "six-winds.json").read_text("utf-8")
    every = "trajectories bonus multi wild thieves"
    ruleset = GAME.ruleset({"seats": 3, "secret_inventories": True, "expansions": every, "board": board})
    view = match_at(GAME, ruleset, 5, 40).view(0)

    def html(one: View) -> str:
        legal = [GAME.write(one, action) for action in GAME.legal(one)]
        context = page.context(one, legal, None, NAMES)  # type: ignore[arg-type]
        return pages.drawn(GAME.name, context, seat=0, outcome=None)

    assert {html(GAME.view(GAME.determinize(view, seed), 0)) for seed in range(5)} == {html(view)}


def test_a_route_tells_its_price_its_points_and_whose_it_is() -> None:
    board = (files("skyhop.games.aeronaut_odyssey") / "rulebook" / "six-winds.json").read_text("utf-8")
    state = position({"seats": 3, "expansions": "multi wild bonus", "board": board})
    view = seen(state)
    kinds = {
        (route.multi, route.gray): describe_route(view.ruleset, number, view.standings[number], NAMES)
        for number, route in enumerate(load_played_board(view.ruleset).routes)
    }

    assert any("each space has its own type (1: " in line for line in kinds[True, False])
    assert any("of any one type" in line for line in kinds[False, True])
    assert any(line.startswith("costs ") for line in kinds[False, False])
    assert {told[-1] for told in kinds.values()} == {"free"}


def test_routes_out_of_play_say_so() -> None:
    view = seen(GAME.new(GAME.ruleset("pioneer")))
    number = next(n for n, one in enumerate(view.board.routes) if one.id == "B-F2")

    assert describe_route(view.ruleset, number, view.standings[number], NAMES)[-1] == "out of play with two players"


def test_a_theft_says_what_lies_in_the_space_where_it_is_seen() -> None:
    state = position({**RULES, "expansions": "thieves"}, seats=[{"cells": "BB"}, {"cells": "Yr"}], owners={"B-F": "1"})
    GAME.apply(state, GAME.read(state, "+B-F2"))
    while GAME.phase(state) == "reward":
        GAME.apply(state, GAME.legal(state)[0])

    thefts = choices(state)

    assert (thefts["#1"].balloons, thefts["#1"].hint) == ("Y", "yellow")
    assert (thefts["#2"].balloons, thefts["#2"].hint) == ("", "nothing")


def test_every_kind_of_action_is_a_choice_in_words_and_every_decision_comes_with_advice() -> None:
    kinds: set[int] = set()
    phases: set[str] = set()
    names = tuple(f"P{seat}" for seat in range(6))
    for state in decisions():
        context = shown(state, GAME.to_decide(state), names)
        choices = [choice for group in context["groups"] for choice in group.choices]

        assert sorted(choice.action for choice in choices) == sorted(
            GAME.write(state, each) for each in GAME.legal(state)
        )
        assert all(choice.title for choice in choices)
        assert context["advice"].endswith(".")
        kinds |= {kind_of(action) for action in GAME.legal(state)}
        phases.add(GAME.phase(state))

    assert kinds == set(ActionKind)
    assert phases == set(PHASES)


def test_a_claim_of_a_space_says_when_it_brings_what() -> None:
    state = position(EVERYTHING, seats=[{"cells": "RYWO"}])
    claims = [choice for choice in choices(state).values() if choice.title.startswith("Claim space ")]

    assert claims
    assert all("when the multiroute is complete" in claim.hint and len(claim.balloons) == 1 for claim in claims)


@pytest.mark.parametrize(
    ("is_full", "seat", "advice"),
    [
        (True, {"cells": "RRR"}, "Claim a highlighted route. Your inventory is full, so you cannot fly."),
        (False, {"cells": "RRR"}, "Fly to a highlighted city, or claim a highlighted route."),
        (
            True,
            {"cells": ".", "abilities": ["steal"]},
            "You cannot fly or claim any more. Use an ability, or end your turn.",
        ),
    ],
    ids=["no slot is free", "all is free", "nothing can be done"],
)
def test_who_is_on_turn_is_told_what_can_be_done(is_full: bool, seat: dict[str, object], advice: str) -> None:  # noqa: FBT001  a case
    rules: dict[str, object] = {"seats": 2, "expansions": "bonus"}
    cities = seen(position(rules)).board.cities
    slots = {city.name: city.slots for city in cities} if is_full else {}

    assert shown(position(rules, seats=[seat, {"cells": "R"}], slots=slots))["advice"] == advice


def test_whoever_has_acted_may_use_an_ability_or_end_the_turn() -> None:
    state = position({"seats": 2, "expansions": "bonus"}, seats=[{"cells": "RRR", "abilities": ["wind"]}])
    GAME.apply(state, GAME.read(state, "+A-B"))
    while GAME.phase(state) == "reward":
        GAME.apply(state, GAME.legal(state)[0])

    assert shown(state)["advice"] == "Use an ability, or end your turn."


def test_the_end_is_put_for_who_looks() -> None:
    resigned, drawn = position({"seats": 2}), position({"seats": 2})
    end_early(GAME, resigned, RESIGNATION, 1)
    end_early(GAME, drawn, AGREEMENT, 0)

    assert [shown(resigned, seat)["headline"] for seat in (0, 1, None)] == [
        "You have won!",
        "You lost",
        "Anna has won",
    ]
    assert shown(drawn)["headline"] == "A draw"


def test_a_claimed_route_and_a_fulfilled_trajectory_are_moments() -> None:
    state = position(seats=[{"cells": "RRR"}])
    events = GAME.apply(state, GAME.read(state, "+A-B"))
    fulfilled = (Fulfilled(0, 1, 0),)

    assert page.context(seen(state), [], events, NAMES)["moment"] == {"scored": "A-B"}
    assert page.context(seen(state), [], fulfilled, NAMES)["moment"] == {"trophy": "T2"}
    assert page.context(seen(state), [], (), NAMES)["moment"] == {}


def test_a_loser_reads_a_kind_sentence_and_nobody_else_does() -> None:
    resigned, drawn = (position({"seats": 2}) for _end in range(2))
    end_early(GAME, resigned, RESIGNATION, 1)
    end_early(GAME, drawn, AGREEMENT, 0)

    said = [shown(resigned, seat)["ending"] for seat in (0, 1, None)]

    assert ["Well played." in each for each in said] == [False, True, False]
    assert "The next flight" not in shown(drawn)["ending"]


def test_while_orders_are_dealt_that_is_the_headline() -> None:
    state = GAME.new(GAME.ruleset({**EVERYTHING, "seats": 2}))

    assert GAME.phase(state) == "deal"
    assert shown(state)["headline"] == "Secret orders are dealt"


def test_secret_orders_are_goals_with_what_they_lack() -> None:
    view = seen(position(EVERYTHING, seats=[{"orders": ["S1", "S2"]}]))

    goals = orders_of(view, view.board)

    assert [goal.id for goal in goals] == ["S1", "S2"]
    assert all(goal.progress.endswith(" to go") for goal in goals)
    assert orders_of(seen(position(EVERYTHING), None), view.board) == ()
    assert "orders" in dict(row_of(view, 0, NAMES).parts)


def test_the_end_names_the_part_of_the_score_with_the_largest_lead() -> None:
    told = 0
    for seed in range(4):
        match = match_at(GAME, GAME.ruleset({"seats": 2}), seed, 10_000)
        assert match.outcome is not None
        context = cast("dict[str, Any]", page.context(seen(match.state), [], (), NAMES[:2]))
        winner, second = context["ranking"]
        has_lead = len(match.outcome.winners) == 1 and winner.score.total > second.score.total
        assert ("largest lead over" in context["ending"]) is has_lead
        if has_lead:
            leads = {title: points - dict(second.parts).get(title, 0) for title, points in winner.parts}
            told += 1
            part = max(leads, key=lambda title: leads[title])
            assert f": {part} (+{leads[part]})." in context["ending"]
            assert f"over {second.name}: " in context["ending"]
            tied = [row._replace(score=winner.score) for row in (winner, second)]
            assert page._describe_lead(seen(match.state), tied) == ""
    assert told

    resigned = position()
    end_early(GAME, resigned, RESIGNATION, 1)
    assert "The largest lead" not in shown(resigned)["ending"]
