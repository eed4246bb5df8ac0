"""Tests of the bot with a value network: its weights are those in the documents, and it plays well with them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_LZMA, ZipFile

import numpy as np
import pytest
from tests.amount import in_turn
from tests.conformance.playing import match_at, played
from tests.search.written import written_judge

from skyhop.bots import one_ply
from skyhop.bots.bot import AGAINST_PEOPLE, BY_ITERATIONS, Budget, WeightsChoice, bot, bots, entries_of_bots, kind_of
from skyhop.bots.ismcts import Ismcts
from skyhop.bots.one_ply import WORLDS_PER_ACTION, Greedy, Value, Value2
from skyhop.engine.chance import mix_seed
from skyhop.engine.kernel import JIT, FirstCall, beginning, with_attributes
from skyhop.engine.state import State
from skyhop.examples.nim import GAME as NIM
from skyhop.game import registry
from skyhop.game.action import LearnedFileError
from skyhop.game.capability import Capability, MissingCapability
from skyhop.game.game import Game
from skyhop.lab.pairs import Pairing, pair
from skyhop.search import value_network
from skyhop.search.compiled_entries import Way, attempts, game_entry, search
from skyhop.search.search import NetworkRollouts
from skyhop.search.solver import entries
from skyhop.search.value_network import FILE_NAME, FORMAT, Sizes, ValueNetwork, value_network_of
from skyhop.search.worlds import write_estimated_shares

ROOT = Path(__file__).resolve().parents[2]
LEARNED = [each for name in registry.names() if (each := registry.game(name)).has(Capability.JUDGEMENT)]
MOST = 2 * 2**20
"""Maximum size of weights in bytes."""


@pytest.fixture(params=LEARNED, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_balloon_cup_has_been_learned() -> None:
    assert "value" in {kind.name for kind in bots(registry.game("balloon-cup"))}
    assert Value not in bots(NIM)


def test_the_weights_are_small_and_those_that_the_documents_tell_of(game: Game) -> None:
    assert game.folder is not None
    content = (game.folder / FILE_NAME).read_bytes()

    assert len(content) < MOST
    assert hashlib.sha256(content).hexdigest() in (ROOT / "docs" / "learning.md").read_text("utf-8")


@pytest.mark.skipif(not JIT, reason="whole matches take minutes uncompiled")
def test_it_nearly_always_beats_random(game: Game) -> None:
    pairing = Pairing(game.name, {}, ("value", "random"), BY_ITERATIONS, seed=1)

    assert sum(share for number in range(4) for share in pair(pairing, number).shares) >= 7


@pytest.mark.skipif(not JIT, reason="many worlds take minutes uncompiled")
def test_the_same_seed_makes_the_same_choices(game: Game) -> None:
    views = [match.view(match.to_decide) for match in (match_at(game, game.ruleset({}), 2, n) for n in (3, 8))]
    first, second = ([player.choose(view) for view in views] for player in (Value(game, 3), Value(game, 3)))

    assert first == second


@pytest.mark.parametrize("seconds", in_turn([0.2, 0.7], 2))
@pytest.mark.parametrize("name", ["value", "value2"])
def test_at_a_table_nobody_waits_for_it_however_long_a_world_takes(
    game: Game, name: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_at(game, game.ruleset({}), 1, 2)
    view = match.view(match.to_decide)
    entry, taken = game_entry(attempts, game, Way.JUDGED), [0.0]

    def run_slowly(*arguments: object) -> None:
        taken.append(taken[-1] + seconds)
        entry.run_as_written(*arguments)

    for attribute in ("_code", "_run"):  # The bot would not use an uncompiled entry.
        monkeypatch.setattr(entry, attribute, run_slowly)
    monkeypatch.setattr(one_ply, "perf_counter", lambda: taken[-1])

    with beginning(FirstCall.UNCOMPILED):
        action = bot(name, game, 1, AGAINST_PEOPLE).choose(view)

    assert AGAINST_PEOPLE.seconds is not None
    assert seconds <= taken[-1] <= AGAINST_PEOPLE.seconds
    assert action in game.legal(view)


@pytest.mark.skipif(not JIT, reason="nobody waits for a compiler that there is not")
@pytest.mark.parametrize("name", ["ismcts", "value", "value2"])
def test_at_a_table_it_plays_as_who_answers_at_once_until_its_network_is_compiled(
    game: Game, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_arguments: object) -> None:
        pytest.fail("a network that is not compiled was asked")

    match = match_at(game, game.ruleset({}), 1, 2)
    view, entries = match.view(match.to_decide), kind_of(name).entries(game)
    for entry in entries:
        for attribute, value_of_it in (("_code", None), ("_run", never), ("seconds", 0.0)):
            monkeypatch.setattr(entry, attribute, value_of_it)

    with beginning(FirstCall.UNCOMPILED):
        action = bot(name, game, 1, AGAINST_PEOPLE).choose(view)

    assert action == Greedy(game, 1).choose(view)
    assert [entry.seconds for entry in entries] == [AGAINST_PEOPLE.seconds] * len(entries)


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_what_is_seen_one_ply_ahead_is_the_same_as_written_and_compiled(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_at(game, game.ruleset({}), 1, 2)
    view, entry = match.view(match.to_decide), game_entry(attempts, game, Way.JUDGED)
    compiled, written = (NetworkRollouts(game, view, value_network_of(game), seed=1) for _again in range(2))
    compiled.run()
    monkeypatch.setattr(entry, "_run", entry.run_as_written)
    written.run()

    assert np.allclose(compiled.win_chances, written.win_chances, atol=1e-6)
    assert all(0 <= worth <= 1 for worth in compiled.win_chances)


def test_two_plies_are_looked_at_for_the_best_by_one(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_ply, "KEPT_ACTIONS", 3)
    monkeypatch.setattr(one_ply, "WORLDS_PER_ACTION", 2)
    match = match_at(game, game.ruleset({}), 1, 2)
    view, judgement = match.view(match.to_decide), value_network_of(game)
    by_one, seed = Value(game, 4).evaluate_actions(view), mix_seed(4, 1)
    best = [by_one.actions[place] for place in (-by_one.values).argsort(kind="stable")[:3]]
    assert len(by_one.actions) > 3
    by_two = NetworkRollouts(game, view, judgement, seed, 2, best)
    by_two.run(2)

    found = Value2(game, 4).evaluate_actions(view)

    assert list(found.actions) == best
    assert found.values.tolist() == by_two.win_chances.tolist()


def test_with_little_time_it_goes_by_one_ply(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_ply, "WORLDS_PER_ACTION", 1)
    match = match_at(game, game.ruleset({}), 1, 2)
    view = match.view(match.to_decide)
    by_one = Value(game, 4).evaluate_actions(view)

    found = Value2(game, 4, Budget(seconds=0.0)).evaluate_actions(view)

    assert list(found.actions) == list(by_one.actions)
    assert found.values.tolist() == by_one.values.tolist()


def test_two_plies_ahead_the_best_reply_is_reckoned_with(game: Game) -> None:
    match = match_at(game, game.ruleset({}), 1, 9)
    view, judgement = match.view(match.to_decide), value_network_of(game)
    look = NetworkRollouts(game, view, judgement, seed=1, plies=2)
    look.run()

    def shares(state: State) -> list[float]:
        """Return the expected share of the win for each seat, or the actual share after the end."""
        if (outcome := game.outcome(state)) is not None:
            return [(seat in outcome.winners) / len(outcome.winners) if outcome.winners else 0.5 for seat in (0, 1)]
        judge, found = written_judge(game, judgement, view.seat or 0), np.zeros(2)
        rules, record = (with_attributes(records)[0] for records in (state.ruleset.record, state.records))
        write_estimated_shares(judge, rules, record, found)
        return found.tolist()

    def after(state: State, action: int) -> State:
        reached = state.copy()
        played(game, reached, game.write(game.view(state, game.to_decide(state)), action))
        return reached

    def promised(state: State) -> float:
        decider = game.to_decide(state)
        if decider is None:
            return shares(state)[view.seat or 0]
        found = [shares(after(state, reply)) for reply in game.legal(state)]
        return max(found, key=lambda each: each[decider])[view.seat or 0]

    world = type(match.state)(view.ruleset, look.world.copy())
    expected = [promised(after(world, action)) for action in look.actions]

    assert np.allclose(look.win_chances, expected, atol=1e-5)
    assert len(set(expected)) > 1


def test_a_search_goes_by_what_was_learned_or_by_playouts(game: Game) -> None:
    match = match_at(game, game.ruleset({}), 1, 2)
    view = match.view(match.to_decide)
    few = Budget(iterations=200 if JIT else 30)

    judged, played = (
        Ismcts(game, 1, few).run_search(view),
        Ismcts(game, 1, few, WeightsChoice.PLAYOUTS).run_search(view),
    )

    assert judged.list_statistics() != played.list_statistics()
    assert all(0 < each.share < 1 for each in judged.list_statistics())


def test_weights_may_come_from_a_file_and_must_fit(game: Game, tmp_path: Path) -> None:
    own = value_network_of(game)
    ValueNetwork(own.weights * 0, own.sizes).save(tmp_path / "nothing.npz", game)
    ValueNetwork(own.weights[1:], own.sizes).save(tmp_path / "less.npz", game)
    view = match_at(game, game.ruleset({}), 1, 2).view(match_at(game, game.ruleset({}), 1, 2).to_decide)
    look = NetworkRollouts(game, view, value_network_of(game, tmp_path / "nothing.npz"), seed=1)
    look.run()

    assert set(look.win_chances) == {0.5}
    with pytest.raises(LearnedFileError, match="is damaged"):
        Value(game, 1, BY_ITERATIONS, tmp_path / "less.npz")


@pytest.mark.parametrize(
    ("weight", "sizes"),
    [
        (np.nan, lambda inputs: np.array([inputs, 1, 1])),
        (np.inf, lambda inputs: np.array([inputs, 1, 1])),
        (0.0, lambda inputs: np.array([inputs, 1.0, 1.0])),
        (0.0, lambda inputs: np.array([inputs, 0, 0])),
        (0.0, lambda inputs: np.array([inputs + 1, 1, 1])),
    ],
    ids=["no number", "no end", "sizes in parts", "no units", "another size"],
)
def test_weights_that_are_no_numbers_or_go_nowhere_are_refused(
    weight: float, sizes: Callable[[int], np.ndarray[Any, Any]], game: Game, tmp_path: Path
) -> None:
    """Invalid weights are refused, because a match or a training would continue with values that are not numbers."""
    given = sizes(len(game.features.table))
    weights = np.full(Sizes(*given.astype(int).tolist()).weights, weight, np.float32)
    value_network.write(tmp_path / "w.npz", FORMAT, game, {"weights": weights, "sizes": given})

    with pytest.raises(LearnedFileError, match="is damaged"):
        value_network_of(game, tmp_path / "w.npz")


def with_header(header: bytes) -> bytes:
    """Return a file in which an array has an unreadable header."""
    packed = BytesIO()
    with ZipFile(packed, "w") as file:
        file.writestr("weights.npy", b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header)
    return packed.getvalue()


def encrypted() -> bytes:
    packed = with_header(b"")
    for signature, flags in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        place = packed.index(signature) + flags
        packed = packed[:place] + b"\x01" + packed[place + 1 :]
    return packed


def with_lost_bytes() -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_LZMA) as file:
        file.writestr("weights.npy", bytes(range(256)) * 8)
    place = len("weights.npy") + 40
    return packed.getvalue()[:place] + b"\xff" * 40 + packed.getvalue()[place + 40 :]


@pytest.mark.parametrize(
    "content",
    [
        with_header(b"{((("),
        with_header(b"a\n  b\n c\n"),
        with_header(b"{'descr': '<f4', 'fortran_order': False, 'shape': (" + b"9" * 30 + b",)}"),
        with_header(b"{'descr': ('<f4',), 'fortran_order': False, 'shape': (1,)}"),
        with_header(b"{[]: 1}"),
        encrypted(),
        with_lost_bytes(),
    ],
    ids=["header", "indented", "endless", "descr", "list", "key", "lost"],
)
def test_a_file_that_cannot_be_unpacked_is_told_of_as_damaged(content: bytes, game: Game, tmp_path: Path) -> None:
    (tmp_path / "w.npz").write_bytes(content)

    with pytest.raises(LearnedFileError, match="is damaged"):
        value_network_of(game, tmp_path / "w.npz")


def test_a_bot_may_do_without_weights_only_where_it_can_play_out(game: Game) -> None:
    by_playing, by_judging = (game_entry(search, game, way) for way in (Way.PLAYED_OUT, Way.JUDGED))
    solving = entries(game)

    assert entries_of_bots(game, ["ismcts"]) == [by_judging, *solving]
    assert {*entries_of_bots(game, ["ismcts", "ismcts"], [WeightsChoice.PLAYOUTS, None])} == {
        by_playing,
        by_judging,
        *solving,
    }
    with pytest.raises(LearnedFileError, match="value cannot play without weights"):
        Value(game, 1, BY_ITERATIONS, WeightsChoice.PLAYOUTS)


def test_with_the_weights_of_a_file_the_game_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("balloon-cup")
    file = None if game.folder is None else game.folder / FILE_NAME
    monkeypatch.setattr(type(game), "has", lambda _game, capability: capability is not Capability.JUDGEMENT)

    assert Value(game, 1, BY_ITERATIONS, file).weights == file
    with pytest.raises(MissingCapability, match="weights"):
        Value(game, 1)


def test_it_tries_several_worlds_and_none_where_nothing_is_to_choose(game: Game) -> None:
    match = match_at(game, game.ruleset({}), 1, 2)
    view = match.view(match.to_decide)
    look = NetworkRollouts(game, view, value_network_of(game), seed=1)

    assert WORLDS_PER_ACTION > 1
    assert look.worlds == 0
    assert set(look.win_chances) == {0.0}
