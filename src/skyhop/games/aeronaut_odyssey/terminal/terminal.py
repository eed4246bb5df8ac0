"""Terminal adapter: choices by kind, relevant clauses, and normalized input."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from skyhop.boards.model import city_number
from skyhop.engine.state import View
from skyhop.games.aeronaut_odyssey.actions import DONE, ActionKind, kind_of
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.terminal.table import TablePicture
from skyhop.games.aeronaut_odyssey.text import labels
from skyhop.games.aeronaut_odyssey.text.description import (
    face_lines,
    map_lines,
    order_lines,
    trajectory_lines,
    what_is_due,
)
from skyhop.games.aeronaut_odyssey.text.explanation import ExplainedAction, explained
from skyhop.games.aeronaut_odyssey.text.labels import ability_name, ability_use, type_name
from skyhop.games.aeronaut_odyssey.text.standing import score_line
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _

LISTED_IN_A_ROW = ("pick", "thief", "gift", "start", "reward", "profit", "toll", "lose", "repick", "swap")
"""Kinds of decisions with self-explanatory actions, which are listed in rows."""
WIDTH_OF_ROW = 72
EXPLAINED_AT_MOST = 3
"""Limit for explaining each action on a line of its own; more actions are listed in rows."""

CLAUSES_OF_PHASE = {
    "turn": ("AO-4.1", "AO-5.1", "AO-5.3", "AO-6.1", "AO-6.2", "AO-7.2"),
    "keep": ("AO-9.11",),
    "start": ("AO-3.1", "AO-5.3"),
    "gift": ("AO-3.3",),
    "reward": ("AO-2.3", "AO-5.2", "AO-6.2"),
    "toll": ("AO-9.4",),
    "pick": ("AO-5.3", "AO-2.1", "AO-2.2"),
    "repick": ("AO-10.1",),
    "profit": ("AO-5.4",),
    "owner": ("AO-5.6",),
    "lose": ("AO-9.3",),
    "swap": ("AO-9.2", "AO-9.3"),
    "thief": ("AO-9.9",),
    "over": ("AO-7.1", "AO-7.2", "AO-7.4"),
}


def choices_of(view: AeronautOdysseyView) -> list[str]:
    """List the viewer's current choices by kind, one line each."""
    if view.to_decide is None:
        return [_("The match is over.")]
    if view.to_decide != view.seat:
        return [_("It is not your decision now; wait for the other player.")]
    legal = view.legal()
    lines = [what_is_due(view)]
    if view.phase == "turn":
        return lines + list(_of_turn(view, legal))
    if view.phase in LISTED_IN_A_ROW and len(legal) > EXPLAINED_AT_MOST:
        return lines + list(in_rows([ExplainedAction(view, action).text for action in legal]))
    return lines + [_line(view, action) for action in legal]


_KIND_OF_ABILITY = {
    "steal": ActionKind.STEAL,
    "late": ActionKind.LATE,
    "share": ActionKind.SHARE,
    "teleport": ActionKind.TELEPORT,
    "wind": ActionKind.WIND,
}


def _of_turn(view: AeronautOdysseyView, legal: Sequence[int]) -> Iterator[str]:
    """Yield the moves, claims, abilities, and the end of the turn."""
    kinds = {
        ActionKind.MOVE: _("Move: > and the city."),
        ActionKind.CLAIM: _("Claim a route: + and its two cities; with other balloons = and all of the payment."),
        ActionKind.CLAIM_SPACE: _(
            "Claim a space of a multiroute: + and the route, a full stop, the number of the space."
        ),
    }
    for kind, heading in kinds.items():
        actions = [action for action in legal if kind_of(action) == kind]
        if actions:
            yield heading
            yield from (_line(view, action) for action in actions)
    yield from _of_abilities(view, [action for action in legal if kind_of(action) not in kinds])


def _of_abilities(view: AeronautOdysseyView, legal: Sequence[int]) -> Iterator[str]:
    """[AO-9.4] Yield the ways to use abilities, in rows if an ability has many."""
    for name in dict.fromkeys(view.abilities(view.turn_of)):
        uses = [action for action in legal if kind_of(action) == _KIND_OF_ABILITY[name]]
        if not uses:
            continue
        yield _("Ability %(name)s: %(use)s.") % {"name": ability_name(name), "use": ability_use(name)}
        if len(uses) > EXPLAINED_AT_MOST:
            yield from in_rows([ExplainedAction(view, action).text for action in uses])
        else:
            yield from (_line(view, action) for action in uses)
    if DONE in legal:
        yield _line(view, DONE)


def _line(view: AeronautOdysseyView, action: int) -> str:
    offer = ExplainedAction(view, action)
    return f"  {offer.text:10} {explained(offer)}"


