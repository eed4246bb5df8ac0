"""Capabilities: optional features of a game, detected from its methods and files, requested by name.

A game has a capability when it has all of its parts: methods and files. A game with only some parts of a capability
is not registered. If a game lacks all parts, a request for the capability explains what to add.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import NamedTuple, Protocol

from skyhop.i18n import N_, _, listed, translated


class Capability(Enum):
    """Capability of a game; the values are the words of messages and documents."""

    RULEBOOK = "rulebook"
    """Rulebook: the rules as text, clause by clause (`skyhop.rulebook.rulebook`)."""
    PAGE = "page"
    """Page: a table of its own in the browser (`skyhop.web.http.fragments.GamePage`) instead of the plain one."""
    TERMINAL = "terminal"
    """Terminal: a coloured board (`skyhop.game.text.GameTerminal`) instead of the text in a frame."""
    WORDS = "words"
    """Words: short sentences about the position and the possible actions (`skyhop.game.text.GameWords`)."""
    EVALUATION = "evaluation"
    """Evaluation: values of actions, so that bots need not look ahead."""
    OPEN_VIEW = "open view"
    """Open view: replay after the end with everything that the seats held."""
    POSITIONS = "positions"
    """Positions: matches that start at any position, for scenario files and the pictures of a rulebook."""
    LESSON = "lesson"
    """Lesson: exercises for newcomers on prepared positions (`skyhop.rulebook.lesson`)."""
    QUIZ = "quiz"
    """Quiz: questions about the rules, which the engine answers (`skyhop.rulebook.quiz`)."""
    BULK = "bulk"
    """Bulk: thousands of matches inside the kernels (`skyhop.game.ai.BulkKernels`)."""
    SEARCH = "search"
    """Search: kernels that a search is compiled with (`skyhop.game.ai`)."""
    FEATURES = "features"
    """Features: views as numbers, for machine learning (`skyhop.game.ai`)."""
    STAKES = "stakes"
    """Stakes: what each action gains or risks in the worlds of a search, for hints (`skyhop.game.ai`)."""
    JUDGEMENT = "judgement"
    """Judgement: trained weights of a network that reads the game's features."""
    PUZZLES = "puzzles"
    """Puzzles: positions from matches in which one action is clearly the best (`skyhop.puzzles`)."""
    SELF_PLAY = "self-play"
    """Self-play: thousands of matches of the evaluation against itself, with their scores."""
    BOARDS = "boards"
    """Boards: matches on generated or drawn boards (`skyhop.boards`), with a ruleset for each."""
    MATERIAL = "material"
    """Material: all components for print on paper (`skyhop.game.material`)."""


class CapabilityParts(NamedTuple):
    """Parts of a capability: methods that the game's class defines, files in its folder.

    If the file `declares` a name, it replaces the method that returns it: a game has one of the two.
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
    Capability.TERMINAL: CapabilityParts(N_("terminal of its own"), ("terminal",), ("draw/terminal.py",), "TERMINAL"),
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
"""Parts of each capability; the title is the noun in messages."""


SHARED_FOLDERS = {"ai", "draw", "text"}
"""Folders of a game that hold files of several capabilities."""


class MissingCapability(LookupError):  # noqa: N818  it names what was asked for; the game is well without it
    """Error raised when a game lacks a requested capability; the message says what to add, and where."""


class GameProtocol(Protocol):
    """Game as far as capabilities need it."""

    name: str
    title: str

    @property
    def folder(self) -> Path | None:
        """Folder of the game's files; None for a game of one file."""

    def defines(self, method: str) -> bool:
        """Return True if the game has a method of its own, not the default that raises."""


def lacking(game: GameProtocol, capability: Capability) -> list[str]:
    """List the parts of a capability that a game does not have: methods and files."""
    parts = PARTS[capability]
    methods = [method for method in parts.methods if not game.defines(method)]
    files = [name for name in parts.files if game.folder is None or not (game.folder / name).is_file()]
    if not parts.declares:
        return methods + files
    return methods and (methods if game.folder is None else files)


def half_made(game: GameProtocol) -> Iterator[str]:
    """Yield, for each capability of which a game has some parts but not all, a sentence on what to add."""
    for capability, parts in PARTS.items():
        found = lacking(game, capability)
        folders = {name.partition("/")[0] for name in parts.files} - SHARED_FOLDERS
        has_folder = game.folder is not None and any((game.folder / name).is_dir() for name in folders)
        if found and (has_folder or len(found) < len(parts)):
            problem = _("%(title)s is not finished (%(capability)s): %(add)s")
            yield problem % _words(game, capability)


def missing(game: GameProtocol, capability: Capability, why: str = "") -> MissingCapability:
    """Return the error for a game that lacks a requested capability; `why` is an optional explanation."""
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
