"""Capabilities: optional features of a game. Each capability is an object with its own interface.

A game has a capability if its `capabilities` contain the object, or if its folder contains the files of the
capability. The registry refuses a game with only some of these files. If a game lacks a capability, the error
explains what to add.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Generic, NamedTuple, Self, SupportsIndex, TypeAlias, TypeVar, cast, overload

from skyhop.engine.state import Ruleset
from skyhop.i18n import N_, _, listed, translated


class Capability(Enum):
    """Capability of a game. The value of a member is the capability's name in messages and documents."""

    RULEBOOK = "rulebook"
    """Rulebook: the rules as text, clause by clause (`skyhop.rulebook.rulebook`)."""
    PAGE = "page"
    """Page: a web page designed for the game (`skyhop.web.http.game_page.GamePage`)."""
    TERMINAL = "terminal"
    """Terminal: a coloured board in the terminal (`skyhop.game.text.GameTerminal`) instead of plain text."""
    WORDS = "words"
    """Words: short sentences about a position and its legal actions (`skyhop.game.text.GameWords`)."""
    EVALUATION = "evaluation"
    """Evaluation: a value for each action, for bots that do not search."""
    OPEN_VIEW = "open view"
    """Open view: a replay that shows the hands of all seats, after the end of the match."""
    POSITIONS = "positions"
    """Positions: matches that start at a given position, for scenario files and for pictures in a rulebook."""
    LESSON = "lesson"
    """Lesson: exercises for newcomers on prepared positions (`skyhop.rulebook.scenario`)."""
    QUIZ = "quiz"
    """Quiz: questions about the rules. The engine computes the answers (`skyhop.rulebook.quiz`)."""
    BULK = "bulk"
    """Bulk: kernels that play thousands of matches at once (`skyhop.game.ai.BulkKernels`)."""
    SEARCH = "search"
    """Search: kernels that the compiler includes in a search (`skyhop.game.ai`)."""
    FEATURES = "features"
    """Features: numbers computed from views, for machine learning (`skyhop.game.ai`)."""
    HINT_FEATURES = "hint-features"
    """Hint features: numbers that describe a world, so that hints can explain actions (`skyhop.game.ai`)."""
    JUDGEMENT = "judgement"
    """Judgement: trained weights of a network. The features of the game are its inputs."""
    PUZZLES = "puzzles"
    """Puzzles: positions with one clearly best action, taken from matches (`skyhop.puzzles`)."""
    SELF_PLAY = "self-play"
    """Self-play: a function that plays thousands of matches with the evaluation, and returns the scores."""
    BOARDS = "boards"
    """Boards: matches on generated or drawn boards (`skyhop.boards`), with one ruleset per board."""
    MATERIAL = "material"
    """Material: all components of the game for print (`skyhop.game.capability.Material`)."""


class CapabilityParts(NamedTuple):
    """Parts of a capability: its noun for messages, and the files in the folder of a game that implement it.

    `declares` is a name that the first file must declare, or empty. The object with this name is the capability. If
    the `capabilities` of a game contain the object, the game needs no files.
    """

    title: str
    files: tuple[str, ...] = ()
    declares: str = ""
    argument: str = ""
    """Name of the `SimpleGame` argument that supplies the capability."""

    def entry_of(self, capability: Capability) -> str:
        """Return the name with which a game without files declares the capability.

        The name is an argument of `SimpleGame`, or a key of `capabilities`.
        """
        return self.argument or str(capability)


