"""View of a match from one seat, and actions in notation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Self

import numpy as np

from skyhop.bots.bot import Bot
from skyhop.engine.state import Outcome, ScoreLine
from skyhop.engine.state import View as InnerView
from skyhop.game.game import Game, write_all
from skyhop.game.position import write_position
from skyhop.i18n import _, listed
from skyhop.svg import outline_texts

CACHED_ACTIONS = 16_384
"""Maximum number of cached actions. A match of Balloon Cup has about 400 different actions."""


class Action(str):
    """Action in notation, such as `R7-3`. `seat` is the seat that acts, counted from 0.

    An action is a string: it compares, hashes and sorts like its text. Its `repr` has no quotes.

    Examples:
        >>> import skyhop
        >>> action = skyhop.Action("R7-3", seat=1)
        >>> action, action.seat, action == "R7-3"
        (R7-3, 1, True)
    """

    __slots__ = ("seat",)
    seat: int

    def __new__(cls, text: str, seat: int = 0) -> Self:
        """Make an action from its notation and seat."""
        made = super().__new__(cls, text)
        made.seat = seat
        return made

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]  # a plain `str` has no seat
        return str(self), self.seat

    def __repr__(self) -> str:
        return str(self)


@lru_cache(CACHED_ACTIONS)
def make_action(text: str, seat: int) -> Action:
    """Return the action with this notation and seat, from a cache if possible. Actions never change."""
    return Action(text, seat)


class View:
    """Information that one seat, or a spectator, has at one moment of a match.

    Views with the same information are equal. A view contains nothing that is hidden from its seat. `print` writes
    the view in words. A notebook shows a picture and words.

    Examples:
        >>> import skyhop
        >>> view = skyhop.start("balloon-cup", ruleset="gravon", seed=2003).view(1)
        >>> view
        <skyhop.View of balloon-cup (gravon) from seat 1, seat 1 decides>
    """

    __slots__ = ("_game", "_inner", "_names")

    def __init__(self, game: Game, inner: InnerView, names: Sequence[str] = ()) -> None:
        """Wrap a view of the engine. Call `Match.view` to get a view."""
        self._game, self._inner, self._names = game, inner, tuple(names)

    @property
    def seat(self) -> int | None:
        """Seat that has this information, counted from 0; None for a spectator."""
        return self._inner.seat

    @property
    def to_decide(self) -> int | None:
        """Seat whose turn it is to decide, counted from 0; None after the end of the match."""
        return self._game.to_decide(self._inner)

    @property
    def phase(self) -> str:
        """Kind of the next decision, such as `place` or `claim` in Balloon Cup; `over` after the end of the match."""
        return self._game.phase(self._inner)

    @property
    def outcome(self) -> Outcome | None:
        """Winners (a tuple of seats, empty for a draw) and the reason for the end of the match; None before the end."""
        return self._game.outcome(self._inner)

    @property
    def hand(self) -> tuple[str, ...]:
        """Pieces in the hand of the view's seat, in notation; empty for spectators and for games without hands.

        Examples:
            >>> import skyhop
            >>> skyhop.start("balloon-cup", ruleset="gravon", seed=2003).view(1).hand
            ('R1', 'R7', 'R9', 'R10', 'R12', 'Y9', 'G1', 'A7')
        """
        return tuple(self._game.renderer.hand(self._inner))

    @property
    def score(self) -> tuple[ScoreLine, ...]:
        """Lines of the score, each with seat, sentence, clause and points; empty for a game without points."""
        return tuple(self._game.renderer.score(self._inner))

    @property
    def fields(self) -> tuple[str, ...]:
        """Names of the fields that `view[name]` returns.

        The section on records in the documentation of the game describes the fields.
        """
        return self._inner.record.dtype.names or ()

    def __getitem__(self, field: str) -> np.ndarray[tuple[int, ...], np.dtype[np.generic]]:
        """Return a copy of a field of the view as an array. For a single number, the shape is ().

        An unknown field raises `ValueError`. The message lists the fields.

        Examples:
            >>> import skyhop
            >>> int(skyhop.start("nim").view(0)["left"])
            21
        """
        if field not in self.fields:
            problem = _("there is no field %(field)s; choose one of %(fields)s")
            raise ValueError(problem % {"field": repr(field), "fields": listed(self.fields)})
        return np.array(self._inner.record[field])

    def legal(self) -> list[Action]:
        """Return the legal actions of the view's seat.

        Return an empty list for a spectator, or if it is another seat's turn to decide.
        """
        seat, view = self.to_decide or 0, self._inner
        return [make_action(text, seat) for text in write_all(self._game, view, self._game.legal(view))]

    def _choose(self, bot: Bot) -> Action:
        """Return the action that a bot chooses for this view.

        Only this method passes the private view of the engine to a bot.
        """
        if bot.game.name != self._game.name:
            problem = _("this bot plays %(its)s, but this match is a match of %(game)s")
            raise ValueError(problem % {"its": bot.game.name, "game": self._game.name})
        if not self.legal():
            raise ValueError(_("this seat has no pending decision, or the match is over"))
        return Action(self._game.write(self._inner, bot.choose(self._inner)), self.to_decide or 0)

    def position(self, *, seed: int = 0) -> dict[str, object]:
        """Return a complete position that agrees with all information in this view. `seed` decides the hidden pieces.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
            >>> skyhop.position("balloon-cup", match.view(1).position()).view(1) == match.view(1)
            True
        """
        return write_position(self._game, self._game.determinize(self._inner, seed))

    def svg(self) -> str:
        """Return the view as an SVG document that needs no font."""
        return outline_texts(self._game.renderer.draw(self._inner, self._names))

    def __str__(self) -> str:
        return self._game.renderer.text(self._inner)

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<skyhop.View of {self._game.name} ({self._inner.ruleset.name}) from {whose}, {self.due}>"

    @property
    def due(self) -> str:
        """Short English text for `repr`: the seat that decides or, after the end, the result."""
        if self.outcome is None:
            return f"seat {self.to_decide} decides"
        winners = " and ".join(map(str, self.outcome.winners))
        return f"{f'won by seat {winners}' if winners else 'drawn'} ({self.outcome.reason})"

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        picture = self.svg().replace("<svg ", '<svg style="max-width: 100%; height: auto" ', 1)
        return f"<figure>{picture}<figcaption><pre>{escape(str(self))}</pre></figcaption></figure>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._game is other._game and self._inner == other._inner

    def __hash__(self) -> int:
        return hash(self._inner)

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self._game, self._inner, self._names)


def check_notation(action: object) -> str:
    """Return an action unchanged. Raise `TypeError` if it is not a string."""
    if not isinstance(action, str):
        raise TypeError(_("expected an action as a string in notation, but got: %(given)s") % {"given": repr(action)})
    return action


def check_seat(seat: int | None, seats: int) -> int | None:
    """Return a valid seat, or None for a spectator. If the seat is invalid, raise `ValueError` with a list of seats."""
    if seat is not None and seat not in range(seats):
        problem = _("there is no seat %(seat)s; choose one of %(seats)s, or no seat for a spectator")
        raise ValueError(problem % {"seat": repr(seat), "seats": listed(map(str, range(seats)))})
    return seat
