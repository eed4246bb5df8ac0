"""What a bot is, and how to get one by name: every class with a name in the other files of this folder.

To add a bot, add one file `skyhop/bots/<name>.py` with a class that derives from `Bot`; nothing is listed anywhere.
Whatever is slow to import, import it where it is used: to list the bots, all their files are imported.
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
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

import skyhop.bots
from skyhop.engine.chance import mixed_seed
from skyhop.engine.document import Part
from skyhop.engine.kernel import Entry, are_quick
from skyhop.engine.state import Ruleset, View
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.game.refusal import LearnedFileError
from skyhop.i18n import _, listed, translated
from skyhop.search.contest import Contests

if TYPE_CHECKING:
    from skyhop.search.contest import Contest

GENTLE = 2
"""Place on the ladder, counted from 0, of the level that plays where none is named."""
NO_BOTS = ("bot", "contest")
"""What else lies in this folder."""


class UnknownBot(LookupError):  # noqa: N818 - it names what was asked for
    """A bot that does not exist; the message lists those that do."""


class WeightsChoice(Enum):
    """What a bot may go by instead of weights."""

    PLAYOUTS = "none"
    """Matches that are played to their end at random."""


Weights = Path | WeightsChoice
"""What a bot goes by instead of what the game comes with; `Path` is that of a file."""


class Budget(Part):
    """How long a bot that can use time may think about a decision."""

    iterations: int = 1000
    """So many times it tries what may happen, however long that takes; the same seed makes the same choices."""
    seconds: float | None = None
    """If given, so many seconds instead, at most."""
    most: int | None = None
    """In these seconds, so many times at most."""
    threads: int = 1
    """So many at once, for whoever searches."""


BY_ITERATIONS = Budget()
AT_A_TABLE = Budget(seconds=0.8)
"""Where people wait for it."""


class BatchBot(Protocol):
    """A bot that has a seat in each of many matches, and chooses there what it would choose if it played each alone."""

    entries: Sequence[Entry]
    """What is compiled for it."""

    def choose(self, contest: Contest, which: np.ndarray[Any, Any]) -> None:
        """Write into `contest.chosen` what it chooses in these matches, in which it is to decide."""


class Bot(ABC):
    """A player that is a program. Texts are marked by `N_` and translated where they are read."""

    name: ClassVar[str]
    """That of its file."""
    title: ClassVar[str]
    character: ClassVar[str]
    """What it is like to play against, in a few words."""
    strength: ClassVar[int]
    """Orders the bots: who has more, mostly wins."""
    needs: ClassVar[tuple[Capability, ...]] = ()
    """What a game must have for it."""
    is_instant: ClassVar[bool] = True
    """Whether nobody notices that it thinks."""
    is_level: ClassVar[bool] = False
    """Whether it is one of those among whom people find an opponent that fits them."""

    has_learned: ClassVar[bool] = False
    """Whether it goes by weights, and takes those of a file instead."""
    can_play_out: ClassVar[bool] = False
    """Whether it can do without weights, by random playouts."""

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> None:
        """Play `game`; the same seed makes the same choices. `MissingCapability` where the game lacks what it needs."""
        self.check(game, weights)
        self.game, self.seed, self.budget, self.weights = game, seed, budget, weights

    @classmethod
    def can_play(cls, game: Game) -> bool:
        """Say whether a game has what it needs."""
        return all(game.has(capability) for capability in cls.needs)

    @classmethod
    def check(cls, game: Game, weights: Weights | None = None) -> None:
        """Raise `MissingCapability` where the bot cannot play a game; with weights of a file the game needs none.

        `LearnedFileError` where the file does not fit the game, or the bot cannot do without weights.
        """
        for capability in cls.needs:
            if not game.has(capability) and (weights is None or capability is not Capability.JUDGEMENT):
                raise missing(game, capability, _("the bot %(name)s needs it") % {"name": cls.name})
        if weights is WeightsChoice.PLAYOUTS and not cls.can_play_out:
            raise LearnedFileError(_("the bot %(name)s cannot play without weights") % {"name": cls.name})
        if isinstance(weights, Path):
            from skyhop.search.value_network import judgement_of  # noqa: PLC0415  bots are listed by who never searches

            judgement_of(game, weights)

    @classmethod
    def entries(cls, _game: Game, _weights: Weights | None = None) -> Sequence[Entry]:
        """What is compiled for it besides the game itself, where it goes by these weights."""
        return ()

    @classmethod
    def crowd(cls, _game: Game, _seeds: Sequence[int]) -> BatchBot | None:
        """The same bot with a seat in each of many matches, a seed for each; None where it plays one at a time."""
        return None

    @abstractmethod
    def choose(self, view: View) -> int:
        """A legal action for the view's seat, which must be the one to decide."""

    def stop(self) -> None:  # noqa: B027  who answers at once has nothing to stop
        """Choose soon, with what is known by now, in the thought under way and in all others; from any thread."""


def is_too_slow(player: Bot) -> bool:
    """Say whether time counts for a bot that goes by a network, and what it needs is not compiled yet.

    As it is written, what a network says of all seats at a large table may take seconds. What the bot needs is compiled
    the sooner for having been asked for.
    """
    needed = player.entries(player.game, player.weights)
    if player.budget.seconds is None or are_quick(needed):
        return False
    for each in needed:
        each.seconds += player.budget.seconds
    return True


