"""The quiz's words tell what is written, whatever question may ask for it."""

import pytest

from skyhop.game import registry
from skyhop.rulebook import quiz

QUESTION = quiz.questions_of(registry.game("aeronaut-odyssey"))["ao-multiroute"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (">A2", "Fly to Alaliford (A) over Alaliford-Brumawick (A-B2, yellow)."),
        ("+B-E.3=*", "Claim space 3 of Brumawick-Ezoloham (B-E) and pay 1 wild."),
        ("+C-F=YY", "Claim Cludimere-Flovathorpe (C-F) and pay 2 yellow."),
        ("!share C-F=RR", "Share Cludimere-Flovathorpe (C-F) and pay 2 red."),
        ("for 1", "The reward goes to: seat 2."),
        ("for #2", "The reward goes to: seat 2."),
        ("-R", "Cross out 1 red."),
    ],
)
def test_an_action_is_told_as_it_is_written(text: str, told: str) -> None:
    assert quiz.words_of(QUESTION.game).action(QUESTION.view, text) == told


def test_the_owners_of_a_route_are_named_space_by_space() -> None:
    words, view = quiz.words_of(QUESTION.game), QUESTION.view

    assert words.question(view, {"owners": {"B-E": "10."}}) == "Who owns Brumawick-Ezoloham (B-E) then?"
    assert words.outcome(view, {"owners": {"B-E": "10."}}) == "Brumawick-Ezoloham (B-E): seat 2, you, nobody."
    assert words.outcome(view, {"owners": {"A-B": ""}}) == "Alaliford-Brumawick (A-B, red): nobody."


@pytest.mark.parametrize(
    ("expected", "asked"),
    [
        ({"slots": {"B": 3}}, "How many slots of Brumawick (B) are filled then?"),
        ({"taken": {"T1": "0"}}, "Who has trajectory T1 then?"),
        ({"seats": [{"cells": "RR.."}]}, "What is in your inventory then?"),
        ({"seats": [{}, {}, {"cells": "RR.."}]}, "What is in the inventory of seat 3 then?"),
        ({"seats": [{"abilities": []}, {"abilities": []}]}, "Which abilities can you, seat 2 use then?"),
        ({"scores": [1, 2, 3]}, "How many points does each player have then?"),
    ],
)
def test_a_question_names_the_city_or_player_that_its_answers_are_about(
    expected: dict[str, object], asked: str
) -> None:
    assert quiz.words_of(QUESTION.game).question(QUESTION.view, expected) == asked


def test_a_city_has_one_slot_or_several() -> None:
    words = quiz.words_of(QUESTION.game)

    assert words.outcome(QUESTION.view, {"slots": {"B": 1}}) == "Brumawick (B): 1 slot filled."
    assert words.outcome(QUESTION.view, {"slots": {"B": 2}}) == "Brumawick (B): 2 slots filled."


def test_seats_of_which_nothing_is_asked_are_not_named() -> None:
    words, view = quiz.words_of(QUESTION.game), QUESTION.view

    assert words.outcome(view, {"seats": [{}, {"points": 3}]}) == "Seat 2: 3 points."
    assert words.outcome(view, {"seats": [{"abilities": ["steal"]}, {}]}).startswith("You: ")