PARTS = {
    Capability.RULEBOOK: CapabilityParts(N_("rulebook"), ("rulebook/en/summary.md",)),
    Capability.PAGE: CapabilityParts(N_("custom page"), ("page/__init__.py",)),
    Capability.TERMINAL: CapabilityParts(N_("custom terminal view"), ("draw/terminal.py",), "TERMINAL"),
    Capability.WORDS: CapabilityParts(N_("custom texts"), ("text/words.py",), "WORDS"),
    Capability.EVALUATION: CapabilityParts(N_("evaluation"), ("ai/evaluation.py",), "EVALUATION", "evaluate"),
    Capability.OPEN_VIEW: CapabilityParts(N_("open view")),
    Capability.POSITIONS: CapabilityParts(N_("positions")),
    Capability.LESSON: CapabilityParts(N_("lesson"), ("lesson/__init__.py",)),
    Capability.QUIZ: CapabilityParts(N_("quiz"), ("quiz/__init__.py",)),
    Capability.BULK: CapabilityParts(N_("fast play of many matches")),
    Capability.SEARCH: CapabilityParts(N_("kernels for a search"), ("ai/search.py",), "KERNELS"),
    Capability.FEATURES: CapabilityParts(N_("features"), ("ai/features.py",), "FEATURES"),
    Capability.HINT_FEATURES: CapabilityParts(N_("reasons for hints"), ("ai/hint_features.py",), "HINT_FEATURES"),
    Capability.JUDGEMENT: CapabilityParts(N_("weights"), ("weights.npz",)),
    Capability.PUZZLES: CapabilityParts(N_("puzzles"), ("puzzles.jsonl.gz",)),
    Capability.SELF_PLAY: CapabilityParts(N_("self-play"), ("ai/self_play.py",), "play"),
    Capability.BOARDS: CapabilityParts(N_("playable maps")),
    Capability.MATERIAL: CapabilityParts(N_("printed material"), ("material/__init__.py",), "material"),
}
"""Noun and files of each capability."""


SHARED_FOLDERS = {"ai", "draw", "text"}
"""Folders of a game in which several capabilities have files."""


class MissingCapability(LookupError):  # noqa: N818  a game is valid without the capability
    """Error raised when a game lacks a requested capability. The message explains what to add, and where."""


class DeclaredGame:
    """Base class of games. A module declares each game as an object.

    Capabilities are objects of the game or files in the module's folder.
    """

    name: str
    title: str
    capabilities: Mapping[Capability, object] = MappingProxyType({})
    """Capabilities that the game provides as objects, without files."""

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[object, ...]:
        """Return the data for pickle: a reference to the game's module. Unpickling then returns the same object.

        Pickle a game of the main program by value, because other processes cannot import the main program.
        """
        declared = None if self.module == "__main__" else getattr(sys.modules.get(self.module), "GAME", None)
        return (_find_game, (self.module,)) if declared is self else super().__reduce_ex__(protocol)

    @property
    def module(self) -> str:
        """Name of the module that declares the game."""
        return type(self).__module__

    @cached_property
    def folder(self) -> Path | None:
        """Folder with the files of the game. None if the game consists of only one file."""
        return Path(str(import_module(self.module).__file__)).parent if self.module.endswith(".game") else None

    @cached_property
    def _found_capabilities(self) -> set[Capability]:
        """Capabilities whose files exist in the game's folder. The set is cached."""
        return set()

    def has(self, capability: Capability) -> bool:
        """Return True if the game has a capability."""
        if capability in self.capabilities or capability in self._found_capabilities:
            return True
        if list_missing_parts(self, capability):
            return False
        self._found_capabilities.add(capability)
        return True


def _find_game(module: str) -> DeclaredGame:
    game: DeclaredGame = import_module(module).GAME
    return game


Interface = TypeVar("Interface")


class CapabilityAttribute(Generic[Interface]):
    """Attribute of a game that returns the object of a capability, or raises `MissingCapability`.

    The first read of the attribute imports the module of the object. The import of modules for drawing, search and
    learning is slow, and a match does not need these modules.
    """

    def __init__(self, capability: Capability) -> None:
        """Create the attribute for a capability."""
        self._capability = capability

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...

    @overload
    def __get__(self, game: DeclaredGame, owner: type) -> Interface: ...

    def __get__(self, game: DeclaredGame | None, owner: type) -> Self | Interface:
        """Return the object of the capability for a game. For access through the class, return the attribute itself."""
        if game is None:
            return self
        if not game.has(self._capability):
            raise make_missing_error(game, self._capability)
        found: Interface
        if self._capability in game.capabilities:
            found = cast("Interface", game.capabilities[self._capability])
        else:
            parts = PARTS[self._capability]
            file = parts.files[0].removesuffix(".py").replace("/", ".")
            found = getattr(import_module(f"{game.module.rpartition('.')[0]}.{file}"), parts.declares)
        return found


def list_missing_parts(game: DeclaredGame, capability: Capability) -> list[str]:
    """Return the parts of a capability that a game lacks: files, or the entry in `capabilities`."""
    parts = PARTS[capability]
    if capability in game.capabilities:
        return []
    if not parts.files or (parts.declares and game.folder is None):
        return [parts.entry_of(capability)]
    return [name for name in parts.files if game.folder is None or not (game.folder / name).is_file()]


