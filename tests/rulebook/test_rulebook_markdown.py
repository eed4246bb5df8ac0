import re

import pytest

from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.rulebook.render import book_markdown, clause_markdown
from skyhop.rulebook.rulebook import rulebook_of

pytestmark = pytest.mark.presentation

GAMES = [registry.game(name) for name in registry.names()]
BOOKS = [(game, ruleset) for game in GAMES for ruleset in game.rulesets()]


@pytest.mark.parametrize(("game", "ruleset"), BOOKS, ids=lambda value: getattr(value, "name", value))
def test_a_book_has_every_clause_under_its_number_with_its_words(game: Game, ruleset: str) -> None:
    book = rulebook_of(game).for_ruleset(ruleset)
    text = book_markdown(game, book)

    assert re.findall(r"^### ([A-Z]{2}-[\d.]+) ", text, re.MULTILINE) == [clause.number for clause in book.clauses()]
    assert all(clause.text in text for clause in book.clauses())
    assert text.startswith(f"# {game.title}: rules for the ruleset ")
    assert "{" not in re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL)


def test_a_position_is_told_as_its_seat_sees_it_and_what_is_played() -> None:
    game = registry.game("balloon-cup")
    book = rulebook_of(game).for_ruleset("rio-grande")
    text = clause_markdown(game, book, book.clause("6.3"))

    assert "Your opponent: hand 2 hidden cards" in text
    assert "*Then:* `R4x2`" in text


def test_a_clause_without_a_position_is_its_words() -> None:
    game = registry.game("balloon-cup")
    book = rulebook_of(game).for_ruleset("rio-grande")
    clause = book.clause("6.1")

    assert clause_markdown(game, book, clause) == f"### BC-6.1 {clause.title}\n\n{clause.text}"
