"""The tools quote the rules exactly as the rulebooks contain them."""

import pytest
from tests.mcp.assistant import CONNECTIONS, assistant

from skyhop.game import registry
from skyhop.mcp.rules import find_clauses, list_games, read_clause
from skyhop.rulebook.rulebook import rulebook_of

BOOKS = [(name, ruleset) for name in registry.names() for ruleset in registry.game(name).rulesets()]


@pytest.mark.parametrize("mode", CONNECTIONS)
async def test_the_games_are_listed_with_all_that_other_tools_take(mode: str) -> None:
    async with assistant(mode=mode) as asking:
        games = (await asking.ask("list_games"))["games"]

    assert tuple(game["name"] for game in games) == registry.names()
    assert {game["name"]: [each["name"] for each in game["rulesets"]] for game in games} == {
        name: list(registry.game(name).rulesets()) for name in registry.names()
    }


def test_options_are_listed_with_their_values() -> None:
    options = {option.name: option for game in list_games().games for option in game.options}

    assert options["best_of"].values == ["1", "3", "5"]
    assert options["best_of"].clause.startswith("BC-9")


@pytest.mark.parametrize(("game", "ruleset"), BOOKS)
def test_each_clause_is_read_in_the_words_of_its_ruleset(game: str, ruleset: str) -> None:
    book = rulebook_of(registry.game(game)).for_ruleset(ruleset)

    for clause in book.clauses():
        (read,) = read_clause(game, clause.number, ruleset).clauses
        assert (read.number, read.title, read.text) == (clause.number, clause.title, clause.text)
        assert (read.position is None) == (clause.position is None)


def test_where_other_rulesets_differ_their_words_are_read_too() -> None:
    whole, differ = rulebook_of(registry.game("balloon-cup")), 0

    for clause in whole.clauses():
        (read,) = read_clause("balloon-cup", clause.number, "rio-grande").clauses
        told = {name: each.text for each in read.elsewhere for name in each.rulesets}
        differing = {
            name: text
            for name, parameters in whole.rulesets.items()
            if (text := clause.for_ruleset(name, parameters).text) != read.text
        }
        assert told == differing
        differ += bool(differing)
    assert differ


def test_a_chapter_is_read_whole_and_citations_lead_both_ways() -> None:
    clauses = read_clause("balloon-cup", "6").clauses

    assert [clause.number for clause in clauses] == ["BC-6.1", "BC-6.2", "BC-6.3", "BC-6.4", "BC-6.5"]
    (step,) = (clause for clause in clauses if clause.number == "BC-6.4")
    assert "BC-7.1" in step.cites
    (cited,) = read_clause("balloon-cup", "BC-7.1").clauses
    assert "BC-6.4" in cited.cited_by


def test_a_question_that_no_clause_repeats_finds_the_nearest() -> None:
    asked = find_clauses("balloon-cup", "Who gets the tile when both sums are equal?")

    assert not asked.all_words
    assert asked.clauses[0].number == "BC-6.3"


def test_words_find_the_clauses_that_have_them_all() -> None:
    asked = find_clauses("aeronaut-odyssey", "secret order", "capital")

    assert asked.all_words
    assert asked.ruleset == "capital"
    assert "AO-9.11" in [clause.number for clause in asked.clauses]
    assert all("order" in f"{clause.title} {clause.excerpt}".lower() for clause in asked.clauses)


@pytest.mark.parametrize(
    ("tool", "given", "said"),
    [
        ("read_clause", {"game": "go", "clause": "1"}, "there is no game 'go'; choose one of aeronaut-odyssey"),
        (
            "read_clause",
            {"game": "balloon-cup", "clause": "6.9"},
            "; similar numbers are BC-6.1, BC-6.2, BC-6.3, BC-6.4, BC-6.5. find_clauses finds",
        ),
        (
            "find_clauses",
            {"game": "balloon-cup", "words": "tile", "ruleset": "chess"},
            "there is no ruleset 'chess'; choose one of rio-grande, ",
        ),
        ("find_clauses", {"game": "balloon-cup", "words": "x" * 100_000}, "at most 400 characters"),
        ("find_clauses", {"game": "balloon-cup"}, "Missing argument words. Pass a string of at most 400 characters."),
        ("find_clauses", {"game": ["balloon-cup"], "words": "tile"}, 'cannot be ["balloon-cup"]. Pass a string'),
        ("no_such_tool", {}, "Unknown tool: no_such_tool"),
    ],
)
async def test_what_is_asked_wrongly_is_answered_by_a_sentence(tool: str, given: dict[str, object], said: str) -> None:
    async with assistant() as asking:
        refused = await asking.refused(tool, **given)

    assert said in refused
    assert len(refused) < 1000


@pytest.mark.parametrize("words", ["", "  ", "(", "\\", "%", "x" * 400, "<b>", "e " * 200, "\0"])
def test_whatever_is_sought_is_answered(words: str) -> None:
    assert find_clauses("balloon-cup", words).ruleset == "rio-grande"
