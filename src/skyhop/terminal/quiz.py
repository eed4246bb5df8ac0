"""The quiz at a keyboard: one situation after another, a letter for each, and at the end what to read again."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.i18n import _, listed
from skyhop.rulebook.quiz import Question, UnknownQuestion, Verdict
from skyhop.terminal.keyboard import Keyboard, Leave
from skyhop.terminal.rules import in_one_paragraph
from skyhop.terminal.screen import Screen


def put(questions: Sequence[Question], screen: Screen, keyboard: Keyboard) -> None:
    """Ask the questions one by one until they are answered or the person goes, and sum up."""
    verdicts: list[Verdict] = []
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


def _answered(question: Question, screen: Screen, keyboard: Keyboard) -> Verdict:
    """Read a letter until there is an answer of that letter."""
    while True:
        try:
            return question.verdict(keyboard.read("> ").lower().rstrip(")."))
        except UnknownQuestion as error:
            screen.refuse(str(error))


def _tell(verdict: Verdict, screen: Screen) -> None:
    right = f"{verdict.right.letter}) {verdict.right.text}"
    screen.say(_("Right.") if verdict.is_right else _("Wrong. It is: %(answer)s") % {"answer": right})
    screen.tell(verdict.why)
    screen.explain(f"{in_one_paragraph(verdict.clause)}\n")


def _sum_up(verdicts: Sequence[Verdict], screen: Screen) -> None:
    names = {"right": sum(verdict.is_right for verdict in verdicts), "count": len(verdicts)}
    screen.say(_("%(right)s of %(count)s right") % names)
    if wrong := listed(dict.fromkeys(each.clause.number for each in verdicts if not each.is_right)):
        screen.say(_("Read again: %(clauses)s") % {"clauses": wrong})
