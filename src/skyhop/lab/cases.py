"""Sweeps: players and rules of a game, all of them with all others, as a file in TOML says them.

    game = "connect-four"
    players = [["greedy", "random"], "greedy"]

    [rules]
    ruleset = ["standard"]

A pair of players plays pairs of matches; one alone has all seats, and it is asked what it is worth to begin.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

from skyhop.engine.document import DocumentError, Part, taken
from skyhop.files import text_of
from skyhop.game.game import Game
from skyhop.i18n import _

SEVERAL = 2
"""Seats, of which one may be worth more than another."""
Value = str | int | bool
"""Of an option of a game; a text is understood as `--set` understands it."""


class Sweep(Part):
    """What is compared."""

    game: str
    players: list[str | tuple[str, str]]
    pairs: int | list[int] = 100
    """Of each case; a list has a number for each of the players."""
    seed: int = 0
    iterations: int = 1000
    """What a bot that searches tries for each decision."""
    fresh_maps: bool = False
    rules: Mapping[str, Value | list[Value]] = {}
    """Options of the game, and `ruleset`; a list has each of its values in turn."""

    @classmethod
    def read(cls, path: Path) -> Sweep:
        """Read a file; `DocumentError` where it is none of a sweep, `OSError` where it cannot be read."""
        try:
            written = tomllib.loads(text_of(path))
        except (ValueError, RecursionError) as error:  # no TOML, or a number too long
            problem = _("it is no TOML, nested too deep, or has too long a number")
            raise DocumentError("$", str(error) if isinstance(error, tomllib.TOMLDecodeError) else problem) from None
        found = taken(cls, written)
        least = min([found.iterations, found.seed + 1, *found.each_pairs], default=0)
        if not found.players or [] in found.rules.values() or least < 1:
            raise DocumentError("$", _("a list is empty, or a number too small: nothing would be played"))
        if len(found.each_pairs) != len(found.players):
            raise DocumentError("$.pairs", _("a list of numbers needs one for each of the players"))
        return found

    @property
    def each_pairs(self) -> list[int]:
        """How many pairs each of the players plays."""
        return self.pairs if isinstance(self.pairs, list) else [self.pairs] * len(self.players)

    @classmethod
    def of_balance(cls, game: Game, bot: str, pairs: int, seed: int, *, is_fresh: bool = False) -> Sweep:
        """Ask what each turn is worth to a bot that has all seats, under every ruleset, for every number of seats."""
        seats = game.options().seats
        rules: dict[str, Value | list[Value]] = {"ruleset": list(game.rulesets())}
        if seats:
            rules[seats] = [count for count in game.seats if count >= SEVERAL]
        return cls(game.name, [bot], pairs, seed, fresh_maps=is_fresh, rules=rules)

    def cases(self) -> Iterator[tuple[tuple[str, str], int, dict[str, Value]]]:
        """Say who plays how many pairs under which options, case by case; one who plays alone is both."""
        axes = [each if isinstance(each, list) else [each] for each in self.rules.values()]
        for values, (players, pairs) in product(product(*axes), [*zip(self.players, self.each_pairs, strict=True)]):
            bots = (players, players) if isinstance(players, str) else players
            yield bots, pairs, dict(zip(self.rules, values, strict=True))
