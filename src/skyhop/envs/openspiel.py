"""The games as OpenSpiel knows them: after `register()`, `pyspiel.load_game("skyhop_balloon_cup")` gives one.

An action has the number that it has here. Of a shuffle each item is a chance node of its own, the first drawn first; in
a game with `chance=sampled` all of a shuffle is one node with a single outcome, and the order comes from the state's
own generator. What a player knows, its information state, is its view and nothing else: what a seat may know now, not
how that came about, so it is not of perfect recall.

It needs the package open_spiel (Lanctot and others, OpenSpiel: A Framework for Reinforcement Learning in Games, 2019).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from skyhop.core.engine.chance import ChanceEvent
from skyhop.core.engine.record import Records
from skyhop.core.engine.ruleset import Ruleset
from skyhop.core.engine.state import State, View
from skyhop.core.game import registry
from skyhop.core.game.game import Game
from skyhop.core.language.extras import missing_package
from skyhop.envs.payoff import payoffs
from skyhop.search.leaf import LONGEST

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(missing_package(error), name=error.name) from None

EXPLICIT, SAMPLED = "explicit", "sampled"
"""What `chance` may be."""
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

    Rules of one's own are played as well as published ones, but OpenSpiel cannot load them by what `str` says.
    """

    def __init__(self, game: Game, ruleset: Ruleset, *, first: int = 0, chance: str = EXPLICIT) -> None:
        """Play `game` by a ruleset."""
        if first not in game.starters(ruleset):
            raise pyspiel.SpielError(f"seat {first} may not begin")
        if chance not in (EXPLICIT, SAMPLED):
            raise pyspiel.SpielError(f"chance is {EXPLICIT} or {SAMPLED}, not {chance}")
        self.engine, self.ruleset, self.first, self.is_sampled = game, ruleset, first, chance == SAMPLED
        seats = game.seat_count(ruleset)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=1 if self.is_sampled else _most_outcomes(game, game.new(ruleset, first=first)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if 1 in game.seats else 0.0,
            max_game_length=LONGEST,
        )
        parameters = {"ruleset": ruleset.name, "first": first, "chance": chance}
        super().__init__(_type_of(game, chance), info, parameters)

    def new_initial_state(self) -> SpielState:
        """The state before the first shuffle."""
        return SpielState(self, self.engine.new(self.ruleset, first=self.first).records)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ViewObserver:  # noqa: ANN401, ARG002  OpenSpiel's own
        """What OpenSpiel asks what a player knows."""
        return ViewObserver()

    def world(self, view: View, seed: int) -> SpielState:
        """A state that a view allows, without a history; the same seed makes the same."""
        return SpielState(self, self.engine.determinize(view, seed).records)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A state: the whole truth, and how much of a shuffle has been drawn.

    OpenSpiel copies its attributes, and pickles them; what belongs to the game is the game's.
    """

    def __init__(self, game: SpielGame, records: Records) -> None:
        """Stand at a state, given by its records; only a game makes one."""
        super().__init__(game)
        self.records = records
        self.drawn: list[str] = []
        self.player = 0
        self.known: dict[int, str] = {}
        """What `information_of` has said since the last action."""
        self._go_on()

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
        if self.get_game().is_sampled:
            return [(0, 1.0)]
        left = self._left()
        return [(place, left[kind] / left.total()) for place, kind in enumerate(self._kinds()) if left[kind]]

    def information_of(self, player: int) -> str:
        """The bytes of a seat's view, in hexadecimal."""
        if player not in self.known:
            self.known[player] = self.engine.view(self.truth, player).records.tobytes().hex()
        return self.known[player]

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that a player's view allows, without a history; `SpielError` while nobody decides."""
        if self.player < 0:
            raise pyspiel.SpielError("nobody decides: there is no view to resample from")
        made: SpielState = self.get_game().world(self.engine.view(self.truth, player_id), int(sampler() * SEEDS))
        return made

    def _legal_actions(self, _player: int) -> list[int]:
        return self.engine.legal(self.truth)

    def _apply_action(self, action: int) -> None:
        if self.player == CHANCE:
            self._draw(action)
        else:
            self.engine.act(self.truth, action)
        self._go_on()

    def _draw(self, outcome: int) -> None:
        """Let chance act: one item, or a whole shuffle."""
        if self.get_game().is_sampled:
            self.engine.settle(self.truth, self.engine.roll(self.truth))
        else:
            self.drawn.append(self._kinds()[outcome])

    def _go_on(self) -> None:
        """Settle what is known of a shuffle that is due, and see whose turn it is."""
        engine, state = self.engine, self.truth
        self.known.clear()
        while (is_due := engine.chance(state) is not None) and len(left := self._left()) <= 1:
            engine.settle(state, [*self.drawn, *left.elements()])
            self.drawn = []
        decider = engine.to_decide(state)
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
        pile = self._due().pile
        return f"shuffle {pile}" if self.get_game().is_sampled else f"{pile} {self._kinds()[action]}"

    def __str__(self) -> str:
        """Say what a spectator sees."""
        return self.engine.text(self.engine.view(self.truth, None))


class ViewObserver:
    """Says what a player may know of a state: its view. It makes no tensors."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Make a tensor: there is none."""

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a player knows."""
        return state.information_of(player)


def _loader_of(game: Game) -> type[SpielGame]:
    """Make the class of which OpenSpiel makes a game by its parameters.

    No function: OpenSpiel lets go of it when Python has ended, which only a class outlives.
    """

    class Loaded(SpielGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            ruleset = game.ruleset(parameters["ruleset"])
            super().__init__(game, ruleset, first=parameters["first"], chance=parameters["chance"])

    return Loaded


@cache
def _type_of(game: Game, chance: str) -> Any:  # noqa: ANN401  as above
    """What OpenSpiel should know of a game under any ruleset."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if chance == SAMPLED else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if 1 in game.seats else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"ruleset": game.rulesets()[0], "first": 0, "chance": EXPLICIT},
    )


def _most_outcomes(game: Game, state: State) -> int:
    """Count the kinds of items in the largest pile of a state that has yet to be dealt: by then all piles are whole."""
    most = 1
    while (due := game.chance(state)) is not None:
        most = max(most, len(set(due.tokens)))
        game.settle(state, due.tokens)
    return most
