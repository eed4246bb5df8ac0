"""Base class and registry of bots. In the other files of this folder, the registry finds each class that has a `name`.

To add a bot, add one file `skyhop/bots/<name>.py` with a class that derives from `Bot`. Import slow modules inside
functions, because the registry imports all files when it lists the bots.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

import skyhop.bots
from skyhop.engine.chance import mix_seed
from skyhop.engine.document import Part
from skyhop.engine.kernel import Entry, are_quick
from skyhop.engine.state import Ruleset, View
from skyhop.game.action import LearnedFileError
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.i18n import _, listed, translated
from skyhop.search.contest import Contests

if TYPE_CHECKING:
    from skyhop.search.contest import Contest

DEFAULT_LEVEL = 2
"""Index of the default level in the list of levels, weakest first."""
MODULES_WITHOUT_BOTS = ("bot",)
"""Modules of this folder that contain no bots."""


class UnknownBot(LookupError):  # noqa: N818 - invalid input, not a program error
    """Error raised for the name of a bot or level that does not exist. The message lists the existing names."""


class WeightsChoice(Enum):
    """Value in place of the path of a weights file. With `PLAYOUTS`, the bot uses no weights."""

    PLAYOUTS = "none"
    """No weights: the bot uses random playouts to the end of the match."""


Weights = Path | WeightsChoice
"""Weights that replace the weights of the game: the path of a file, or a `WeightsChoice`."""


class Budget(Part):
    """Limit of a bot for one decision, in iterations or seconds. Bots without a search ignore this limit."""

    iterations: int = 1000
    """Number of search iterations if there is no time limit. The same seed then gives the same choices."""
    seconds: float | None = None
    """Time limit in seconds. If given, it replaces `iterations`."""
    most: int | None = None
    """Maximum number of iterations within the time limit `seconds`."""
    threads: int = 1
    """Number of threads that search in parallel."""


BY_ITERATIONS = Budget()
AGAINST_PEOPLE = Budget(seconds=0.8)
"""Budget of a bot in a match against people."""


class BatchBot(Protocol):
    """Bot that plays one seat in many matches at once.

    The bot chooses the same actions that separate bots would choose, one for each match.
    """

    entries: Sequence[Entry]
    """Engine functions (entries) that the bot calls."""

    def choose(self, contest: Contest, which: NDArray[np.int64]) -> None:
        """Write an action into `contest.chosen` for each match whose index is in `which`.

        In these matches, it must be the bot's turn to decide.
        """


class Bot(ABC):
    """Base class of bots. `N_` must mark the texts of a bot, so that Skyhop can translate them for the reader."""

    name: ClassVar[str]
    """Name of the bot. Its file has the same name."""
    title: ClassVar[str]
    character: ClassVar[str]
    """Playing style of the bot in a few words."""
    strength: ClassVar[int]
    """Playing strength. Skyhop uses it only to sort bots. A stronger bot wins most matches against a weaker bot."""
    needs: ClassVar[tuple[Capability, ...]] = ()
    """Capabilities that a game must have for this bot."""
    is_instant: ClassVar[bool] = True
    """True if the bot answers without a noticeable delay."""
    is_level: ClassVar[bool] = False
    """True if the bot is a level. People choose their opponent from the levels."""
    nicknames: ClassVar[tuple[str, ...]] = ()
    """Proper names of the bot, one for each seat. No other bot has any of these names."""

    has_learned: ClassVar[bool] = False
    """True if the bot uses weights. A file can then replace the weights."""
    can_play_out: ClassVar[bool] = False
    """True if the bot can use random playouts instead of weights."""

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> None:
        """Prepare the bot to play `game`. Equal seeds give equal choices, unless the budget is in seconds.

        Raise `MissingCapability` if the game lacks a capability that the bot needs.
        """
        self.check(game, weights)
        self.game, self.seed, self.budget, self.weights = game, seed, budget, weights

    @classmethod
    def can_play(cls, game: Game) -> bool:
        """Return True if the game has the capabilities that the bot needs."""
        return all(game.has(capability) for capability in cls.needs)

    @classmethod
    def check(cls, game: Game, weights: Weights | None = None) -> None:
        """Raise `MissingCapability` if the game lacks a capability that the bot needs.

        If `weights` is a file, the game itself needs no weights. Raise `LearnedFileError` if the file does not fit
        the game. Raise the same error if `weights` is `PLAYOUTS` and the bot needs weights.
        """
        for capability in cls.needs:
            if not game.has(capability) and (weights is None or capability is not Capability.JUDGEMENT):
                raise make_missing_error(game, capability, _("required by the bot %(name)s") % {"name": cls.name})
        if weights is WeightsChoice.PLAYOUTS and not cls.can_play_out:
            raise LearnedFileError(_("the bot %(name)s cannot play without weights") % {"name": cls.name})
        if isinstance(weights, Path):
            from skyhop.search.value_network import value_network_of  # noqa: PLC0415  programs that only list bots do not need `skyhop.search`

            value_network_of(game, weights)

    @classmethod
    def entries(cls, _game: Game, _weights: Weights | None = None) -> Sequence[Entry]:
        """Return the engine functions (entries) that the bot needs with these weights.

        The list does not contain the entries of the game.
        """
        return ()

    @classmethod
    def make_batch(cls, _game: Game, _seeds: Sequence[int]) -> BatchBot | None:
        """Return a bot that plays many matches at once, with one seed for each match.

        Return None if bots of this class can only play one match at a time.
        """
        return None

    @abstractmethod
    def choose(self, view: View) -> int:
        """Return a legal action for the seat of the view. It must be this seat's turn to decide."""

    def stop(self) -> None:  # noqa: B027  fast bots need no stop
        """End the current search early. Later searches then end immediately.

        The bot decides by the results of the search so far. All threads may call this method.
        """


