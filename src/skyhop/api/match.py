"""Matches for programs: start a match, list, explain, play and undo actions in the game's notation."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from functools import partial
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from itertools import repeat
from math import inf
from numbers import Integral
from operator import index
from os import PathLike
from pathlib import Path
from threading import RLock
from typing import ClassVar, NamedTuple, Protocol

from skyhop.analysis.analysis import Analysis
from skyhop.api.view import Action, View, check_notation, check_seat, make_action
from skyhop.bots import bot as bots
from skyhop.bots.bot import BY_ITERATIONS, SEAT_STREAM, UnknownBot
from skyhop.engine.chance import SECRET_BYTES, SecretShuffler, mix_seed
from skyhop.engine.document import UNPRINTABLE, replace_fields
from skyhop.engine.event import Event
from skyhop.engine.state import Outcome, Ruleset, State
from skyhop.engine.state import View as InnerView
from skyhop.game import ending, journal, match, registry
from skyhop.game.action import JournalError
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game, check_action
from skyhop.game.journal import Journal
from skyhop.game.kernel_game import write_all
from skyhop.game.position import read_ruleset, read_table, set_up_state, write_position
from skyhop.i18n import _, listed, translated

_registry_lock = RLock()
"""Lock of the game registry. Only one thread at a time may switch the example games on or off."""


@contextmanager
def include_all_games() -> Iterator[None]:
    """Context manager: add the example games to the registry inside the block.

    Inside the block, an unknown game or bot raises `ValueError`.
    """
    with _registry_lock, registry.with_examples():
        try:
            yield
        except (registry.UnknownGame, UnknownBot, MissingCapability) as error:
            raise ValueError(str(error)) from None


def look_up_game(game: str | Game) -> Game:
    """Return the game with this name. If `game` is a `Game` object, return it unchanged."""
    if isinstance(game, Game):
        return game
    with include_all_games():
        return registry.game(_make_name(game))


def _make_name(name: object) -> str:
    """Return `name` unchanged if it is a string, otherwise its `repr`. The registry needs a hashable name."""
    return name if isinstance(name, str) else repr(name)


def choose_ruleset(game: Game, name: str | None, options: Mapping[str, object], players: int | None = None) -> Ruleset:
    """Return a ruleset of a game, with the values in `options`. If `name` is None, use the default ruleset.

    `players` is the number of players. It applies only if the game has an option for this number and `options` does
    not set this option.
    """
    if "name" in options:
        raise ValueError(_("“name” is not an option: use “ruleset” for the ruleset and “names” for the players"))
    base, counted = game.ruleset(game.rulesets()[0] if name is None else name), game.options.seats
    values = {key: _make_plain(value) for key, value in options.items()}
    if players and counted and counted not in values:
        values[counted] = players
    ruleset = game.ruleset({**base.parameters, **values}) if values else base
    game.check_playable(ruleset)
    return ruleset


def _make_plain(value: object) -> object:
    """Convert the value of an option to a type that a ruleset accepts.

    A board becomes its JSON text. An integer type of another library, such as numpy, becomes `int`.
    """
    if isinstance(value, Integral) and not isinstance(value, bool):
        return int(value)
    return value.json() if hasattr(value, "json") else value


def game_names() -> tuple[str, ...]:
    """Return the names of all games, including the examples and the games in folders of `SKYHOP_GAMES`.

    Examples:
        >>> import skyhop
        >>> skyhop.game_names()
        ('aeronaut-odyssey', 'balloon-cup', 'connect-four', 'flip-and-write', 'hex', 'kuhn-poker', ...)
    """
    with include_all_games():
        return registry.names()


def ruleset_names(game: str | Game) -> tuple[str, ...]:
    """Return the names of a game's published rulesets. The default ruleset is first.

    Raises:
        ValueError: if the game is unknown; the message lists the games.

    Examples:
        >>> import skyhop
        >>> skyhop.ruleset_names("balloon-cup")
        ('rio-grande', 'gravon', 'kosmos-fr', 'le-clube')
    """
    return tuple(look_up_game(game).rulesets())


class UndoPoint(NamedTuple):
    """Data to undo one action: the action, the state and ply before it, and the events of the action."""

    action: Action
    state: State
    ply: int
    events: Sequence[Event]


class Match:
    """One play of a game. `start`, `load` and `position` make matches. Seats count from 0.

    A match contains the complete state. `view`, `events`, `tell` and `svg` show only the information that one seat
    may have. Without a seat, they show the information for a spectator. `print` and notebooks show the spectator's
    view.

    Iterating over a match yields its actions in order, without the actions that were taken back. Two matches are
    equal if they have the same game, ruleset, players and history.

    Examples:
        >>> import skyhop
        >>> match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
        >>> match
        <skyhop.Match of balloon-cup (gravon), ply 2, seat 1 decides>
        >>> match.play("R7-3")
        R7-3
        >>> list(match), len(match), match.ply, match.to_decide
        ([R7-3], 1, 3, 0)
        >>> match.copy() == match
        True
    """

    __slots__ = ("_before", "_inner", "_listed", "_moments", "_names", "game", "names", "options", "ruleset", "seats")
    __hash__ = None  # type: ignore[assignment]  # mutable

    game: str
    """Name of the game, such as `balloon-cup`."""
    ruleset: str
    """Name of the ruleset, such as `rio-grande`. With changed options, it is the game's name for a custom ruleset."""
    options: Mapping[str, str | int | bool]
    """Values of the options in the ruleset, by name of the option."""
    seats: int
    """Number of seats; they are numbered from 0."""
    names: tuple[str, ...]
    """Names of the players, by seat; empty for a player without a name."""

    def __init__(self, inner: match.Match, moments: Sequence[UndoPoint] = ()) -> None:
        """Wrap a match of the engine. Call `start`, `load` or `position` to make a match."""
        self._inner = inner
        self._listed: tuple[int, list[str], list[int]] | None = None
        """Deciding seat, and its legal actions as texts and numbers, if `legal` has listed them for this position."""
        self._before: State | None = None
        """Copy of the current state, if the latest call was `play`. The next undo point needs such a copy."""
        self._moments = list(moments)
        rules = inner.state.ruleset
        self.game, self.ruleset, self.options = inner.game.name, rules.name, dict(rules.parameters)
        self.names = tuple(inner.journal.header.seats)
        self.seats = len(self.names)
        self._names = self.names if any(self.names) else ()

    @property
    def ply(self) -> int:
        """Number of journal entries so far. Actions and chance outcomes are entries."""
        return self._inner.ply

    @property
    def to_decide(self) -> int | None:
        """Seat whose turn it is to decide, counted from 0; None after the end of the match."""
        return self._inner.to_decide

    @property
    def outcome(self) -> Outcome | None:
        """Winners (a tuple of seats, empty for a draw) and the reason for the end of the match; None before the end."""
        return self._inner.outcome

    def legal(self) -> list[Action]:
        """Return the legal actions of the seat whose turn it is, in a fixed order; empty after the end of the match.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("connect-four", first=0)
            >>> match.legal()
            [1, 2, 3, 4, 5, 6, 7]
            >>> "4" in match.legal()
            True
        """
        game, state = self._inner.game, self._inner.state
        if (seat := game.to_decide(state)) is None:
            return []
        actions = game.legal(state)
        texts = write_all(game, state, actions)
        self._listed = seat, texts, actions
        return list(map(make_action, texts, repeat(seat)))

    def play(self, action: str, seat: int | None = None) -> Action:
        """Play an action, in notation, for the seat that decides. Then draw the chance outcomes after the action.

        While several seats choose at the same time, `seat` may be any of the seats that have not chosen yet.

        Raises:
            Refused: if the action is illegal. The error contains the rule clause and an explanation. The match does not
                change.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
            >>> match.play("hello")
            Traceback (most recent call last):
            skyhop.game.action.Refused: “hello” is not an action here. Write R7-3 (your side), ... [BC-11]
        """
        inner, text, known = self._inner, check_notation(action), check_seat(seat, self.seats)
        before, ply = self._before or inner.state.copy(), inner.ply
        decider, texts, numbers = self._listed or (inner.to_decide or 0, (), ())
        actor = decider if known is None else known
        if actor == decider and text in texts:
            step = inner.play_legal(actor, str(text), numbers[texts.index(text)])
        else:
            step = inner.play(actor, text)
        self._listed, self._before = None, step.state
        played = make_action(step.text, actor)
        self._moments.append(UndoPoint(played, before, ply, step.events))
        return played

    def undo(self) -> Action:
        """Undo the latest action and the chance outcomes after it. Return the undone action.

        If you play the same action again, the match draws the same chance outcomes.

        Raises:
            ValueError: if there is no action to undo.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("nim", first=0)
            >>> match.play("3"), match.undo(), match.ply
            (3, 3, 0)
        """
        if not self._moments:
            raise ValueError(_("no action has been played, so nothing can be undone"))
        moment = self._moments.pop()
        self._listed, self._before = None, None
        self._inner.state = moment.state.copy()  # copies of the match share the undo points
        del self._inner.journal.entries[moment.ply :]
        self._inner.journal.outcome = None
        return moment.action

    def explain(self, action: str) -> str:
        """Return one or more sentences about the effect of an action, without playing the action.

        The sentences use only the view of the seat that decides.

        Raises:
            Refused: if the action is illegal. The error contains the rule clause and an explanation.

        Examples:
            >>> import skyhop
            >>> skyhop.start("balloon-cup", ruleset="gravon", seed=2003).explain("R7x3")
            "Place red 7 on your opponent's side of tile 3. This side then adds up to 7. Still missing: ..."
        """
        return self.view(self.to_decide).explain(action)

    def view(self, seat: int | None = None) -> View:
        """Return the view of a seat. If `seat` is None, return the view of a spectator.

        An invalid seat raises `ValueError`. The message lists the seats.

        Examples:
            >>> import skyhop
            >>> skyhop.start("balloon-cup", seed=1).view(0).hand == skyhop.start("balloon-cup", seed=1).view(1).hand
            False
        """
        known = check_seat(seat, self.seats)
        return View(self._inner.game, self._inner.view(known), self._names)

    def events(self, seat: int | None = None) -> list[Event]:
        """Return the events of the latest action and of its chance outcomes.

        The list has only events that the seat may see. If `seat` is None, it has the events for a spectator.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
            >>> _ = match.play("R7-3")
            >>> match.events(seat=0)
            [Placed(seat=1, card=..., tile=2, owner=1, before=0), Drew(seat=1, card=None)]
        """
        known, happened = check_seat(seat, self.seats), self._moments[-1].events if self._moments else ()
        return self._inner.game.list_visible_events(self._inner.state.ruleset, happened, known)

    def tell(self, seat: int | None = None) -> list[str]:
        """Return the events of the latest action as sentences for the seat, or for a spectator if `seat` is None.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
            >>> _ = match.play("R7-3")
            >>> match.tell(seat=0)
            ['Your opponent placed red 7 on their own side of tile 3 (R7-3).']
        """
        heard = self.events(seat)
        return self._inner.game.renderer.tell(self._inner.view(seat), heard, self._names)

    def svg(self, seat: int | None = None) -> str:
        """Return the position as an SVG document that needs no font.

        The picture shows the view of the seat. If `seat` is None, it shows the view of a spectator.

        Examples:
            >>> import skyhop
            >>> skyhop.start("nim").svg(seat=0)
            '<svg ...</svg>'
        """
        return self.view(seat).svg()

    def best(
        self, bot: str | Player, *, seconds: float | None = None, iterations: int | None = None, seed: int = 0
    ) -> Action:
        """Let a bot or your own player choose an action for the seat that decides, and return the action.

        The match does not change. The player sees only the view of that seat. `seconds` or `iterations` limits the
        search of a bot. With `iterations`, the same seed always leads to the same action. After an update of Skyhop,
        the first call takes some seconds because it compiles code.

        Raises:
            Refused: after the end, or if your own player chooses an illegal action.
            ValueError: if the bot is unknown or a number is invalid. For an unknown bot, the message lists the bots.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("nim", seed=1)
            >>> match.best("random", seed=1) in match.legal()
            True
        """
        if self.to_decide is None:
            check_action(self._inner.game, self._inner.state, 0)
        player = make_player(bot, self._inner.game, seed, seconds, iterations)
        view = self.view(self.to_decide)
        chosen = check_notation(player.choose(view))
        self._inner.game.read(self._inner.view(self.to_decide), chosen)
        return Action(chosen, view.to_decide or 0)

    def position(self) -> dict[str, object]:
        """Return the complete state as plain values: ruleset, open and hidden pieces, and the moment within the turn.

        `skyhop.position` starts a match from these values. The new match may draw other chance outcomes. To share
        only the information of one seat, use `match.view(seat).position()`.

        Examples:
            >>> import skyhop
            >>> skyhop.start("nim", first=0).position()["left"]
            21
        """
        return write_position(self._inner.game, self._inner.state)

    def copy(self) -> Match:
        """Return an independent copy of the match. After the same actions, both matches draw the same chance outcomes.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("nim", first=0)
            >>> other = match.copy()
            >>> match.play("3"), other.play("1"), match == other
            (3, 1, False)
        """
        inner = self._inner
        state, copied = inner.state.copy(), deepcopy(inner.journal)
        of_engine = match.Match(inner.game, state, copied, inner._shuffler)  # noqa: SLF001  `match.Match` has no public copy
        return Match(of_engine, self._moments)

    def save(self, file: str | PathLike[str]) -> None:
        """Write the journal to a file as one line of JSON. `load`, `skyhop replay` and `skyhop analyse` read this file.

        Raises:
            OSError: if the file cannot be written.

        Examples:
            >>> import skyhop
            >>> skyhop.start("nim", seed=1).save("m.jsonl")
        """
        Path(file).write_text(self.line() + "\n", encoding="utf-8")

    def line(self) -> str:
        """Return the journal as one line of JSON. A file with several matches has one such line for each match.

        Examples:
            >>> import skyhop
            >>> skyhop.start("nim", seed=1).line()
            '{"format":"skyhop-journal-1","game":"nim",...}'
        """
        return self._inner.journal.to_line()

    def __iter__(self) -> Iterator[Action]:
        return (moment.action for moment in self._moments)

    def __len__(self) -> int:
        return len(self._moments)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and _list_content(self._inner) == _list_content(other._inner)

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        return f"<skyhop.Match of {self.game} ({self.ruleset}), ply {self.ply}, {self.view().due}>"

    def _repr_html_(self) -> str:
        return self.view()._repr_html_()

    _repr_svg_ = svg
    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        inner = self._inner
        parts = (inner.game, inner.state, inner.journal, inner._shuffler)  # noqa: SLF001  as above
        return _unpickle, (parts, self._moments)


