"""Tests of pairs that are played many at once: they equal pairs played one by one, to the byte."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest
from tests.amount import in_turn
from tests.conformance.house_rules import HOUSE_RULES

from skyhop.bots.bot import BY_ITERATIONS
from skyhop.bots.one_ply import Greedy
from skyhop.engine.chance import SecretShuffler
from skyhop.engine.document import replace_fields, write_line
from skyhop.engine.kernel import JIT
from skyhop.game import registry
from skyhop.game.capability import MissingCapability
from skyhop.game.game import compute_final_totals
from skyhop.game.match import Match
from skyhop.lab.pairs import Pairing, count_simultaneous, entries_of, pair, pairs_of
from skyhop.search.compiled_entries import evaluation_of
from skyhop.search.contest import Contests, best_of, chance_of, nth_best
from skyhop.search.value_network import network_path

PAIRS = range(3, 9 if JIT else 4)
SHARE = 2 if JIT else 7
SECRET_ORDERS = HOUSE_RULES["aeronaut-odyssey"]["all expansions in secret by two"]
FOUR = {"base": "pioneer", "seats": 4, "expansions": "trajectories thieves"}


def pairing(name: str, rules: str | Mapping[str, object], *bots: str, **more: bool) -> Pairing:
    return Pairing(name, registry.game(name).ruleset(rules).parameters, (bots[0], bots[1]), BY_ITERATIONS, 5, **more)  # type: ignore[arg-type]  # which is which, the name says


PLAYED = [
    pairing("aeronaut-odyssey", SECRET_ORDERS, "random", "random"),
    pairing("balloon-cup", "rio-grande", "random", "random"),
    pairing("balloon-cup", "kosmos-fr", "greedy", "greedy", is_by_turn=True),
    pairing("aeronaut-odyssey", "pioneer", "random", "greedy"),
    pairing("aeronaut-odyssey", FOUR, "greedy", "random", is_fresh=JIT),  # Uncompiled, a map takes ten seconds.
    pairing("balloon-cup", "le-clube", "greedy", "random"),
    pairing("aeronaut-odyssey", "capital", "greedy", "greedy", is_by_turn=True),
]


@pytest.mark.parametrize("played", in_turn([(each,) for each in PLAYED], SHARE), ids=lambda each: "-".join(each.bots))
def test_rows_are_the_same_to_the_byte(played: Pairing) -> None:
    assert count_simultaneous(played) > 1

    assert [write_line(each) for each in pairs_of(played, PAIRS)] == [write_line(pair(played, each)) for each in PAIRS]


def test_a_pair_does_not_depend_on_those_beside_it() -> None:
    played = pairing("balloon-cup", "rio-grande", "greedy", "random")

    assert pairs_of(played, [7]) == pairs_of(played, [6, 7])[1:]


def test_who_searches_who_needs_journals_and_games_that_only_python_shuffles_play_one_by_one() -> None:
    cup, plain = registry.game("balloon-cup"), pairing("balloon-cup", "rio-grande", "random", "random")
    with registry.with_examples():
        nim = pairing("nim", registry.game("nim").rulesets()[0], "random", "random")

        assert count_simultaneous(nim) == 1
        assert Greedy.make_batch(registry.game("nim"), [1]) is None
        for lacks in (chance_of, evaluation_of):
            with pytest.raises(MissingCapability):
                lacks(registry.game("nim"))
    assert count_simultaneous(plain._replace(bots=("ismcts", "random"))) == 1
    assert count_simultaneous(plain._replace(value=network_path(cup))) == 1


def test_what_is_compiled_is_what_is_called() -> None:
    names = [each.address for each in entries_of(pairing("balloon-cup", "rio-grande", "greedy", "random"))]

    assert sum("choose_best" in name for name in names) == 1
    assert sum("contest.step" in name for name in names) == 1


def test_a_choice_ends_also_where_values_are_no_numbers() -> None:
    values = np.array([np.nan, 1.0, np.nan])

    assert nth_best(values, *best_of(values)) == 2


class Rejected(SecretShuffler):
    """Shuffler whose words are all too high, so that each is rejected."""

    def words(self, event: int, count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
        return ~np.zeros_like(super().words(event, count))


def test_a_shuffle_whose_words_are_too_few_is_refused() -> None:
    cup = registry.game("balloon-cup")

    with pytest.raises(OverflowError, match="words of a shuffle were rejected"):
        Contests(cup, [cup.ruleset({})], [0], [Rejected(b"secret", "pair")])


def test_each_shuffle_of_a_pair_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, words = list[tuple[bytes, int]](), SecretShuffler.words

    def counted(shuffler: SecretShuffler, event: int, count: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
        drawn.append((shuffler.secret, event))
        return words(shuffler, event, count)

    monkeypatch.setattr(SecretShuffler, "words", counted)
    pairs_of(pairing("balloon-cup", "rio-grande", "random", "random"), [6])

    assert drawn.count(drawn[0]) == 1


def test_where_a_game_counts_no_points_the_totals_of_its_score_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("aeronaut-odyssey")
    state = Match.start(game, game.ruleset("pioneer"), seed=3).state
    lines = [
        replace_fields(line, points=number) for number, line in enumerate(game.renderer.score(game.view(state, None)))
    ]
    lines.append(replace_fields(lines[0], points=9, is_total=False))
    monkeypatch.setattr(type(game), "points", lambda _game, _position: (0, 0))
    monkeypatch.setattr(type(game.renderer), "score", lambda _renderer, _view: lines)

    assert list(compute_final_totals(game, state)) == [line.points for line in lines if line.is_total]


@pytest.mark.parametrize("name", ["balloon-cup", "aeronaut-odyssey"])
def test_totals_are_those_of_the_score(name: str) -> None:
    game = registry.game(name)
    match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=3)
    while (seat := match.to_decide) is not None:
        match.play(seat, game.write(match.view(seat), game.legal(match.view(seat))[0]))

    lines = [line for line in game.renderer.score(match.view(None)) if line.is_total and line.seat is not None]
    assert list(compute_final_totals(game, match.state)) == [
        line.points for line in sorted(lines, key=lambda line: line.seat or 0)
    ]
