"""A drawn world looks to its viewer as the real one does, whoever decides what."""

from __future__ import annotations

from tests.games.aeronaut_odyssey.walks import GAME, moments, view_of, viewers


def test_no_viewer_can_tell_a_drawn_world_from_the_real_one_while_balloons_just_picked_are_talked_about() -> None:
    """[AO-10.1] Everybody has seen them, though inventories are secret."""
    seen = 0
    for state, _chance in moments(35, 12):
        if GAME.phase(state) not in {"owner", "reward"} or not state.ruleset.parameters["secret_inventories"]:
            continue
        for viewer in viewers(state):
            view = view_of(state, viewer)
            for seed in range(4):
                world = GAME.determinize(view, seed)

                assert view_of(world, viewer) == view
                assert GAME.invariants(world) == []
                seen += 1
    assert seen > 20
