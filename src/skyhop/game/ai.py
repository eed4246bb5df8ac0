"""Kernels and tables that a game supplies to bots, hints and batches.

Search and batches compile these kernels into their own.
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
"""Pile size if no shuffle is due."""


class ChanceKernels(NamedTuple):
    """Kernels of a game like `SearchKernels`, except that they stop at each shuffle, which Python supplies.

    They return an empty list of actions if a shuffle is due or the match is over.
    """

    begin: Callable[..., int]
    """(rules, state, first, actions): start a match in a blank state; then as `legal`."""
    step: Callable[..., int]
    """(rules, state, action, actions): apply a legal action; then as `legal`."""
    due: Callable[..., int]
    """(rules, state, pile): write the pile to shuffle, sorted as in `Game.chance`; return its size or `NOTHING_DUE`."""
    settle: Callable[..., int]
    """(rules, state, pile, actions): set the order of the pile that is due, first drawn first; then as `legal`."""
    largest: int
    """Maximum number of items in a pile."""


class SearchKernels(NamedTuple):
    """Kernels of a game over `rules`, the ruleset's record, and a state or view of the game.

    `actions` is scratch space for a list of legal actions. All randomness comes from the state's own generator.
    """

    determinize: Callable[..., None]
    """(rules, view, state): add possible hidden values to a state that has the visible ones."""
    legal: Callable[..., int]
    """(rules, state, actions): write the legal actions into `actions`, and return their number; 0 after the end."""
    step: Callable[..., int]
    """(rules, state, action, actions): apply a legal action and the chance events after it; then as `legal`."""
    to_decide: Callable[..., int]
    """(rules, state): return the seat that decides."""
    winners: Callable[..., int]
    """(rules, state): return the seats that share the win after the end, one bit each; 0 for a draw."""
    begin: Callable[..., int]
    """(rules, state, first, actions): start a match in a state with only a generator set; then as `legal`."""
    show: Callable[..., None]
    """(rules, state, view, seat): write everything a seat may see into a blank view."""
    play_out: Callable[..., None] | None = None
    """(rules, state, action, actions): apply a legal action, and play to the end; if None, use `step`."""
    is_known: Callable[..., bool] | None = None
    """(rules, view, state): return True if the view's seat knows the winner, the next seat and its actions in `state`.

    The state follows from a world of the view. The search itself detects draws from the state's own generator. If None,
    a search treats everything as unknown.
    """
    chance: ChanceKernels | None = None
    """Kernels for shuffles that Python supplies; None if the game has none."""

    @property
    def of_search(self) -> SearchKernels:
        """Subset that searches call, so that a change to `begin`, `show` or `chance` recompiles no search."""
        absent: Any = None
        return self._replace(begin=absent, show=absent, chance=None)


class Feature(NamedTuple):
    """Feature of a network's input; its value is divided by `scale`, so that most inputs are near 1."""

    name: str
    meaning: str
    scale: float = 1.0


def compute_factors(table: Sequence[Feature]) -> Array1[np.float32]:
    """Return the factor for each feature, one over its scale; shape (features,)."""
    return np.array([1.0 / feature.scale for feature in table], np.float32)


def hash_features(table: Sequence[Feature]) -> str:
    """Return a hash of the names, scales and order of a table's features."""
    return sha256(json.dumps([(feature.name, feature.scale) for feature in table]).encode()).hexdigest()


Inputs = Array1[np.float32]
"""Features, in the order of their table."""


class FeatureKernels(NamedTuple):
    """Kernels of a game that compute features from its own records."""

    write: Callable[..., None]
    """(rules, views, notes, features): write the features of the first of `views`, each divided by its scale.

    Features that other seats see are not written. The other views and the notes are scratch space.
    """
    read: Callable[..., None]
    """(rules, world, seat, views, notes, features): write the features of a world from the side of a seat.

    Features of the seat's view come first, then features that other seats see and this view hides. Players must pass
    worlds drawn from their own view, never the state of the match. Training may pass the state, because nobody plays.
    """


def make_reading_kernel(show: Callable[..., None], write: Callable[..., None]) -> Kernel:
    """Return a kernel that writes the features of a seat's view of a world, without the view itself."""

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
    """Features of a game's worlds, always from the side of a seat."""

    table: Sequence[Feature]
    """Feature at each index."""
    kernels: FeatureKernels
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that makes the notes: scratch space, and parameters of the kernels other than rules."""
    rooms: int = 1
    """Number of views that the kernel needs, its own included."""
    of_others: int = 0
    """Number of features at the end of the table that read views of other seats."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Return scratch views for the kernels; the last stays blank."""
        return records(view_record, self.rooms + 1)


Column = np.ndarray[Any, Any]
"""Array with one number, or a few, for each match."""