def _unpickle(parts: tuple[Game, State, Journal, match.Shuffler | None], moments: Sequence[UndoPoint]) -> Match:
    return Match(match.Match(*parts), moments)


def _list_content(inner: match.Match) -> tuple[object, ...]:
    """Return the values to compare two matches with. Matches with equal values count as equal.

    The values omit times and future chance outcomes.
    """
    header, entries = inner.journal.header, [(entry.actor, entry.text) for entry in inner.journal.entries]
    return (
        inner.game.name,
        inner.state.ruleset,
        header.first,
        header.seats,
        entries,
        write_position(inner.game, inner.state),
    )


class Player(Protocol):
    """Protocol for players: bots and your own objects that choose actions from the view of their seat.

    Examples:
        >>> import skyhop
        >>> class First:
        ...     def choose(self, view: skyhop.View) -> str:
        ...         return view.legal()[0]
        >>> skyhop.start("nim").best(First())
        1
    """

    def choose(self, view: View) -> str:
        """Return a legal action, in notation. It is the turn of the view's seat."""


class Bot:
    """Bot for one game. Call the function `bot` to make a bot.

    Examples:
        >>> import skyhop
        >>> skyhop.bot("random", "nim", seed=1)
        <skyhop.Bot random for nim>
    """

    def __init__(self, inner: bots.Bot) -> None:
        """Wrap a bot of the engine. Call `bot` to make a bot."""
        self._inner = inner

    @property
    def name(self) -> str:
        """Name of the bot, one of `bot_names()`."""
        return self._inner.name

    @property
    def character(self) -> str:
        """Playing style of the bot in a few words."""
        return translated(self._inner.character)

    def choose(self, view: View) -> Action:
        """Return a legal action for the seat of the view. Raise `ValueError` if another seat decides."""
        if not isinstance(view, View):
            raise TypeError(_("expected a view of a match, but got: %(given)s") % {"given": repr(view)})
        return view._choose(self._inner)  # noqa: SLF001  bots need the engine's view

    def __repr__(self) -> str:
        return f"<skyhop.Bot {self.name} for {self._inner.game.name}>"