def find_incomplete(game: DeclaredGame) -> Iterator[str]:
    """Yield a sentence for each incomplete capability of a game. The sentence explains what to add."""
    for capability, parts in PARTS.items():
        found = list_missing_parts(game, capability)
        folders = {name.partition("/")[0] for name in parts.files} - SHARED_FOLDERS
        has_folder = game.folder is not None and any((game.folder / name).is_dir() for name in folders)
        if found and (has_folder or len(found) < len(parts.files)):
            yield describe_incomplete(game, capability, found)


def describe_incomplete(game: DeclaredGame, capability: Capability, absent: Sequence[str]) -> str:
    """Return a sentence about a game's capability that lacks the parts `absent`. It explains what to add."""
    return _("%(title)s is not finished (%(capability)s): %(add)s") % _words(game, capability, absent)


def make_missing_error(game: DeclaredGame, capability: Capability, reason: str = "") -> MissingCapability:
    """Return the error for a capability that a game lacks. `reason` tells why the caller needs the capability."""
    # If all files exist, a kernel is missing. Then name the game's entry.
    absent = list_missing_parts(game, capability) or [PARTS[capability].entry_of(capability)]
    sentence = _("%(title)s has no %(capability)s: %(add)s") % _words(game, capability, absent)
    return MissingCapability(f"{sentence} ({reason})" if reason else sentence)


def _words(game: DeclaredGame, capability: Capability, found: Sequence[str]) -> dict[str, object]:
    module = game.name.replace("-", "_")
    if found[0] != PARTS[capability].entry_of(capability):
        add = _("add %(names)s") % {"names": listed(f"{module}/{name}" for name in found)}
        if game.folder is None:
            add = _("move %(module)s.py to %(module)s/game.py, then %(add)s") % {"add": add, "module": module}
    else:
        place = f"{module}.py" if game.folder is None else f"{module}/game.py"
        add = _("define %(names)s in %(place)s") % {"names": listed(found), "place": place}
    return {"title": game.title, "capability": translated(PARTS[capability].title), "add": add}


COLOUR, SAVING = "colour", "ink"
"""Print styles: full colour, or a style that saves ink."""


class Drawing(NamedTuple):
    """Picture with alternative text for screen readers.

    If the alternative text is empty, the picture is decoration.
    """

    svg: str
    words: str
    width: float = 0.0
    """Width in mm of a drawing inside a line of text; 0 means the width of the text."""


class Piece(NamedTuple):
    """Piece of a printed game that players cut out, and the number of copies. A piece may have a back."""

    front: Drawing
    back: Drawing | None = None
    copies: int = 1


class Pieces(NamedTuple):
    """Printed pieces of one size. Each drawing extends `bleed` mm beyond the cutting line on every side."""

    name: str
    title: str
    size: tuple[float, float]
    pieces: Sequence[Piece]
    note: str = ""
    """Instruction for these pieces, in one line."""
    bleed: float = 0.0
    is_usual: bool = True
    """True if Skyhop prints these pieces by default. `Poster` and `Text` have the same field."""
    needs_both_sides: bool = False
    """True if the backs of these pieces are on the reverse of the sheet in all print settings."""


class Poster(NamedTuple):
    """Drawing of a fixed size, printed over several sheets if necessary.

    `slot` is the size in mm of the smallest area in which players draw. `left_out` contains a sentence for each
    requested feature that the drawing lacks.
    """

    name: str
    title: str
    drawing: Drawing
    size: tuple[float, float]
    slot: float = 0.0
    is_usual: bool = True
    left_out: Sequence[str] = ()


class Text(NamedTuple):
    """Printed text in Markdown with pictures, written as `![](name)`. Players write into empty table cells."""

    name: str
    title: str
    words: str
    pictures: Mapping[str, Drawing] = {}
    columns: int = 1
    is_usual: bool = True


Part: TypeAlias = Pieces | Poster | Text


class MaterialOptions(NamedTuple):
    """Options that change the drawings in the printed material of a game."""

    look: str = COLOUR
    """Print style: `colour` or `ink`. Games with maps have more styles."""
    marks: Mapping[str, int] = {}
    """Points that a player needs for each mark, such as gold, in a solo match. The keys are the titles of the marks.

    If the points are unknown, the mapping is empty.
    """


Material: TypeAlias = Callable[[Ruleset, MaterialOptions], Sequence[Part]]
"""(ruleset, options): return the parts to print for a match under this ruleset."""
