"""What changed in a seat's inventory between two views of the same viewer, and nothing that they hide."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

UNSEEN = "?"
"""A balloon of which only that it is one can be known."""


@dataclass
class Ledger:
    """The changes of one inventory that are still to be told; each is struck off when it has been.

    Where the inventory is hidden, all balloons are `UNSEEN`.
    """

    is_open: bool
    received: Counter[str] = field(default_factory=Counter)
    given: Counter[str] = field(default_factory=Counter)
    taken_back: Counter[str] = field(default_factory=Counter)
    changed: list[tuple[str, str]] = field(default_factory=list)
    spaces: int = 0
    lost_spaces: int = 0

    def strike_received(self, run: str) -> str:
        """Strike received balloons off, as far as there are such; give those that there were."""
        return self._struck(self.received, run)

    def strike_given(self, run: str) -> str:
        """Strike balloons off that were crossed out, as far as there are such; give those that there were."""
        return self._struck(self.given, run)

    def _struck(self, counts: Counter[str], run: str) -> str:
        struck = ""
        for letter in run:
            entry = letter if self.is_open else UNSEEN
            if counts[entry]:
                counts[entry] -= 1
                struck += letter
        return struck

    def strike_change(self, old: str, new: str) -> None:
        """Strike a swap off."""
        if (old, new) in self.changed:
            self.changed.remove((old, new))

    def strike_space(self, count: int = 1) -> int:
        """Strike added spaces off; give how many there were."""
        struck = min(count, self.spaces)
        self.spaces -= struck
        return struck

    def strike_lost_space(self) -> None:
        """Strike off a space that was lost; in a hidden inventory it looks like a balloon received and crossed out."""
        if self.is_open:
            self.lost_spaces = max(0, self.lost_spaces - 1)
        elif self.received[UNSEEN]:
            self.received[UNSEEN] -= 1
            self.given[UNSEEN] -= 1


def ledger_of(before: AeronautOdysseyView, after: AeronautOdysseyView, seat: int) -> Ledger:
    """Compare an inventory in two views."""
    old, new = before.cells(seat), after.cells(seat)
    spaces = after.space_count(seat) - before.space_count(seat)
    if old is None or new is None:
        return _hidden(before, after, seat, spaces)
    ledger = Ledger(is_open=True, spaces=spaces)
    for was, is_now in zip(old.ljust(len(new), "."), new, strict=True):
        if was != is_now:
            _enter(ledger, was, is_now)
    return ledger


def _hidden(before: AeronautOdysseyView, after: AeronautOdysseyView, seat: int, spaces: int) -> Ledger:
    """[AO-2.4] Compare what is open to all: a balloon received uses up a space, one crossed out frees none."""
    received = before.free(seat) + spaces - after.free(seat)
    given = received - (after.balloons(seat) - before.balloons(seat))
    return Ledger(is_open=False, spaces=spaces, received=Counter({UNSEEN: received}), given=Counter({UNSEEN: given}))


def _enter(ledger: Ledger, was: str, is_now: str) -> None:
    """[AO-13.3] Enter the change of one space."""
    if is_now == "x":
        ledger.lost_spaces += 1
        return
    if is_now == ".":
        ledger.taken_back[was] += 1
        return
    new = _balloon(is_now)
    if was == ".":
        ledger.received[new] += 1
    elif _balloon(was) != new:
        ledger.changed.append((was, new))
    if _is_crossed(is_now) and not _is_crossed(was):
        ledger.given[new] += 1


def _is_crossed(cell: str) -> bool:
    return cell == "/" or cell.islower()


def _balloon(cell: str) -> str:
    """Give the balloon of a space, crossed out or not."""
    letter = "*" if cell == "/" else cell.upper()
    assert letter in BALLOON_TEXT  # noqa: S101  the characters of AO-13.3
    return letter