class Valued(NamedTuple):
    """What a bot thinks of actions: a value for each, higher is better."""

    actions: Sequence[int]
    values: np.ndarray[Any, Any]


class Valuer(Bot):
    """A bot that can say what each action is worth to it."""

    @abstractmethod
    def valued(self, view: View) -> Valued:
        """Value the legal actions of the view's seat, which must be the one to decide."""


def bots(game: Game | None = None) -> list[type[Bot]]:
    """List the bots, weakest first; with a game, those that can play it."""
    return [kind for kind in _kinds().values() if game is None or kind.can_play(game)]


def levels(game: Game) -> list[type[Bot]]:
    """List the levels of a game, weakest first; none where no bot can play it that a level goes by."""
    return [kind for kind in bots(game) if kind.is_level]


def instant(game: Game) -> type[Bot]:
    """The best bot of those that answer at once and do it as well as they can."""
    return [kind for kind in bots(game) if kind.is_instant and not kind.is_level][-1]


def usual(game: Game) -> type[Bot]:
    """The bot that plays where none is named: a gentle level, or where there are none, one that answers at once."""
    return levels(game)[GENTLE] if levels(game) else instant(game)


def names(game: Game | None = None) -> tuple[str, ...]:
    """Name the bots, weakest first; with a game, those that can play it."""
    return tuple(kind.name for kind in bots(game))


def bot(name: str, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> Bot:
    """A bot for a game; the same seed makes the same choices, where its budget is none of time.

    A bot that has learned goes by the weights of a file, if one is given, instead of those that the game comes with.

    Raises:
        UnknownBot: where there is none of that name.
        MissingCapability: where the game lacks what the bot needs.

    """
    kind = kind_of(name)
    return kind(game, seed, budget, weights) if kind.has_learned else kind(game, seed, budget)


def kind_of(name: str) -> type[Bot]:
    """The class of a bot; `UnknownBot` where there is none of that name."""
    if name in _kinds():
        return _kinds()[name]
    problem = _("there is no bot %(name)s; choose one of %(names)s")
    raise UnknownBot(problem % {"name": repr(name), "names": listed(names())})


def entries_of_bots(game: Game, names: Sequence[str], weights: Sequence[Weights | None] = ()) -> list[Entry]:
    """What is compiled for these bots besides the game itself, where they go by these weights."""
    players = zip_longest(names, weights)
    return list(dict.fromkeys(each for name, by in players for each in kind_of(name).entries(game, by)))


def title_of(name: str) -> str:
    """The title of a bot in the reader's language; one that is gone goes by its name."""
    return translated(kind_of(name).title) if name in _kinds() else name.capitalize()


@cache
def _kinds() -> dict[str, type[Bot]]:
    """The bots in the files of this folder, by name, weakest first."""
    modules = (module.name for module in iter_modules(skyhop.bots.__path__) if module.name not in NO_BOTS)
    found = (kind for module in modules for kind in _classes_of(module))
    return {kind.name: kind for kind in sorted(found, key=lambda kind: (kind.strength, kind.name))}


def _classes_of(module: str) -> tuple[type[Bot], ...]:
    """The bots that a file of this folder has: those with a name."""
    imported = import_module(f"{skyhop.bots.__name__}.{module}")
    found = (each for each in vars(imported).values() if isinstance(each, type) and issubclass(each, Bot))
    return tuple(each for each in found if "name" in vars(each) and each.__module__ == imported.__name__)


SEAT_STREAM = 1
"""Keeps the bots' generators apart from the match's own."""


def matches(game: Game, ruleset: Ruleset, names: Sequence[str], count: int, seed: int) -> Iterator[Match]:
    """Play `count` matches to their end, one bot a seat; the seats that may begin do so in turn.

    Match number n depends on (seed, n) alone, so a longer contest begins like a shorter one.
    """
    starters = game.starters(ruleset)
    for number in range(1, count + 1):
        start = Match.start(
            game,
            ruleset,
            first=starters[(number - 1) % len(starters)],
            seats=names,
            seed=mixed_seed(seed, number),
            number=number,
        )
        bots = [bot(name, game, mixed_seed(seed, number, SEAT_STREAM, seat)) for seat, name in enumerate(names)]
        yield finish(start, bots)


def finish(match: Match, bots: Sequence[Bot]) -> Match:
    """Let bots play a match to its end, each from its own view."""
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        match.play(seat, match.game.write(view, bots[seat].choose(view)))
    return match


class SeatedBot(NamedTuple):
    """A bot that has a seat in some of many matches."""

    crowd: BatchBot
    seat: int
    is_there: NDArray[np.bool_]
    """By match."""


def finish_all(contests: Contests, placed: Sequence[SeatedBot]) -> None:
    """Let bots play many matches to their end; of each seat of each match one of them decides."""
    while len(waiting := contests.waiting()):
        seats = contests.contest.seats[waiting]
        for crowd, seat, is_there in placed:
            which = waiting[(seats == seat) & is_there[waiting]]
            if len(which):
                crowd.choose(contests.contest, which)
        contests.step(waiting)
