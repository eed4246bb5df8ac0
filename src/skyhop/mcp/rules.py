"""What the rules say: the games there are, clauses by words and by number, each in the words of one ruleset."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from pydantic import Field

from skyhop.bots import bot
from skyhop.engine.document import Document, Part
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.options import Option
from skyhop.i18n import language, translated
from skyhop.mcp.errors import Tool, table_of
from skyhop.rulebook import quiz
from skyhop.rulebook.clause import CITATION, Clause
from skyhop.rulebook.clause_search import LONGEST_QUESTION, ClausesFound, clauses_found
from skyhop.rulebook.quiz import GradedQuiz, QuestionsShown
from skyhop.rulebook.rulebook import Rulebook, illustrated_view, rulebook_of

BOOKS_KEPT = 64

GameName = Annotated[str, Field(description="Name of the game, such as balloon-cup.", max_length=80)]
RulesetName = Annotated[
    str, Field(description="Name of a ruleset, as list_games gives them; empty for the game's first.", max_length=80)
]


class RulesetShown(Part):
    """A published set of rules."""

    name: str
    title: str
    what: str
    """What is special about it."""
    rulebook: str
    """The resource with all its clauses; empty where the game has no rulebook."""


class OptionShown(Part):
    """Something about the rules that players choose."""

    name: str
    title: str
    values: list[str]
    """What it can be; empty where that cannot be listed, as of a board."""
    default: str | int | bool
    clause: str


class GameShown(Part):
    """A game that can be asked about and played."""

    name: str
    title: str
    seats: list[int]
    """The numbers of players that it can be played with."""
    rulesets: list[RulesetShown]
    """The first one is meant where none is named."""
    options: list[OptionShown]
    bots: list[str]
    """Who can be played against, the weakest first."""
    notation: str
    """The clause that says how actions are written."""
    positions: str
    """The clause that says how positions are written."""


class GamesShown(Document, tag="skyhop-games-1"):
    """The games there are."""

    games: list[GameShown]


class ClauseVariant(Part):
    """A clause as other rulesets have it."""

    rulesets: list[str]
    text: str


class PositionOfClause(Part):
    """A position that shows what a clause means."""

    caption: str
    scenario: dict[str, Any]
    """What judge_action, legal_actions and draw_position take."""
    table: str
    """What lies on the table, as its seat sees it."""
    then: list[str]
    """Actions that may be played from there, one after the other."""


class ClauseRead(Part):
    """A clause in the words of a ruleset, as Markdown; `Our ruling` marks what the published rules leave open."""

    number: str
    title: str
    text: str
    elsewhere: list[ClauseVariant]
    """How other rulesets have it, where they differ."""
    cites: list[str]
    cited_by: list[str]
    position: PositionOfClause | None


class ClausesRead(Document, tag="skyhop-clauses-read-1"):
    """One clause, or all of a chapter."""

    game: str
    ruleset: str
    clauses: list[ClauseRead]


def list_games() -> GamesShown:
    """List the games with their rulesets, options and bots. Begin here: other tools take these names."""
    return GamesShown(games=[_game_shown(registry.game(name)) for name in registry.names()])


def find_clauses(
    game: GameName,
    words: Annotated[
        str, Field(description="Words, a question, or the number of a clause or chapter.", max_length=LONGEST_QUESTION)
    ],
    ruleset: RulesetName = "",
) -> ClausesFound:
    """Find the clauses of a game's rules that speak of something, with the words around it."""
    book = book_of(registry.game(game), ruleset)
    return clauses_found(game, book, words)


def read_clause(
    game: GameName,
    clause: Annotated[str, Field(description="Its number, such as BC-6.3, or a chapter's: BC-6.", max_length=40)],
    ruleset: RulesetName = "",
) -> ClausesRead:
    """Read a clause, or a whole chapter: its words, how other rulesets differ, and a position that shows it."""
    played = registry.game(game)
    book = book_of(played, ruleset)
    clauses = [_clause_read(played, book, each) for each in book.named(clause)]
    return ClausesRead(game=game, ruleset=str(book.ruleset), clauses=clauses)


TOOLS: tuple[Tool, ...] = (list_games, find_clauses, read_clause)


