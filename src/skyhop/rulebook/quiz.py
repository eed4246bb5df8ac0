"""A quiz: situations that players argue about, what is asked of each, and the answer that the engine gives.

The questions of a game lie in its folder `quiz`, chapter by chapter. What stands at the head of a file holds for all
that do not say otherwise; a question that is `like` another has its situation; the ruleset is the default where none is
named. Each is a scenario's position and something that the engine answers by itself, so nobody writes down which answer
is right: the engine says so, and by which clause. The words are the game's own (`quiz/words.py`): an action, and what
may come of it, are told in the same way in each.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from skyhop.engine.document import Document, Part
from skyhop.engine.event import Event
from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.game.refusal import Refusal
from skyhop.i18n import _, language
from skyhop.rulebook.clause import Clause
from skyhop.rulebook.rulebook import Rulebook, rulebook_of
from skyhop.rulebook.scenario import Scenario, run, set_up, settle

BOOKS_KEPT = 16
LETTERS = "abcd"
LETTERS_OF_KEY = 8
YES = "yes"
WORLDS = 4
"""In which the answer of a question must be the same before it is asked."""
WORDS = ("name", "kind", "clause", "then", "choices")
"""Of a question; all else that it says is its situation, which is also that of another question that is `like` it."""
BESIDE = (*WORDS, "like", "ruleset", "play")
"""What is no position."""


class QuestionKind(StrEnum):
    """What is asked of a situation; a file names it where actions are to choose from."""

    MAY = "may"
    """Whether an action is legal, and why not: a choice is `yes`, or the name of a code of the game's refusals."""
    WHICH = "which"
    """Which one of some actions is legal."""
    NEVER = "never"
    """Which one of some actions is not."""
    AFTER = "after"
    """What holds when `then` is done: a choice is the `[expect]` of a scenario."""


class QuizWords(Protocol):
    """What a game says of its questions; each text stands alone."""

    def situation(self, view: View) -> Sequence[str]:
        """Say in lines under which rules it is played, what a small picture does not show, and at last what is due."""

    def action(self, view: View, text: str) -> str:
        """Say what an action in notation would do, whether it is legal or not, and nothing of what comes of it."""

    def asked(self, expected: Mapping[str, Any]) -> str:
        """Ask for what choices tell, by the fields of one of them."""

    def outcome(self, view: View, expected: Mapping[str, Any]) -> str:
        """Say what a choice expects, to whoever sees the view."""


class UnknownQuestion(LookupError):  # noqa: N818  what is asked for is unknown; nothing went wrong
    """A question, or a letter of an answer, that there is not."""


class QuizChoice(NamedTuple):
    """One answer to choose: its letter, its words, and what the engine is asked about it."""

    letter: str
    text: str
    means: Any


class AnswerVerdict(NamedTuple):
    """What the engine says of an answer that was given."""

    is_right: bool
    right: QuizChoice
    why: tuple[str, ...]
    clause: Clause


