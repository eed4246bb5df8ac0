"""One match as an environment holds it: it is begun, played, observed and drawn, and knows nothing of any interface."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skyhop.core.engine.ruleset import Ruleset
from skyhop.core.engine.state import View
from skyhop.core.game import registry
from skyhop.core.game.game import Game
from skyhop.core.language.extras import missing_package
from skyhop.envs.batch import CHANCE, Batch, Observer
from skyhop.envs.observation import kind_for

VERSION = 0
"""Goes up whenever the same seeds and actions could bring something else."""
RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
"""Printed words, words, a drawing, its pixels."""
Rules = str | Mapping[str, object] | None
"""A ruleset by its name or its parameters, or None for the game's first."""


def game_named(game: Game | str) -> Game:
    """A game, or that of this name; `UnknownGame` where there is none."""
    return registry.game(game) if isinstance(game, str) else game


def ruleset_named(game: Game, ruleset: Rules) -> Ruleset:
    """A ruleset of a game; `RulesetError` names what is wrong."""
    return game.ruleset(game.rulesets()[0] if ruleset is None else ruleset)


def gymnasium_name(game: Game) -> str:
    """What Gymnasium calls a game: `skyhop/BalloonCup-v0`."""
    return f"skyhop/{''.join(part.capitalize() for part in game.name.split('-'))}-v{VERSION}"


class EnvMatch:
    """A match of a game, played again and again; seats count from 0."""

    def __init__(self, game: Game | str, ruleset: Rules, observation: str | None, longest: int | None) -> None:
        """Make room; after so many decisions a match is broken off, if any number is given."""
        self.game = game_named(game)
        self.ruleset = ruleset_named(self.game, ruleset)
        self.batch = Batch(self.game, [self.ruleset], 1, kind_for(self.game, observation))
        self.longest = longest
        self.seats = self.game.seat_count(self.ruleset)
        self._observer = Observer(self.batch)
        self._viewers = np.zeros(1, np.int64)

    def seed(self, seed: int) -> None:
        """Have what follows depend on a seed alone."""
        self.batch.seed(seed)

    def begin(self, first: int | None = None) -> None:
        """Begin anew, with a seat that begins, or chance says which; `ValueError` where that seat may not."""
        if first is not None and first not in self.game.starters(self.ruleset):
            raise ValueError(first)
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

    def mask(self) -> NDArray[np.int8]:
        """By action, 1 where it is legal for the seat that decides."""
        return np.array(self.batch.matches.masks[0])

    def legal(self) -> NDArray[np.int16]:
        """The legal actions of the seat that decides, in no order."""
        row: NDArray[np.int16] = self.batch.matches.actions[0, : self.batch.matches.counts[0]]  # type: ignore[assignment, index]  # it is numpy's
        return row

    def observe(self, seat: int) -> NDArray[Any]:
        """What a seat sees, as numbers."""
        self._viewers[0] = seat
        self._observer.look(self.batch.everything, self._viewers)
        row: NDArray[Any] = self._observer.rows[0].copy()
        return row

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
        return pixels(self.game.draw(view)) if mode == "rgb_array" else None


def pixels(drawing: str) -> NDArray[np.uint8]:
    """Rasterise a drawing; shape (height, width, 3). `ModuleNotFoundError` names the extra that this takes."""
    try:
        from PIL import Image  # noqa: PLC0415  only pixels need it, and what follows

        from skyhop.press.picture import Box, Setting  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(missing_package(error), name=error.name) from None
    setting = Setting.of(drawing, "")
    width = setting.shape.pixels
    (picture,) = setting.cut([Box(0, 0, width, round(width * setting.shape.tall))])
    return np.asarray(Image.open(BytesIO(picture)).convert("RGB"))
