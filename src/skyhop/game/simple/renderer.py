"""Default renderer for simple games. It makes text, pictures and notation from the record of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

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
from skyhop.game.game import Game, list_deciders, list_teams
from skyhop.game.simple.record import (
    Acted,
    ActedUnseen,
    ChoosingState,
    EndState,
    Rolled,
    Shuffled,
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
from skyhop.svg import Diagram, Item, ItemRow, lines_svg, rows_svg


class Area(NamedTuple):
    """Part of the text and the picture of a simple game: one record field, as rows of cards, numbers or tracks.

    If the field has a number or a row of numbers for each seat, the area has one row for each seat. A click on an item
    whose text is the notation of a legal action plays this action.
    """

    field: str
    names: Sequence[str] = ()
    """Texts of the numbers from 1 on. Without them, the text of a number is the number itself."""
    colours: int = 0
    """Number of consecutive items with the same colour, such as the cards of a suit. 0 means no colours."""
    is_set: bool = False
    """True if the field has a 1 for each item that is there, and a 0 for each item that is not."""
    length: int | str = 0
    """Last number of a track, or the name of the option with this number. 0 means that the area has no tracks."""
    title: str = ""
    """Title, marked for translation. Without it, the title is the name of the field."""

    def rows(self, view: View, seats: Sequence[str], most_seats: int, legal: Collection[str]) -> Iterator[ItemRow]:
        """Yield the rows of the area. `seats` has the names of the seats, and `legal` the legal actions in notation."""
        values = np.atleast_1d(view.record[self.field])
        title = translated(self.title) if self.title else self.field.replace("_", " ").capitalize()
        if view.record[self.field].shape == () and not self.names:
            yield ItemRow(title, [Item(str(values[0]))])
            return
        length = view.ruleset.record[self.length][0] if isinstance(self.length, str) else self.length
        if values.shape[0] != most_seats or (values.ndim == 1 and not length):
            captions = seats if values.shape[0] == most_seats else ()
            yield ItemRow(title, self._items(values[: len(captions) or None], legal, captions))
            return
        for seat, player in enumerate(seats):
            for number, line in enumerate(np.atleast_2d(values[seat])):
                label = f"{title}, {player}" if number == 0 else ""
                if length:
                    yield ItemRow(label, length=int(length), place=int(line[0]), piece=seat + 1)
                elif not self.is_set or line.any():
                    yield ItemRow(label, self._items(line, legal, [""] * len(line)))

    def _items(self, values: NDArray[np.integer[Any]], legal: Collection[str], captions: Sequence[str]) -> list[Item]:
        """Return the items of one row.

        In a row without captions, omit each 0. In a row with captions, 0 is an empty place. Numbers without names, such
        as points, are an exception: show their 0 as a number.
        """
        numbers = np.ravel(values).tolist()
        if self.is_set:
            return [self._item(index, legal) for index, is_there in enumerate(numbers, 1) if is_there]
        if not captions:
            return [self._item(number, legal) for number in numbers if number]
        is_number = not self.names and any(captions)
        items = (self._item(each, legal) if each or is_number else Item("") for each in numbers)
        return [item._replace(caption=caption) for item, caption in zip(items, captions, strict=True)]

    def _item(self, number: int, legal: Collection[str]) -> Item:
        """Return the item for a number of the field."""
        text = self.names[number - 1] if self.names else str(number)
        colour = (number - 1) // self.colours if self.colours else None
        return Item(text, colour, text if self.names and text in legal else "")


MOST_LASTING = 12
"""If a game without a grid has at most this number of actions, its page also shows buttons for illegal actions."""


class SimpleRenderer(Renderer):
    """Renderer of a simple game. It shows the grid, or the fields of the record if the game has no grid."""

    def __init__(
        self,
        game: Game,
        seen_record: type[Record],
        grid: str,
        marks: str,
        chance_fields: Mapping[str, Sequence[str]] = MappingProxyType({}),
        areas: Sequence[Area] = (),
        *,
        is_hexagonal: bool = False,
    ) -> None:
        """Create a renderer. `seen_record` declares the fields of a view.

        `SimpleGame` describes the other arguments.
        """
        self._game, self._seen_record = game, seen_record
        self._chance_fields, self._areas, self._is_hexagonal = chance_fields, areas, is_hexagonal
        self.grid, self.marks = grid, marks
        self.sides: Sequence[int] = ()

    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Return one sentence for each event. If an action has no declared sentence, its sentence uses the notation."""
        seats = self._game.seat_count(view.ruleset)
        chance = [(translated(self._game.piles[name]), items) for name, items in self._chance_fields.items()]
        teams = list_teams(self._game, seats)
        return list(describe_events(view, events, partial(self._tell_action, view), teams, names, chance))

    def _tell_action(self, view: View, player: str, action: int) -> str:
        """Return a sentence about an action that `player` has chosen."""
        if description := describe_action(self._game, view, action):
            return _("%(who)s: %(what)s.") % {"who": player, "what": description.removesuffix(".")}
        return Sentence.about("%(who)s chose %(action)s.", {"who": player, "action": self._game.write(view, action)})

    def text(self, view: View) -> str:
        """Return the grid, the characters that mark the seats, and the pending decision as text.

        For a game without a grid, return the fields of the record and the pending decision.
        """
        return self._words(view)

    def _words(self, view: View, players: Sequence[str] = ()) -> str:
        seats = self._game.seat_count(view.ruleset)
        due = describe_due(view, list_teams(self._game, seats), players)
        return "\n".join((*self._lines(view, players), *self._team_lines(view, players), due))

    def _team_lines(self, view: View, players: Sequence[str]) -> list[str]:
        """Return a line for each team that has several seats."""
        seats = self._game.seat_count(view.ruleset)
        teams = [team for team in list_teams(self._game, seats) if len(team) > 1]
        team_names = [join_names(seat_name(view, seat, seats, players) for seat in team) for team in teams]
        return [_("Team: %(who)s.") % {"who": team_name} for team_name in team_names]

    def _lines(self, view: View, players: Sequence[str] = ()) -> list[str]:
        if self._areas and not self.grid:
            return [row.text() for row in self._rows(view, players)]
        if not self.grid:
            names = (name for name in list_fields(self._seen_record) if name not in list_fields(ChoosingState))
            return [f"{name.replace('_', ' ')}: {write_numbers(view.record[name])}" for name in names]
        seats = self._game.seat_count(view.ruleset)
        legend = listed(
            f"{self.marks[seat + 1]} {seat_name(view, seat, seats, players)}" for seat in self.seats_marked[:seats]
        )
        return [*self.diagram(view).text(), *([legend] if legend else [])]

    @property
    def seats_marked(self) -> range:
        """Range of the seats that have a character in the grid: all seats, or no seat.

        The first character of `marks` is for an empty cell. The seats have characters only if `marks` contains
        exactly one further character for each seat.
        """
        seats = self._game.seats[-1]
        return range(seats if len(self.marks.rstrip()) == seats + 1 else 0)

    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Return a drawing of the grid as SVG. If the game has no grid, draw the text of the view."""
        words = self._words(view, names)
        if self._areas and not self.grid:
            return rows_svg(self._rows(view, names), words)
        return self.diagram(view).svg(words) if self.grid else lines_svg(self._lines(view, names), words)

    def _rows(self, view: View, players: Sequence[str]) -> list[ItemRow]:
        """Return the rows of all areas, in order. Omit empty sets of items, such as hidden hands."""
        seats = self._game.seat_count(view.ruleset)
        names = [join_names([seat_name(view, seat, seats, players)]) for seat in range(seats)]
        legal = {self._game.write(view, action) for action in self._game.legal(view)}
        rows = (row for area in self._areas for row in area.rows(view, names, self._game.seats[-1], legal))
        return [_mark_idle_items(row) for row in rows]

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
        rows = tuple(map(tuple, cells.tolist()))
        return Diagram(rows, self.marks, tuple(names), actions, self._is_hexagonal, self.sides)

    def list_lasting(self, view: View) -> Sequence[int]:
        """Return the actions that keep their buttons while they are illegal.

        In a game with a grid, these are the actions that choose a cell or a column. In any other game, these are all
        actions if there are at most `MOST_LASTING`, else none.
        """
        if not self.grid:
            count = self._game.action_count
            return range(count if count <= MOST_LASTING else 0)
        cells = view.record[self.grid]
        places = ((action, self.cells_of(action)) for action in range(self._game.action_count))
        return [action for action, found in places if found and self.marks[cells[found[0]]] != " "]

    def cells_of(self, action: int) -> list[tuple[int, int]]:
        """Return the cells, as (row, column), that a player can click to choose an action.

        The result is a whole column, one cell, or no cell.
        """
        rows, columns = self._game.state_record.dtype[self.grid].shape
        if self._game.action_count == columns:
            return [(row, action) for row in range(rows)]
        cells = rows * columns
        return [divmod(action, columns)] if action < cells and self._game.action_count in {cells, cells + 1} else []


def _mark_idle_items(row: ItemRow) -> ItemRow:
    """Mark the items of a row that have no action as idle, and return the row.

    If no item of the row has an action, return the row unchanged.
    """
    if not any(item.action for item in row.items):
        return row
    return row._replace(items=[item._replace(is_idle=not item.action) for item in row.items])


def describe_action(game: Game, view: View, action: int) -> str:
    """Return the sentence that a game declares for an action, or an empty text."""
    notation, sentences = game.write(view, action), game.action_sentences
    sentence = sentences.get(notation, sentences.get("", ""))
    return translated(sentence).replace("%(action)s", notation)


def describe_events(
    view: View,
    events: Sequence[Event],
    tell_action: Callable[[str, int], str],
    teams: Sequence[Sequence[int]],
    players: Sequence[str] = (),
    chance_fields: Sequence[tuple[str, Sequence[str]]] = (),
) -> Iterator[str]:
    """Yield one sentence for each event.

    `tell_action` returns a sentence about an action of a player. `teams` has the seats of each team. `players`
    contains the players' names, if known. `chance_fields` contains the titles and items of the fields that chance sets.
    """
    seats = sum(map(len, teams))
    for event in events:
        names = {"who": seat_name(view, event.seat, seats, players)}
        match event:
            case Acted(action=action) | ActedUnseen(action=int(action)):
                yield tell_action(names["who"], action)
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
                yield describe_due(view, teams, players)


def describe_due(view: View, teams: Sequence[Sequence[int]], players: Sequence[str] = ()) -> str:
    """Return a sentence about the pending decision and its seats, or about the end of the match.

    `teams` has the seats of each team.
    """
    if view.record["ending"] != EndState.UNDECIDED:
        return _ending(view, teams, players)
    decider, seats = int(view.record["to_act"]), sum(map(len, teams))
    if decider == view.seat:
        return _("Your turn.")
    choosing = int(view.record["choosing"]) if "choosing" in (view.record.dtype.names or ()) else 0
    names = (seat_name(view, seat, seats, players) for seat in list_winners(choosing or 1 << decider))
    return _("Waiting for %(who)s.") % {"who": join_names(names)}


def _ending(view: View, teams: Sequence[Sequence[int]], players: Sequence[str]) -> str:
    broken_off, seats = view.broken_off, sum(map(len, teams))
    if broken_off is None:
        by_rules = Outcome(list_winners(int(view.record["winners"])), RULES.name)
        outcome = award_remaining_seats(by_rules, view.given_up, lambda: (0,) * seats) or by_rules
        return _result(view, outcome.winners, teams, players)
    stayed = seats - len(view.departed)
    sentence = describe_break_off(broken_off, stayed, lambda seat: seat_name(view, seat, seats, players))
    is_won = ending_of(broken_off.outcome).counts
    return f"{sentence} {_result(view, broken_off.winners, teams, players)}" if is_won else sentence


def _result(view: View, winners: tuple[int, ...], teams: Sequence[Sequence[int]], players: Sequence[str]) -> str:
    if not winners:
        return _("A draw.")
    if winners == (view.seat,):
        return _("You have won.")
    seats = sum(map(len, teams))
    if len(winners) == 1:
        return _("%(who)s has won.") % {"who": seat_name(view, winners[0], seats, players)}
    names = join_names(seat_name(view, seat, seats, players) for seat in winners)
    if winners in teams:
        return _("The team has won: %(who)s.") % {"who": names}
    return _("The win is shared: %(who)s.") % {"who": names}


class SimpleWords:
    """Default texts of a simple game. The class implements `skyhop.game.text.GameWords`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def due(self, view: View, names: Sequence[str] = ()) -> str:
        """Return a few words about the seat that must act. After the end, return words about the result."""
        outcome, deciders = self._game.outcome(view), list_deciders(self._game, view)
        seats = self._game.seat_count(view.ruleset)
        if outcome is None:
            if not deciders or view.seat in deciders:
                return _("Your turn")
            if len(deciders) > 1:
                waiting = join_names(seat_name(view, seat, seats, names) for seat in deciders)
                return _("Waiting for %(who)s …") % {"who": waiting}
            return _("%(player)s is thinking …") % {"player": seat_name(view, deciders[0], seats, names)}
        if not outcome.winners:
            return describe_no_winner(outcome)
        is_one_team = outcome.winners in list_teams(self._game, seats)
        if is_one_team and view.seat in outcome.winners:
            return _("You have won!")
        if is_one_team and view.seat is not None:
            return _("You lost")
        winners = [seat_name(view, seat, seats, names) for seat in outcome.winners]
        if len(winners) == 1:
            return _("%(player)s has won") % {"player": winners[0]}
        return _("The win is shared: %(who)s.") % {"who": join_names(winners)}

    def passages(self, view: View, names: Sequence[str] = ()) -> tuple[Passage, ...]:  # noqa: ARG002  the text names seats instead of players
        """Return one group of sentences: the text of the view."""
        return (Passage("", tuple(self._game.renderer.text(view).splitlines())),)

    def choices(self, view: View, names: Sequence[str] = ()) -> tuple[Choices, ...]:  # noqa: ARG002  actions are only numbered
        """Return one group with all legal actions of the view's seat."""
        texts = [self._game.write(view, action) for action in self._game.legal(view)]
        return (Choices("", tuple(Choice(text, text) for text in texts)),) if texts else ()

    def name(self, view: View, action: int, names: Sequence[str] = ()) -> str:  # noqa: ARG002  as above
        """Return an empty text, because a simple game describes actions only by their notation."""
        return ""

    def explain(self, view: View, action: int, names: Sequence[str] = ()) -> str:  # noqa: ARG002  as above
        """Return the sentence that the game declares for an action, or an empty text."""
        return describe_action(self._game, view, action)

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
