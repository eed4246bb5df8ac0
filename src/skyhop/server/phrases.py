"""What players may say to each other: a few phrases, which each reader hears in the language of their own."""

from __future__ import annotations

from enum import StrEnum

from skyhop.i18n import N_, translated


class Phrase(StrEnum):
    """What is said, as the store has it."""

    HELLO = "hello"
    LUCK = "luck"
    PLAYED = "played"
    NICE = "nice"
    THANKS = "thanks"
    SORRY = "sorry"
    OOPS = "oops"
    MOMENT = "moment"
    BYE = "bye"

    @property
    def words(self) -> str:
        """The phrase in the language in use."""
        return translated(_WORDS[self])


_WORDS = {
    Phrase.HELLO: N_("Hello!"),
    Phrase.LUCK: N_("Good luck!"),
    Phrase.PLAYED: N_("Well played!"),
    Phrase.NICE: N_("Nice move!"),
    Phrase.THANKS: N_("Thank you!"),
    Phrase.SORRY: N_("Sorry!"),
    Phrase.OOPS: N_("Oops!"),
    Phrase.MOMENT: N_("One moment, please."),
    Phrase.BYE: N_("Goodbye!"),
}
