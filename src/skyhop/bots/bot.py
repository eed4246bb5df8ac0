"""Base class of bots, and their registry: every named class in the other files of this folder.

To add a bot, add one file `skyhop/bots/<name>.py` with a class that derives from `Bot`; nothing is listed anywhere.
Import slow modules only where they are used, because listing the bots imports all files.
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

GENTLE = 2
"""Index of the default level on the ladder."""
NO_BOTS = ("bot",)
"""Modules of this folder that contain no bots."""


class UnknownBot(LookupError):  # noqa: N818 - it names what was asked for
    """Error raised when a bot does not exist. The message lists the existing bots."""


class WeightsChoice(Enum):
    """Choices other than a file of weights."""

    PLAYOUTS = "none"
    """Random playouts to the end of the match."""


Weights = Path | WeightsChoice
"""Weights to use instead of the game's own: the path of a file, or a `WeightsChoice`."""


class Budget(Part):
    """Thinking time of a bot for one decision. Instant bots ignore it."""

    iterations: int = 1000
    """Number of iterations, however long they take. The same seed makes the same choices."""
    seconds: float | None = None
    """Time limit in seconds. If given, it replaces `iterations`."""
    most: int | None = None
    """Largest number of iterations within `seconds`."""
    threads: int = 1
    """Number of threads of a search."""


BY_ITERATIONS = Budget()
AT_A_TABLE = Budget(seconds=0.8)
"""Budget in matches against people."""


class BatchBot(Protocol):
    """Bot with a seat in each of many matches. Its choices equal those of one bot per match."""

    entries: Sequence[Entry]
    """Compiled entries of the bot."""

    def choose(self, contest: Contest, which: NDArray[np.int64]) -> None:
        """Write its actions into `contest.chosen` for these matches, in which the bot must be to decide."""


class Bot(ABC):
    """Base of bots: players that are programs. `N_` marks their texts, which are translated when read."""

    name: ClassVar[str]
    """Name of the bot, equal to its file."""
    title: ClassVar[str]
    character: ClassVar[str]
    """Playing style in a few words."""
    strength: ClassVar[int]
    """Playing strength, for sorting. A stronger bot wins most matches."""
    needs: ClassVar[tuple[Capability, ...]] = ()
    """Capabilities that a game must have."""
    is_instant: ClassVar[bool] = True
    """True if the bot answers without a noticeable delay."""
    is_level: ClassVar[bool] = False
    """True if the bot is one of the levels, among which people choose an opponent."""

    has_learned: ClassVar[bool] = False
    """True if the bot uses weights, and accepts those of a file."""
    can_play_out: ClassVar[bool] = False
    """True if the bot can use random playouts without weights."""

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> None:
        """Play `game`. The same seed makes the same choices. Raises `MissingCapability` if the game lacks a need."""
        self.check(game, weights)
        self.game, self.seed, self.budget, self.weights = game, seed, budget, weights

    @classmethod
    def can_play(cls, game: Game) -> bool:
        """Return True if the game has the capabilities that the bot needs."""
        return all(game.has(capability) for capability in cls.needs)

    @classmethod
    def check(cls, game: Game, weights: Weights | None = None) -> None:
        """Raise `MissingCapability` if the bot cannot play a game, which needs no weights if a file has them.

        Raises `LearnedFileError` if the file does not fit the game, or if the bot needs weights and gets none.
        """
        for capability in cls.needs:
            if not game.has(capability) and (weights is None or capability is not Capability.JUDGEMENT):
                raise make_missing_error(game, capability, _("the bot %(name)s needs it") % {"name": cls.name})
        if weights is WeightsChoice.PLAYOUTS and not cls.can_play_out:
            raise LearnedFileError(_("the bot %(name)s cannot play without weights") % {"name": cls.name})
        if isinstance(weights, Path):
            from skyhop.search.value_network import judgement_of  # noqa: PLC0415  bots are listed by who never searches

            judgement_of(game, weights)

    @classmethod
    def entries(cls, _game: Game, _weights: Weights | None = None) -> Sequence[Entry]:
        """Return the bot's compiled entries for these weights, without those of the game itself."""
        return ()

    @classmethod
    def crowd(cls, _game: Game, _seeds: Sequence[int]) -> BatchBot | None:
        """Return the same bot for many matches, one seed each. None if it plays only one match at a time."""
        return None

    @abstractmethod
    def choose(self, view: View) -> int:
        """Return a legal action for the view's seat, which must be the one to decide."""

    def stop(self) -> None:  # noqa: B027  who answers at once has nothing to stop
        """Finish this decision and all later ones soon, with the results so far. Callable from any thread."""


