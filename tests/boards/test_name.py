"""Tests of map names: people read a name in their language, and files keep the name as drawn."""

from __future__ import annotations

import pytest

from skyhop.boards.model import LANDS, MANNERS, name_of, title_of
from skyhop.i18n import use_language

JUNIPER = "The Juniper Frontier"


@pytest.mark.parametrize(
    ("tag", "title"), [("en", JUNIPER), ("de", "Wacholder-Grenze"), ("fr", "Frontière des Genévriers")]
)
def test_a_name_is_read_in_the_language_of_the_reader(tag: str, title: str) -> None:
    with use_language(tag):
        assert title_of(JUNIPER) == title


@pytest.mark.parametrize("tag", ["en", "de", "fr"])
def test_two_names_are_two_in_every_language(tag: str) -> None:
    names = {name_of(manner, land) for manner in MANNERS for land in LANDS}

    with use_language(tag):
        assert len({title_of(name) for name in names}) == len(names) == 400


def test_a_name_that_somebody_gave_stays_as_it_is() -> None:
    with use_language("de"):
        assert title_of("First Flight") == "First Flight"
