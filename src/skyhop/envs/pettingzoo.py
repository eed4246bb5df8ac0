"""PettingZoo environments: `env("balloon-cup")` returns an `AECEnv` in which every seat is an agent.

The agents are `seat_0`, `seat_1` and so on. An observation is a dictionary with the keys `observation` and
`action_mask` (the mask of legal actions). Only the agent that decides has legal actions.
`infos[agent]["action_mask"]` contains the same mask. The action space of an agent samples only legal actions. The
environment gives the rewards at the end of the match. Their sum over all seats is 0. An illegal action raises `Refused`
with the reason and changes nothing.

With n seats, a sole winner gets the reward 1, and each other seat gets -1 / (n - 1). If k seats share the win, each of
them gets (n / k - 1) / (n - 1), and each other seat gets -1 / (n - 1). A draw gives 0 to all seats.

This module needs the package pettingzoo (J. Terry and others, PettingZoo: Gym for Multi-Agent Reinforcement
Learning, 2021).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

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
    observation_space,
    resolve_game,
    resolve_ruleset,
)
from skyhop.extras import missing_package
from skyhop.game.game import Game
from skyhop.i18n import _

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None


def env(game: Game | str, **options: Any) -> OrderEnforcingWrapper:  # noqa: ANN401  options of `MatchEnv`
    """Return a `MatchEnv` with these options, inside a wrapper that checks the order of method calls."""
    return OrderEnforcingWrapper(MatchEnv(game, **options))


class MatchEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Environment of a match in which every seat is an agent."""

    def __init__(
        self,
        game: Game | str,
        ruleset: Rules = None,
        observation: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        *,
        mask_in_observation: bool = True,
        **options: object,
    ) -> None:
        """Create a match of a game. The environment truncates the match after `max_cycles` decisions per seat.

        `options` override values of the ruleset, such as `seats=3`. With `mask_in_observation=False`, observations
        have no mask, as in version 0 of the environment.
        """
        super().__init__()
        played = resolve_game(game)
        rules = resolve_ruleset(played, ruleset, options)
        name, seats = played.name.replace("-", "_"), range(played.seat_count(rules))
        longest = None if max_cycles is None else check_positive("max_cycles", max_cycles) * len(seats)
        self.match = EnvMatch(played, rules, observation, longest, has_mask=mask_in_observation)
        self.metadata = {
            "name": f"skyhop_{name}_v{VERSION if mask_in_observation else FORMER_VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in seats]
        count, legal = self.match.game.action_count, self.match.legal
        self.action_spaces = {agent: LegalDiscrete(count, legal) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: observation_space(self.match.batch, has_mask=mask_in_observation) for agent in self.possible_agents
        }
        self._is_seeded = False

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore a copy of the environment. Its action spaces sample the legal actions of the copied match."""
        self.__dict__.update(state)
        for space in self.action_spaces.values():
            space.follow(self.match.legal)

    def observation_space(self, agent: str) -> spaces.Space[object]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalDiscrete:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, int] | None = None) -> None:
        """Start a new match.

        With the same seed and the same actions, the match is the same. The option `first` sets the seat that
        begins.
        """
        if seed is not None or not self._is_seeded:
            self.match.seed(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]))
            self._is_seeded = True
        self.match.begin((options or {}).get("first"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: int | None) -> None:
        """Apply an action of the agent that decides.

        Raise `Refused` if the action is illegal, and `ValueError` if the action is None. After the end of the match,
        the action must be None. The environment then removes the agent.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            problem = _("%(agent)s must act, but the action is None. Pass None only for an agent whose match is over.")
            raise ValueError(problem % {"agent": agent})
        self.match.play(action)
        self._cumulative_rewards[agent] = 0.0
        if self.match.is_over:
            for number, each in enumerate(self.possible_agents):
                self.terminations[each], self.rewards[each] = True, self.match.payoff(number)
        elif self.match.is_too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Select the agent that decides. Set the masks of legal actions in `infos`."""
        self.agent_selection = self.possible_agents[self.match.seat]
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        if not self.match.is_over:
            self.infos[self.agent_selection][MASK] = self.match.mask(self.match.seat)

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent. Each agent can observe at any time.

        If another agent decides, the mask has no legal actions.
        """
        return self.match.observe(self.possible_agents.index(agent))

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the view of a spectator."""
        return self.match.render(self.render_mode, None)

    def close(self) -> None:
        """Do nothing, because the environment has no open resources."""
