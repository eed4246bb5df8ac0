"""What was done to a draft, step by step: undone and done again by playing the steps from the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from skyhop.boards.drafts.draft import Draft, DraftCity, DraftOrder, DraftRoute, DraftTrajectory, Key
from skyhop.engine.document import Document, Part, changed, plain, taken

MOST_STEPS = 1000
"""Steps that a journal keeps; older ones become part of its start."""

Heading = Literal["name", "ruleset", "types", "inventory", "page", "seed", "settings", "faces", "left"]
List = Literal["cities", "routes", "trajectories", "orders"]


class _Change(Part, frozen=True, kw_only=True, tag_field="do"):
    """One change of a draft."""


class PutCity(_Change, frozen=True, kw_only=True, tag="city"):
    """Put a city, in the place of that with its key if there is one."""

    put: DraftCity


class PutRoute(_Change, frozen=True, kw_only=True, tag="route"):
    """Put a route, as above."""

    put: DraftRoute


class PutTrajectory(_Change, frozen=True, kw_only=True, tag="trajectory"):
    """Put a trajectory, as above."""

    put: DraftTrajectory


class PutOrder(_Change, frozen=True, kw_only=True, tag="order"):
    """Put a secret order, as above."""

    put: DraftOrder


class Drop(_Change, frozen=True, kw_only=True, tag="drop"):
    """Take something away; with a city go the routes and what is asked for that name it."""

    of: List
    key: Key


class Write(_Change, frozen=True, kw_only=True, tag="write"):
    """Write a field of the draft itself."""

    field: Heading
    value: Any


Change = PutCity | PutRoute | PutTrajectory | PutOrder | Drop | Write
LISTS = {PutCity: "cities", PutRoute: "routes", PutTrajectory: "trajectories", PutOrder: "orders"}


class DraftStep(Part, frozen=True, kw_only=True):
    """What is done and undone at once, and what it is called."""

    title: Annotated[str, Meta(max_length=200)] = ""
    changes: Annotated[tuple[Change, ...], Meta(max_length=2000)]


class DraftJournal(Document, frozen=True, kw_only=True, tag="skyhop-draft-journal-1"):
    """A draft with all that was done to it."""

    start: Draft
    steps: Annotated[tuple[DraftStep, ...], Meta(max_length=MOST_STEPS)] = ()
    done: Annotated[int, Meta(ge=0)] = 0
    """How many of the steps hold; those after them were undone."""

    @property
    def draft(self) -> Draft:
        """The draft as it stands."""
        draft = self.start
        for step in self.steps[: self.done]:
            draft = after(draft, step)
        return draft

    def with_step(self, step: DraftStep) -> DraftJournal:
        """Do a step; what was undone before is forgotten."""
        steps = (*self.steps[: self.done], step)
        start, spare = self.start, max(0, len(steps) - MOST_STEPS)
        for old in steps[:spare]:
            start = after(start, old)
        return DraftJournal(start=start, steps=steps[spare:], done=len(steps) - spare)

    def undone(self) -> DraftJournal:
        """Undo the last step that holds, if there is one."""
        return changed(self, done=max(0, self.done - 1))

    def redone(self) -> DraftJournal:
        """Do again what was undone last, if there is something."""
        return changed(self, done=min(len(self.steps), self.done + 1))


def after(draft: Draft, step: DraftStep) -> Draft:
    """The draft after a step. Raises DocumentError where a field cannot have what is written into it."""
    for change in step.changes:
        if isinstance(change, Write):
            draft = taken(Draft, {**plain(draft), change.field: change.value})
        elif isinstance(change, Drop):
            draft = _without(draft, change)
        else:
            draft = _with(draft, LISTS[type(change)], change.put)
    return draft


def _with(draft: Draft, name: str, row: DraftCity | DraftRoute | DraftTrajectory | DraftOrder) -> Draft:
    rows = getattr(draft, name)
    if all(each.key != row.key for each in rows):
        return changed(draft, **{name: (*rows, row)})
    return changed(draft, **{name: tuple(row if each.key == row.key else each for each in rows)})


def _without(draft: Draft, drop: Drop) -> Draft:
    kept: Mapping[str, Any] = {drop.of: tuple(row for row in getattr(draft, drop.of) if row.key != drop.key)}
    if drop.of == "cities":
        hanging = {
            name: tuple(row for row in getattr(draft, name) if drop.key not in (row.ends or ()))
            for name in ("routes", "trajectories", "orders")
        }
        kept = {**kept, **hanging}
    return changed(draft, **kept)
