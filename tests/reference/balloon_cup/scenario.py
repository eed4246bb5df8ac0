"""Scenario files, read and checked against the reference game."""

import random
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .canonical import normal_cards, normal_tile
from .cubes import in_cube_order
from .game import Game
from .random_play import settle_at_random

FIELDS = {"game", "title", "clauses", "ruleset", "position", "play", "expect"}


def read_scenario(path: Path) -> dict[str, Any]:
    """Read a scenario file. `ValueError` names a field that does not belong there."""
    scenario = tomllib.loads(path.read_text(encoding="utf-8"))
    strangers = scenario.keys() - FIELDS
    for step in scenario.get("play", []):
        strangers |= step.keys() - {"action", "error"}
    strangers |= scenario.get("expect", {}).keys() - EXPECTATIONS.keys()
    if strangers:
        raise ValueError(f"{path.name}: no such field: {', '.join(sorted(strangers))}")
    return scenario


def differences(scenario: Mapping[str, Any]) -> list[str]:
    """Play a scenario. Return all differences from the expected results."""
    position = scenario["position"]
    chance = random.Random(position.get("seed", 0))
    game = Game.from_position(scenario.get("ruleset", "rio-grande"), position)
    settle_at_random(game, chance)
    found = []
    for step in scenario.get("play", []):
        action, error = step["action"], step.get("error")
        clause = game.refusal(action)
        if clause != error:
            found.append(f"{action}: expected {error or 'legal'}, got {clause or 'legal'}")
        if clause is None:
            game.play(action)
            settle_at_random(game, chance)
    for field, expected in scenario.get("expect", {}).items():
        got = EXPECTATIONS[field](game, expected)
        if got is not None:
            found.append(f"{field}: expected {expected!r}, got {got!r}")
    return found


def equal(read: Callable[[Game], Any]) -> Callable[[Game, Any], Any]:
    """Return a check that returns the value of the game if it differs from the expected value, else None."""

    def check(game: Game, expected: Any) -> Any:  # noqa: ANN401  # whatever the field holds
        got = read(game)
        return None if got == expected else got

    return check


def sorted_pair(read: Callable[[Game], Iterable[str]], order: Callable[[str], str]) -> Callable[[Game, Any], Any]:
    """Return a check of one text for each seat, whose parts may be in any order."""

    def check(game: Game, expected: Sequence[str]) -> list[str] | None:
        got = [order(part) for part in read(game)]
        return None if got == [order(text) for text in expected] else got

    return check


def tile_differs(game: Game, expected: Sequence[str]) -> list[str] | None:
    """Compare the named tiles."""
    there = {text[0]: normal_tile(text) for text in game.position()["tiles"]}
    got = [there.get(text.strip()[0], f"{text.strip()[0]} out") for text in expected]
    return None if got == [normal_tile(text) for text in expected] else got


def includes(game: Game, expected: Sequence[str]) -> list[str] | None:
    """Return the legal actions if a named action is not among them."""
    return None if set(expected) <= set(game.legal()) else game.legal()


def excludes(game: Game, expected: Sequence[str]) -> list[str] | None:
    """Return the named actions that are legal."""
    return sorted(set(expected) & set(game.legal())) or None


def winner_of(game: Game) -> int | None:
    """Return the winner's seat, -1 for a draw, or None before the end."""
    return game.result.winner if game.result else None


EXPECTATIONS: dict[str, Callable[[Game, Any], Any]] = {
    "to_move": equal(lambda game: game.to_decide),
    "phase": equal(lambda game: game.phase),
    "hands": sorted_pair(lambda game: game.position()["hands"], normal_cards),
    "cubes": sorted_pair(lambda game: game.position()["cubes"], in_cube_order),
    "trophies": sorted_pair(lambda game: game.position()["trophies"], in_cube_order),
    "tiles": tile_differs,
    "discard": lambda game, text: sorted_pair(lambda g: [g.position()["discard"]], normal_cards)(game, [text]),
    "supply_size": equal(lambda game: len(game.table.supply)),
    "bag_size": equal(lambda game: len(game.table.bag)),
    "over": equal(lambda game: game.result is not None),
    "winner": equal(winner_of),
    "reason": equal(lambda game: game.result.reason if game.result else None),
    "legal": lambda game, actions: None if set(actions) == set(game.legal()) else game.legal(),
    "legal_includes": includes,
    "legal_excludes": excludes,
    "seen_by_opponent": sorted_pair(lambda game: map(" ".join, game.seen_by_opponent), normal_cards),
}
