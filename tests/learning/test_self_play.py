"""Tests of searches within self-play: they find the same as other searches, and training uses their results."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.conformance.playing import match_at
from tests.learning.learned_nim import GAME
from tests.search.written import as_written, written_judge, written_worlds

from skyhop.engine.kernel import with_attributes
from skyhop.engine.record import records
from skyhop.engine.state import View
from skyhop.learning.gradient import SCRATCH_ROWS, Hyperparameters, MatchGradient, TrainingBatch, add_gradient
from skyhop.learning.self_play import (
    MIN_ITERATIONS,
    NO_SEARCH,
    Branches,
    learn_from,
    relabel,
    search_anew,
    write_visits,
)
from skyhop.learning.training import ALL_SEATS, Training
from skyhop.search.search import Search
from skyhop.search.tree import NO_NODE, PUCT_EXPLORATION, ROOT, make_tree
from skyhop.search.value_network import ValueNetwork, network_of
from skyhop.search.worlds import NetworkEvaluator, estimate_win_chance

ITERATIONS = 20
LATE = 11
"""Number of decisions after which one action ends the match. Only this action then gets enough iterations."""


def judge_of(training: Training) -> NetworkEvaluator:
    judge = written_judge(GAME, ValueNetwork(training.weights, training.sizes))
    return judge._replace(room=judge.room._replace(hidden=np.zeros((SCRATCH_ROWS, training.sizes.widest), np.float32)))


@pytest.mark.slow
@np.errstate(over="ignore")
def test_a_search_within_self_play_finds_what_a_search_finds_and_forgets_it_before_the_next() -> None:
    training = Training(GAME, Hyperparameters(seed=3, first=4, second=4))
    branches = None

    for seed, ply in enumerate((0, 2, 1)):
        match = match_at(GAME, GAME.ruleset({}), 1, ply)
        seat = match.to_decide or 0
        view = match.view(seat)
        search = Search(GAME, view, seed, judgement=training.judgement)
        search.run(ITERATIONS)
        legal = GAME.legal(view)
        branches = branches_from(view, seed, branches)

        found = search_anew(GAME.search_kernels, judge_of(training), ITERATIONS, branches)
        write_visits(branches, np.array(legal, np.int16), len(legal), seat)

        visits = {each.action: each.visits / ITERATIONS for each in search.list_statistics()}
        worth = branches.worth[: len(legal), seat]
        assert worth.tolist() == pytest.approx([visits.get(action, 0) for action in legal])
        assert found == pytest.approx(search._tree.values[ROOT, seat] / ITERATIONS)


@np.errstate(over="ignore")
@pytest.mark.parametrize("decisions", [6, LATE])
def test_an_action_that_does_not_end_the_match_should_be_worth_what_the_iterations_through_it_won(
    decisions: int,
) -> None:
    training = Training(GAME, Hyperparameters(first=4, second=4))
    training.weights[:] = np.random.default_rng(5).normal(0, 0.5, len(training.weights))
    slope, expected = np.zeros((2, len(training.weights)), np.float32)
    match = match_at(GAME, GAME.ruleset({}), 1, decisions)
    view, game, judge = match.view(match.to_decide), GAME.search_kernels, judge_of(training)
    branches = branches_from(view, 1)
    nodes, values, room = branches.tree.nodes, branches.tree.values, judge.room
    search_anew(game, judge, 200, branches)

    relabel(game, judge, branches.worlds, branches.tree, lesson_of(training, slope, relabelled=0.25))

    tried = [node for node in below_the_root(branches) if nodes[node].visits >= MIN_ITERATIONS]
    after = [match_at(GAME, GAME.ruleset({}), 1, decisions) for _node in tried]
    for node, later in zip(tried, after, strict=True):
        later.play(match.to_decide or 0, GAME.write(later.state, int(nodes[node].action)))
        for seat in range(2) if later.to_decide is not None else ():
            said = estimate_win_chance(judge, branches.worlds.rules[0], with_attributes(later.state.records)[0], seat)
            error = 0.25 * (said - values[node, seat] / nodes[node].visits)
            add_gradient(room.network, network_of(expected, *training.sizes), room.inputs, room.hidden, error)
    assert [later.to_decide is None for later in after] == ([True] if decisions == LATE else [False] * 3)
    assert (np.abs(expected).max() > 0.01) == (decisions != LATE)
    assert slope == pytest.approx(expected, abs=1e-6)


def below_the_root(branches: Branches) -> Iterator[int]:
    child = branches.tree.nodes[ROOT].first_child
    while child != NO_NODE:
        yield int(child)
        child = branches.tree.nodes[child].next_sibling


def branches_from(view: View, seed: int, before: Branches | None = None) -> Branches:
    """Return the branches of a search from a view, with the tree of the previous search."""
    kept = as_written(make_tree(2, GAME.action_count, PUCT_EXPLORATION, 500)) if before is None else before.tree
    return Branches(written_worlds(GAME, view, seed), kept, np.zeros((GAME.action_count, 2)))


def lesson_of(training: Training, slope: NDArray[np.float32], **fields: float) -> MatchGradient:
    """Return memory for a match of one decision, and a gradient."""
    memory, found = np.ones((2, 1, training.sizes.inputs), np.float32), np.full((2, 1), NO_SEARCH)
    batch = with_attributes(records(TrainingBatch, 1))
    for name, value in fields.items():
        batch[name] = value
    return MatchGradient(batch, memory, found, network_of(slope, *training.sizes))


@pytest.mark.parametrize(("seat", "biases"), [(ALL_SEATS, 0.5 - (0.75 * 1 + 0.25 * 0.9) + 0.5), (1, 0.5)])
def test_what_a_search_found_counts_beside_what_came_later(seat: int, biases: float) -> None:
    training = Training(GAME, Hyperparameters(first=4, second=4))
    training.weights[:] = 0  # Its output is one half everywhere.
    slope = np.zeros_like(training.weights)
    lesson = lesson_of(training, slope, trace=0.8, search_share=0.25, seat=seat)
    lesson.found[0] = 0.9

    learn_from(judge_of(training).room, lesson, 1, np.array([1.0, 0.0]))

    batch = lesson.batch[0]
    assert slope[-1] == pytest.approx(biases)
    assert batch.positions == (1 if seat == 1 else 2)
    assert batch.error == pytest.approx(0.25 * batch.positions)


def test_one_decision_earlier_what_a_search_found_is_what_came_next() -> None:
    training = Training(GAME, Hyperparameters(first=4, second=4))
    training.weights[:] = 0
    slope = np.zeros_like(training.weights)
    lesson = lesson_of(training, slope, trace=0.8, search_share=0.0, seat=ALL_SEATS)
    memory, found = np.ones((1, 2, training.sizes.inputs), np.float32), np.array([[NO_SEARCH, 0.9]])

    learn_from(judge_of(training).room, lesson._replace(memory=memory, found=found), 2, np.array([1.0]))

    assert slope[-1] == pytest.approx((0.5 - 1) + (0.5 - (0.8 * 1 + 0.2 * 0.9)))
