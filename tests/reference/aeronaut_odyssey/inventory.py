"""[AO-2] The inventory: spaces that fill up and are crossed out."""

from dataclasses import dataclass

from .balloons import TYPES, WILD, in_type_order

FREE = "."
LOST = "x"
CROSSED_WILD = "/"


@dataclass
class Inventory:
    """[AO-13.3] Inventory with one letter per space.

    Lower case is crossed out, ``*`` is wild, ``/`` is a crossed wild, and ``x`` is lost.
    """

    cells: list[str]

    @property
    def free(self) -> int:
        """[AO-2.1] Count the free spaces."""
        return self.cells.count(FREE)

    @property
    def held(self) -> str:
        """Return the balloons that are not crossed out, as a run."""
        return in_type_order(cell for cell in self.cells if cell in TYPES + WILD)

    @property
    def types_held(self) -> str:
        """Return each held type once. ``*`` for a wild is last."""
        return in_type_order(set(self.held))

    def receive(self, balloon: str) -> int | None:
        """[AO-2.1, AO-2.2] Write a balloon into the first free space. Return its index, or None if it is lost."""
        if self.free == 0:
            return None
        index = self.cells.index(FREE)
        self.cells[index] = balloon
        return index

    def cross_out(self, balloon: str) -> None:
        """[AO-2.1] Cross out the lowest-numbered balloon of this type."""
        self.cross_out_space(self.cells.index(balloon))

    def cross_out_space(self, index: int) -> None:
        """[AO-2.1] Cross out the balloon in a space. The space stays used."""
        self.cells[index] = CROSSED_WILD if self.cells[index] == WILD else self.cells[index].lower()

    def swap(self, old: str, new: str) -> None:
        """[AO-9.2] Change the lowest-numbered balloon of a type into another, in its space."""
        self.cells[self.cells.index(old)] = new

    def add_space(self) -> None:
        """[AO-2.3] Add a free space at the end."""
        self.cells.append(FREE)

    def lose_space(self) -> None:
        """[AO-9.3] Lose the last free space, if any."""
        if self.free:
            last = max(index for index, cell in enumerate(self.cells) if cell == FREE)
            self.cells[last] = LOST
