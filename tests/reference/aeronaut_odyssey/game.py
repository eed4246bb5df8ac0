"""Reference game with its next step, its legal actions and its history."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from .board import Board
from .board_file import read_board
from .play import play_game, play_turns
from .position import read_position, write_position
from .reading import Reader
from .refusal import refusal
from .result import Result
from .ruleset import Ruleset, board_in_play, ruleset, seats_at_the_table
from .score import scores
from .steps import Answer, Chance, Decision, Steps, Waiting
from .table import Table, new_table
from .visible import visible

Entry = tuple[int | str, str]
"""Line of a journal: the actor (a seat, or a shuffled pile) and the text."""
RulesetSpec = str | Mapping[str, Any] | Ruleset
BoardSpec = Mapping[str, Any] | Board


class Refused(Exception):  # noqa: N818  # the word of the glossary
    """[AO-12.4] Error for an action that was not played. `clause` is the first clause that it breaks."""

    def __init__(self, text: str, clause: str) -> None:
        """Keep the text and the clause."""
        super().__init__(f"{text!r} is refused [{clause}]")
        self.clause = clause


class Game:
    """Game. Chance and seats act in the order in which `pending` and `to_decide` request it."""

    def __init__(self, rules: RulesetSpec, board: BoardSpec, seats: int) -> None:
        """[AO-3] Start a new game. In solo, `seats` is 1, or 2 with the seat of the rival."""
        checked = ruleset(rules)
        count = seats_at_the_table(checked, seats)
        table = new_table(checked, board_of(checked, board), count)
        self._begin(table, play_game(table), lambda: Game(checked, table.board, count))

    @classmethod
    def from_position(cls, rules: RulesetSpec, board: BoardSpec, position: Mapping[str, Any]) -> "Game":
        """[AO-13.3] Set up the start of a turn. `PositionError` names an invalid field."""
        game = cls.__new__(cls)
        checked = ruleset(rules)
        table = read_position(checked, board_of(checked, board), position)
        start = deepcopy(dict(position))
        game._begin(table, play_turns(table), lambda: cls.from_position(checked, table.board, start))
        return game

    def _begin(self, table: Table, steps: Steps[None], restart: "Callable[[], Game]") -> None:
        self.table = table
        self._restart = restart
        self.history: list[Entry] = []
        self._steps = steps
        self._waits_for: Waiting | None = None
        self._advance(None)

    def _advance(self, answer: Answer | None) -> None:
        try:
            self._waits_for = next(self._steps) if answer is None else self._steps.send(answer)
        except StopIteration:
            self._waits_for = None

    @property
    def pending(self) -> Chance | None:
        """Return the orders that chance must deal, or None if a seat must decide."""
        return self._waits_for if isinstance(self._waits_for, Chance) else None

    @property
    def decision(self) -> Decision | None:
        """Return the open decision, or None if chance is due or the game is over."""
        return self._waits_for if isinstance(self._waits_for, Decision) else None

    @property
    def seat(self) -> int | None:
        """Return the seat with the open decision."""
        return self.decision.seat if self.decision else None

    @property
    def to_decide(self) -> int | None:
        """[AO-8.4] Return the seat that makes the open decision. It is the same seat, but in solo always 0."""
        return self.table.who_chooses(self.decision.seat) if self.decision else None

    @property
    def turn_of(self) -> int:
        """Return the seat whose turn it is."""
        return self.table.turn

    @property
    def phase(self) -> str:
        """[AO-12.3] Return the kind of the decision. It is "over" at the end and "deal" while chance is due."""
        if self.result:
            return "over"
        return self.decision.phase if self.decision else "deal"

    @property
    def result(self) -> Result | None:
        """[AO-7.4] Return the result of the game, or None if the game is not over."""
        return self.table.result

    @property
    def scores(self) -> list[int]:
        """[AO-7.2] Return the score of every seat as if the game ended now, orders included."""
        return scores(self.table)

    def settle(self, order: Sequence[str]) -> None:
        """[AO-9.11] Deal two orders to each player by seat, starting with the first order."""
        if self.pending is None or sorted(order) != sorted(self.pending.tokens):
            raise ValueError("that is not the pile that chance must put in order")
        self.history.append((self.pending.pile, " ".join(order)))
        self._advance(list(order))

    def legal(self) -> list[str]:
        """Return the legal actions of the seat to decide, or an empty list if no seat must decide."""
        return [str(action) for action in self.decision.options(self.table)] if self.decision else []

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """[AO-12.4] Return the clause that the text breaks, or None if the text is legal."""
        return refusal(self.table, self.decision, text, seat)

    def play(self, text: str, seat: int | None = None) -> None:
        """Play an action, or raise `Refused` and change nothing."""
        clause = self.refusal(text, seat)
        if clause is not None:
            raise Refused(text, clause)
        action = Reader(self.table.board, len(self.table.players)).read(text)
        assert action is not None
        assert self.to_decide is not None
        self.history.append((self.to_decide, str(action)))
        self._advance(action)

    def position(self) -> dict[str, Any]:
        """[AO-13.3] Return the whole position, including hidden information."""
        return write_position(self.table)

    def visible(self, seat: int | None) -> dict[str, Any]:
        """[AO-2.4, AO-9.11] Return the position that a seat may know. `seat` is None for a spectator."""
        return visible(self.table, seat)

    def copy(self) -> "Game":
        """Return an equal game by replaying all entries from the start."""
        twin = self._restart()
        for entry in self.history:
            twin.enter(entry)
        return twin

    def enter(self, entry: Entry) -> None:
        """Play a line of a journal."""
        actor, text = entry
        if isinstance(actor, str):
            self.settle(text.split())
        else:
            self.play(text, actor)


def board_of(rules: Ruleset, board: BoardSpec) -> Board:
    """[AO-13.1, AO-13.2] Read a board as far as the ruleset uses it."""
    return board_in_play(rules, board if isinstance(board, Board) else read_board(board))
