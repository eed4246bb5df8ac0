"""What can happen in a match of Aeronaut Odyssey, and who hears of it."""

from __future__ import annotations

from enum import IntEnum

from skyhop.core.event import Hearing


class Kind(IntEnum):
    """The kinds of events; what their numbers mean is said by the class of each."""


HEARING = Hearing(Kind)
