"""What a game may have or not: each of these refuses by `MissingCapability`, until a game has its own.

What a game with a folder declares in a file of its own is imported when it is asked for, since much of it is compiled
then.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from skyhop.engine.ruleset import Ruleset
from skyhop.engine.state import State, View
from skyhop.game.ai import SearchKernels
from skyhop.game.bulk import BulkKernels, Column
from skyhop.game.capability import PARTS, Capability, lacking, missing
from skyhop.game.evaluation import Evaluation
from skyhop.game.features import Features
from skyhop.game.game_terminal import GameTerminal
from skyhop.game.material import Part, Wish
from skyhop.game.stakes import Stakes
from skyhop.game.words import GameWords


class Capabilities(ABC):
    """All of it, and whether a game has it."""

    name: str
    title: str

    @property
    def module(self) -> str:
        """Name the module that makes the game when it is imported."""
        return type(self).__module__

    @cached_property
    def folder(self) -> Path | None:
        """Where its files lie; None for a game of one file."""
        return Path(str(import_module(self.module).__file__)).parent if self.module.endswith(".game") else None

    @cached_property
    def _had(self) -> set[Capability]:
        """What it is known to have: its files are not looked for again."""
        return set()

    def has(self, capability: Capability) -> bool:
        """Say whether the game has something that not every game has; what it has stays."""
        if capability not in self._had and not lacking(self, capability):
            self._had.add(capability)
        return capability in self._had

    @abstractmethod
    def defines(self, method: str) -> bool:
        """Say whether the game has a method of its own, not the one of this class that only refuses."""

    def open_view(self, state: State) -> View:
        """Show what all seats hold together, as it lies open after the end; only who looks back then is given it."""
        raise missing(self, Capability.OPEN_VIEW)

    def terminal(self) -> GameTerminal:
        """What a terminal needs to play the game."""
        declared: GameTerminal = self._declared(Capability.TERMINAL)
        return declared

    def words(self) -> GameWords:
        """What a page in words needs to play the game."""
        declared: GameWords = self._declared(Capability.WORDS)
        return declared

    def evaluate(self, view: View, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """Value each action of the deciding seat, higher is better; shape (actions,)."""
        raise missing(self, Capability.EVALUATION)

    def evaluation(self) -> Evaluation | None:
        """The evaluation as a kernel, for whoever plays many matches at once; None where only Python has it."""
        return None

    def bulk(self) -> BulkKernels:
        """The kernels that play many matches at once."""
        raise missing(self, Capability.BULK)

    def search_kernels(self) -> SearchKernels:
        """The kernels that a search is compiled with."""
        declared: SearchKernels = self._declared(Capability.SEARCH)
        return declared

    def features(self) -> Features:
        """What a view holds as numbers."""
        declared: Features = self._declared(Capability.FEATURES)
        return declared

    def stakes(self) -> Stakes:
        """What is at stake in the worlds that a search tries."""
        declared: Stakes = self._declared(Capability.STAKES)
        return declared

    def self_play(
        self, ruleset: Ruleset, matches: int, seed: int, is_greedy: Sequence[bool], *, slack: float = 0.0
    ) -> Column:
        """Play so many matches: seats that are greedy by evaluation, the others at random; give each seat's score.

        It has shape (matches, seats), with whoever plays by the rules alone. Greedy seats choose anything that they
        value at most `slack` less than the best.
        """
        raise missing(self, Capability.SELF_PLAY)

    def ruleset_on(self, board: Mapping[str, object], players: int = 0) -> Ruleset:
        """Make the rules of a match on a board, by its document (`skyhop-board-1`), with all that it was made for.

        `players` say how many play, 0 as many as it was made for; `RulesetError` where so many cannot.
        """
        raise missing(self, Capability.BOARDS)

    def material(self, ruleset: Ruleset, wish: Wish) -> Sequence[Part]:
        """List what a match under this ruleset is played with on paper, part by part."""
        raise missing(self, Capability.MATERIAL)

    def _declared(self, capability: Capability) -> Any:  # noqa: ANN401  whatever the capability is
        """What the game's file of a capability declares; `MissingCapability` where it has none."""
        if not self.has(capability):
            raise missing(self, capability)
        parts = PARTS[capability]
        file = parts.files[0].removesuffix(".py").replace("/", ".")
        return getattr(import_module(f"{self.module.rpartition('.')[0]}.{file}"), parts.declares)
