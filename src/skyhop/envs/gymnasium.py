"""The games as Gymnasium knows them: one seat against a bot, `gymnasium.make("skyhop/BalloonCup-v0")`.

Importing this registers every game of the registry; `register()` registers those that are found later, such as
examples. The mask of legal actions is `info["action_mask"]`, and `action_masks()` for whoever asks so; what the action
space samples is legal. The reward comes at the end: 1 for a win, -1 for a loss. An illegal action changes nothing and
costs nothing, and `info["refusal"]` says why.

It needs the package gymnasium (M. Towers and others, Gymnasium: A Standard Interface for Reinforcement Learning, 2024).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from skyhop.core.game import registry
from skyhop.core.game.game import Game
from skyhop.core.game.refusals import Refused
from skyhop.core.language.extras import missing_package
from skyhop.envs.match import RENDER_MODES, EnvMatch, Rules, gymnasium_name
from skyhop.envs.opponent import RANDOM, Opponent
from skyhop.envs.spaces import LegalActions, observation_space

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None

SEEDS = 2**63


def register() -> None:
    """Let Gymnasium make every game of the registry, one match or many; what it knows already stays."""
    for name in registry.names():
        game = registry.game(name)
        if gymnasium_name(game) not in gymnasium.registry:
            one, many = "skyhop.envs.gymnasium:SeatEnv", "skyhop.envs.vector:VectorMatches"
            gymnasium.register(gymnasium_name(game), one, vector_entry_point=many, kwargs={"game": name})


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """One seat of a match against a bot at all others."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: Game | str,
        ruleset: Rules = None,
        observation: str | None = None,
        opponent: str = RANDOM,
        seat: int | None = None,
        render_mode: str | None = None,
        max_decisions: int | None = None,
    ) -> None:
        """Sit at a seat, or at another one in each match; after so many decisions, of all seats, it is truncated."""
        self.match = EnvMatch(game, ruleset, observation, max_decisions)
        self.opponent = Opponent(self.match.batch, opponent)
        self.observation_space = observation_space(self.match.batch)
        self.action_space: LegalActions = LegalActions(self.match.game.action_count, self.match.legal)
        self.render_mode = render_mode
        self.seat = 0 if seat is None else seat
        self._is_anywhere = seat is None

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take a copy up: its action space samples of its own match."""
        self.__dict__.update(state)
        self.action_space.follow(self.match.legal)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a match; the same seed and actions bring the same. The option `first` names the seat that begins."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.match.seed(drawn)
        self.opponent.seed(drawn)
        if self._is_anywhere:
            self.seat = int(self.np_random.integers(self.match.seats))
        self.match.begin((options or {}).get("first"))
        self._wait()
        return self._observed(), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Do an action, and let the others go on until this seat is asked again, or the match ends."""
        info: dict[str, Any] = {}
        try:
            self.match.play(int(action))
        except Refused as refused:
            info["refusal"] = str(refused)
        else:
            self._wait()
        reward = self.match.payoff(self.seat)
        return self._observed(), reward, self.match.is_over, self.match.is_too_long, self._info() | info

    def action_masks(self) -> NDArray[np.bool_]:
        """By action, whether it is legal, as MaskablePPO asks it."""
        return self.match.mask().astype(bool)

    def _wait(self) -> None:
        """Let the others decide."""
        match = self.match
        while not match.is_over and not match.is_too_long and match.seat != self.seat:
            self.opponent.choose(match.batch.everything)
            match.batch.step(match.batch.everything)

    def _observed(self) -> NDArray[Any]:
        return self.match.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.match.mask(), "seat": self.seat}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show what the seat sees."""
        return self.match.render(self.render_mode, self.seat)


register()
