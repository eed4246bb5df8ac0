"""What a search, or a batch of matches, asks of a game: kernels over its own records, to be compiled with it whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

import numpy as np

from skyhop.engine.jit.functions import Kernel
from skyhop.engine.record import Array1, Record, Records, records
from skyhop.engine.state import Ruleset, View

NOTHING_DUE = -1
"""In the place of a pile's size: no shuffle is due."""


class ChanceKernels(NamedTuple):
    """The kernels of a game for whoever shuffles from outside: as in `SearchKernels`, but that chance is waited for.

    Where a list of actions is empty, a shuffle is due or the match is over.
    """

    begin: Callable[[Any, Any, int, Any], int]
    """(rules, state, first, actions): begin a match in a blank state; as `legal`."""
    step: Callable[[Any, Any, int, Any], int]
    """(rules, state, action, actions): do a legal action; as `legal`."""
    due: Callable[[Any, Any, Any], int]
    """(rules, state, pile): write what is to be shuffled, sorted as `Game.chance` has it; its size or `NOTHING_DUE`."""
    settle: Callable[[Any, Any, Any, Any], int]
    """(rules, state, pile, actions): put the pile that is due into this order, first drawn first; as `legal`."""
    largest: int
    """How many items a pile holds at most."""


class SearchKernels(NamedTuple):
    """The kernels of a game, all over `rules`, the ruleset's record, and a state or view of the game's own.

    `actions` is scratch space for a list of legal actions; whatever is random comes from the state's own generator.
    """

    determinize: Callable[[Any, Any, Any], None]
    """(rules, view, state): fill in what the view hides, as it may be, in a state that has what it shows."""
    legal: Callable[[Any, Any, Any], int]
    """(rules, state, actions): write the legal actions into `actions`, and give their number; 0 at the end."""
    step: Callable[[Any, Any, int, Any], int]
    """(rules, state, action, actions): do a legal action and what chance brings, then as `legal`."""
    to_decide: Callable[[Any, Any], int]
    """(rules, state): the seat that decides."""
    winners: Callable[[Any, Any], int]
    """(rules, state): after the end, the seats that share the win, a bit each; none at a draw."""
    begin: Callable[[Any, Any, int, Any], int]
    """(rules, state, first, actions): begin a match in a state blank but for luck, let chance act; as `legal`."""
    show: Callable[[Any, Any, Any, int], None]
    """(rules, state, view, seat): write what a seat may see into a view that is blank."""
    play_out: Callable[[Any, Any, int, Any], None] | None = None
    """(rules, state, action, actions): do a legal action, then any others to the end; by `step` where it is None."""
    is_known: Callable[[Any, Any, Any], bool] | None = None
    """(rules, view, state): whether the seat of a view knows all that counts in a state that followed from it.

    That is who wins, or who decides next, and what they may do. What is drawn by the state's own generator is noticed
    without it. Where it is None, nothing is known for certain.
    """
    chance: ChanceKernels | None = None
    """For whoever shuffles from outside; where it is None, only Python can."""

    @property
    def of_search(self) -> SearchKernels:
        """What searches call of them: a change of how matches begin and are shown compiles no search anew."""
        absent: Any = None
        return self._replace(begin=absent, show=absent, chance=None)


class Feature(NamedTuple):
    """One number that is read; what is written is divided by `scale`, so that it is seldom far from 1."""

    name: str
    meaning: str
    scale: float = 1.0


def factors(table: Sequence[Feature]) -> np.ndarray[Any, Any]:
    """What the numbers are multiplied by, one over each scale; shape (features,)."""
    return np.array([1.0 / feature.scale for feature in table], np.float32)


def fingerprint(table: Sequence[Feature]) -> str:
    """Tell tables apart by the names and scales of their features and the order of these."""
    return sha256(json.dumps([(feature.name, feature.scale) for feature in table]).encode()).hexdigest()


Inputs = Array1[np.float32]
"""Features, in the order of their table."""


class FeatureKernels(NamedTuple):
    """The kernels of a game that read worlds, over its own records."""

    write: Callable[[Any, Any, Any, Any], None]
    """(rules, views, notes, features): write what is read of the first of `views`, each number divided by its scale.

    These are all features but those of others. The other views and the notes are scratch space.
    """
    read: Callable[[Any, Any, int, Any, Any, Any], None]
    """(rules, world, seat, views, notes, features): write the features of a world from the side of a seat.

    First what stands in the view of the seat, then what others see that this view hides. So whoever plays asks about
    worlds drawn from their own view, never about the state of the match; training, where nobody plays, learns of that.
    """


