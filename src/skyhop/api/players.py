"""Players that are programs: bots by name, and players of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import inf
from operator import index
from typing import TYPE_CHECKING, Any, Protocol

from skyhop.api.game import game_of, looked_up, ruleset_of
from skyhop.api.view import Action, View
from skyhop.bots import bot as bots
from skyhop.bots.bot import BY_ITERATIONS
from skyhop.bots.contest import SEAT_STREAM
from skyhop.engine.chance import mixed_seed
from skyhop.engine.document import changed
from skyhop.engine.ruleset import Ruleset
from skyhop.game.game import Game
from skyhop.i18n import _, translated

if TYPE_CHECKING:
    from skyhop.api.match import Match


class Player(Protocol):
    """Whatever chooses an action from what its seat may know: a `Bot`, or an object of one's own.

    Examples:
        >>> import skyhop
        >>> class First:
        ...     def choose(self, view: skyhop.View) -> str:
        ...         return view.legal()[0]
        >>> skyhop.start("nim").best(First())
        1

    """

    def choose(self, view: View) -> str:
        """A legal action, in notation, of the view's seat, which is the one to decide."""


class Bot:
    """A bot of ours, ready to play a game; `bot` gives one.

    Examples:
        >>> import skyhop
        >>> skyhop.bot("random", "nim", seed=1)
        <skyhop.Bot random for nim>

    """

    def __init__(self, inner: bots.Bot) -> None:
        """Take a bot of the engine up; `bot` does."""
        self._inner = inner

    @property
    def name(self) -> str:
        """Its name, one of `bot_names()`."""
        return self._inner.name

    @property
    def character(self) -> str:
        """What it is like to play against, in a few words."""
        return translated(self._inner.character)

    def choose(self, view: View) -> Action:
        """A legal action for the view's seat, which must be the one to decide; `ValueError` where it is not."""
        if not isinstance(view, View):
            raise TypeError(_("a view of a match is needed, and this is none: %(given)s") % {"given": repr(view)})
        return view._chosen(self._inner)  # noqa: SLF001  bots are given what the engine shows

    def __repr__(self) -> str:
        return f"<skyhop.Bot {self.name} for {self._inner.game.name}>"


def bot_names(game: str | Game) -> tuple[str, ...]:
    """Name the bots that can play a game, weakest first.

    Raises:
        ValueError: where there is no such game; the message names those there are.

    Examples:
        >>> import skyhop
        >>> skyhop.bot_names("connect-four")
        ('random', ...)

    """
    return bots.names(game_of(game))


def bot(
    name: str, game: str | Game, *, seed: int = 0, seconds: float | None = None, iterations: int | None = None
) -> Bot:
    """A bot for a game, by its name.

    Args:
        name: One of `bot_names(game)`.
        game: The game, by its name or as an object.
        seed: The same one makes the same choices, where the bot does not think by the clock.
        seconds: How long it may think about a decision, if it can use time.
        iterations: How many times it tries what may happen, at most; 1000 where neither is given.

    Raises:
        ValueError: where there is no such bot, or it cannot play this game; the message names what there is. Also
            where it is to think for no time, or to try nothing.

    Examples:
        >>> import skyhop
        >>> skyhop.bot("pilot", "balloon-cup").character
        'flies steadily and errs now and then'

    """
    if seconds is not None and not 0 < seconds < inf:
        raise ValueError(_("seconds: must be more than 0, not %(given)s") % {"given": seconds})
    check_iterations(iterations)
    budget = changed(BY_ITERATIONS, seconds=seconds, most=iterations if seconds is not None else None)
    if iterations is not None:
        budget = changed(budget, iterations=iterations)
    with looked_up():
        return Bot(bots.bot(name, game_of(game), index(seed), budget))


def check_iterations(iterations: int | None) -> None:
    """Raise `ValueError` where nothing is to be tried."""
    if iterations is not None and index(iterations) < 1:
        raise ValueError(_("iterations: must be 1 or more, not %(given)s") % {"given": iterations})


def player_of(player: str | Player, game: Game, seed: int, seconds: float | None, iterations: int | None) -> Player:
    """A player that is named, or given; `TypeError` where it can choose nothing."""
    if isinstance(player, str):
        return bot(player, game, seed=seed, seconds=seconds, iterations=iterations)
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        problem = _("a player is the name of a bot, or an object that can choose, and this is none: %(given)s")
        raise TypeError(problem % {"given": repr(player)})
    return player


def play_matches(
    game: str | Game,
    players: Sequence[str | Player],
    count: int,
    *,
    ruleset: str | None = None,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    **options: Any,  # noqa: ANN401  what a game's options take
) -> Iterator[Match]:
    """Play matches to their end, a player a seat, each from its own view; seats that may begin do so in turn.

    What cannot be is said at once; matches are played as they are asked for. Match number n depends on (seed, n) alone,
    and is that of `skyhop simulate` where bots of ours play. Bots are made anew for each match; players of one's own
    stay. `seconds` and `iterations` are those of `bot`.

    Raises:
        ValueError: where a name or a value is none, or the players are not as many as the seats; the message names
            what there is.
        Refused: where a player chooses what is illegal.

    Examples:
        >>> import skyhop
        >>> played = skyhop.play_matches("balloon-cup", ["greedy", "random"], 3, ruleset="gravon", seed=1)
        >>> [match.outcome.winners for match in played]
        [(0,), (0,), (0,)]

    """
    chosen = game_of(game)
    rules = ruleset_of(chosen, ruleset, options, len(players))
    if len(players) != (count_of := chosen.seat_count(rules)):
        problem = _("the players are %(players)d, and the seats %(count)d")
        raise ValueError(problem % {"players": len(players), "count": count_of})
    made = partial(player_of, game=chosen, seconds=seconds, iterations=iterations)
    for each in players:
        made(each, seed=0)
    return _played(chosen, rules, players, index(count), index(seed), made)


def _played(
    game: Game,
    rules: Ruleset,
    players: Sequence[str | Player],
    count: int,
    seed: int,
    made: Callable[..., Player],
) -> Iterator[Match]:
    from skyhop.api.matches import begun  # noqa: PLC0415  matches know players

    names = [each if isinstance(each, str) else type(each).__name__.lower() for each in players]
    starters = game.starters(rules)
    for number in range(1, count + 1):
        first, of_match = starters[(number - 1) % len(starters)], mixed_seed(seed, number)
        match = begun(game, rules, names, of_match, first=first, number=number)
        seeds = (mixed_seed(seed, number, SEAT_STREAM, seat) for seat in range(len(players)))
        seated = [made(each, seed=own) for each, own in zip(players, seeds, strict=True)]
        while (seat := match.to_decide) is not None:
            match.play(seated[seat].choose(match.view(seat)))
        yield match
