"""What an experiment has found, a row for each case, in figures with intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

import numpy as np

from skyhop.figures import decimal, grouped, percent
from skyhop.game import registry
from skyhop.i18n import _, listed
from skyhop.lab.adjusted import Adjusted
from skyhop.lab.pairs import Block, Standing
from skyhop.lab.pairs_file import PairsHeader

NONE = "-"
"""Where there are no pairs yet."""
RULESET = "ruleset"
MOST_TOLD = 60
"""Letters of a value of the rules; a map has thousands."""


def markdown(rows: Sequence[Mapping[str, str]]) -> str:
    """Write rows of figures by heading as a Markdown table."""
    headings = list(rows[0])
    lines = [headings, ["---"] * len(headings), *([row[heading] for heading in headings] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def table(cases: Sequence[tuple[PairsHeader, Sequence[Block]]]) -> str:
    """Write rows of figures as a Markdown table; of the rules only what differs."""
    return markdown(rows(cases))


def rows(cases: Sequence[tuple[PairsHeader, Sequence[Block]]]) -> list[dict[str, str]]:
    """Say of each case who played under which rules, the share of the wins, what would be fair, and how matches went.

    A column in which no case has anything is left out.
    """
    differ = differing([header for header, _blocks in cases])
    found = [_row(header, blocks, differ) for header, blocks in cases]
    may_be_empty = _("the others by turn"), _("without luck"), _("pairs that nobody swept"), *_went([])
    empty = {name for name in may_be_empty if all(row[name] == NONE for row in found)}
    return [{name: value for name, value in row.items() if name not in empty} for row in found]


def differing(headers: Sequence[PairsHeader]) -> list[str]:
    """Name the rules in which cases differ; where each is of a ruleset with a name, this is one of them."""
    every = [rules_of(header) for header in headers]
    names = [name for name in dict.fromkeys(chain(*every)) if len({str(rules.get(name)) for rules in every}) > 1]
    if RULESET in names and all(rules[RULESET] for rules in every):
        return [RULESET, *_left_open(headers[0], names)]
    return [name for name in names if name != RULESET]


def rules_of(header: PairsHeader) -> dict[str, object]:
    """The rules of a case, and the name of their ruleset, if any; what is long, such as a map, by its name, too."""
    told = {RULESET: "", **header.ruleset}
    if header.game not in registry.names():
        return told
    options = registry.game(header.game).options()
    for option in options.documents:
        if isinstance(value := told.get(option.name), str):
            told[option.name] = option.title_of(value)
    named = (each.name for each in options.rulesets if each.values.items() <= header.ruleset.items())
    return told | {RULESET: next(named, "")}


def _left_open(header: PairsHeader, names: Sequence[str]) -> list[str]:
    """Those of the rules that no ruleset of the game says anything about."""
    said = {RULESET, *chain(*(each.values for each in registry.game(header.game).options().rulesets))}
    return [name for name in names if name not in said]


def measured(header: PairsHeader, blocks: Sequence[Block]) -> list[tuple[float, ...]]:
    """The shares that are asked for: those of the first bot, or of whoever begins."""
    return [each.shares[:1] if header.by_turn is True else each.shares for each in blocks]


def by_turn(blocks: Sequence[Block]) -> list[Standing]:
    """How whoever begins stands, the next one, and so on, in matches of one bot with all seats."""
    return [Standing.of([(each.shares[turn],) for each in blocks]) for turn in range(len(blocks[0].shares))]


def who(header: PairsHeader) -> str:
    """Name whose shares these are."""
    name = short(header.bots[0])
    return _("who begins, of %(name)s") % {"name": name} if header.by_turn is True else name


def interval(standing: Standing) -> str:
    """Write a share with what it may be off by, where anything is known of that."""
    share = percent(standing.share, 1)
    return f"{share} ± {percent(standing.margin, 1)}" if math.isfinite(standing.margin) else share


def _row(header: PairsHeader, blocks: Sequence[Block], differ: Sequence[str]) -> dict[str, str]:
    is_by_turn = header.by_turn is True
    later = [interval(each) for each in by_turn(blocks)[1:]] if is_by_turn and blocks else []
    split = sum(0 < sum(each.shares) < len(each.shares) for each in blocks) / max(len(blocks), 1)
    return {
        **{name: told_of(header, name) for name in differ},
        _("measured"): who(header),
        _("against"): short(header.bots[1]),
        _("seats"): str(len(blocks[0].shares)) if blocks else NONE,
        _("pairs"): grouped(len(blocks)),
        _("share of the wins"): interval(Standing.of(measured(header, blocks))) if blocks else NONE,
        _("without luck"): _without_luck(header, blocks),
        _("fair share"): percent(1 / len(blocks[0].shares), 1) if blocks else NONE,
        _("the others by turn"): ", ".join(later) or NONE,
        _("pairs that nobody swept"): percent(split) if blocks and not is_by_turn else NONE,
        **_went(blocks),
    }


def _without_luck(header: PairsHeader, blocks: Sequence[Block]) -> str:
    """Write the luck-adjusted share, and how wide its interval is beside the plain one's."""
    found = Adjusted.of(header, blocks) if blocks else None
    if found is None:
        return NONE
    if not math.isfinite(found.width_by_time):
        return f"{found.figures['share']} ± {found.figures['margin']}"
    return _("%(share)s ± %(margin)s (%(width)s as wide a match, %(by_time)s a processor second)") % found.figures


def _went(blocks: Sequence[Block]) -> dict[str, str]:
    """Say how long matches were, for how many points, by how many the first was above the last, and why they ended."""
    headings = _("actions"), _("points"), _("first over last"), _("how it ends")
    matches = [match for block in blocks for match in block.matches]
    if not matches:
        return dict.fromkeys(headings, NONE)
    points, actions = np.array([match.points for match in matches]), np.array([match.actions for match in matches])
    ends = Counter(match.end for match in matches).most_common()
    figures = (
        f"{decimal(actions.mean(), 0)} ± {decimal(actions.std(), 0)}",
        decimal(points.mean(), 1) if points.any() else NONE,
        decimal((points.max(axis=1) - points.min(axis=1)).mean(), 1) if points.any() else NONE,
        listed(f"{short(end)} {percent(count / len(matches))}" for end, count in ends),
    )
    return dict(zip(headings, figures, strict=True))


def told_of(header: PairsHeader, name: str) -> str:
    """Write a value of the rules."""
    return short(rules_of(header).get(name))


def short(value: object) -> str:
    """Write a value of the rules, or the beginning of a long one."""
    text = str(value)
    return text if len(text) <= MOST_TOLD else f"{text[:MOST_TOLD]}…"
