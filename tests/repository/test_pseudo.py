"""Tests of the pseudo-languages: their texts are longer than English, and keep placeholders and markup."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from tests.languages import pseudo_languages
from tools.pseudo import LONG, MIRRORED, longer

from skyhop.i18n import _, direction, language_name, languages, ngettext, npgettext, pgettext, use_language

MARKUP = "<b>%(who)s</b> &amp; `R7-3` [BC-4.1] %(count)d%% --clause\n(%(action)s)."


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    with pseudo_languages():
        yield


def test_they_are_offered_where_that_is_wished() -> None:
    assert languages()[-2:] == (LONG, MIRRORED)
    assert [language_name(LONG), direction(LONG), direction(MIRRORED), direction("en")] == [LONG, "ltr", "rtl", "ltr"]


@pytest.mark.parametrize(
    "text", ["Choose a card, then a highlighted side of a tile.", "Settings", "a", "", MARKUP, "Yes: "]
)
def test_a_text_is_two_fifths_longer_and_keeps_what_is_no_word(text: str) -> None:
    kept = re.compile(r"%%|%\(\w+\)[sd]|<[^>]*>|&amp;|`[^`]*`|BC-4\.1|--clause|\n")
    letters, more = len(kept.sub("", text)), len(kept.sub("", longer(text)))

    assert kept.findall(longer(text)) == kept.findall(text)
    assert 1.4 * letters - 2 <= more <= 1.4 * letters + 2
    assert text[len(text.rstrip()) :] == longer(text)[len(longer(text).rstrip()) :]


def test_the_second_is_written_from_the_right() -> None:
    with use_language(MIRRORED):
        assert _("Settings").startswith("\N{RIGHT-TO-LEFT OVERRIDE}\u0160\xe9\u0163")


def test_they_speak_of_one_and_of_several_in_any_context() -> None:
    told, one, several = "%(who)s resigned.", "%(count)s cube", "%(count)s cubes"
    with use_language(LONG):
        said = [pgettext("you", told), _(told), *(ngettext(one, several, count) for count in (1, 2))]
        kept = npgettext("you", "%(who)s kept %(count)s secret order.", "%(who)s kept %(count)s secret orders.", 2)

    assert said == [longer(told), longer(told), longer(one), longer(several)]
    assert kept == longer("%(who)s kept %(count)s secret orders.")
