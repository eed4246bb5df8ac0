"""Words for what the notation writes as letters, in the reader's language."""

from __future__ import annotations

from skyhop.core.i18n import _


def type_name(letter: str) -> str:
    """[AO-12.1] Name a type of balloon, gray and wild ones too."""
    return {
        "R": _("red"),
        "O": _("orange"),
        "Y": _("yellow"),
        "W": _("white"),
        "K": _("black"),
        "B": _("blue"),
        "P": _("pink"),
        "G": _("green"),
        "A": _("gray"),
        "*": _("wild"),
    }[letter]
