"""Complete state of a game: everything on the table and in the hands."""

from dataclasses import dataclass, field

from .cards import COLOURS, colour_of
from .player import Player
from .result import DRAW, GameIsOver, Result
from .ruleset import Ruleset
from .tile import FIRST_TERRAIN, Tile
from .trophies import TROPHIES_TO_WIN


@dataclass
class Table:
    """Complete state of a game. Supply and bag are in drawing order, the discard pile is oldest first."""

    ruleset: Ruleset
    mover: int
    players: list[Player] = field(default_factory=lambda: [Player(), Player()])
    tiles: dict[int, Tile] = field(
        default_factory=lambda: {n: Tile(n, terrain) for n, terrain in FIRST_TERRAIN.items()}
    )
    supply: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    bag_is_unmixed: bool = False
    stuck_turns: int = 0
    empty_exchanges: int = 0
    result: Result | None = None

    def claimed(self) -> str:
        """[BC-7.2] Return the colours whose trophies are claimed, by either player."""
        won = [*self.players[0].trophies, *self.players[1].trophies]
        return "".join(colour for colour in COLOURS if colour in won)

    def unclaimed(self) -> str:
        """[BC-7.4] Return the colours whose trophies can still be claimed."""
        return "".join(colour for colour in COLOURS if colour not in self.claimed())

    def into_the_bag(self, cubes: list[str]) -> None:
        """[BC-9.3, BC-9.5] Put cubes into the bag, which must be mixed before its order matters."""
        if cubes:
            self.bag.extend(cubes)
            self.bag_is_unmixed = True

    def wanted(self) -> set[str]:
        """[BC-4.2] Return the colours of which some side of a tile in play lacks a card."""
        return {colour for tile in self.tiles.values() for side in (0, 1) for colour in tile.room(side)}

    def can_place(self, seat: int) -> bool:
        """[BC-4.2, BC-5.1] Return True if any card of the hand fits on a tile."""
        wanted = self.wanted()
        return any(colour_of(card) in wanted for card in self.players[seat].hand)

    def give_trophy(self, seat: int, colour: str) -> None:
        """[BC-8.1] Give a trophy to a seat. The third trophy ends the game at once."""
        self.players[seat].trophies.append(colour)
        if len(self.players[seat].trophies) == TROPHIES_TO_WIN:
            raise GameIsOver(Result(seat, "trophies"))

    def end_without_third_trophy(self, reason: str) -> None:
        """[BC-8.4] End the game. The seat with more trophies wins. Equal numbers are a draw."""
        won = [len(player.trophies) for player in self.players]
        winner = DRAW if won[0] == won[1] else won.index(max(won))
        raise GameIsOver(Result(winner, reason))


def other(seat: int) -> int:
    """Return the other player's seat."""
    return 1 - seat
