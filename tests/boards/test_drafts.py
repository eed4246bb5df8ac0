"""Tests of drafts: checked as a whole, completed without changing existing parts, changed by steps with undo."""

from __future__ import annotations

import json
import math
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from tests.amount import some

from skyhop.boards.drafts.check import MAX_ISSUES, Issues, check
from skyhop.boards.drafts.complete import REQUESTS, blank, complete
from skyhop.boards.drafts.draft import (
    Change,
    Draft,
    DraftCity,
    DraftJournal,
    DraftOrder,
    DraftRoute,
    DraftStep,
    DraftTrajectory,
    Drop,
    PutCity,
    PutOrder,
    PutRoute,
    Write,
    apply_step,
    board_of,
    draft_of,
)
from skyhop.boards.drafts.fixes import difference, fixes
from skyhop.boards.file import BoardError, loads
from skyhop.boards.generate import generate
from skyhop.boards.model import Board
from skyhop.boards.settings import EXPANSIONS, settings
from skyhop.engine.document import DocumentError, read, replace_fields, write_document

PRINTED = Path(__file__).parents[1] / "games" / "aeronaut_odyssey" / "printed"
QUICK = 3
"""Seed whose tiny boards the generator makes quickly, even uncompiled."""


@lru_cache
def made(which: int, kind: str = "pioneer") -> Board:
    """Return a board that the generator makes now, or one of two larger boards that it made earlier."""
    if which == 0:
        return generate(settings(seed=QUICK, size="tiny", kind=kind, clarity="normal", expansions=EXPANSIONS))
    return loads((PRINTED / f"small-{kind}-{('with', 'without')[which - 1]}.json").read_text())


def drafts() -> st.SearchStrategy[Draft]:
    """Return a strategy for drafts in which parts of a board are missing."""

    @st.composite
    def strategy(draw: st.DrawFn) -> Draft:
        draft = draft_of(made(draw(st.integers(0, 2)), draw(st.sampled_from(["pioneer", "capital"]))))
        open_length = draw(st.sets(st.sampled_from([row.key for row in draft.routes])))
        is_gone = draw(st.sets(st.sampled_from([row.key for row in draft.routes]), max_size=4))
        routes = tuple(
            replace_fields(row, spaces="", bonus={}, multi=False, path=()) if row.key in open_length else row
            for row in draft.routes
            if row.key not in is_gone
        )
        return replace_fields(
            draft,
            routes=routes,
            faces=(),
            inventory=draw(st.sampled_from([0, draft.inventory])),
            trajectories=draft.trajectories[: draw(st.integers(0, 3))],
            cities=tuple(replace_fields(city, slots=draw(st.sampled_from([0, city.slots]))) for city in draft.cities),
        )

    return strategy()


@pytest.mark.parametrize("kind", ["pioneer", "capital"])
@pytest.mark.parametrize("which", range(3))
def test_a_generated_board_is_a_draft_with_nothing_to_see_to_and_the_same_board_again(which: int, kind: str) -> None:
    board = made(which, kind)
    draft = read(Draft, write_document(draft_of(board)))

    found = check(draft)

    assert [issue.text for issue in found.issues if issue.kind != "target"] == []
    assert found.is_playable
    assert board_of(draft) == board


@given(draft=drafts(), wishes=st.sets(st.sampled_from(REQUESTS)))
@hypothesis_settings(max_examples=len(some(12)), deadline=None)
def test_a_completed_draft_is_a_board_or_says_why_not_and_what_was_there_stays(draft: Draft, wishes: set[str]) -> None:
    done, why_not = complete(draft, wishes)

    if why_not:
        with pytest.raises(BoardError):
            board_of(done)
    else:
        assert len(board_of(done).cities) == len(draft.cities)
    after_by_key = {row.key: row for row in done.routes}
    for row in draft.routes:
        assert after_by_key[row.key].path == row.path
        assert row.spaces in {"", after_by_key[row.key].spaces}
    for before, now in zip(draft.cities, done.cities, strict=True):
        assert (now.x, now.y) == (before.x, before.y)
        assert before.slots in {0, now.slots}
    assert done.trajectories[: len(draft.trajectories)] == draft.trajectories
    assert check(done).open == 0