@dataclass(frozen=True, eq=False)
class Question:
    """A question as its file has it. Its words are those of the language in use whenever they are asked for."""

    name: str
    game: Game
    kind: QuestionKind
    fields: Mapping[str, Any]
    """Of the scenario: what `skyhop.rulebook.scenario.set_up` takes."""
    then: tuple[str, ...]
    """The action, or the actions one after the other, that are asked about."""
    meanings: tuple[Any, ...]
    """The choices; whoever wrote the question takes the first for the right one."""
    cited: str
    """The clause that answers it; empty where the engine names that which forbids an action."""

    @property
    def key(self) -> str:
        """What it is called to whoever answers it: its name may tell the answer."""
        return sha256(self.name.encode()).hexdigest()[:LETTERS_OF_KEY]

    @cached_property
    def scenario(self) -> Scenario:
        """The position that is set up, `play` not played yet."""
        folder = self.game.folder
        return set_up(self.fields, (folder or Path()) / "rulebook")

    @cached_property
    def state(self) -> State:
        """The truth about the situation, after `play`."""
        state = self.scenario.start.copy()
        for step in self.scenario.steps:
            _acted(self.game, state, str(step["action"]))
        return state

    @property
    def view(self) -> View:
        """What the seat that decides sees; after the end, what spectators do."""
        return self.game.view(self.state, self.game.to_decide(self.state))

    @property
    def clause(self) -> str:
        """The number of the clause that answers it."""
        return self.cited or self._refusal.clause

    @property
    def situation(self) -> tuple[str, ...]:
        """The rules that it is played by, what a small picture of it does not show, and at last what is due."""
        return tuple(words_of(self.game).situation(self.view))

    @property
    def asked(self) -> str:
        """The question itself."""
        words = words_of(self.game)
        if self.kind == QuestionKind.AFTER:
            return words.asked(self.meanings[0])
        return {
            QuestionKind.MAY: _("May you do this?"),
            QuestionKind.WHICH: _("Which of these may you do?"),
            QuestionKind.NEVER: _("Which of these may you not do?"),
        }[self.kind]

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions that are asked about, in words."""
        return tuple(words_of(self.game).action(self.view, text) for text in self.then)

    @property
    def choices(self) -> tuple[QuizChoice, ...]:
        """The answers to choose from, in an order that is always the same and tells nothing."""
        return tuple(
            QuizChoice(letter, self._words(meaning), meaning)
            for letter, meaning in zip(LETTERS, sorted(self.meanings, key=self._place), strict=False)
        )

    @cached_property
    def right(self) -> str:
        """The letter of the answer that the engine finds right."""
        (letter,) = (choice.letter for choice in self.choices if self._holds(choice.means))
        return letter

    def is_certain(self, worlds: int = WORLDS) -> bool:
        """Say whether the answer follows from what is shown: in all worlds that the view allows it is the same."""
        view, (seed, *_rest) = self.view, sha256(self.name.encode()).digest()
        states = [self.game.determinize(view, seed + number) for number in range(worlds)]
        return self.kind != QuestionKind.AFTER or all(self._holds_in(each, self.meanings[0]) for each in states)

    @property
    def position(self) -> dict[str, Any]:
        """The situation as a scenario; of what may come of actions, as it is after these."""
        then = [{"action": text} for text in self.then * (self.kind == QuestionKind.AFTER)]
        return {**self.fields, "title": self.key, "play": [*self.fields["play"], *then]}

    def verdict(self, letter: str) -> AnswerVerdict:
        """Say whether an answer is right, and why; `UnknownQuestion` where there is no such letter."""
        by_letter = {choice.letter: choice for choice in self.choices}
        if letter not in by_letter:
            problem = _("there is no answer %(letter)s; they are %(letters)s")
            raise UnknownQuestion(problem % {"letter": repr(letter[:8]), "letters": ", ".join(by_letter)})
        clause = _book(self.game, language()).clause(self.clause)
        ruleset = self.state.ruleset
        read = clause.for_ruleset(ruleset.name, ruleset.parameters)
        return AnswerVerdict(letter == self.right, by_letter[self.right], tuple(self._why()), read)

    def _place(self, meaning: Any) -> tuple[bool, bytes]:  # noqa: ANN401  whatever a file holds
        """Put yes first, all else by chance that is the same every time."""
        return meaning != YES, sha256(f"{self.name} {meaning}".encode()).digest()

    def _words(self, meaning: Any) -> str:  # noqa: ANN401  as above
        words = words_of(self.game)
        if self.kind == QuestionKind.AFTER:
            return words.outcome(self.view, meaning)
        if self.kind == QuestionKind.MAY:
            return _("Yes.") if meaning == YES else _("No. %(why)s") % {"why": self._reason(meaning).sentence}
        return words.action(self.view, meaning)

    def _holds(self, meaning: Any) -> bool:  # noqa: ANN401  as above
        """Ask the engine whether a choice is right."""
        if self.kind == QuestionKind.AFTER:
            return self._holds_in(self.state.copy(), meaning)
        if self.kind == QuestionKind.MAY:
            return self._refused(self.then[0]) == (None if meaning == YES else self._reason(meaning))
        return (self._refused(meaning) is None) == (self.kind == QuestionKind.WHICH)

    def _holds_in(self, world: State, meaning: Any) -> bool:  # noqa: ANN401  as above
        """Ask whether a choice is what comes of the actions in a world."""
        steps, old = tuple({"action": text} for text in self.then), self.scenario
        return run(Scenario(old.title, old.clauses, old.game, world, steps, meaning)) is None

    def _reason(self, code: str) -> Refusal:
        """Say the reason that a code stands for, of the action that is asked about."""
        (reason,) = (reason for known, reason in self.game.reasons.items() if known.name == code)
        return reason.refusal(self.game.names(self.view, self.then[0]))

    def _refused(self, text: str) -> Refusal | None:
        return self.game.why_not(self.view, [text])

    @property
    def _refusal(self) -> Refusal:
        """Why the action that it is about is refused."""
        refusal = self._refused(self._about())
        assert refusal is not None  # noqa: S101  else its file names a clause
        return refusal

    def _about(self) -> str:
        """The action that the right answer is about."""
        return self.then[0] if self.kind == QuestionKind.MAY else str(self.choices[LETTERS.index(self.right)].means)

    def _why(self) -> Iterator[str]:
        """Say why the right answer is right: what happens, what an action does, or why it is refused."""
        if self.kind != QuestionKind.AFTER:
            refusal = self._refused(self._about())
            yield refusal.sentence if refusal else self._does(self._about())
            return
        state = self.state.copy()
        events: list[Event] = []
        for text in self.then:
            events += _acted(self.game, state, text)
        seat = self.view.seat
        after = self.game.view(state, seat)
        yield from self.game.tell(after, self.game.heard(state.ruleset, events, seat))

    def _does(self, text: str) -> str:
        return self.game.terminal().explain(self.view, self.game.read(self.view, text))


def questions_of(game: Game) -> Mapping[str, Question]:
    """All questions of a game by their names, in the order of its rules; `MissingCapability` where it has none."""
    if not game.has(Capability.QUIZ):
        raise missing(game, Capability.QUIZ)
    return _read(game)


def question_of(key: str) -> Question:
    """A question by its key, whichever game it is of; `UnknownQuestion` where there is none."""
    for game in games():
        for question in questions_of(game).values():
            if question.key == key:
                return question
    raise UnknownQuestion(_("there is no question %(name)s") % {"name": repr(key[:80])})


def games() -> tuple[Game, ...]:
    """The games that have a quiz."""
    return tuple(game for game in map(registry.game, registry.names()) if game.has(Capability.QUIZ))


def drawn(game: Game | None, count: int, seed: int) -> tuple[Question, ...]:
    """Draw so many questions of a game, or of all, at most those that there are; the same for the same seed.

    One is asked only if its answer follows from what is shown.
    """
    asked = [question for each in ([game] if game else games()) for question in questions_of(each).values()]
    order = Random(seed).sample(asked, len(asked))  # noqa: S311  a choice of questions, no secret
    return tuple(islice((question for question in order if question.is_certain()), count))


def words_of(game: Game) -> QuizWords:
    """What a game says of its questions."""
    found: QuizWords = registry.part(game.name, "quiz.words").WORDS
    return found


@cache
def _read(game: Game) -> Mapping[str, Question]:
    folder = (game.folder or Path()) / "quiz"
    chapters = (tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml")))
    rows: dict[str, dict[str, Any]] = {}
    for chapter in chapters:
        for row in chapter.pop("question"):
            like = rows[row["like"]] if "like" in row else chapter
            rows[row["name"]] = {name: said for name, said in like.items() if name not in WORDS} | row
    return {name: _question(game, row) for name, row in rows.items()}


@lru_cache(BOOKS_KEPT)
def _book(game: Game, spoken: str) -> Rulebook:
    return rulebook_of(game, spoken)


def _question(game: Game, row: Mapping[str, Any]) -> Question:
    fields: dict[str, Any] = {"game": game.name, "title": row["name"]}
    fields["ruleset"] = row.get("ruleset", game.rulesets()[0])
    fields |= {name: row[name] for name in game.scenario_fields if name in row}
    fields["position"] = {name: row[name] for name in row if name not in (*BESIDE, *game.scenario_fields)}
    fields["play"] = [{"action": text} for text in row.get("play", [])]
    then = tuple(row.get("then", []))
    return Question(row["name"], game, _kind(row), fields, then, tuple(row["choices"]), row.get("clause", ""))


def _kind(row: Mapping[str, Any]) -> QuestionKind:
    if "then" not in row:
        return QuestionKind(row["kind"])
    return QuestionKind.MAY if isinstance(row["choices"][0], str) else QuestionKind.AFTER


def _acted(game: Game, state: State, text: str) -> list[Event]:
    """Do an action, let chance act, and give what happens."""
    events = game.act(state, game.read(state, text))
    settle(game, state)
    return events


class ChoiceShown(Part):
    """An answer to choose from."""

    letter: str
    text: str
    action: str
    """The action that it names, in notation; empty where it names none."""
    expect: dict[str, Any]
    """What it says will hold, as a scenario's `expect`; empty for actions."""


