"""Kernels and tables of a game for bots, hints and batches of matches.

The compiler includes these kernels in the code of searches and batches.
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
    """Kernels that stop at each shuffle, so that Python code can set the order of the pile.

    If a shuffle is pending or the match is over, these kernels return no actions. The kernels of `SearchKernels`, by
    contrast, make the shuffles themselves.
    """

    begin: Callable[..., int]
    """(rules, state, first, actions): start a match in an empty state. Write and return the same values as `step`."""
    step: Callable[..., int]
    """(rules, state, action, actions): apply a legal action.

    Write the next legal actions into `actions`, and return their number.
    """
    due: Callable[..., int]
    """(rules, state, pile): write the pile to shuffle, in its standard order. Return its size, or `NOTHING_DUE`."""
    settle: Callable[..., int]
    """(rules, state, pile, actions): set the order of the pending pile, the first drawn item first.

    Write and return the same values as `step`.
    """
    largest: int
    """Maximum number of items in any pile of the game."""


class SearchKernels(NamedTuple):
    """Kernels of a game for searches. Each field describes the parameters of a kernel in parentheses.

    `rules` is the record of the ruleset. `state` and `view` are records of the game. `actions` is working memory
    for a list of legal actions. All random numbers come from the random generator in the state.
    """

    determinize: Callable[..., None]
    """(rules, view, state): add random hidden values to a state that already has the visible values of the view."""
    legal: Callable[..., int]
    """(rules, state, actions): write the legal actions into `actions`. Return their number; 0 after the end."""
    step: Callable[..., int]
    """(rules, state, action, actions): apply a legal action and its chance outcomes.

    Write and return the same values as `legal`.
    """
    to_decide: Callable[..., int]
    """(rules, state): return the seat that decides."""
    winners: Callable[..., int]
    """(rules, state): return the seats that share the win, one bit per seat; 0 for a draw. The match must be over."""
    begin: Callable[..., int]
    """(rules, state, first, actions): start a match in a state that has only a random generator.

    Write and return the same values as `legal`.
    """
    show: Callable[..., None]
    """(rules, state, view, seat): fill an empty view with the values that the seat may see."""
    play_out: Callable[..., None] | None = None
    """(rules, state, action, actions): apply a legal action and play the match to its end.

    If None, searches use `step`.
    """
    is_known: Callable[..., bool] | None = None
    """(rules, view, state): return True if the seat of the view knows three facts about `state`.

    The facts are the winner, the seat that decides next, and the actions of this seat. `state` results from a world
    of the view and some later actions. The search itself detects any use of the state's random generator. If
    `is_known` is None, the search treats the facts as unknown.
    """
    chance: ChanceKernels | None = None
    """Kernels that stop at each shuffle; None if the game has no such kernels."""

    @property
    def of_search(self) -> SearchKernels:
        """These kernels without `begin`, `show` and `chance`, which no search calls.

        A change in one of those three kernels then does not recompile the searches.
        """
        absent: Any = None
        return self._replace(begin=absent, show=absent, chance=None)


class Feature(NamedTuple):
    """Feature that a network reads: its name and its scale. The network's input is the value divided by the scale."""

    name: str
    meaning: str
    scale: float = 1.0


def compute_factors(table: Sequence[Feature]) -> Array1[np.float32]:
    """Return the factors by which to multiply features, with shape (features,).

    A factor is 1 divided by the scale.
    """
    return np.array([1.0 / feature.scale for feature in table], np.float32)


def hash_features(table: Sequence[Feature]) -> str:
    """Return a hash of the names, the scales and the order of features."""
    return sha256(json.dumps([(feature.name, feature.scale) for feature in table]).encode()).hexdigest()


Inputs = Array1[np.float32]
"""Values of features, in the order of their table."""


