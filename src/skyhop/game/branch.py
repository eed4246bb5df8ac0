"""Branches: matches that begin where another stood after one of its steps, and what is drawn then is drawn anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from skyhop import __version__
from skyhop.game.journal import Entry, Header, Journal, Origin
from skyhop.game.match import Clock, Match, Shuffler, game_of, plies, replay
from skyhop.game.refusal import JournalError
from skyhop.i18n import _


def branch(
    journal: Journal, ply: int, seats: Sequence[str], shuffler: Shuffler, name: str, clock: Clock | None = None
) -> Match:
    """Begin a match of these players where the match called `name` stood at a ply.

    What was dealt and done until then stays as it was, hidden or not. What nobody had drawn yet is put in order anew by
    the shuffler, as is whatever falls due later. So the branch has a journal like any other: its first plies are the
    other's, but for the ends of shuffles that nobody has seen, and have no times.

    Raises:
        JournalError: where the journal cannot be replayed, or nothing is to be decided at that ply.

    """
    game, reached = game_of(journal), list(islice(plies(journal), ply + 1))
    state = reached[-1].state
    if reached[-1].number != ply or game.to_decide(state) is None:
        raise JournalError(_("there is nothing to decide here, so no match can go on from it"), ply)
    entries, old = journal.entries[:ply], journal.header
    origin = Origin(name, ply, dealt(entries, game.undrawn(state)))
    anew = Journal(Header(game.name, old.ruleset, __version__, first=old.first, seats=seats, begun_from=origin))
    for before, entry in zip(reached[:-1], entries, strict=True):
        due = game.chance(before.state)
        if due is None:
            anew.write(entry.actor, entry.text)
        else:
            event = sum(each.is_chance for each in anew.entries)
            tokens, kept = entry.text.split(), origin.dealt[event]
            rest = shuffler.order(sorted(tokens[kept:], key=due.tokens.index), event)
            anew.write(due.pile, " ".join([*tokens[:kept], *rest]))
    return replay(anew, shuffler, clock)


def draws_anew(journal: Journal, ply: int) -> bool:
    """Say whether anything is drawn from a ply on in a match that goes on from there: where not, there is no luck."""
    undrawn = game_of(journal).undrawn(next(islice(plies(journal), ply, None)).state)
    return any(undrawn.values()) or any(entry.is_chance for entry in journal.entries[ply:])


def dealt(entries: Sequence[Entry], undrawn: Mapping[str, int]) -> tuple[int, ...]:
    """Count of each shuffle, in order, the items that were dealt; of those before a pile's latest all are past."""
    undrawn = dict(undrawn)
    shuffles = [entry for entry in entries if entry.is_chance]
    latest_first = [len(each.text.split()) - undrawn.pop(str(each.actor), 0) for each in reversed(shuffles)]
    return tuple(latest_first[::-1])