def bot_names(game: str | Game) -> tuple[str, ...]:
    """Return the names of the bots that can play a game, weakest first.

    Raises:
        ValueError: if the game is unknown; the message lists the games.

    Examples:
        >>> import skyhop
        >>> skyhop.bot_names("connect-four")
        ('random', ...)

    """
    return bots.names(look_up_game(game))


def bot(
    name: str, game: str | Game, *, seed: int = 0, seconds: float | None = None, iterations: int | None = None
) -> Bot:
    """Return a bot for a game, by name.

    Args:
        name: One of `bot_names(game)`.
        game: The game, by name or as an object.
        seed: The same seed gives the same choices, unless the bot is limited by time.
        seconds: Time limit for each decision, if the bot can use time.
        iterations: Maximum number of search iterations for each decision; 1000 if neither `seconds` nor
            `iterations` is given.

    Raises:
        ValueError: if the bot is unknown or cannot play this game; the message lists the bots. Also raised if `seconds`
            is not a positive finite number, or if `iterations` is less than 1.

    Examples:
        >>> import skyhop
        >>> skyhop.bot("pilot", "balloon-cup").character
        'plays steadily, with an occasional mistake'
    """
    if seconds is not None and not 0 < seconds < inf:
        raise ValueError(_("seconds: must be more than 0, not %(given)s") % {"given": seconds})
    check_iterations(iterations)
    budget = replace_fields(BY_ITERATIONS, seconds=seconds, most=iterations if seconds is not None else None)
    if iterations is not None:
        budget = replace_fields(budget, iterations=iterations)
    with include_all_games():
        return Bot(bots.bot(name, look_up_game(game), index(seed), budget))


