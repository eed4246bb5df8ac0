"""What comes back from machines that may do the same piece of work twice: counted once, and held against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from skyhop.i18n import _


class ClusterError(RuntimeError):
    """A cluster that cannot be reached, is gone, or does not play alike; the message says which."""


class Arrival(NamedTuple):
    """What a machine has made of a piece of work."""

    result: Any
    machine: str


class Arrivals:
    """Results by the number of their piece, given in the order of these, each once.

    A machine is trusted when a piece that it was the first to do has been done again and came out the same. What it has
    done before that waits, so that nothing of a machine that plays otherwise is counted.
    """

    def __init__(self, own: str, anew: Callable[[int], Any]) -> None:
        """Begin with nothing; `own` is trusted, and `anew` does a piece here, to say who is wrong where two differ."""
        self._anew = anew
        self._trusted, self._on_trial = {own}, dict[int, str]()
        self._first, self._under_way = dict[int, Arrival](), Counter[int]()
        self.next = 0
        """The number of the piece that is given next."""

    def sent(self, number: int) -> None:
        """Note that a piece was handed out, for the first time or again."""
        self._under_way[number] += 1

    def lacks(self, number: int) -> bool:
        """Say whether nobody has done a piece yet."""
        return number >= self.next and number not in self._first

    def add(self, number: int, arrival: Arrival) -> bool:
        """Count what has arrived; say whether the piece must be done again, because nothing is known of its machine.

        `ClusterError` where it is not what somebody else has made of the same piece.
        """
        self._under_way[number] -= 1
        if number in self._first:
            self._compare(number, self._first[number], arrival)
            self._trusted |= {self._on_trial.pop(number, arrival.machine), arrival.machine}
            return False
        self._first[number] = arrival
        if arrival.machine in self._trusted or arrival.machine in self._on_trial.values():
            return False
        self._on_trial[number] = arrival.machine
        return True

    def ready(self) -> Iterator[Any]:
        """Give what is next, as far as it has arrived from machines that are trusted."""
        while (first := self._first.get(self.next)) is not None and first.machine in self._trusted:
            self.next += 1
            yield first.result
        for number in [each for each in self._first if each < self.next and not self._under_way[each]]:
            del self._first[number], self._under_way[number]  # no result is kept longer than it is held against another

    def _compare(self, number: int, first: Arrival, second: Arrival) -> None:
        if first.result == second.result:
            return
        right = self._anew(number)
        wrong = dict.fromkeys(each.machine for each in (first, second) if each.result != right)
        problem = _(
            "chunk %(number)s came out otherwise on %(machines)s than on this machine: they do not play alike, and "
            "what one of them has played is not to be mixed with the rest; take it out of the cluster, and ask again"
        )
        raise ClusterError(problem % {"number": number, "machines": ", ".join(wrong)})
