"""A puzzle at a keyboard: the table as the seat sees it that decides, actions until the best one is found, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.refusal import Refused
from skyhop.i18n import _, listed
from skyhop.puzzles.answer import answered, asked, difficulty, heading
from skyhop.puzzles.collection import Puzzle, prepared
from skyhop.rulebook.lesson import Prepared
from skyhop.rulebook.quiz import AnswerVerdict, Question, UnknownQuestion
from skyhop.terminal.screen import Keyboard, Leave, Screen
from skyhop.terminal.simple import in_one_paragraph, log_of, rules_of_the_moment, terminal_of

TOLD_AGAIN = 3
"""Sentences of the log that are told at the beginning."""


def put(puzzle: Puzzle, screen: Screen, keyboard: Keyboard) -> bool:
    """Show a puzzle and take actions until one is right, or the person goes; say whether it was solved."""
    return Solving(puzzle, screen, keyboard).solve()


class Solving:
    """Somebody who solves a puzzle. All that is shown and told is made from the view of the seat that decides."""

    def __init__(self, puzzle: Puzzle, screen: Screen, keyboard: Keyboard) -> None:
        self.puzzle = puzzle
        self.game = puzzle.game
        self.screen = screen
        self.keyboard = keyboard
        self.terminal = terminal_of(self.game)
        self.position: Prepared = prepared(puzzle)
        self.view: View = self.position.match.view(self.position.seat)

    def solve(self) -> bool:
        """Ask until the best action is typed; the person may give up, or go."""
        self.screen.say(f"{heading(self.puzzle)}. {difficulty(self.puzzle)}")
        self.screen.tell(list(log_of(self.position.match, self.position.seat))[-TOLD_AGAIN:])
        self._show_table()
        self.screen.say(asked())
        self.screen.say(_("Type an action, h for what you may do, solve for the answer, quit to go."))
        try:
            return self._ask()
        except Leave:
            return False

    def _ask(self) -> bool:
        while True:
            line = self.keyboard.read("> ")
            word, _space, rest = line.partition(" ")
            if word.lower() in {"q", _("quit")}:
                return False
            if word.lower() == _("solve"):
                self._explain()
                return False
            if word.lower() in self._commands():
                self._commands()[word.lower()](rest.strip())
            elif line and self._is_right(line):
                return True

    def _is_right(self, typed: str) -> bool:
        try:
            answer = answered(self.puzzle, self.view, self.terminal.normalize(typed))
        except Refused as refused:
            self.screen.refuse(str(refused))
            self.screen.say(_("h lists what you may do."))
            return False
        self.screen.say(answer.headline)
        if answer.is_right:
            self._explain()
        else:
            self.screen.say(_("Try again, or type solve."))
        return answer.is_right

    def _explain(self) -> None:
        """Say what is best, what that does, and why."""
        text = self.puzzle.answer
        does = self.terminal.explain(self.view, self.game.read(self.view, text))
        self.screen.tell([f"{text}: {does}", *answered(self.puzzle, self.view, text).sentences])

    def _commands(self) -> Mapping[str, Callable[[str], None]]:
        """The commands by their words; those of the game are the topics of its terminal."""
        topics = {
            word: lambda _rest, text=text: self.screen.say(text)
            for word, text in self.terminal.topics(self.view).items()
        }
        rules = dict.fromkeys(("?", _("rules")), self._show_rules) if self.game.has(Capability.RULEBOOK) else {}
        return (
            topics
            | rules
            | {
                "h": self._help,
                _("help"): self._help,
                "t": self._show_table,
                _("table"): self._show_table,
                _("log"): self._show_log,
            }
        )

    def _help(self, _rest: str) -> None:
        """List the legal actions by kind, and the commands."""
        words = listed(self._commands())
        self.screen.say("\n".join(self.terminal.choices(self.view)))
        self.screen.say("\n".join(filter(None, [_("Besides: %(words)s") % {"words": words}, self.terminal.legend()])))

    def _show_rules(self, number: str) -> None:
        self.screen.explain(rules_of_the_moment(self.game, self.view, number))

    def _show_table(self, _rest: str = "") -> None:
        self.screen.show_table(self.game, self.view, whole=True)

    def _show_log(self, _rest: str) -> None:
        self.screen.say("\n".join(log_of(self.position.match, self.position.seat)))


def ask_quiz(questions: Sequence[Question], screen: Screen, keyboard: Keyboard) -> None:
    """Ask the questions one by one until they are answered or the person goes, and sum up."""
    verdicts: list[AnswerVerdict] = []
    try:
        for number, question in enumerate(questions, start=1):
            screen.say("")
            screen.say(_("Question %(number)s of %(count)s") % {"number": number, "count": len(questions)})
            _show(question, screen)
            verdicts.append(_answered(question, screen, keyboard))
            _tell(verdicts[-1], screen)
    except Leave:
        pass
    _sum_up(verdicts, screen)


def _show(question: Question, screen: Screen) -> None:
    rules = question.situation[0]
    if rules.rstrip(".") not in question.game.text(question.view):
        screen.say(rules)
    screen.show_table(question.game, question.view, whole=True)  # its last line says what is due
    for sentence in (*question.actions, question.asked):
        screen.say(sentence)
    for choice in question.choices:
        screen.say(f"  {choice.letter})  {choice.text}")


def _answered(question: Question, screen: Screen, keyboard: Keyboard) -> AnswerVerdict:
    """Read a letter until there is an answer of that letter."""
    while True:
        try:
            return question.verdict(keyboard.read("> ").lower().rstrip(")."))
        except UnknownQuestion as error:
            screen.refuse(str(error))


def _tell(verdict: AnswerVerdict, screen: Screen) -> None:
    right = f"{verdict.right.letter}) {verdict.right.text}"
    screen.say(_("Right.") if verdict.is_right else _("Wrong. It is: %(answer)s") % {"answer": right})
    screen.tell(verdict.why)
    screen.explain(f"{in_one_paragraph(verdict.clause)}\n")


def _sum_up(verdicts: Sequence[AnswerVerdict], screen: Screen) -> None:
    names = {"right": sum(verdict.is_right for verdict in verdicts), "count": len(verdicts)}
    screen.say(_("%(right)s of %(count)s right") % names)
    if wrong := listed(dict.fromkeys(each.clause.number for each in verdicts if not each.is_right)):
        screen.say(_("Read again: %(clauses)s") % {"clauses": wrong})