def check_iterations(iterations: int | None) -> None:
    """Raise `ValueError` if the number of iterations is less than 1."""
    if iterations is not None and index(iterations) < 1:
        raise ValueError(_("iterations: must be 1 or more, not %(given)s") % {"given": iterations})


def make_player(player: str | Player, game: Game, seed: int, seconds: float | None, iterations: int | None) -> Player:
    """Return the bot with the name `player`. If `player` is an object instead of a name, return it unchanged.

    Raise `TypeError` if the object has no `choose` method.
    """
    if isinstance(player, str):
        return bot(player, game, seed=seed, seconds=seconds, iterations=iterations)
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        problem = _("expected the name of a bot or an object with a method “choose”, but got: %(given)s")
        raise TypeError(problem % {"given": repr(player)})
    return player


class PlayerBot(bots.Bot):
    """Bot of the engine whose actions come from a player. The class of the player is in a file.

    The player gets views of the public API (`View`).
    """

    character = ""
    strength = 0
    is_instant = False
    kind: ClassVar[Callable[[], Player]]
    """Class of the player."""

    def __init__(self, game: Game, seed: int, budget: bots.Budget = BY_ITERATIONS) -> None:
        """Create the player. The player receives neither `seed` nor `budget`."""
        super().__init__(game, seed, budget)
        self._player = type(self).kind()

    def choose(self, view: InnerView) -> int:
        """Return the action of the player. Raise `Refused` if the player chooses an illegal action."""
        return self.game.read(view, check_notation(self._player.choose(View(self.game, view))))


