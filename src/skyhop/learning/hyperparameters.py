"""Hyperparameters: how a network is trained."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from skyhop.i18n import _


class WrongHyperparameter(ValueError):  # noqa: N818  it names what cannot be
    """A hyperparameter that does not exist, or cannot have this value; the message says what it can be."""


class Hyperparameters(NamedTuple):
    """How a network is trained; the same ones give the same weights, to the bit."""

    seed: int = 0
    first: int = 64
    """Units of the first hidden layer."""
    second: int = 32
    """Units of the second."""
    batch_size: int = 2
    """Matches for each step of the weights."""
    opening: int = 6
    """At most so many random actions at the beginning of a match."""
    temperature: float = 0.01
    """How soft the choice of actions is, in parts of a win."""
    trace: float = 0.8
    """λ."""
    rate: float = 0.001
    """How far the weights go at the first steps."""
    half: int = 20_000
    """Matches after which they go half as far, after twice as many a third, and so on."""
    smoothing: float = 0.001
    """The part that the newest weights have in the mean of weights, which is what plays in the end; more at first."""
    iterations: int = 0
    """Of a search at each decision, by which it chooses and from which it learns; with 0 it looks one ply ahead."""
    sought: float = 0.5
    """How much what the search found counts beside what came later."""
    relabelled: float = 0.0
    """How much what it found of each action counts beside a position; with 0 nothing is learned from those."""
    other_iterations: int = 0
    """Of the opponent's search, where it plays against one."""

    @classmethod
    def of(cls, texts: Sequence[str]) -> Self:
        """Read all of them as they are written; `ValueError` where they are others."""
        kinds = (type(value) for value in cls())
        values: list[Any] = [kind(text) for kind, text in zip(kinds, texts, strict=True)]
        return cls(*values)


RANGES: Mapping[str, tuple[float, float]] = {
    "first": (1, 1024),
    "second": (1, 1024),
    "batch_size": (1, 1000),
    "opening": (0, 1000),
    "temperature": (0, 1),
    "trace": (0, 1),
    "rate": (0, 1),
    "half": (1, 10**9),
    "smoothing": (0, 1),
    "sought": (0, 1),
    "relabelled": (0, 1000),
}
"""What each can be, bounds included; those that are not here have options of their own."""


def given(texts: Iterable[str]) -> dict[str, Any]:
    """Read hyperparameters, each as `NAME=VALUE`; the last one of a name counts."""
    return dict(map(_given, texts))


def _given(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if name not in RANGES or not equals:
        problem = _("%(text)s: write NAME=VALUE, and one of these as the name: %(names)s")
        raise WrongHyperparameter(problem % {"text": repr(text), "names": ", ".join(RANGES)})
    kind, (least, most) = type(getattr(Hyperparameters(), name)), RANGES[name]
    try:
        found = kind(value)
    except ValueError:
        found = None
    if found is None or not least <= found <= most:
        whole = _("a whole number") if kind is int else _("a number")
        problem = _("%(name)s cannot be %(value)s; it is %(kind)s from %(least)s to %(most)s")
        told = {"name": name, "value": repr(value), "kind": whole, "least": least, "most": most}
        raise WrongHyperparameter(problem % told)
    return name, found
