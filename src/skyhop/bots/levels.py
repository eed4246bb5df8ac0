"""Levels: opponents for people, from a gentle bot for a child's first match to the strongest bot.

A level has a name and a character. Each game defines the strength of its levels (`skyhop.game.ai`). The
strength depends on the bot that evaluates the actions, on the randomness of the choice, and on the length of the
search.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random as Generator
from time import perf_counter
from typing import cast

import numpy as np

from skyhop.bots.bot import BY_ITERATIONS, Bot, Budget, UnknownBot, Valued, Valuer, Weights, kind_of
from skyhop.engine.chance import mix_seed
from skyhop.engine.document import replace_fields
from skyhop.engine.kernel import Entry
from skyhop.engine.state import View
from skyhop.game.ai import Rung
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import N_, _

WIN_SEARCH_SECONDS = 0.2
"""Time limit in seconds for the search for immediate wins."""


class Level(Bot):
    """Bot of a level, as an opponent for people.

    The bot chooses its actions at random. Depending on the strength of the level, it prefers better actions.
    """

    is_level = True
    needs = (Capability.SEARCH,)
    takes_wins = True
    """True if the level always plays an action that wins immediately."""

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS) -> None:
        """Prepare the bot to play `game`. The game defines the strength of the level.

        Equal seeds give equal choices, unless the budget is in seconds.
        """
        super().__init__(game, seed, budget)
        self._rung = self.rung(game)
        most = self._rung.iterations
        own = replace_fields(budget, iterations=most or budget.iterations, most=most)
        self._player = cast("Valuer", kind_of(self._rung.bot)(game, seed, own))
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it
        self._decisions = 0

    @classmethod
    def rung(cls, game: Game) -> Rung:
        """Return the strength that a game defines for the level.

        Raise `UnknownBot` if the game does not have this level.
        """
        if cls.name not in game.ladder:
            problem = _("%(title)s has no level %(name)s; choose one of %(names)s")
            names = {"title": game.title, "name": repr(cls.name), "names": ", ".join(game.ladder)}
            raise UnknownBot(problem % names)
        return game.ladder[cls.name]

    @classmethod
    def can_play(cls, game: Game) -> bool:
        """Return True if the game has this level, and all capabilities that the evaluating bot of the level needs."""
        return super().can_play(game) and cls.name in game.ladder and kind_of(cls.rung(game).bot).can_play(game)

    @classmethod
    def check(cls, game: Game, weights: Weights | None = None) -> None:
        """Raise `UnknownBot` if the game does not have this level.

        Raise `MissingCapability` if the game lacks a capability that the evaluating bot of the level needs.
        """
        super().check(game, weights)
        kind_of(cls.rung(game).bot).check(game, weights)

    @classmethod
    def entries(cls, game: Game, weights: Weights | None = None) -> list[Entry]:
        """Return the engine functions (entries) of the evaluating bot and of the search for immediate wins."""
        from skyhop.search.compiled_entries import Way, attempts, game_entry  # noqa: PLC0415  as above

        return [*kind_of(cls.rung(game).bot).entries(game, weights), game_entry(attempts, game, Way.WON)]

    def choose(self, view: View) -> int:
        """Choose a legal action at random. Better actions have a higher probability.

        If `takes_wins` is True and an action wins immediately, return this action. With the temperature 0, return
        the action that the evaluating bot chooses.
        """
        legal = self.game.legal(view)
        self._decisions += 1
        if len(legal) == 1:
            return legal[0]
        if self.takes_wins and (wins := self._wins(view)):
            return wins[0]
        if self._rung.temperature == 0:
            return self._player.choose(view)
        evaluation = self._player.evaluate_actions(view)
        return int(self._generator.choices(evaluation.actions, likelihoods(evaluation, self._rung.temperature))[0])

    def _wins(self, view: View) -> list[int]:
        from skyhop.search.search import wins_at_hand  # noqa: PLC0415  as above

        is_late = (
            _never_stop
            if self.budget.seconds is None
            else _make_timeout(min(WIN_SEARCH_SECONDS, self.budget.seconds / 4))
        )
        return wins_at_hand(self.game, view, mix_seed(self.seed, self._decisions), is_late)

    def stop(self) -> None:
        """End the current decision early. The bot then decides by the results so far."""
        self._player.stop()


def likelihoods(evaluation: Valued, temperature: float) -> list[float]:
    """Return the relative probability of each action, which is 1 for the best action.

    If the value of an action is lower than the best value by `temperature`, its relative probability is 1/2.7.
    """
    likely: list[float] = np.exp((evaluation.values - evaluation.values.max()) / temperature).tolist()
    return likely


def _make_timeout(seconds: float) -> Callable[[], bool]:
    """Return a function that returns False until `seconds` seconds have passed, and True afterwards."""
    end = perf_counter() + seconds
    return lambda: perf_counter() > end


def _never_stop() -> bool:
    return False


def _level(
    name: str, title: str, character: str, strength: int, nicknames: str, *, takes_wins: bool = True
) -> type[Level]:
    """Return a new class for a level with this name, title and character.

    The registry finds the class in this module. Each game defines the strength of its levels. `strength` only sorts
    the bots. `nicknames` contains a proper name for each seat.
    """
    members = {"name": name, "title": title, "character": character, "strength": strength, "takes_wins": takes_wins}
    members["nicknames"] = tuple(nicknames.split())
    return type(name.title(), (Level,), {"__module__": __name__, "__doc__": character, **members})


Passenger = _level(
    "passenger",
    N_("Passenger"),
    N_("enjoys the view and rarely thinks of winning; for a first match"),
    1,
    "Pippa Otto Lulu Bertie Mimi Hugo",
    takes_wins=False,
)
Crew = _level(
    "crew",
    N_("Ground crew"),
    N_("holds the ropes and knows the rules, but misses many chances"),
    2,
    "Rosa Knut Tilda Bruno Greta Paco",
    takes_wins=False,
)
Cadet = _level(
    "cadet",
    N_("Cadet"),
    N_("a beginner: often careless, but never misses an immediate win"),
    3,
    "Milo Nia Felix Ines Jonas Zoe",
)
Copilot = _level(
    "copilot",
    N_("Copilot"),
    N_("knows the important things, but is easily distracted"),
    4,
    "Emil Clara Yuki Oskar Lina Theo",
)
Pilot = _level(
    "pilot", N_("Pilot"), N_("plays steadily, with an occasional mistake"), 5, "Amelie Viktor Sora Marek Elsa Luis"
)
Navigator = _level(
    "navigator", N_("Navigator"), N_("plays well and makes few mistakes"), 6, "Anton Freya Noor Henrik Vera Ravi"
)
Captain = _level("captain", N_("Captain"), N_("rarely makes a mistake"), 12, "Jules Sophie Ivan Wilma Carl Odette")
Aeronaut = _level(
    "aeronaut",
    N_("Aeronaut"),
    N_("the strongest level here; may think for a moment"),
    30,
    "Leander Selma Aurora Orion Zelda Magnus",
)
