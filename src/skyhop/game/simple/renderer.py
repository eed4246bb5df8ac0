"""Default renderer for simple games. It makes text, pictures and notation from the record of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from skyhop.engine.event import Event, TakenBack
from skyhop.engine.record import Record
from skyhop.engine.state import GivenUp, Outcome, View
from skyhop.game.capability import Capability
from skyhop.game.ending import (
    RULES,
    award_remaining_seats,
    describe_break_off,
    describe_no_winner,
    describe_resignation,
    ending_of,
)
from skyhop.game.game import Game
from skyhop.game.simple.record import (
    Acted,
    ActedUnseen,
    EndState,
    Rolled,
    Shuffled,
    SimpleState,
    list_fields,
    list_winners,
    write_numbers,
)
from skyhop.game.text import (
    Choice,
    Choices,
    GameWords,
    Passage,
    Renderer,
    Sentence,
    about,
    describe_take_back,
    join_names,
    seat_name,
)
from skyhop.i18n import _, listed, translated
from skyhop.svg import Diagram, lines_svg


class SimpleRenderer(Renderer):
    """Renderer of a simple game. It shows the grid, or the fields of the record if the game has no grid."""

    def __init__(
        self,
        game: Game,
        seen: type[Record],
        grid: str,
        marks: str,
        chance_fields: Mapping[str, Sequence[str]] = MappingProxyType({}),
    ) -> None:
        """Create a renderer. `seen` declares the fields of a view.

        `SimpleGame` describes `grid`, `marks` and `chance_fields`.
        """
        self._game, self._visible = game, seen
        self._chance_fields = chance_fields
        self.grid, self.marks = grid, marks

    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Return one sentence for each event, with actions in notation."""
        seats = self._game.seat_count(view.ruleset)
        chance = [(translated(self._game.piles[name]), items) for name, items in self._chance_fields.items()]
        return list(describe_events(view, events, seats, lambda action: self._game.write(view, action), names, chance))

    def text(self, view: View) -> str:
        """Return the grid, the characters that mark the seats, and the pending decision as text.

        For a game without a grid, return the fields of the record and the pending decision.
        """
        return self._words(view)

    def _words(self, view: View, players: Sequence[str] = ()) -> str:
        due = describe_due(view, self._game.seat_count(view.ruleset), players)
        return "\n".join((*self._lines(view, players), due))

    def _lines(self, view: View, players: Sequence[str] = ()) -> list[str]:
        if not self.grid:
            names = (name for name in list_fields(self._visible) if name not in list_fields(SimpleState))
            return [f"{name.replace('_', ' ')}: {write_numbers(view.record[name])}" for name in names]
        seats = self._game.seat_count(view.ruleset)
        whose = listed(
            f"{self.marks[seat + 1]} {seat_name(view, seat, seats, players)}" for seat in self.seats_marked[:seats]
        )
        return [*self.diagram(view).text(), *([whose] if whose else [])]

    @property
    def seats_marked(self) -> range:
        """Range of the seats that have a character in the grid: all seats, or no seat.

        The first character of `marks` is for an empty cell. The seats have characters only if `marks` contains
        exactly one further character for each seat.
        """
        seats = self._game.seats[-1]
        return range(seats if len(self.marks) == seats + 1 else 0)

    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Return a drawing of the grid as SVG. If the game has no grid, draw the text of the view."""
        words = self._words(view, names)
        return self.diagram(view).svg(words) if self.grid else lines_svg(self._lines(view, names), words)

    def diagram(self, view: View) -> Diagram:
        """Return the grid as a diagram that players can click.

        The diagram contains the legal actions of the view's seat that choose a column or a cell.
        """
        cells = view.record[self.grid]
        columns = cells.shape[1]
        actions = {
            cell: self._game.write(view, action) for action in self._game.legal(view) for cell in self.cells_of(action)
        }
        names = (
            [self._game.write(view, action) for action in range(columns)] if self._game.action_count == columns else ()
        )
        return Diagram(tuple(map(tuple, cells.tolist())), self.marks, tuple(names), actions)

    def cells_of(self, action: int) -> list[tuple[int, int]]:
        """Return the cells, as (row, column), that a player can click to choose an action.

        The result is a whole column, one cell, or no cell.
        """
        rows, columns = self._game.state_record.dtype[self.grid].shape
        if self._game.action_count == columns:
            return [(row, action) for row in range(rows)]
        return [divmod(action, columns)] if self._game.action_count == rows * columns else []


def describe_events(
    view: View,
    events: Sequence[Event],
    seats: int,
    write: Callable[[int], str],
    players: Sequence[str] = (),
    chance_fields: Sequence[tuple[str, Sequence[str]]] = (),
) -> Iterator[str]:
    """Yield one sentence for each event.

    `write` returns the notation of an action. `players` are the players' names, if known. `chance_fields` are the
    titles and items of the fields that chance sets.
    """
    for event in events:
        names = {"who": seat_name(view, event.seat, seats, players)}
        match event:
            case Acted(action=action) | ActedUnseen(action=int(action)):
                yield Sentence.about("%(who)s chose %(action)s.", names | {"action": write(action)})
            case ActedUnseen():
                yield about("%(who)s made a secret choice.", names)
            case Rolled(field=field, item=item):
                title, items = chance_fields[field]
                yield _("%(pile)s: %(item)s.") % {"pile": title, "item": list(dict.fromkeys(items))[item - 1]}
            case Shuffled(field=field):
                yield _("%(pile)s: shuffled.") % {"pile": chance_fields[field][0]}
            case GivenUp():
                yield describe_resignation(event, lambda seat: seat_name(view, seat, seats, players))
            case TakenBack():
                yield describe_take_back(event, lambda seat: seat_name(view, seat, seats, players))
            case _:
                yield describe_due(view, seats, players)


def describe_due(view: View, seats: int, players: Sequence[str] = ()) -> str:
    """Return a sentence about the pending decision and its seat, or about the end of the match."""
    if view.record["ending"] != EndState.UNDECIDED:
        return _ending(view, seats, players)
    decider = int(view.record["to_act"])
    if decider == view.seat:
        return _("Your turn.")
    return _("%(who)s: to move.") % {"who": seat_name(view, decider, seats, players)}


def _ending(view: View, seats: int, players: Sequence[str]) -> str:
    broken_off = view.broken_off
    if broken_off is None:
        by_rules = Outcome(list_winners(int(view.record["winners"])), RULES.name)
        outcome = award_remaining_seats(by_rules, view.given_up, lambda: (0,) * seats) or by_rules
        return _result(view, outcome.winners, seats, players)
    stayed = seats - len(view.left)
    how = describe_break_off(broken_off, stayed, lambda seat: seat_name(view, seat, seats, players))
    is_won = ending_of(broken_off.outcome).counts
    return f"{how} {_result(view, broken_off.winners, seats, players)}" if is_won else how


def _result(view: View, winners: tuple[int, ...], seats: int, players: Sequence[str]) -> str:
    if not winners:
        return _("A draw.")
    if winners == (view.seat,):
        return _("You have won.")
    if len(winners) == 1:
        return _("%(who)s has won.") % {"who": seat_name(view, winners[0], seats, players)}
    named = (seat_name(view, seat, seats, players) for seat in winners)
    return _("The win is shared: %(who)s.") % {"who": join_names(named)}


class SimpleWords:
    """Default texts of a simple game. The class implements `skyhop.game.text.GameWords`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def due(self, view: View, names: Sequence[str] = ()) -> str:
        """Return two or three words about the seat that must act. After the end, return words about the result."""
        outcome, decider = self._game.outcome(view), self._game.to_decide(view)
        seats = self._game.seat_count(view.ruleset)
        if outcome is None:
            if decider is None or decider == view.seat:
                return _("Your turn")
            return _("%(player)s is thinking …") % {"player": seat_name(view, decider, seats, names)}
        if not outcome.winners:
            return describe_no_winner(outcome)
        if outcome.winners == (view.seat,):
            return _("You have won!")
        if len(outcome.winners) == 1 and view.seat is not None:
            return _("You lost")
        winners = [seat_name(view, seat, seats, names) for seat in outcome.winners]
        if len(winners) == 1:
            return _("%(player)s has won") % {"player": winners[0]}
        return _("The win is shared: %(who)s.") % {"who": join_names(winners)}

    def passages(self, view: View, names: Sequence[str] = ()) -> tuple[Passage, ...]:  # noqa: ARG002  the text names seats
        """Return one group of sentences: the text of the view."""
        return (Passage("", tuple(self._game.renderer.text(view).splitlines())),)

    def choices(self, view: View, names: Sequence[str] = ()) -> tuple[Choices, ...]:  # noqa: ARG002  actions have only a number
        """Return one group with all legal actions of the view's seat."""
        texts = [self._game.write(view, action) for action in self._game.legal(view)]
        return (Choices("", tuple(Choice(text, text) for text in texts)),) if texts else ()

    def name(self, view: View, action: int, names: Sequence[str] = ()) -> str:  # noqa: ARG002  as above
        """Return an empty text, because a simple game describes actions only by their notation."""
        return ""

    def explain(self, view: View, action: int, names: Sequence[str] = ()) -> str:  # noqa: ARG002  as above
        """Return an empty text, because a simple game does not describe the effects of actions."""
        return ""

    def normalize(self, text: str) -> str:
        """Remove redundant spaces from a typed action. A simple game accepts no other spelling of its notation."""
        return " ".join(text.split())

    def topics(self, view: View) -> Mapping[str, str]:  # noqa: ARG002  as above
        """Return no topics, because a simple game has no texts except the view."""
        return {}

    def legend(self) -> str:
        """Return an empty legend, because the notation has no letters."""
        return ""

    def clauses(self, view: View) -> Sequence[str]:  # noqa: ARG002  as above
        """Return no clauses, because a simple game has no rulebook."""
        return ()


def words_of(game: Game) -> GameWords:
    """Return the texts that a game provides. If the game provides none, return the default texts."""
    return game.words if game.has(Capability.WORDS) else SimpleWords(game)
