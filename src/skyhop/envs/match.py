"""Match as an environment holds it: begun, played, observed and drawn, independent of any interface.

The functions check what a program asks for; each error names what there is instead.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from io import BytesIO
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.state import Ruleset, View
from skyhop.envs.batch import CHANCE, Batch, Observer
from skyhop.envs.observation import kind_for
from skyhop.extras import missing_package
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.i18n import _, listed

FORMER, VERSION = 0, 1
"""The version goes up whenever the same seeds and actions could bring something else."""
PIXELS = "rgb_array"
RENDER_MODES = ("human", "ansi", "svg", *([PIXELS] if find_spec("PIL") and find_spec("typst") else []))
"""Printed words, words, a drawing, and its pixels where the packages for them are installed."""
OBSERVATION, MASK = "observation", "action_mask"
"""Keys of an observation that has the mask beside it, as PettingZoo names them."""
Observation = NDArray[Any] | dict[str, NDArray[Any]]
"""Numbers of a view, alone or with the mask of legal actions."""
Rules = str | Mapping[str, object] | None
"""A ruleset by its name or its parameters, or None for the game's first."""


def game_named(game: Game | str) -> Game:
    """Return a game, or the game or example of this name; `UnknownGame` where there is none."""
    return registry.any_game(game) if isinstance(game, str) else game


def ruleset_named(game: Game, ruleset: Rules, options: Mapping[str, object] | None = None) -> Ruleset:
    """Return a ruleset of a game, with options that differ from it; `RulesetError` names what is wrong."""
    base = game.ruleset(game.rulesets()[0] if ruleset is None else ruleset)
    return game.ruleset({**base.parameters, **options}) if options else base


def gymnasium_name(game: str, version: int = VERSION) -> str:
    """Write a game's name as Gymnasium has it: `skyhop/BalloonCup-v1`."""
    return f"skyhop/{''.join(part.capitalize() for part in game.split('-'))}-v{version}"


def seat_of(seat: int, seats: int) -> int:
    """Return a seat of a match for so many; `ValueError` names the seats there are."""
    if index(seat) not in range(seats):
        problem = _("there is no seat %(seat)s; choose one of %(seats)s")
        raise ValueError(problem % {"seat": seat, "seats": listed(map(str, range(seats)))})
    return index(seat)


def at_least_one(name: str, count: int) -> int:
    """Return a count of something; `ValueError` where it is 0 or less."""
    if index(count) < 1:
        raise ValueError(_("%(name)s: must be 1 or more, not %(given)s") % {"name": name, "given": count})
    return index(count)


class EnvMatch:
    """Match of a game, played again and again; seats count from 0."""

    def __init__(
        self, game: Game, ruleset: Ruleset, observation: str | None, longest: int | None, *, has_mask: bool
    ) -> None:
        """Make room; after so many decisions a match is broken off, if any number is given."""
        self.game, self.ruleset, self.longest, self.has_mask = game, ruleset, longest, has_mask
        self.batch = Batch(self.game, [self.ruleset], 1, kind_for(self.game, observation))
        self.seats = self.game.seat_count(self.ruleset)
        self._observer = Observer(self.batch)
        self._viewers = np.zeros(1, np.int64)

    def seed(self, seed: int) -> None:
        """Have what follows depend on a seed alone."""
        self.batch.seed(seed)

    def begin(self, first: int | None = None) -> None:
        """Begin anew, with a seat that begins, or chance says which; `ValueError` where that seat may not."""
        starters: Sequence[int] = self.game.starters(self.ruleset)
        if first is not None and first not in starters:
            problem = _("seat %(seat)s cannot begin under these rules; choose one of %(seats)s")
            raise ValueError(problem % {"seat": first, "seats": listed(map(str, starters))})
        self.batch.matches.first[0] = CHANCE if first is None else first
        self.batch.begin(self.batch.everything)

    def play(self, action: int) -> None:
        """Do an action of the seat that decides; `Refused` where it is illegal, and nothing has changed."""
        self.batch.matches.chosen[0] = action
        self.batch.check(self.batch.everything)
        self.batch.step(self.batch.everything)

    @property
    def seat(self) -> int:
        """The seat that decides; after the end, whoever decided last."""
        return int(self.batch.matches.seats[0])

    @property
    def is_over(self) -> bool:
        """Say whether the match has ended by its rules."""
        return bool(self.batch.matches.counts[0] == 0)

    @property
    def is_too_long(self) -> bool:
        """Say whether it is broken off for its length."""
        return self.longest is not None and not self.is_over and int(self.batch.matches.lengths[0]) >= self.longest

    def payoff(self, seat: int) -> float:
        """What the end was worth to a seat, from -1 to 1; 0 until then."""
        return float(self.batch.matches.payoffs[0, seat]) if self.is_over else 0.0

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Write 1 for each action that is legal for a seat; none is while another seat decides."""
        masks = self.batch.matches.masks
        return np.array(masks[0]) if seat == self.seat else np.zeros_like(masks[0])

    def legal(self) -> NDArray[np.int16]:
        """The legal actions of the seat that decides, in no order."""
        row: NDArray[np.int16] = self.batch.matches.actions[0, : self.batch.matches.counts[0]]  # type: ignore[assignment, index]  # it is numpy's
        return row

    def observe(self, seat: int) -> Observation:
        """Write as numbers what a seat sees, with the mask of its legal actions if the environment has it there."""
        self._viewers[0] = seat
        self._observer.look(self.batch.everything, self._viewers)
        row: NDArray[Any] = self._observer.rows[0].copy()
        return {OBSERVATION: row, MASK: self.mask(seat)} if self.has_mask else row

    def view(self, seat: int | None) -> View:
        """What a seat sees, or with None a spectator."""
        return self.game.view(self.batch.state(0), seat)

    def render(self, mode: str | None, seat: int | None) -> str | NDArray[np.uint8] | None:
        """Show what a seat, or a spectator, sees, by one of `RENDER_MODES`; nothing without a mode."""
        view = self.view(seat)
        if mode == "human":
            sys.stdout.write(f"{self.game.text(view)}\n")
        if mode == "ansi":
            return self.game.text(view)
        if mode == "svg":
            return self.game.draw(view)
        return pixels(self.game.draw(view)) if mode == PIXELS else None


def pixels(drawing: str) -> NDArray[np.uint8]:
    """Rasterise a drawing; shape (height, width, 3). `ModuleNotFoundError` names the extra that this takes."""
    try:
        from PIL import Image  # noqa: PLC0415  only pixels need it, and what follows

        from skyhop.print.picture import Box, TypesetMoment  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(missing_package(error), name=error.name) from None
    setting = TypesetMoment.of(drawing, "")
    width = setting.shape.pixels
    (picture,) = setting.cut([Box(0, 0, width, round(width * setting.shape.tall))])
    return np.asarray(Image.open(BytesIO(picture)).convert("RGB"))