def load_player(name: str) -> type[bots.Bot]:
    """Load the class of a player from a file, and add it to the bots of this process. `name` has the form `FILE:Class`.

    Raises:
        ValueError: if the file or the class does not exist, or the class has no method `choose`.
    """
    file, _colon, member = name.rpartition(":")
    module = f"skyhop_player_{sha256(str(Path(file).resolve()).encode()).hexdigest()[:16]}"
    if (loaded := sys.modules.get(module)) is None:
        spec = spec_from_file_location(module, file)
        if spec is None or spec.loader is None or not Path(file).is_file():
            raise ValueError(_("%(name)s: there is no Python file %(file)s") % {"name": name, "file": file})
        loaded = sys.modules[module] = module_from_spec(spec)
        try:
            spec.loader.exec_module(loaded)
        except BaseException:
            del sys.modules[module]
            raise
    kind = vars(loaded).get(member)
    if not isinstance(kind, type) or not hasattr(kind, "choose"):
        problem = _("%(name)s: the file has no class %(member)s with a method “choose”")
        raise ValueError(problem % {"name": name, "member": member})
    adapter = type(kind.__name__, (PlayerBot,), {"name": name, "title": name, "kind": kind, "__doc__": kind.__doc__})
    bots.add(adapter)
    return adapter


