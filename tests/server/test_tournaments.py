"""Tests of tournaments: properties of pairings, the derivation from the journal, and rounds that survive a kill."""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.amount import IS_THOROUGH, in_turn
from tests.server.merging import merge
from tests.server.turned import Turned, see_to

from skyhop.bots.bot import levels as list_levels
from skyhop.game import registry
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import StaleAction, UnknownMatch
from skyhop.server.match_registry import MatchRegistry, delete_person
from skyhop.server.matches.commands import BreakOff, ReplaceBot, Resign
from skyhop.server.matches.create import Terms
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.matches.retention import RetentionPolicy
from skyhop.server.names import NoName
from skyhop.server.players.moderation import block, remove_name
from skyhop.server.players.tokens import Scope
from skyhop.server.ratings import recorder
from skyhop.server.schema import TOKENS
from skyhop.server.seats import DRAW as HALF
from skyhop.server.seats import WIN, MatchPairing, PairingResult, Seat, share_points
from skyhop.server.store.store import Store, keep_player, make_token, open_store
from skyhop.server.timestamps import now, seconds_ahead
from skyhop.server.tournaments import (
    MAX_BOTS,
    MAX_RECORDS_OF_ENTRANT,
    POD_POINT,
    Form,
    NextStep,
    Phase,
    RecordKind,
    Tournament,
    TournamentRecord,
    TournamentTerms,
    buchholz_unit,
    count_arena_points,
    count_round_robin_rounds,
)
from skyhop.server.tournaments.pairing import (
    Pairs,
    RoundPlan,
    SwissEntrant,
    compute_bye_cost,
    compute_cost,
    find_folds,
    pair_pods,
    pair_round_robin,
    pair_swiss,
    plan_round,
    split_into_pods,
)
from skyhop.server.tournaments.service import (
    MAX_OF_HOST,
    TournamentRefused,
    TournamentService,
    append_end,
    append_record,
    choose_rules,
    enter,
    forget_tournaments,
    list_tournaments,
    withdraw,
)

PAST, LATER = "2026-01-01T00:00:00.000+00:00", "2027-01-01T00:00:00.000+00:00"
LIVE, DAYS = TimeControl.read("5+3"), TimeControl.read("3d")
NAME = "cup1"
RESULTS = (PairingResult((WIN, 0)), PairingResult((0, WIN)), PairingResult((HALF, HALF)))
PEOPLE = ("anna", "ben", "carl", "dora", "emil", "frida")
BOTS = [each.name for each in list_levels(registry.game("balloon-cup"))]


def pods_of(seats: int, rounds: int = 4) -> TournamentTerms:
    """Return the terms of a tournament of pods, with Aeronaut Odyssey."""
    game = registry.game("aeronaut-odyssey")
    rules = choose_rules(game, "pioneer", seats)
    return terms_of(Form.PODS, rounds)._replace(game=game.name, ruleset=rules, seats=seats)


def terms_of(
    form: Form = Form.SWISS, rounds: int = 5, control: TimeControl | None = LIVE, most: int = 128, begins_at: str = PAST
) -> TournamentTerms:
    assert control is not None
    rules = choose_rules(registry.game("balloon-cup"), "rio-grande")
    return TournamentTerms(
        NAME, "Friday cup", form, "balloon-cup", rules, control, rounds, most, has_bots=False, begins_at=begins_at
    )


def entered(*numbers: int, at: int = 1) -> list[TournamentRecord]:
    return [
        TournamentRecord(at + n, RecordKind.ENTERED, PAST, f"p{number}", "guest", f"P{number}", {"entrant": number})
        for n, number in enumerate(numbers)
    ]


def opened(terms: TournamentTerms, count: int) -> Tournament:
    return Tournament(terms, (TournamentRecord(0, RecordKind.OPENED, PAST, "host"), *entered(*range(count))), {})


def after_step(tournament: Tournament, rng: random.Random, at: str = LATER) -> Tournament:
    """Do the next step as a server does, with random results, and without a store."""
    step, records, known = tournament.find_next_step(at), tournament.records, dict(tournament.known)
    results = {match: [*map(list, result)] for match, result in tournament.list_new_results().items()}
    if step is NextStep.START_MATCHES:
        known |= {pairing.match: random_result(tournament, pairing, rng) for pairing in tournament.unstarted}
    elif step is NextStep.PAIR:
        plan, number = plan_round(tournament), len(records)
        pairings = [[[*entrants], f"m{number}x{n}"] for n, entrants in enumerate(plan.pairings)]
        data: dict[str, object] = {"pairings": pairings, "byes": [*plan.byes], "results": results}
        if tournament.terms.form is Form.ROUND_ROBIN and not tournament.rounds:
            data["table"] = [*tournament.table]
        records = (*records, TournamentRecord(number, RecordKind.PAIRED, PAST, data=data))
    elif step is NextStep.END:
        records = (*records, TournamentRecord(len(records), RecordKind.ENDED, PAST, data={"results": results}))
    return Tournament(tournament.terms, records, known)


def random_result(tournament: Tournament, pairing: MatchPairing, rng: random.Random) -> PairingResult:
    if tournament.terms.form is not Form.PODS:
        return rng.choice(RESULTS)
    ranks = [rng.randrange(len(pairing.entrants)) for _seat in pairing.entrants]
    return PairingResult(share_points(ranks, POD_POINT))


def played_out(tournament: Tournament, seed: int) -> Tournament:
    rng = random.Random(seed)
    for _step in range(100):
        if tournament.phase is Phase.OVER:
            return tournament
        tournament = after_step(tournament, rng)
    raise AssertionError(tournament)


def count_starts(pairs: Sequence[Sequence[int]]) -> Counter[int]:
    starts = Counter[int]()
    for first, second in pairs:
        starts.update({first: 1})
        starts.subtract({second: 1})
    return starts


@pytest.mark.parametrize("count", range(2, 17))
def test_in_a_round_robin_all_pairs_meet_once_and_start_equally_often(count: int) -> None:
    rounds = [pair_round_robin(count, number) for number in range(count_round_robin_rounds(count))]
    pairs = [pair for each in rounds for pair in each.pairs]

    assert sorted(tuple(sorted(pair)) for pair in pairs) == list(itertools.combinations(range(count), 2))
    for each in rounds:
        present = [*itertools.chain(*each.pairs), *([] if each.free is None else [each.free])]
        assert sorted(present) == list(range(count))
    assert max(map(abs, count_starts(pairs).values())) <= 1


