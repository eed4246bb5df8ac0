"""Quiz: questions about disputed situations of a game. The engine answers each question.

The folder `quiz` of a game contains the questions, one file per chapter. Fields at the start of a file apply to all
its questions. A question can override these fields. The field `like` copies the situation of another question.
Without a ruleset, the default ruleset applies.

Each question has choices, and a position in the format of a scenario. The engine finds the right choice and its
clause, so the answer does not depend on the author. Each game has one module of quiz texts (`quiz/__init__.py`). All
questions of the game therefore describe actions and results in the same way.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cache, cached_property
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol, Required, TypedDict

import msgspec

from skyhop.engine.document import Document, Part
from skyhop.engine.event import Event
from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.action import Refusal
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.rulebook.rulebook import Clause, rulebook_of
from skyhop.rulebook.scenario import Scenario, ScenarioStep, run, set_up, settle

LETTERS = "abcd"
LETTERS_OF_KEY = 8
YES = "yes"
SAMPLED_WORLDS = 4
"""Number of sampled worlds in which the engine answers a question.

If the answers differ, the quiz omits the question.
"""
TEXT_FIELDS = ("name", "kind", "clause", "then", "choices")
"""Fields of a question that are not part of its situation. `like` does not copy these fields."""
NON_POSITION_FIELDS = (*TEXT_FIELDS, "like", "ruleset", "play")
"""Fields of a question that are not part of its position."""


class QuestionKind(StrEnum):
    """Kind of a question. If the choices of a question are actions, its file must name the kind."""

    MAY = "may"
    """Question about the legality of an action. Each choice is `yes` or the name of a refusal code of the game."""
    WHICH = "which"
    """Question that asks for the only legal action among the choices."""
    NEVER = "never"
    """Question that asks for the only illegal action among the choices."""
    AFTER = "after"
    """Question about the result of the actions in `then`. Each choice has the format of a scenario's `[expect]`."""


class QuizWords(Protocol):
    """Interface for a game's module of quiz texts. Each text must be understandable without the other texts."""

    def situation(self, view: View) -> Sequence[str]:
        """Return lines that describe a situation.

        The lines contain the ruleset, and facts that a small picture does not show. The last line names the
        decision.
        """

    def action(self, view: View, text: str) -> str:
        """Describe an action in words, without its results. The action is given in notation and may be illegal."""

    def question(self, view: View, expected: Mapping[str, object]) -> str:
        """Return the text of a question about the result of some actions.

        `expected` contains the `[expect]` fields of one choice. The question names the players, cities and routes
        of these fields. It addresses the seat of the view as "you".
        """

    def outcome(self, view: View, expected: Mapping[str, object]) -> str:
        """Return a sentence about the result that the `[expect]` fields of a choice describe.

        The sentence addresses the seat of the view as "you".
        """


Meaning = str | Mapping[str, object]
"""Meaning of a choice: an action, `yes`, the name of a refusal code, or the `[expect]` fields of a scenario."""


class QuestionRow(TypedDict, total=False):
    """Fields of a question in its file: its situation and its choices."""

    name: Required[str]
    choices: Required[list[Meaning]]
    """Choices. The first choice is right."""
    kind: QuestionKind
    clause: str
    play: list[str]
    """Actions that lead to the situation."""
    then: list[str]
    """Actions that follow the situation. The question is about these actions."""


