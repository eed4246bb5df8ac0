"""What a search for Balloon Cup is compiled with."""

from __future__ import annotations

from skyhop.core.engine.kernel import kernel
from skyhop.core.engine.record import Row
from skyhop.core.engine.search_kernels import SearchKernels
from skyhop.games.balloon_cup.kernels import begin, play_on, play_to_the_end
from skyhop.games.balloon_cup.rules.legality import is_claim_stage, list_legal
from skyhop.games.balloon_cup.rules.play import apply
from skyhop.games.balloon_cup.ruleset import Rules
from skyhop.games.balloon_cup.state import NOBODY, Open, Stage, StateRecord, ViewRecord
from skyhop.games.balloon_cup.view import deal_unseen, fill_view


@kernel
def determinize(_rules: Rules, view: ViewRecord, state: StateRecord) -> None:
    """[BC-10] Deal the cards that the view does not show, and mix the bag."""
    deal_unseen(view, state)


@kernel
def to_decide(_rules: Rules, state: Open) -> int:
    """Name the seat that decides."""
    return state.to_act


@kernel
def winners(_rules: Rules, state: Open) -> int:
    """[BC-8] The seat that has won, as a bit; none at a draw."""
    return 0 if state.winner == NOBODY else 1 << state.winner


@kernel
def play_out(rules: Rules, state: StateRecord, action: int, actions: Row) -> None:
    """Do a legal action, then others at random to the end."""
    apply(rules, state, action)
    play_to_the_end(rules, state, actions)


@kernel
def is_known(_rules: Rules, view: ViewRecord, state: StateRecord) -> bool:
    """[BC-10] Say whether nothing was drawn since, and the seat knows all that the next decision goes by.

    That is what lies open in a claim, its own hand in its own turn, and the other hand where the supply is empty.
    """
    if state.supply_size != view.supply_size or state.bag_size < view.bag_size:
        return False
    is_open = state.stage == Stage.OVER or is_claim_stage(state) or state.to_act == view.seat
    return is_open or view.supply_size == 0


KERNELS = SearchKernels(
    determinize, list_legal, play_on, to_decide, winners, begin, fill_view, play_out=play_out, is_known=is_known
)