def is_too_slow(player: Bot) -> bool:
    """Return True if the bot has a time limit for each decision, but needs entries that are not compiled yet.

    In this case, the call also moves these entries to the front of the compiler's queue.
    """
    needed = player.entries(player.game, player.weights)
    if player.budget.seconds is None or are_quick(needed):
        return False
    for each in needed:
        each.seconds += player.budget.seconds
    return True


class Valued(NamedTuple):
    """Actions and their values for one seat. Higher values are better for this seat."""

    actions: Sequence[int]
    values: NDArray[np.float64]


class Valuer(Bot):
    """Base class of bots that can return a value for each action."""

    @abstractmethod
    def evaluate_actions(self, view: View) -> Valued:
        """Return the values of the legal actions for the seat of the view. It must be this seat's turn to decide."""


def bots(game: Game | None = None) -> list[type[Bot]]:
    """Return the classes of bots, weakest first. If a game is given, return only bots that can play this game."""
    return [kind for kind in _kinds().values() if game is None or kind.can_play(game)]


def levels(game: Game) -> list[type[Bot]]:
    """Return the bot levels of a game, weakest first. Return an empty list if the game has no levels."""
    return [kind for kind in bots(game) if kind.is_level]


def instant(game: Game) -> type[Bot]:
    """Return the class of the strongest bot that plays the game without a noticeable delay."""
    return [kind for kind in bots(game) if kind.is_instant and not kind.is_level][-1]


def default_opponent(game: Game) -> type[Bot]:
    """Return the class of the default opponent in a game: the third weakest bot level.

    If the game has no levels, return the class of the bot that `instant` returns.
    """
    return levels(game)[DEFAULT_LEVEL] if levels(game) else instant(game)


def names(game: Game | None = None) -> tuple[str, ...]:
    """Return the names of the bots, weakest first. If a game is given, omit bots that cannot play this game."""
    return tuple(kind.name for kind in bots(game))


