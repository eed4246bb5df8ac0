"""Kernels and tables that a game provides for bots, hints and batches.

Searches and batches include these kernels in their own compiled code.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

import numpy as np

from skyhop.engine.jit.functions import Kernel
from skyhop.engine.record import Array1, Array2, Record, Records, records
from skyhop.engine.state import Ruleset, View

NOTHING_DUE = -1
"""Result of `ChanceKernels.due` if no shuffle is pending."""


class ChanceKernels(NamedTuple):
    """Kernels like `SearchKernels` that stop at each shuffle. Python can then supply the order of the shuffle.

    They return an empty list of actions if a shuffle is pending or the match is over.
    """

    begin: Callable[..., int]
    """(rules, state, first, actions): start a match in a blank state, then return as `legal` does."""
    step: Callable[..., int]
    """(rules, state, action, actions): apply a legal action, then return as `legal` does."""
    due: Callable[..., int]
    """(rules, state, pile): write the pile to shuffle in canonical order. Return its size or `NOTHING_DUE`."""
    settle: Callable[..., int]
    """(rules, state, pile, actions): set the order of the pending pile, first drawn first. Return as `legal` does."""
    largest: int
    """Maximum number of items in a pile of the game."""


class SearchKernels(NamedTuple):
    """Kernels of a game. `rules` is the record of the ruleset, and `state` and `view` are records of the game.

    `actions` is scratch space for a list of legal actions. All random numbers come from the generator of the
    state.
    """

    determinize: Callable[..., None]
    """(rules, view, state): add random hidden values to a state that already has the visible values of the view."""
    legal: Callable[..., int]
    """(rules, state, actions): write the legal actions into `actions`, and return their number; 0 after the end."""
    step: Callable[..., int]
    """(rules, state, action, actions): apply a legal action and its chance outcomes. Return as `legal` does."""
    to_decide: Callable[..., int]
    """(rules, state): return the seat that decides."""
    winners: Callable[..., int]
    """(rules, state): return the seats that share the win as bits; 0 for a draw. The match must be over."""
    begin: Callable[..., int]
    """(rules, state, first, actions): start a match in a state that has only a generator. Return as `legal` does."""
    show: Callable[..., None]
    """(rules, state, view, seat): write the values that a seat may see into a blank view."""
    play_out: Callable[..., None] | None = None
    """(rules, state, action, actions): apply a legal action and play to the end. If None, searches use `step`."""
    is_known: Callable[..., bool] | None = None
    """(rules, view, state): return True if the seat of the view knows three facts about `state`.

    The facts are the winner, the seat that decides next, and the actions of this seat. The state comes from a
    world of the view after some actions. The search itself detects whether the state's generator was used. If
    None, the search treats these facts as unknown.
    """
    chance: ChanceKernels | None = None
    """Kernels that stop at each shuffle; None if the game has no such kernels."""

    @property
    def of_search(self) -> SearchKernels:
        """Return only the kernels that a search calls.

        A change to the other kernels then does not recompile searches.
        """
        absent: Any = None
        return self._replace(begin=absent, show=absent, chance=None)


class Feature(NamedTuple):
    """Feature of a network: its name and its `scale`. The value is divided by the scale, to make most inputs near 1."""

    name: str
    meaning: str
    scale: float = 1.0


def compute_factors(table: Sequence[Feature]) -> Array1[np.float32]:
    """Return the factor of each feature, with shape (features,). It is 1 divided by the scale of the feature."""
    return np.array([1.0 / feature.scale for feature in table], np.float32)


def hash_features(table: Sequence[Feature]) -> str:
    """Return a hash of the names, the scales and the order of features."""
    return sha256(json.dumps([(feature.name, feature.scale) for feature in table]).encode()).hexdigest()


Inputs = Array1[np.float32]
"""Values of features, in the order of their table."""


class FeatureKernels(NamedTuple):
    """Kernels of a game that compute features from its own records."""

    write: Callable[..., None]
    """(rules, views, notes, features): write the features of the first view, each divided by its scale.

    The kernel does not write features from views of other seats. The other views and the notes are scratch space.
    """
    read: Callable[..., None]
    """(rules, world, seat, views, notes, features): write the features of a world from the perspective of a seat.

    Features of the seat's view come first, then features that only other seats see. A player must pass worlds
    drawn from its own view, never the state of the match. Training may pass the state, because its matches have no
    players.
    """


def make_reading_kernel(show: Callable[..., None], write: Callable[..., None]) -> Kernel:
    """Return a kernel that computes features of a world from the view of a seat, and discards the view."""

    def read(
        rules: Any,  # noqa: ANN401  records of the game, here and below
        world: Any,  # noqa: ANN401
        seat: int,
        views: Any,  # noqa: ANN401
        notes: Any,  # noqa: ANN401
        features: Inputs,
    ) -> None:
        views[0] = views[len(views) - 1]
        show(rules, world, views[0], seat)
        write(rules, views, notes, features)

    return Kernel(read)


class Features(NamedTuple):
    """Features of a game, always from the perspective of a seat."""

    table: Sequence[Feature]
    """Features in the order of the network's inputs."""
    kernels: FeatureKernels
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that creates the notes: scratch space, and parameters of the kernels other than the rules."""
    rooms: int = 1
    """Number of views in the kernel's scratch space, including the view of the seat."""
    of_others: int = 0
    """Number of features, at the end of the table, that come from views of other seats."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Return views as scratch space for the kernels. The last view stays blank."""
        return records(view_record, self.rooms + 1)


