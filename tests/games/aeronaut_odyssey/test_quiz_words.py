"""The quiz's words tell what is written, whatever question may ask for it."""

import pytest

from skyhop.game import registry
from skyhop.rulebook import quiz

QUESTION = quiz.questions_of(registry.game("aeronaut-odyssey"))["ao-multiroute"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (">A2", "Fly to A over A-B2."),
        ("+B-E.3=*", "Claim space 3 of B-E and pay 1 wild."),
        ("+C-F=YY", "Claim C-F and pay 2 yellow."),
        ("!share C-F=RR", "Share C-F and pay 2 red."),
        ("for 1", "The reward goes to: seat 2."),
        ("for #2", "The reward goes to: seat 2."),
        ("-R", "Cross out 1 red."),
    ],
)
def test_an_action_is_told_as_it_is_written(text: str, told: str) -> None:
    assert quiz.words_of(QUESTION.game).action(QUESTION.view, text) == told


def test_the_owners_of_a_route_are_named_space_by_space() -> None:
    words = quiz.words_of(QUESTION.game)

    assert words.asked({"owners": {}}) == "Who owns the route then?"
    assert words.outcome(QUESTION.view, {"owners": {"B-E": "10."}}) == "B-E: Seat 2, You, nobody."
    assert words.outcome(QUESTION.view, {"owners": {"A-B": ""}}) == "A-B: nobody."


def test_seats_of_which_nothing_is_asked_are_not_named() -> None:
    words, view = quiz.words_of(QUESTION.game), QUESTION.view

    assert words.outcome(view, {"seats": [{}, {"points": 3}]}) == "Seat 2: 3 points."
    assert words.outcome(view, {"seats": [{"abilities": ["steal"]}, {}]}).startswith("You: ")
