"""The games as OpenSpiel knows them: after `register()`, `pyspiel.load_game("skyhop_balloon_cup")` gives one.

An action has the number that it has here. Of a shuffle each item is a chance node of its own, the first drawn first; in
a game with `chance=sampled` all of a shuffle is one node with a single outcome, and the order comes from the state's
own generator. An observation is a view: what a seat may know now. An information state is a history: of the own
actions, and of the views between which something changed, so that it is of perfect recall.

It needs the package open_spiel (Lanctot and others, OpenSpiel: A Framework for Reinforcement Learning in Games, 2019).
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
from skyhop.envs.payoff import payoff_of, payoffs
from skyhop.extras import missing_package
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.search.leaf import LONGEST
from skyhop.search.worlds import NO_ACTION

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None

EXPLICIT, SAMPLED = "explicit", "sampled"
"""What `chance` may be."""
NO_CHANCE = "none"
"""What it is where a game has none."""
MOMENTS = 4
"""So many for each decision, at most: what was done and seen in a game with a `length`, shuffles included."""
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
"""Who is due where no seat is."""
SEEDS = 2**53
"""So many numbers a sampler of OpenSpiel, which gives fractions, can tell apart."""


def register() -> None:
    """Let OpenSpiel load every game of the registry by the name of `name_of`; what it knows already stays."""
    for name in registry.names():
        game = registry.game(name)
        if name_of(game) not in pyspiel.registered_names():
            pyspiel.register_game(_type_of(game, EXPLICIT), _loader_of(game))


def name_of(game: Game) -> str:
    """What OpenSpiel calls a game: `skyhop_balloon_cup`."""
    return f"skyhop_{game.name.replace('-', '_')}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel says nothing of its types
    """A game under one ruleset, with the seat that begins; `SpielError` where that seat may not, or chance is neither.

    Rules of one's own are played as well as published ones, but OpenSpiel cannot load them by what `str` says. Nor can
    it load a reduced game: one that begins in any of some `worlds`, which chance chooses, instead of with a deal.
    """

    def __init__(
        self,
        game: Game,
        ruleset: Ruleset,
        *,
        first: int = 0,
        chance: str = EXPLICIT,
        length: int = 0,
        worlds: Sequence[State] = (),
    ) -> None:
        """Play `game` by a ruleset; after `length` decisions, where that is above 0, a match counts as a draw."""
        if first not in game.starters(ruleset):
            raise pyspiel.SpielError(f"seat {first} may not begin")
        if chance not in (EXPLICIT, SAMPLED):
            raise pyspiel.SpielError(f"chance is {EXPLICIT} or {SAMPLED}, not {chance}")
        self.engine, self.ruleset, self.first, self.is_sampled = game, ruleset, first, chance == SAMPLED
        self.length, self.worlds = length, tuple(worlds)
        seats, beginning = game.seat_count(ruleset), game.new(ruleset, first=first)
        most = 1 if self.is_sampled else _most_outcomes(game, beginning.copy())
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=max(most, len(self.worlds)),
            num_players=seats,
            min_utility=payoff_of(0.0, seats),
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=length or LONGEST,
        )
        parameters = {"ruleset": ruleset.name, "first": first, "chance": chance, "length": length}
        has_chance = bool(self.worlds) or game.chance(beginning) is not None
        kind = _type_of(game, chance if has_chance else NO_CHANCE, is_short=length > 0, is_alone=seats == 1)
        super().__init__(kind, info, parameters)

    def new_initial_state(self) -> SpielState:
        """The state before the first shuffle, or before chance chooses a world."""
        return SpielState(self, self.engine.new(self.ruleset, first=self.first).records, is_open=bool(self.worlds))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ViewObserver | None:  # noqa: ANN401, ARG002  OpenSpiel's own
        """What OpenSpiel asks what a player knows; None for what all players know together, which nobody does."""
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if asked.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        is_private = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return ViewObserver(self, is_public=asked.public_info, is_private=is_private, recalls=asked.perfect_recall)

    def world(self, view: View, seed: int) -> SpielState:
        """A state that a view allows, without a history; the same seed makes the same."""
        return SpielState(self, self.engine.determinize(view, seed).records)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A state: the whole truth, and how much of a shuffle has been drawn.

    OpenSpiel copies its attributes, and pickles them; what belongs to the game is the game's.
    """

    def __init__(self, game: SpielGame, records: Records, *, is_open: bool = False) -> None:
        """Stand at a state, given by its records, or `is_open` before chance has chosen one; only a game makes one."""
        super().__init__(game)
        self.records = records
        self.drawn: list[str] = []
        self.player = CHANCE
        self.decisions = 0
        self.is_open = is_open
        self.memories = [Memory()] * self.num_players()
        """By seat, what it has done and seen."""
        if not is_open:
            self._go_on()
            self._see()

    @property
    def engine(self) -> Game:
        """The game as Skyhop knows it."""
        found: Game = self.get_game().engine
        return found

    @property
    def truth(self) -> State:
        """The state as Skyhop knows it."""
        return State(self.get_game().ruleset, self.records)

    def current_player(self) -> int:
        """The seat that decides, or who else is due."""
        return self.player

    def is_terminal(self) -> bool:
        """Say whether the match is over."""
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        """What the match has brought each seat, all zeros while it goes on."""
        outcome, seats = self.engine.outcome(self.truth), self.num_players()
        return [0.0] * seats if outcome is None else payoffs(outcome.winners, seats)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Which item comes next, by its place among the pile's kinds, with its probability."""
        if self.is_open:
            count = len(self.get_game().worlds)
            return [(number, 1 / count) for number in range(count)]
        if self.get_game().is_sampled:
            return [(0, 1.0)]
        left = self._left()
        return [(place, left[kind] / left.total()) for place, kind in enumerate(self._kinds()) if left[kind]]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that a player's view allows, with that player's memory; `SpielError` while nobody decides."""
        if self.player < 0:
            raise pyspiel.SpielError("nobody decides: there is no view to resample from")
        made: SpielState = self.get_game().world(self.engine.view(self.truth, player_id), int(sampler() * SEEDS))
        made.memories[player_id], made.decisions = self.memories[player_id], self.decisions
        return made

    def _legal_actions(self, _player: int) -> list[int]:
        return self.engine.legal(self.truth)

    def _apply_action(self, action: int) -> None:
        if self.player == CHANCE:
            self._draw(action)
        else:
            self.engine.act(self.truth, action)
            self.decisions += 1
            self.memories[self.player] = self.memories[self.player].done(action)
        self._go_on()
        if not self.drawn:
            self._see()

    def _draw(self, outcome: int) -> None:
        """Let chance act: choose a world, draw one item, or make a whole shuffle."""
        if self.is_open:
            self.records, self.is_open = self.get_game().worlds[outcome].records.copy(), False
        elif self.get_game().is_sampled:
            self.engine.settle(self.truth, self.engine.roll(self.truth))
        else:
            self.drawn.append(self._kinds()[outcome])

    def _see(self) -> None:
        """Let every seat see what has changed for it; drawing a shuffle item by item changes nothing."""
        for seat, memory in enumerate(self.memories):
            self.memories[seat] = memory.seen(self.engine.view(self.truth, seat).records)

    def _go_on(self) -> None:
        """Settle what is known of a shuffle that is due, and see whose turn it is."""
        engine, state = self.engine, self.truth
        while (is_due := engine.chance(state) is not None) and len(left := self._left()) <= 1:
            engine.settle(state, [*self.drawn, *left.elements()])
            self.drawn = []
        decider = None if 0 < self.get_game().length <= self.decisions else engine.to_decide(state)
        self.player = CHANCE if is_due else TERMINAL if decider is None else decider

    def _left(self) -> Counter[str]:
        """Count the items of the pile that is due which have not been drawn, by kind."""
        return Counter(self._due().tokens) - Counter(self.drawn)

    def _kinds(self) -> list[str]:
        """The kinds of items of the pile that is due."""
        return list(dict.fromkeys(self._due().tokens))

    def _due(self) -> ChanceEvent:
        """The shuffle that is due; `SpielError` where none is."""
        due = self.engine.chance(self.truth)
        if due is None:
            raise pyspiel.SpielError("no shuffle is due")
        return due

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.engine.write(self.truth, action)
        if self.is_open:
            return f"world {action}"
        pile = self._due().pile
        return f"shuffle {pile}" if self.get_game().is_sampled else f"{pile} {self._kinds()[action]}"

    def __str__(self) -> str:
        return self.engine.text(self.engine.view(self.truth, None))


class Memory:
    """What a seat has done and seen: views, and before each the own action that it followed. It never changes."""

    __slots__ = ("action", "before", "digest", "views")

    def __init__(self, before: Memory | None = None, views: Records | None = None, action: int = NO_ACTION) -> None:
        """Remember a view after all that was remembered before; nothing at the beginning."""
        self.before, self.views, self.action = before, views, action
        past: str = before.digest if before else ""
        now = b"" if views is None else views.tobytes()
        self.digest: str = hashlib.sha256(f"{past} {action} ".encode() + now).hexdigest()
        """Two of them are alike where all that is remembered is."""

    def done(self, action: int) -> Memory:
        """Remember an own action."""
        return Memory(self, None, action)

    def seen(self, views: Records) -> Memory:
        """Remember a view, unless it is what was seen last."""
        if self.views is not None and self.views.tobytes() == views.tobytes():
            return self
        return Memory(self, views)

    def moments(self) -> list[Memory]:
        """List all that is remembered, the oldest first."""
        found: list[Memory] = []
        each: Memory | None = self
        while each is not None and each.before is not None:
            found.append(each)
            each = each.before
        return found[::-1]

    def __deepcopy__(self, _memo: object) -> Memory:
        """Stay as it is: OpenSpiel copies states."""
        return self


class ViewObserver:
    """Says what a player may know: public or private parts of its view, or with `recalls` all that it did and saw.

    `dict` has pieces of the tensor by name: the fields of the view. What is recalled is a row of `seen` for each
    moment, and of `done` the number of the own action, counted from 1; that takes a game with a `length`.
    """

    def __init__(self, game: SpielGame, *, is_public: bool, is_private: bool, recalls: bool) -> None:
        self._game, self._is_private, self._recalls = game, is_private, recalls
        engine = game.engine
        lying_open = set(engine.open_record.dtype.names or ())
        asked = {True: is_public, False: is_private}
        fields = [field for field in engine.view_record.fields() if asked[field.name in lying_open]]
        self._names = [field.name for field in fields]
        sizes = {field.name: field.sizes for field in fields}
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if recalls:
            width = sum(prod(size) for size in sizes.values())
            sizes = {"seen": (MOMENTS * game.length, width), "done": (MOMENTS * game.length,)}
        if not recalls or game.length:
            ends = np.cumsum([0, *(prod(size) for size in sizes.values())])
            self.tensor = np.zeros(ends[-1], np.float32)
            for (name, size), begin, end in zip(sizes.items(), ends, ends[1:], strict=False):
                self.dict[name] = self.tensor[begin:end].reshape(size)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor."""
        if self.tensor is None:
            return
        self.tensor[:] = 0.0
        if state.is_open:
            return
        if self._recalls:
            for row, moment in enumerate(state.memories[player].moments()):
                self.dict["done"][row] = moment.action + 1
                if moment.views is not None:
                    self.dict["seen"][row] = np.concatenate([moment.views[name].ravel() for name in self._names])
            return
        for name, values in self._shown(state, player).items():
            self.dict[name][...] = values

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a player knows: bytes of fields, in hexadecimal, or what stands for all that is remembered."""
        if state.is_open:
            return ""
        if self._recalls:
            return state.memories[player].digest
        return "".join(values.tobytes().hex() for values in self._shown(state, player).values())

    def _shown(self, state: SpielState, player: int) -> dict[str, NDArray[Any]]:
        """The values of the fields, as a spectator sees them where nothing private is asked for."""
        view = state.engine.view(state.truth, player if self._is_private else None)
        return {name: np.asarray(view.record[name]) for name in self._names}


def _loader_of(game: Game) -> type[SpielGame]:
    """Make the class of which OpenSpiel makes a game by its parameters.

    No function: OpenSpiel lets go of it when Python has ended, which only a class outlives.
    """

    class Loaded(SpielGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            ruleset = game.ruleset(parameters["ruleset"])
            rest = {name: parameters[name] for name in ("first", "chance", "length")}
            super().__init__(game, ruleset, **rest)

    return Loaded


@cache
def _type_of(game: Game, chance: str, *, is_short: bool = False, is_alone: bool = False) -> Any:  # noqa: ANN401  as above
    """What OpenSpiel should know of a game under any ruleset."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode={
            EXPLICIT: modes.EXPLICIT_STOCHASTIC,
            SAMPLED: modes.SAMPLED_STOCHASTIC,
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
        parameter_specification={"ruleset": game.rulesets()[0], "first": 0, "chance": EXPLICIT, "length": 0},
    )


def _most_outcomes(game: Game, state: State) -> int:
    """Count the kinds of items in the largest pile of a state that has yet to be dealt: by then all piles are whole."""
    most = 1
    while (due := game.chance(state)) is not None:
        most = max(most, len(set(due.tokens)))
        game.settle(state, due.tokens)
    return most