def test_a_map_of_eight_cities_from_nothing_is_completed() -> None:
    draft = blank("small", "capital", "A4")
    places = [(0.3, 0.1), (0.5, 0.12), (0.7, 0.1), (0.25, 0.35), (0.5, 0.35), (0.75, 0.35), (0.4, 0.58), (0.62, 0.58)]
    cities = tuple(DraftCity(key=key, x=x, y=y) for key, (x, y) in enumerate(places, 1))

    done, why_not = complete(replace_fields(draft, cities=cities), REQUESTS)

    assert why_not == ()
    board = board_of(done)
    assert len(board.cities) == 8
    assert board.faces
    assert board.trajectories
    assert any(route.double for route in board.routes)


def test_cities_in_rows_and_columns_are_joined() -> None:
    """Four cities at the corners of a rectangle are on one circle, so no three of them have an empty circle."""
    places = [(0.25 + 0.17 * column, 0.14 + 0.2 * row) for row in range(3) for column in range(4)]
    cities = tuple(DraftCity(key=key, x=x, y=y) for key, (x, y) in enumerate(places, 1))

    done, _why_not = complete(replace_fields(blank("small", "pioneer", "A4"), cities=cities), {"routes"})

    assert {city for row in done.routes for city in row.ends} == {city.key for city in cities}


def test_what_is_filled_in_joins_cities_beside_the_routes_that_are_drawn() -> None:
    places = [(0.3, 0.1), (0.5, 0.12), (0.7, 0.1), (0.25, 0.35), (0.5, 0.35), (0.75, 0.35), (0.4, 0.58), (0.62, 0.58)]
    cities = tuple(DraftCity(key=key, x=x, y=y) for key, (x, y) in enumerate(places, 1))
    drawn = DraftRoute(key=4, ends=(1, 2))
    draft = replace_fields(blank("small", "pioneer", "A4"), cities=cities, routes=(drawn,))

    done, why_not = complete(draft, {"routes"})
    again, _why_not = complete(done, {"routes"})

    assert why_not == ()
    assert done.routes[0].ends == drawn.ends
    assert [row.ends for row in again.routes] == [row.ends for row in done.routes]
    assert min(Counter(city for row in done.routes for city in row.ends).values()) > 1


def test_without_types_nothing_is_given_a_bonus() -> None:
    draft = draft_of(made(1))
    untyped = replace_fields(draft, types="", routes=tuple(replace_fields(row, bonus={}) for row in draft.routes))

    done = complete(untyped, {"bonus"})

    assert not any(row.bonus for row in done.draft.routes)
    assert done.why_not


def test_too_few_cities_are_no_map() -> None:
    done, why_not = complete(replace_fields(blank("tiny", "pioneer", "A4"), cities=(DraftCity(key=1, x=0.4, y=0.3),)))

    assert why_not == ("A map has at least three cities. Add more cities first.",)
    assert len(done.cities) == 1


def test_cities_with_no_room_for_a_route_between_them_are_no_map() -> None:
    """The check also covers a board without routes: nothing overlaps there."""
    cities = tuple(DraftCity(key=key, x=0.5, y=0.3) for key in (1, 2, 3))

    done, why_not = complete(replace_fields(blank("huge", "pioneer", "A4"), cities=cities), REQUESTS)

    assert (len(done.cities), done.routes) == (3, ())
    assert why_not == ("[AO-13.1] A map needs at least three routes",)


