"""Gymnasium environments in which you play one seat against a bot: `gymnasium.make("skyhop/BalloonCup-v1")`.

The import of this module registers every game and example. A different process must import this module before it
makes an environment by name. Alternatively, the name can include the module:
`gymnasium.make("skyhop.envs.gymnasium:skyhop/BalloonCup-v1")`.

An observation is a dictionary with the keys `observation` and `action_mask` (the mask of legal actions).
`info["action_mask"]` contains the same mask, and `action_masks()` returns it for the algorithm MaskablePPO. The action
space samples only legal actions. The environment gives the reward at the end of the match. An illegal action changes
nothing and costs nothing. `info["refusal"]` then contains the reason.

With n seats, your reward is 1 if you are the sole winner, and -1 / (n - 1) if other seats win. If k seats, including
yours, share the win, your reward is (n / k - 1) / (n - 1). A draw gives 0.

This module needs the package gymnasium (M. Towers and others, Gymnasium: A Standard Interface for Reinforcement
Learning, 2024).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from skyhop.envs.batch import RANDOM, Opponent
from skyhop.envs.match import (
    FORMER_VERSION,
    MASK,
    RENDER_MODES,
    VERSION,
    EnvMatch,
    LegalDiscrete,
    Observation,
    Rules,
    check_positive,
    check_render_mode,
    gymnasium_name,
    observation_space,
    resolve_game,
    resolve_ruleset,
    seat_of,
)
from skyhop.extras import missing_package
from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.game.game import Game

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None

SEEDS = 2**63


def register() -> None:
    """Register every game and example with Gymnasium, as a single environment and as a vector environment.

    Skip names that are already registered.
    """
    one, many = "skyhop.envs.gymnasium:SeatEnv", "skyhop.envs.vector:VectorMatches"
    for name in registry.all_names():
        for version in (FORMER_VERSION, VERSION):
            kwargs = {"game": name} | ({"mask_in_observation": False} if version == FORMER_VERSION else {})
            if (each := gymnasium_name(name, version)) not in gymnasium.registry:
                gymnasium.register(each, one, vector_entry_point=many, kwargs=kwargs)


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """Gymnasium environment of a match, in which you play one seat. A bot plays all other seats."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  Gymnasium requires a class attribute

    def __init__(
        self,
        game: Game | str,
        ruleset: Rules = None,
        observation: str | None = None,
        opponent: str = RANDOM,
        seat: int | None = None,
        render_mode: str | None = None,
        max_decisions: int | None = None,
        mask_in_observation: bool = True,  # noqa: FBT001, FBT002  Gymnasium passes keywords
        **options: object,
    ) -> None:
        """Create an environment for the seat `seat`. By default, choose a random seat in each match.

        The environment truncates a match after `max_decisions` decisions, counted over all seats.

        `options` override values of the ruleset, such as `seats=3`. Raise `ValueError` if the match has no seat
        `seat`.
        """
        longest = None if max_decisions is None else check_positive("max_decisions", max_decisions)
        played = resolve_game(game)
        rules = resolve_ruleset(played, ruleset, options)
        self.match = EnvMatch(played, rules, observation, longest, has_mask=mask_in_observation)
        self.opponent = Opponent(self.match.batch, opponent)
        self.observation_space = observation_space(self.match.batch, has_mask=mask_in_observation)
        self.action_space: LegalDiscrete = LegalDiscrete(self.match.game.action_count, self.match.legal)
        self.render_mode = check_render_mode(render_mode)
        self.seat = 0 if seat is None else seat_of(seat, self.match.seats)
        self._is_anywhere = seat is None

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore a copy of the environment. Its action space samples the legal actions of the copied match."""
        self.__dict__.update(state)
        self.action_space.follow(self.match.legal)

    def reset(
        self, *, seed: int | None = None, options: dict[str, int] | None = None
    ) -> tuple[Observation, dict[str, object]]:
        """Start a new match.

        With the same seed and the same actions, the match is the same. The option `first` sets the seat that
        begins.
        """
        super().reset(seed=seed)
        match_seed = int(self.np_random.integers(SEEDS))
        self.match.seed(match_seed)
        self.opponent.seed(match_seed)
        if self._is_anywhere:
            self.seat = int(self.np_random.integers(self.match.seats))
        self.match.begin((options or {}).get("first"))
        self._wait()
        return self._observe_with_info(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, object]]:
        """Apply an action of the environment's seat.

        Then let the bot play until this seat decides again or the match ends.
        """
        info: dict[str, object] = {}
        try:
            self.match.play(action)
        except Refused as refused:
            info["refusal"] = str(refused)
        else:
            self._wait()
        reward = self.match.payoff(self.seat)
        return self._observe_with_info(), reward, self.match.is_over, self.match.is_too_long, self._info() | info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions for MaskablePPO: True for each legal action."""
        return self.match.mask(self.seat).astype(bool)

    def _wait(self) -> None:
        """Let the bot play for the other seats until the seat of this environment must decide or the match ends."""
        match = self.match
        while not match.is_over and not match.is_too_long and match.seat != self.seat:
            self.opponent.choose(match.batch.everything)
            match.batch.step(match.batch.everything)

    def _observe_with_info(self) -> Observation:
        return self.match.observe(self.seat)

    def _info(self) -> dict[str, object]:
        return {MASK: self.match.mask(self.seat), "seat": self.seat}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the view of the environment's seat.

        In the mode `human`, print the result. In the other modes, return it.
        """
        return self.match.render(self.render_mode, self.seat)


register()
