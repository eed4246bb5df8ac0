"""View of a match from one seat, worlds that the view allows, and actions in notation."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from html import escape
from itertools import count as counting
from itertools import islice
from operator import index
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, Self

import numpy as np

from skyhop.bots.bot import Bot
from skyhop.engine.chance import mix_seed
from skyhop.engine.state import Outcome, ScoreLine, State
from skyhop.engine.state import View as InnerView
from skyhop.game.capability import Capability
from skyhop.game.game import MAX_CHANCE_OUTCOMES, EndlessChanceError, Game, compute_final_totals
from skyhop.game.kernel_game import write_all
from skyhop.game.position import write_position
from skyhop.game.simple.renderer import words_of
from skyhop.i18n import _, listed
from skyhop.svg import outline_texts

if TYPE_CHECKING:
    from skyhop.search.search import PositionRollouts

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
        action = super().__new__(cls, text)
        action.seat = seat
        return action

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

    def explain(self, action: str) -> str:
        """Return one or more sentences about what an action does. The action belongs to the seat that decides.

        Raises:
            Refused: if the action is illegal, or another seat decides. The error contains the rule clause and an
                explanation.

        Examples:
            >>> import skyhop
            >>> skyhop.start("balloon-cup", ruleset="gravon", seed=2003).view(1).explain("R7-3")
            'Place red 7 on your own side of tile 3. This side then adds up to 7. Still missing: ...'
        """
        game, view = self._game, self._inner
        number = game.read(view, check_notation(action))
        if explained := words_of(game).explain(view, number):
            return explained
        world = game.determinize(view, 0)
        heard = game.list_visible_events(view.ruleset, game.act(world, number), view.seat)
        return game.renderer.tell(game.view(world, view.seat), heard[:1], self._names)[0]

    def _choose(self, bot: Bot) -> Action:
        """Return the action that a bot chooses for this view.

        Only this method passes the private view of the engine to a bot.
        """
        if bot.game.name != self._game.name:
            problem = _("this bot plays %(its)s, but this is a match of %(game)s")
            raise ValueError(problem % {"its": bot.game.name, "game": self._game.name})
        if not self.legal():
            raise ValueError(_("this seat has no pending decision, or the match is over"))
        return Action(self._game.write(self._inner, bot.choose(self._inner)), self.to_decide or 0)

    def worlds(self, count: int, *, seed: int = 0) -> list[World]:
        """Return `count` random worlds that agree with all information in this view.

        In each world, chance deals the hidden pieces anew. The worlds depend only on the view and the seed. They
        therefore contain no hidden piece of the match. Raise `ValueError` if `count` is less than 1.

        Examples:
            >>> import skyhop
            >>> view = skyhop.start("balloon-cup", ruleset="gravon", seed=2003).view(1)
            >>> first, second = view.worlds(2, seed=7)
            >>> first.view(1) == second.view(1) == view, first.view(0) == second.view(0)
            (True, False)
            >>> _ = first.play("R7-3")
            >>> first.to_decide, second.to_decide
            (0, 1)
        """
        if index(count) < 1:
            raise ValueError(_("worlds: must be 1 or more, not %(given)s") % {"given": count})
        return list(islice(self._draw_worlds(seed), index(count)))

    def _draw_worlds(self, seed: int) -> Iterator[World]:
        """Yield worlds without end."""
        engine = WorldEngine(self._game, self._inner, index(seed))
        for number in counting():
            yield World(engine, self._game.determinize(self._inner, mix_seed(seed, number)))

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


class WorldEngine:
    """Engine of the worlds of one view. It plays actions and estimates win chances."""

    def __init__(self, game: Game, view: InnerView, seed: int) -> None:
        """Create the engine. It compiles or loads the code for estimates only at the first estimate."""
        self.game, self._view, self._seed = game, view, seed
        self._bulk = game.bulk if game.has(Capability.BULK) else None
        self._lock = Lock()

    def play(self, state: State, action: int) -> None:
        """Apply a legal action to a state, and draw the chance outcomes after it.

        Raise `EndlessChanceError` if the chance outcomes never end.
        """
        if self._bulk is not None:
            self._bulk.step(state.ruleset.record, state.records, 0, action, self._bulk.scratch())
            return
        self.game.act(state, action)
        for _outcome in range(MAX_CHANCE_OUTCOMES):
            if self.game.chance(state) is None:
                return
            self.game.settle(state, self.game.roll(state))
        raise EndlessChanceError

    def shares(self, state: State) -> tuple[float, ...]:
        """Return the estimated win chance of each seat in a state with a pending decision.

        If the game has a network, the network estimates the chances. Otherwise, a random playout does.
        """
        with self._lock:
            return tuple(self._rollouts.shares(state.records).tolist())

    @cached_property
    def _rollouts(self) -> PositionRollouts:
        from skyhop.search.search import PositionRollouts  # noqa: PLC0415  slow to import
        from skyhop.search.value_network import value_network_of  # noqa: PLC0415  as above

        network = value_network_of(self.game) if self.game.has(Capability.JUDGEMENT) else None
        return PositionRollouts(self.game, self._view, self._seed, network)

    def __reduce__(self) -> tuple[object, ...]:
        return WorldEngine, (self.game, self._view, self._seed)


class World:
    """Complete state of a match that a view allows. `View.worlds` makes worlds.

    A program can play in a world, copy it, and evaluate it. The match does not change. Chance outcomes after an action
    depend only on the world, so a copy has the same outcomes.
    """

    __slots__ = ("_engine", "_game", "_listed", "_state")

    def __init__(self, engine: WorldEngine, state: State) -> None:
        """Wrap a state of the engine. Call `View.worlds` to make worlds."""
        self._engine, self._game, self._state = engine, engine.game, state
        self._listed: Mapping[str, int] | None = None
        """Numbers of the legal actions by their notation. None until `legal` has listed them for this position."""

    @property
    def to_decide(self) -> int | None:
        """Seat whose turn it is to decide, counted from 0; None after the end."""
        return self._game.to_decide(self._state)

    @property
    def is_over(self) -> bool:
        """True after the end of the match."""
        return self._game.to_decide(self._state) is None

    @property
    def outcome(self) -> Outcome | None:
        """Winners (a tuple of seats, empty for a draw) and the reason for the end of the match; None before the end."""
        return self._game.outcome(self._state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat, as if the match ended now. In games without points, all numbers are 0."""
        return tuple(compute_final_totals(self._game, self._state))

    @property
    def win_chances(self) -> tuple[float, ...]:
        """Win chance of each seat, from 0 to 1. The network of the game or a random playout estimates the chances.

        After the end, the winners share the win equally. After a draw, all seats share it.

        Examples:
            >>> import skyhop
            >>> (world,) = skyhop.start("balloon-cup", seed=1).view(0).worlds(1)
            >>> first, second = world.win_chances
            >>> 0 < first < 1, round(first + second, 6)
            (True, 1.0)
        """
        if (outcome := self.outcome) is None:
            return self._engine.shares(self._state)
        seats = range(self._game.seat_count(self._state.ruleset))
        winners = outcome.winners or seats
        return tuple((seat in winners) / len(winners) for seat in seats)

    def legal(self) -> list[Action]:
        """Return the legal actions of the seat whose turn it is, in a fixed order; empty after the end."""
        seat = self.to_decide
        return [] if seat is None else [make_action(text, seat) for text in self._list()]

    def _list(self) -> Mapping[str, int]:
        if self._listed is None:
            actions = self._game.legal(self._state)
            self._listed = dict(zip(write_all(self._game, self._state, actions), actions, strict=True))
        return self._listed

    def play(self, action: str) -> Action:
        """Play an action, in notation, for the seat that decides. Then draw the chance outcomes after the action.

        Raises:
            Refused: if the action is illegal. The error contains the rule clause and an explanation. The world does not
                change.
        """
        game, state, text, seat = self._game, self._state, check_notation(action), self.to_decide
        number = None if seat is None else self._list().get(text)
        if number is None:
            number = game.read(state, text)
            text = game.write(state, number)
        self._engine.play(state, number)
        self._listed = None
        return make_action(str(text), seat or 0)

    def view(self, seat: int | None = None) -> View:
        """Return the view of a seat in this world. If `seat` is None, return the view of a spectator.

        An invalid seat raises `ValueError`. The message lists the seats.
        """
        known = check_seat(seat, self._game.seat_count(self._state.ruleset))
        return View(self._game, self._game.view(self._state, known))

    def copy(self) -> World:
        """Return an independent copy. After the same actions, both worlds have the same chance outcomes."""
        world = World(self._engine, self._state.copy())
        world._listed = self._listed
        return world

    def __eq__(self, other: object) -> bool:
        return isinstance(other, World) and self._game is other._game and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # mutable
    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        return World, (self._engine, self._state)

    def __repr__(self) -> str:
        return f"<skyhop.World of {self._game.name} ({self._state.ruleset.name}), {self.view().due}>"

    def __str__(self) -> str:
        return str(self.view())


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


