"""Puzzle in a terminal: the program shows the seat's view, and reads actions until the person finds the best action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from skyhop.engine.state import View
from skyhop.game.action import Refused
from skyhop.game.capability import Capability
from skyhop.game.simple.renderer import words_of
from skyhop.i18n import _, listed
from skyhop.puzzles.answer import describe_task, difficulty, heading, judge_answer
from skyhop.puzzles.collection import Puzzle, prepare_puzzle
from skyhop.rulebook.quiz import AnswerVerdict, Question, UnknownQuestion
from skyhop.rulebook.scenario import Prepared
from skyhop.terminal.screen import Keyboard, Leave, Screen, in_one_paragraph, list_actions, log_of, rules_of_the_moment

REPEATED_SENTENCES = 3
"""Number of sentences from the end of the log that are printed before the puzzle."""


def ask_puzzle(puzzle: Puzzle, screen: Screen, keyboard: Keyboard) -> bool:
    """Show a puzzle. Read actions until the person finds the best action or leaves.

    Return True if the person solved the puzzle.
    """
    return Solving(puzzle, screen, keyboard).solve()


class Solving:
    """Dialogue with a person who solves a puzzle.

    The program prints only facts from the view of the seat that must decide.
    """

    def __init__(self, puzzle: Puzzle, screen: Screen, keyboard: Keyboard) -> None:
        self.puzzle = puzzle
        self.game = puzzle.game
        self.screen = screen
        self.keyboard = keyboard
        self.words = words_of(self.game)
        self.position: Prepared = prepare_puzzle(puzzle)
        self.view: View = self.position.match.view(self.position.seat)

    def solve(self) -> bool:
        """Read input until the person types the best action, asks for the solution, or leaves.

        Return True if the person typed the best action.
        """
        self.screen.say(f"{heading(self.puzzle)}. {difficulty(self.puzzle)}")
        self.screen.tell(list(log_of(self.position.match, self.position.seat))[-REPEATED_SENTENCES:])
        self._show_table()
        self.screen.say(describe_task())
        self.screen.say(
            _('Type an action. "h" lists your legal actions, "solve" shows the answer, and "quit" ends the puzzle.')
        )
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
            answer = judge_answer(self.puzzle, self.view, self.words.normalize(typed))
        except Refused as refused:
            self.screen.refuse(str(refused))
            self.screen.say(_("h lists your legal actions."))
            return False
        self.screen.say(answer.headline)
        if answer.is_right:
            self._explain()
        else:
            self.screen.say(_("Try again, or type solve."))
        return answer.is_right

    def _explain(self) -> None:
        """Print the solution of the puzzle: the best action, its effects, and the reasons."""
        text = self.puzzle.answer
        does = self.words.explain(self.view, self.game.read(self.view, text))
        self.screen.tell([f"{text}: {does}", *judge_answer(self.puzzle, self.view, text).sentences])

    def _commands(self) -> Mapping[str, Callable[[str], None]]:
        """Return the function of each command that the person can type, by the word for the command.

        The words include the topics that the game defines.
        """
        topics = {
            word: lambda _rest, text=text: self.screen.say(text) for word, text in self.words.topics(self.view).items()
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
        """Print the legal actions by kind, and the commands."""
        words = listed(self._commands())
        self.screen.say("\n".join(list_actions(self.game, self.view)))
        self.screen.say("\n".join(filter(None, [_("Also: %(words)s") % {"words": words}, self.words.legend()])))

    def _show_rules(self, number: str) -> None:
        self.screen.explain(rules_of_the_moment(self.game, self.view, number))

    def _show_table(self, _rest: str = "") -> None:
        self.screen.show_table(self.game, self.view, whole=True)

    def _show_log(self, _rest: str) -> None:
        self.screen.say("\n".join(log_of(self.position.match, self.position.seat)))


def ask_quiz(questions: Sequence[Question], screen: Screen, keyboard: Keyboard) -> None:
    """Ask quiz questions one by one, until the person has answered all of them or leaves. Then print the score."""
    verdicts: list[AnswerVerdict] = []
    try:
        for number, question in enumerate(questions, start=1):
            screen.say("")
            screen.say(_("Question %(number)s of %(count)s") % {"number": number, "count": len(questions)})
            _show(question, screen)
            verdicts.append(_read_answer(question, screen, keyboard))
            _print_verdict(verdicts[-1], screen)
    except Leave:
        pass
    _sum_up(verdicts, screen)


def _show(question: Question, screen: Screen) -> None:
    rules = question.situation[0]
    if rules.rstrip(".") not in question.game.renderer.text(question.view):
        screen.say(rules)
    screen.show_table(question.game, question.view, whole=True)  # the last line names the decision
    for sentence in (*question.actions, question.text):
        screen.say(sentence)
    for choice in question.choices:
        screen.say(f"  {choice.letter})  {choice.text}")


def _read_answer(question: Question, screen: Screen, keyboard: Keyboard) -> AnswerVerdict:
    """Read input until the person types the letter of an answer. Return the verdict on this answer."""
    while True:
        try:
            return question.verdict(keyboard.read("> ").lower().rstrip(")."))
        except UnknownQuestion as error:
            screen.refuse(str(error))


def _print_verdict(verdict: AnswerVerdict, screen: Screen) -> None:
    right = f"{verdict.right.letter}) {verdict.right.text}"
    screen.say(_("Right.") if verdict.is_right else _("Wrong. The answer is: %(answer)s") % {"answer": right})
    screen.tell(verdict.why)
    screen.explain(f"{in_one_paragraph(verdict.clause)}\n")


def _sum_up(verdicts: Sequence[AnswerVerdict], screen: Screen) -> None:
    names = {"right": sum(verdict.is_right for verdict in verdicts), "count": len(verdicts)}
    screen.say(_("%(right)s of %(count)s right") % names)
    if wrong := listed(dict.fromkeys(each.clause.number for each in verdicts if not each.is_right)):
        screen.say(_("Read again: %(clauses)s") % {"clauses": wrong})
