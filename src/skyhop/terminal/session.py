"""Terminal session: bots and people who share one keyboard play a match.

The session ends with the match, or when the people leave.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rich.console import Console
from rich.progress import Progress

from skyhop.bots.bot import AGAINST_PEOPLE, Bot, bot, default_opponent
from skyhop.engine.state import GivenUp
from skyhop.game.capability import Capability
from skyhop.game.ending import OF_TEXT
from skyhop.game.match import Match, Step, has_draws_left
from skyhop.i18n import _
from skyhop.lab import calibration as measure
from skyhop.lab.calibration import Marks
from skyhop.terminal.person import Person
from skyhop.terminal.replay import Save
from skyhop.terminal.screen import Keyboard, Leave, Screen, describe_step, log_of


def describe_medal(match: Match) -> str:
    """Return a sentence about the medal that a finished match earned.

    If the match has no medals, return an empty text. If the points for the medals take long to compute, the
    sentence names the command that computes them.
    """
    if not measure.is_marked(match):
        return ""
    points = measure.points_of(match)
    if measure.is_quick(match.game):
        return _compute_medal_points(match).sentence(points)
    return _("Bronze, silver or gold? To see your medal on a map, run: skyhop board marks FILE --points %(points)s") % {
        "points": points
    }


def describe_medal_points(match: Match) -> str:
    """Return a sentence with the points for each medal.

    Return an empty text if the match has no medals, or if the medals take long to compute.
    """
    return _compute_medal_points(match).describe() if measure.has_marks(match) and measure.is_quick(match.game) else ""


def _compute_medal_points(match: Match) -> Marks:
    """Return the points for each medal on the map of the match.

    Show the progress of the computation on standard error.
    """
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(_("Computing the medals"), total=measure.PARTS)
        return measure.marks(match.game, match.view(None).ruleset, report=lambda: progress.advance(bar))


REPEATED_SENTENCES = 3
"""Number of sentences from the end of the log that the session prints when it resumes a match."""


class TerminalSession:
    """Match in the terminal, with its people and bots.

    Each person sees only the views of the seat that the person plays.
    """

    def __init__(self, match: Match, bots: Mapping[int, Bot], save: Save, screen: Screen, *, asks: bool = True) -> None:
        """Create a session in which these bots play at their seats. People play at all other seats.

        `asks` is True if actions need confirmation.
        """
        self.match = match
        self.bots = {**bots, **self._create_replacement_bots(match.state.given_up)}
        self.save = save
        self.screen = screen
        self.keyboard = Keyboard()
        self.people = [seat for seat in range(len(match.journal.header.seats)) if seat not in self.bots]
        self.person = Person(match, save, screen, self.keyboard, asks=asks, alone=len(self.people) == 1)
        self._looking = self.people[0] if len(self.people) == 1 else None
        self._untold = {seat: list(log_of(match, seat))[-REPEATED_SENTENCES:] for seat in self.people}

    def play(self) -> bool:
        """Play until the match is over or the people leave.

        Return False if the people interrupted the program, otherwise True.
        """
        try:
            self._print_greeting()
            while (seat := self.match.to_decide) is not None:
                if seat in self.bots:
                    view = self.match.view(seat)
                    action = self.match.game.write(view, self.bots[seat].choose(view))
                    self._take_step(partial(self.match.play, seat, action))
                else:
                    self._let_person_decide(seat)
            self._show_end()
        except KeyboardInterrupt:
            return self._print_farewell(interrupted=True)
        except Leave as leave:
            return self._print_farewell(interrupted=leave.interrupted)
        return True

    def _print_greeting(self) -> None:
        self.save.write(self.match)
        names = {"title": self.match.game.title, "ruleset": self.match.journal.header.ruleset["name"]}
        self.screen.say(_("%(title)s, ruleset %(ruleset)s.") % names)
        if (origin := self.match.journal.header.begun_from) is not None:
            anew = _("This match continues a finished match from one of its steps. New draws are random.")
            is_drawn = has_draws_left(self.match.journal, origin.ply)
            self.screen.say(anew if is_drawn else _("This match continues a finished match from one of its steps."))
        if self.save.path:
            self.screen.say(
                _("Skyhop saves every action in %(file)s, with all hidden cards.") % {"file": self.save.path}
            )
        if self.match.game.has(Capability.RULEBOOK):
            self.screen.say(
                _(
                    'Type an action. "h" lists your legal actions, "?" shows the rules that matter now, and "quit" '
                    "ends the session."
                )
            )
        else:
            self.screen.say(_('Type an action. "h" lists your legal actions, and "quit" ends the session.'))
        if goal := describe_medal_points(self.match):
            self.screen.say(goal)
        if legend := self.person.words.legend():
            self.screen.say(legend)
        if self._looking is not None:
            self.screen.tell(self._untold[self._looking])

    def _let_person_decide(self, seat: int) -> None:
        if self._looking != seat:
            self._hand_over(seat)
        decision = self.person.decide(seat)
        if decision in OF_TEXT:
            self._take_step(partial(self.match.leave, OF_TEXT[decision], seat, default_opponent(self.match.game).name))
            self.bots |= self._create_replacement_bots(self.match.state.given_up)
        else:
            self._take_step(partial(self.match.play, seat, decision))

    def _create_replacement_bots(self, given_up: Sequence[GivenUp]) -> dict[int, Bot]:
        """Create the bots that replace players who have left. Return them by seat."""
        return {each.seat: bot(each.bot, self.match.game, each.seat, AGAINST_PEOPLE) for each in given_up}

    def _take_step(self, act: Callable[[], Step]) -> None:
        """Let a seat act by calling `act`, and save the match.

        Print the sentences about the step to the present person. Keep the sentences for each other person until
        their next turn. Each person receives only facts that their seat may know.
        """
        step = act()
        self.save.write(self.match)
        for person in self.people:
            sentences = describe_step(self.match, step, person)
            if person == self._looking:
                self.screen.tell(sentences)
            else:
                self._untold[person] += sentences

    def _hand_over(self, seat: int) -> None:
        """Hide one person's screen before the next person, who plays `seat`, looks at it.

        Then print the events since the next person's last turn. If all people may see the same facts, hide nothing.
        """
        names = {"number": seat + 1}
        if all(self._see_the_same(seat, person) for person in self.people):
            if self._looking is None:
                self.screen.tell(self._untold[seat])
            for events in self._untold.values():
                events.clear()
            self._looking = seat
            self.screen.say(_("Seat %(number)s is to move.") % names)
            return
        if self._looking is not None:
            self.keyboard.read(_("Press Enter to hide the screen, then give the keyboard to seat %(number)s.") % names)
            self.screen.hide()
            self.keyboard.forget()
        self.keyboard.read(_("Seat %(number)s: press Enter when nobody else can see the screen.") % names)
        self._looking = seat
        self.screen.tell(self._untold[seat])
        self._untold[seat].clear()

    def _see_the_same(self, one: int, other: int) -> bool:
        """Return True if two seats may see exactly the same facts. Then both players may look at the same screen."""
        views = [self.match.view(seat).records.copy() for seat in (one, other)]
        for view in views:
            view["seat"] = one
        return views[0].tobytes() == views[1].tobytes()

    def _show_end(self) -> None:
        """Show the final view, print the medal, and name the file of the match.

        The view belongs to the only person's seat. If the match has no person or several people, it is the view of
        a spectator.
        """
        view = self.match.view(self._looking if len(self.people) == 1 else None)
        self.screen.show_table(self.match.game, view, whole=True)
        if marks := describe_medal(self.match):
            self.screen.say(marks)
        if self.save.path:
            names = {"file": self.save.path}
            self.screen.say(
                _("The match is in %(file)s. The command “skyhop replay %(file)s” shows every step.") % names
            )

    def _print_farewell(self, *, interrupted: bool) -> bool:
        """Print a farewell to the people. If the match is saved, also print the command that resumes the match.

        Return False if the people interrupted the program.
        """
        if self.save.path:
            names = {"file": self.save.path}
            self.screen.say(_("Goodbye. The match is saved. Continue it with: skyhop play --resume %(file)s") % names)
        else:
            self.screen.say(_("Goodbye. This match was not saved. To save the next match, add --save FILE."))
        return not interrupted