def book_of(game: Game, ruleset: str = "") -> Rulebook:
    """The rulebook of a ruleset, by default the game's first; `RulesetError` lists those that there are."""
    return _book(game, ruleset or game.rulesets()[0], language())


def scenario_of_clause(game: Game, book: Rulebook, clause: Clause) -> dict[str, Any]:
    """Write the position of a clause as the fields of a scenario; none where it has no position."""
    if clause.position is None:
        return {}
    shown = {"game": game.name, "title": clause.position.caption, "clauses": [clause.number]}
    play = [{"action": text} for text in clause.position.play]
    return {**shown, "ruleset": book.ruleset, **clause.position.scenario, "position": clause.position.position} | (
        {"play": play} if play else {}
    )


def whole_book(game: Game) -> Rulebook:
    """The rulebook of a game with the words of all rulesets."""
    return _whole_book(game, language())


@lru_cache(BOOKS_KEPT)
def _whole_book(game: Game, _language: str) -> Rulebook:
    return rulebook_of(game)


@lru_cache(BOOKS_KEPT)
def _book(game: Game, ruleset: str, spoken: str) -> Rulebook:
    return _whole_book(game, spoken).for_ruleset(ruleset)


def _game_shown(game: Game) -> GameShown:
    options, has_rules = game.options(), game.has(Capability.RULEBOOK)
    return GameShown(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        rulesets=[
            RulesetShown(
                name=each.name,
                title=translated(each.title),
                what=translated(each.sentence),
                rulebook=f"skyhop://rules/{game.name}/{each.name}" if has_rules else "",
            )
            for each in options.rulesets
        ],
        options=[_option_shown(option) for option in options.offered],
        bots=list(bot.names(game)),
        notation=game.notation_clause,
        positions=game.position_clause,
    )


def _option_shown(option: Option) -> OptionShown:
    values = [word.value for word in option.words]
    title = translated(option.title)
    return OptionShown(name=option.name, title=title, values=values, default=option.default, clause=option.clause)


def _clause_read(game: Game, book: Rulebook, clause: Clause) -> ClauseRead:
    readings = whole_book(game).variants(clause.number)
    return ClauseRead(
        number=clause.number,
        title=clause.title,
        text=clause.text,
        elsewhere=[
            ClauseVariant(rulesets=list(names), text=each.text)
            for names, each in readings.items()
            if book.ruleset not in names
        ],
        cites=_cited(clause),
        cited_by=[each.number for each in book.clauses() if clause.number in _cited(each)],
        position=_position(game, book, clause),
    )


def _cited(clause: Clause) -> list[str]:
    return [number for number in dict.fromkeys(CITATION.findall(clause.text)) if number != clause.number]


def _position(game: Game, book: Rulebook, clause: Clause) -> PositionOfClause | None:
    if clause.position is None:
        return None
    scenario = scenario_of_clause(game, book, clause)
    without_play = {name: value for name, value in scenario.items() if name != "play"}
    view = illustrated_view(game, str(book.ruleset), clause.position)
    return PositionOfClause(
        caption=clause.position.caption,
        scenario=without_play,
        table=table_of(game, view),
        then=list(clause.position.play),
    )


MOST = 200
"""Questions of one call; as many as there are."""

AnyGame = Annotated[
    str, Field(description="Name of the game, such as balloon-cup; empty for all games.", max_length=80)
]


def quiz_questions(
    game: AnyGame = "",
    count: Annotated[int, Field(description="How many.", ge=1, le=MOST)] = 10,
    seed: Annotated[int, Field(description="The same seed gives the same questions.", ge=0)] = 0,
) -> QuestionsShown:
    """Ask questions on the rules without their answers: a situation, a question, two to four answers to choose from."""
    return quiz.questions_shown(registry.game(game) if game else None, count, seed)


def grade_quiz(
    answers: Annotated[
        dict[str, str],
        Field(description="By the names of questions, the letters that were chosen.", min_length=1, max_length=MOST),
    ],
) -> GradedQuiz:
    """Grade answers of the quiz: which are right, why, and the clause of each. Ask first, and tell no answer before."""
    return quiz.graded(answers)


QUIZ_TOOLS: tuple[Tool, ...] = (quiz_questions, grade_quiz)
