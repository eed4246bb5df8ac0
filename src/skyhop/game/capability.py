"""What a game may have besides what every game has: named, found by what is there, and asked for by name.

A game has a capability when it has all that belongs to it: methods of its own, files in its folder. Where a part is
there and another is not, the game is not registered; where nothing is there, whoever needs it is told what to add.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import NamedTuple, Protocol

from skyhop.i18n import N_, _, listed, translated


class Capability(Enum):
    """What a game may have; the values are the words of messages and documents."""

    RULEBOOK = "rulebook"
    """Its rules can be read, clause by clause (`skyhop.rulebook.rulebook`)."""
    PAGE = "page"
    """It has a table of its own in the browser (`skyhop.web.http.fragments.GamePage`) instead of the plain one."""
    TERMINAL = "terminal"
    """It has a table of its own in the terminal (`skyhop.game.text.GameTerminal`), not the plain one."""
    WORDS = "words"
    """It says in short sentences where things stand and what can be done (`skyhop.game.text.GameWords`)."""
    EVALUATION = "evaluation"
    """It says what actions are worth, so that bots need not look ahead."""
    OPEN_VIEW = "open view"
    """After the end it can be looked back at with all that the seats held face up."""
    POSITIONS = "positions"
    """A match can begin at any position: for scenario files, and for the pictures of a rulebook."""
    LESSON = "lesson"
    """Newcomers learn it on its table, by exercises on positions that are set up (`skyhop.rulebook.lesson`)."""
    QUIZ = "quiz"
    """What its rules say can be asked, case by case, and is answered by the engine (`skyhop.rulebook.quiz`)."""
    BULK = "bulk"
    """It plays by the thousand inside its kernels (`skyhop.game.ai.BulkKernels`)."""
    SEARCH = "search"
    """It has the kernels with which a search for it is compiled (`skyhop.game.ai`)."""
    FEATURES = "features"
    """It says what its views hold as numbers, so that something can be learned of it (`skyhop.game.ai`)."""
    STAKES = "stakes"
    """It says what is at stake in the worlds that a search tries, for hints (`skyhop.game.ai`)."""
    JUDGEMENT = "judgement"
    """It comes with what was learned about it: the weights of a network that reads its features."""
    PUZZLES = "puzzles"
    """It comes with positions of matches in which one action is clearly the best (`skyhop.puzzles`)."""
    SELF_PLAY = "self-play"
    """Its evaluation plays against itself by the thousand, and it says what scores it reached."""
    BOARDS = "boards"
    """It is played on boards that are made or drawn (`skyhop.boards`), and gives the rules of a match on one."""
    MATERIAL = "material"
    """It can be printed, with all that it is played with on paper (`skyhop.game.material`)."""


class CapabilityParts(NamedTuple):
    """What belongs to a capability: methods that the game's class defines, files in the folder where it lies.

    Where the file `declares` something, it stands for the method that gives it: a game has the one or the other.
    """

    title: str
    methods: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    declares: str = ""

    def __len__(self) -> int:
        return 1 if self.declares else len(self.methods) + len(self.files)


PARTS = {
    Capability.RULEBOOK: CapabilityParts(N_("rulebook"), files=("rulebook/en/summary.md",)),
    Capability.PAGE: CapabilityParts(
        N_("page of its own"), files=("page/page.py", "page/table.html", "page/table.css")
    ),
    Capability.TERMINAL: CapabilityParts(
        N_("terminal of its own"), ("terminal",), ("terminal/terminal.py",), "TERMINAL"
    ),
    Capability.WORDS: CapabilityParts(N_("words of its own"), ("words",), ("text/words.py",), "WORDS"),
    Capability.EVALUATION: CapabilityParts(N_("evaluation"), methods=("evaluate",)),
    Capability.OPEN_VIEW: CapabilityParts(N_("open view"), methods=("open_view",)),
    Capability.POSITIONS: CapabilityParts(N_("positions"), methods=("ruleset_of_scenario", "from_position", "expect")),
    Capability.LESSON: CapabilityParts(N_("lesson"), files=("lesson/exercises.py",)),
    Capability.QUIZ: CapabilityParts(N_("quiz"), files=("quiz/words.py",)),
    Capability.BULK: CapabilityParts(N_("bulk play"), methods=("bulk",)),
    Capability.SEARCH: CapabilityParts(N_("kernels for a search"), ("search_kernels",), ("ai/search.py",), "KERNELS"),
    Capability.FEATURES: CapabilityParts(N_("features"), ("features",), ("ai/features.py",), "FEATURES"),
    Capability.STAKES: CapabilityParts(N_("stakes"), ("stakes",), ("ai/hint_features.py",), "STAKES"),
    Capability.JUDGEMENT: CapabilityParts(N_("learned judgement"), files=("judgement.npz",)),
    Capability.PUZZLES: CapabilityParts(N_("puzzles"), files=("puzzles.jsonl.gz",)),
    Capability.SELF_PLAY: CapabilityParts(N_("self-play"), methods=("self_play",)),
    Capability.BOARDS: CapabilityParts(N_("maps to play on"), methods=("ruleset_on",)),
    Capability.MATERIAL: CapabilityParts(N_("printed material"), methods=("material",)),
}
"""All that there is to each; its title is the noun of the messages."""


SHARED_FOLDERS = {"ai", "text"}
"""Folders of a game that hold files of several capabilities."""


class MissingCapability(LookupError):  # noqa: N818  it names what was asked for; the game is well without it
    """Something was asked of a game that it does not have; the message says what to add, and where."""


class GameProtocol(Protocol):
    """What must be known of a game to say what it has."""

    name: str
    title: str

    @property
    def folder(self) -> Path | None:
        """Where its files lie; None for a game of one file."""

    def defines(self, method: str) -> bool:
        """Say whether it has a method of its own, not the one that only refuses."""


def lacking(game: GameProtocol, capability: Capability) -> list[str]:
    """List the parts of a capability that a game does not have: methods and files."""
    parts = PARTS[capability]
    methods = [method for method in parts.methods if not game.defines(method)]
    files = [name for name in parts.files if game.folder is None or not (game.folder / name).is_file()]
    if not parts.declares:
        return methods + files
    return methods and (methods if game.folder is None else files)


def half_made(game: GameProtocol) -> Iterator[str]:
    """Say of each capability of which a game has a part but not all, what to add."""
    for capability, parts in PARTS.items():
        found = lacking(game, capability)
        folders = {name.partition("/")[0] for name in parts.files} - SHARED_FOLDERS
        has_folder = game.folder is not None and any((game.folder / name).is_dir() for name in folders)
        if found and (has_folder or len(found) < len(parts)):
            problem = _("%(title)s is not finished (%(capability)s): %(add)s")
            yield problem % _words(game, capability)


def missing(game: GameProtocol, capability: Capability, why: str = "") -> MissingCapability:
    """Make the error for a game that lacks a capability which is asked for; `why` it is, may be said."""
    sentence = _("%(title)s has no %(capability)s: %(add)s") % _words(game, capability)
    return MissingCapability(f"{sentence} ({why})" if why else sentence)


def _words(game: GameProtocol, capability: Capability) -> dict[str, object]:
    parts, found = PARTS[capability], lacking(game, capability)
    module = game.name.replace("-", "_")
    if found and found[0] in parts.files:
        add = _("add %(names)s") % {"names": listed(f"{module}/{name}" for name in found)}
        if game.folder is None:
            add = _("%(add)s, beside %(module)s/game.py, which %(module)s.py becomes") % {"add": add, "module": module}
    else:
        place = f"{module}.py" if game.folder is None else f"{module}/game.py"
        add = _("give it %(names)s in %(place)s") % {"names": listed(found), "place": place}
    return {"title": game.title, "capability": translated(parts.title), "add": add}
