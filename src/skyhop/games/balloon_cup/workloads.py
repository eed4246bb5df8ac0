"""What benchmarks measure of Balloon Cup: all by the default ruleset."""

from __future__ import annotations

from skyhop.game.bulk import Figure, Workload
from skyhop.games.balloon_cup.ruleset import ruleset_of
from skyhop.i18n import N_

WORKLOADS = (
    Workload(
        lambda: ruleset_of("rio-grande"),
        4000,
        {
            "play": Figure("random-play", N_("Random play"), 80_000),
            "decisions": Figure("random-play-decisions", N_("Random play")),
            "reference": Figure("reference", N_("Random play of the plain reference")),
            "ratio": Figure("reference-ratio", N_("Kernels against the plain reference"), 80),
            "step": Figure("step-single", N_("Step from Python, one match"), 1_200_000),
            "batch": Figure("step-batch", N_("Step from Python, a batch of matches"), 1_000_000),
            "envs": Figure("envs", N_("Vector of matches, chosen in compiled code"), 5_000_000),
            "envs-numpy": Figure("envs-numpy", N_("Vector of matches, chosen by numpy"), 2_000_000),
            "envs-record": Figure("envs-record", N_("Vector of matches, with observations")),
            "envs-threads": Figure("envs-threads", N_("A vector in each of two threads, against one"), 1.6),
            "envs-turns": Figure("envs-turns", N_("PettingZoo, one match"), 20_000),
            "rivals": Figure("openspiel", N_("OpenSpiel's gin rummy from Python")),
            "openspiel-one": Figure("openspiel-one", N_("Step from Python against OpenSpiel's")),
            "openspiel-vector": Figure("openspiel-vector", N_("Vector of matches against OpenSpiel's game")),
            "pettingzoo": Figure("pettingzoo", N_("PettingZoo's Leduc hold'em")),
            "pettingzoo-turns": Figure("pettingzoo-turns", N_("PettingZoo's turns, ours against its own game")),
            "greedy": Figure("greedy", N_("Greedy decides"), 1),
            "search": Figure("search", N_("Search from the opening, random playouts"), 60_000),
            "value": Figure("value", N_("Value decides"), 10),
            "judged": Figure("search-judged", N_("Search from the opening, network at the leaves")),
            "click": Figure("click", N_("First click to the table, nothing compiled"), 1),
            "start": Figure("start", N_("Start to first move, nothing compiled"), 1),
            "table": Figure("post", N_("Posted action answered")),
            "table-often": Figure("post-95", N_("Posted action answered, 95 of 100 times within"), 30),
            "cost": Figure("action-cost", N_("Posted action, one core of the server"), 1.5),
            "cost-wire": Figure("action-wire", N_("Posted action, sent to each page that watches"), 8),
            "cost-page": Figure("page-wire", N_("First page of a match"), 60),
        },
    ),
)
