"""Match of an environment: its spaces, start, actions, observations and rendering.

The Gymnasium and PettingZoo environments share this code. The functions validate their arguments. Each error lists
the valid values.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from io import BytesIO
from operator import index
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.state import Ruleset, State, View
from skyhop.envs.batch import CHANCE, Batch, ObservationKind, Observer, kind_for
from skyhop.extras import missing_package
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.i18n import _, grouped, listed, shortened

FORMER_VERSION, VERSION = 0, 1
"""Former and current version of the environments.

The version changes when the same seeds and actions can give other results.
"""
PIXELS = "rgb_array"
RENDER_MODES = ("human", "ansi", "svg", *([PIXELS] if find_spec("PIL") and find_spec("typst") else []))
"""Modes of rendering: `human` prints text, `ansi` returns text, and `svg` returns an SVG document.

A mode for pixels is available if the needed packages are installed.
"""
MAX_ACTION = 2**31
"""Upper limit for stored action numbers. The action numbers of all games are below this limit."""
OBSERVATION, MASK = "observation", "action_mask"
"""Keys of an observation with a mask. PettingZoo has the same keys."""
Numbers = NDArray[np.float32 | np.int16 | np.int8]
"""Array of features, of view fields, or of a mask."""
Observation = Numbers | dict[str, Numbers]
"""Observation: an array, or a dictionary with the array and the mask of legal actions."""
Rules = str | Mapping[str, object] | None
"""Ruleset, given by name or by parameters; None for the default ruleset of the game."""


def resolve_game(game: Game | str) -> Game:
    """Return the game or example with this name. If `game` is a game, return it unchanged.

    Raise `UnknownGame` if no game has this name.
    """
    return registry.find_game(game) if isinstance(game, str) else game


def resolve_ruleset(game: Game, ruleset: Rules, options: Mapping[str, object] | None = None) -> Ruleset:
    """Return a ruleset of a game, in which `options` override values. By default, use the default ruleset.

    Raise `RulesetError` if a name or value is invalid.
    """
    base = game.ruleset(game.rulesets()[0] if ruleset is None else ruleset)
    return game.ruleset({**base.parameters, **options}) if options else base


def gymnasium_name(game: str, version: int = VERSION) -> str:
    """Return the Gymnasium name of a game, such as `skyhop/BalloonCup-v1`."""
    return f"skyhop/{''.join(part.capitalize() for part in game.split('-'))}-v{version}"


def check_integer(name: str, value: object) -> int:
    """Return `value` as an integer. For any other type, including `bool`, raise `TypeError`.

    The message contains `name`, the name of the argument.
    """
    try:
        if type(value) is not bool:
            return index(value)  # type: ignore[arg-type]  # raises TypeError for other types
    except TypeError:
        pass
    raise TypeError(
        _("%(name)s: whole numbers are needed, not %(type)s") % {"name": name, "type": type(value).__name__}
    )


def seat_of(value: object, seats: int) -> int:
    """Return `value` as a seat number of a match with `seats` seats.

    If the match has no such seat, raise `ValueError` with the valid seats.
    """
    seat = check_integer("seat", value)
    if seat not in range(seats):
        problem = _("there is no seat %(seat)s; choose one of %(seats)s")
        raise ValueError(problem % {"seat": shortened(seat), "seats": listed(map(str, range(seats)))})
    return seat


def check_positive(name: str, value: object, most: int | None = None) -> int:
    """Return the number `value` unchanged. Raise `ValueError` if it is less than 1 or more than `most`.

    The message contains `name`, the name of the argument.
    """
    count = check_integer(name, value)
    if count < 1:
        raise ValueError(_("%(name)s: must be 1 or more, not %(given)s") % {"name": name, "given": shortened(count)})
    if most is not None and count > most:
        problem = _("%(name)s: must be %(most)s or less, not %(given)s")
        raise ValueError(problem % {"name": name, "most": grouped(most), "given": shortened(count)})
    return count


def check_render_mode(mode: str | None) -> str | None:
    """Return the render mode unchanged. For an unknown mode, raise `ValueError` with the valid modes."""
    if mode is not None and mode not in RENDER_MODES:
        problem = _("there is no render mode %(mode)r; choose one of %(modes)s")
        raise ValueError(problem % {"mode": mode, "modes": listed(RENDER_MODES)})
    return mode


class EnvMatch:
    """Match of an environment. After its end, a new match can start in the same object. Seats count from 0."""

    def __init__(
        self, game: Game, ruleset: Ruleset, observation: str | None, longest: int | None, *, has_mask: bool
    ) -> None:
        """Allocate the memory of a match, without starting it.

        If `longest` is not None, the environment truncates the match after this number of decisions.
        """
        self.game, self.ruleset, self.longest, self.has_mask = game, ruleset, longest, has_mask
        self.batch = Batch(self.game, [self.ruleset], 1, kind_for(self.game, observation))
        self.seats = self.game.seat_count(self.ruleset)
        self._observer = Observer(self.batch)
        self._viewers = np.zeros(1, np.int64)

    def seed(self, seed: int) -> None:
        """Seed all random generators of the match. All later results depend only on this seed."""
        self.batch.seed(seed)

    def begin(self, first: int | None = None) -> None:
        """Start a new match.

        `first` is the seat that begins. Without `first`, chance chooses this seat. Raise `ValueError` for an
        invalid seat.
        """
        starters: Sequence[int] = self.game.starters
        if first is not None and first not in starters:
            problem = _("seat %(seat)s cannot begin under these rules; choose one of %(seats)s")
            raise ValueError(problem % {"seat": first, "seats": listed(map(str, starters))})
        self.batch.matches.first[0] = CHANCE if first is None else first
        self.batch.begin(self.batch.everything)

    def play(self, action: object) -> None:
        """Apply an action for the seat that decides. If the action is illegal, raise `Refused` and change nothing.

        Raise `TypeError` if the action is not an integer.
        """
        number = check_integer("action", action)
        self.batch.matches.chosen[0] = number if abs(number) <= MAX_ACTION else -MAX_ACTION
        self.batch.check(self.batch.everything)
        self.batch.step(self.batch.everything)

    @property
    def seat(self) -> int:
        """Seat that decides. After the end of the match, the seat that made the last decision."""
        return int(self.batch.matches.seats[0])

    @property
    def is_over(self) -> bool:
        """True if the match has ended by the rules."""
        return bool(self.batch.matches.counts[0] == 0)

    @property
    def is_too_long(self) -> bool:
        """True if the environment truncated the match at its maximum number of decisions."""
        return self.longest is not None and not self.is_over and int(self.batch.matches.lengths[0]) >= self.longest

    def payoff(self, seat: int) -> float:
        """Return the payoff of a seat, from -1 to 1. Before the end of the match, return 0."""
        return float(self.batch.matches.payoffs[0, seat]) if self.is_over else 0.0

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the mask of a seat's legal actions: 1 for a legal action.

        While another seat decides, all values are 0.
        """
        masks = self.batch.matches.masks
        return np.array(masks[0]) if seat == self.seat else np.zeros_like(masks[0])

    def legal(self) -> NDArray[np.int16]:
        """Return the legal actions of the seat that decides. The order of the actions has no meaning."""
        row: NDArray[np.int16] = self.batch.matches.actions[0, : self.batch.matches.counts[0]]  # type: ignore[assignment, index]  # numpy types it less precisely
        return row

    def observe(self, seat: int) -> Observation:
        """Return the observation of a seat.

        If the environment was created with a mask, the observation includes the mask of legal actions.
        """
        self._viewers[0] = seat
        self._observer.look(self.batch.everything, self._viewers)
        row: Numbers = self._observer.rows[0].copy()
        return {OBSERVATION: row, MASK: self.mask(seat)} if self.has_mask else row

    def view(self, seat: int | None) -> View:
        """Return the view of a seat. If `seat` is None, return the view of a spectator."""
        return self.game.view(self.batch.state(0), seat)

    def render(self, mode: str | None, seat: int | None) -> str | NDArray[np.uint8] | None:
        """Render the view of a seat in one of `RENDER_MODES`. If `seat` is None, render the view of a spectator.

        With `human`, print the view and return None. Without a mode, return None.
        """
        view = self.view(seat)
        if mode == "human":
            sys.stdout.write(f"{self.game.renderer.text(view)}\n")
        if mode == "ansi":
            return self.game.renderer.text(view)
        if mode == "svg":
            return self.game.renderer.draw(view)
        return pixels(self.game.renderer.draw(view)) if mode == PIXELS else None