def is_too_slow(player: Bot) -> bool:
    """Return True if a bot with a network has a time limit but its entries are not compiled yet.

    Without machine code, a network's estimate of a large match may take seconds. This check also moves the
    compilation of the entries forward.
    """
    needed = player.entries(player.game, player.weights)
    if player.budget.seconds is None or are_quick(needed):
        return False
    for each in needed:
        each.seconds += player.budget.seconds
    return True


class Valued(NamedTuple):
    """Values of actions for a bot. Higher is better."""

    actions: Sequence[int]
    values: NDArray[np.float64]


class Valuer(Bot):
    """Bot that can evaluate each action."""

    @abstractmethod
    def valued(self, view: View) -> Valued:
        """Return the values of the legal actions of the view's seat, which must be the one to decide."""


def bots(game: Game | None = None) -> list[type[Bot]]:
    """Return the bots, weakest first. With a game, only those that can play it."""
    return [kind for kind in _kinds().values() if game is None or kind.can_play(game)]


def levels(game: Game) -> list[type[Bot]]:
    """Return the levels of a game, weakest first. Empty if no bot behind a level can play it."""
    return [kind for kind in bots(game) if kind.is_level]


def instant(game: Game) -> type[Bot]:
    """Return the best bot that answers at once."""
    return [kind for kind in bots(game) if kind.is_instant and not kind.is_level][-1]


def usual(game: Game) -> type[Bot]:
    """Return the default bot: a gentle level, or an instant bot if the game has no levels."""
    return levels(game)[GENTLE] if levels(game) else instant(game)


def names(game: Game | None = None) -> tuple[str, ...]:
    """Return the names of the bots, weakest first. With a game, only those that can play it."""
    return tuple(kind.name for kind in bots(game))


def bot(name: str, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> Bot:
    """Return a bot for a game. The same seed makes the same choices, unless its budget is a time.

    A bot that uses weights takes those of a file, if given, else those of the game.

    Raises:
        UnknownBot: if there is no bot of that name.
        MissingCapability: if the game lacks a capability that the bot needs.
    """
    kind = kind_of(name)
    return kind(game, seed, budget, weights) if kind.has_learned else kind(game, seed, budget)


def kind_of(name: str) -> type[Bot]:
    """Return the class of a bot. Raises `UnknownBot` if there is none with this name."""
    if name in _kinds():
        return _kinds()[name]
    problem = _("there is no bot %(name)s; choose one of %(names)s")
    raise UnknownBot(problem % {"name": repr(name), "names": listed(names())})


def entries_of_bots(game: Game, names: Sequence[str], weights: Sequence[Weights | None] = ()) -> list[Entry]:
    """Return the compiled entries of these bots with these weights, without those of the game itself."""
    players = zip_longest(names, weights)
    return list(dict.fromkeys(each for name, by in players for each in kind_of(name).entries(game, by)))


def title_of(name: str) -> str:
    """Return the title of a bot in the reader's language, or the name of a removed bot."""
    return translated(kind_of(name).title) if name in _kinds() else name.capitalize()


@cache
def _kinds() -> dict[str, type[Bot]]:
    """Return the bots in the files of this folder by name, weakest first."""
    modules = (module.name for module in iter_modules(skyhop.bots.__path__) if module.name not in NO_BOTS)
    found = (kind for module in modules for kind in _classes_of(module))
    return {kind.name: kind for kind in sorted(found, key=lambda kind: (kind.strength, kind.name))}


def _classes_of(module: str) -> tuple[type[Bot], ...]:
    """Return the bots in a file of this folder: its classes with a name."""
    imported = import_module(f"{skyhop.bots.__name__}.{module}")
    found = (each for each in vars(imported).values() if isinstance(each, type) and issubclass(each, Bot))
    return tuple(each for each in found if "name" in vars(each) and each.__module__ == imported.__name__)


SEAT_STREAM = 1
"""Stream that separates the bots' generators from the match's own."""


def matches(game: Game, ruleset: Ruleset, names: Sequence[str], count: int, seed: int) -> Iterator[Match]:
    """Play `count` matches to their end, one bot per seat. The possible first seats take turns.

    Match number n depends only on (seed, n), so a longer contest begins like a shorter one.
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
    """Play a match to its end with bots, each from its own view."""
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        match.play(seat, match.game.write(view, bots[seat].choose(view)))
    return match


class SeatedBot(NamedTuple):
    """Bot that has a seat in some of many matches."""

    crowd: BatchBot
    seat: int
    is_there: NDArray[np.bool_]
    """True if the bot has a seat, by match."""


def finish_all(contests: Contests, placed: Sequence[SeatedBot]) -> None:
    """Play many matches to their end. Exactly one of the bots decides for each seat of each match."""
    while len(waiting := contests.waiting()):
        seats = contests.contest.seats[waiting]
        for crowd, seat, is_there in placed:
            which = waiting[(seats == seat) & is_there[waiting]]
            if len(which):
                crowd.choose(contests.contest, which)
        contests.step(waiting)