def reading(show: Callable[..., None], write: Callable[..., None]) -> Kernel:
    """Make the kernel that reads of a world what stands in the view of the seat, and nothing else."""

    def read(
        rules: Any,  # noqa: ANN401  the game's own records, here and below
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
    """The features of a game's worlds, always from the side of a seat."""

    table: Sequence[Feature]
    """What stands at each place."""
    kernels: FeatureKernels
    note_record: type[Record]
    notes: Callable[[], Records]
    """Make the notes: scratch space, and what the kernels go by that is no rule of the game."""
    rooms: int = 1
    """How many views the kernel wants, its own counted."""
    of_others: int = 0
    """How many of the table, the last ones, are read of what others see and the view of the seat hides."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Make room for the views of the kernels; the last stays blank."""
        return records(view_record, self.rooms + 1)


Column = np.ndarray[Any, Any]
"""A number, or a few, for each match."""


class BulkKernels(Protocol):
    """What plays many matches without Python between two actions; arrays of records, actions in scratch space.

    `rules` has shape (1,); `actions` is what `scratch` made, or a row of that length for each match.
    """

    def scratch(self) -> np.ndarray[Any, Any]:
        """Make room for a list of legal actions."""

    def legal(self, rules: Records, states: Records, index: int, actions: np.ndarray[Any, Any]) -> int:
        """Write the legal actions into `actions` and give their number."""

    def step(self, rules: Records, states: Records, index: int, action: int, actions: np.ndarray[Any, Any]) -> int:
        """Do a legal action, let chance act, write the next legal actions into `actions` and give their number."""

    def step_all(
        self,
        rules: Records,
        states: Records,
        chosen: np.ndarray[Any, Any],
        actions: np.ndarray[Any, Any],
        counts: np.ndarray[Any, Any],
    ) -> None:
        """Step every match: do `chosen[i]`, list legal actions in row `i` of `actions`, their number in `counts`."""

    def play_randomly(self, rules: Records, states: Records, actions: np.ndarray[Any, Any]) -> int:
        """Play every match from its start to its end by uniform random actions; give the number of actions."""


class Figure(NamedTuple):
    """Something that benchmarks measure: its name, its title (marked by `N_`), and the value to reach, if any."""

    name: str
    title: str
    target: float | None = None


class Workload(NamedTuple):
    """Rules that are measured, so many matches in a run of random play, and the figures by the benchmark's name."""

    ruleset: Callable[[], Ruleset]
    matches: int
    figures: Mapping[str, Figure]


Numbers = Array1[np.float64]
"""What was counted of one world, from the side of the seat that the hint is for, in the order of the names."""


class Change(NamedTuple):
    """What an action does to one number: its mean over the worlds in which it was tried, and over all others.

    `worth` is what the difference means for the win chance, by what the search saw; 0 where it may be chance.
    """

    mean: float
    others: float
    worth: float


UNCHANGED = Change(0.0, 0.0, 0.0)


class Stakes(NamedTuple):
    """What a game counts of worlds, and how it puts what was counted into words."""

    names: Sequence[str]
    """What each number is called, in order; a file of puzzles keeps changes by these names."""
    write: Callable[[Any, Any, Any, Any, Any, Any], None]
    """(rules, view, world, views, notes, numbers): count, for the seat of the view, how a world has come to stand.

    The search has followed the world from the view, to the end or as far as it judges. The views, of which the last is
    blank, and the notes are scratch space.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Make the notes: scratch space, and what the kernel goes by that is no rule of the game."""
    told: Callable[[View, int, Sequence[Change]], list[str]]
    """(view, action, changes): say in a sentence or two what is at stake, in the words of the game."""
    rooms: int = 1
    """How many views the kernel wants."""
    is_of_ends: bool = False
    """Whether it tells how matches end, so that a hint plays them out, also where a network could judge earlier."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Make room for the views of the kernel; the last stays blank."""
        return records(view_record, self.rooms + 1)


class Rung(NamedTuple):
    """How one level plays a game."""

    bot: str
    """That by which it values its actions."""
    temperature: float = 0.0
    """How softly it chooses, in the units of these values: what is worth so much less is chosen 2.7 times less often.

    At 0 it plays as the bot does.
    """
    iterations: int | None = None
    """Of a bot that searches: as many as it makes, if there is time."""
    points: int | None = None
    """How many points of Elo it was measured to stand above the weakest level; None where that was not measured."""
    margin: int = 0
    """How far off these may be (95%)."""


class Measured(NamedTuple):
    """Where a bot that is no level stands on the scale of a ladder, by matches between two."""

    points: int
    """Of Elo, above the weakest level."""
    margin: int
    """How far off these may be (95%), the level's own margin included that it was measured against."""


Ladder = Mapping[str, Rung]
"""How levels play, by their names, the weakest first."""
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
"""That of a game which says nothing of its own: by a search, which needs no knowledge of the game."""


class Evaluation(NamedTuple):
    """The evaluation of a game, always for the seat that decides."""

    value: Callable[[Any, Any, Any, Any, Any], None]
    """(rules, views, notes, actions, values): value the actions, in increasing order, on the first of `views`.

    It gives what `Game.evaluate` gives, to the bit. The other views and the notes are scratch space.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Make the notes: scratch space, and the weights."""
    rooms: int = 1
    """How many views the kernel wants, its own counted."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Make room for the views of the kernel; the last stays blank."""
        return records(view_record, self.rooms + 1)


class ActionRange(NamedTuple):
    """Actions of one kind, whose numbers follow one another: what they are, how many, and how each is numbered."""

    kind: str
    size: int
    numbering: str = ""
