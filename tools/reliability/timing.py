"""Timing test: the time of a response must not reveal what a seat may not know.

The test sends each question to two worlds with the same view, in a random order, over one connection. It then compares
the mean ranks of the two groups of response times (a permutation test). `p` is the share of random divisions that
separate the mean ranks at least as far. The test fails if `p` is below one in a thousand for all questions together.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from tests.web.test_leaks import SCENES, a_match, other_worlds
from tools.reliability.figures import Figure, percentile, told
from tools.reliability.guest import Guest, in_a_loop
from tools.reliability.served import Served, served

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.players.sessions import SessionCookies, parse_player
from skyhop.server.seats import Seat
from skyhop.server.store.data_folder import load_signing_key
from skyhop.server.store.match_change import MatchCreation
from skyhop.server.store.store import open_store

WORLDS = {"Balloon Cup": "rio-grande", "Aeronaut Odyssey": "secret orders"}
"""Scene of the leak tests, by game. Each scene contains hidden information."""
ALARM = 0.001
SHUFFLES = 20_000
WARMING = 30
"""Number of requests before the measurement. The first requests replay the match and fill caches."""


class Question(NamedTuple):
    """Request about a match: the end of a path, or an illegal action to play."""

    name: str
    address: str = ""
    action: str = ""


QUESTIONS = (
    Question("its page"),
    Question("an earlier step", "?ply=6"),
    Question("why not", "/why?ply={ply}&action=R13-1"),
    Question("an action refused", action="nonsense"),
    Question("another action refused", action="R13-1"),
)


async def compare(table: Served, requests: int, seed: int) -> Iterator[Figure]:
    """Send `requests` requests to two worlds of each game. Yield figures that compare the times of the responses."""
    chance, figures = random.Random(seed), list[Figure]()  # noqa: S311  an order, no secret
    guest = Guest(table.server.port)
    await guest.enter()
    alarm = ALARM / (len(WORLDS) * len(QUESTIONS))
    for game, scene in WORLDS.items():
        paths, ply = await worlds(table, guest, scene)
        for question in QUESTIONS:
            times = await asked(guest, question, (paths, ply), requests, chance)
            share = permuted(*times, seed)
            name = f"{game}, {question.name}"
            figures += [Figure(f"{name}: median in one world [ms]", 1000 * percentile(one, 0.5)) for one in times]
            figures.append(Figure(f"{name}: 1 divided by the p-value of the difference", 1 / share, 1 / alarm))
    guest.leave()
    return iter([Figure("questions of each kind to each world", requests), *figures])


async def worlds(table: Served, guest: Guest, scene: str) -> tuple[list[str], int]:
    """Start a match in which the guest has a seat, and a copy of it in another world that the seat's view allows.

    Return the paths of both matches, and their ply.
    """
    name = parse_player(SessionCookies(load_signing_key(table.folder)).read_proof(guest.cookie.partition("=")[2]) or "")
    store = await open_store(table.folder, table.database)
    live = await a_match(MatchRegistry(store), Seat("guest", name), SCENES[scene])
    (journal,) = other_worlds(live, 0, 1)
    twin = replace(live.info, id=live.info.id[::-1])
    await store.add(MatchCreation(twin, live.seats, journal.entries))
    await store.close()
    return [f"/matches/{live.info.id}", f"/matches/{twin.id}"], live.match.ply


async def asked(
    guest: Guest, question: Question, where: tuple[Sequence[str], int], requests: int, chance: random.Random
) -> tuple[list[float], list[float]]:
    """Send a question to both worlds in a random order, many times. Return the response times of each in seconds."""
    paths, ply = where
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(requests + WARMING):
        for world in chance.sample((0, 1), 2):
            begun = time.perf_counter()
            if question.action:
                answer = await guest.post(f"{paths[world]}/actions", {"ply": str(ply), "action": question.action})
            else:
                answer = await guest.ask("GET", paths[world] + question.address.format(ply=ply))
            spent = time.perf_counter() - begun
            if answer.status >= 500:
                raise RuntimeError(f"{answer.status}: {answer.text}")
            if number >= WARMING:
                times[world].append(spent)
    return times


def permuted(one: Sequence[float], other: Sequence[float], seed: int) -> float:
    """Return the share of random divisions that separate the mean ranks at least as far as the two samples do."""
    rng = np.random.default_rng(seed)
    ranks: NDArray[np.float64] = np.argsort(np.argsort([*one, *other])).astype(np.float64)
    ranks -= ranks.mean()
    found = abs(ranks[: len(one)].sum())
    apart = [abs(rng.permutation(ranks)[: len(one)].sum()) for _shuffle in range(SHUFFLES)]
    return float(1 + sum(value >= found for value in apart)) / (1 + SHUFFLES)


def run(requests: int, seed: int = 1) -> list[Figure]:
    """Start a server and run the timing test. Return the figures."""
    with served() as table:
        return list(in_a_loop(compare(table, requests, seed)))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.requests, chosen.seed))


if __name__ == "__main__":
    sys.exit(main())
