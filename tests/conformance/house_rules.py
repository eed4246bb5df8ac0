"""Rulesets of the players' own making that every game of the registry must get along with, by game and title."""

import json
from pathlib import Path
from typing import Any

BOARDS = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey"
ALL = "trajectories bonus multi wild thieves"


def board(name: str) -> Any:  # noqa: ANN401 - JSON
    return json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))


HOUSE_RULES: dict[str, dict[str, dict[str, object]]] = {
    "balloon-cup": {
        "cubes on one's own turn": {"trade": "cube", "when": "own-turn", "paid": "bag", "max_gray": 2},
        "best of three, hands open": {"best_of": 3, "open_hands": True},
    },
    "aeronaut-odyssey": {
        "all expansions in secret by two": {"expansions": ALL, "secret_inventories": True, "board": board("six-winds")},
        "all expansions by three": {"seats": 3, "expansions": ALL, "board": board("six-winds")},
        "capital in secret by four": {
            "base": "capital",
            "seats": 4,
            "expansions": "thieves wild multi",
            "variant": "not_that_way",
            "secret_inventories": True,
            "board": board("court-winds"),
        },
        "capital with a veto by six": {
            "base": "capital",
            "seats": 6,
            "expansions": ALL,
            "variant": "veto",
            "board": board("court-winds"),
        },
    },
    "trick-taking": {"two teams": {"seats": 4}, "fewest tricks by five": {"seats": 5, "misere": True}},
    "flip-and-write": {"all six": {"seats": 6}},
}
