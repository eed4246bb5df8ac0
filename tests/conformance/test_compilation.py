"""Tests of machine code that replaces uncompiled code during a match: no difference is visible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
import pytest
from tests.amount import in_turn
from tests.conformance.playing import dealt, match_at, starter

from skyhop.bots.bot import bot
from skyhop.engine.jit.compilation import entries_of
from skyhop.engine.jit.functions import Kernel
from skyhop.engine.kernel import JIT, Entry
from skyhop.engine.record import records
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")

PLIES = 60
VALUED = 60
NEVER, AT_ONCE = PLIES + 1, 0


def entries(game: Game) -> list[Entry]:
    found = entries_of([registry.package(game.name)])
    assert found
    for each in found:
        each.compile()
    return found


@pytest.fixture
def as_compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Let a test choose what entries run; afterwards they run their machine code."""
    with monkeypatch.context() as patch:
        yield patch


def told_of(
    game: Game, ruleset: Ruleset, seed: int, switches: dict[Entry, int], patch: pytest.MonkeyPatch
) -> list[str]:
    """Play the beginning of a match, each entry compiled from its ply on; tell all that anybody can learn of it."""
    chance = Random(seed)
    for each, first in switches.items():
        patch.setattr(each, "_run", each._code if first == AT_ONCE else each.run_as_written)
    match = Match.start(game, ruleset, first=starter(game, seed), seed=chance.getrandbits(64))
    seats = range(game.seat_count(ruleset))
    kinds = ("random", "greedy") if game.has(Capability.EVALUATION) else ("random",)
    players = [bot(chance.choice(kinds), game, seed + seat) for seat in seats]
    lines = []
    for ply in range(PLIES):
        for each, first in switches.items():
            if first == ply:
                patch.setattr(each, "_run", each._code)
        lines += [*seen(match, (*seats, None)), str(game.legal(match.state))]
        seat = match.to_decide
        if seat is None:
            break
        view = match.view(seat)
        step = match.play(seat, game.write(view, players[seat].choose(view)))
        lines += [
            step.text,
            str(step.events),
            *(str(game.list_visible_events(ruleset, step.events, each)) for each in (*seats, None)),
        ]
    return [*lines, match.journal.to_line()]


def seen(match: Match, seats: Sequence[int | None]) -> list[str]:
    return [match.state.records.tobytes().hex(), *(match.view(seat).records.tobytes().hex() for seat in seats)]


@pytest.mark.parametrize("seed", in_turn(range(3), 3))
def test_nobody_can_tell_when_machine_code_takes_over(game: Game, seed: int, as_compiled: pytest.MonkeyPatch) -> None:
    ruleset = game.ruleset(game.rulesets()[seed % len(game.rulesets())])
    known, when = entries(game), Random(seed)

    at_random = {each: when.randrange(PLIES) for each in known}
    compiled, written, switched = (
        told_of(game, ruleset, seed, switches, as_compiled)
        for switches in (dict.fromkeys(known, AT_ONCE), dict.fromkeys(known, NEVER), at_random)
    )

    assert len(compiled) > PLIES
    assert written == compiled
    assert switched == compiled


def test_machine_code_values_actions_to_the_last_bit(game: Game, as_compiled: pytest.MonkeyPatch) -> None:
    if not game.has(Capability.EVALUATION):
        pytest.skip("the game values nothing")
    known, chance, valued = entries(game), Random(8), 0
    for seed in range(VALUED):
        ruleset = game.ruleset(chance.choice(game.rulesets()))
        state = match_at(game, ruleset, seed, chance.randrange(PLIES)).state
        seat = game.to_decide(state)
        if seat is None:
            continue
        view, values = game.view(state, seat), []
        for run in ("_code", "run_as_written"):
            for each in known:
                as_compiled.setattr(each, "_run", getattr(each, run))
            values.append(game.evaluation.evaluate(view, game.legal(view)).tobytes())
        for each in known:
            as_compiled.setattr(each, "_run", each._code)
        assert values[0] == values[1]
        valued += 1
    assert valued


def test_many_matches_are_played_as_written_as_they_are_by_machine_code(
    game: Game, as_compiled: pytest.MonkeyPatch
) -> None:
    if not game.has(Capability.BULK):
        pytest.skip("it has no kernels for many matches")
    known = entries(game)

    def played(ruleset: Ruleset, how: str) -> list[bytes | int]:
        for each in known:
            as_compiled.setattr(each, "_run", each._code if how == "compiled" else each.run_as_written)
        kernels, rules = game.bulk, ruleset.record
        states, actions = records(game.state_record, 2), kernels.scratch()
        states["random"] = [5, 6]
        found: list[bytes | int] = [kernels.play_randomly(rules, states, actions), states.tobytes()]
        states = records(game.state_record, 2)
        for index in range(2):
            states[index : index + 1] = dealt(game, ruleset, seed=index).records
        chosen, listed = np.zeros(2, np.int16), np.stack([actions, actions])
        counts = np.array([kernels.legal(rules, states, index, listed[index]) for index in range(2)], np.int16)
        for _ply in range(12):
            chosen[:] = listed[range(2), counts - 1]
            kernels.step_all(rules, states, chosen, listed, counts)
            count = kernels.legal(rules, states, 0, actions)
            found += [states.tobytes(), *counts.tolist(), count]
        return [*found, kernels.step(rules, states, 0, int(listed[0, 0]), actions), states.tobytes()]

    for name in game.rulesets():
        ruleset = game.ruleset(name)
        assert played(ruleset, "written") == played(ruleset, "compiled")


def test_no_rule_runs_as_it_is_written_where_all_is_compiled(game: Game, as_compiled: pytest.MonkeyPatch) -> None:
    # Python may call kernels that only calculate with numbers, such as those of the actions' codes.
    called: set[str] = set()

    def note(kernel: Kernel, *arguments: object) -> object:
        if any(isinstance(argument, (np.ndarray, np.void)) for argument in arguments):
            called.add(f"{kernel.py_func.__module__}:{kernel.py_func.__qualname__}")
        return kernel.py_func(*arguments)

    as_compiled.setattr(Kernel, "__call__", note)
    for seed, ruleset in enumerate(game.rulesets()):
        told_of(game, game.ruleset(ruleset), seed, dict.fromkeys(entries(game), AT_ONCE), as_compiled)

    assert called == set()
