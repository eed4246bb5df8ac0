"""Training of MaskablePPO (sb3-contrib) in Skyhop's Gymnasium environment, with measurements of its strength.

    python -m tools.masked_ppo balloon-cup --seconds 480

It needs `pip install sb3-contrib`. The model learns against bots, with an equal number of environments for each bot.
From time to time, it plays pairs against each bot: matches with the same seed, one from each seat.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.jit.compilation import Compilation, entries_of
from skyhop.envs.gymnasium import SeatEnv
from skyhop.game import registry
from skyhop.lab.pairs import PairStanding

if TYPE_CHECKING:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv

NAME = "MaskablePPO"
AT_ONCE = 4
"""Number of environments for each bot."""
ROLLOUT = 2048
"""Number of decisions between two updates, in all environments together."""
FOREVER = 2**62
"""Maximum number of decisions in a training. The time limit ends the training much earlier."""
TOLD = 3
"""Number of reports before the last report. At each report, the time spent is twice the time at the previous report."""
Choose = Callable[[NDArray[Any], NDArray[np.bool_]], int]
"""Function that chooses an action from an observation and the mask of legal actions."""


def main() -> None:
    """Train the model. At each report, print a line about the training, and one line for each bot."""
    given = _arguments()
    game = registry.game(given.game)
    with Compilation(entries_of([registry.package(game.name)])) as compilation:
        compilation.wait()
    for model, seconds in learned(game.name, given.opponents, given.seconds, given.seed):
        print(f"{NAME}: {model.num_timesteps} decisions, {seconds:.0f} s")
        choose = partial(chosen, model)
        for opponent in given.opponents:
            standing = PairStanding.of(list(pairs_against(game.name, opponent, choose, given.pairs)))
            print(standing.describe(NAME, opponent), flush=True)


def learned(game: str, opponents: list[str], seconds: float, seed: int) -> Iterator[tuple[MaskablePPO, float]]:
    """Train a model for `seconds` of processor time. Yield the model and the time spent at each report.

    The settings are the usual settings of MaskablePPO, with three exceptions: no discount, larger batches and an
    entropy bonus.
    """
    import torch  # noqa: PLC0415 - nothing else here needs it, as below
    from sb3_contrib import MaskablePPO  # noqa: PLC0415
    from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: PLC0415

    torch.set_num_threads(1)
    makers = [
        partial(SeatEnv, game, opponent=each, mask_in_observation=False)
        for _again in range(AT_ONCE)
        for each in opponents
    ]
    envs: VecEnv = DummyVecEnv(makers)
    steps = ROLLOUT // len(makers)
    model = MaskablePPO("MlpPolicy", envs, n_steps=steps, batch_size=256, gamma=1.0, ent_coef=0.01, seed=seed)
    spent = 0.0
    for halvings in range(TOLD, -1, -1):
        begun = process_time() - spent
        going_on = partial(_is_before, begun + seconds / 2**halvings)
        model.learn(FOREVER, callback=going_on, reset_num_timesteps=not spent)
        spent = process_time() - begun
        yield model, spent


def _is_before(until: float, *_where: object) -> bool:
    return process_time() < until


def chosen(model: MaskablePPO, observation: NDArray[Any], mask: NDArray[np.bool_]) -> int:
    """Return the action of the model for an observation. Equal observations give equal actions."""
    return int(model.predict(observation, action_masks=mask, deterministic=True)[0])


def pairs_against(game: str, opponent: str, choose: Choose, pairs: int) -> Iterator[list[float]]:
    """Play pairs, and yield the win shares in the matches of each pair.

    The matches of a pair have the same seed. In each match, `choose` plays another seat.
    """
    match = SeatEnv(game).match
    starters = match.game.starters
    envs = [SeatEnv(game, opponent=opponent, seat=seat, mask_in_observation=False) for seat in range(match.seats)]
    for number in range(pairs):
        yield [_share(env, number, starters[number % len(starters)], choose) for env in envs]


def _share(env: SeatEnv, seed: int, first: int, choose: Choose) -> float:
    """Play a match, and return the win share of the environment's seat."""
    observation, _info = env.reset(seed=seed, options={"first": first})
    reward, is_over = env.match.payoff(env.seat), env.match.is_over
    while not is_over:
        observation, reward, is_over, _cut, _info = env.step(
            np.int64(choose(np.asarray(observation), env.action_masks()))
        )
    return (reward * (env.match.seats - 1) + 1) / env.match.seats


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Let MaskablePPO of sb3-contrib learn a game.")
    parser.add_argument("game", help="name of the game")
    parser.add_argument("--seconds", type=float, default=480, help="of the processor, for learning")
    parser.add_argument("--opponents", nargs="+", default=["random", "greedy"], help="bots that it learns against")
    parser.add_argument("--pairs", type=int, default=200, help="matches by the same seed, from each seat")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
