"""What an experiment has found, a row for each case, in figures with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skyhop.core.language.figures import percent
from skyhop.core.language.i18n import _
from skyhop.lab.balance.report import table as as_markdown
from skyhop.lab.pairs import Standing
from skyhop.lab.pairs_file import PairsHeader, Shares

MOST_TOLD = 60
"""Letters of a value of the rules; a map has thousands."""


def table(cases: Sequence[tuple[PairsHeader, Sequence[Shares]]]) -> str:
    """Write rows of figures as a Markdown table; of the rules only what differs."""
    return as_markdown(rows(cases))


def rows(cases: Sequence[tuple[PairsHeader, Sequence[Shares]]]) -> list[dict[str, str]]:
    """Say of each case who played under which rules, the share of the wins, and what would be fair."""
    names = sorted({name for header, _shares in cases for name in header.ruleset})
    differ = [name for name in names if len({_short(header, name) for header, _shares in cases}) > 1]
    return [_row(header, shares, differ) for header, shares in cases]


def _row(header: PairsHeader, shares: Sequence[Shares], differ: Sequence[str]) -> dict[str, str]:
    measured = [each[:1] for each in shares] if header.by_turn is True else shares
    standing = Standing.of(measured)
    who = _("who begins, of %(name)s") if header.by_turn is True else "%(name)s"
    return {
        **{name: _short(header, name) for name in differ},
        _("measured"): who % {"name": header.bots[0]},
        _("against"): header.bots[1],
        _("seats"): str(len(shares[0])),
        _("pairs"): str(standing.pairs),
        _("share of the wins"): f"{percent(standing.share, 1)} ± {percent(standing.margin, 1)}",
        _("fair share"): percent(1 / len(shares[0]), 1),
    }


def _short(header: PairsHeader, name: str) -> str:
    value: Any = header.ruleset.get(name)
    text = str(value)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"