def make_file_bot(name: str, game: Game, seed: int, budget: bots.Budget, _weights: bots.Weights | None) -> bots.Bot:
    """Return the bot `FILE:Class`. Experiments call this function in their processes."""
    return load_player(name)(game, seed, budget)


def play_matches(
    game: str | Game,
    players: Sequence[str | Player],
    count: int,
    *,
    ruleset: str | None = None,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    **options: object,
) -> Iterator[Match]:
    """Play `count` matches to their end, with one player for each seat, and yield each match.

    Each player sees only its own view. If the game allows it, the seat that begins changes from match to match. The
    call checks its arguments immediately. The iterator plays the next match only when you request it. Match number
    n depends only on (seed, n). With bots, match n equals match n of `skyhop simulate`. Each match makes new bots
    but uses your own player objects again. `seconds` and `iterations` have the same meaning as for `bot`.

    Raises:
        ValueError: if a name or value is unknown, or the number of players is wrong. The message lists the choices.
        Refused: if a player chooses an illegal action.

    Examples:
        >>> import skyhop
        >>> played = skyhop.play_matches("balloon-cup", ["greedy", "random"], 3, ruleset="gravon", seed=1)
        >>> [match.outcome.winners for match in played]
        [(0,), (0,), (0,)]
    """
    chosen = look_up_game(game)
    rules = choose_ruleset(chosen, ruleset, options, len(players))
    if len(players) != (count_of := chosen.seat_count(rules)):
        problem = _("number of players: %(players)d, number of seats: %(count)d; give one player for each seat")
        raise ValueError(problem % {"players": len(players), "count": count_of})
    make = partial(make_player, game=chosen, seconds=seconds, iterations=iterations)
    for each in players:
        make(each, seed=0)
    return _play_all(chosen, rules, players, index(count), index(seed), make)


def _play_all(
    game: Game,
    rules: Ruleset,
    players: Sequence[str | Player],
    count: int,
    seed: int,
    make: Callable[..., Player],
) -> Iterator[Match]:

    names = [each if isinstance(each, str) else type(each).__name__.lower() for each in players]
    starters = game.starters
    for number in range(1, count + 1):
        first, of_match = starters[(number - 1) % len(starters)], mix_seed(seed, number)
        match = begin_match(game, rules, names, of_match, first=first, number=number)
        seeds = (mix_seed(seed, number, SEAT_STREAM, seat) for seat in range(len(players)))
        seated = [make(each, seed=own) for each, own in zip(players, seeds, strict=True)]
        while (seat := match.to_decide) is not None:
            match.play(seated[seat].choose(match.view(seat)))
        yield match


