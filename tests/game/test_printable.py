"""Texts from files are printed without what a terminal would obey."""

import pickle

import pytest

from skyhop.files import printable
from skyhop.game.text import your_opponent


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("one\ntwo\t3", "one\ntwo\t3"),
        ("\x1b]0;title\x07", "\\x1b]0;title\\x07"),
        ("a\u202eb", "a\\u202eb"),
        ("Zürich", "Zürich"),
    ],
)
def test_control_and_direction_characters_are_escaped(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_a_name_keeps_its_form_inside_a_sentence_after_pickling() -> None:
    name = your_opponent()
    copy = pickle.loads(pickle.dumps(name))

    assert (copy, copy.inside, copy.is_reader) == (name, name.inside, name.is_reader)