class BulkKernels(Protocol):
    """Kernels that play many matches without Python between two actions.

    `rules` has shape (1,); `actions` is the result of `scratch`, or a row of that length for each match.
    """

    def scratch(self) -> Array1[np.int16]:
        """Return scratch space for a list of legal actions."""

    def legal(self, rules: Records, states: Records, index: int, actions: Array1[np.int16]) -> int:
        """Write the legal actions into `actions` and return their number."""

    def step(self, rules: Records, states: Records, index: int, action: int, actions: Array1[np.int16]) -> int:
        """Apply a legal action and chance, write the next legal actions into `actions` and return their number."""

    def step_all(
        self,
        rules: Records,
        states: Records,
        chosen: Array1[np.int16],
        actions: Array2[np.int16],
        counts: Array1[np.int16],
    ) -> None:
        """Step every match: apply `chosen[i]`, write legal actions to row `i` of `actions`, and counts to `counts`."""

    def play_randomly(self, rules: Records, states: Records, actions: Array1[np.int16]) -> int:
        """Play every match from start to end with uniform random actions; return the number of actions."""


class Figure(NamedTuple):
    """Quantity that benchmarks measure: its name, its title (marked by `N_`), and the target value, if any."""

    name: str
    title: str
    target: float | None = None


class Workload(NamedTuple):
    """Benchmark setup: a ruleset, the number of random matches in a run, and the figures by benchmark name."""

    ruleset: Callable[[], Ruleset]
    matches: int
    figures: Mapping[str, Figure]


Numbers = Array1[np.float64]
"""Hint features of one world, from the side of the hint's seat, in the order of the names."""


class Change(NamedTuple):
    """Effect of an action on one number: its mean over worlds with this action, and over worlds with any other.

    `worth` is the part of the win chance that the search attributes to the difference; 0 if chance may explain it.
    """

    mean: float
    others: float
    worth: float


UNCHANGED = Change(0.0, 0.0, 0.0)


class Stakes(NamedTuple):
    """Hint features of a game: numbers per world, and sentences about them."""

    names: Sequence[str]
    """Name of each number, in order; puzzle files store changes by these names."""
    write: Callable[..., None]
    """(rules, view, world, views, notes, numbers): write the numbers of a world for the seat of the view.

    The search has played the world from the view to the end, or to the position that it evaluates. `views` and `notes`
    are scratch space; the last of `views` is blank.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that makes the notes: scratch space, and parameters of the kernel other than rules."""
    told: Callable[[View, int, Sequence[Change]], list[str]]
    """(view, action, changes): describe in a sentence or two what an action gains or risks, in the game's words."""
    rooms: int = 1
    """Number of views that the kernel needs."""
    is_of_ends: bool = False
    """True if the numbers describe ends of matches. Hints then play each world to the end, even with a network."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Return scratch views for the kernel; the last stays blank."""
        return records(view_record, self.rooms + 1)


class Rung(NamedTuple):
    """Strength setting of one level of a game."""

    bot: str
    """Bot that evaluates the actions."""
    temperature: float = 0.0
    """Randomness of the choice, in units of the values; with 0, the level always takes the best action.

    An action that is worth one temperature less is chosen 2.7 times less often.
    """
    iterations: int | None = None
    """Number of iterations of a bot that searches, if its time allows them."""
    points: int | None = None
    """Measured Elo points above the weakest level; None if not measured."""
    margin: int = 0
    """Margin of error of `points` (95%)."""


class MeasuredStrength(NamedTuple):
    """Measured strength of a bot outside the ladder, on the scale of the ladder, from matches of two players."""

    points: int
    """Elo points above the weakest level."""
    margin: int
    """Margin of error of `points` (95%), including that of the level that it was measured against."""


Ladder = Mapping[str, Rung]
"""Levels by name, the weakest first."""
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
"""Default ladder for games without their own: levels by a search that needs no knowledge of the game."""


class EvaluationKernel(NamedTuple):
    """Kernel of an evaluation, for many matches at once."""

    value: Callable[..., None]
    """(rules, views, notes, actions, values): write the values of the actions of `views[0]`, in increasing order.

    Results equal those of `Evaluation.evaluate`, bit for bit. The other views and the notes are scratch space.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that makes the notes: scratch space, and the weights."""
    rooms: int = 1
    """Number of views that the kernel needs, its own included."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Return scratch views for the kernel; the last stays blank."""
        return records(view_record, self.rooms + 1)


class Evaluation(NamedTuple):
    """Evaluation of a game, always for the seat that decides."""

    evaluate: Callable[[View, Sequence[int]], Array1[np.float64]]
    """(view, actions): return a value for each action, higher is better; shape (actions,)."""
    kernel: EvaluationKernel | None = None
    """Kernel with the same results; None if only Python has the evaluation."""


class SelfPlay(Protocol):
    """Function that plays many matches of the evaluation against itself."""

    def __call__(
        self, ruleset: Ruleset, matches: int, seed: int, is_greedy: Sequence[bool], *, slack: float = 0.0
    ) -> Column:
        """Play `matches` matches with greedy seats by evaluation and other seats at random; return each seat's score.

        The result has shape (matches, seats); rivals that the rules play count as seats. Greedy seats may choose any
        action with a value at most `slack` below the best.
        """


class ActionRange(NamedTuple):
    """Consecutive action numbers of one kind: the kind's name, the number of actions, and the numbering."""

    kind: str
    size: int
    numbering: str = ""
