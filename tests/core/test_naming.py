"""Who is who: at the beginning of a sentence and inside of one."""

from __future__ import annotations

import pytest

from skyhop.core.naming import Name, inside, listed, seat_number, you, your_opponent


@pytest.mark.parametrize(
    ("name", "small"),
    [
        (you(), "you"),
        (your_opponent(), "your opponent"),
        (seat_number(9), "seat 10"),
        (Name("Nobody yet", "nobody yet"), "nobody yet"),
        ("Greedy bot, seat 1", "Greedy bot, seat 1"),
        ("You", "You"),
        ("", ""),
    ],
)
def test_what_is_no_proper_name_begins_small_inside_a_sentence(name: str, small: str) -> None:
    assert inside(name) == small
    assert listed([name, "Ada"]) == f"{small}, Ada"
