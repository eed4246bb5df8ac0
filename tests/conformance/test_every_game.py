"""Every game of the registry satisfies the general contract of games."""

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.amount import some
from tests.conformance.games import GAMES
from tests.conformance.playing import actions_to_try, match_at, random_matches

from skyhop.engine.state import Ruleset, State
from skyhop.game import journal
from skyhop.game.action import GeneralCode, Refusal, Refused
from skyhop.game.capability import Capability
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.game import Game, find_refusal_code
from skyhop.game.kernel_game import write_all
from skyhop.game.match import Match, plies, replay
from skyhop.server.matches.history import History

pytestmark = pytest.mark.every_python

Played = tuple[Game, Ruleset]

PLIES_AT_MOST = 2_000
seeds = st.integers(0, 2**32)
decisions = st.integers(0, 120)


def refusal_of(game: Game, state: State, action: int) -> Refusal | None:
    """Apply an action; give why not."""
    try:
        game.apply(state, action)
    except Refused as refused:
        return refused.refusal
    return None


def test_an_action_is_legal_exactly_when_it_is_not_refused(played: Played) -> None:
    game, ruleset = played
    for seed in some(12):
        state = match_at(game, ruleset, seed, 11 * seed).state
        legal = []
        for action in actions_to_try(game, state, seed):
            trial = state.copy()
            refusal = refusal_of(game, trial, action)
            if refusal is None:
                legal.append(action)
            else:
                assert refusal.sentence
                assert bool(refusal.clause) == game.has(Capability.RULEBOOK)
                assert trial == state
        assert legal == game.legal(state)


def test_every_decision_has_a_legal_action_and_they_are_listed_in_order(played: Played) -> None:
    game, ruleset = played
    for match in random_matches(game, ruleset, 10, seed=1):
        legal = game.legal(match.state)
        assert bool(legal) == (match.to_decide is not None)
        assert legal == sorted(set(legal))


def test_nothing_impossible_is_ever_reached_and_every_match_ends(played: Played) -> None:
    game, ruleset = played
    for match in random_matches(game, ruleset, 25, seed=2):
        assert game.invariants(match.state) == []
        assert match.ply < PLIES_AT_MOST


def test_notation_reads_back_what_it_writes(played: Played) -> None:
    game, ruleset = played
    for match in random_matches(game, ruleset, 5, seed=3):
        legal = game.legal(match.state)
        texts = [game.write(match.state, action) for action in legal]
        assert write_all(game, match.state, legal) == write_all(game, match.state, legal) == texts  # new, then known
        assert [game.read(match.state, text) for text in texts] == legal
        assert len(set(texts)) == len(legal)


def test_a_seat_reads_and_lists_its_actions_from_its_view_alone(played: Played) -> None:
    game, ruleset = played
    for match in random_matches(game, ruleset, 5, seed=4):
        seat = match.to_decide
        if seat is None:
            continue
        view = match.view(seat)
        legal = game.legal(match.state)
        assert game.legal(view) == legal
        assert [game.write(view, action) for action in legal] == [game.write(match.state, action) for action in legal]
        assert game.legal(match.view(None)) == []
        others = [other for other in range(game.seat_count(ruleset)) if other not in match.deciders]
        assert all(game.legal(match.view(other)) == [] for other in others)


def test_a_journal_is_replayed_without_a_generator(played: Played) -> None:
    game, ruleset = played
    for seed in some(4):
        match = match_at(game, ruleset, seed, 1_000)
        line = match.journal.to_line()

        again = replay(journal.read_line(line))

        assert game.positions.position(again.state) == game.positions.position(match.state)
        assert again.outcome == match.outcome
        assert again.journal.to_line() == line
        for seat in (None, *range(game.seat_count(ruleset))):
            assert again.view(seat) == match.view(seat)


def test_every_ply_of_a_journal_shows_the_state_before_it(played: Played) -> None:
    game, ruleset = played
    shown = [game.positions.position(match.state) for match in random_matches(game, ruleset, 1, seed=5)]
    *_moves, last = random_matches(game, ruleset, 1, seed=5)

    replayed = [state for _ply, state, entry, _events in plies(last.journal) if entry is None or not entry.is_chance]

    assert [game.positions.position(state) for state in replayed] == shown


@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds, count=decisions, pick=st.integers(0, 99))
@settings(max_examples=len(some(150)))
def test_a_seat_cannot_tell_an_imagined_world_from_the_real_one(name: str, seed: int, count: int, pick: int) -> None:
    game = GAMES[name]
    ruleset = game.ruleset(game.rulesets()[pick % len(game.rulesets())])
    match = match_at(game, ruleset, seed, count)
    for seat in (None, *range(game.seat_count(ruleset))):
        view = match.view(seat)

        world = game.determinize(view, seed)

        assert game.view(world, seat) == view
        assert game.invariants(world) == []
        assert game.renderer.text(game.view(world, seat)) == game.renderer.text(view)


def test_imagined_worlds_differ_where_something_is_hidden(dealt: Played) -> None:
    game, ruleset = dealt
    view = match_at(game, ruleset, 1, 4).view(0)

    worlds = {str(game.positions.position(game.determinize(view, seed))) for seed in range(8)}

    assert len(worlds) > 1