class FeatureKernels(NamedTuple):
    """Kernels that compute the features of a view or a world of a game."""

    write: Callable[..., None]
    """(rules, views, notes, features): write the features of the first view, each divided by its scale.

    The kernel does not write features from views of other seats. The other views and the notes are working memory.
    """
    read: Callable[..., None]
    """(rules, world, seat, views, notes, features): write the features of a world from the perspective of a seat.

    Features of the seat's view come first. Features from the views of other seats follow. A player must pass worlds
    drawn from its own view, never the state of the match. Training may pass the state, because its matches have no
    players.
    """


def make_reading_kernel(show: Callable[..., None], write: Callable[..., None]) -> Kernel:
    """Return a kernel that computes the features of a world for one seat.

    The kernel calls `show` to write the view of the seat, then `write` to compute the features. The view is working
    memory.
    """

    def read(
        rules: Any,  # noqa: ANN401  records of the game; also below
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
    """Features of a game for networks, always from the perspective of one seat."""

    table: Sequence[Feature]
    """Features in the order of the network's inputs."""
    kernels: FeatureKernels
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that creates the notes: working memory, and those parameters of the kernels that the rules lack."""
    rooms: int = 1
    """Number of views in the working memory of the kernel, including the view of the seat."""
    of_others: int = 0
    """Number of features from the views of other seats. They are at the end of the table."""
    keeps_results: bool = False
    """True if the kernel keeps results in the notes, to use them again for a similar view.

    The kernel is then faster if each match has its own notes.
    """

    def scratch(self, view_record: type[Record]) -> Records:
        """Return views that the kernels use as working memory. The last view stays empty."""
        return records(view_record, self.rooms + 1)


Column = np.ndarray[Any, Any]
"""Array with one or a few numbers per match."""


class BulkKernels(Protocol):
    """Interface of kernels that play many matches without Python code between actions.

    `rules` has shape (1,). `actions` is working memory for one list of actions, as `scratch` returns it. Functions
    for many matches need one row of this length for each match.
    """

    def scratch(self) -> Array1[np.int16]:
        """Return working memory for a list of legal actions."""

    def legal(self, rules: Records, states: Records, index: int, actions: Array1[np.int16]) -> int:
        """Write the legal actions of the match `index` into `actions`, and return their number."""

    def step(self, rules: Records, states: Records, index: int, action: int, actions: Array1[np.int16]) -> int:
        """Apply a legal action and its chance outcomes to the match `index`.

        Write the next legal actions into `actions`, and return their number.
        """

    def step_all(
        self,
        rules: Records,
        states: Records,
        chosen: Array1[np.int16],
        actions: Array2[np.int16],
        counts: Array1[np.int16],
    ) -> None:
        """Apply the action `chosen[i]` to each match i.

        Write the next legal actions of match i into row i of `actions`, and their number into `counts[i]`.
        """

    def play_randomly(self, rules: Records, states: Records, actions: Array1[np.int16]) -> int:
        """Play one match for each record in `states` with random actions, from start to end.

        Return the total number of actions.
        """


class Figure(NamedTuple):
    """Number that a benchmark measures: its name, its title and its target.

    `N_` marks the title for translation. The target may be None.
    """

    name: str
    title: str
    target: float | None = None


class Workload(NamedTuple):
    """Benchmarks of a game: a ruleset, the number of random matches in a run, and the numbers to measure."""

    ruleset: Callable[[], Ruleset]
    matches: int
    figures: Mapping[str, Figure]


Numbers = Array1[np.float64]
"""Numbers that describe one world for the seat that gets the hint, in the order of `HintFeatures.names`."""


class Change(NamedTuple):
    """Effect of an action on one number of `HintFeatures`.

    `mean` is the mean of this number over the worlds with this action. `others` is the mean over the worlds with
    all other actions. `worth` is the part of the win chance that the search attributes to the difference of the
    means. If this difference may be due to chance, `worth` is 0.
    """

    mean: float
    others: float
    worth: float


UNCHANGED = Change(0.0, 0.0, 0.0)


class HintFeatures(NamedTuple):
    """Numbers, such as points, that describe a world, and sentences about these numbers. Hints use both."""

    names: Sequence[str]
    """Names of the numbers, in order. Puzzle files store changes by these names."""
    write: Callable[..., None]
    """(rules, view, world, views, notes, numbers): write the numbers of a world for the seat of the view.

    The world is at the end of the match, or at the position that the search evaluates. `views` and `notes` are
    working memory. The last view in `views` is empty.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that creates the notes: working memory, and those parameters of the kernel that the rules lack."""
    describe: Callable[[View, int, Sequence[Change]], list[str]]
    """(view, action, changes): return one or two sentences about the gains and risks of an action."""
    rooms: int = 1
    """Number of views in the working memory of the kernel."""
    is_of_ends: bool = False
    """True if the numbers describe the end of a match.

    Hints then play each world to its end, even if there is a network.
    """

    def scratch(self, view_record: type[Record]) -> Records:
        """Return views that the kernel uses as working memory. The last view stays empty."""
        return records(view_record, self.rooms + 1)


class Rung(NamedTuple):
    """Settings and measured strength of one level of a game."""

    bot: str
    """Name of the bot that evaluates the actions."""
    temperature: float = 0.0
    """Randomness of the choice, in the unit of the action values. With 0, the level always plays the best action.

    If the values of two actions differ by the temperature, the level chooses the better action 2.7 times as often as
    the worse action.
    """
    iterations: int | None = None
    """Maximum number of iterations for a bot that searches. A time limit may end the search earlier."""
    points: int | None = None
    """Measured Elo points above the weakest level; None if nobody has measured them."""
    margin: int = 0
    """Half the width of the 95% confidence interval of `points`."""


class MeasuredStrength(NamedTuple):
    """Measured strength of a bot that is not a level. The unit is Elo points on the scale of the levels.

    The measured matches have two players.
    """

    points: int
    """Elo points of the bot above the weakest level."""
    margin: int
    """Half the width of the 95% confidence interval of `points`.

    It includes the error in the strength of the level that played against the bot.
    """


Ladder = Mapping[str, Rung]
"""Settings and strengths of the levels, by name of the level, weakest level first."""
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
"""Default levels for games that define no levels. The search of these levels needs no knowledge of the game."""


class EvaluationKernel(NamedTuple):
    """Kernel that evaluates the actions of a game, for bots that play many matches at once."""

    value: Callable[..., None]
    """(rules, views, notes, actions, values): write the value of each action of `views[0]` into `values`.

    The actions are in increasing order. `Evaluation.evaluate` gives bit-identical values. The other views and the
    notes are working memory.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Function that creates the notes: working memory and the weights."""
    rooms: int = 1
    """Number of views in the working memory of the kernel, including the view to evaluate."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Return views that the kernel uses as working memory. The last view stays empty."""
        return records(view_record, self.rooms + 1)


class Evaluation(NamedTuple):
    """Evaluation of the actions of a game. It returns values for the seat that decides."""

    evaluate: Callable[[View, Sequence[int]], Array1[np.float64]]
    """(view, actions): return a value for each action, with shape (actions,). Higher values are better."""
    kernel: EvaluationKernel | None = None
    """Kernel that computes the same values; None if the evaluation exists only in Python."""


class SelfPlay(Protocol):
    """Interface of a function that plays many matches.

    In these matches, some seats use the evaluation of the game.
    """

    def __call__(
        self, ruleset: Ruleset, matches: int, seed: int, is_greedy: Sequence[bool], *, slack: float = 0.0
    ) -> Column:
        """Play `matches` matches and return the score of each seat, with shape (matches, seats).

        `is_greedy` selects the seats that use the evaluation. All other seats play at random. The rival of a solo
        match counts as a seat. A greedy seat may choose any action whose value is at most `slack` lower than the
        best value.
        """


class ActionRange(NamedTuple):
    """Range of action numbers for one kind of action: the name of the kind, and the number of actions.

    `numbering` is a formula for people. It tells how the number of an action follows from its fields.
    """

    kind: str
    size: int
    numbering: str = ""