DEFAULT_WORLDS = 16
"""Number of worlds in which a search tries each action, if neither a number nor a time limit is given."""
Evaluate = Callable[[World, int], float]
"""Function (world, seat): return the win chance of the seat in a world after an action, from 0 to 1."""


class Estimate(NamedTuple):
    """Estimate of an action: the win chance of the seat after the action."""

    action: Action
    share: float
    """Mean win chance of the seat in all worlds, from 0 to 1. A draw of two seats counts as 0.5."""
    error: float
    """Standard error of the mean. It is infinite if there is only one world."""
    worlds: int
    """Number of worlds in which the search tried the action."""


def estimate(
    view: View,
    *,
    evaluate: Evaluate | None = None,
    worlds: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> list[Estimate]:
    """Try each legal action of the view's seat in several worlds, and return the estimates, the best action first.

    All actions are tried in the same worlds, so luck affects them equally. The search looks one action ahead. To look
    further ahead, let `evaluate` play in the world. It gets its own copy of the world.

    Args:
        view: View of the seat that decides.
        evaluate: Function (world, seat) that returns the win chance of the seat in the world after an action. By
            default, the network of the game or a random playout estimates it. The search does not call the function
            for a world in which the match is over.
        worlds: Number of worlds; 16 if neither `worlds` nor `seconds` is given.
        seconds: Time limit. The search tries the actions in at least one world. With `worlds`, the search stops when
            it reaches either limit.
        seed: The same seed and number of worlds give the same estimates, if `evaluate` always gives the same values.

    Raises:
        ValueError: if the view's seat has no pending decision, or a limit is 0, negative or infinite.

    Examples:
        >>> import skyhop
        >>> view = skyhop.start("balloon-cup", ruleset="gravon", seed=2003).view(1)
        >>> best, *others = skyhop.estimate(view, worlds=4)
        >>> best.action in view.legal(), best.share >= others[0].share, best.worlds
        (True, True, 4)
        >>> def hopeful(world, seat):
        ...     return 1.0
        >>> skyhop.estimate(view, evaluate=hopeful, worlds=2)[0]
        Estimate(action=R1-3, share=1.0, error=0.0, worlds=2)
    """
    legal, seat = view.legal(), view.seat
    if not legal or seat is None:
        raise ValueError(_("this seat has no pending decision, or the match is over"))
    if seconds is not None and not 0 < seconds < math.inf:
        raise ValueError(_("seconds: must be more than 0, not %(given)s") % {"given": seconds})
    if worlds is not None and index(worlds) < 1:
        raise ValueError(_("worlds: must be 1 or more, not %(given)s") % {"given": worlds})
    most = worlds or (DEFAULT_WORLDS if seconds is None else None)
    end, found = math.inf if seconds is None else perf_counter() + seconds, [list[float]() for _action in legal]
    for number, world in enumerate(islice(view._draw_worlds(seed), most)):  # noqa: SLF001  the iterator may be endless
        if number and perf_counter() > end:
            break
        world.legal()  # all copies then share the list
        for action, shares in zip(legal, found, strict=True):
            after = world.copy()
            after.play(action)
            evaluator = None if after.is_over else evaluate
            shares.append(after.win_chances[seat] if evaluator is None else float(evaluator(after, seat)))
    estimates = (_estimate(action, shares) for action, shares in zip(legal, found, strict=True))
    return sorted(estimates, key=lambda each: -each.share)


def _estimate(action: Action, shares: list[float]) -> Estimate:
    worlds, mean = len(shares), math.fsum(shares) / len(shares)
    squares = math.fsum((share - mean) ** 2 for share in shares)
    return Estimate(action, mean, math.sqrt(squares / (worlds - 1) / worlds) if worlds > 1 else math.inf, worlds)
