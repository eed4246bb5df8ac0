"""Tests of public objects: copying, pickling, comparing and hashing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import skyhop
from skyhop.engine.document import DocumentError

COPIES: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value)))


def finished() -> skyhop.Match:
    (match,) = skyhop.play_matches("nim", ["random", "random"], 1, seed=1)
    return match


def analysed() -> skyhop.Analysis:
    return skyhop.analyse(finished(), iterations=8)


def begun() -> skyhop.Match:
    match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
    match.play("R7-3")
    return match


def an_error(error: type[Exception], fails: Callable[[], object]) -> Exception:
    with pytest.raises(error) as raised:
        fails()
    return raised.value


VALUES: dict[str, Callable[[], Any]] = {
    "Account": lambda: analysed().accounts[0],
    "Action": lambda: begun().legal()[0],
    "Analysis": analysed,
    "Board": lambda: skyhop.board(size="tiny", seed=7),
    "Decision": lambda: analysed().decisions[0],
    "Estimate": lambda: skyhop.estimate(begun().view(0), worlds=2)[0],
    "Event": lambda: begun().events(0)[0],
    "Match": begun,
    "Outcome": lambda: finished().outcome,
    "ScoreLine": lambda: begun().view(0).score[0],
    "Turn": lambda: analysed().turns()[0],
    "View": lambda: begun().view(0),
    "World": lambda: begun().view(0).worlds(1, seed=3)[0],
}
"""Those that are equal where they say the same."""
CHANGING: dict[str, Callable[[], Any]] = {name: VALUES[name] for name in ("Match", "World")}
"""Those that have no hash, since they change."""
PLAYERS: dict[str, Callable[[], Any]] = {
    "Bot": lambda: skyhop.bot("pilot", "balloon-cup", seed=3, iterations=20),
    "Player": lambda: skyhop.bot("random", "balloon-cup", seed=3),
}
"""Those that change while they play: each is equal to itself alone."""
ERRORS: dict[str, Callable[[], Any]] = {
    "GameError": lambda: skyhop.GameError("wrong"),
    "JournalError": lambda: an_error(skyhop.JournalError, lambda: skyhop.load(__file__)),
    "PositionError": lambda: an_error(skyhop.PositionError, lambda: skyhop.position("nim", {"heap": 1})),
    "Refused": lambda: an_error(skyhop.Refused, lambda: begun().play("R2-1")),
    "RulesetError": lambda: an_error(skyhop.RulesetError, lambda: skyhop.start("nim", ruleset="x")),
    "SettingsError": lambda: an_error(skyhop.SettingsError, lambda: skyhop.board(size="giant")),
}


def test_every_public_class_is_asked_about() -> None:
    classes = {name for name in skyhop.__all__ if isinstance(getattr(skyhop, name), type)}

    assert classes == {*VALUES, *PLAYERS, *ERRORS, "Results"}


@pytest.mark.parametrize("name", VALUES)
def test_a_copy_of_a_value_equals_it(name: str) -> None:
    value = VALUES[name]()

    assert isinstance(value, getattr(skyhop, name))
    for copied in [make_copy(value) for make_copy in COPIES] + [VALUES[name]()]:
        assert type(copied) is type(value)
        assert copied == value
        assert not copied != value  # noqa: SIM202  two methods
        assert name in CHANGING or hash(copied) == hash(value)
    assert value != object()


@pytest.mark.parametrize("name", CHANGING)
def test_what_changes_has_no_hash(name: str) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(CHANGING[name]())


@pytest.mark.parametrize("name", PLAYERS)
def test_a_copy_of_a_player_plays_on_as_it_would(name: str) -> None:
    player, view = PLAYERS[name](), begun().view(0)
    player.choose(view)

    copies = [make_copy(player) for make_copy in COPIES[1:]]
    chosen = [player.choose(view) for _again in range(3)]

    assert [[each.choose(view) for _again in range(3)] for each in copies] == [chosen] * len(copies)
    assert len({player, *copies}) == 1 + len(copies)


@pytest.mark.parametrize("name", ERRORS)
def test_a_copy_of_an_error_says_the_same(name: str) -> None:
    error = ERRORS[name]()

    assert type(error) is getattr(skyhop, name)
    assert isinstance(error, ValueError) != (name == "Refused")
    for make_copy in COPIES:
        copied = make_copy(error)
        assert (type(copied), str(copied), vars(copied)) == (type(error), str(error), vars(error))


def test_an_error_of_a_document_keeps_its_place_in_another_process() -> None:
    error = DocumentError("$.seats[1]", "is missing")

    copied = pickle.loads(pickle.dumps(error))

    assert (str(copied), copied.place, copied.problem) == (str(error), "$.seats[1]", "is missing")


def test_results_can_be_copied(tmp_path: Path) -> None:
    from skyhop.cli.__main__ import main

    main(f"lab balance nim random --examples --pairs 2 --processes 1 --out {tmp_path / 'asked'}".split())
    found = skyhop.results(tmp_path / "asked")

    for make_copy in COPIES:
        assert make_copy(found).table == found.table


def test_only_what_happened_is_an_event() -> None:
    match = begun()

    assert all(isinstance(each, skyhop.Event) for each in match.events(0))
    others = [match, match.legal()[0], match.view(0), match.view(0).score[0], "seat"]
    assert not any(isinstance(each, skyhop.Event) for each in others)