class QuestionShown(Part):
    """A question without its answer. The engine answers it: no memory is needed, and none should be relied on."""

    name: str
    """By which it is graded."""
    game: str
    situation: tuple[str, ...]
    """Under which rules it is played, and what is due."""
    table: str
    """All that whoever is asked can see, in words."""
    scenario: dict[str, Any]
    """The position, with which the engine can be asked."""
    actions: tuple[str, ...]
    """What is asked about, in words: this is done, or is to be done."""
    notation: tuple[str, ...]
    """The same in notation."""
    asked: str
    choices: tuple[ChoiceShown, ...]


class QuestionsShown(Document, tag="skyhop-questions-1"):
    """Some questions of the quiz, and how many there are."""

    questions: tuple[QuestionShown, ...]
    total: int


class GradedAnswer(Part):
    """Whether an answer is right, and why."""

    name: str
    is_right: bool
    given: str
    right: str
    right_text: str
    why: tuple[str, ...]
    clause: str
    """The clause that answers it."""
    clause_title: str
    clause_text: str
    """What it says under the rules of the situation."""


class GradedQuiz(Document, tag="skyhop-graded-1"):
    """All answers, graded."""

    right: int
    of: int
    answers: tuple[GradedAnswer, ...]


def questions_shown(game: Game | None, count: int, seed: int) -> QuestionsShown:
    """Draw so many questions of a game, or of all; `MissingCapability` where it has none."""
    asked = [game] if game else games()
    shown = tuple(_shown(question) for question in drawn(game, count, seed))
    return QuestionsShown(questions=shown, total=sum(len(questions_of(each)) for each in asked))