def bot(name: str, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> Bot:
    """Return a bot for a game. The same seed gives the same choices, unless the budget is in seconds.

    A bot with learned weights uses the file `weights` if given, otherwise the weights of the game.

    Raises:
        UnknownBot: if there is no bot with this name.
        MissingCapability: if the game lacks a capability that the bot needs.
    """
    kind = kind_of(name)
    return kind(game, seed, budget, weights) if kind.has_learned else kind(game, seed, budget)


def kind_of(name: str) -> type[Bot]:
    """Return the class of a bot. Raise `UnknownBot` if no bot has this name."""
    if name in _kinds():
        return _kinds()[name]
    problem = _("there is no bot %(name)s; choose one of %(names)s")
    raise UnknownBot(problem % {"name": repr(name), "names": listed(names())})


def is_in_file(name: str) -> bool:
    """Return True if the name of a bot has the form `FILE:Class`: the class is in a file outside this package."""
    return ":" in name


def add(kind: type[Bot]) -> None:
    """Add a bot from outside this package to the registry of this process, under its name."""
    _kinds()[kind.name] = kind


def entries_of_bots(game: Game, names: Sequence[str], weights: Sequence[Weights | None] = ()) -> list[Entry]:
    """Return the engine functions (entries) that these bots need with these weights.

    The list does not contain the entries of the game.
    """
    players = zip_longest(names, weights)
    return list(dict.fromkeys(each for name, by in players for each in kind_of(name).entries(game, by)))


def title_of(name: str) -> str:
    """Return the title of a bot in the reader's language. If the bot no longer exists, return its name."""
    return translated(kind_of(name).title) if name in _kinds() else name.capitalize()


def nickname(name: str, seat: int) -> str:
    """Return the proper name of a bot for a seat. Return an empty text if the bot has no proper names."""
    found = kind_of(name).nicknames if name in _kinds() else ()
    return found[seat % len(found)] if found else ""


@cache
def _kinds() -> dict[str, type[Bot]]:
    """Return the classes of bots in the files of this folder, by name, weakest first."""
    modules = (module.name for module in iter_modules(skyhop.bots.__path__) if module.name not in MODULES_WITHOUT_BOTS)
    found = (kind for module in modules for kind in _classes_of(module))
    return {kind.name: kind for kind in sorted(found, key=lambda kind: (kind.strength, kind.name))}


def _classes_of(module: str) -> tuple[type[Bot], ...]:
    """Return the bot classes in a module of this folder: all classes with a `name`."""
    imported = import_module(f"{skyhop.bots.__name__}.{module}")
    found = (each for each in vars(imported).values() if isinstance(each, type) and issubclass(each, Bot))
    return tuple(each for each in found if "name" in vars(each) and each.__module__ == imported.__name__)


SEAT_STREAM = 1
"""Number of the random stream for the seeds of bots. These seeds then differ from the seed of the match."""


def matches(game: Game, ruleset: Ruleset, names: Sequence[str], count: int, seed: int) -> Iterator[Match]:
    """Play `count` matches to their end with one bot per seat, and yield each match.

    The seat that begins changes from match to match. Match n depends only on (seed, n). With the same seed, a short
    series of matches therefore equals the start of a longer series.
    """
    starters = game.starters
    for number in range(1, count + 1):
        start = Match.start(
            game,
            ruleset,
            first=starters[(number - 1) % len(starters)],
            seats=names,
            seed=mix_seed(seed, number),
            number=number,
        )
        bots = [bot(name, game, mix_seed(seed, number, SEAT_STREAM, seat)) for seat, name in enumerate(names)]
        yield finish(start, bots)


def finish(match: Match, bots: Sequence[Bot]) -> Match:
    """Play a match to its end. Each bot sees only the view of its seat."""
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        match.play(seat, match.game.write(view, bots[seat].choose(view)))
    return match


class SeatedBot(NamedTuple):
    """Bot for many matches, a seat, and the matches of the batch in which the bot plays this seat."""

    crowd: BatchBot
    seat: int
    is_there: NDArray[np.bool_]
    """Array over the matches: True if the bot has this seat in the match."""


def finish_all(contests: Contests, seated: Sequence[SeatedBot]) -> None:
    """Play a batch of matches to their end. For each seat of each match, `seated` must contain exactly one bot."""
    while len(waiting := contests.waiting()):
        seats = contests.contest.seats[waiting]
        for crowd, seat, is_there in seated:
            which = waiting[(seats == seat) & is_there[waiting]]
            if len(which):
                crowd.choose(contests.contest, which)
        contests.step(waiting)
