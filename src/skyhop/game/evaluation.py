"""An evaluation as a kernel: what `Game.evaluate` says of actions, where no Python is to run between two of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from skyhop.engine.record import Record, Records, records


class Evaluation(NamedTuple):
    """The evaluation of a game, always for the seat that decides."""

    value: Callable[[Any, Any, Any, Any, Any], None]
    """(rules, views, notes, actions, values): value the actions, in increasing order, on the first of `views`.

    It gives what `Game.evaluate` gives, to the bit. The other views and the notes are scratch space.
    """
    note_record: type[Record]
    notes: Callable[[], Records]
    """Make the notes: scratch space, and the weights."""
    rooms: int = 1
    """How many views the kernel wants, its own counted."""

    def scratch(self, view_record: type[Record]) -> Records:
        """Make room for the views of the kernel; the last stays blank."""
        return records(view_record, self.rooms + 1)
