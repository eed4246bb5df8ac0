"""[BC-1.5, BC-2.1, BC-4.1, BC-6] A hop tile with its cubes and the cards on both sides."""

from dataclasses import dataclass, field

from .cards import colour_of, value_of

TURNED = {"mountain": "flatland", "flatland": "mountain"}

FIRST_TERRAIN = {1: "flatland", 2: "mountain", 3: "flatland", 4: "mountain"}


@dataclass
class Tile:
    """Tile. `sides[seat]` has the cards on that seat's side, first placed first."""

    number: int
    terrain: str
    cubes: list[str] = field(default_factory=list)
    sides: list[list[str]] = field(default_factory=lambda: [[], []])
    in_play: bool = True

    def room(self, side: int) -> list[str]:
        """[BC-4.1] Return the colours of the cards that a side in play still takes, one for each card."""
        room = list(self.cubes) if self.in_play else []
        for card in self.sides[side]:
            room.remove(colour_of(card))
        return room

    def side_is_complete(self, side: int) -> bool:
        """[BC-6.1] Return True if the side has all its cards."""
        return len(self.sides[side]) == len(self.cubes)

    def is_complete(self) -> bool:
        """[BC-6.1] Return True if both sides are complete."""
        return self.side_is_complete(0) and self.side_is_complete(1)

    def sum_of_side(self, side: int) -> int:
        """[BC-6.2] Add up the values of the cards on a side."""
        return sum(value_of(card) for card in self.sides[side])

    def winner(self, last_to_place: int) -> int:
        """[BC-6.2, BC-6.3] Return the seat that wins the complete tile."""
        sums = [self.sum_of_side(0), self.sum_of_side(1)]
        if sums[0] == sums[1]:
            return last_to_place
        best = max(sums) if self.terrain == "mountain" else min(sums)
        return sums.index(best)

    def turn_over(self) -> None:
        """[BC-6.4] Show the other terrain."""
        self.terrain = TURNED[self.terrain]

    def leave(self) -> None:
        """[BC-6.5] Leave the game."""
        self.in_play = False
