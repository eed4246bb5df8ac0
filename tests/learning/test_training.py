"""Tests of training: it learns, the same seed gives the same result, and it resumes exactly after a stop."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.learning.learned_nim import GAME

from skyhop.engine.jit.compilation import entry_at
from skyhop.engine.kernel import ENTRIES, JIT, FirstCall, beginning
from skyhop.examples.nim import GAME as NIM
from skyhop.game import registry
from skyhop.game.action import LearnedFileError
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.learning import training as module
from skyhop.learning.gradient import Hyperparameters, WrongHyperparameter, parse_texts
from skyhop.learning.self_play import loop
from skyhop.learning.training import Training
from skyhop.search.compiled_entries import game_entry
from skyhop.search.value_network import ValueNetwork

SMALL = Hyperparameters(seed=5, first=16, second=8, batch_size=4, opening=2)
FEW = Hyperparameters(seed=5, first=4, second=4, batch_size=1, opening=2)
compiled_only = pytest.mark.skipif(not JIT, reason="matches of a network against itself take minutes uncompiled")


def trained(batches: int, hyperparameters: Hyperparameters = SMALL, game: Game = GAME) -> Training:
    made = Training(game, hyperparameters)
    for _batch in range(batches):
        made.run()
    return made


def is_same(one: Training, other: Training) -> bool:
    arrays = ("weights", "mean", "moments")
    return one.matches == other.matches and all(
        getattr(one, name).tobytes() == getattr(other, name).tobytes() for name in arrays
    )


@compiled_only
def test_it_learns_how_matches_end() -> None:
    begun, later = trained(0), trained(500)

    assert np.mean(errors(begun, 10)) > 0.2
    assert np.mean(errors(later, 10)) < 0.1


def errors(training: Training, batches: int) -> list[float]:
    found = []
    for _batch in range(batches):
        training.run()
        found.append(training.error)
    return found


@compiled_only
def test_the_same_seed_learns_the_same_and_another_one_something_else() -> None:
    assert is_same(trained(3), trained(3))
    assert not is_same(trained(3), trained(3, SMALL._replace(seed=6)))


@compiled_only
@pytest.mark.parametrize("relabelled", [0.0, 1.0])
def test_it_learns_from_what_a_search_finds(relabelled: float) -> None:
    """The test uses three initial weights, because some initial weights learn badly."""
    searching = [SMALL._replace(seed=seed, iterations=24, relabelled=relabelled) for seed in (5, 6, 7)]

    begun, later = ([errors(trained(batches, each), 10) for each in searching] for batches in (0, 500))

    assert np.mean(begun) > 0.2
    assert np.mean(later) < 0.06


@compiled_only
@pytest.mark.parametrize("iterations", [0, 8])
def test_it_learns_to_answer_an_opponent_that_stays_as_it_is(tmp_path: Path, iterations: int) -> None:
    path = tmp_path / "training.npz"
    how = FEW._replace(iterations=iterations, other_iterations=4)
    opponent = trained(20).judgement
    kept = opponent.weights.copy()
    other = ValueNetwork(-opponent.weights, opponent.sizes)

    answered = Training(GAME, how, opponent=opponent)
    answered.run()
    answered.save(path)
    resumed = Training.resume(GAME, path)
    for training in (answered, resumed):
        for _batch in range(3):
            training.run()
    against_other = Training(GAME, how, opponent=other)
    for _batch in range(4):
        against_other.run()

    assert is_same(answered, resumed)
    assert resumed.opponent is not None
    assert np.array_equal(opponent.weights, kept)
    assert np.array_equal(resumed.opponent.weights, kept)
    assert not is_same(answered, against_other)


def test_against_an_opponent_each_searches_as_it_is_told_and_another_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "training.npz"
    opponent = Training(GAME, FEW).judgement
    with beginning(FirstCall.UNCOMPILED):
        answered = Training(GAME, FEW._replace(iterations=2, other_iterations=2, relabelled=0.5), opponent=opponent)
        answered.run()
        answered.save(path)
        resumed = Training.resume(GAME, path)
        for training in (answered, resumed) * 3:
            training.run()

    assert is_same(answered, resumed)
    assert resumed.opponent is not None
    assert answered.matches == 4
    assert not np.array_equal(answered.weights, opponent.weights)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("rate", "'rate': write NAME=VALUE"),
        ("speed=1", "'speed=1': write NAME=VALUE"),
        ("rate=fast", "rate cannot be 'fast'; write a number from 0 to 1"),
        ("half=0", "half cannot be '0'; write a whole number from 1 to"),
    ],
)
def test_a_hyperparameter_that_cannot_be_is_refused(text: str, problem: str) -> None:
    assert parse_texts(["rate=0.5", "rate=0.25", "half=7"]) == {"rate": 0.25, "half": 7}
    with pytest.raises(WrongHyperparameter, match=problem):
        parse_texts([text])


def test_it_begins_with_the_weights_that_it_is_given() -> None:
    begun = Training(GAME, SMALL).judgement

    training = Training(GAME, FEW, begun)

    assert training.sizes == begun.sizes != Training(GAME, FEW).sizes
    assert np.array_equal(training.weights, begun.weights)
    assert training.weights is not begun.weights


@compiled_only
def test_it_goes_on_where_it_was_saved_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    path = tmp_path / "training.npz"
    stopped = trained(3)
    stopped.save(path)

    resumed = Training.resume(GAME, path)
    for _batch in range(3):
        resumed.run()

    assert is_same(resumed, trained(6))
    assert resumed.hyperparameters == SMALL
    assert [each.name for each in tmp_path.iterdir()] == ["training.npz"]


def test_a_checkpoint_for_other_features_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "training.npz"
    Training(GAME, SMALL).save(path)
    features = GAME.features
    monkeypatch.setattr(GAME, "features", features._replace(table=features.table[1:]))

    with pytest.raises(LearnedFileError, match="trained on features that learned-nim does not have"):
        Training.resume(GAME, path)


@pytest.mark.parametrize("name", ["sizes", "opponent_sizes"])
def test_a_checkpoint_of_another_size_is_refused(name: str, tmp_path: Path) -> None:
    """Without the refusal, the features of a view would be written beyond the memory for them."""
    path = tmp_path / "training.npz"
    Training(GAME, SMALL, opponent=Training(GAME, SMALL).judgement).save(path)
    with np.load(path) as file:
        arrays = {each: file[each] for each in file.files}
    arrays[name] = np.array([1, 1, 1])
    arrays[name.replace("sizes", "weights").removesuffix("_weights")] = np.zeros(6, np.float32)
    np.savez(
        path,
        **arrays | ({"mean": arrays["weights"], "moments": np.zeros((2, 6), np.float32)} if name == "sizes" else {}),
    )

    with pytest.raises(LearnedFileError, match=r"training.npz is damaged"):
        Training.resume(GAME, path)


def test_a_checkpoint_that_lacks_something_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "training.npz"
    Training(GAME, SMALL).save(path)
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files if name != "moments"}
    np.savez(path, **arrays)

    with pytest.raises(LearnedFileError, match=r"training.npz is damaged"):
        Training.resume(GAME, path)


@pytest.mark.parametrize("name", ["weights", "mean", "moments"])
def test_a_checkpoint_of_what_is_no_number_is_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "training.npz"
    training = Training(GAME, SMALL)
    getattr(training, name)[..., 1] = np.nan
    training.save(path)

    with pytest.raises(LearnedFileError, match=r"training.npz is damaged"):
        Training.resume(GAME, path)


@compiled_only
def test_it_learns_the_same_as_it_is_written_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = trained(2, FEW)
    entry = game_entry(loop, GAME)
    monkeypatch.setattr(entry, "_run", entry.run_as_written)

    written = trained(2, FEW)

    assert np.allclose(written.weights, compiled.weights, atol=1e-5)
    assert written.error == pytest.approx(compiled.error)


def test_a_hidden_hand_is_learned_from_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_DECISIONS", 2)
    game = registry.game("balloon-cup")
    entry = game_entry(loop, game)
    monkeypatch.setattr(entry, "_run", entry.run_as_written)

    training = Training(game, FEW)
    training.weights[-FEW.second - 1 :] = 1.0  # It predicts a win for every seat.
    before = training.weights.copy()

    training.run()

    places = [place for place, feature in enumerate(game.features.table) if feature.name.startswith("hand")]
    rows = (training.weights - before)[: training.sizes.inputs * FEW.first].reshape((-1, FEW.first))
    assert training.matches == 1
    assert training.error > 0.01  # After two decisions, the match ends as a draw.
    assert training.weights[-1] < before[-1]
    assert places
    assert rows[places].any()


@pytest.mark.slow
@compiled_only
def test_balloon_cup_is_learned_from_a_thousand_matches() -> None:
    assert np.mean(errors(trained(400, SMALL, registry.game("balloon-cup")), 50)) < 0.22


def test_a_process_that_compiles_it_finds_the_loop_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    address = game_entry(loop, GAME).address
    monkeypatch.delitem(ENTRIES, address)

    assert entry_at(address).address == address


def test_a_game_without_features_says_what_to_add() -> None:
    with pytest.raises(MissingCapability, match="features"):
        Training(NIM, SMALL)


@compiled_only
def test_a_network_that_gives_nobody_a_chance_is_still_learned_from() -> None:
    training = Training(GAME, SMALL._replace(iterations=24))
    training.weights[:] = 0
    training.weights[-1] = -1000

    training.run()

    assert np.isfinite(training.weights).all()
    assert training.weights[-1] > -1000
