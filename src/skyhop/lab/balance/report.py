"""What a sample says, in figures with intervals, as a table for documents."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from skyhop.core.game.bulk import Measure
from skyhop.core.language.figures import decimal, percent
from skyhop.core.language.i18n import _, listed, translated
from skyhop.lab.balance.sample import Sample

NORMAL = 1.96
"""Standard errors on either side of an interval of 95%."""


def half_width(values: np.ndarray[Any, Any]) -> float:
    """Half the width of the 95% interval of a mean."""
    return NORMAL * float(values.std(ddof=1)) / math.sqrt(len(values))


def row_of(sample: Sample) -> dict[str, str]:
    """Write a sample's figures by heading."""
    case, endings = sample.case, sample.endings
    first, scores = endings.won[:, 0], endings.scores
    fair = 1 / scores.shape[1]
    best, worst = scores.max(axis=1), scores.min(axis=1)
    ends, length = Counter(endings.reasons), endings.length.values
    return {
        _("rules"): case.base,
        _("expansions"): listed(case.expansions) or _("none"),
        _("seats"): _("solo") if case.seats == 1 else str(case.seats),
        translated(endings.length.title): f"{decimal(length.mean(), 0)} ± {decimal(length.std(), 0)}",
        _("first seat wins"): f"{percent(first.mean(), 1)} ± {percent(half_width(first), 1)}",
        _("fair share"): percent(fair, 1),
        _("score"): decimal(scores.mean(), 1),
        _("winner over last"): decimal((best - worst).mean(), 1),
        **{translated(measure.title): _mean(measure) for measure in endings.others},
        _("how it ends"): listed(f"{reason} {percent(count / sample.games)}" for reason, count in ends.most_common()),
    }


def _mean(measure: Measure) -> str:
    mean = measure.values.mean()
    return percent(mean) if measure.is_share else decimal(mean, 1)


def table(rows: Sequence[dict[str, str]]) -> str:
    """Write rows of figures by heading as a Markdown table."""
    headings = list(rows[0])
    lines = [headings, ["---"] * len(headings), *([row[heading] for heading in headings] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def strength_of(samples: Sequence[Sample]) -> dict[str, str]:
    """Write how often greedy, alone among random players, has won, over all boards and by their size."""
    won = np.concatenate([sample.endings.won[:, 0] for sample in samples])
    case = samples[0].case
    return {
        _("rules"): case.base,
        _("seats"): str(case.seats),
        _("games"): str(len(won)),
        _("greedy wins"): f"{percent(won.mean(), 1)} ± {percent(half_width(won), 1)}",
        **{sample.case.size: percent(sample.endings.won[:, 0].mean()) for sample in samples},
    }
