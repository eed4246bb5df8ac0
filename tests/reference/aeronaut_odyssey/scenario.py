"""Scenario files, read and checked against the reference game."""

import json
import random
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .game import Game
from .random_play import settle_at_random

BARE_SEAT = re.compile(r"^(!steal |for )(\d)")
FIELDS = {"game", "title", "clauses", "ruleset", "board", "position", "play", "expect"}


def read_scenario(path: Path) -> dict[str, Any]:
    """Read a scenario file with its board. `ValueError` names a field that does not belong there."""
    scenario = tomllib.loads(path.read_text(encoding="utf-8"))
    strangers = scenario.keys() - FIELDS
    for step in scenario.get("play", []):
        strangers |= step.keys() - {"action", "error"}
    strangers |= scenario.get("expect", {}).keys() - EXPECTATIONS.keys()
    if strangers:
        raise ValueError(f"{path.name}: no such field: {', '.join(sorted(strangers))}")
    scenario["board"] = json.loads((path.parent / scenario["board"]).read_text(encoding="utf-8"))
    return scenario


def start(scenario: Mapping[str, Any]) -> Game:
    """Set up the position, or a new game with the given number of seats."""
    rules, board, position = scenario.get("ruleset", "pioneer"), scenario["board"], scenario["position"]
    if "setup" in position:
        game = Game(rules, board, position["setup"])
        settle_at_random(game, random.Random(position.get("seed", 0)))
        return game
    return Game.from_position(rules, board, position)


def differences(scenario: Mapping[str, Any]) -> list[str]:
    """Play a scenario. Return all differences from the expected results."""
    game = start(scenario)
    found = []
    for step in scenario.get("play", []):
        action, error = step["action"], step.get("error")
        clause = game.refusal(action)
        if clause != error:
            found.append(f"{action}: expected {error or 'legal'}, got {clause or 'legal'}")
        if clause is None:
            game.play(action)
    for field, expected in scenario.get("expect", {}).items():
        got = EXPECTATIONS[field](game, expected)
        if got is not None:
            found.append(f"{field}: expected {expected!r}, got {got}")
    return found


def equal(read: Callable[[Game], Any]) -> Callable[[Game, Any], Any]:
    """Return a check that returns the value of the game if it differs from the expected value, else None."""

    def check(game: Game, expected: Any) -> Any:  # noqa: ANN401  # whatever the field holds
        got = read(game)
        return None if got == expected else repr(got)

    return check


def named_in(key: str) -> Callable[[Game, Mapping[str, Any]], Any]:
    """Return a check of the cities, routes or trajectories that the scenario names."""

    def check(game: Game, expected: Mapping[str, Any]) -> dict[str, Any] | None:
        got = {name: game.position()[key].get(name) for name in expected}
        return None if got == expected else got

    return check


def seats_differ(game: Game, expected: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]] | None:
    """Compare the named fields, with lists as sets. Seats may be missing at the end."""
    rows = game.position()["seats"]
    got = [{name: in_order(row.get(name)) for name in named} for row, named in zip(rows, expected, strict=False)]
    wanted = [{name: in_order(value) for name, value in named.items()} for named in expected]
    return None if got == wanted else got


def in_order(value: object) -> object:
    """Sort a list and leave any other value as it is."""
    return sorted(value) if isinstance(value, list) else value


def as_written(actions: Sequence[str]) -> list[str]:
    """Write actions in the current notation. In older files, a number without `#` is a seat counted from 0."""
    return [BARE_SEAT.sub(lambda found: f"{found[1]}#{int(found[2]) + 1}", action) for action in actions]


def legal_differs(game: Game, expected: Sequence[str]) -> list[str] | None:
    """Compare the legal actions as a set."""
    return None if sorted(as_written(expected)) == sorted(game.legal()) else game.legal()


def includes(game: Game, expected: Sequence[str]) -> list[str] | None:
    """Return the legal actions if a named action is not among them."""
    return None if {*as_written(expected)} <= {*game.legal()} else game.legal()


def excludes(game: Game, expected: Sequence[str]) -> list[str] | None:
    """Return the named actions that are legal."""
    return sorted({*as_written(expected)} & {*game.legal()}) or None


EXPECTATIONS: dict[str, Callable[[Game, Any], Any]] = {
    "turn": equal(lambda game: game.turn_of),
    "seat": equal(lambda game: game.seat),
    "to_move": equal(lambda game: game.to_decide),
    "phase": equal(lambda game: game.phase),
    "seats": seats_differ,
    "slots": named_in("slots"),
    "owners": named_in("owners"),
    "taken": named_in("taken"),
    "scores": equal(lambda game: game.scores),
    "over": equal(lambda game: game.result is not None),
    "winners": equal(lambda game: list(game.result.winners) if game.result else None),
    "legal": legal_differs,
    "legal_includes": includes,
    "legal_excludes": excludes,
}
