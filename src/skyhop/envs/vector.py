"""Many matches of a game that advance together, as a `gymnasium.vector.VectorEnv`.

Without an opponent, you play all seats. For each match, `info["seat"]` is the seat that decides. The observation
and the mask belong to this seat. The reward belongs to the seat that made the last decision. With an opponent, you
play one seat of each match, and a bot plays the other seats.

If a match ends, a new match starts in the same step (`AutoresetMode.SAME_STEP`). The observation then belongs to
the new match. `info["final_obs"]` contains the last observation of the old match, and `info["payoffs"]` the payoff
of each seat in the old match.

An observation is a dictionary with the keys `observation` and `action_mask`. Both values have a row for each match.
The environment updates the arrays `observations`, `actions`, `rewards`, `terminals`, `truncations` and `masks` in
place. Copy an array before the next step to keep its values.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from skyhop.envs.batch import Batch, Observer, Opponent, kind_for
from skyhop.envs.match import (
    MASK,
    OBSERVATION,
    RENDER_MODES,
    Observation,
    Rules,
    check_positive,
    observation_space,
    resolve_game,
    resolve_ruleset,
    seat_of,
)
from skyhop.extras import missing_package
from skyhop.game.game import Game
from skyhop.i18n import _

try:
    from gymnasium.spaces import Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None

SEEDS = 2**63
MAX_MATCHES = 1_000_000
"""Maximum number of matches in a vector. A million matches of the game with the largest records use 14 GB of memory."""
Infos = dict[str, object]


class VectorMatches(VectorEnv[Observation, NDArray[np.int64], NDArray[np.float32 | np.bool_]]):
    """Vector environment of many matches.

    Match `i` uses ruleset `i % len(rulesets)`, so the matches can have different maps and rules.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        rulesets: Sequence[Rules] = (None,),
        observation: str | None = None,
        opponent: str | None = None,
        seats: Sequence[int] | None = None,
        max_decisions: int | None = None,
        mask_in_observation: bool = True,  # noqa: FBT001, FBT002  Gymnasium passes keywords
    ) -> None:
        """Allocate the memory of `num_envs` matches.

        If `opponent` is given, you play seat `seats[i % len(seats)]` of match `i`. Without `seats`, you play every
        seat equally often under each ruleset: seat 0 in the first match of a ruleset, seat 1 in the second, and so
        on. The environment truncates a match after `max_decisions` decisions, counted over all seats. Raise
        `ValueError` if a match lacks the seat that you should play.
        """
        played, num_envs = resolve_game(game), check_positive("num_envs", num_envs, MAX_MATCHES)
        if not len(rulesets):
            raise ValueError(_("rulesets: give one or more"))
        rules = [resolve_ruleset(played, each) for each in rulesets]
        self.batch = Batch(played, rules, num_envs, kind_for(played, observation))
        matches = self.batch.matches
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = RENDER_MODES[1]
        self.num_envs, self.has_mask = num_envs, mask_in_observation
        self.longest = None if max_decisions is None else check_positive("max_decisions", max_decisions)
        self.single_observation_space = observation_space(self.batch, has_mask=mask_in_observation)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = Discrete(played.action_count)
        self.action_space = MultiDiscrete(np.full(num_envs, played.action_count))
        self._observer, self._final = Observer(self.batch), Observer(self.batch)
        self._final_masks = np.zeros_like(matches.masks if mask_in_observation else matches.masks[:0])
        self.rewards, self.payoffs = np.zeros(num_envs, np.float32), np.zeros_like(matches.payoffs)
        self.terminals, self.truncations = np.zeros(num_envs, np.bool_), np.zeros(num_envs, np.bool_)
        self.opponent = None if opponent is None else Opponent(self.batch, opponent)
        self._learners = _choose_learner_seats(self.batch, seats)
        self._seats_with_reward = matches.deciders if self.opponent is None else self._learners
        self._name_buffers()

    def __setstate__(self, state: dict[str, object]) -> None:
        """Restore a copy of the environment. The copy uses the arrays of the copied batch."""
        self.__dict__.update(state)
        self._name_buffers()

    def _name_buffers(self) -> None:
        matches = self.batch.matches
        self.actions, self.masks = matches.chosen, matches.masks
        self.observations: Observation = self._observer.rows
        self._finals: Observation = self._final.rows
        if self.has_mask:
            self.observations = {OBSERVATION: self._observer.rows, MASK: self.masks}
            self._finals = {OBSERVATION: self._final.rows, MASK: self._final_masks}

    def reset(self, *, seed: int | None = None, options: Infos | None = None) -> tuple[Observation, Infos]:  # noqa: ARG002  signature of Gymnasium
        """Start all matches. With the same seed and the same actions, the matches are the same."""
        super().reset(seed=seed)
        match_seed = int(self.np_random.integers(SEEDS))
        self.batch.seed(match_seed)
        if self.opponent:
            self.opponent.seed(match_seed)
        self._clear()
        self.batch.begin(self.batch.everything)
        self._wait()
        self._clear()
        self._write_observations()
        return self.observations, self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Apply one action in each match.

        If some actions are illegal, raise `Refused` for the first of them. In this case, no match changes.
        """
        if actions is not self.actions:
            numbers = _check_integers("actions", actions)
            if numbers.shape != self.actions.shape:
                problem = _(
                    "actions: expected an array of shape %(wanted)s with one action for each match, but got the shape "
                    "%(given)s"
                )
                raise ValueError(problem % {"wanted": self.actions.shape, "given": numbers.shape})
            self.actions[:] = numbers
        self.batch.check(self.batch.everything)
        self._clear()
        self._advance(self.batch.everything)
        self._wait()
        self._write_observations()
        return self.observations, self.rewards, self.terminals, self.truncations, self._infos()

    def sample(self) -> NDArray[np.int64]:
        """Choose a random legal action in each match. Write the actions into the array `actions` and return it."""
        self.batch.choose_randomly(self.batch.everything)
        return self.actions

    def render(self) -> tuple[str, ...]:
        """Return each match as text, from the view of a spectator."""
        game = self.batch.game
        return tuple(game.renderer.text(game.view(self.batch.state(match), None)) for match in range(self.num_envs))

    def _infos(self) -> Infos:
        return {
            MASK: self.masks,
            "seat": self.batch.matches.seats,
            "payoffs": self.payoffs,
            "final_obs": self._finals,
            "_final_obs": self.terminals | self.truncations,
        }

    def _clear(self) -> None:
        self.rewards[:] = 0.0
        self.payoffs[:] = 0.0
        self.terminals[:] = False
        self.truncations[:] = False

    def _write_observations(self) -> None:
        """For each match, write the observation of the seat that decides into `observations`."""
        self._observer.look(self.batch.everything, self.batch.matches.seats)

    def _advance(self, which: NDArray[np.int64]) -> None:
        """Apply the chosen actions in the matches `which`. Start a new match for each match that ended.

        In the new match, the opponent may make all decisions, so that this match ends in the same step, too. The
        step then reports only the end of the old match.
        """
        matches = self.batch.matches
        ended_matches = self.batch.step(which)
        if self.longest is not None:
            ended_matches = np.concatenate(
                [ended_matches, which[(matches.lengths[which] >= self.longest) & (matches.counts[which] > 0)]]
            )
        if not len(ended_matches):
            return
        counted = ended_matches[~(self.terminals[ended_matches] | self.truncations[ended_matches])]
        self._final.look(counted, self._seats_with_reward)
        if self.has_mask:
            is_asked = matches.seats[counted] == self._seats_with_reward[counted]
            self._final_masks[counted] = self.masks[counted] * is_asked[:, np.newaxis]
        is_cut = matches.counts[counted] > 0
        self.truncations[counted[is_cut]] = True
        ended = counted[~is_cut]
        self.payoffs[ended] = matches.payoffs[ended]
        self.rewards[ended] = self.payoffs[ended, self._seats_with_reward[ended]]
        self.terminals[ended] = True
        self.batch.begin(ended_matches)

    def _wait(self) -> None:
        """In every match, let the opponent play until the learner's seat must decide.

        The learner's seat is the seat that the user of the environment plays.
        """
        while self.opponent:
            waiting = np.flatnonzero(self.batch.matches.seats != self._learners)
            if not len(waiting):
                return
            self.opponent.choose(waiting)
            self._advance(waiting)


def _choose_learner_seats(batch: Batch, seats: Sequence[int] | None) -> NDArray[np.int64]:
    """Return for each match the seat that the user of the environment plays (the learner's seat).

    Raise `ValueError` if a match lacks this seat, because the opponent would play forever.
    """
    everyone = batch.matches.seat_counts[batch.matches.ruleset]
    if seats is None:
        return batch.everything // len(batch.rulesets) % everyone
    numbers = _check_integers("seats", seats)
    if not numbers.size:
        raise ValueError(_("seats: give one or more"))
    learners = np.resize(numbers, batch.count)
    for seat, count in zip(learners.tolist(), everyone.tolist(), strict=True):
        seat_of(seat, count)
    return learners


def _check_integers(name: str, values: object) -> NDArray[np.int64]:
    """Return the given numbers as an array. Raise `TypeError` if they are not integers."""
    found = np.asarray(values)
    if found.size and not np.issubdtype(found.dtype, np.integer):
        raise TypeError(_("%(name)s: whole numbers are needed, not %(type)s") % {"name": name, "type": found.dtype})
    return found.astype(np.int64, copy=False)
