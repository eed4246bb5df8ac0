"""Complete state of a game: everything written on the board and in the inventories."""

from dataclasses import dataclass, field

from .balloons import in_type_order
from .board import Board, Route
from .inventory import FREE, Inventory
from .player import Player
from .result import Result
from .ruleset import Ruleset

HUMAN = 0
RIVAL = 1


@dataclass
class Table:
    """Complete state of a game.

    `claims` has the seats of each route in order of claiming. A multiroute has a seat or None for each space.
    """

    ruleset: Ruleset
    board: Board
    players: list[Player]
    turn: int = 0
    slots_used: dict[str, int] = field(default_factory=dict)
    claims: dict[str, list[int | None]] = field(default_factory=dict)
    taken: dict[str, list[int]] = field(default_factory=dict)
    extra_turns: int = 0
    """[AO-9.4] Turns that second winds have added and that are not played yet."""
    passed: set[int] = field(default_factory=set)
    """[AO-7.1] Seats that could not act and used no ability since the last action of any seat."""
    result: Result | None = None

    @property
    def seats(self) -> range:
        """Return all seats."""
        return range(len(self.players))

    @property
    def is_duo(self) -> bool:
        """[AO-3.2, AO-8.1] Return True if the board is set up for two players."""
        return len(self.players) == 2

    @property
    def routes(self) -> list[Route]:
        """[AO-3.2] Return the routes in play."""
        return [route for route in self.board.routes.values() if self.is_in_play(route)]

    def is_in_play(self, route: Route) -> bool:
        """[AO-3.2] Return False for the second half of a double route with two players, else True."""
        return not (self.is_duo and route.half == 2)

    def routes_at(self, city: str) -> list[Route]:
        """Return the routes in play that end at a city."""
        return [route for route in self.routes if city in route.ends]

    def partner(self, route: Route) -> Route | None:
        """[AO-1.2] Return the other half of a double route, if it is in play."""
        for other in self.routes:
            if other.ends == route.ends and other.id != route.id:
                return other
        return None

    def has_free_slot(self, city: str) -> bool:
        """[AO-1.3] Return True if the city has a free slot for one more arrival."""
        return self.slots_used.get(city, 0) < self.board.cities[city].slots

    def arrive(self, seat: int, city: str) -> None:
        """[AO-1.3, AO-5.1] Put the traveler into a slot of the city."""
        self.players[seat].city = city
        self.slots_used[city] = self.slots_used.get(city, 0) + 1

    def spaces_of(self, route: Route) -> list[int | None]:
        """[AO-9.5] Return the seat that claimed each space of a multiroute, or None."""
        return self.claims.setdefault(route.id, [None] * len(route.spaces))

    def owners(self, route: Route) -> list[int]:
        """[AO-6.1, AO-9.7] Return the owners of a route, the first claimer first. An unfinished multiroute has none."""
        claimed = self.claims.get(route.id, [])
        if None in claimed:
            return []
        return list(dict.fromkeys(seat for seat in claimed if seat is not None))

    def types_found(self, city: str) -> str:
        """[AO-5.3, AO-9.7, AO-9.8] Return the types that occur on routes at a city. Gray adds none."""
        found = {letter for route in self.routes_at(city) if not route.is_gray for letter in route.spaces}
        return in_type_order(found)

    def others_clockwise(self, seat: int) -> list[int]:
        """[AO-4.1] Return the other seats, beginning at the left of this one."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count)]

    def is_rival(self, seat: int) -> bool:
        """[AO-8.1] Return True if the seat belongs to the rival."""
        return self.ruleset.solo and seat == RIVAL

    def who_chooses(self, seat: int) -> int:
        """[AO-8.4] Return the seat that makes a seat's choices."""
        return HUMAN if self.ruleset.solo else seat


def new_table(rules: Ruleset, board: Board, seats: int) -> Table:
    """[AO-3.2, AO-5.4] Set up a board. With two players, each player has two inventories."""
    spaces = board.inventory * (2 if seats == 2 else 1)
    players = [Player(Inventory([FREE] * spaces)) for _ in range(seats)]
    for player in players:
        player.profited = rules.is_pioneer
    return Table(rules, board, players)