def test_an_imagined_world_is_nobody_elses(played: Played) -> None:
    """Actions in one determinization change neither another determinization nor the view."""
    game, ruleset = played
    match = match_at(game, ruleset, 3, 9)
    view, untouched = match.view(1), match.view(1)
    other, world = game.determinize(view, 4), game.determinize(view, 5)
    before = game.positions.position(other)

    while game.outcome(world) is None:
        if game.chance(world) is not None:
            game.settle(world, game.roll(world))
        else:
            game.apply(world, game.legal(world)[0])

    assert game.positions.position(other) == before == game.positions.position(game.determinize(view, 4))
    assert game.renderer.text(view) == game.renderer.text(untouched)
    assert game.legal(view) == game.legal(untouched)
    assert game.renderer.score(view) == game.renderer.score(untouched)


def test_an_imagined_world_can_be_played_to_its_end(played: Played) -> None:
    game, ruleset = played
    world = game.determinize(match_at(game, ruleset, 3, 9).view(1), seed=7)
    steps, chosen = 0, Random(7)
    while game.outcome(world) is None:
        if game.chance(world) is not None:
            game.settle(world, game.roll(world))
        else:
            game.apply(world, chosen.choice(game.legal(world)))
        assert game.invariants(world) == []
        steps += 1
        assert steps < PLIES_AT_MOST


def test_the_same_seed_plays_the_same_match(played: Played) -> None:
    game, ruleset = played

    first, second = (match_at(game, ruleset, 9, 60).journal.to_line() for _again in range(2))

    assert first == second
    assert first != match_at(game, ruleset, 10, 60).journal.to_line()


def test_chance_puts_the_whole_pile_in_order_and_takes_no_other(dealt: Played) -> None:
    game, ruleset = dealt
    state = game.new(ruleset, seed=5)
    event = game.chance(state)
    assert event is not None
    with pytest.raises(ValueError, match=event.tokens[0]):
        game.settle(state, event.tokens[:-1] + event.tokens[:1])

    order = game.roll(state)

    assert sorted(order) == sorted(event.tokens)
    assert order != event.tokens


def test_while_chance_is_due_nobody_may_do_anything(dealt: Played) -> None:
    game, ruleset = dealt
    state = game.new(ruleset, seed=5)

    for seat in (None, *range(game.seat_count(ruleset))):
        view = game.view(state, seat)
        world = game.determinize(view, 3)
        assert game.legal(view) == []
        assert game.renderer.text(view) == game.renderer.text(game.view(world, seat))
        assert game.invariants(world) == []
    assert game.legal(state) == []
    assert find_refusal_code(game, state, 0) == GeneralCode.NOT_YOUR_DECISION
    assert game.judge(state, 0) != GeneralCode.LEGAL
    if game.has(Capability.BULK):
        assert game.bulk.legal(ruleset.record, state.records, 0, game.bulk.scratch()) == 0


def test_a_view_of_another_game_is_refused(played: Played) -> None:
    game, ruleset = played
    other = next(each for each in GAMES.values() if each.name != game.name and each.view_class is not game.view_class)
    view = other.view(other.new(other.ruleset(other.rulesets()[0])), None)
    if not game.has(Capability.WORDS):
        pytest.skip("a plain game has plain views")

    with pytest.raises(TypeError):
        game.renderer.text(view)
    with pytest.raises(TypeError):
        game.words.choices(view)
    assert game.renderer.draw(game.view(game.new(ruleset), None)).startswith("<svg")


def test_payoffs_name_seats_of_the_match(played: Played) -> None:
    game, ruleset = played
    for seed in some(6):
        outcome = match_at(game, ruleset, seed, 1_000).outcome
        assert outcome is not None
        assert set(outcome.winners) <= set(range(game.seat_count(ruleset)))


def test_a_match_can_be_resigned_or_drawn_but_only_once(played: Played) -> None:
    game, ruleset = played
    resigned: Match = match_at(game, ruleset, 2, 7)
    resigned.end(RESIGNATION, 1)
    drawn = match_at(game, ruleset, 2, 7)
    drawn.end(AGREEMENT, 0)

    assert resigned.outcome is not None
    assert 1 not in resigned.outcome.winners
    assert resigned.outcome.reason == "resignation"
    assert drawn.outcome == ((), "agreement")
    for match in (resigned, drawn):
        assert game.invariants(match.state) == []
        assert replay(journal.read_line(match.journal.to_line())).outcome == match.outcome
        with pytest.raises(Refused):
            match.end(RESIGNATION, 0)


def test_names_begin_small_inside_sentences(played: Played) -> None:
    game, ruleset = played
    is_large = re.compile(r"[a-z,(:] (?:You|Your opponent|Seat \d+)\b")
    *_before, match = random_matches(game, ruleset, 1, seed=7)
    history = History.of(game, match.journal)

    for seat in (None, *range(game.seat_count(ruleset))):
        told = [sentence for step in history.log(seat) for sentence in step.sentences]
        assert [sentence for sentence in told if is_large.search(sentence)] == []
        assert not is_large.search(game.renderer.text(match.view(seat)))