Column = np.ndarray[Any, Any]
"""Array with one or a few numbers for each match."""


class BulkKernels(Protocol):
    """Protocol of kernels that play many matches without Python code between actions.

    `rules` has shape (1,). `actions` is the result of `scratch`, or a row of that length for each match.
    """

    def scratch(self) -> Array1[np.int16]:
        """Return scratch space for a list of legal actions."""

    def legal(self, rules: Records, states: Records, index: int, actions: Array1[np.int16]) -> int:
        """Write the legal actions into `actions` and return their number."""

    def step(self, rules: Records, states: Records, index: int, action: int, actions: Array1[np.int16]) -> int:
        """Apply a legal action and its chance outcomes. Write the next legal actions, and return their number."""

    def step_all(
        self,
        rules: Records,
        states: Records,
        chosen: Array1[np.int16],
        actions: Array2[np.int16],
        counts: Array1[np.int16],
    ) -> None:
        """Apply `chosen[i]` in each match i.

        Write the legal actions of match i to row i of `actions`, and their number to `counts[i]`.
        """

    def play_randomly(self, rules: Records, states: Records, actions: Array1[np.int16]) -> int:
        """Play all matches from start to end with random actions, and return the total number of actions."""


class Figure(NamedTuple):
    """Value that a benchmark measures: its name, its title and its target.

    `N_` marks the title. The target may be None.
    """

    name: str
    title: str
    target: float | None = None


class Workload(NamedTuple):
    """Setup of benchmarks: a ruleset, the number of random matches in a run, and the figures by benchmark."""

    ruleset: Callable[[], Ruleset]
    matches: int
    figures: Mapping[str, Figure]


Numbers = Array1[np.float64]
"""Numbers of one world from the perspective of the hint's seat, in the order of `Stakes.names`."""


class Change(NamedTuple):
    """Effect of an action on one number.

    It has two means of the number: over worlds with this action, and over worlds with any other action. `worth` is
    the part of the win chance that the search attributes to the difference. It is 0 if chance may explain the
    difference.
    """

    mean: float
    others: float
    worth: float


UNCHANGED = Change(0.0, 0.0, 0.0)


