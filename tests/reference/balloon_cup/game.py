"""Reference game with its next step, its legal actions and its history."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any

from .cards import in_card_order
from .legal import legal_actions
from .notation import parse, write
from .play import play_game, play_turns
from .position import read_position, write_position
from .refusal import refusal
from .result import DRAW, Result
from .ruleset import Ruleset, ruleset
from .steps import Answer, Chance, Decision, Steps, Waiting
from .table import Table, other

Entry = tuple[int | str, str]
"""Line of a journal: the actor (a seat, or a shuffled pile) and the text."""


class Refused(Exception):  # noqa: N818  # the word of the glossary
    """[BC-4.4] Error for an action that was not played. `clause` is the first clause that it breaks."""

    def __init__(self, text: str, clause: str) -> None:
        """Keep the text and the clause."""
        super().__init__(f"{text!r} is refused [{clause}]")
        self.clause = clause


class Game:
    """Game of two seats. Chance and seats act in the order in which `pending` and `to_decide` request it."""

    def __init__(self, rules: "str | Mapping[str, Any] | Ruleset" = "rio-grande", first: int = 0) -> None:
        """[BC-2.4] Start a new game, which waits for the order of all cards."""
        table = Table(ruleset(rules), first)
        self._begin(table, play_game(table), lambda: Game(table.ruleset, first))

    @classmethod
    def from_position(cls, rules: "str | Mapping[str, Any] | Ruleset", position: Mapping[str, Any]) -> "Game":
        """Set up the start of a turn. `PositionError` names an invalid field."""
        game = cls.__new__(cls)
        table = read_position(ruleset(rules), position)
        start = deepcopy(dict(position))
        game._begin(table, play_turns(table), lambda: cls.from_position(table.ruleset, start))
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
        """Return the pile that chance must put in order, with its tokens, or None if a seat must decide."""
        return self._waits_for if isinstance(self._waits_for, Chance) else None

    @property
    def decision(self) -> Decision | None:
        """Return the seat to decide and the phase, or None if chance is due or the game is over."""
        return self._waits_for if isinstance(self._waits_for, Decision) else None

    @property
    def to_decide(self) -> int | None:
        """Return the seat to decide."""
        return self.decision.seat if self.decision else None

    @property
    def turn_of(self) -> int:
        """Return the seat whose turn it is, even while the other seat decides about a trade."""
        return self.table.mover

    @property
    def phase(self) -> str:
        """Return "place", "stuck", "claim" or "over", or "deal" while chance is due."""
        if self.result:
            return "over"
        return self.decision.phase if self.decision else "deal"

    @property
    def result(self) -> Result | None:
        """Return the result of the game, or None if the game is not over."""
        return self.table.result

    @property
    def seen_by_opponent(self) -> list[list[str]]:
        """[BC-5.1, BC-9.7] Return, by seat, the cards of the hand that the other player knows."""
        if self.table.ruleset.open_hands:
            return [in_card_order(player.hand) for player in self.table.players]
        return [in_card_order(player.shown) for player in self.table.players]

    def settle(self, order: Sequence[str]) -> None:
        """Put the pending pile in this order, first drawn first."""
        if self.pending is None or sorted(order) != sorted(self.pending.tokens):
            raise ValueError("that is not the pile that chance must put in order")
        self.history.append((self.pending.pile, " ".join(order)))
        self._advance(list(order))

    def legal(self) -> list[str]:
        """Return the legal actions of the seat to decide, or an empty list if no seat must decide."""
        return legal_actions(self.table, self.decision) if self.decision else []

    def refusal(self, text: str, seat: int | None = None) -> str | None:
        """[BC-4.4] Return the clause that the text breaks, or None if the text is legal."""
        return refusal(self.table, self.decision, text, seat)

    def play(self, text: str, seat: int | None = None) -> None:
        """Play an action, or raise `Refused` and change nothing."""
        clause = self.refusal(text, seat)
        if clause is not None:
            raise Refused(text, clause)
        action = parse(text)
        assert action is not None
        assert self.to_decide is not None
        self.history.append((self.to_decide, write(action)))
        self._advance(action)

    def resign(self, seat: int) -> None:
        """[BC-8.5] End the game with a win for the other player."""
        self._end_at_the_table(seat, "resign", Result(other(seat), "resign"))

    def agree_draw(self, seat: int) -> None:
        """[BC-8.5] End the game with an agreed draw. `seat` is the seat that accepted."""
        self._end_at_the_table(seat, "draw", Result(DRAW, "draw"))

    def _end_at_the_table(self, seat: int, text: str, result: Result) -> None:
        if self.result is not None:
            raise Refused(text, "BC-8.1")
        self.history.append((seat, text))
        self.table.result = result
        self._waits_for = None

    def position(self) -> dict[str, Any]:
        """Return the whole position in the format of a scenario file."""
        return write_position(self.table)

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
        elif text == "resign":
            self.resign(actor)
        elif text == "draw":
            self.agree_draw(actor)
        else:
            self.play(text, actor)