def pixels(drawing: str) -> NDArray[np.uint8]:
    """Return an SVG drawing as pixels, with shape (height, width, 3).

    If a package is missing, raise `ModuleNotFoundError` with the name of the package.
    """
    try:
        from PIL import Image  # noqa: PLC0415  only pixel observations need these imports

        from skyhop.print.picture import Box, TypesetMoment  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(missing_package(error), name=error.name) from None
    setting = TypesetMoment.of(drawing, "")
    width = setting.shape.pixels
    (picture,) = setting.render_boxes([Box(0, 0, width, round(width * setting.shape.tall))])
    return np.asarray(Image.open(BytesIO(picture)).convert("RGB"))


def sample_last_worlds(game: Game, seed: int, left: int, count: int) -> list[State]:
    """Play a random match until `left` decisions remain, and sample worlds for the seat that decides then.

    Return `count` worlds. A world is a state that agrees with the view of this seat. Near the end of a match, a
    search can examine all continuations of the worlds.

    Raises:
        ValueError: if the match has fewer decisions, or `left` is 0.
    """
    match, chance, states = Match.start(game, game.ruleset(game.rulesets()[0]), seed=seed), Random(seed), []  # noqa: S311  no secret depends on it
    while (seat := match.to_decide) is not None:
        states.append(match.state.copy())
        match.play(seat, game.write(match.state, chance.choice(game.legal(match.state))))
    if not 0 < left <= len(states):
        raise ValueError(f"the match has {len(states)} decisions, of which {left} cannot be left")
    view = game.view(states[-left], game.to_decide(states[-left]))
    return [game.determinize(view, number) for number in range(count)]


