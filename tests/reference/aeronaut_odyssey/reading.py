"""[AO-12] Reader of actions. A text that names nothing on the board is not an action."""

import re

from .balloons import WILD, in_type_order
from .board import Board
from .notation import (
    Action,
    Claim,
    Done,
    Keep,
    LateArrival,
    Lose,
    Move,
    NameSpace,
    RewardFor,
    Run,
    SecondWind,
    Share,
    StartAt,
    Steal,
    Swap,
    TakeSpace,
    Teleport,
    Veto,
)

MARKS: dict[str, Action] = {".": Done(), "+": TakeSpace(), "x": Veto(), "!wind": SecondWind()}
CITY = r"([A-Z]+)"
ROUTE = r"([A-Z]+)-([A-Z]+)(2?)"


class Reader:
    """Reader of texts for one board and a number of seats."""

    def __init__(self, board: Board, seats: int) -> None:
        """Remember the board and the number of seats."""
        self.board = board
        self.seats = seats
        self.balloon = f"[{board.types}{re.escape(WILD)}]"

    def read(self, text: str) -> Action | None:
        """[AO-12] Read an action. Return None for a text of another game or a name that the board lacks."""
        if text in MARKS:
            return MARKS[text]
        if text[:1] == "!":
            return self.read_ability(text)
        if text[:1] in {">", "+", "@"}:
            return self.read_journey(text)
        return self.read_choice(text)

    def read_choice(self, text: str) -> Action | None:
        """[AO-12.3] Read the answer to a decision."""
        if found := re.fullmatch(rf"{self.balloon}+", text):
            return Run(in_type_order(text))
        if found := re.fullmatch(rf"-({self.balloon})", text):
            return Lose(found[1])
        if found := re.fullmatch(rf"({self.balloon})>({self.balloon})", text):
            return Swap(found[1], found[2])
        if found := re.fullmatch(r"#([1-9][0-9]*)", text):
            return NameSpace(int(found[1]))
        if found := re.fullmatch(r"for (#[0-9]|[0-5])", text):
            seat = self.seat_named(found[1])
            return None if seat is None else RewardFor(seat)
        if found := re.fullmatch(r"keep (S[0-9]+)(?: (S[0-9]+))?", text):
            names = [name for name in found.groups() if name]
            if all(name in self.board.orders for name in names):
                return Keep(tuple(sorted(names, key=list(self.board.orders).index)))
        return None

    def read_journey(self, text: str) -> Action | None:
        """[AO-12.2, AO-12.3] Read a start, a move or a claim."""
        if (found := re.fullmatch(rf"@{CITY}", text)) and found[1] in self.board.cities:
            return StartAt(found[1])
        if (found := re.fullmatch(rf">{CITY}(2?)", text)) and found[1] in self.board.cities:
            return Move(found[1], second=found[2] == "2")
        if found := re.fullmatch(rf"\+{ROUTE}(?:\.([1-9]))?(?:=({self.balloon}+))?", text):
            name = self.route_named(found[1], found[2], found[3])
            space = int(found[4]) if found[4] else None
            if name and (space is None or space <= len(self.board.routes[name].spaces)):
                return Claim(name, space, self.payment(name, space, found[5]))
        return None

    def seat_named(self, text: str) -> int | None:
        """[AO-12.1] Find a seat by its name on screens, from `#1`. A number without `#` counts from 0, as in files."""
        seat = int(text.strip("#")) - text.startswith("#")
        return seat if 0 <= seat < self.seats else None

    def read_ability(self, text: str) -> Action | None:
        """[AO-12.2] Read the use of an ability."""
        if found := re.fullmatch(rf"!steal (#[0-9]|[0-5])({self.balloon})", text):
            seat = self.seat_named(found[1])
            return None if seat is None else Steal(seat, found[2])
        if (found := re.fullmatch(r"!late (T[0-9]+)", text)) and found[1] in self.board.trajectories:
            return LateArrival(found[1])
        if (found := re.fullmatch(rf"!teleport {CITY}", text)) and found[1] in self.board.cities:
            return Teleport(found[1])
        if found := re.fullmatch(rf"!share {ROUTE}(?:=({self.balloon}+))?", text):
            name = self.route_named(found[1], found[2], found[3])
            return Share(name, self.payment(name, None, found[4])) if name else None
        return None

    def route_named(self, one: str, other: str, second: str) -> str | None:
        """[AO-12] Find a route by its two cities, in any order."""
        for name in (f"{one}-{other}{second}", f"{other}-{one}{second}"):
            if name in self.board.routes:
                return name
        return None

    def payment(self, name: str, space: int | None, run: str | None) -> str | None:
        """[AO-12.2] Return the payment in order, or None if it need not be named."""
        route = self.board.routes[name]
        if run is None:
            return None
        plain = route.spaces if space is None else route.spaces[space - 1]
        run = in_type_order(run)
        return None if run == plain and not route.is_gray and not (route.multi and space is None) else run
