"""A match for programs: it plays, lists, explains and undoes in the words of its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from skyhop.api.players import Player, player_of
from skyhop.api.view import Action, View, notation, seat_in
from skyhop.engine.event import Event
from skyhop.engine.state import Outcome, State
from skyhop.game import match
from skyhop.game.capability import Capability
from skyhop.game.position import position_of
from skyhop.i18n import _


class Moment(NamedTuple):
    """What undoing goes back to: the state and the ply before an action, and what happened by it."""

    action: Action
    state: State
    ply: int
    events: Sequence[Event]


class Match:
    """One play of a game; `start`, `load` and `position` give one, seats count from 0.

    It holds the whole truth. `view`, `events`, `tell` and `svg` give what a seat may know of it, a spectator where none
    is named; so do `print`, and a notebook, which shows picture and words. Its actions in order are what it iterates
    over, without what a table took back; two matches are equal where they are of one game, ruleset and table, and the
    same has happened in them.

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

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __init__(self, inner: match.Match, moments: Sequence[Moment] = ()) -> None:
        """Take a match of the engine up; `start`, `load` and `position` do."""
        self._inner = inner
        self._moments = list(moments)

    @property
    def game(self) -> str:
        """The name of its game, such as `balloon-cup`."""
        return self._inner.game.name

    @property
    def ruleset(self) -> str:
        """The name of its ruleset, such as `rio-grande`; what the game calls it where options differ."""
        return self._inner.state.ruleset.name

    @property
    def options(self) -> Mapping[str, str | int | bool]:
        """The values of the options of its ruleset, by name."""
        return dict(self._inner.state.ruleset.parameters)

    @property
    def seats(self) -> int:
        """How many seats there are, numbered from 0."""
        return len(self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, seat by seat; empty texts where they have no names."""
        return tuple(self._inner.journal.header.seats)

    @property
    def ply(self) -> int:
        """How many actions and shuffles there have been: the index in the journal of what comes next."""
        return self._inner.ply

    @property
    def to_decide(self) -> int | None:
        """The seat that decides, from 0; None after the end."""
        return self._inner.to_decide

    @property
    def outcome(self) -> Outcome | None:
        """The seats that won (none: a draw) and the reason, a word of the game's; None while the match goes on."""
        return self._inner.outcome

    def legal(self) -> list[Action]:
        """List what the seat that decides may do, in the engine's order; nothing after the end.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("connect-four", first=0)
            >>> match.legal()
            [1, 2, 3, 4, 5, 6, 7]
            >>> "4" in match.legal()
            True

        """
        return [] if self.to_decide is None else self.view(self.to_decide).legal()

    def play(self, action: str) -> Action:
        """Do an action of the seat that decides, given in notation; chance that follows from it acts too.

        Raises:
            Refused: where it is illegal, with the clause and a sentence; nothing has changed.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
            >>> match.play("hello")
            Traceback (most recent call last):
            skyhop.game.refusal.Refused: “hello” is no action here: write R7-3 (your side), ... [BC-11]

        """
        before, ply = self._inner.state.copy(), self.ply
        seat = self.to_decide or 0
        step = self._inner.play(seat, notation(action))
        self._moments.append(Moment(Action(step.text, seat), before, ply, step.events))
        return self._moments[-1].action

    def undo(self) -> Action:
        """Take the latest action back, and chance that followed from it; give the action. Played anew, it goes alike.

        Raises:
            ValueError: where there is none.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("nim", first=0)
            >>> match.play("3"), match.undo(), match.ply
            (3, 3, 0)

        """
        if not self._moments:
            raise ValueError(_("there is no action to undo"))
        moment = self._moments.pop()
        self._inner.state = moment.state
        del self._inner.journal.entries[moment.ply :]
        self._inner.journal.outcome = None
        return moment.action

    def explain(self, action: str) -> str:
        """Say what an action of the seat that decides does, from what that seat knows; nothing is done.

        Raises:
            Refused: where it is illegal, with the clause and a sentence.

        Examples:
            >>> import skyhop
            >>> skyhop.start("balloon-cup", ruleset="gravon", seed=2003).explain("R7x3")
            "Place red 7 on your opponent's side of tile 3. That side then comes to 7; missing: ..."

        """
        game, view = self._inner.game, self._inner.view(self.to_decide)
        number = game.read(view, notation(action))
        if game.has(Capability.TERMINAL):
            return game.terminal().explain(view, number)
        world = game.determinize(view, 0)
        heard = game.heard(view.ruleset, game.act(world, number), view.seat)
        return game.tell(game.view(world, view.seat), heard[:1], self._names)[0]

    def view(self, seat: int | None = None) -> View:
        """Show what a seat, from 0, may know, or with None a spectator; `ValueError` names the seats there are.

        Examples:
            >>> import skyhop
            >>> skyhop.start("balloon-cup", seed=1).view(0).hand == skyhop.start("balloon-cup", seed=1).view(1).hand
            False

        """
        known = seat_in(seat, self.seats)
        return View(self._inner.game, self._inner.view(known), self._names)

    def events(self, seat: int | None = None) -> list[Event]:
        """List what a seat, or a spectator, heard of the latest action and of chance that followed from it.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
            >>> _ = match.play("R7-3")
            >>> match.events(seat=0)
            [Placed(seat=1, card=..., tile=2, owner=1, before=0), Drew(seat=1, card=None)]

        """
        known, happened = seat_in(seat, self.seats), self._moments[-1].events if self._moments else ()
        return self._inner.game.heard(self._inner.state.ruleset, happened, known)

    def tell(self, seat: int | None = None) -> list[str]:
        """Put the same into words, a sentence each.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("balloon-cup", ruleset="gravon", seed=2003)
            >>> _ = match.play("R7-3")
            >>> match.tell(seat=0)
            ['Your opponent placed red 7 on their own side of tile 3 (R7-3).']

        """
        heard = self.events(seat)
        return self._inner.game.tell(self._inner.view(seat), heard, self._names)

    def svg(self, seat: int | None = None) -> str:
        """Draw the table as a seat, or a spectator, sees it: one SVG document, which needs no font.

        Examples:
            >>> import skyhop
            >>> skyhop.start("nim").svg(seat=0)
            '<svg ...</svg>'

        """
        return self.view(seat).svg()

    def best(
        self, bot: str | Player, *, seconds: float | None = None, iterations: int | None = None, seed: int = 0
    ) -> Action:
        """What a bot, named or of one's own, would do for the seat that decides, from its view; nothing is done.

        A bot that searches takes so many seconds, or tries so many iterations, of which the same seed chooses alike.
        The first call after an update waits some seconds for the compiler; so it is with analyses.

        Raises:
            Refused: after the end, and where a player of one's own chooses what is illegal.
            ValueError: where there is no such bot, with the names of those there are, or a number is none.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("nim", seed=1)
            >>> match.best("random", seed=1) in match.legal()
            True

        """
        if self.to_decide is None:
            self._inner.game.check(self._inner.state, 0)
        player = player_of(bot, self._inner.game, seed, seconds, iterations)
        view = self.view(self.to_decide)
        chosen = notation(player.choose(view))
        self._inner.game.read(self._inner.view(self.to_decide), chosen)
        return Action(chosen, view.to_decide or 0)

    def position(self) -> dict[str, Any]:
        """Write the whole truth as plain values: ruleset, table, hidden cards and piles, and the moment in the turn.

        `skyhop.position` sets the same match up again; only the luck to come is not in it. To pass on what one seat
        knows, write `match.view(seat).position()`.

        Examples:
            >>> import skyhop
            >>> skyhop.start("nim", first=0).position()["left"]
            21

        """
        return position_of(self._inner.game, self._inner.state)

    def copy(self) -> Match:
        """An independent copy, which has the same luck ahead.

        Examples:
            >>> import skyhop
            >>> match = skyhop.start("nim", first=0)
            >>> other = match.copy()
            >>> match.play("3"), other.play("1"), match == other
            (3, 1, False)

        """
        inner = self._inner
        state, kept = inner.state.copy(), deepcopy(inner.journal)
        of_engine = match.Match(inner.game, state, kept, inner._shuffler)  # noqa: SLF001  the engine copies none itself
        return Match(of_engine, self._moments)

    def save(self, file: str | PathLike[str]) -> None:
        """Write it as a journal: one line of JSON, which `load`, `skyhop replay` and `skyhop analyse` read.

        Raises:
            OSError: where the file cannot be written.

        Examples:
            >>> import skyhop
            >>> skyhop.start("nim", seed=1).save("m.jsonl")

        """
        Path(file).write_text(self.line() + "\n", encoding="utf-8")

    def line(self) -> str:
        """Write its journal as the one line of JSON, to put several matches into a file.

        Examples:
            >>> import skyhop
            >>> skyhop.start("nim", seed=1).line()
            '{"format":"skyhop-journal-2","game":"nim",...}'

        """
        return self._inner.journal.to_line()

    @property
    def _names(self) -> tuple[str, ...]:
        return self.names if any(self.names) else ()

    def __iter__(self) -> Iterator[Action]:
        return (moment.action for moment in self._moments)

    def __len__(self) -> int:
        return len(self._moments)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._compared() == other._compared()

    def _compared(self) -> object:
        header, entries = self._inner.journal.header, self._inner.journal.entries
        happened = [(entry.actor, entry.text) for entry in entries]
        return self.game, self._inner.state.ruleset, header.first, self.names, happened, self.position()

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        return f"<skyhop.Match of {self.game} ({self.ruleset}), ply {self.ply}, {self.view().due}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return self.view()._repr_html_()

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, _known: dict[int, object]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        inner = self._inner
        parts = (inner.game, inner.state, inner.journal, inner._shuffler)  # noqa: SLF001  as above
        return _unpickled, (parts, self._moments)


def _unpickled(parts: tuple[Any, ...], moments: Sequence[Moment]) -> Match:
    return Match(match.Match(*parts), moments)