def spoiled(draft: Draft) -> dict[str, tuple[Draft, str]]:
    """Return drafts with one mistake each that a user can make, and a part of the message for it."""
    first, second = draft.routes[0], draft.routes[1]
    single = next(row for row in draft.routes if sum(set(each.ends) == set(row.ends) for each in draft.routes) == 1)

    def with_route(row: DraftRoute) -> Draft:
        return apply_step(draft, DraftStep(changes=(PutRoute(put=row),)))

    def with_city(city: DraftCity) -> Draft:
        return apply_step(draft, DraftStep(changes=(PutCity(put=city),)))

    city, other = draft.cities[0], draft.cities[1]
    return {
        "mixed": (
            with_route(replace_fields(single, spaces="RY", multi=False, bonus={})),
            "only a multiroute may mix types",
        ),
        "type": (with_route(replace_fields(single, spaces="PP", multi=False, bonus={})), "P is not among"),
        "bonus": (with_route(replace_fields(single, bonus={"6": "swap"})), "the bonus needs space 6"),
        "multi": (
            with_route(replace_fields(single, spaces="R", multi=True, bonus={})),
            "a multiroute needs at least two spaces",
        ),
        "itself": (with_route(replace_fields(first, ends=(1, 1), path=())), "be in order (A-B, not B-A)"),
        "lost": (with_route(replace_fields(second, ends=(1, 77))), "there is no city with the key 77"),
        "twice": (replace_fields(draft, cities=(*draft.cities, city)), "2 entries have the same key 1"),
        "types": (replace_fields(draft, types="YRO"), "does not follow the order"),
        "few types": (replace_fields(draft, types="R"), "types"),
        "reward": (
            replace_fields(draft, trajectories=(DraftTrajectory(key=1, ends=(1, 2), reward="P", amount=1, slots=1),)),
            "P is not among",
        ),
        "order": (
            replace_fields(draft, orders=(DraftOrder(key=1, ends=(2, 2), amount=3),)),
            "be in order (A-B, not B-A)",
        ),
        "asked": (
            replace_fields(draft, trajectories=(DraftTrajectory(key=1, reward="points", amount=1, slots=1),)),
            "trajectories T1.types",
        ),
        "over": (with_city(replace_fields(city, x=other.x, y=other.y)), "it covers city"),
        "edge": (with_city(replace_fields(city, x=0.0, y=0.0)), "it crosses the edge of the page"),
        "slots": (with_city(replace_fields(city, slots=12)), "it has 12 slots, but needs 3 to 6"),
        "long": (
            with_route(replace_fields(single, spaces="RRRRRR", multi=False, bonus={})),
            "its path is too short: its spaces need",
        ),
        "lonely": (with_city(DraftCity(key=99, x=0.5, y=0.4, slots=3)), "fewer than two neighbours"),
        "no length": (
            with_route(replace_fields(single, spaces="", multi=False, bonus={})),
            "1 route has no length yet",
        ),
        "no type": (with_route(replace_fields(single, spaces="??", multi=False, bonus={})), "1 route has no type yet"),
        "no slots": (with_city(replace_fields(city, slots=0)), "1 city has no slots yet"),
    }


SPOILED = spoiled(draft_of(made(1)))


@pytest.mark.parametrize("name", SPOILED)
def test_each_single_thing_that_is_spoiled_is_found_and_named(name: str) -> None:
    draft, word = SPOILED[name]

    assert word in " · ".join(issue.text for issue in check(draft).issues)


def test_all_that_is_spoiled_is_listed_at_once() -> None:
    draft = replace_fields(SPOILED["mixed"][0], types="ROYWB", orders=SPOILED["order"][0].orders)

    text = said(check(draft))

    for word in ("only a multiroute may mix types", "K is not among", "be in order (A-B, not B-A)"):
        assert word in text


def test_a_draft_of_routes_that_all_cross_lists_a_bounded_number_of_issues() -> None:
    angles = [2 * math.pi * at / 60 for at in range(60)]
    cities = tuple(
        DraftCity(key=key + 1, x=0.5 + 0.28 * math.cos(at), y=0.33 + 0.28 * math.sin(at))
        for key, at in enumerate(angles)
    )
    pairs = [(key, (key + shift - 1) % 60 + 1) for shift in range(26, 31) for key in range(1, 31)]
    routes = tuple(DraftRoute(key=number, ends=pair, spaces="RRRRRR") for number, pair in enumerate(pairs, 100))

    found = check(replace_fields(blank("huge", "pioneer", "Letter"), cities=cities, routes=routes))

    assert len(found.issues) == MAX_ISSUES < found.errors + found.open + found.warnings


def said(found: Issues) -> str:
    return " · ".join(issue.text for issue in found.issues)


def test_what_is_only_unusual_is_a_warning_that_can_be_left() -> None:
    draft = SPOILED["slots"][0]
    (issue,) = [issue for issue in check(draft).issues if issue.kind == "slots"]
    assert issue.level == "warning"

    left = check(apply_step(draft, DraftStep(changes=(Write(field="left", value=[issue.id]),))))

    assert [each.is_left for each in left.issues if each.id == issue.id] == [True]
    assert left.warnings == check(draft).warnings - 1