class Stakes(NamedTuple):
    """Numbers of each world, and sentences about their changes. Hints compare these numbers."""

    names: Sequence[str]
    """Names of the numbers, in order. Puzzle files store changes by these names."""
    write: Callable[..., None]
    """(rules, view, world, views, notes, numbers): write the numbers of a world for the seat of the view.

    The world is at the end of the match, or at the position that the search evaluates. `views` and `notes` are
    scratch space. The last of `views` is blank.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that creates the notes: scratch space, and parameters of the kernel other than the rules."""
    told: Callable[[View, int, Sequence[Change]], list[str]]
    """(view, action, changes): return one or two sentences about the gains and risks of an action."""
    rooms: int = 1
    """Number of views in the kernel's scratch space."""
    is_of_ends: bool = False
    """True if the numbers describe the end of a match. Hints then play each world to its end, even with a network."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Return views as scratch space for the kernel. The last view stays blank."""
        return records(view_record, self.rooms + 1)


class Rung(NamedTuple):
    """Strength of one level of a game."""

    bot: str
    """Name of the bot that evaluates the actions."""
    temperature: float = 0.0
    """Randomness of the choice, in the unit of the values. With 0, the level always plays the best action.

    An action with a value lower by one temperature is chosen 2.7 times less often.
    """
    iterations: int | None = None
    """Maximum number of iterations of a bot that searches, if time allows."""
    points: int | None = None
    """Measured Elo points above the weakest level; None if not measured."""
    margin: int = 0
    """Half the width of the 95% interval of `points`."""


class MeasuredStrength(NamedTuple):
    """Measured strength of a bot that is not a level, in the Elo points of the levels. The matches have two players."""

    points: int
    """Elo points above the weakest level."""
    margin: int
    """Half the width of the 95% interval of `points`.

    It includes the error of the level that played against the bot.
    """


Ladder = Mapping[str, Rung]
"""Strengths of the levels by name, weakest level first."""
USUAL_LADDER: Ladder = {
    "passenger": Rung("ismcts", 0.5, 100),
    "crew": Rung("ismcts", 0.25, 100),
    "cadet": Rung("ismcts", 0.12, 100),
    "copilot": Rung("ismcts", 0.06, 100),
    "pilot": Rung("ismcts", 0.03, 200),
    "navigator": Rung("ismcts", 0.0, 200),
    "captain": Rung("ismcts", 0.0, 1000),
    "aeronaut": Rung("ismcts", 0.0, 10_000),
}
"""Default levels for games that define none. Their search needs no knowledge of the game."""


class EvaluationKernel(NamedTuple):
    """Kernel of an evaluation, for bots that play many matches at once."""

    value: Callable[..., None]
    """(rules, views, notes, actions, values): write the value of each action of `views[0]` into `values`.

    The actions have increasing order. The values equal those of `Evaluation.evaluate` in every bit. The other
    views and the notes are scratch space.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that creates the notes: scratch space and the weights."""
    rooms: int = 1
    """Number of views in the kernel's scratch space, including the view to evaluate."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Return views as scratch space for the kernel. The last view stays blank."""
        return records(view_record, self.rooms + 1)


class Evaluation(NamedTuple):
    """Evaluation of actions in a game, always for the seat that decides."""

    evaluate: Callable[[View, Sequence[int]], Array1[np.float64]]
    """(view, actions): return a value for each action, with shape (actions,). Higher values are better."""
    kernel: EvaluationKernel | None = None
    """Kernel with the same results; None if the evaluation exists only in Python."""


class SelfPlay(Protocol):
    """Protocol of a function that plays many matches of the evaluation against itself."""

    def __call__(
        self, ruleset: Ruleset, matches: int, seed: int, is_greedy: Sequence[bool], *, slack: float = 0.0
    ) -> Column:
        """Play `matches` matches and return the score of each seat, with shape (matches, seats).

        Greedy seats use the evaluation. All other seats play at random. Rivals that the rules play count as seats. A
        greedy seat may choose any action with a value at most `slack` below the best.
        """


class ActionRange(NamedTuple):
    """Consecutive action numbers of one kind: the name of the kind, the number of actions, and their numbering."""

    kind: str
    size: int
    numbering: str = ""
