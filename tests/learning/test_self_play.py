"""Searches within self-play find what searches find, and what they found is learned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.conformance.playing import match_at
from tests.learning.learned_nim import GAME

from skyhop.core.attributes import with_attributes
from skyhop.core.chance import next_word
from skyhop.core.record import records
from skyhop.core.state import View
from skyhop.learning.batch import Batch
from skyhop.learning.gradient import ROWS, add_gradient
from skyhop.learning.hyperparameters import Hyperparameters
from skyhop.learning.relabelling import ENOUGH, relabel
from skyhop.learning.searching import Branches, Mind, search_anew, write_visits
from skyhop.learning.self_play import NO_SEARCH, learn_from
from skyhop.learning.training import EVERY, Training
from skyhop.search.judgement import room_of
from skyhop.search.leaf import Judge, chance_of
from skyhop.search.network import network_of
from skyhop.search.search import Search, worlds_of
from skyhop.search.tree import JUDGED_EXPLORATION, NONE, ROOT, tree

ITERATIONS = 20
LATE = 11
"""Decisions after which one of the actions ends the match, and is the only one that is searched enough."""


def a_batch(**fields: float) -> Any:  # noqa: ANN401  a record
    batch = with_attributes(records(Batch, 1))[0]
    for name, value in fields.items():
        setattr(batch, name, value)
    return batch


def judge_of(training: Training) -> Judge:
    room = room_of(GAME, training.judgement)
    hidden = np.zeros((ROWS, training.sizes.widest), np.float32)
    network = network_of(training.weights, *training.sizes)
    return Judge(network, with_attributes(room.views), with_attributes(room.notes), room.inputs, hidden, 0)


@np.errstate(over="ignore")
def test_a_search_within_self_play_finds_what_a_search_finds_and_forgets_it_before_the_next() -> None:
    training = Training(GAME, Hyperparameters(seed=3, first=4, second=4))
    mind, batch = Mind(judge_of(training), ITERATIONS), a_batch()
    branches, shares = a_tree()

    for ply in (0, 2, 1):
        match = match_at(GAME, GAME.ruleset({}), 1, ply)
        view, seed = match.view(match.to_decide), int(next_word(a_batch(random=batch.random)))
        search = Search(GAME, view, seed, judgement=training.judgement)
        search.run(ITERATIONS)
        legal = GAME.legal(view)
        actions = np.array(legal, np.int16)

        game, features, mind, rules, shown, worlds, others = seen(mind, view)

        found = search_anew(game, features, mind, rules, shown, worlds, others, branches, shares, batch)
        worth = np.zeros(GAME.action_count)
        write_visits(branches.nodes, actions, len(legal), worth)

        visits = {each.action: each.visits / ITERATIONS for each in search.found()}
        assert dict(zip(legal, worth.tolist(), strict=False)) == pytest.approx({a: visits.get(a, 0) for a in legal})
        assert found == pytest.approx(search._tree.values[ROOT, match.to_decide] / ITERATIONS)


@np.errstate(over="ignore")
@pytest.mark.parametrize("decisions", [6, LATE])
def test_an_action_that_does_not_end_the_match_should_be_worth_what_the_iterations_through_it_won(
    decisions: int,
) -> None:
    training = Training(GAME, Hyperparameters(first=4, second=4))
    training.weights[:] = np.random.default_rng(5).normal(0, 0.5, len(training.weights))
    mind, batch = Mind(judge_of(training), 200), a_batch(relabelled=0.25)
    (branches, shares), slope, expected = a_tree(), *np.zeros((2, len(training.weights)), np.float32)
    match = match_at(GAME, GAME.ruleset({}), 1, decisions)
    game, features, mind, rules, view, worlds, others = seen(mind, match.view(match.to_decide))
    search_anew(game, features, mind, rules, view, worlds, others, branches, shares, batch)

    gradient = network_of(slope, *training.sizes)
    relabel(game, features, mind, gradient, rules, view, worlds, others, branches, shares, batch)

    judge, tried = mind.judge, [node for node in below_the_root(branches) if branches.nodes[node].visits >= ENOUGH]
    after = [match_at(GAME, GAME.ruleset({}), 1, decisions) for _node in tried]
    for node, later in zip(tried, after, strict=True):
        later.play(view.seat, GAME.write(later.state, int(branches.nodes[node].action)))
        for seat in range(2) if later.to_decide is not None else ():
            said = chance_of(features, judge, rules, with_attributes(later.state.records)[0], seat)
            error = 0.25 * (said - branches.values[node, seat] / branches.nodes[node].visits)
            add_gradient(judge.network, network_of(expected, *training.sizes), judge.features, judge.hidden, error)
    assert [later.to_decide is None for later in after] == ([True] if decisions == LATE else [False] * 3)
    assert (np.abs(expected).max() > 0.01) == (decisions != LATE)
    assert slope == pytest.approx(expected, abs=1e-6)


def below_the_root(branches: Branches) -> Iterator[int]:
    child = int(branches.nodes[ROOT].first_child)
    while child != NONE:
        yield child
        child = int(branches.nodes[child].next_sibling)


def a_tree() -> tuple[Branches, Any]:
    parts = tree(2, GAME.action_count, 0, JUDGED_EXPLORATION, 500)
    nodes, progress = with_attributes(parts.nodes), with_attributes(parts.progress)
    listed = np.zeros(GAME.action_count, np.int16)
    return Branches(nodes, parts.values, progress, parts.marks, parts.path, listed), parts.shares


def seen(mind: Mind, view: View) -> tuple[Any, ...]:
    """What a search takes to look from a view, and room for a list of actions."""
    rules, worlds = with_attributes(view.ruleset.record)[0], with_attributes(worlds_of(GAME, view, 3))
    others, shown = np.zeros(GAME.action_count, np.int16), with_attributes(view.records)[0]
    return GAME.search_kernels(), GAME.features().kernels, mind, rules, shown, worlds, others


@pytest.mark.parametrize(("seat", "biases"), [(EVERY, 0.5 - (0.75 * 1 + 0.25 * 0.9) + 0.5), (1, 0.5)])
def test_what_a_search_found_counts_beside_what_came_later(seat: int, biases: float) -> None:
    training = Training(GAME, Hyperparameters(first=4, second=4))
    training.weights[:] = 0  # it says one half of all
    judge, slope = judge_of(training), np.zeros_like(training.weights)
    memory, found = np.ones((2, 1, training.sizes.inputs), np.float32), np.array([[0.9], [NO_SEARCH]])
    batch = a_batch(trace=0.8, sought=0.25, seat=seat)

    network, gradient = judge.network, network_of(slope, *training.sizes)
    learn_from(network, gradient, judge, memory, found, 1, np.array([1.0, 0.0]), batch)

    assert slope[-1] == pytest.approx(biases)
    assert batch.positions == (1 if seat == 1 else 2)
    assert batch.error == pytest.approx(0.25 * batch.positions)


def test_one_decision_earlier_what_a_search_found_is_what_came_next() -> None:
    training = Training(GAME, Hyperparameters(first=4, second=4))
    training.weights[:] = 0
    judge, slope = judge_of(training), np.zeros_like(training.weights)
    memory, found = np.ones((1, 2, training.sizes.inputs), np.float32), np.array([[NO_SEARCH, 0.9]])

    batch = a_batch(trace=0.8, sought=0.0, seat=EVERY)
    learn_from(judge.network, network_of(slope, *training.sizes), judge, memory, found, 2, np.array([1.0]), batch)

    assert slope[-1] == pytest.approx((0.5 - 1) + (0.5 - (0.8 * 1 + 0.2 * 0.9)))
