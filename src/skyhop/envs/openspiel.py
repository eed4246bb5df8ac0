"""OpenSpiel games: after `register()`, `pyspiel.load_game("skyhop_balloon_cup")` returns a game.

Actions have the same numbers as in Skyhop. Each item of a shuffle is a separate chance node, in the order of
the draws. With `chance=sampled`, a complete shuffle is one node with a single outcome. The random generator in
the state then draws the order. An observation is a view: the present knowledge of a seat. An information state
is a history with perfect recall. It contains the actions of the seat, and the view of the seat after each
change.

This module needs the package open_spiel (Lanctot and others, OpenSpiel: A Framework for Reinforcement Learning
in Games, 2019).
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.chance import ChanceEvent
from skyhop.engine.record import Records
from skyhop.engine.state import Ruleset, State, View
from skyhop.envs.batch_entry import payoff_of, payoffs
from skyhop.extras import missing_package
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.search.worlds import MAX_PLAYOUT_ACTIONS, NO_ACTION

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None

EXPLICIT_CHANCE, SAMPLED_CHANCE = "explicit", "sampled"
"""Values of the parameter `chance`."""
NO_CHANCE = "none"
"""Value of the parameter `chance` for a game without chance."""
WIN_UTILITY, POINTS_UTILITY = "win", "points"
"""Values of the parameter `utility`: payoffs for the win, or the points of a seat minus the mean of all seats."""
MAX_POINTS = float(np.iinfo(np.int16).max)
"""Limit for the absolute values of payoffs in points."""
ENTRIES_PER_DECISION = 4
"""Maximum number of history entries per decision, for games with a maximum number of decisions (`length`).

