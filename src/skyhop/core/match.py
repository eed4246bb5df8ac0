"""A match being played: a state, and the journal that it can always be replayed from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from skyhop import __version__
from skyhop.core import registry
from skyhop.core.chance import ChanceEvent
from skyhop.core.i18n import _
from skyhop.core.journal import DRAW, RESIGN, Entry, Header, Journal
from skyhop.core.protocol import Game, Outcome, Ruleset, State, View
from skyhop.core.refusals import JournalError, Refused, RulesetError


class Shuffler(Protocol):
    """Whatever puts a pile into an order; `event` counts the chance events of the match from 0."""

    def order(self, items: Sequence[str], event: int) -> Sequence[str]:
        """Give the items in a new order."""


class Match:
    """One play of a game. Whoever may not know everything is given `view`, never `state`."""

    def __init__(self, game: Game, state: State, journal: Journal, shuffler: Shuffler | None = None) -> None:
        """Take a match up at a state; without a shuffler chance comes from the state's own generator."""
        self.game = game
        self.state = state
        self.journal = journal
        self._shuffler = shuffler

    @classmethod
    def start(
        cls,
        game: Game,
        ruleset: Ruleset,
        *,
        first: int = 0,
        seats: Sequence[str] = (),
        seed: int = 0,
        shuffler: Shuffler | None = None,
        number: int = 1,
    ) -> Match:
        """Begin a match, deal, and stop at the first decision."""
        parameters = {"name": ruleset.name, **ruleset.parameters}
        names = tuple(seats) or ("",) * game.seat_count(ruleset)
        header = Header(game.name, parameters, __version__, number, first, names)
        match = cls(game, game.new(ruleset, first=first, seed=seed), Journal(header), shuffler)
        match.let_chance_act()
        return match

    @property
    def to_decide(self) -> int | None:
        """Name the seat that decides next."""
        return self.game.to_decide(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Give the result, None while the match goes on."""
        return self.game.outcome(self.state)

    @property
    def ply(self) -> int:
        """Count the journal's entries: the index of the next one."""
        return len(self.journal.entries)

    def view(self, seat: int | None) -> View:
        """Show what a seat, or with None a spectator, may know."""
        return self.game.view(self.state, seat)

    def play(self, seat: int, text: str) -> None:
        """Do an action in notation and write it down; `Refused` where it is illegal, and nothing has changed."""
        action = self.game.read(self.state, text, seat)
        written = self.game.write(self.state, action)
        self.game.apply(self.state, action)
        self._write(seat, written)
        self.let_chance_act()

    def resign(self, seat: int) -> None:
        """Give the match up; `Refused` after its end."""
        self.game.resign(self.state, seat)
        self._write(seat, RESIGN)

    def agree_draw(self, seat: int) -> None:
        """Accept a draw that the other seats have offered; `Refused` after the end."""
        self.game.agree_draw(self.state)
        self._write(seat, DRAW)

    def _write(self, actor: int | str, text: str) -> None:
        self.journal.write(actor, text)
        self.journal.outcome = self.outcome

    def let_chance_act(self) -> None:
        """Settle every shuffle that is due, and write it down."""
        while (event := self.game.chance(self.state)) is not None:
            self._write(event.pile, " ".join(self._order(event)))

    def _order(self, event: ChanceEvent) -> Sequence[str]:
        if self._shuffler is None:
            return self.game.roll(self.state)
        number = sum(entry.is_chance for entry in self.journal.entries)
        order = self._shuffler.order(event.tokens, number)
        self.game.settle(self.state, order)
        return order


def replay(journal: Journal, shuffler: Shuffler | None = None) -> Match:
    """Replay a journal to its end; the match can be played on, its chance from `shuffler`.

    Raises:
        JournalError: naming the ply that cannot be.

    """
    *_before, last = plies(journal)
    match = Match(_game(journal), last[1], journal, shuffler)
    if shuffler is not None:
        match.let_chance_act()  # the journal may end between an action and the shuffle that it caused
    return match


def plies(journal: Journal) -> Iterator[tuple[int, State, Entry | None]]:
    """Yield (ply, state before it, entry) for each entry, and at the end (count, last state, None).

    The states are independent copies. No generator is used: chance is as recorded.

    Raises:
        JournalError: naming the ply that cannot be.

    """
    game = _game(journal)
    ruleset, first = _ruleset(game, journal), journal.header.first
    if first not in game.starters(ruleset):
        raise JournalError(_("seat %(seat)s cannot begin under these rules") % {"seat": first})
    state = game.new(ruleset, first=first)
    for ply, entry in enumerate(journal.entries):
        yield ply, state.copy(), entry
        try:
            _do(game, state, entry)
        except Refused as refused:
            raise JournalError(f"{entry.text}: {refused}", ply) from None
        except ValueError:
            problem = _("chance cannot have had this outcome here: %(text)s")
            raise JournalError(problem % {"text": entry.text}, ply) from None
    if game.outcome(state) != journal.outcome:
        problem = _("the journal is cut here, or its result was changed: the recorded result does not follow")
        raise JournalError(problem, len(journal.entries))
    yield len(journal.entries), state.copy(), None


def _do(game: Game, state: State, entry: Entry) -> None:
    """Do one entry: chance, an action, or an outcome outside the rules."""
    event = game.chance(state)
    if isinstance(entry.actor, str):
        if event is None or event.pile != entry.actor:
            raise ValueError(entry.actor)
        game.settle(state, entry.text.split())
    elif event is not None:
        raise ValueError(event.pile)
    elif entry.text == RESIGN:
        game.resign(state, entry.actor)
    elif entry.text == DRAW:
        game.agree_draw(state)
    else:
        game.apply(state, game.read(state, entry.text, entry.actor))


def _game(journal: Journal) -> Game:
    try:
        return registry.game(journal.header.game)
    except registry.UnknownGame as error:
        raise JournalError(str(error)) from None


def _ruleset(game: Game, journal: Journal) -> Ruleset:
    try:
        return game.ruleset(journal.header.ruleset)
    except RulesetError as error:
        raise JournalError(str(error)) from None
