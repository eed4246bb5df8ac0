"""What players may say to each other: a few phrases, which each reader hears in the language of their own."""

from __future__ import annotations

from enum import StrEnum
from typing import Self

from skyhop.core.language.i18n import N_, translated


class Phrase(StrEnum):
    """What is said: as the store has it, and in words."""

    _value_: str
    text: str

    def __new__(cls, value: str, text: str) -> Self:
        """Take what the store has for the value."""
        said = str.__new__(cls, value)
        said._value_, said.text = value, text
        return said

    HELLO = "hello", N_("Hello!")
    LUCK = "luck", N_("Good luck!")
    PLAYED = "played", N_("Well played!")
    NICE = "nice", N_("Nice move!")
    THANKS = "thanks", N_("Thank you!")
    SORRY = "sorry", N_("Sorry!")
    OOPS = "oops", N_("Oops!")
    MOMENT = "moment", N_("One moment, please.")
    BYE = "bye", N_("Goodbye!")

    @property
    def words(self) -> str:
        """The phrase in the language in use."""
        return translated(self.text)
