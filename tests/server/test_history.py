"""Tests of the stored steps of a match: they are small and complete."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from skyhop.engine.event import Event
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.match import Match, steps
from skyhop.server.matches.history import History


@pytest.mark.parametrize("name", ["balloon-cup", "aeronaut-odyssey"])
def test_every_state_is_shown_as_it_was_and_all_take_less_than_half_of_their_room(name: str) -> None:
    game, rng = registry.game(name), random.Random(name)
    match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=5)
    for _step in range(60):
        seat = match.to_decide
        if seat is None:
            break
        view = match.view(seat)
        match.play(seat, game.write(view, rng.choice(game.legal(view))))
    played = list(steps(match.journal))
    history = History.of(game, match.journal)

    assert [step.state for step in history._steps] == [step.state for step in played]
    assert [history.view(n, 0) for n in range(1, len(played) + 1)] == [game.view(step.state, 0) for step in played]
    assert history.last_state == played[-1].state
    bases = {id(step.base): step.base.records.nbytes for step in history._steps}
    apart = sum(step.places.nbytes + step.values.nbytes for step in history._steps)
    assert sum(bases.values()) + apart < sum(step.state.records.nbytes for step in played) / 2


def test_what_was_taken_back_is_not_what_was_heard_last() -> None:
    game = registry.game("aeronaut-odyssey")
    match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=5)
    seat = match.to_decide or 0
    view = match.view(seat)
    match.play(seat, game.write(view, game.legal(view)[0]))
    history = History.of(game, match.journal)
    assert len(list(history.list_events_before(1, 0))) == 1

    match.take_back(seat, 1)
    history = History.of(game, match.journal)

    assert list(history.list_events_before(1, 0)) == []
    assert list(history.list_events_before(2, 0)) == [list(history.show_step(1, 0).events)]
    assert list(history.list_events_before(-1, 0)) == list(history.list_events_before(0, 0)) == []


def test_two_threads_that_write_the_same_log_do_not_mix_their_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = registry.game("aeronaut-odyssey"), random.Random(1)
    match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=5)
    for _step in range(6):
        seat = match.to_decide or 0
        match.play(seat, game.write(match.view(seat), rng.choice(game.legal(match.view(seat)))))
    expected = History.of(game, match.journal).log(0)
    history, tell, begun = History.of(game, match.journal), game.renderer.tell, list[int]()

    def tell_meanwhile(view: View, events: Sequence[Event], players: Sequence[str] = ()) -> list[str]:
        begun.append(1)
        if len(begun) == 3:
            assert history.log(0) == expected
        return tell(view, events, players)

    monkeypatch.setattr(game.renderer, "tell", tell_meanwhile)

    assert history.log(0) == expected
    assert history.log(0) == expected
