"""Person at the terminal. The program runs typed commands until the person has typed and confirmed an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from skyhop.analysis.hint import HINT_SECONDS, Adviser, describe_not_ready
from skyhop.bots.bot import default_opponent
from skyhop.engine.state import View
from skyhop.game.action import Refused
from skyhop.game.capability import Capability
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.match import Match, may_go_on
from skyhop.game.simple.renderer import words_of
from skyhop.i18n import _, listed, translated
from skyhop.terminal.replay import Save
from skyhop.terminal.screen import Keyboard, Leave, Screen, list_actions, log_of, rules_of_the_moment

Answer = Callable[[View, str], str | None]
"""Function that runs a typed command. Its arguments are the person's view and the rest of the line.

It returns a decision, or None if the person must still decide.
"""


class Person:
    """Person at the keyboard.

    The program parses typed actions with the view of the person's seat, never with the complete state.
    """

    def __init__(
        self, match: Match, save: Save, screen: Screen, keyboard: Keyboard, *, asks: bool, alone: bool
    ) -> None:
        """Create the object for a person who plays `match` at the keyboard.

        `asks` is True if actions need confirmation. `alone` is True if all other players are bots.
        """
        self.match = match
        self.game = match.game
        self.words = words_of(match.game)
        self.has_rules = match.game.has(Capability.RULEBOOK)
        self.has_hints = match.game.has(Capability.SEARCH)
        self.save = save
        self.screen = screen
        self.keyboard = keyboard
        self.asks = asks
        self.alone = alone
        self._was_warned = False
        self._pending: int | None = None

    def decide(self, seat: int) -> str:
        """Read input until the person decides for the seat.

        Return an action in notation, or the command word to resign or to offer a draw.

        Raises:
            Leave: if the person leaves.
        """
        view = self.match.view(seat)
        self.screen.show_table(self.game, view)
        self._pending = None
        while True:
            decision = self._answer(view, self.keyboard.read(self._prompt(view)))
            if decision is not None:
                return decision

    def _prompt(self, view: View) -> str:
        """Return the prompt for the next line of input.

        If an action waits for confirmation, first print its notation and explanation.
        """
        if self._pending is None:
            return "> "
        explained = self.words.explain(view, self._pending)
        self.screen.say(": ".join(filter(None, (self.game.write(view, self._pending), explained))))
        return _("Press Enter to play this action, type u to undo it, or type another action: ")

    def _answer(self, view: View, line: str) -> str | None:
        """Run a line of input. Return the decision in this line, or None if the person must still decide.

        If an action waits for confirmation, commands do not cancel this action.
        """
        if self._pending is not None and line.lower() in {"", "y", _("yes")}:
            return self.game.write(view, self._pending)
        if self._pending is not None and line.lower() in {"u", "n", _("undo"), _("no")}:
            self._pending = None
            self.screen.say(_("Undone. Nothing was played."))
            return None
        word, _space, rest = line.partition(" ")
        command = self._commands(view).get(word.lower())
        if command is not None:
            return command(view, rest.strip())
        return self._action(view, line) if line else None

    def _action(self, view: View, typed: str) -> str | None:
        """Parse a typed action. Return its notation if the action needs no further confirmation, otherwise None.

        The person confirms an action by typing it a second time.
        """
        try:
            action = self.game.read(view, self.words.normalize(typed), view.seat)
        except Refused as refused:
            self.screen.refuse(str(refused))
            self.screen.say(_("h lists your legal actions."))
            return None
        if not self.asks or action == self._pending:
            return self.game.write(view, action)
        self._pending = action
        return None

    def _commands(self, view: View) -> Mapping[str, Answer]:
        """Return the function of each command that the person can type, by the word for the command.

        The words include the topics that the game defines.
        """
        topics = {word: partial(self._show_topic, text) for word, text in self.words.topics(view).items()}
        commands: dict[str, Answer] = {
            "h": self._help,
            _("help"): self._help,
            "?": self._rules,
            _("rules"): self._rules,
            "t": self._show_table,
            _("table"): self._show_table,
            _("log"): self._show_log,
            **({_("hint"): self._hint} if self.has_hints else {}),
            _("save"): self._save,
            _("resign"): self._resign,
            "q": self._quit,
            _("quit"): self._quit,
        }
        return topics | commands | ({} if self.alone else {_("draw"): self._draw})

    def _help(self, view: View, _rest: str) -> None:
        """Print the legal actions by kind, and the commands."""
        self.screen.say("\n".join(list_actions(self.game, view)))
        topics = listed(self.words.topics(view))
        words = {
            _("h or help"): _("show this help"),
            **(
                {_("? or rules"): _("show the rules for this position; ? 6.3 shows one clause")}
                if self.has_rules
                else {}
            ),
            _("t or table"): _("show the position again"),
            _("log"): _("show all events so far"),
            **(
                {_("hint"): _("show the best actions according to a strong bot, with reasons")}
                if self.has_hints
                else {}
            ),
            **({topics: _("show more information")} if topics else {}),
            _("save FILE"): _("save the match to a file, now and after every move"),
            _("resign"): _("resign the match"),
            _("q or quit"): _("quit; you can continue a saved match later"),
        }
        words |= {} if self.alone else {_("draw"): _("agree to a draw with the other player")}
        width = max(map(len, words))
        besides = [_("Also:"), *(f"  {word:{width}} {meaning}" for word, meaning in words.items())]
        self.screen.say("\n".join((*besides, *filter(None, [self.words.legend()]))))

    def _rules(self, view: View, number: str) -> None:
        """Print the clause with the typed number. Without a number, print the clauses about the present decision."""
        self.screen.explain(rules_of_the_moment(self.game, view, number))

    def _show_table(self, view: View, _rest: str) -> None:
        self.screen.show_table(self.game, view, whole=True)

    def _show_topic(self, text: str, _view: View, _rest: str) -> None:
        self.screen.say(text)

    def _show_log(self, view: View, _rest: str) -> None:
        sentences = list(log_of(self.match, view.seat or 0))
        self.screen.say("\n".join(sentences) or _("Nothing has happened yet."))

    def _hint(self, view: View, _rest: str) -> None:
        """Print the best actions according to a strong bot, with reasons."""
        adviser = Adviser(self.game, seconds=HINT_SECONDS)
        if not adviser.is_ready:
            self.screen.refuse(describe_not_ready())
            return
        hint = adviser.hint(view, self.match.ply)
        self.screen.say(hint.headline())
        for number, each in enumerate(hint.candidates, 1):
            chance = f" ({each.chance()})" if each.chance() else ""
            reasons = " ".join(
                filter(None, (self.words.explain(view, each.action), *each.describe_effects(self.game, view)))
            )
            self.screen.say(f"{number}. {each.text}{chance}: {reasons}")

    def _save(self, _view: View, name: str) -> None:
        """Save the match to the file `name`. From now on, also save it to this file after each step.

        Without a name, use the current file.
        """
        path = Path(name).expanduser() if name else self.save.path
        if path is None:
            self.screen.refuse(_("Name a file: save FILE"))
        elif name and path.exists():
            self.screen.refuse(_("%(file)s already exists. Choose another name.") % {"file": path})
        else:
            self._save_to(path)

    def _save_to(self, path: Path) -> None:
        old_path = self.save.path
        self.save.path = path
        try:
            self.save.write(self.match)
        except OSError as error:
            self.save.path = old_path
            self.screen.refuse(f"{path}: {error.strerror}")
        else:
            self.screen.say(_("Saved in %(file)s. From now on, the match is saved after every move.") % {"file": path})

    def _resign(self, view: View, _rest: str) -> str | None:
        if may_go_on(self.match.game, self.match.state, view.seat or 0):
            words = {"bot": translated(default_opponent(self.match.game).title)}
            self.screen.say(_("%(bot)s takes your seat, and the other players continue. You finish last.") % words)
        return RESIGNATION.text if self._is_meant(_("Resign? Type yes: ")) else None

    def _draw(self, _view: View, _rest: str) -> str | None:
        return AGREEMENT.text if self._is_meant(_("Do both of you want a draw? Type yes: ")) else None

    def _is_meant(self, question: str) -> bool:
        is_meant = self.keyboard.read(question).lower() in {"y", "yes", _("yes")}
        if not is_meant:
            self.screen.say(_("The match goes on."))
        return is_meant

    def _quit(self, _view: View, _rest: str) -> None:
        """Leave the match. If the match is not saved, the first call only prints a warning."""
        if self.save.path is None and not self._was_warned:
            self._was_warned = True
            self.screen.say(
                _("This match is not saved. Type save FILE to save it, or quit again to leave without saving.")
            )
            return
        raise Leave
