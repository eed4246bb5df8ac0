"""Journal of a draft: steps with undo and redo, which replay the steps from the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from skyhop.boards.drafts.draft import Draft, DraftCity, DraftOrder, DraftRoute, DraftTrajectory, Key
from skyhop.engine.document import Document, Part, changed, plain, taken

MOST_STEPS = 1000
"""Largest number of steps in a journal. Older steps are merged into its start."""

Heading = Literal["name", "ruleset", "types", "inventory", "page", "seed", "settings", "faces", "left"]
List = Literal["cities", "routes", "trajectories", "orders"]


class _Change(Part, frozen=True, kw_only=True, tag_field="do"):
    """Change of a draft."""


class PutCity(_Change, frozen=True, kw_only=True, tag="city"):
    """Add a city, or replace the city with the same key."""

    put: DraftCity


class PutRoute(_Change, frozen=True, kw_only=True, tag="route"):
    """Add a route, or replace the route with the same key."""

    put: DraftRoute


class PutTrajectory(_Change, frozen=True, kw_only=True, tag="trajectory"):
    """Add a trajectory, or replace the trajectory with the same key."""

    put: DraftTrajectory


class PutOrder(_Change, frozen=True, kw_only=True, tag="order"):
    """Add a secret order, or replace the order with the same key."""

    put: DraftOrder


class Drop(_Change, frozen=True, kw_only=True, tag="drop"):
    """Remove a row. Removing a city also removes the routes, trajectories and orders that refer to it."""

    of: List
    key: Key


class Write(_Change, frozen=True, kw_only=True, tag="write"):
    """Set a field of the draft itself."""

    field: Heading
    value: Any


Change = PutCity | PutRoute | PutTrajectory | PutOrder | Drop | Write
LISTS = {PutCity: "cities", PutRoute: "routes", PutTrajectory: "trajectories", PutOrder: "orders"}


class DraftStep(Part, frozen=True, kw_only=True):
    """Step of a draft: changes that are done and undone together, with a title."""

    title: Annotated[str, Meta(max_length=200)] = ""
    changes: Annotated[tuple[Change, ...], Meta(max_length=2000)]


class DraftJournal(Document, frozen=True, kw_only=True, tag="skyhop-draft-journal-1"):
    """Draft with the history of its steps."""

    start: Draft
    steps: Annotated[tuple[DraftStep, ...], Meta(max_length=MOST_STEPS)] = ()
    done: Annotated[int, Meta(ge=0)] = 0
    """Number of steps in effect. The steps after them are undone."""

    @property
    def draft(self) -> Draft:
        """Current draft."""
        draft = self.start
        for step in self.steps[: self.done]:
            draft = after(draft, step)
        return draft

    def with_step(self, step: DraftStep) -> DraftJournal:
        """Return the journal after a new step. Undone steps are discarded."""
        steps = (*self.steps[: self.done], step)
        start, spare = self.start, max(0, len(steps) - MOST_STEPS)
        for old in steps[:spare]:
            start = after(start, old)
        return DraftJournal(start=start, steps=steps[spare:], done=len(steps) - spare)

    def undone(self) -> DraftJournal:
        """Return the journal without its last step in effect, if there is one."""
        return changed(self, done=max(0, self.done - 1))

    def redone(self) -> DraftJournal:
        """Return the journal with the last undone step in effect again, if there is one."""
        return changed(self, done=min(len(self.steps), self.done + 1))


def after(draft: Draft, step: DraftStep) -> Draft:
    """Return the draft after a step. Raises DocumentError if a value does not fit its field."""
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