try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None

MAX_FEATURE = 1e6
"""Limit for the absolute values of all features."""
LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max


def observation_space(batch: Batch, *, has_mask: bool) -> spaces.Space[Any]:
    """Return the space of observations of one match, with or without the mask of legal actions."""
    size = (len(batch.table),)
    is_record = batch.kind is ObservationKind.RECORD
    seen = (
        spaces.Box(int(LEAST), int(MOST), size, np.int16)
        if is_record
        else spaces.Box(-MAX_FEATURE, MAX_FEATURE, size, np.float32)
    )
    if not has_mask:
        return seen
    return spaces.Dict({OBSERVATION: seen, MASK: spaces.Box(0, 1, (batch.game.action_count,), np.int8)})


class LegalDiscrete(spaces.Discrete):
    """Space of all actions of a game. A sample is a random legal action.

    If no action is legal, a sample can be any action.
    """

    def __init__(self, count: int, legal: Callable[[], NDArray[np.int16]]) -> None:
        """Create a space of `count` actions. The function `legal` returns the legal actions."""
        super().__init__(count)
        self.follow(legal)

    def follow(self, legal: Callable[[], NDArray[np.int16]]) -> None:
        """Replace the function that returns the legal actions. Later samples use the new function."""
        self._legal = legal

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[np.int8] | None = None) -> np.int64:
        """Return a random legal action. With `mask`, return a random action that the mask allows.

        All possible results have the same probability. `probability` has the same meaning as in Gymnasium. For a
        mask of 977 actions, Gymnasium's own method takes seven times as long.
        """
        legal = self._legal() if mask is None else np.asarray(mask).nonzero()[0]
        if probability is not None or not len(legal):
            return super().sample(mask, probability)
        return np.int64(legal[int(self.np_random.random() * len(legal))])

    def __getstate__(self) -> dict[str, object]:
        """Return the state for pickle, without the match.

        A copy samples any action until `follow` connects the copy to another match.
        """
        return {**self.__dict__, "_legal": _make_empty}


def _make_empty() -> NDArray[np.int16]:
    return np.zeros(0, np.int16)