def test_the_berger_table_of_six_is_the_published_one() -> None:
    told = [{tuple(each + 1 for each in pair) for pair in pair_round_robin(6, number).pairs} for number in range(3)]

    assert told == [{(1, 6), (2, 5), (3, 4)}, {(6, 4), (5, 3), (1, 2)}, {(2, 6), (3, 1), (4, 5)}]


@example(count=15, rounds=14, seed=364)
@settings(max_examples=1500 if IS_THOROUGH else 60, deadline=None)
@given(count=st.integers(2, 24), rounds=st.integers(3, 15), seed=st.integers(0, 10**6))
def test_in_a_swiss_tournament_nobody_meets_twice_while_it_can_be_avoided(count: int, rounds: int, seed: int) -> None:
    """While rounds are at most half of the entrants, a pairing without a repeated meeting exists (Dirac)."""
    over = played_out(opened(terms_of(rounds=rounds), count), seed)
    byes = Counter(entrant for each in over.rounds for entrant in each.byes)

    assert len(over.rounds) == min(rounds, count_round_robin_rounds(count))
    assert all(len(each.pairings) == count // 2 and len(each.byes) == count % 2 for each in over.rounds)
    early = Counter(frozenset(p.entrants) for each in over.rounds[: (count + count % 2) // 2] for p in each.pairings)
    assert max(early.values()) == 1
    assert max(byes.values(), default=0) <= 1
    if len(over.rounds) <= count // 2:
        assert max(map(abs, count_starts([pairing.entrants for pairing in over.pairings]).values())) <= 2


def list_matchings(numbers: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Yield all perfect matchings of an even number of entrants."""
    if not numbers:
        yield []
        return
    first, *rest = numbers
    for other in rest:
        for matching in list_matchings([each for each in rest if each != other]):
            yield [(first, other), *matching]


swiss_entrants = st.builds(
    SwissEntrant,
    number=st.just(0),
    score=st.integers(0, 6),
    met=st.dictionaries(st.integers(0, 7), st.integers(1, 2), max_size=5),
    imbalance=st.integers(-2, 2),
    had_bye=st.booleans(),
    is_last_first=st.booleans(),
)


@settings(max_examples=400 if IS_THOROUGH else 60, deadline=None)
@given(drawn=st.lists(swiss_entrants, min_size=2, max_size=8))
def test_a_swiss_round_has_the_least_cost_of_all_possible_rounds(drawn: list[SwissEntrant]) -> None:
    """An exhaustive search is the oracle."""
    entrants = [
        SwissEntrant(number, each.score, each.met, each.imbalance, each.had_bye, each.is_last_first)
        for number, each in enumerate(sorted(drawn, key=lambda each: -each.score))
    ]
    folds, lowest, count = find_folds(entrants), entrants[-1].score, len(entrants)

    def cost_of(one: int, other: int) -> int:
        if other == count:
            return compute_bye_cost(entrants[one], lowest, count - 1 - one)
        return compute_cost(entrants[one], entrants[other], folds(one, other))

    found = pair_swiss(entrants)
    chosen = [(min(pair), max(pair)) for pair in found.pairs]
    chosen += [] if found.free is None else [(found.free, count)]
    every = list_matchings(range(count + count % 2))

    assert sorted(itertools.chain(*chosen)) == list(range(count + count % 2))
    assert sum(cost_of(*pair) for pair in chosen) == min(sum(cost_of(*pair) for pair in each) for each in every)


def test_the_first_swiss_round_pairs_the_upper_half_with_the_lower_half() -> None:
    found = pair_swiss([SwissEntrant(number, 0) for number in range(8)])

    assert {tuple(sorted(pair)) for pair in found.pairs} == {(0, 4), (1, 5), (2, 6), (3, 7)}
    assert pair_swiss([SwissEntrant(number, 0) for number in range(3)]).free == 2


def test_a_swiss_round_of_128_takes_less_than_a_second() -> None:
    tournament = opened(terms_of(rounds=15), 128)
    rng = random.Random(1)
    while len(tournament.rounds) < 14 or tournament.find_next_step(LATER) is not NextStep.PAIR:
        tournament = after_step(tournament, rng)
    begun = time.perf_counter()
    plan = plan_round(tournament)

    assert len(plan.pairings) == 64
    assert time.perf_counter() - begun < 1


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ((1, 2), (120, 0)),
        ((1, 1), (60, 60)),
        ((2, 1, 4, 3), (80, 120, 0, 40)),
        ((1, 1, 3), (90, 90, 0)),
        ((1, 2, 2, 2, 5, 6), (120, 72, 72, 72, 24, 0)),
    ],
)
def test_points_are_the_share_of_beaten_opponents(ranks: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert share_points(ranks, POD_POINT) == points


@pytest.mark.parametrize(
    ("ranks", "absent", "points"),
    [
        ((4, 3, 1, 2), [0, 1], (0, 0, 120, 80)),
        ((4, 3, 2, 1), [3, 2, 1, 0], (0, 0, 0, 0)),
        ((1, 1, 1, 1), [2], (80, 80, 0, 80)),
        ((1, 1, 1), [0, 2], (0, 120, 0)),
        ((1, 2, 3), [0], (0, 120, 60)),
        ((1, 1), [0], (60, 60)),
    ],
)
def test_seats_that_did_not_appear_in_a_pod_get_no_points(
    ranks: tuple[int, ...], absent: list[int], points: tuple[int, ...]
) -> None:
    """Equal ranks are those of a match that was aborted. Between two seats, it stays a draw."""
    assert PairingResult.of(ranks, absent, POD_POINT) == PairingResult(points, tuple(sorted(absent)))


@pytest.mark.parametrize("most", range(3, 7))
@pytest.mark.parametrize("fewest", [2, 3])
def test_a_field_is_split_into_few_pods_of_nearly_equal_size(most: int, fewest: int) -> None:
    for count in range(1, 129):
        found = split_into_pods(count, most, fewest)
        for sizes in found:
            assert sum(sizes) == count
            assert fewest <= sizes[-1] <= sizes[0] <= most
            assert sizes[0] - sizes[-1] <= 1
            assert list(sizes) == sorted(sizes, reverse=True)
        possible = [number for number in range(1, count + 1) if fewest * number <= count <= most * number]
        assert [len(sizes) for sizes in found] == possible[:2]


def list_splits(numbers: frozenset[int], sizes: Sequence[int], allowed: set[frozenset[int]]) -> Iterator[bool]:
    """Yield True for each way to split entrants into pods of these sizes, in which all pairs are allowed."""
    if not numbers:
        yield True
        return
    first = min(numbers)
    for size in {*sizes}:
        left = [*sizes]
        left.remove(size)
        for others in itertools.combinations(sorted(numbers - {first}), size - 1):
            pod = (first, *others)
            if allowed.issuperset(map(frozenset, itertools.combinations(pod, 2))):
                yield from list_splits(numbers - {*pod}, left, allowed)


@settings(max_examples=300 if IS_THOROUGH else 40, deadline=None)
@given(
    count=st.integers(2, 9),
    most=st.integers(3, 6),
    met=st.sets(st.frozensets(st.integers(0, 8), min_size=2, max_size=2), max_size=14),
    blocks=st.sets(st.frozensets(st.integers(0, 8), min_size=2, max_size=2), max_size=4),
    seed=st.integers(0, 10**6),
)
def test_pods_seat_everybody_once_without_a_repeated_meeting_if_there_is_such_a_round(
    count: int, most: int, met: set[frozenset[int]], blocks: set[frozenset[int]], seed: int
) -> None:
    """An exhaustive search is the oracle. Nobody shares a pod with a blocked player."""
    rng, numbers = random.Random(seed), range(count)
    entrants = [
        SwissEntrant(
            number,
            rng.randrange(3) * POD_POINT,
            {other: 1 for other in numbers if frozenset((number, other)) in met},
            strangers=frozenset(other for other in numbers if frozenset((number, other)) in blocks),
        )
        for number in numbers
    ]
    found = pair_pods(entrants, most, 2, random.Random(seed))
    pairs = {frozenset(pair) for pod in found.pairings for pair in itertools.combinations(pod, 2)}
    sizes = [len(pod) for pod in found.pairings]

    assert sorted([*itertools.chain(*found.pairings), *found.byes]) == list(numbers)
    assert not sizes or (max(sizes) <= most and max(sizes) - min(sizes) <= 1)
    assert pairs.isdisjoint(blocks)
    assert found == pair_pods(entrants, most, 2, random.Random(seed))
    every = {frozenset(pair) for pair in itertools.combinations(numbers, 2)}
    unblocked = any(
        any(list_splits(frozenset(numbers), each, every - blocks)) for each in split_into_pods(count, most, 2)
    )
    assert bool(found.byes) is not unblocked
    if any(list_splits(frozenset(numbers) - {*found.byes}, sizes, every - blocks - met)):
        assert pairs.isdisjoint(met)


@settings(max_examples=60 if IS_THOROUGH else 5, deadline=None)
@given(count=st.integers(24, 40), most=st.integers(3, 4), seed=st.integers(0, 10**6))
def test_in_pods_players_of_like_score_meet_new_opponents(count: int, most: int, seed: int) -> None:
    """In the last of three rounds, scores in a pod differ by clearly less than chance would give."""
    over = played_out(opened(pods_of(most, 3), count), seed)
    last = over.rounds[-1]
    before = replace(over, records=over.records[: last.record]).scores
    met = [frozenset(pair) for each in over.pairings for pair in itertools.combinations(each.entrants, 2)]
    squares = [
        [(before[one] - before[other]) ** 2 for one, other in pairs]
        for pairs in (met[-sum(len(each.entrants) for each in last.pairings) :], itertools.combinations(before, 2))
    ]

    assert len(over.rounds) == 3
    assert len(met) == len({*met})
    assert all(len(each.pairings) == -(-count // most) and not each.byes for each in over.rounds)
    assert max(Counter(each.entrants[0] for each in over.pairings).values()) <= 2
    in_pods, of_all = (sum(each) / len(each) for each in squares)
    assert in_pods < 0.8 * of_all


def test_a_round_of_pods_of_128_is_paired_in_seconds() -> None:
    rng = random.Random(3)
    met = {frozenset(rng.sample(range(128), 2)) for _pair in range(4000)}
    entrants = [
        SwissEntrant(
            number,
            rng.randrange(8 * POD_POINT),
            {other: 1 for other in range(128) if frozenset((number, other)) in met},
        )
        for number in range(128)
    ]
    begun = time.process_time()
    found = pair_pods(entrants, 6, 2, random.Random(1))

    assert len(found.pairings) == 22
    assert time.process_time() - begun < 4


@pytest.mark.parametrize(("blocking", "most", "seated"), in_turn([(90, 3, 76), (126, 6, 4), (40, 4, 110)], 3))
def test_many_players_who_block_each_other_cost_few_steps(blocking: int, most: int, seated: int) -> None:
    """The number of function calls is the measure, because it does not depend on the machine."""
    clique, calls = frozenset(range(blocking)), 0
    entrants = [
        SwissEntrant(number, 0, strangers=clique - {number} if number in clique else frozenset())
        for number in range(128)
    ]

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"
        if calls > 2_000_000:
            sys.setprofile(None)
            raise AssertionError(calls)

    sys.setprofile(count)
    try:
        found = pair_pods(entrants, most, 2, random.Random(1))
    finally:
        sys.setprofile(None)
    sizes = [len(pod) for pod in found.pairings]

    assert sorted([*itertools.chain(*found.pairings), *found.byes]) == list(range(128))
    assert all(len(clique.intersection(pod)) <= 1 for pod in found.pairings)
    assert max(sizes) - min(sizes) <= 1
    assert sum(sizes) >= seated


def test_who_blocks_everybody_has_one_bye_of_a_point_and_then_half_a_point() -> None:
    tournament, rng = opened(pods_of(3, 3), 7), random.Random(1)
    strangers = {"p0": frozenset(f"p{n}" for n in range(1, 7))} | {f"p{n}": frozenset({"p0"}) for n in range(1, 7)}
    while tournament.phase is not Phase.OVER:
        tournament = after_step(replace(tournament, strangers=strangers), rng)

    assert [each.byes for each in tournament.rounds] == [(0,)] * 3
    assert tournament.scores[0] == POD_POINT * 2
    alone = replace(opened(pods_of(3), 2), strangers={"p0": frozenset({"p1"}), "p1": frozenset({"p0"})})
    assert not alone.can_pair


def test_tie_breaks_of_pods_are_as_the_page_states_them() -> None:
    """Two have a point. The one with the stronger opponents comes first."""
    rounds = ([[[0, 1, 2], "a"], [[3, 4], "b"]], [[[1, 0, 4], "c"], [[2, 3], "d"]])
    results = {"a": (1, 2, 3), "b": (2, 1), "c": (1, 3, 1), "d": (1, 2)}
    records = [
        TournamentRecord(6 + n, RecordKind.PAIRED, PAST, data={"pairings": each, "byes": []})
        for n, each in enumerate(rounds)
    ]
    known = {match: PairingResult(share_points(ranks, POD_POINT)) for match, ranks in results.items()}
    tournament = Tournament(pods_of(3, 2), (*opened(pods_of(3), 5).records, *records), known)

    rows = {row.entrant.number: row for row in tournament.standings}

    assert {number: row.score for number, row in rows.items()} == {0: 120, 1: 150, 2: 120, 3: 0, 4: 210}
    halves = {number: 2 * row.buchholz * POD_POINT // buchholz_unit(Form.PODS) for number, row in rows.items()}
    assert halves == {0: (150 + 120) + (150 + 210), 1: (120 + 120) + (120 + 210), 2: (120 + 150), 3: 660, 4: 120 + 150}
    assert [(row.entrant.number, row.place) for row in tournament.standings] == [(4, 1), (1, 2), (0, 3), (2, 4), (3, 5)]
    assert [rows[number].wins for number in range(5)] == [1, 0, 1, 0, 1]


def test_the_others_of_a_pod_share_the_points_of_a_player_who_is_deleted_before_it_starts() -> None:
    tournament = after_step(opened(pods_of(4), 4), random.Random(1))
    gone = tuple(
        record._replace(player_kind="gone") if record.data == {"entrant": 2} else record
        for record in tournament.records
    )
    (pairing,) = tournament.pairings
    left = replace(tournament, records=gone)

    assert left.unstarted == ()
    assert [left.results[pairing.match].of_entrant(pairing, number) for number in range(4)] == [80, 80, 0, 80]
    assert left.results[pairing.match].absent == (pairing.entrants.index(2),)


@pytest.mark.parametrize("form", [Form.SWISS, Form.ROUND_ROBIN, Form.PODS])
@pytest.mark.parametrize("control", [LIVE, DAYS], ids=str)
def test_everything_derives_from_each_prefix_of_the_journal(form: Form, control: TimeControl) -> None:
    """A server that dies between two writes goes on to the same end: matches start, rounds follow, results count."""
    terms = pods_of(3, 5)._replace(control=control) if form is Form.PODS else terms_of(form, 5, control, 16)
    over = played_out(opened(terms, 7), 3)
    for length in range(8, len(over.records) + 1):
        told = [match for record in over.records[:length] for _entrants, match in record.data.get("pairings", [])]  # type: ignore[attr-defined]
        for alive in {0, len(told) // 2, len(told)}:
            known = {match: over.known[match] for match in told[:alive]}
            prefix = Tournament(over.terms, over.records[:length], known)
            recorded = set(told) - set(prefix.list_new_results()) - set(told[alive:])
            if prefix.phase is not Phase.OVER:
                missing = [match for match in told[alive:] if match not in prefix.results]
                assert [pairing.match for pairing in prefix.unstarted] == missing
                assert (prefix.find_next_step(LATER) is NextStep.START_MATCHES) is bool(missing)
            assert recorded <= set(prefix.results)
            of_byes = form.point * sum(len(each.byes) for each in prefix.rounds)
            shared = sum(sum(result.points) for result in prefix.results.values())
            assert sum(row.score for row in prefix.standings) == shared + of_byes
    assert over.results == {match: result for match, result in over.known.items() if result}
    assert Tournament(over.terms, over.records, {}).standings == over.standings  # its matches are removed


def test_tie_breaks_are_as_the_page_states_them() -> None:
    """Three of four have two points. Their opponents decide."""
    rounds = (
        [[[0, 1], "a"], [[2, 3], "b"]],
        [[[0, 2], "c"], [[1, 3], "d"]],
        [[[3, 0], "e"], [[1, 2], "f"]],
    )
    won = {
        "a": PairingResult((WIN, 0)),
        "b": PairingResult((WIN, 0)),
        "c": PairingResult((HALF, HALF)),
        "d": PairingResult((WIN, 0)),
    }
    won |= {"e": PairingResult((HALF, HALF)), "f": PairingResult((WIN, 0))}
    records = [
        TournamentRecord(5 + n, RecordKind.PAIRED, PAST, data={"pairings": each, "byes": []})
        for n, each in enumerate(rounds)
    ]
    tournament = Tournament(terms_of(rounds=3), (*opened(terms_of(), 4).records, *records), won)

    rows = {row.entrant.number: row for row in tournament.standings}

    assert {number: row.score for number, row in rows.items()} == {0: 4, 1: 4, 2: 3, 3: 1}
    assert {number: row.buchholz for number, row in rows.items()} == {0: 8, 1: 8, 2: 9, 3: 11}
    assert rows[0].sonneborn_berger == 2 * 4 + 1 * 3 + 1 * 1
    assert rows[1].sonneborn_berger == 2 * 1 + 2 * 3
    assert [row.place for row in tournament.standings] == [1, 2, 3, 4]
    assert [row.entrant.number for row in tournament.standings] == [0, 1, 2, 3]


def test_equal_entrants_share_a_place() -> None:
    assert [row.place for row in opened(terms_of(), 3).standings] == [1, 1, 1]


def test_a_late_entrant_of_a_swiss_tournament_gets_half_a_point_for_each_missed_round() -> None:
    rng, tournament = random.Random(2), opened(terms_of(rounds=4), 6)
    while len(tournament.rounds) < 2:
        tournament = after_step(tournament, rng)
    assert tournament.is_open_for_entry
    late = Tournament(
        tournament.terms, (*tournament.records, *entered(6, at=len(tournament.records))), tournament.known
    )

    assert late.scores[6] == 2 * HALF
    while len(late.rounds) < 3:
        late = after_step(late, rng)
    assert not late.is_open_for_entry
    assert any(6 in pairing.entrants for pairing in late.pairings) or 6 in late.rounds[-1].byes


def test_opponents_of_a_withdrawn_entrant_of_a_round_robin_get_a_point() -> None:
    rng, tournament = random.Random(2), opened(terms_of(Form.ROUND_ROBIN, most=16), 4)
    while len(tournament.rounds) < 1:
        tournament = after_step(tournament, rng)
    gone = TournamentRecord(len(tournament.records), RecordKind.WITHDREW, PAST, "p3", "guest", "P3", {"entrant": 3})
    left = played_out(Tournament(tournament.terms, (*tournament.records, gone), tournament.known), 2)

    assert [len(each.byes) for each in left.rounds] == [0, 1, 1]
    assert all(3 not in pairing.entrants for each in left.rounds[1:] for pairing in each.pairings)
    assert left.phase is Phase.OVER


def test_a_round_robin_by_days_begins_all_rounds_at_once() -> None:
    tournament, rng = opened(terms_of(Form.ROUND_ROBIN, control=DAYS, most=16), 4), random.Random(1)
    for _step in range(3):
        tournament = after_step(
            Tournament(
                tournament.terms,
                tournament.records,
                dict.fromkeys((pairing.match for pairing in tournament.pairings), None),
            ),
            rng,
        )

    assert len(tournament.rounds) == 3
    assert len({frozenset(pairing.entrants) for pairing in tournament.pairings}) == 6


@pytest.mark.parametrize(
    ("results", "points"), [((2, 2, 2, 2), 12), ((2, 2, 1, 2), 8), ((2, 2, 0, 2, 2, 1, 1), 11), ((1, 0, 1), 2), ((), 0)]
)
def test_points_of_an_arena_count_double_after_two_wins_in_a_row(results: tuple[int, ...], points: int) -> None:
    assert count_arena_points(results) == points


@settings(max_examples=200 if IS_THOROUGH else 25, deadline=None)
@given(count=st.integers(2, 12), seed=st.integers(0, 10**6))
def test_in_an_arena_whoever_is_free_is_paired_and_nobody_waits_for_long(count: int, seed: int) -> None:
    """Matches end in any order. Two entrants who have just met do not meet again, and at most two entrants wait."""
    terms = terms_of(Form.ARENA)._replace(minutes=60)
    tournament, rng = opened(terms, count), random.Random(seed)
    known = dict[str, PairingResult | None]()
    for _step in range(60):
        tournament = Tournament(terms, tournament.records, dict(known))
        step = tournament.find_next_step(PAST)
        if step is NextStep.START_MATCHES:
            known |= dict.fromkeys((pairing.match for pairing in tournament.unstarted), None)
        elif step is NextStep.PAIR:
            assert plan_round(tournament).pairings
            tournament = after_step(tournament, rng, PAST)
        else:
            assert step is NextStep.WAIT
            assert len(tournament.free) <= 2
            running = [match for match, result in known.items() if result is None]
            known[rng.choice(running)] = rng.choice(RESULTS)
    latest = dict[int, frozenset[int]]()
    for (first, second), _match in tournament.pairings:
        pair = frozenset((first, second))
        assert count == 2 or not latest.get(first) == latest.get(second) == pair
        latest |= dict.fromkeys(pair, pair)
    played = [len(pairings) for pairings in tournament.pairings_by_entrant.values()]
    assert len(played) == count
    assert tournament.find_next_step(LATER) is NextStep.END
    assert tournament.is_open_for_entry


async def plan(tournament: Tournament) -> RoundPlan:
    return await asyncio.to_thread(plan_round, tournament)


@pytest.fixture
def service(matches: MatchRegistry) -> TournamentService:
    return TournamentService(matches, plan)


async def begun(service: TournamentService, store: Store, *players: str, terms: TournamentTerms | None = None) -> None:
    """Open a tournament, and let these players enter it."""
    for player in ("host", *players):
        await keep_player(store, f"{player}:1", player, player.title())
    await service.open(terms or terms_of(), Seat("guest", "host"))
    for player in players:
        await come(service, player)


async def come(service: TournamentService, player: str, kind: str = "guest") -> None:
    seat = Seat(kind, player)  # type: ignore[arg-type]
    await service.change(NAME, lambda connection, found: enter(connection, found, seat))


async def leave(service: TournamentService, number: int) -> None:
    await service.change(NAME, lambda connection, found: withdraw(connection, found, found.entrants[number]))


async def finish_matches(matches: MatchRegistry, tournament: Tournament, *, are_draws: bool = False) -> None:
    for pairing in tournament.pairings:
        live = await matches.open(pairing.match)
        if live.match.outcome is None and are_draws:
            await live.handle(Propose(DRAW), 0, live.match.ply)
            await live.handle(Propose(DRAW), 1, live.match.ply)
        for seat in range(1, len(live.seats)):
            if live.match.outcome is None:
                await live.handle(Resign(), seat, live.match.ply)


@pytest.mark.both_databases
async def test_a_tournament_runs_from_its_opening_to_its_end(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, *PEOPLE[:5], terms=terms_of(rounds=3))
    for _round in range(4):
        await service.update()
        await finish_matches(matches, await service.read(NAME))

    over = await service.read(NAME)
    assert over.phase is Phase.OVER
    assert [record.kind for record in over.records] == [
        *[RecordKind.OPENED, *[RecordKind.ENTERED] * 5],
        *[RecordKind.PAIRED] * 3,
        RecordKind.ENDED,
    ]
    assert sum(row.score for row in over.standings) == 3 * 3 * WIN
    live = await matches.open(over.pairings[0].match)
    first, second = (over.entrants[entrant].player for entrant in over.pairings[0].entrants)
    assert [seat.player for seat in live.stored_seats] == [first, second]
    assert (live.info.tournament, live.info.is_rated, str(live.info.control)) == (NAME, True, "5+3")
    assert over.results[over.pairings[0].match] == PairingResult((WIN, 0))
    assert [(row.entrants, row.rounds, row.is_over) for row in await store.read(list_tournaments)] == [(5, 3, True)]


@pytest.mark.both_databases
@pytest.mark.parametrize("form", [Form.SWISS, Form.ROUND_ROBIN])
async def test_two_workers_pair_each_round_once(
    matches: MatchRegistry, store: Store, service: TournamentService, database: str, tmp_path: Path, form: Form
) -> None:
    other = MatchRegistry(await open_store(tmp_path, database)) if database else matches
    await begun(service, store, *PEOPLE[:4], terms=terms_of(form, 3, most=16))
    for _round in range(4):
        await asyncio.gather(*(TournamentService(each, plan).update() for each in (matches, other, matches, other)))
        await finish_matches(matches, await service.read(NAME), are_draws=True)

    over = await service.read(NAME)
    assert len(over.rounds) == 3
    assert len(await store.list_matches("anna")) == 3
    assert [row.score for row in over.standings] == [3] * 4
    if other is not matches:
        await other.close()


class Killed(Exception):  # noqa: N818  a kill, not an error
    """A process that dies."""


@pytest.mark.both_databases
@pytest.mark.parametrize("seats", [2, 3])
async def test_a_kill_between_any_two_writes_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """Each process dies after one write: a round, a match or the end. The next one goes on."""
    first = MatchRegistry(store)
    terms = terms_of(rounds=3) if seats == 2 else pods_of(seats, 3)
    await begun(TournamentService(first, plan), store, *PEOPLE, terms=terms)
    ends, matches, processes = False, first, 0
    start, write = MatchRegistry.start, Store.write

    async def dying_start(*given: object, **named: object) -> object:
        await start(*given, **named)  # type: ignore[arg-type]
        raise Killed

    async def dying_write(*given: object, **named: object) -> object:
        await write(*given, **named)  # type: ignore[arg-type]
        raise Killed

    while not ends:
        processes += 1
        matches = MatchRegistry(store)
        service = TournamentService(matches, plan)
        with monkeypatch.context() as patch:
            patch.setattr(MatchRegistry, "start", dying_start)
            patch.setattr(Store, "write", dying_write)
            with pytest.raises(Killed):
                await service._advance(NAME)
        found = await service.read(NAME)
        if found.find_next_step(now()) is NextStep.WAIT:
            await finish_matches(matches, found)
            found = await service.read(NAME)
        ends = found.phase is Phase.OVER

    assert processes == 3 + 3 * len(PEOPLE) // seats + 1
    assert len(found.results) == len({pairing.match for pairing in found.pairings}) == 3 * len(PEOPLE) // seats
    ranks = (0, *range(seats - 1, 0, -1))  # the player who resigns last has the better place
    assert {result.points for result in found.results.values()} == {share_points(ranks, found.terms.form.point)}
    assert all(count == 3 for count in Counter(itertools.chain(*(p.entrants for p in found.pairings))).values())
    for player in PEOPLE:
        assert len(await store.list_matches(player)) == 3


async def test_who_does_not_appear_loses_and_is_not_paired_before_returning(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Turned(monkeypatch)
    matches = MatchRegistry(store)
    service = TournamentService(matches, plan)
    await begun(service, store, *PEOPLE[:4], terms=terms_of(rounds=3, begins_at=now()))
    await service.update()
    (one, other) = (await service.read(NAME)).pairings
    await (await matches.open(other.match)).handle(Resign(), 1, (await matches.open(other.match)).match.ply)
    live = await matches.open(one.match)

    clock.turn(59)
    await see_to(matches)
    assert live.clocks is not None
    assert live.clocks.since is None  # a minute to arrive
    clock.turn(2)
    await see_to(matches)
    clock.turn(60)
    await see_to(matches)

    found = await service.read(NAME)
    assert found.results[one.match] == PairingResult((0, WIN), (0,))
    assert [each.number for each in found.active] == [n for n in range(4) if n != one.entrants[0]]
    await service.update()
    assert all(one.entrants[0] not in pairing.entrants for pairing in (await service.read(NAME)).rounds[1].pairings)
    await come(service, found.entrants[one.entrants[0]].player)
    assert len((await service.read(NAME)).active) == 4


@pytest.mark.parametrize("form", Form)
async def test_bots_alone_do_not_play(
    matches: MatchRegistry, store: Store, service: TournamentService, form: Form
) -> None:
    terms = terms_of(form, 3, most=16, begins_at=now())._replace(has_bots=True, minutes=60 * (form is Form.ARENA))
    await begun(service, store, "anna", terms=terms)
    for name in BOTS[:MAX_BOTS]:
        await come(service, name, "bot")
    with pytest.raises(TournamentRefused, match="4 bots, the maximum"):
        await come(service, BOTS[MAX_BOTS], "bot")
    await leave(service, 0)
    with pytest.raises(TournamentRefused, match="must not be a bot"):
        await service.begin(NAME, "host")
    await service.update()
    assert not (await service.read(NAME)).rounds
    await come(service, "anna")
    await service.update()
    await leave(service, 0)
    await finish_matches(matches, await service.read(NAME))
    await service.update()

    found = await service.read(NAME)
    assert len(found.rounds) == 1
    assert found.phase is (Phase.RUNNING if form is Form.ARENA else Phase.OVER)


async def test_matches_are_rated_unless_bots_alone_play_them(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, terms=terms_of(Form.ROUND_ROBIN, most=4)._replace(has_bots=True))
    for name in ("Zephyr", "Mistral"):
        await make_token(store, None, name, [Scope.PLAY])
    programs = await store.read(lambda connection: [*connection.scalars(sa.select(TOKENS.c.program))])
    for player in programs:
        await come(service, player, "program")
    for player in BOTS[:2]:
        await come(service, player, "bot")
    await service.begin(NAME, "host")
    for _round in range(3):
        await service.update()
        await finish_matches(matches, await service.read(NAME))

    lives = [await matches.open(pairing.match) for pairing in (await service.read(NAME)).pairings]
    assert len(lives) == 6
    for live in lives:
        assert live.info.is_rated is any(seat.player in programs for seat in live.stored_seats)


async def test_who_stays_and_cancels_a_match_after_a_failure_has_a_draw_and_stays_active(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, terms=terms_of(Form.ROUND_ROBIN, most=4)._replace(has_bots=True))
    await come(service, "gone", "bot")
    await keep_player(store, "anna:1", "anna", "Anna")
    await come(service, "anna")
    await service.begin(NAME, "host")
    await service.update()
    (pairing,) = (await service.read(NAME)).pairings
    live = await matches.open(pairing.match)
    live.bots.start()
    await live.bots.wait(60)
    assert live.stuck_seat == 0

    with pytest.raises(StaleAction):
        await live.handle(ReplaceBot(Seat("bot", "passenger")), 1, live.match.ply)
    await live.handle(BreakOff(), 1, live.match.ply)

    found = await service.read(NAME)
    assert found.results[pairing.match] == PairingResult((HALF, HALF))
    assert len(found.active) == 2


async def test_a_match_with_a_result_in_the_journal_is_not_replayed_again(
    matches: MatchRegistry, store: Store, service: TournamentService, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(service, store, *PEOPLE[:3], terms=pods_of(3, 2)._replace(begins_at=now()))
    await service.update()
    await finish_matches(matches, await service.read(NAME))
    await service.update()
    before = await service.read(NAME)
    assert len(before.rounds) == 2

    def fail(*_arguments: object) -> None:
        raise AssertionError

    monkeypatch.setattr("skyhop.server.tournaments.service.read_ranks", fail)
    assert (await service.read(NAME)).results == before.results


def test_ranks_of_a_match_do_not_depend_on_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may remove the ranks at once."""
    monkeypatch.setattr(recorder, "MAX_RANKS", 0)
    monkeypatch.setattr(recorder, "read_match", lambda *_arguments: None)
    with sa.create_engine("sqlite://").connect() as connection:
        assert recorder.read_ranks(connection, "gone", [[0], "rules"], 3) == (1, 2, 2)


async def test_the_end_of_a_match_advances_only_its_own_tournament(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = MatchRegistry(store)
    service = TournamentService(matches, plan)
    await begun(service, store, "anna", "ben", terms=terms_of(Form.ROUND_ROBIN, most=4))
    await service.open(terms_of()._replace(id="other"), Seat("guest", "host"))
    advanced, advance = list[str](), service._advance

    async def noted(name: str) -> None:
        await advance(name)
        advanced.append(name)

    monkeypatch.setattr(service, "_advance", noted)
    running = asyncio.create_task(service.run())
    async with asyncio.timeout(4):  # less than the time between two passes
        while len(advanced) < 2:  # noqa: ASYNC110  the service tells nobody
            await asyncio.sleep(0.01)
        (pairing,) = (await service.read(NAME)).pairings
        live = await matches.open(pairing.match)
        await live.handle(Resign(), 0, live.match.ply)
        await service.handle_end(live)
        while len(advanced) < 3:  # noqa: ASYNC110  as above
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    running.cancel()

    assert set(advanced[:2]) == {NAME, "other"}
    assert advanced[2:] == [NAME] * len(advanced[2:])
    assert (await service.read(NAME)).phase is Phase.OVER


async def test_a_tournament_without_a_second_entrant_waits_an_hour(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Turned(monkeypatch)
    service = TournamentService(MatchRegistry(store), plan)
    await begun(service, store, "anna", terms=terms_of(begins_at=seconds_ahead(600)))
    for seconds, phase in ((0, Phase.OPEN), (700, Phase.OPEN), (3600, Phase.OVER)):
        clock.turn(seconds)
        await service.update()
        assert (await service.read(NAME)).phase is phase
    with pytest.raises(TournamentRefused):
        await come(service, "anna")


@pytest.mark.both_databases
async def test_entries_are_refused_for_a_reason(store: Store, service: TournamentService) -> None:
    await begun(service, store, "anna", "ben", terms=terms_of(Form.ROUND_ROBIN, most=4, begins_at=LATER))
    for player in PEOPLE[2:]:
        await keep_player(store, f"{player}:1", player, player.title())

    async def refusal(work: object) -> str:
        with pytest.raises(TournamentRefused) as refused:
            await work  # type: ignore[misc]
        return str(refused.value)

    assert await refusal(come(service, "anna")) == "This player has already entered."
    assert await refusal(come(service, "cadet", "bot")) == "The host allows no bots in this tournament."
    assert await refusal(service.begin(NAME, "anna")) == "Only the host can start this tournament, and only once."
    await leave(service, 1)
    assert await refusal(leave(service, 1)) == "This player no longer takes part."
    too_few = "A tournament needs at least two players. At least one must not be a bot."
    assert await refusal(service.begin(NAME, "host")) == too_few
    await come(service, "ben")
    await asyncio.gather(*(come(service, player) for player in ("carl", "dora")))
    assert await refusal(come(service, "emil")) == "This tournament accepts no more entries."
    await service.begin(NAME, "host")
    assert len((await service.read(NAME)).rounds) == 1
    with pytest.raises(TournamentRefused):
        await service.begin(NAME, "host")
    await service.change(NAME, append_end)
    assert await refusal(come(service, "emil")) == "This tournament accepts no more entries."
    for unknown in ("nothing", "a b", "x\0y", "é"):
        with pytest.raises(UnknownMatch):
            await service.read(unknown)


async def test_nobody_fills_a_journal_or_opens_too_many_tournaments(store: Store, service: TournamentService) -> None:
    await begun(service, store, "anna", "ben", terms=terms_of(begins_at=LATER))
    for _time in range((MAX_RECORDS_OF_ENTRANT - 1) // 2):
        await leave(service, 0)
        await come(service, "anna")
    await leave(service, 0)
    with pytest.raises(TournamentRefused, match="too often"):
        await come(service, "anna")
    for number in range(1, MAX_OF_HOST):
        await service.open(terms_of(begins_at=LATER)._replace(id=f"other{number}"), Seat("guest", "host"))
    with pytest.raises(TournamentRefused, match="three tournaments"):
        await service.open(terms_of()._replace(id="other9"), Seat("guest", "host"))
    await service.change(NAME, append_end)
    await service.open(terms_of(begins_at=LATER)._replace(id="other9"), Seat("guest", "host"))


@pytest.mark.both_databases
async def test_a_merged_player_enters_only_once_and_a_deleted_one_leaves(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, *PEOPLE[:5], terms=terms_of(rounds=3, begins_at=LATER))
    await merge(matches, "ben", "anna")
    await delete_person(matches, "carl")

    found = await service.read(NAME)
    assert [(each.player, each.has_withdrawn) for each in found.entrants] == [
        *[("anna", False), ("anna", True), ("carl", True), ("dora", False), ("emil", False)]
    ]
    assert [each.name for each in found.entrants] == ["Anna", "Anna", None, "Dora", "Emil"]


@pytest.mark.both_databases
async def test_a_merge_keeps_the_active_one_of_two_entries(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, "anna", "ben", "carl", terms=terms_of(rounds=3, begins_at=LATER))
    await leave(service, 0)
    before = await service.read(NAME)
    await merge(matches, "anna", "ben")

    found = await service.read(NAME)
    assert [(each.player, each.has_withdrawn) for each in found.entrants] == [
        *[("ben", True), ("ben", False), ("carl", False)]
    ]
    assert [row.entrants for row in await store.read(list_tournaments)] == [2]
    await store.write(partial(withdraw, tournament=before, entrant=before.entrants[1]))
    await come(service, "ben")
    assert [each.number for each in (await service.read(NAME)).active] == [1, 2]


@pytest.mark.both_databases
async def test_a_withdrawal_after_a_merge_ends_both_entries(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, "anna", "ben", "carl", terms=terms_of(rounds=3, begins_at=LATER))
    await merge(matches, "anna", "ben")
    await leave(service, 0)

    found = await service.read(NAME)
    assert [each.number for each in found.active] == [2]
    assert [record.player for record in found.records[-2:]] == ["ben", "ben"]
    with pytest.raises(TournamentRefused, match="no longer"):
        await leave(service, 1)


async def test_a_withdrawal_during_a_merge_names_the_account(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, "anna", "carl", terms=terms_of(begins_at=LATER))
    await keep_player(store, "ben:1", "ben", "Ben")
    before = await service.read(NAME)
    await merge(matches, "anna", "ben")
    await store.write(partial(withdraw, tournament=before, entrant=before.entrants[0]))

    assert (await service.read(NAME)).records[-1].player == "ben"


async def test_the_operator_removes_the_name_of_a_tournament(store: Store, service: TournamentService) -> None:
    await begun(service, store, "anna", terms=terms_of(begins_at=LATER))
    await store.write(partial(remove_name, name="Friday cup"))

    assert (await service.read(NAME)).terms.name == "Tournament"
    with pytest.raises(NoName, match="blocked"):
        await service.open(terms_of()._replace(id="other"), Seat("guest", "host"))


@pytest.mark.both_databases
async def test_the_name_of_a_tournament_goes_with_the_data_of_its_host(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, "anna", terms=terms_of(begins_at=LATER))
    await delete_person(matches, "anna")
    assert (await service.read(NAME)).terms.name == "Friday cup"
    await delete_person(matches, "host")

    assert (await service.read(NAME)).terms.name == "Tournament"


@pytest.mark.parametrize("form", [Form.SWISS, Form.ARENA])
async def test_a_player_does_not_meet_a_blocked_player(
    matches: MatchRegistry, store: Store, service: TournamentService, form: Form
) -> None:
    terms = terms_of(form, 3, begins_at=now())._replace(minutes=60 * (form is Form.ARENA))
    await begun(service, store, *PEOPLE[:4], terms=terms)
    (usual, *_others) = plan_round(await service.read(NAME)).pairings
    blocked = {PEOPLE[usual[0]], PEOPLE[usual[1]]}
    await store.write(partial(block, player=PEOPLE[usual[1]], other=PEOPLE[usual[0]]))
    for _round in range(2):
        await service.update()
        await finish_matches(matches, await service.read(NAME))

    found = await service.read(NAME)
    met = [{found.entrants[number].player for number in pairing.entrants} for pairing in found.pairings]
    assert len(met) == 4
    assert blocked not in met


def test_two_players_with_a_block_wait_for_others_in_an_arena() -> None:
    arena = opened(terms_of(Form.ARENA)._replace(minutes=60), 2)

    assert arena.may_pair_arena
    assert not replace(arena, strangers={"p0": frozenset({"p1"}), "p1": frozenset({"p0"})}).may_pair_arena


@pytest.mark.both_databases
async def test_the_list_counts_a_player_who_returns_once(store: Store, service: TournamentService) -> None:
    await begun(service, store, "anna", "ben", "carl", terms=terms_of(begins_at=LATER))
    await leave(service, 2)
    await store.write(partial(append_record, tournament=NAME, number=5, kind=RecordKind.ENTERED, data={"entrant": 0}))

    assert [row.entrants for row in await store.read(list_tournaments)] == [2]


async def test_who_is_deleted_between_pairing_and_match_has_lost(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, "anna", "ben", terms=terms_of(Form.ROUND_ROBIN, most=4))
    await service.begin(NAME, "host")
    await delete_person(matches, "ben")
    await service.update()

    over = await service.read(NAME)
    assert over.phase is Phase.OVER
    assert {row.entrant.player: row.score for row in over.standings} == {"anna": WIN, "ben": 0}


@pytest.mark.parametrize("is_late", [False, True])
async def test_a_merge_before_the_start_of_a_match_leaves_one_seat_to_the_player(
    matches: MatchRegistry,
    store: Store,
    service: TournamentService,
    is_late: bool,  # noqa: FBT001  pytest passes it by name
) -> None:
    await begun(service, store, "anna", "ben", "carl", terms=pods_of(3, 1)._replace(begins_at=LATER))
    await service.begin(NAME, "host")
    paired = await service.read(NAME)
    await merge(matches, "carl", "ben")
    if is_late:  # the service has read the tournament before the merge
        await service._do_step(paired, NextStep.START_MATCHES)
    await service.update()

    over = await service.read(NAME)
    assert over.known == {}
    assert [(row.entrant.player, row.score) for row in over.standings] == [("anna", 90), ("ben", 90), ("ben", 0)]


@pytest.mark.both_databases
async def test_matches_of_a_running_tournament_are_not_removed(
    matches: MatchRegistry, store: Store, service: TournamentService
) -> None:
    await begun(service, store, *PEOPLE[:3], terms=terms_of(Form.ROUND_ROBIN, control=DAYS, most=4))
    await service.update()
    finished, *running = (await service.read(NAME)).pairings
    live = await matches.open(finished.match)
    await live.handle(Resign(), 0, live.match.ply)
    old = RetentionPolicy(LATER, LATER, LATER)

    assert len(running) == 2
    assert await store.read(old.list_old) == []
    await service.change(NAME, append_end)
    assert sorted(await store.read(old.list_old)) == sorted(pairing.match for pairing in (finished, *running))


async def test_ended_tournaments_are_removed_with_their_journals(store: Store, service: TournamentService) -> None:
    await begun(service, store, "anna", "ben")
    await service.change(NAME, append_end)
    await store.write(partial(forget_tournaments, before=PAST))
    assert len(await store.read(list_tournaments)) == 1
    await store.write(partial(forget_tournaments, before=LATER))

    assert await store.read(list_tournaments) == []
    with pytest.raises(UnknownMatch):
        await service.read(NAME)


@pytest.mark.parametrize("game", registry.names())
def test_each_ruleset_of_two_seats_makes_matches(game: str) -> None:
    playable = registry.game(game)
    for ruleset in playable.options.rulesets:
        rules = choose_rules(playable, ruleset.name)
        assert rules["name"] == ruleset.name
        made = playable.ruleset(rules)
        assert made.name == ruleset.name
        playable.check_playable(made)


async def test_matches_without_a_tournament_stay_as_they_were(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "a"), Seat("guest", "b")), 0, Terms(LIVE))

    assert (live.info.tournament, live.deadline) == (None, live.info.begun_at)
    assert Pairs(()).free is None