Actions, views and shuffles are entries.
"""
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
"""Player ids of OpenSpiel for states in which no seat decides: chance decides, or the match is over."""
SEEDS = 2**53
"""Number of different seeds that Skyhop computes from the sampler of OpenSpiel, which returns fractions below 1."""


def register() -> None:
    """Register every game with OpenSpiel under the name that `name_of` returns.

    Skip names that are already registered.
    """
    for name in registry.names():
        game = registry.game(name)
        if name_of(game) not in pyspiel.registered_names():
            pyspiel.register_game(_type_of(game, EXPLICIT_CHANCE), _loader_of(game))


def name_of(game: Game) -> str:
    """Return the OpenSpiel name of a game, such as `skyhop_balloon_cup`."""
    return f"skyhop_{game.name.replace('-', '_')}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Skyhop game with one ruleset and one first seat, as an OpenSpiel game.

    The constructor raises `SpielError` for an invalid seat or value of `chance`. With `worlds`, the game is
    reduced: instead of a deal, chance chooses the first state from `worlds`. `str` returns a description of the
    game. OpenSpiel cannot load a game from this description if the game is reduced or has a custom ruleset.
    """

    def __init__(
        self,
        game: Game,
        ruleset: Ruleset,
        *,
        first: int = 0,
        chance: str = EXPLICIT_CHANCE,
        length: int = 0,
        utility: str = WIN_UTILITY,
        worlds: Sequence[State] = (),
    ) -> None:
        """Create a game. If `length` is above 0, a match that reaches this number of decisions ends as a draw.

        With `utility=points`, payoffs are points: the payoff of a seat is the difference between its points and the
        mean of all seats.
        """
        if first not in game.starters:
            raise pyspiel.SpielError(f"seat {first} may not begin")
        if chance not in (EXPLICIT_CHANCE, SAMPLED_CHANCE):
            raise pyspiel.SpielError(f"chance is {EXPLICIT_CHANCE} or {SAMPLED_CHANCE}, not {chance}")
        if utility not in (WIN_UTILITY, POINTS_UTILITY):
            raise pyspiel.SpielError(f"utility is {WIN_UTILITY} or {POINTS_UTILITY}, not {utility}")
        self.counts_points = utility == POINTS_UTILITY
        self.engine, self.ruleset, self.first, self.is_sampled = game, ruleset, first, chance == SAMPLED_CHANCE
        self.length, self.worlds = length, tuple(worlds)
        seats, beginning = game.seat_count(ruleset), game.new(ruleset, first=first)
        most = 1 if self.is_sampled else _count_outcomes(game, beginning.copy())
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=max(most, len(self.worlds)),
            num_players=seats,
            min_utility=-MAX_POINTS if self.counts_points else payoff_of(0.0, seats),
            max_utility=MAX_POINTS if self.counts_points else 1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=length or MAX_PLAYOUT_ACTIONS,
        )
        parameters = {"ruleset": ruleset.name, "first": first, "chance": chance, "length": length, "utility": utility}
        has_chance = bool(self.worlds or game.piles) or game.chance(beginning) is not None
        kind = _type_of(game, chance if has_chance else NO_CHANCE, is_short=length > 0, is_alone=seats == 1)
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        """Return the first state of a match.

        In this state, the next step is the first shuffle or, in a reduced game, the choice of a world.
        """
        return SpielState(self, self.engine.new(self.ruleset, first=self.first).records, is_open=bool(self.worlds))

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> ViewObserver | None:  # noqa: ANN401, ARG002  signature of OpenSpiel
        """Return an observer for the knowledge of one player. Return None if OpenSpiel asks for joint knowledge.

        Joint knowledge is the knowledge of all players together, which Skyhop does not support.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return ViewObserver(self, is_public=kind.public_info, is_private=is_private, recalls=kind.perfect_recall)

    def world(self, view: View, seed: int) -> SpielState:
        """Return a state that agrees with a view. The state has no history. Equal seeds lead to equal states."""
        return SpielState(self, self.engine.determinize(view, seed).records)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """State of a match, with all hidden information and with the items drawn so far in the pending shuffle.

    OpenSpiel copies and pickles the attributes of a state. Data that is equal for all states is stored in the game.
    """

    def __init__(self, game: SpielGame, records: Records, *, is_open: bool = False) -> None:
        """Create a state from its records. Only `SpielGame` calls this method.

        If `is_open` is True, the next step of chance is the choice of a world.
        """
        super().__init__(game)
        self.records = records
        self.drawn: list[str] = []
        self.player = CHANCE
        self.decisions = 0
        self.is_open = is_open
        self.memories = [Memory()] * self.num_players()
        """Histories of the seats, by seat."""
        if not is_open:
            self._finish_shuffle()
            self._record_views()

    @property
    def engine(self) -> Game:
        """Skyhop game of this state."""
        found: Game = self.get_game().engine
        return found

    @property
    def truth(self) -> State:
        """Skyhop state of the match, with all hidden information."""
        return State(self.get_game().ruleset, self.records)

    def current_player(self) -> int:
        """Return the seat that decides.

        If chance decides or the match is over, return the number that OpenSpiel defines for this case.
        """
        return self.player

    def is_terminal(self) -> bool:
        """Return True if the match is over."""
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        """Return the payoff of each seat. Before the end of the match, all payoffs are 0."""
        outcome, seats = self.engine.outcome(self.truth), self.num_players()
        if outcome is None:
            return [0.0] * seats
        if not self.get_game().counts_points:
            return payoffs(outcome.winners, seats)
        points = self.engine.points(self.truth)[:seats]
        return [each - sum(points) / seats for each in points]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of the pending chance event, each with its probability.

        For a draw from a pile, the number of an outcome is the index of the drawn item's kind. For the choice of
        a world, it is the index of the world. With `chance=sampled`, the only outcome has the number 0.
        """
        if self.is_open:
            count = len(self.get_game().worlds)
            return [(number, 1 / count) for number in range(count)]
        if self.get_game().is_sampled:
            return [(0, 1.0)]
        left = self._count_undrawn()
        return [(place, left[kind] / left.total()) for place, kind in enumerate(self._kinds()) if left[kind]]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """Return a random state that agrees with the view of a player. The state keeps the history of this player.

        Raise `SpielError` if no seat decides.
        """
        if self.player < 0:
            raise pyspiel.SpielError("nobody decides: there is no view to resample from")
        world: SpielState = self.get_game().world(self.engine.view(self.truth, player_id), int(sampler() * SEEDS))
        world.memories[player_id], world.decisions = self.memories[player_id], self.decisions
        return world

    def _legal_actions(self, _player: int) -> list[int]:
        return self.engine.legal(self.truth)

    def _apply_action(self, action: int) -> None:
        if self.player == CHANCE:
            self._draw(action)
        else:
            self.engine.act(self.truth, action)
            self.decisions += 1
            self.memories[self.player] = self.memories[self.player].add_action(action)
        self._finish_shuffle()
        if not self.drawn:
            self._record_views()

    def _draw(self, outcome: int) -> None:
        """Apply a chance outcome: a world, one item of a shuffle, or a complete shuffle."""
        if self.is_open:
            self.records, self.is_open = self.get_game().worlds[outcome].records.copy(), False
        elif self.get_game().is_sampled:
            self.engine.settle(self.truth, self.engine.roll(self.truth))
        else:
            self.drawn.append(self._kinds()[outcome])

    def _record_views(self) -> None:
        """Add the current view of each seat to the seat's history, if it differs from the previous view.

        A single item of a shuffle changes no view.
        """
        for seat, memory in enumerate(self.memories):
            self.memories[seat] = memory.add_views(self.engine.view(self.truth, seat).records)

    def _finish_shuffle(self) -> None:
        """If all items of the pending shuffle are drawn, complete the shuffle. Then set the current player."""
        engine, state = self.engine, self.truth
        while (pending := engine.chance(state)) is not None:
            left = self._count_undrawn()
            if len(left) > 1 and (pending.needed is None or len(self.drawn) < pending.needed):
                break
            engine.settle(state, [*self.drawn, *left.elements()])
            self.drawn = []
        decider = None if 0 < self.get_game().length <= self.decisions else engine.to_decide(state)
        self.player = CHANCE if pending is not None else TERMINAL if decider is None else decider

    def _count_undrawn(self) -> Counter[str]:
        """Return the number of items in the pending pile that are not drawn yet, by kind."""
        return Counter(self._require_shuffle().tokens) - Counter(self.drawn)

    def _kinds(self) -> list[str]:
        """Return the kinds of items in the pending pile."""
        return list(dict.fromkeys(self._require_shuffle().tokens))

    def _require_shuffle(self) -> ChanceEvent:
        """Return the pending shuffle. Raise `SpielError` if no shuffle is pending."""
        pending = self.engine.chance(self.truth)
        if pending is None:
            raise pyspiel.SpielError("no shuffle is due")
        return pending

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.engine.write(self.truth, action)
        if self.is_open:
            return f"world {action}"
        pile = self._require_shuffle().pile
        return f"shuffle {pile}" if self.get_game().is_sampled else f"{pile} {self._kinds()[action]}"

    def __str__(self) -> str:
        return self.engine.renderer.text(self.engine.view(self.truth, None))