def in_rows(texts: Sequence[str]) -> Iterator[str]:
    """Yield rows of texts, with as many texts as fit into a row."""
    width = max(map(len, texts)) + 2
    columns = max(1, WIDTH_OF_ROW // width)
    for start in range(0, len(texts), columns):
        yield ("  " + "".join(text.ljust(width) for text in texts[start : start + columns])).rstrip()


def clauses_of(view: AeronautOdysseyView) -> tuple[str, ...]:
    """Return the clauses relevant to the current phase, most important first."""
    return CLAUSES_OF_PHASE.get(view.phase, ())


_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"→": ">", "×": "X"})  # noqa: RUF001  people type them
_WORDS = {
    "DONE": ".",
    "NONE": ".",
    "PASS": ".",
    "END": ".",
    "SPACE": "+",
    "REFUSE": "x",
    "X": "x",
    "WIND": "!wind",
    "!WIND": "!wind",
}
_JOURNEY = re.compile(r"(?P<sign>[>@]|FLY TO |FLY |MOVE TO |MOVE |START AT |START )(?P<city>[A-Z]+)(?P<second>2?)")
_CLAIM = re.compile(
    r"(?P<kind>\+|CLAIM |!?SHARE )?(?P<one>[A-Z]+)-(?P<other>[A-Z]+)(?P<second>2?)"
    r"(?:\.(?P<space>[0-9]+))?(?:=(?P<payment>[ROYWKBPG* ]+))?"
)
_STEAL = re.compile(r"!?STEAL ?(?:FROM ?)?#?([0-9]) ?([ROYWKBPG*])")
_LATE = re.compile(r"!?LATE ?T?([0-9]+)")
_TELEPORT = re.compile(r"!?TELEPORT (?:TO )?([A-Z]+)")
_KEEP = re.compile(r"KEEP S?[0-9]+(?: ?S[0-9]+| [0-9]+)*|S[0-9]+(?: ?S[0-9]+)*")
_OTHERS = re.compile(r"(?P<mark>[-#]|FOR ?#?) ?(?P<what>[0-9]+|[ROYWKBPG*])")
_SWAP = re.compile(r"([ROYWKBPG*]) ?[-=]?> ?([ROYWKBPG])")


def normalized(text: str) -> str:
    """Return typed text as notation: `> b` as `>B`, `b-a` as `+A-B`, `red yellow` as `RY`.

    Seats use their number on screen, with or without `#`. Text that is no action is returned as typed, so that the
    refusal can quote it.
    """
    words = " ".join(text.translate(_SIGNS).replace(",", " ").split()).upper()
    words = re.sub(r" *([-+>@=.#!*]) *", r"\1", words)
    if words in _WORDS:
        return _WORDS[words]
    return _journey(words) or _ability(words) or _claim(words) or _answer(words) or text.strip()


def _journey(words: str) -> str:
    found = _JOURNEY.fullmatch(words)
    if found is None:
        return ""
    sign = found["sign"] if found["sign"] in ">@" else ("@" if found["sign"].startswith("START") else ">")
    return f"{sign}{found['city']}{found['second']}"


def _claim(words: str) -> str:
    """Return typed text as a claim or share, with the lower city first; "" if it is neither."""
    found = _CLAIM.fullmatch(words)
    if found is None:
        return ""
    cities = sorted((found["one"], found["other"]), key=city_number)
    sign = "!share " if (found["kind"] or "").strip("! ") == "SHARE" else "+"
    space = f".{found['space']}" if found["space"] else ""
    payment = f"={_in_order(found['payment'])}" if found["payment"] else ""
    return f"{sign}{cities[0]}-{cities[1]}{found['second']}{space}{payment}"


def _ability(words: str) -> str:
    if found := _STEAL.fullmatch(words):
        return f"!steal #{found[1]}{found[2]}"
    if found := _LATE.fullmatch(words):
        return f"!late T{found[1]}"
    found = _TELEPORT.fullmatch(words)
    return f"!teleport {found[1]}" if found else ""


def _answer(words: str) -> str:
    """[AO-12.3] Return typed text as the answer to a decision; "" if it is none."""
    if found := _SWAP.fullmatch(words):
        return f"{found[1]}>{found[2]}"
    if found := _OTHERS.fullmatch(words):
        return f"for #{found['what']}" if found["mark"].startswith("FOR") else f"{found['mark']}{found['what']}"
    if found := _KEEP.fullmatch(words):
        numbers = re.findall(r"[0-9]+", words)
        return " ".join(["keep", *(f"S{number}" for number in sorted(numbers, key=int))])
    return _run(words)


def _run(words: str) -> str:
    """[AO-12.1] Return letters or names of balloons as a run, in the order of the types; "" if it is none."""
    names = {type_name(letter).upper(): letter for letter in BALLOON_TEXT}
    letters = "".join(names.get(word, word) for word in words.split())
    return _in_order(letters) if letters and set(letters) <= set(BALLOON_TEXT) else ""


def _in_order(run: str) -> str:
    return "".join(sorted(run.replace(" ", ""), key=BALLOON_TEXT.index))


class AeronautTerminal:
    """Terminal adapter of Aeronaut Odyssey."""

    def render(self, view: View) -> TablePicture:
        """Return a colour picture of a view."""
        return TablePicture(AeronautOdysseyView.of(view))

    def normalize(self, text: str) -> str:
        """[AO-12] Return typed text as notation."""
        return normalized(text)

    def explain(self, view: View, action: int) -> str:
        """Describe the effects of an action."""
        return explained(ExplainedAction(AeronautOdysseyView.of(view), action))

    def choices(self, view: View) -> list[str]:
        """List the viewer's current choices by kind."""
        return choices_of(AeronautOdysseyView.of(view))

    def topics(self, view: View) -> Mapping[str, str]:
        """Return texts by title: the map city by city, the scores, and the goals."""
        seen = AeronautOdysseyView.of(view)
        goals = [*trajectory_lines(seen), *face_lines(seen)]
        if seen.seat is not None:
            goals += order_lines(seen, seen.seat)
        return {
            _("map"): "\n".join(map_lines(seen)),
            _("scores"): "\n".join(score_line(seen, seat) for seat in seen.seats),
            _("goals"): "\n".join(goals) or _("In this match only routes give points."),
        }

    def legend(self) -> str:
        """[AO-12.1] Return a legend of the type letters."""
        return labels.legend()

    def clauses(self, view: View) -> Sequence[str]:
        """Return the clauses relevant to the current phase."""
        return clauses_of(AeronautOdysseyView.of(view))


TERMINAL = AeronautTerminal()
