"""[AO-10.1] The variants of `capital`."""

from .board import Route
from .table import Table


def allows_pick(table: Table, flown: Route, found: str, run: str) -> bool:
    """[AO-10.1] Return True if the variant allows this run from the available types."""
    if table.ruleset.variant == "two_types":
        return len(found) < 2 or len(set(run)) == len(run)
    if table.ruleset.variant == "not_that_way":
        forbidden = forbidden_type(flown)
        return forbidden not in run or found == forbidden
    return True


def forbidden_type(flown: Route) -> str:
    """[AO-10.1] Return the type just flown over. A gray route or multiroute forbids nothing."""
    return "none" if flown.is_gray or flown.multi else flown.spaces[0]


def may_refuse_reward(table: Table) -> bool:
    """[AO-10.1] Return True under `veto`, which lets an owner refuse a reward of AO-5.6."""
    return table.ruleset.variant == "veto"
