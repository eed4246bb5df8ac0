"""What a person may do at this moment, by kind, and which clauses say so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skyhop.games.aeronaut_odyssey.actions import DONE, ActionKind, kind_of
from skyhop.games.aeronaut_odyssey.text.description import what_is_due
from skyhop.games.aeronaut_odyssey.text.explanation import Offer, explained
from skyhop.games.aeronaut_odyssey.text.labels import ability_name, ability_use
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _

LISTED_IN_A_ROW = ("pick", "thief", "gift", "start", "reward", "profit", "toll", "lose", "repick", "swap")
"""Kinds of decisions whose answers say all by themselves; they are listed in rows."""
WIDTH_OF_ROW = 72
EXPLAINED_AT_MOST = 3
"""Ways to use one ability that are explained one by one; more are listed in rows."""

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
    """List what the viewer may do now, by kind."""
    if view.to_decide is None:
        return [_("The match is over.")]
    if view.to_decide != view.seat:
        return [_("It is not your decision now; wait for the other player.")]
    legal = view.legal()
    lines = [what_is_due(view)]
    if view.phase == "turn":
        return lines + list(_of_turn(view, legal))
    if view.phase in LISTED_IN_A_ROW and len(legal) > EXPLAINED_AT_MOST:
        return lines + list(in_rows([Offer(view, action).text for action in legal]))
    return lines + [_line(view, action) for action in legal]


_KIND_OF_ABILITY = {
    "steal": ActionKind.STEAL,
    "late": ActionKind.LATE,
    "share": ActionKind.SHARE,
    "teleport": ActionKind.TELEPORT,
    "wind": ActionKind.WIND,
}


def _of_turn(view: AeronautOdysseyView, legal: Sequence[int]) -> Iterator[str]:
    """List moves, claims, abilities, and the end of the turn."""
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
    """[AO-9.4] List the ways to use abilities; the many of one ability in rows."""
    for name in dict.fromkeys(view.abilities(view.turn_of)):
        uses = [action for action in legal if kind_of(action) == _KIND_OF_ABILITY[name]]
        if not uses:
            continue
        yield _("Ability %(name)s: %(use)s.") % {"name": ability_name(name), "use": ability_use(name)}
        if len(uses) > EXPLAINED_AT_MOST:
            yield from in_rows([Offer(view, action).text for action in uses])
        else:
            yield from (_line(view, action) for action in uses)
    if DONE in legal:
        yield _line(view, DONE)


def _line(view: AeronautOdysseyView, action: int) -> str:
    offer = Offer(view, action)
    return f"  {offer.text:10} {explained(offer)}"


def in_rows(texts: Sequence[str]) -> Iterator[str]:
    """Write texts beside each other, as many as fit into a row."""
    width = max(map(len, texts)) + 2
    columns = max(1, WIDTH_OF_ROW // width)
    for start in range(0, len(texts), columns):
        yield ("  " + "".join(text.ljust(width) for text in texts[start : start + columns])).rstrip()


def clauses_of(view: AeronautOdysseyView) -> tuple[str, ...]:
    """Name the clauses that matter at this moment, the most important first."""
    return CLAUSES_OF_PHASE.get(view.phase, ())
