"""A sentence of the log: most end in the notation of what was done, which a page may show apart or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from skyhop.game.text import unfilled, unfilled_several

NOTATION = " (%(action)s)"
"""How a message ends, before its full stop, that gives the notation too."""


class Sentence(str):
    """A sentence that gives the notation too, and is read without it where a page shows that apart."""

    __slots__ = ("notation", "plain")
    plain: str
    notation: str

    @classmethod
    def of(cls, message: str, names: Mapping[str, object]) -> Self:
        """Fill in the names of a message; the one called `action` is the notation."""
        sentence = cls(message % names)
        sentence.plain = message.replace(NOTATION, "") % names
        sentence.notation = str(names["action"]) if NOTATION in message else ""
        return sentence

    @classmethod
    def about(cls, message: str, names: Mapping[str, object]) -> Self:
        """Translate a message about `who`, and fill in its names."""
        return cls.of(unfilled(message, names), names)

    @classmethod
    def about_several(cls, singular: str, plural: str, count: int, names: Mapping[str, object]) -> Self:
        """Translate the form of a message about `who` that fits `count`, and fill in its names."""
        return cls.of(unfilled_several(singular, plural, count, names), names)


def plain(sentences: Iterable[str]) -> tuple[str, ...]:
    """Leave the notation out of sentences."""
    return tuple(sentence.plain if isinstance(sentence, Sentence) else sentence for sentence in sentences)


def notation_in(sentences: Iterable[str]) -> str | None:
    """The notation that sentences give; None where they give none, and "" where it is one of their own words."""
    given = [sentence.notation for sentence in sentences if isinstance(sentence, Sentence)]
    return " ".join(given) if given else None
