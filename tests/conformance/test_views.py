"""A view contains the public fields unchanged, the other fields after their filters, and no hidden values."""

from random import Random

import numpy as np
import pytest
from tests.amount import some
from tests.conformance.playing import match_at

from skyhop.engine.jit.functions import Kernel
from skyhop.engine.record import Sight
from skyhop.engine.state import OPEN, Ruleset, State
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.ending import RESIGNATION
from skyhop.game.game import Game, PublicObservation, open_view
from skyhop.game.simple.simple_game import SimpleGame, SimpleObservation
from skyhop.server.matches.history import History

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]
OF_THE_VIEW = {"seat"}
"""Partly seen, and of no state: `Game.view` writes it."""


def with_other_secrets(game: Game, state: State, seed: int) -> State:
    """Change every byte that nobody may see, at random."""
    chance = Random(seed)
    changed = state.copy()
    for name in game.state_record.list_names_with(Sight.NOBODY):
        field = changed.records[name]
        changed.records[name] = np.frombuffer(chance.randbytes(field.nbytes), field.dtype).reshape(field.shape)
    return changed


def kernel_that_shows(game: Game) -> Kernel | None:
    """Return the kernel that writes what is seen in part: that of a plain game, or the one in `observation.py`."""
    if isinstance(game.observation, PublicObservation):
        found = game.observation.kernel if isinstance(game.observation, SimpleObservation) else None
    else:
        found = registry.part(game.name, "observation").show_in_part
    assert found is None or isinstance(found, Kernel)
    return found


def test_no_view_depends_on_what_nobody_may_see(played: Played) -> None:
    game, ruleset = played
    for seed in some(6):
        state = match_at(game, ruleset, seed, 13 * seed).state
        changed = with_other_secrets(game, state, seed)

        for seat in (None, *range(game.seat_count(ruleset))):
            assert game.view(changed, seat) == game.view(state, seat)


def test_every_open_field_is_in_a_view_as_it_is_in_the_state(played: Played) -> None:
    game, ruleset = played
    state = match_at(game, ruleset, 3, 20).state
    fields = game.state_record.list_names_with(Sight.EVERYBODY)

    assert fields == game.open_record.dtype.names
    for seat in (None, *range(game.seat_count(ruleset))):
        record = game.view(state, seat).record
        own = {game.simultaneous.to_act} if game.simultaneous else set[str]()  # of those who may act, each sees itself
        assert all(record[name].tolist() == state.record[name].tolist() for name in fields if name not in own)


def test_a_view_has_no_field_that_nobody_may_see(game: Game) -> None:
    assert game.view_record.list_names_with(Sight.NOBODY) == ()


def test_without_a_filter_a_view_has_its_own_row_of_every_partly_seen_field(game: Game) -> None:
    if not isinstance(game, SimpleGame) or game.kernels.show is not None:
        pytest.skip("it has its own filter, or no filter at all")
    ruleset = game.ruleset(game.rulesets()[0])
    state = game.new(ruleset)
    fields = [name for name in game.view_record.list_names_with(Sight.IN_PART) if name not in OF_THE_VIEW]
    for name in fields:
        state.record[name] = 1

    for seat in (None, *range(game.seat_count(ruleset))):
        for name in fields:
            seen = game.view(state, seat).record[name]
            assert np.flatnonzero(seen.reshape(len(seen), -1).any(axis=1)).tolist() == ([] if seat is None else [seat])


def test_every_partly_seen_field_has_a_filter_that_is_called(game: Game) -> None:
    if isinstance(game, SimpleGame) and game.kernels.show is None:
        pytest.skip("a view has its own rows")
    wanted = {f"show_{name}" for name in game.view_record.list_names_with(Sight.IN_PART) if name not in OF_THE_VIEW}
    show_in_part = kernel_that_shows(game)
    called = set() if show_in_part is None else set(show_in_part.py_func.__code__.co_names)
    if show_in_part is not None and isinstance(game, SimpleGame) and not any(each in called for each in wanted):
        called = {f"show_{name}" for name in called if f"show_{name}" in wanted}  # it writes the fields itself

    assert wanted == {name for name in called if name.startswith("show_")}


def test_an_open_view_holds_what_all_seats_see_together_and_no_more(played: Played) -> None:
    game, ruleset = played
    if not game.has(Capability.OPEN_VIEW):
        return
    for seed in some(6):
        state = match_at(game, ruleset, seed, 9 * seed).state
        view = open_view(game, state)
        world = game.determinize(view, seed)

        assert view == open_view(game, with_other_secrets(game, state, seed))
        assert all(game.view(world, seat) == game.view(state, seat) for seat in range(game.seat_count(ruleset)))
        assert (view.seat, game.legal(view)) == (None, [])
        if game.outcome(state) is not None:
            assert view == game.view(state, None)


def test_what_all_hold_is_shown_and_told_after_the_end_alone(played: Played) -> None:
    """A history refuses the open view before the end, even if its caller forgot to check."""
    game, ruleset = played
    if not game.has(Capability.OPEN_VIEW):
        return
    match = match_at(game, ruleset, 1, 3)
    running = History.of(game, match.journal)
    match.end(RESIGNATION, 0)
    over = History.of(game, match.journal)

    for looking in (
        lambda: running.view(len(running), OPEN),
        lambda: running.log(OPEN),
        lambda: list(running.list_events_before(len(running), OPEN)),
    ):
        with pytest.raises(ValueError, match="before the end"):
            looking()
    assert over.view(len(over), OPEN) == open_view(game, match.state)
    assert len(over.log(OPEN)) == len(over)


def test_a_hand_is_listed_for_its_seat_alone(played: Played) -> None:
    """A hand depends only on the facts that its seat can know."""
    game, ruleset = played
    state = match_at(game, ruleset, 3, 20).state

    assert list(game.renderer.hand(game.view(state, None))) == []
    for seat in range(game.seat_count(ruleset)):
        view = game.view(state, seat)
        assert "" not in game.renderer.hand(view)
        assert game.renderer.hand(game.view(game.determinize(view, 5), seat)) == game.renderer.hand(view)
