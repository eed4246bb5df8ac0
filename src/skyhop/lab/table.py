"""What an experiment has found, a row for each case, in figures with intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence

from skyhop.core.language.figures import percent
from skyhop.core.language.i18n import _
from skyhop.lab.balance.report import table as as_markdown
from skyhop.lab.pairs import Standing
from skyhop.lab.pairs_file import PairsHeader, Shares

NONE = "-"
"""Where there are no pairs yet."""
MOST_TOLD = 60
"""Letters of a value of the rules; a map has thousands."""


def table(cases: Sequence[tuple[PairsHeader, Sequence[Shares]]]) -> str:
    """Write rows of figures as a Markdown table; of the rules only what differs."""
    return as_markdown(rows(cases))


def rows(cases: Sequence[tuple[PairsHeader, Sequence[Shares]]]) -> list[dict[str, str]]:
    """Say of each case who played under which rules, the share of the wins, and what would be fair."""
    differ = differing([header for header, _shares in cases])
    return [_row(header, shares, differ) for header, shares in cases]


def differing(headers: Sequence[PairsHeader]) -> list[str]:
    """Name the rules in which cases differ."""
    names = sorted({name for header in headers for name in header.ruleset})
    return [name for name in names if len({short(header.ruleset.get(name)) for header in headers}) > 1]


def measured(header: PairsHeader, shares: Sequence[Shares]) -> Sequence[Shares]:
    """The shares that are asked for: those of the first bot, or of whoever begins."""
    return [each[:1] for each in shares] if header.by_turn is True else shares


def who(header: PairsHeader) -> str:
    """Name whose shares these are."""
    name = short(header.bots[0])
    return _("who begins, of %(name)s") % {"name": name} if header.by_turn is True else name


def interval(standing: Standing) -> str:
    """Write a share with what it may be off by, where anything is known of that."""
    share = percent(standing.share, 1)
    return f"{share} ± {percent(standing.margin, 1)}" if math.isfinite(standing.margin) else share


def _row(header: PairsHeader, shares: Sequence[Shares], differ: Sequence[str]) -> dict[str, str]:
    return {
        **{name: short(header.ruleset.get(name)) for name in differ},
        _("measured"): who(header),
        _("against"): short(header.bots[1]),
        _("seats"): str(len(shares[0])) if shares else NONE,
        _("pairs"): str(len(shares)),
        _("share of the wins"): interval(Standing.of(measured(header, shares))) if shares else NONE,
        _("fair share"): percent(1 / len(shares[0]), 1) if shares else NONE,
    }


def short(value: object) -> str:
    """Write a value of the rules, or the beginning of a long one."""
    text = str(value)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"
