"""Match: a state and a journal. A replay of the journal leads to the same state."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple, Protocol

from skyhop import __version__
from skyhop.engine.chance import ChanceEvent
from skyhop.engine.event import Event, TakenBack
from skyhop.engine.state import BrokenOff, GivenUp, Outcome, Ruleset, State, View
from skyhop.game import ending as endings
from skyhop.game import registry
from skyhop.game.action import GeneralCode, JournalError, PositionError, Refused, RulesetError
from skyhop.game.capability import MissingCapability
from skyhop.game.ending import RULES, TWO_SEATS, Ending
from skyhop.game.game import (
    MAX_CHANCE_OUTCOMES,
    EndlessChanceError,
    Game,
    count_undrawn,
    list_deciders,
    list_partners,
    list_teams,
    make_refusal,
    turn_to,
)
from skyhop.game.journal import (
    MAX_TAKE_BACK,
    Header,
    Journal,
    JournalEntry,
    Origin,
    count_in,
    count_reachable,
    write_take_back,
)
from skyhop.game.position import set_up_state, write_position
from skyhop.i18n import _


class Shuffler(Protocol):
    """Interface of a shuffler, which chooses the order of a pile.

    `event` counts the chance events of the match from 0.
    """

    def order(self, items: Sequence[str], event: int) -> Sequence[str]:
        """Return the items of a pile in a new order."""


Clock = Callable[[], int]
"""Function that returns the milliseconds since the start of a match."""


class Step(NamedTuple):
    """Decision of a match: the seat, its text, the state and ply after the decision, and the events.

    State and ply include the chance outcomes after the decision. State and events contain hidden information. Use
    `Game.view` and `Game.list_visible_events` to get only the information that a seat may have.
    """

    actor: int
    text: str
    state: State
    ply: int
    events: tuple[Event, ...]


class Match:
    """Match of a game: its state and journal. Code that acts for a seat must read `view`, never `state`."""

    def __init__(
        self, game: Game, state: State, journal: Journal, shuffler: Shuffler | None = None, clock: Clock | None = None
    ) -> None:
        """Create a match that continues from a state.

        Without a shuffler, the random generator of the state makes the shuffles. Without a clock, entries have no
        time.
        """
        self.game = game
        self.state = state
        self.journal = journal
        self._shuffler = shuffler
        self._clock = clock

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
        clock: Clock | None = None,
        number: int = 1,
    ) -> Match:
        """Start a match, make its first shuffles and deals, and stop at the first decision."""
        parameters = {"name": ruleset.name, **ruleset.parameters}
        names = tuple(seats) or ("",) * game.seat_count(ruleset)
        header = Header(game.name, parameters, __version__, number, first, names)
        match = cls(game, game.new(ruleset, first=first, seed=seed), Journal(header), shuffler, clock)
        match.let_chance_act()
        return match

    @classmethod
    def start_at(cls, game: Game, state: State) -> Match:
        """Start a match at the state of a position, and stop at the first decision."""
        while game.chance(state) is not None:
            game.settle(state, game.roll(state))
        ruleset = state.ruleset
        parameters = {"name": ruleset.name, **ruleset.parameters}
        header = Header(game.name, parameters, __version__, seats=("",) * game.seat_count(ruleset))
        header.position = write_position(game, state, with_ruleset=False)
        return cls(game, state, Journal(header, outcome=game.outcome(state)))

    @property
    def to_decide(self) -> int | None:
        """Seat that decides next, or None after the end of the match."""
        return self.game.to_decide(self.state)

    @property
    def deciders(self) -> tuple[int, ...]:
        """Seats that may decide now. There are several only while seats choose at the same time."""
        return list_deciders(self.game, self.state)

    @property
    def outcome(self) -> Outcome | None:
        """Outcome of the match, or None while the match continues."""
        return self.game.outcome(self.state)

    @property
    def ply(self) -> int:
        """Number of journal entries. It is also the index of the next entry."""
        return len(self.journal.entries)

    def view(self, seat: int | None) -> View:
        """Return the view of a seat. If `seat` is None, return the view of a spectator."""
        return self.game.view(self.state, seat)

    def play(self, seat: int, text: str) -> Step:
        """Play an action, given in notation, and record the action in the journal.

        If the action is illegal, raise `Refused` and change nothing.
        """
        if self.to_decide == seat:
            action = self.game.read(self.state, text, seat)
        else:
            state = self.state.copy()
            turn_to(self.game, state, seat)
            action = self.game.read(state, text, seat)
            self.state = state
        return self.play_legal(seat, self.game.write(self.state, action), action)

    def play_legal(self, seat: int, text: str, action: int) -> Step:
        """Play a legal action of the deciding seat without a check, and record its notation `text` in the journal."""
        return self._record_step(seat, text, self.game.act(self.state, action))

    def end(self, ending: Ending, seat: int) -> Step:
        """End the match early for the reason `ending`.

        `seat` is the seat that causes the end. Raise `Refused` if the match is already over.
        """
        return self._record_step(seat, ending.text, end_early(self.game, self.state, ending, seat))

    def leave(self, ending: Ending, seat: int, bot: str) -> Step:
        """Record that the player of a seat leaves for the reason `ending`.

        If the reason allows the match to continue and at least two other players remain, `bot` takes over the seat.
        Otherwise, the match ends.

        Raises:
            Refused: if the match is already over.
        """
        if not (ending.may_go_on and may_go_on(self.game, self.state, seat)):
            return self.end(ending, seat)
        given_up = GivenUp(seat, ending.name, bot)
        return self._record_step(seat, endings.write_resignation(given_up), give_up(self.game, self.state, given_up))

    def take_back(self, seat: int, count: int) -> Step:
        """Take back the latest `count` actions. The earliest of these actions must be an action of this seat.

        Raises:
            JournalError: if the journal does not allow the take-back.
        """
        _check_taken_back(self.journal.entries, seat, count)
        before = next(islice(plies(Journal(self.journal.header, self.journal.entries)), self.ply - count, None))
        self.state = before.state
        return self._record_step(seat, write_take_back(count), [TakenBack(seat, count)])

    def _record_step(self, seat: int, text: str, events: list[Event]) -> Step:
        """Record a seat's text in the journal, and make the shuffles that follow.

        Return the step with all events.
        """
        self._record(seat, text)
        events += self.let_chance_act()
        return Step(seat, text, self.state.copy(), self.ply, tuple(events))

    def _record(self, actor: int | str, text: str) -> None:
        self.journal.write(actor, text, self._clock() if self._clock is not None else None)
        self.journal.outcome = self.outcome

    def let_chance_act(self) -> list[Event]:
        """Make all pending shuffles, record them in the journal, and return the events.

        Raise `EndlessChanceError` after `MAX_CHANCE_OUTCOMES` shuffles without a decision.
        """
        events: list[Event] = []
        for _outcome in range(MAX_CHANCE_OUTCOMES):
            if (due := self.game.chance(self.state)) is None:
                return events
            order = self._draw_order(due)
            events += self.game.settle(self.state, order)
            self._record(due.pile, " ".join(order))
        raise EndlessChanceError

    def _draw_order(self, due: ChanceEvent) -> Sequence[str]:
        if self._shuffler is None:
            return self.game.roll(self.state)
        number = sum(entry.is_chance for entry in self.journal.entries)
        return self._shuffler.order(due.tokens, number)


def end_early(game: Game, state: State, ending: Ending, seat: int) -> list[Event]:
    """End a match early for the reason `ending`, and return the events. `seat` is the seat that causes the end.

    Raise `Refused` if the match is already over, and `ValueError` for the reason `RULES`.
    """
    if ending is RULES:
        raise ValueError(ending.name)
    _check_open(game, state)
    seats = game.seat_count(state.ruleset)
    departed = state.departed | list_partners(game, seats, seat)
    if len(departed | {seat}) == seats:  # only the partner of the seat remains, and wins
        departed = state.departed
    broken_off = BrokenOff(seat, ending.name, ending.winners(seat, game.points(state), departed))
    for field, value in game.stopped.items():
        state.record[field] = value
    state.status = state.status._replace(broken_off=broken_off)
    return [broken_off]


def may_go_on(game: Game, state: State, seat: int) -> bool:
    """Return True if a match can continue without the player of `seat`.

    At least two other players must remain. In a match of teams, they must belong to different teams.
    """
    seats, departed = game.seat_count(state.ruleset), state.departed | {seat}
    return seats > TWO_SEATS and sum(not departed.issuperset(team) for team in list_teams(game, seats)) >= TWO_SEATS


def give_up(game: Game, state: State, given_up: GivenUp) -> list[Event]:
    """Let a bot take over an abandoned seat, and return the events.

    From then on, the seat ranks last. Raise `Refused` if the match is already over.
    """
    _check_open(game, state)
    state.status = state.status._replace(given_up=(*state.given_up, given_up))
    return [given_up]


def _check_open(game: Game, state: State) -> None:
    """Raise `Refused` if the match is over."""
    if game.outcome(state) is not None:
        raise make_refusal(game, GeneralCode.GAME_IS_OVER, state)


def replay(journal: Journal, shuffler: Shuffler | None = None, clock: Clock | None = None) -> Match:
    """Replay a journal to its end and return the match. The caller can then continue the match.

    `shuffler` makes the shuffles of later plies. `clock` returns the times of later plies.

    Raises:
        JournalError: if the start, a ply or the result of the journal is impossible.
    """
    *_before, last = plies(journal)
    match = Match(find_game_of(journal), last.state, journal, shuffler, clock)
    if shuffler is not None:
        match.let_chance_act()  # the journal may end between an action and the shuffle that it caused
    return match


class Ply(NamedTuple):
    """Ply of a journal: its number, its entry, the state before the entry, and the events since the previous ply.

    After the last entry, there is one more ply whose entry is None.
    """

    number: int
    state: State
    entry: JournalEntry | None
    events: tuple[Event, ...]


def steps(journal: Journal, start: Ply | None = None) -> Iterator[Step]:
    """Replay a journal decision by decision, and yield each decision as a `Step`.

    Raise `JournalError` if the start or a ply is impossible, or if the journal has a wrong result.
    """
    begun: tuple[int, str] | None = None
    events: list[Event] = []
    for ply in plies(journal, start):
        events += ply.events
        if ply.entry is not None and not isinstance(ply.entry.actor, int):
            continue
        if begun is not None:
            yield Step(*begun, ply.state, ply.number, tuple(events))
        if ply.entry is not None and isinstance(ply.entry.actor, int):
            begun, events = (ply.entry.actor, ply.entry.text), []


def plies(journal: Journal, start: Ply | None = None) -> Iterator[Ply]:
    """Replay a journal entry by entry, and yield a `Ply` before each entry.

    The last item comes after the last entry. With `start`, begin at this ply. The states are independent copies.
    Shuffles come from the journal, not from a random generator.

    Raises:
        JournalError: if the start or a ply is impossible, or if the journal has a wrong result. The error names the
            ply, but not if the start is impossible. The iterator checks the result just before its last item.
    """
    game = find_game_of(journal)
    state = _begin(game, journal) if start is None else start.state.copy()
    events: tuple[Event, ...] = ()
    before = deque[State](maxlen=MAX_TAKE_BACK)
    first = 0 if start is None else start.number
    for ply, entry in enumerate(journal.entries[first:], first):
        yield Ply(ply, state.copy(), entry, events)
        if isinstance(entry.actor, int) and not 0 <= entry.actor < len(journal.header.seats):
            raise JournalError(_("There is no such seat in this match."), ply)
        if count := count_in(entry):
            _check_taken_back(journal.entries[:ply], entry.actor, count)
            state = before[-count]
            before.clear()
            events = (TakenBack(int(entry.actor), count),)
            continue
        before.append(state.copy())
        try:
            events = tuple(_apply_entry(game, state, entry))
        except Refused as error:
            raise JournalError(f"{entry.text}: {error}", ply) from None
        except ValueError:
            problem = _("this chance outcome is impossible here: %(text)s")
            raise JournalError(problem % {"text": entry.text}, ply) from None
    if game.outcome(state) != journal.outcome:
        problem = _(
            "the journal is incomplete, or its result was changed: the recorded result does not follow from the entries"
        )
        raise JournalError(problem, len(journal.entries))
    yield Ply(len(journal.entries), state.copy(), None, events)


def _begin(game: Game, journal: Journal) -> State:
    """Return the state before the first entry of a journal. Raise `JournalError` for an impossible start."""
    ruleset, first = _ruleset(game, journal), journal.header.first
    if journal.header.position is None and first not in game.starters:
        raise JournalError(_("seat %(seat)s cannot begin under these rules") % {"seat": first + 1})
    if len(journal.header.seats) != game.seat_count(ruleset):
        problem = _("the journal has names for %(named)d seats, but this match has %(count)d seats")
        raise JournalError(problem % {"named": len(journal.header.seats), "count": game.seat_count(ruleset)})
    if journal.header.position is None:
        return game.new(ruleset, first=first)
    try:
        return set_up_state(game, ruleset, journal.header.position)
    except (PositionError, MissingCapability) as error:
        raise JournalError(_("the starting position cannot be set up: %(error)s") % {"error": error}) from None


def _check_taken_back(entries: Sequence[JournalEntry], actor: int | str, count: int) -> None:
    """Raise `JournalError` if a take-back of `count` actions is invalid.

    A take-back may cover only actions. The earliest covered action must be an action of the seat that takes back.
    """
    if not 1 <= count <= count_reachable(entries) or entries[-count].actor != actor:
        raise JournalError(_("there is no move to undo here"), len(entries))


def _apply_entry(game: Game, state: State, entry: JournalEntry) -> list[Event]:
    """Apply one journal entry to the state, and return its events.

    The entry is a shuffle, an action, or an ending outside the rules.
    """
    event = game.chance(state)
    if isinstance(entry.actor, str):
        if event is None or event.pile != entry.actor:
            raise ValueError(entry.actor)
        return game.settle(state, entry.text.split())
    if event is not None:
        raise ValueError(event.pile)
    if (read := endings.parse_ending(entry.text, entry.actor)) is not None:
        ending, given_up = read
        return give_up(game, state, given_up) if given_up else end_early(game, state, ending, entry.actor)
    turn_to(game, state, entry.actor)
    return game.act(state, game.read(state, entry.text, entry.actor))


def find_game_of(journal: Journal) -> Game:
    """Return the game of a journal. Raise `JournalError` for an unknown game."""
    try:
        return registry.game(journal.header.game)
    except registry.UnknownGame as error:
        raise JournalError(str(error)) from None


def _ruleset(game: Game, journal: Journal) -> Ruleset:
    try:
        return game.ruleset(journal.header.ruleset)
    except RulesetError as error:
        raise JournalError(str(error)) from None


def branch(
    journal: Journal, ply: int, seats: Sequence[str], shuffler: Shuffler, name: str, clock: Clock | None = None
) -> Match:
    """Start a match for the players `seats` from a ply of a finished match.

    `name` is the id of the finished match. The branch keeps all cards and other items that were dealt or played
    before that ply, including hidden items. The shuffler reorders the items that nobody has drawn yet, and makes
    all later shuffles. The branch has a complete journal. Its first plies equal the plies of the finished match,
    with two differences. They have no times, and their shuffles contain the new order of the undrawn items.

    Raises:
        JournalError: if the journal cannot be replayed, or no seat must decide at that ply.
    """
    game, reached = find_game_of(journal), list(islice(plies(journal), ply + 1))
    state = reached[-1].state
    if reached[-1].number != ply or game.to_decide(state) is None:
        raise JournalError(_("this position has no pending decision, so no match can continue from it"), ply)
    entries, old = journal.entries[:ply], journal.header
    origin = Origin(name, ply, count_dealt(entries, count_undrawn(game, state)))
    anew = Journal(Header(game.name, old.ruleset, __version__, first=old.first, seats=seats, begun_from=origin))
    for before, entry in zip(reached[:-1], entries, strict=True):
        due = game.chance(before.state)
        if due is None:
            anew.write(entry.actor, entry.text)
        else:
            event = sum(each.is_chance for each in anew.entries)
            tokens, dealt = entry.text.split(), origin.dealt[event]
            rest = shuffler.order(sorted(tokens[dealt:], key=due.tokens.index), event)
            anew.write(due.pile, " ".join([*tokens[:dealt], *rest]))
    return replay(anew, shuffler, clock)


def has_draws_left(journal: Journal, ply: int) -> bool:
    """Return True if chance could still affect the match after a ply.

    This is the case if a pile has undrawn items at this ply, or if the match shuffled again later.
    """
    undrawn = count_undrawn(find_game_of(journal), next(islice(plies(journal), ply, None)).state)
    return any(undrawn.values()) or any(entry.is_chance for entry in journal.entries[ply:])


def count_dealt(entries: Sequence[JournalEntry], undrawn: Mapping[str, int]) -> tuple[int, ...]:
    """Return the number of dealt items of each shuffle, in order of the shuffles.

    `undrawn` has the number of undrawn items of each pile. Only the latest shuffle of a pile can have undrawn
    items.
    """
    undrawn = dict(undrawn)
    shuffles = [entry for entry in entries if entry.is_chance]
    latest_first = [len(each.text.split()) - undrawn.pop(str(each.actor), 0) for each in reversed(shuffles)]
    return tuple(latest_first[::-1])
