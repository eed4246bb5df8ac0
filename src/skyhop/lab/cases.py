"""Cases of an experiment: combinations of players and rules, and their results.

A TOML file describes a sweep, which lists players and rules:

    game = "connect-four"
    players = [["greedy", "random"], "greedy"]

    [rules]
    ruleset = ["standard"]

An entry of `players` with two players is a comparison: the two players play pairs of matches. A single player plays
at all seats. A case with a single player measures the advantage of the first move.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, product
from pathlib import Path
from typing import NamedTuple

from skyhop.engine.document import DocumentError, Part, decode_document
from skyhop.files import text_of
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.i18n import _, shortened
from skyhop.lab.pairs import PairBlock, PairStanding
from skyhop.lab.pairs_file import PairsFileError, PairsHeader, contents

Value = str | int | bool
"""Value of a game option; a string is parsed like a value of `--set`."""


class Sweep(Part):
    """Experiment with several players under several rules. Each combination of players and rules is a case."""

    game: str
    players: list[str | tuple[str, str]]
    pairs: int | list[int] = 100
    """Number of pairs in each case, or a list with one number for each entry of `players`."""
    seed: int = 0
    iterations: int = 1000
    """Number of iterations that a searching bot does for each decision."""
    fresh_maps: bool = False
    rules: Mapping[str, Value | list[Value]] = {}
    """Values for the options of the game, and for `ruleset`, the name of a ruleset.

    If a value is a list, the sweep tries each entry of the list.
    """

    @classmethod
    def read(cls, path: Path) -> Sweep:
        """Read a sweep from a TOML file.

        Raises:
            DocumentError: if the file does not contain a sweep.
            OSError: if the file cannot be read.
        """
        try:
            fields = tomllib.loads(text_of(path))
        except (ValueError, RecursionError) as error:  # invalid TOML, or a number that is too long
            problem = _("the file is not TOML, is nested too deeply, or contains a number that is too long")
            raise DocumentError("$", str(error) if isinstance(error, tomllib.TOMLDecodeError) else problem) from None
        found = decode_document(cls, fields)
        least = min([found.iterations, found.seed + 1, *found.each_pairs], default=0)
        if not found.players or [] in found.rules.values() or least < 1:
            problem = _(
                "this file allows no match: `players` or a list in `rules` is empty, `iterations` or `pairs` is "
                "below 1, or `seed` is below 0"
            )
            raise DocumentError("$", problem)
        if len(found.each_pairs) != len(found.players):
            raise DocumentError("$.pairs", _("the list must have one number for each entry of `players`"))
        return found

    @property
    def each_pairs(self) -> list[int]:
        """Number of pairs of matches to play for each entry of `players`."""
        return self.pairs if isinstance(self.pairs, list) else [self.pairs] * len(self.players)

    @classmethod
    def of_balance(cls, game: Game, bot: str, pairs: int, seed: int, *, is_fresh: bool = False) -> Sweep:
        """Return a sweep in which one bot plays at all seats.

        The sweep measures the advantage of each position in the turn order, by ruleset and number of seats.
        """
        seats = game.options.seats
        rules: dict[str, Value | list[Value]] = {"ruleset": list(game.rulesets())}
        if seats:
            rules[seats] = [count for count in game.seats if count >= 2]
        return cls(game.name, [bot], pairs, seed, fresh_maps=is_fresh, rules=rules)

    def cases(self) -> Iterator[tuple[tuple[str, str], int, dict[str, Value]]]:
        """Yield the two bots, the number of pairs, and the options of the ruleset for each case.

        If one bot plays at all seats, its name appears twice.
        """
        axes = [each if isinstance(each, list) else [each] for each in self.rules.values()]
        for values, (players, pairs) in product(product(*axes), [*zip(self.players, self.each_pairs, strict=True)]):
            bots = (players, players) if isinstance(players, str) else players
            yield bots, pairs, dict(zip(self.rules, values, strict=True))


RULESET = "ruleset"
MOST_TOLD = 60
"""Maximum number of characters of a rule's value in a table.