def graded(answers: Mapping[str, str]) -> GradedQuiz:
    """Grade letters by the names of questions; `UnknownQuestion` where there is no such question or letter."""
    asked = enumerate(answers.items(), start=1)
    found = tuple(_graded(question_of(name), number, letter) for number, (name, letter) in asked)
    return GradedQuiz(right=sum(each.is_right for each in found), of=len(found), answers=found)


def _shown(question: Question) -> QuestionShown:
    return QuestionShown(
        name=question.key,
        game=question.game.name,
        situation=question.situation,
        table=question.game.text(question.view).rstrip(),
        scenario=question.position,
        actions=question.actions,
        notation=question.then,
        asked=question.asked,
        choices=tuple(_choice(question, choice) for choice in question.choices),
    )


def _choice(question: Question, choice: QuizChoice) -> ChoiceShown:
    return ChoiceShown(
        letter=choice.letter,
        text=choice.text,
        action=choice.means if question.kind in (QuestionKind.WHICH, QuestionKind.NEVER) else "",
        expect=choice.means if question.kind == QuestionKind.AFTER else {},
    )


def _graded(question: Question, number: int, letter: str) -> GradedAnswer:
    try:
        verdict = question.verdict(letter)
    except UnknownQuestion as error:
        told = {"number": number, "question": " ".join((*question.actions, question.asked)), "problem": error}
        raise UnknownQuestion(_("answer %(number)s, “%(question)s”: %(problem)s") % told) from None
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