class Memory:
    """Immutable history of a seat. Each entry has a view and, if the seat acted before this view, its action."""

    __slots__ = ("action", "before", "digest", "views")

    def __init__(self, before: Memory | None = None, views: Records | None = None, action: int = NO_ACTION) -> None:
        """Create a history that consists of the history `before`, if given, and one more entry."""
        self.before, self.views, self.action = before, views, action
        past: str = before.digest if before else ""
        now = b"" if views is None else views.tobytes()
        self.digest: str = hashlib.sha256(f"{past} {action} ".encode() + now).hexdigest()
        """Hash of the history. Two histories with the same hash have the same entries."""

    def add_action(self, action: int) -> Memory:
        """Return a new history: this history and one more action of the seat."""
        return Memory(self, None, action)

    def add_views(self, views: Records) -> Memory:
        """Return a new history: this history and one more view.

        If the view equals the previous view, return this history unchanged.
        """
        if self.views is not None and self.views.tobytes() == views.tobytes():
            return self
        return Memory(self, views)

    def list_entries(self) -> list[Memory]:
        """Return all entries of the history, oldest first."""
        found: list[Memory] = []
        each: Memory | None = self
        while each is not None and each.before is not None:
            found.append(each)
            each = each.before
        return found[::-1]

    def __deepcopy__(self, _memo: object) -> Memory:
        """Return the same object, because it is immutable. OpenSpiel copies states often."""
        return self