A map has thousands of characters.
"""


class Case(NamedTuple):
    """Comparison of bots under one ruleset: the header of its file, and the pairs that the last command requested."""

    header: PairsHeader
    blocks: list[PairBlock]
    name: str = ""
    """Name of the file, without its suffix."""
    missing: int | None = None
    """Number of pairs still to play, or None if no command requested a number of pairs."""

    @classmethod
    def read(cls, path: Path) -> Case:
        """Read a file of pairs.

        Raises:
            PairsFileError: if the file is not a file of pairs.
        """
        header, blocks = contents(path)
        return cls(header, header.list_counted(blocks), path.stem, header.missing(blocks))

    @property
    def is_by_turn(self) -> bool:
        """True if one bot played at all seats. The shares of each pair are then in turn order.

        False if two bots were compared.
        """
        return self.header.by_turn is True

    @property
    def shares(self) -> list[tuple[float, ...]]:
        """Win shares in each pair of matches."""
        return [each.shares for each in self.blocks]

    @property
    def measured_shares(self) -> list[tuple[float, ...]]:
        """Win shares that the case measures, one tuple per pair.

        If two bots were compared, these are all shares of the first bot. If one bot played at all seats, this is
        only the share of the seat that moves first.
        """
        return [shares[:1] for shares in self.shares] if self.is_by_turn else self.shares

    @property
    def standing(self) -> PairStanding:
        """Estimate of the measured win share, from the pairs of matches in the case.

        The case must have at least one pair.
        """
        return PairStanding.of(self.measured_shares)

    @property
    def standing_by_turn(self) -> list[PairStanding]:
        """Estimated win share for each position in turn order, from matches of one bot at all seats."""
        return [PairStanding.of([(share,) for share in shares]) for shares in zip(*self.shares, strict=True)]

    @property
    def bot(self) -> str:
        """Name of the bot whose win shares are in the tables."""
        name = short(self.header.bots[0])
        return _("first seat, %(name)s") % {"name": name} if self.is_by_turn else name

    @property
    def sentence(self) -> str:
        """Sentence about the result of the comparison."""
        return f"{self.standing.describe(self.bot, short(self.header.bots[1]))}."

    @property
    def fair(self) -> float:
        """Win share that a seat gets on average if all players are equally strong."""
        return 1 / len(self.blocks[0].shares)

    @property
    def rules(self) -> dict[str, str | int]:
        """Values of the rules by name. `ruleset` has the name of the ruleset, or an empty text for a custom ruleset.

        A title replaces a long value, such as a map.
        """
        values = {RULESET: "", **self.header.ruleset}
        if self.header.game not in registry.names():
            return values
        options = registry.game(self.header.game).options
        for option in options.documents:
            if isinstance(value := values.get(option.name), str):
                values[option.name] = option.title_of(value)
        named = (each.name for each in options.rulesets if each.values.items() <= self.header.ruleset.items())
        return values | {RULESET: next(named, "")}

    def format_rules(self, names: Sequence[str]) -> dict[str, str]:
        """Return the values of the rules in `names` as text, by name."""
        rules = self.rules
        return {name: short(rules.get(name)) for name in names}


def read(folder: Path) -> list[Case]:
    """Read the cases of an experiment from a folder, in the order of their files.

    Raises:
        PairsFileError: if the folder contains no cases or a damaged file.
    """
    problems = {"folder": folder}
    if folder.is_file():
        raise PairsFileError(_("%(folder)s is a file. Give the folder of this file.") % problems)
    if not folder.is_dir():
        raise PairsFileError(_("there is no folder %(folder)s") % problems)
    if not (files := sorted(path for path in folder.iterdir() if path.suffix == ".jsonl")):
        problem = _("%(folder)s has no .jsonl file; skyhop lab match, ladder and sweep write such files with --out")
        raise PairsFileError(problem % problems)
    return [Case.read(path) for path in files]


def list_differing_rules(cases: Sequence[Case]) -> list[str]:
    """Return the names of the rules whose values differ between cases.

    If each case has a named ruleset and the rulesets differ, the result contains `ruleset`. It then omits the rules
    that are set by the rulesets.
    """
    every = [case.rules for case in cases]
    names = [name for name in dict.fromkeys(chain(*every)) if len({str(rules.get(name)) for rules in every}) > 1]
    if RULESET not in names or not all(rules[RULESET] for rules in every):
        return [name for name in names if name != RULESET]
    rulesets = registry.game(cases[0].header.game).options.rulesets
    known = {RULESET, *chain(*(each.values for each in rulesets))}
    return [RULESET, *(name for name in names if name not in known)]


def label(cases: Sequence[Case], case: Case) -> str:
    """Return a name for a case: its values of the settings that differ between the cases of the experiment."""
    values = [f"{name} {value}" for name, value in case.format_rules(list_differing_rules(cases)).items()]
    if not values or len({(each.header.bots, each.is_by_turn) for each in cases}) > 1:
        both = _("%(one)s against %(other)s") % {"one": case.bot, "other": short(case.header.bots[1])}
        values.append(case.bot if case.is_by_turn else both)
    return ", ".join(values)


def short(value: object) -> str:
    """Return the value of a rule as text. If the text is long, shorten it."""
    return shortened(value, MOST_TOLD)
