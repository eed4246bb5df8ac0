"""Lists of actions and their notation are fast, and true to the position in which they were made."""

from __future__ import annotations

import random
from unittest.mock import patch

import pytest
from tests.api.test_worlds import GAMES, played

import skyhop
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.kernel_game import write_all
from skyhop.game.match import Match as InnerMatch


@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_was_listed_is_played_as_one_that_was_not(game: str) -> None:
    chance = random.Random(1)
    listing, silent = (skyhop.start(game, seed=4) for _each in range(2))
    while actions := listing.legal():
        action = chance.choice(actions)
        assert listing.play(action) == silent.play(str(action))
        for seat in (*range(listing.seats), None):
            assert listing.events(seat) == silent.events(seat)

    assert listing == silent
    assert listing.line() == silent.line()
    assert listing.outcome == silent.outcome


@pytest.mark.parametrize("game", GAMES)
def test_a_list_of_actions_is_that_of_the_view(game: str) -> None:
    for plies in range(0, 40, 3):
        match = played(game, plies, plies)
        legal = match.legal()

        assert legal == match.view(match.to_decide).legal()
        assert {action.seat for action in legal} == {match.to_decide}


@pytest.mark.parametrize("game", GAMES)
def test_a_list_does_not_outlive_its_position(game: str) -> None:
    """An action of the last position is judged anew in this one, and so it is after `undo`."""
    match = played(game, 6, 11)
    before = match.legal()
    match.play(before[0])
    stale = [action for action in before if action not in match.copy().legal()]
    for action in stale:
        with pytest.raises(skyhop.Refused):
            match.play(action)
    later = match.legal()
    match.undo()
    for action in {*later} - {*before}:
        with pytest.raises(skyhop.Refused):
            match.play(action)

    assert match.legal() == before


def test_states_before_each_action_are_kept_apart() -> None:
    """Each step back leads to the position before it, also after other actions have been played."""
    chance = random.Random(3)
    match = skyhop.start("balloon-cup", ruleset="rio-grande", seed=6)
    positions = list[object]()
    for _ply in range(60):
        positions.append(match.position())
        match.play(chance.choice(match.legal()))
        if chance.random() < 0.3:
            match.undo()
            assert match.position() == positions.pop()
    while positions:
        match.undo()
        assert match.position() == positions.pop()


def test_a_copy_undoes_and_plays_without_a_change_to_its_original() -> None:
    """Both share the states before each action, and neither plays on in one of them."""
    match = played("balloon-cup", 8, 2)
    positions = list[object]()
    for _ply in range(4):
        positions.append(match.position())
        match.play(match.legal()[0])
    for back in range(1, 5):
        copied = match.copy()
        for _ply in range(back):
            copied.undo()
        for _ply in range(3):
            copied.play(copied.legal()[-1])
    while positions:
        match.undo()
        assert match.position() == positions.pop()


def _with_notation(game: Game) -> bool:
    return hasattr(getattr(game, "notation", None), "ACTIONS")


@pytest.mark.parametrize("name", [name for name in registry.names() if _with_notation(registry.game(name))])
@pytest.mark.parametrize("ruleset", [0, -1])
def test_stored_notation_is_what_the_declaration_of_the_action_writes(name: str, ruleset: int) -> None:
    """Two matches take turns, so that a text of one map or hand would show in the other."""
    game, chance = registry.game(name), random.Random(5)
    declared = game.notation.ACTIONS  # type: ignore[attr-defined]  # asked above
    matches = [InnerMatch.start(game, game.ruleset(game.rulesets()[ruleset]), seed=seed) for seed in (1, 2)]
    written = 0
    while any(match.to_decide is not None for match in matches) and written < 6000:
        for match in matches:
            if (seat := match.to_decide) is None:
                continue
            state, actions = match.state, game.legal(match.state)
            texts = write_all(game, state, actions)
            for action, text in zip(actions, texts, strict=True):
                parsed = declared.parse(text)
                assert parsed is not None
                kind, values = declared.read(_context(game, match), action)
                assert text == kind.write(*values) == game.write(match.view(seat), action)
                assert parsed.action is kind
                written += 1
            match.play(seat, chance.choice(texts))


def _context(game: Game, match: InnerMatch) -> object:
    """What the declarations of a game read: the record, or a context with the ruleset."""
    with patch.object(game.notation.ACTIONS, "write") as write:  # type: ignore[attr-defined]  # as above
        game.write(match.state, 0)
    record: object = write.call_args.args[0]
    return record