class ViewObserver:
    """Observer that writes the public fields, the private fields, or all fields of a player's view into a tensor.

    If `recalls` is True, the observer writes the complete history of the player instead. `dict` contains the parts
    of the tensor by name. For a view, these are the names of the fields. For a history, `seen` and `done` have
    one row for each entry. A row of `seen` contains the view. `done` contains the number of the seat's action plus 1,
    or 0 without an action. A history requires a game with a `length`.
    """

    def __init__(self, game: SpielGame, *, is_public: bool, is_private: bool, recalls: bool) -> None:
        self._game, self._is_private, self._recalls = game, is_private, recalls
        engine = game.engine
        lying_open = set(engine.open_record.dtype.names or ())
        includes = {True: is_public, False: is_private}
        fields = [field for field in engine.view_record.fields() if includes[field.name in lying_open]]
        self._names = [field.name for field in fields]
        sizes = {field.name: field.sizes for field in fields}
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if recalls:
            width = sum(prod(size) for size in sizes.values())
            sizes = {"seen": (ENTRIES_PER_DECISION * game.length, width), "done": (ENTRIES_PER_DECISION * game.length,)}
        if not recalls or game.length:
            ends = np.cumsum([0, *(prod(size) for size in sizes.values())])
            self.tensor = np.zeros(ends[-1], np.float32)
            for (name, size), begin, end in zip(sizes.items(), ends, ends[1:], strict=False):
                self.dict[name] = self.tensor[begin:end].reshape(size)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the knowledge of a player in a state into the tensor."""
        if self.tensor is None:
            return
        self.tensor[:] = 0.0
        if state.is_open:
            return
        if self._recalls:
            for row, moment in enumerate(state.memories[player].list_entries()):
                self.dict["done"][row] = moment.action + 1
                if moment.views is not None:
                    self.dict["seen"][row] = np.concatenate([moment.views[name].ravel() for name in self._names])
            return
        for name, values in self._read_fields(state, player).items():
            self.dict[name][...] = values

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the knowledge of a player as text.

        For a view, the text contains the fields as hexadecimal bytes. For a history, the text is a key that
        identifies the history.
        """
        if state.is_open:
            return ""
        if self._recalls:
            return state.memories[player].digest
        return "".join(values.tobytes().hex() for values in self._read_fields(state, player).values())

    def _read_fields(self, state: SpielState, player: int) -> dict[str, NDArray[np.integer]]:
        """Return the values of the fields by name.

        If OpenSpiel requests no private information, take the values from the view of a spectator.
        """
        view = state.engine.view(state.truth, player if self._is_private else None)
        return {name: np.asarray(view.record[name]) for name in self._names}


def _loader_of(game: Game) -> type[SpielGame]:
    """Return a class that OpenSpiel calls to create a game from its parameters.

    OpenSpiel would release a function only after the end of the Python interpreter. The loader is therefore a
    class.
    """

    class Loaded(SpielGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            ruleset = game.ruleset(parameters["ruleset"])
            rest = {name: parameters[name] for name in ("first", "chance", "length", "utility")}
            super().__init__(game, ruleset, **rest)

    return Loaded


@cache
def _type_of(game: Game, chance: str, *, is_short: bool = False, is_alone: bool = False) -> object:
    """Return the OpenSpiel description (`GameType`) of a game. It is the same for all rulesets of the game."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode={
            EXPLICIT_CHANCE: modes.EXPLICIT_STOCHASTIC,
            SAMPLED_CHANCE: modes.SAMPLED_STOCHASTIC,
            NO_CHANCE: modes.DETERMINISTIC,
        }[chance],
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if is_alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=is_short,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "ruleset": game.rulesets()[0],
            "first": 0,
            "chance": EXPLICIT_CHANCE,
            "length": 0,
            "utility": WIN_UTILITY,
        },
    )


def _count_outcomes(game: Game, state: State) -> int:
    """Return the number of kinds of items in the largest pile.

    `state` must be a state before the deal, so that all piles are complete.
    """
    most = game.largest_pile
    while (pending := game.chance(state)) is not None:
        most = max(most, len(set(pending.tokens)))
        game.settle(state, pending.tokens)
    return most
