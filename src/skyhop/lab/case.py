"""A case of an experiment as its file has it, and all cases of a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from skyhop.i18n import _
from skyhop.lab.pairs import Block, Standing
from skyhop.lab.pairs_file import PairsFileError, PairsHeader, contents
from skyhop.lab.tables import differing, measured, short, told_of, who


class Case(NamedTuple):
    """A file of pairs: what they follow from, and those that count by what was asked last."""

    name: str
    header: PairsHeader
    blocks: list[Block]
    missing: int | None

    @classmethod
    def read(cls, path: Path) -> Case:
        """Read a file; `PairsFileError` where it is none of pairs."""
        header, blocks = contents(path)
        return cls(path.stem, header, header.counted(blocks), header.missing(blocks))

    @property
    def shares(self) -> list[tuple[float, ...]]:
        """Those of each pair's matches."""
        return [each.shares for each in self.blocks]

    @property
    def standing(self) -> Standing:
        """What is known after its pairs, of which there is one at least."""
        return Standing.of(measured(self.header, self.blocks))

    @property
    def told(self) -> str:
        """What is known in a sentence."""
        return f"{self.standing.told(who(self.header), short(self.header.bots[1]))}."

    @property
    def fair(self) -> float:
        """The share of each seat if all were alike."""
        return 1 / len(self.blocks[0].shares)


def read(folder: Path) -> list[Case]:
    """Read the cases of an experiment, in the order of their files; `PairsFileError` where there are none."""
    problems = {"folder": folder}
    if folder.is_file():
        raise PairsFileError(_("%(folder)s is a file; name the folder that it lies in") % problems)
    if not folder.is_dir():
        raise PairsFileError(_("there is no folder %(folder)s") % problems)
    if not (files := sorted(path for path in folder.iterdir() if path.suffix == ".jsonl")):
        told = _("no file in %(folder)s ends in .jsonl; skyhop lab match, ladder and sweep write such with --out")
        raise PairsFileError(told % problems)
    return [Case.read(path) for path in files]


def label(cases: Sequence[Case], case: Case) -> str:
    """Name a case by what it differs in from the others."""
    header = case.header
    values = [f"{name} {told_of(header, name)}" for name in differing([each.header for each in cases])]
    if not values or len({(each.header.bots, each.header.by_turn) for each in cases}) > 1:
        one = who(header)
        both = _("%(one)s against %(other)s") % {"one": one, "other": short(header.bots[1])}
        values.append(one if header.by_turn is True else both)
    return ", ".join(values)
