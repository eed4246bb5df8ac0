from __future__ import annotations

import re

import pytest

from skyhop.svg import FONT, UNITS_PER_FONT_SIZE, breadth, lines_within, outline_texts, outlines, tag, weights_in

pytestmark = pytest.mark.presentation


def drawing(words: str, **attributes: object) -> str:
    place = {"x": 10, "y": 20, "font_size": 5, "font_family": FONT}
    return tag("svg", tag("title", words), tag("text", words, **(place | attributes)), viewBox="0 0 40 40")


def test_a_text_becomes_the_outlines_of_its_letters_and_keeps_its_looks() -> None:
    shown = outline_texts(drawing("Go", fill="red", class_="name"))

    letters = outlines("regular").letters
    assert "<text" not in shown
    assert shown.startswith('<svg viewBox="0 0 40 40"><title>Go</title><defs>')
    assert f'<path id="regular-71" d="{letters["G"][1]}"/>' in shown
    assert (
        '<g fill="red" class="name" transform="translate(10 20) scale(0.005)"><use href="#regular-71" x="0"/>' in shown
    )


def test_a_letter_is_defined_once_and_a_space_is_nothing_but_room() -> None:
    shown = outline_texts(drawing("o oo"))

    assert shown.count("<path") == 1
    assert shown.count("<use") == 3


@pytest.mark.parametrize(("anchor", "before"), [("start", 0), ("middle", 0.5), ("end", 1)])
def test_a_text_lies_around_its_point_as_its_anchor_says(anchor: str, before: float) -> None:
    breadth = sum(outlines("bold").letters[letter][0] for letter in "12") * 5 / UNITS_PER_FONT_SIZE

    shown = outline_texts(drawing("12", text_anchor=anchor, font_weight="bold"))

    (left,) = re.findall(r"translate\((\S+) 20\)", shown)
    assert float(left) == pytest.approx(10 - before * breadth, abs=0.01)


def test_letters_that_fit_into_one_another_stand_nearer() -> None:
    breadth, _path = outlines("regular").letters["A"]

    (second,) = re.findall(r'<use href="#regular-86" x="([^"]+)"', outline_texts(drawing("AV")))

    assert float(second) == breadth + outlines("regular").pairs["AV"] < breadth


def test_words_that_are_escaped_are_drawn_as_they_are_meant() -> None:
    assert 'href="#regular-38"' in outline_texts(drawing("&"))


@pytest.mark.parametrize("words", ["Łukasz", "アンナ"])
def test_a_text_with_a_letter_that_is_not_ours_stays_a_text(words: str) -> None:
    assert outline_texts(drawing(words)) == drawing(words)


def test_what_is_no_drawing_stays_as_it_is() -> None:
    assert outline_texts("a page") == "a page"


def test_the_weights_of_a_drawing_are_those_of_its_texts() -> None:
    assert weights_in("") == ()
    assert weights_in(drawing("1", font_weight=400)) == ("regular",)
    assert weights_in(drawing("1") + drawing("2", font_weight="bold")) == ("regular", "bold")


@pytest.mark.parametrize("weight", ["regular", "bold"])
def test_each_language_of_ours_can_be_written(weight: str) -> None:
    assert set("AéèêëçàâîïôùûüöäßœŒ…«»0123456789\u00d7\u2013\u2019\u201c\u201e") <= outlines(weight).letters.keys()


def test_lines_end_between_words_and_within_one_that_is_too_broad() -> None:
    text = "Donaudampfschiff to Aa"

    assert lines_within(text, 100) == [text]
    assert lines_within("one two", breadth("two")) == ["one", "two"]
    narrow = lines_within(text, 4)
    assert max(map(breadth, narrow)) <= 4
    assert "".join(narrow).replace(" ", "") == text.replace(" ", "")
    assert narrow[-1] == "to Aa"