@pytest.mark.parametrize("count", range(4))
def test_a_draft_with_hardly_anything_is_checked(count: int) -> None:
    draft = blank("tiny", "pioneer", "Letter")
    cities = tuple(DraftCity(key=key, x=0.1, y=0.1) for key in range(1, count + 1))
    routes = tuple(DraftRoute(key=key, ends=(1, key)) for key in range(2, count + 1))

    found = check(replace_fields(draft, cities=cities, routes=routes))

    assert not found.is_playable
    assert {"few:routes", *(["few:cities"] if count < 3 else [])} <= {issue.id for issue in found.issues}
    counts = json.loads(write_document(found))
    assert (counts["errors"], counts["open"]) == (found.errors, found.open) == (0, found.open)
    assert found.open > 0


KEYS = st.integers(1, 9)
NAMED = st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff")
PLACES = st.floats(0, 0.9, allow_nan=False)
CHANGES: st.SearchStrategy[Change] = st.one_of(
    st.builds(lambda key, x, y: PutCity(put=DraftCity(key=key, x=x, y=y)), KEYS, PLACES, PLACES),
    st.builds(lambda key, ends: PutRoute(put=DraftRoute(key=key, ends=ends)), KEYS, st.tuples(KEYS, KEYS)),
    st.builds(lambda key, ends: PutOrder(put=DraftOrder(key=key, ends=ends)), KEYS, st.tuples(KEYS, KEYS)),
    st.builds(lambda of, key: Drop(of=of, key=key), st.sampled_from(["cities", "routes", "trajectories"]), KEYS),
    st.builds(lambda name: Write(field="name", value=name), st.text(NAMED, max_size=9)),
)


@given(steps=st.lists(st.lists(CHANGES, min_size=1, max_size=3), max_size=12), which=st.integers(0, 2))
@hypothesis_settings(max_examples=len(some(30)), deadline=None)
def test_any_steps_undone_leave_the_draft_as_it_was_and_done_again_as_it_became(
    steps: list[list[Change]], which: int
) -> None:
    start = draft_of(made(which))
    journal, before = DraftJournal(start=start), [start]
    for changes in steps:
        journal = read(DraftJournal, write_document(journal.with_step(DraftStep(changes=tuple(changes)))))
        before.append(journal.draft)

    for draft in reversed(before):
        assert journal.draft == draft
        journal = journal.undone()
    assert journal.draft == start
    assert len(check(before[-1]).issues) >= check(before[-1]).errors
    for draft in before:
        assert journal.draft == draft
        journal = journal.redone()


def test_what_is_done_after_an_undo_takes_the_place_of_what_was_undone() -> None:
    journal = DraftJournal(start=draft_of(made(0)))
    for name in ("one", "two"):
        journal = journal.with_step(DraftStep(changes=(Write(field="name", value=name),)))

    journal = journal.undone().with_step(DraftStep(changes=(Write(field="name", value="three"),)))

    assert journal.redone().draft.name == "three"
    assert journal.undone().draft.name == "one"


def test_with_a_city_goes_what_hangs_at_it() -> None:
    draft = draft_of(made(0))

    left = apply_step(draft, DraftStep(changes=(Drop(of="cities", key=2),)))

    ends = [row.ends or () for row in left.routes] + [row.ends or () for row in left.trajectories]
    assert all(2 not in each for each in [*ends, *(row.ends for row in left.orders)])
    assert len(left.cities) == len(draft.cities) - 1


def test_a_field_cannot_be_written_with_what_it_cannot_have() -> None:
    with pytest.raises(DocumentError, match="inventory"):
        apply_step(draft_of(made(0)), DraftStep(changes=(Write(field="inventory", value="many"),)))


@pytest.mark.parametrize("name", ["slots", "long", "lonely", "no length", "no slots"])
def test_a_quick_fix_says_what_it_changes_and_mends_the_issue(name: str) -> None:
    draft, word = SPOILED[name]
    (issue,) = [each for each in check(draft).issues if word in each.text]

    found = fixes(draft, issue.id)

    assert found
    for step in found:
        assert step.title
        assert issue.id not in [each.id for each in check(apply_step(draft, step)).issues]


def test_nothing_mends_what_is_not_there_and_a_difference_leads_from_one_draft_to_the_other() -> None:
    one, other = draft_of(made(0)), draft_of(made(1))

    assert fixes(one, "nothing") == []
    assert apply_step(one, difference(one, other, "")).settings == other.settings
    assert difference(one, one, "").changes == ()