SEEDS = 2**64


def start(
    game: str | Game,
    ruleset: str | None = None,
    *,
    seed: int | None = None,
    first: int | None = None,
    names: Sequence[str] = (),
    **options: object,
) -> Match:
    """Start a match, draw the first chance outcomes, such as the deal, and stop at the first decision.

    Args:
        game: Name of the game, one of `game_names()`, or a game from your own file as an object.
        ruleset: One of `ruleset_names(game)`; by default the first one.
        seed: An integer; the same seed gives the same deal, draws and first seat. Random by default.
        first: Seat that begins, from 0; by default the seed decides.
        names: Names of the players, by seat.
        options: Options of the ruleset to change, such as `seats=3` or `board=skyhop.board()`.

    Raises:
        ValueError: if a name or value is unknown; the message lists the choices.

    Examples:
        >>> import skyhop
        >>> skyhop.start("aeronaut-odyssey", seats=3, seed=1, names=["Ada", "Ben", "Cy"])
        <skyhop.Match of aeronaut-odyssey (...), ply ..., seat ... decides>
        >>> skyhop.start("chess")
        Traceback (most recent call last):
        ValueError: there is no game 'chess'; choose one of aeronaut-odyssey, balloon-cup, ...
    """
    if isinstance(names, str) or not all(is_text(name) for name in names):
        raise ValueError(_("names: give a list of strings without control characters, one for each seat"))
    chosen = look_up_game(game)
    rules = choose_ruleset(chosen, ruleset, options, len(names))
    of_match = secrets.randbelow(SEEDS) if seed is None else mix_seed(index(seed))
    return begin_match(chosen, rules, names, of_match, first=first)


def begin_match(
    game: Game, rules: Ruleset, names: Sequence[str], seed: int, *, first: int | None = None, number: int = 1
) -> Match:
    """Start a match with this ruleset.

    A random generator with the given seed draws the chance outcomes of the match. `number` is the number of the match
    in its journal.
    """
    starters, count = game.starters, game.seat_count(rules)
    if names and len(names) != count:
        raise ValueError(
            _("number of names: %(named)d, number of seats: %(count)d; give one name for each seat")
            % {"named": len(names), "count": count}
        )
    beginner = starters[seed % len(starters)] if first is None else index(first)
    if beginner not in starters:
        problem = _("seat %(seat)s cannot begin under these rules; choose one of %(seats)s")
        raise ValueError(problem % {"seat": beginner, "seats": listed(map(str, starters))})
    return Match(match.Match.start(game, rules, first=beginner, seats=names, seed=seed, number=number))


def is_text(value: object) -> bool:
    """Return True if `value` is a string that Skyhop can store in files and show on pages."""
    return isinstance(value, str) and not UNPRINTABLE.search(value)


def position(
    game: str | Game,
    fields: Mapping[str, object],
    ruleset: str | None = None,
    **options: object,
) -> Match:
    """Start a match at a position. The field names are those of `[position]` in a scenario file.

    `Match.position` returns a complete position. If a position has no field `ruleset`, the arguments `ruleset` and
    `options` decide. If a position has no field `moment`, the match starts at the beginning of a turn. The journal
    of the match begins with the position.

    Raises:
        ValueError: if a field is invalid or a name is unknown. The message names the field or lists the choices.
            Also if the ruleset of the position differs from the argument `ruleset`.

    Examples:
        >>> import skyhop
        >>> skyhop.position("nim", {"left": 1, "stones": [[1] + [0] * 6] + [[0] * 7] * 2}).legal()
        [1]
    """
    chosen, table = look_up_game(game), read_table(fields, "position")
    with include_all_games():
        named = None if ruleset or options else read_ruleset(chosen, table)
        rules = named or choose_ruleset(chosen, ruleset, options)
        return Match(match.Match.start_at(chosen, set_up_state(chosen, rules, table)))


