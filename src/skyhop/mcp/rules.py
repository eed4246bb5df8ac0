"""Tools for rules: list games, find and read clauses of a ruleset, and ask and grade quiz questions."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from skyhop.bots import bot
from skyhop.engine.document import Document, Part
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import translated
from skyhop.mcp.errors import Tool, describe_table
from skyhop.rulebook import quiz
from skyhop.rulebook.clause_search import LONGEST_QUESTION, ClausesFound, describe_clauses
from skyhop.rulebook.quiz import GradedQuiz, QuestionsShown
from skyhop.rulebook.rulebook import CITATION, Clause, Rulebook, load_view, rulebook_of

GameName = Annotated[str, Field(description="Name of the game, such as balloon-cup.", max_length=80)]
RulesetName = Annotated[
    str,
    Field(description="Name of a ruleset, from list_games. Empty for the first ruleset of the game.", max_length=80),
]


class RulesetShown(Part):
    """Ruleset: its name, its features and its rulebook."""

    name: str
    title: str
    what: str
    """Features that distinguish the ruleset."""
    rulebook: str
    """URI of the resource with all clauses. Empty if the game has no rulebook."""


class OptionShown(Part):
    """Option of the rules, with the values that players can choose."""

    name: str
    title: str
    values: list[str]
    """Allowed values. Empty if they cannot be listed, for example for a board."""
    default: str | int | bool
    clause: str


class GameShown(Part):
    """Game with its rulesets, options and bots."""

    name: str
    title: str
    seats: list[int]
    """Possible numbers of players."""
    rulesets: list[RulesetShown]
    """Rulesets of the game. The first ruleset is the default."""
    options: list[OptionShown]
    bots: list[str]
    """Names of bots, the weakest first."""
    notation: str
    """Clause that defines the notation of actions."""
    positions: str
    """Clause that defines the notation of positions."""


class GamesShown(Document, tag="skyhop-games-1"):
    """List of all games."""

    games: list[GameShown]


class ClauseVariant(Part):
    """Other text of a clause, and the rulesets that have this text."""

    rulesets: list[str]
    text: str


class PositionOfClause(Part):
    """Example position of a clause."""

    caption: str
    scenario: dict[str, object]
    """Scenario of the position. judge_action, legal_actions and draw_position take it as input."""
    table: str
    """Position in words, as the deciding seat sees it."""
    then: list[str]
    """Actions to play in the position, in order."""


class ClauseRead(Part):
    """Clause of a ruleset, as Markdown.

    `Our ruling` marks a decision about a question that the published rules leave open.
    """

    number: str
    title: str
    text: str
    elsewhere: list[ClauseVariant]
    """Texts of the clause in other rulesets that word it differently."""
    cites: list[str]
    cited_by: list[str]
    position: PositionOfClause | None


class ClausesRead(Document, tag="skyhop-clauses-read-1"):
    """One clause, or all clauses of a chapter."""

    game: str
    ruleset: str
    clauses: list[ClauseRead]


def list_games() -> GamesShown:
    """List all games with their rulesets, options and bots. Call this first: other tools take these names."""
    return GamesShown(games=[_make_game(registry.game(name)) for name in registry.names()])


def find_clauses(
    game: GameName,
    words: Annotated[
        str,
        Field(
            description="Words to find, a question about the rules, or the number of a clause or chapter.",
            max_length=LONGEST_QUESTION,
        ),
    ],
    ruleset: RulesetName = "",
) -> ClausesFound:
    """Find clauses of a game by words, a question or a number, with an excerpt of each."""
    book = read_book(registry.game(game), ruleset)
    return describe_clauses(game, book, words)


def read_clause(
    game: GameName,
    clause: Annotated[str, Field(description="Number of a clause or chapter, such as BC-6.3 or BC-6.", max_length=40)],
    ruleset: RulesetName = "",
) -> ClausesRead:
    """Read a clause or a whole chapter: its text, its variants in other rulesets, and an example position."""
    played = registry.game(game)
    book = read_book(played, ruleset)
    clauses = [_make_clause(played, book, each) for each in book.list_clauses(clause)]
    return ClausesRead(game=game, ruleset=str(book.ruleset), clauses=clauses)


def read_book(game: Game, ruleset: str = "") -> Rulebook:
    """Return the rulebook of a ruleset. By default, use the first ruleset of the game.

    Raise `RulesetError` with the known names if no ruleset has this name.
    """
    return rulebook_of(game).for_ruleset(ruleset or game.rulesets()[0])


def scenario_of_clause(game: Game, book: Rulebook, clause: Clause) -> dict[str, object]:
    """Return the example position of a clause as a scenario. Return an empty mapping if the clause has no example."""
    if clause.position is None:
        return {}
    heading = {"game": game.name, "title": clause.position.caption, "clauses": [clause.number]}
    play = [{"action": text} for text in clause.position.play]
    return {**heading, "ruleset": book.ruleset, **clause.position.scenario, "position": clause.position.position} | (
        {"play": play} if play else {}
    )


def _make_game(game: Game) -> GameShown:
    options, named = game.options, game.rulesets() if game.has(Capability.RULEBOOK) else ()
    rulebook = {ruleset: f"skyhop://rules/{game.name}/{ruleset}" for ruleset in named}
    return GameShown(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        rulesets=[
            RulesetShown(each.name, translated(each.title), translated(each.sentence), rulebook.get(each.name, ""))
            for each in options.rulesets
        ],
        options=[
            OptionShown(
                each.name, translated(each.title), [word.value for word in each.words], each.default, each.clause
            )
            for each in options.offered
        ],
        bots=list(bot.names(game)),
        notation=game.notation_clause,
        positions=game.position_clause,
    )


def _make_clause(game: Game, book: Rulebook, clause: Clause) -> ClauseRead:
    readings = rulebook_of(game).variants(clause.number)
    return ClauseRead(
        number=clause.number,
        title=clause.title,
        text=clause.text,
        elsewhere=[ClauseVariant([*names], each.text) for names, each in readings.items() if book.ruleset not in names],
        cites=_list_citations(clause),
        cited_by=[each.number for each in book.clauses() if clause.number in _list_citations(each)],
        position=_make_position(game, book, clause),
    )


def _list_citations(clause: Clause) -> list[str]:
    return [number for number in dict.fromkeys(CITATION.findall(clause.text)) if number != clause.number]


def _make_position(game: Game, book: Rulebook, clause: Clause) -> PositionOfClause | None:
    if clause.position is None:
        return None
    scenario = scenario_of_clause(game, book, clause)
    scenario.pop("play", None)
    table = describe_table(game, load_view(game, str(book.ruleset), clause.position))
    return PositionOfClause(clause.position.caption, scenario, table, list(clause.position.play))


MOST = 200
"""Maximum number of quiz questions in one call."""

AnyGame = Annotated[
    str, Field(description="Name of the game, such as balloon-cup. Empty for all games.", max_length=80)
]


def quiz_questions(
    game: AnyGame = "",
    count: Annotated[int, Field(description="Number of questions.", ge=1, le=MOST)] = 10,
    seed: Annotated[int, Field(description="The same seed gives the same questions.", ge=0)] = 0,
) -> QuestionsShown:
    """Return quiz questions on the rules: a situation, a question and two to four choices, without the solution."""
    return quiz.describe_questions(registry.game(game) if game else None, count, seed)


def grade_quiz(
    answers: Annotated[
        dict[str, str],
        Field(
            description="Chosen letter for each question: an object that maps the name of the question to the letter.",
            min_length=1,
            max_length=MOST,
        ),
    ],
) -> GradedQuiz:
    """Grade quiz answers, with reasons and clauses. Ask all questions first: the grades reveal the solutions."""
    return quiz.graded(answers)


TOOLS: tuple[Tool, ...] = (list_games, find_clauses, read_clause, quiz_questions, grade_quiz)