class UnknownQuestion(LookupError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a question does not exist, or if the question has no choice with the given letter."""


class QuizChoice(NamedTuple):
    """Choice of a question: its letter, its text, and the action or result that it means."""

    letter: str
    text: str
    means: Meaning


class AnswerVerdict(NamedTuple):
    """Verdict on a chosen answer to a question, computed by the engine."""

    is_right: bool
    right: QuizChoice
    why: tuple[str, ...]
    clause: Clause


@dataclass(frozen=True, eq=False)
class Question:
    """Question from a quiz file. All texts of the question are in the current language."""

    name: str
    game: Game
    kind: QuestionKind
    fields: Mapping[str, object]
    """Fields of the scenario without `play`, in the format that `skyhop.rulebook.scenario.set_up` requires."""
    played: tuple[str, ...]
    """Actions that lead from the scenario's position to the situation."""
    then: tuple[str, ...]
    """Action that the question is about, or several actions in order."""
    meanings: tuple[Meaning, ...]
    """Meanings of the choices. The first meaning is the right answer."""
    cited: str
    """Number of the clause that answers the question.

    The text is empty if the engine refuses an action, because the refusal names the clause.
    """

    @property
    def key(self) -> str:
        """Public identifier of the question: a hash of its name, because the name may reveal the answer."""
        return sha256(self.name.encode()).hexdigest()[:LETTERS_OF_KEY]

    @cached_property
    def scenario(self) -> Scenario:
        """Scenario of the question, before the actions that lead to the situation."""
        folder = self.game.folder
        return set_up(self.fields, (folder or Path()) / "rulebook")

    @cached_property
    def state(self) -> State:
        """State that the question shows: the scenario's position after the actions in `played`."""
        state = self.scenario.start.copy()
        for text in self.played:
            _apply(self.game, state, text)
        return state

    @property
    def view(self) -> View:
        """View of the deciding seat. After the end of the match, it is the view of a spectator."""
        return self.game.view(self.state, self.game.to_decide(self.state))

    @property
    def clause(self) -> str:
        """Number of the clause that answers the question."""
        return self.cited or self._refusal.clause

    @property
    def situation(self) -> tuple[str, ...]:
        """Lines that describe the situation.

        The lines contain the ruleset, and facts that a small picture does not show. The last line names the
        decision.
        """
        return tuple(words_of(self.game).situation(self.view))

    @property
    def text(self) -> str:
        """Text of the question."""
        words = words_of(self.game)
        if not isinstance(self.meanings[0], str):
            return words.question(self.view, self.meanings[0])
        return {
            QuestionKind.MAY: _("Is this legal?"),
            QuestionKind.WHICH: _("Which of these is legal?"),
            QuestionKind.NEVER: _("Which of these is not legal?"),
        }[self.kind]

    @property
    def actions(self) -> tuple[str, ...]:
        """Actions that the question asks about, described in words."""
        return tuple(words_of(self.game).action(self.view, text) for text in self.then)

    @property
    def choices(self) -> tuple[QuizChoice, ...]:
        """Choices in a fixed order that does not reveal the right choice."""
        return tuple(
            QuizChoice(letter, self._words(meaning), meaning)
            for letter, meaning in zip(LETTERS, sorted(self.meanings, key=self._place), strict=False)
        )

    @cached_property
    def right(self) -> str:
        """Letter of the choice that is right according to the engine."""
        (letter,) = (choice.letter for choice in self.choices if self._is_right(choice.means))
        return letter

    def is_certain(self, worlds: int = SAMPLED_WORLDS) -> bool:
        """Return True if the engine finds the same answer in `worlds` sampled states that agree with the view.

        For a question whose choices are not results, always return True.
        """
        view, (seed, *_rest) = self.view, sha256(self.name.encode()).digest()
        states = [self.game.determinize(view, seed + number) for number in range(worlds)]
        right = self.meanings[0]
        return isinstance(right, str) or all(self._is_right_in(each, right) for each in states)

    @property
    def position(self) -> dict[str, object]:
        """Fields of a scenario with the situation of the question.

        If the question is about results, the scenario also plays the actions of the question.
        """
        played = (*self.played, *self.then * (self.kind == QuestionKind.AFTER))
        return {**self.fields, "title": self.key, "play": [{"action": text} for text in played]}

    def verdict(self, letter: str) -> AnswerVerdict:
        """Compare the letter of the chosen answer with the engine's answer, and explain the right answer.

        Raise `UnknownQuestion` if no choice has this letter.
        """
        by_letter = {choice.letter: choice for choice in self.choices}
        if letter not in by_letter:
            problem = _("there is no answer %(letter)s; choose one of %(letters)s")
            raise UnknownQuestion(problem % {"letter": repr(letter[:8]), "letters": ", ".join(by_letter)})
        clause = rulebook_of(self.game).clause(self.clause)
        ruleset = self.state.ruleset
        read = clause.for_ruleset(ruleset.name, ruleset.parameters)
        return AnswerVerdict(letter == self.right, by_letter[self.right], tuple(self._list_reasons()), read)

    def _place(self, meaning: object) -> tuple[bool, bytes]:
        """Return the sort key of a choice.

        The choice `yes` comes first. The order of all other choices depends on a hash, so that it does not reveal
        the answer.
        """
        return meaning != YES, sha256(f"{self.name} {meaning}".encode()).digest()

    def _words(self, meaning: Meaning) -> str:
        words = words_of(self.game)
        if not isinstance(meaning, str):
            return words.outcome(self.view, meaning)
        if self.kind == QuestionKind.MAY:
            return _("Yes.") if meaning == YES else _("No. %(why)s") % {"why": self._reason(meaning).sentence}
        return words.action(self.view, meaning)

    def _is_right(self, meaning: Meaning) -> bool:
        """Return True if a choice with this meaning is right according to the engine."""
        if not isinstance(meaning, str):
            return self._is_right_in(self.state.copy(), meaning)
        if self.kind == QuestionKind.MAY:
            return self._is_refused(self.then[0]) == (None if meaning == YES else self._reason(meaning))
        return (self._is_refused(meaning) is None) == (self.kind == QuestionKind.WHICH)

    def _is_right_in(self, world: State, meaning: Mapping[str, object]) -> bool:
        """Return True if the question's actions lead to the result in `meaning` when played in the state `world`."""
        steps, old = tuple(map(ScenarioStep, self.then)), self.scenario
        return run(Scenario(old.title, old.clauses, old.game, world, steps, meaning)) is None

    def _reason(self, code: str) -> Refusal:
        """Return the refusal with the code `code`. Its text contains the names from the action of the question."""
        reasons = {number.name: reason for number, reason in self.game.reasons.items() if isinstance(number, IntEnum)}
        return reasons[code].refusal(self.game.names(self.view, self.then[0]))

    def _is_refused(self, text: str) -> Refusal | None:
        return self.game.why_not(self.view, [text])

    @property
    def _refusal(self) -> Refusal:
        """Refusal of the illegal action that the question is about."""
        refusal = self._is_refused(self._find_right_action())
        assert refusal is not None  # noqa: S101  only questions about illegal actions ask for it
        return refusal

    def _find_right_action(self) -> str:
        """Return the action that the right answer contains.

        If the question asks for the legality of one action, return this action.
        """
        return self.then[0] if self.kind == QuestionKind.MAY else str(self.choices[LETTERS.index(self.right)].means)

    def _list_reasons(self) -> Iterator[str]:
        """Yield sentences that explain the right answer.

        For a question about results, the sentences tell the events of its actions. Otherwise, one sentence explains
        the refusal of the right answer's action or, if this action is legal, its effect.
        """
        if self.kind != QuestionKind.AFTER:
            refusal = self._is_refused(self._find_right_action())
            yield refusal.sentence if refusal else self._does(self._find_right_action())
            return
        state = self.state.copy()
        events: list[Event] = []
        for text in self.then:
            events += _apply(self.game, state, text)
        seat = self.view.seat
        after = self.game.view(state, seat)
        yield from self.game.renderer.tell(after, self.game.list_visible_events(state.ruleset, events, seat))

    def _does(self, text: str) -> str:
        return self.game.words.explain(self.view, self.game.read(self.view, text))


def questions_of(game: Game) -> Mapping[str, Question]:
    """Return all questions of a game by name, in the order of the game's rules.

    Raise `MissingCapability` if the game has no quiz.
    """
    if not game.has(Capability.QUIZ):
        raise make_missing_error(game, Capability.QUIZ)
    return _read(game)


def question_of(key: str) -> Question:
    """Return the question with a public identifier (`Question.key`). The question may belong to any game.

    Raise `UnknownQuestion` if no question has this identifier.
    """
    for game in games():
        for question in questions_of(game).values():
            if question.key == key:
                return question
    raise UnknownQuestion(_("there is no question %(name)s") % {"name": repr(key[:80])})


def games() -> tuple[Game, ...]:
    """Return the games that have a quiz."""
    return tuple(game for game in map(registry.game, registry.names()) if game.has(Capability.QUIZ))


def draw_questions(game: Game | None, count: int, seed: int) -> tuple[Question, ...]:
    """Draw at most `count` questions of a game, at random. Without a game, draw questions of all games.

    The same seed draws the same questions. The function omits questions whose answer depends on hidden information.
    """
    questions = [question for each in ([game] if game else games()) for question in questions_of(each).values()]
    order = Random(seed).sample(questions, len(questions))  # noqa: S311  no secret depends on it
    return tuple(islice((question for question in order if question.is_certain()), count))


def words_of(game: Game) -> QuizWords:
    """Return the object that describes quiz situations, actions and results of a game in words."""
    found: QuizWords = registry.part(game.name, "quiz").WORDS
    return found


@cache
def _read(game: Game) -> Mapping[str, Question]:
    folder = (game.folder or Path()) / "quiz"
    chapters = (tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml")))
    rows: dict[str, dict[str, object]] = {}
    for chapter in chapters:
        for row in chapter.pop("question"):
            like = rows[row["like"]] if "like" in row else chapter
            rows[row["name"]] = {name: value for name, value in like.items() if name not in TEXT_FIELDS} | row
    return {name: _question(game, row) for name, row in rows.items()}


def _question(game: Game, row: Mapping[str, object]) -> Question:
    read = msgspec.convert(row, QuestionRow)
    fields: dict[str, object] = {"game": game.name, "title": read["name"]}
    fields["ruleset"] = row.get("ruleset", game.rulesets()[0])
    fields |= {name: row[name] for name in game.scenario_fields if name in row}
    fields["position"] = {name: row[name] for name in row if name not in (*NON_POSITION_FIELDS, *game.scenario_fields)}
    played, then = tuple(read.get("play", ())), tuple(read.get("then", ()))
    choices = tuple(read["choices"])
    return Question(read["name"], game, _kind(read), fields, played, then, choices, read.get("clause", ""))


def _kind(row: QuestionRow) -> QuestionKind:
    if "then" not in row:
        return row["kind"]
    return QuestionKind.MAY if isinstance(row["choices"][0], str) else QuestionKind.AFTER


def _apply(game: Game, state: State, text: str) -> list[Event]:
    """Play an action in notation and the chance outcomes that follow. Return the events of all these plies."""
    events = game.act(state, game.read(state, text))
    settle(game, state)
    return events


class ChoiceShown(Part):
    """Choice of a question, as a part of a document."""

    letter: str
    text: str
    action: str
    """Action of the answer, in notation. Empty if the answer is not an action."""
    expect: dict[str, object]
    """Result that the choice states, as a scenario's `expect`. Empty if the choice is an action."""


class QuestionShown(Part):
    """Question without its answer. Use the engine, not memory, to find the answer."""

    name: str
    """Name of the question. Send this name with the answer."""
    game: str
    situation: tuple[str, ...]
    """Sentences about the ruleset and the pending decision."""
    table: str
    """Everything that the seat can see, in words."""
    scenario: dict[str, object]
    """Scenario of the situation, as input of the position tools."""
    actions: tuple[str, ...]
    """Actions of the question in words: actions already played, or an action that may be illegal."""
    notation: tuple[str, ...]
    """Actions of the question, in notation."""
    asked: str
    choices: tuple[ChoiceShown, ...]


class QuestionsShown(Document, tag="skyhop-questions-1"):
    """Document with quiz questions, and the total number of questions that exist."""

    questions: tuple[QuestionShown, ...]
    total: int


class GradedAnswer(Part):
    """Graded answer in a document: right or wrong, with the reasons."""

    name: str
    is_right: bool
    given: str
    right: str
    right_text: str
    why: tuple[str, ...]
    clause: str
    """Clause that answers the question."""
    clause_title: str
    clause_text: str
    """Text of the clause under the ruleset of the situation."""


class GradedQuiz(Document, tag="skyhop-graded-1"):
    """Document with the graded answers of a quiz."""

    right: int
    of: int
    answers: tuple[GradedAnswer, ...]


def describe_questions(game: Game | None, count: int, seed: int) -> QuestionsShown:
    """Draw `count` questions of a game as a document. Without a game, draw questions of all games.

    Raise `MissingCapability` if the game has no quiz.
    """
    quiz_games = [game] if game else games()
    questions = tuple(_describe_question(question) for question in draw_questions(game, count, seed))
    return QuestionsShown(questions=questions, total=sum(len(questions_of(each)) for each in quiz_games))


def graded(answers: Mapping[str, str]) -> GradedQuiz:
    """Grade chosen answers. `answers` maps each question's public identifier to the letter of the chosen answer.

    Raise `UnknownQuestion` for an unknown question or letter.
    """
    numbered = enumerate(answers.items(), start=1)
    found = tuple(_grade(question_of(name), number, letter) for number, (name, letter) in numbered)
    return GradedQuiz(right=sum(each.is_right for each in found), of=len(found), answers=found)


def _describe_question(question: Question) -> QuestionShown:
    return QuestionShown(
        name=question.key,
        game=question.game.name,
        situation=question.situation,
        table=question.game.renderer.text(question.view).rstrip(),
        scenario=question.position,
        actions=question.actions,
        notation=question.then,
        asked=question.text,
        choices=tuple(_choice(question, choice) for choice in question.choices),
    )


def _choice(question: Question, choice: QuizChoice) -> ChoiceShown:
    return ChoiceShown(
        letter=choice.letter,
        text=choice.text,
        action=choice.means if isinstance(choice.means, str) and question.kind != QuestionKind.MAY else "",
        expect={} if isinstance(choice.means, str) else dict(choice.means),
    )


def _grade(question: Question, number: int, letter: str) -> GradedAnswer:
    try:
        verdict = question.verdict(letter)
    except UnknownQuestion as error:
        placeholders = {"number": number, "question": " ".join((*question.actions, question.text)), "problem": error}
        raise UnknownQuestion(_("answer %(number)s, “%(question)s”: %(problem)s") % placeholders) from None
    return GradedAnswer(
        name=question.key,
        is_right=verdict.is_right,
        given=letter,
        right=verdict.right.letter,
        right_text=verdict.right.text,
        why=verdict.why,
        clause=verdict.clause.number,
        clause_title=verdict.clause.title,
        clause_text=verdict.clause.text,
    )