def load(file: str | PathLike[str]) -> Match:
    """Read a match from a journal file and replay it. You can continue the match; new chance outcomes are then random.

    Raises:
        ValueError: if the file has no match or several matches (use `load_all`), or if a ply is invalid. The
            message names the ply.
        OSError: if the file cannot be read.

    Examples:
        >>> import skyhop
        >>> match = skyhop.start("nim", seed=1)
        >>> match.save("match.jsonl")
        >>> skyhop.load("match.jsonl") == match
        True
    """
    found = [reading for _line, reading in journal.iterate_journals(Path(file))]
    if found and (len(found) == 1 or isinstance(found[0], JournalError)):
        return _load_journal(found[0])
    problem = _("%(file)s has %(count)d matches, but load reads only files with one match. Use load_all instead")
    raise ValueError(problem % {"file": file, "count": len(found)})


def load_all(file: str | PathLike[str]) -> Iterator[Match]:
    """Yield all matches of a file with one match per line, such as a file from `skyhop simulate`.

    The iterator reads one match at a time, so the file may have any size.

    Raises:
        ValueError: if a match is invalid; the message names the line.
        OSError: if the file cannot be read.

    Examples:
        >>> import skyhop
        >>> (match,) = skyhop.play_matches("nim", ["random", "random"], 1, seed=1)
        >>> match.save("one.jsonl")
        >>> [match.outcome.reason for match in skyhop.load_all("one.jsonl")]
        ['rules']
    """
    for line, reading in journal.iterate_journals(Path(file)):
        try:
            yield _load_journal(reading)
        except ValueError as error:
            raise JournalError(_("line %(line)d: %(error)s") % {"line": line, "error": error}) from None


def _load_journal(read: Journal | JournalError) -> Match:
    if isinstance(read, JournalError):
        raise read
    moments: list[UndoPoint] = []
    with include_all_games():
        game = match.find_game_of(read)
        for ply in match.plies(read):
            if moments:
                moments[-1] = moments[-1]._replace(events=[*moments[-1].events, *ply.events])
            if ply.entry is None or isinstance(ply.entry.actor, str):
                continue
            if count := journal.count_in(ply.entry):
                del moments[-count:]
            elif ending.parse_ending(ply.entry.text, ply.entry.actor) is None:
                moments.append(UndoPoint(Action(ply.entry.text, ply.entry.actor), ply.state, ply.number, ()))
    of_engine = match.Match(game, ply.state, read, SecretShuffler(secrets.token_bytes(SECRET_BYTES), ""))
    of_engine.let_chance_act()
    return Match(of_engine, moments)


def analyse(played: Match, *, iterations: int | None = None, seed: int = 0) -> Analysis:
    """Return the analysis of a finished match: the loss of win chance by each decision, turning points, and luck.

    Win chances are numbers from 0 to 1, one for each seat. The win chance of each seat is estimated from its own
    view. If `iterations` is given, a tree search improves the estimates. The same seed gives the same values.

    Raises:
        TypeError: if `played` is not a match.
        ValueError: if the match is not over, the game has no kernels for a search, or `iterations` is less than 1.

    Examples:
        >>> import skyhop
        >>> (match,) = skyhop.play_matches("nim", ["random", "random"], 1, seed=1)
        >>> found = skyhop.analyse(match, iterations=16)
        >>> len(found.decisions) == len(match)
        True
    """
    from skyhop.analysis.analysis import analyse as analysed  # noqa: PLC0415  slow to import
    from skyhop.analysis.estimator import Estimator  # noqa: PLC0415  as above

    if not isinstance(played, Match):
        raise TypeError(_("expected a match, but got: %(given)s") % {"given": repr(played)})
    check_iterations(iterations)
    journal_read = journal.read_line(played.line())
    with include_all_games():
        estimator = Estimator(look_up_game(played.game), index(seed), iterations, is_solo=journal_read.header.is_solo)
        return analysed(journal_read, estimator)
