"""[AO-12.4] Reason for the refusal of an action: the first broken clause, in the order of AO-12.4."""

from .reading import Reader
from .steps import Decision
from .table import Table


def refusal(table: Table, decision: Decision | None, text: str, seat: int | None) -> str | None:
    """[AO-12.4] Return the clause that the text breaks, or None if the action is legal.

    `decision` is the open decision. `seat` is the seat that wants to act, or None for the seat to decide.
    """
    if table.result is not None:
        return "AO-7.1"
    action = Reader(table.board, len(table.players)).read(text)
    if action is None:
        return "AO-12"
    if decision is None or seat not in {None, table.who_chooses(decision.seat)}:
        return "AO-4.2"
    if not isinstance(action, decision.kinds):
        return "AO-4.2"
    return decision.refusal(table, action)
