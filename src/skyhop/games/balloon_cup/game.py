"""Balloon Cup as the rest of Skyhop knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from skyhop.core.chance import ChanceEvent
from skyhop.core.kernel import records
from skyhop.core.protocol import Outcome, Records, Ruleset, State, Terminal, View
from skyhop.core.refusals import Refused
from skyhop.games.balloon_cup import expectation, invariants, kernels, log, refusals, text
from skyhop.games.balloon_cup.actions import ACTION_COUNT
from skyhop.games.balloon_cup.constants import COLOURS, SEATS
from skyhop.games.balloon_cup.notation import CARD_OF_TEXT, card_text, hand_to_act, write_action
from skyhop.games.balloon_cup.position import position_of, state_of
from skyhop.games.balloon_cup.rules.legality import GAME_IS_OVER, LEGAL, WRONG_KIND
from skyhop.games.balloon_cup.ruleset import NAMED, ruleset_of
from skyhop.games.balloon_cup.state import (
    AGREEMENT,
    NEW_GAME,
    NO_CHANCE,
    NOBODY,
    OVER,
    RESIGNATION,
    SHUFFLE_SUPPLY,
    STATE,
)
from skyhop.games.balloon_cup.view import BalloonCupView, outcome_of, phase_of, seat_to_decide


class BalloonCup:
    """The game's functions under the names of `skyhop.core.protocol.Game`."""

    name = "balloon-cup"
    title = "Balloon Cup"
    seats = range(2, 3)
    action_count = ACTION_COUNT
    scenario_fields = ()

    def rulesets(self) -> tuple[str, ...]:
        """[BC-9] Name the published rulesets, the default first."""
        return tuple(NAMED)

    def ruleset(self, spec: str | Mapping[str, object]) -> Ruleset:
        """[BC-9.6] Make a ruleset from a name or from parameters; `RulesetError` names what is wrong."""
        return ruleset_of(spec)

    def ruleset_of_scenario(self, fields: Mapping[str, Any], folder: Path) -> Ruleset:  # noqa: ARG002 - needs no file
        """[BC-9.6] Make the ruleset that a scenario file names."""
        return ruleset_of(fields.get("ruleset", "rio-grande"))

    def seat_count(self, ruleset: Ruleset) -> int:  # noqa: ARG002 - two, whatever the rules
        """Count the seats: two."""
        return SEATS

    def starters(self, ruleset: Ruleset) -> range:  # noqa: ARG002 - either, whatever the rules
        """[BC-2.4] Either seat may begin."""
        return range(SEATS)

    def new(self, ruleset: Ruleset, *, first: int = 0, seed: int = 0) -> State:
        """[BC-2, BC-2.4] Begin a match with seat `first`; it waits for the supply to be shuffled."""
        states = records(STATE, 1)
        states["random"] = np.uint64(seed & (2**64 - 1))
        states["stage"], states["first"], states["winner"] = NEW_GAME, first, NOBODY
        kernels.go_on(ruleset.record, states, 0)
        return State(ruleset, states)

    def chance(self, state: State) -> ChanceEvent | None:
        """Give the pile that must be shuffled, sorted, or None."""
        kind = int(state.records["chance"][0])
        if kind == NO_CHANCE:
            return None
        pile, order = self._pile(state)
        tokens = sorted(order, key=lambda token: CARD_OF_TEXT.get(token, COLOURS.find(token)))
        return ChanceEvent(pile, tuple(tokens))

    def roll(self, state: State) -> tuple[str, ...]:
        """Shuffle what is due by the record's own generator; give the order, first drawn first."""
        kernels.shuffle_due(state.records, 0)
        order = self._pile(state)[1]
        self._go_on(state)
        return order

    def settle(self, state: State, tokens: Sequence[str]) -> None:
        """Put the pile that is due into a recorded order, first drawn first, and go on."""
        event = self.chance(state)
        if event is None or sorted(event.tokens) != sorted(tokens):
            message = " ".join(tokens)
            raise ValueError(message)
        numbers = [CARD_OF_TEXT[token] if event.pile == "supply" else COLOURS.index(token) for token in tokens]
        state.records[event.pile][0, : len(numbers)] = numbers[::-1]
        self._go_on(state)

    def _go_on(self, state: State) -> None:
        """Take the pile that was due for shuffled."""
        state.records["chance"] = NO_CHANCE
        kernels.go_on(state.ruleset.record, state.records, 0)

    def _pile(self, state: State) -> tuple[str, tuple[str, ...]]:
        """Name the pile that is due and list it, first drawn first."""
        record = state.records[0]
        if record["chance"] == SHUFFLE_SUPPLY:
            return "supply", tuple(card_text(int(card)) for card in record["supply"][: record["supply_size"]][::-1])
        return "bag", tuple(COLOURS[int(colour)] for colour in record["bag"][: record["bag_size"]][::-1])

    def to_decide(self, position: State | View) -> int | None:
        """Name the seat that decides next; None while chance is due and after the end."""
        return seat_to_decide(position.records[0])

    def phase(self, position: State | View) -> str:
        """Name the phase: deal, place, stuck, claim, over."""
        return phase_of(position.records[0])

    def legal(self, position: State | View) -> list[int]:
        """List the legal actions of the seat to decide in increasing order; none in another seat's view."""
        decider = self.to_decide(position)
        if decider is None or (isinstance(position, View) and position.seat != decider):
            return []
        actions = kernels.scratch()
        count = kernels.legal(position.ruleset.record, _table(position), 0, actions)
        listed: list[int] = actions[:count].tolist()
        return listed

    def write(self, position: State | View, action: int) -> str:
        """[BC-11] Give an action's notation."""
        return write_action(action, hand_to_act(position.records[0]))

    def read(self, position: State | View, text: str, seat: int | None = None) -> int:
        """[BC-11, BC-4.4] Understand an action's notation; `Refused` where it is illegal or another seat decides."""
        return refusals.understand(position.ruleset, _table(position), text, seat)

    def apply(self, state: State, action: int) -> None:
        """Do a legal action; `Refused` where it is not, and the state is as it was."""
        rules, states = state.ruleset.record, state.records
        is_due = self.chance(state) is not None
        code = WRONG_KIND if is_due else int(kernels.refusal(rules, states, 0, action))
        if code != LEGAL:
            written = self.write(state, action) if 0 <= action < ACTION_COUNT else str(action)
            raise Refused(refusals.refusal_of(code, states[0], written))
        kernels.act(rules, states, 0, action)
        kernels.go_on(rules, states, 0)

    def resign(self, state: State, seat: int) -> None:
        """[BC-8.5] End the match: the seat gives it up."""
        self._end(state, 1 - seat, RESIGNATION)

    def agree_draw(self, state: State) -> None:
        """[BC-8.5] End the match as a draw that both players want."""
        self._end(state, NOBODY, AGREEMENT)

    def _end(self, state: State, winner: int, reason: int) -> None:
        record = state.records[0]
        if record["stage"] == OVER:
            raise Refused(refusals.refusal_of(GAME_IS_OVER, record, ""))
        record["stage"], record["chance"], record["to_act"] = OVER, NO_CHANCE, NOBODY
        record["winner"], record["reason"] = winner, reason

    def outcome(self, position: State | View) -> Outcome | None:
        """[BC-8] Give the result, None while the match goes on."""
        return outcome_of(position.records[0])

    def view(self, state: State, seat: int | None) -> BalloonCupView:
        """[BC-10] Show what a seat, or with None a spectator, may know."""
        return BalloonCupView.of(state, seat)

    def determinize(self, view: View, seed: int) -> State:
        """Imagine a world that the view allows; shown cards stay where they are."""
        return _own(view).imagined(seed)

    def position(self, state: State) -> dict[str, Any]:
        """[BC-11] Write the whole truth in the shape of a scenario's `[position]`."""
        return position_of(state)

    def from_position(self, ruleset: Ruleset, position: Mapping[str, Any]) -> State:
        """Set a position up, at the start of a turn; `PositionError` names the field that cannot be."""
        return state_of(ruleset, position)

    def expect(self, state: State, field: str, wanted: object) -> str | None:
        """Compare one field of a scenario's `[expect]`; None if it holds, else what there is instead."""
        return expectation.difference(state, field, wanted)

    def invariants(self, state: State) -> list[str]:
        """List what is impossible about a state."""
        return invariants.broken(state)

    def events(self, before: View, after: View, actor: int | None, action: str) -> list[str]:
        """Tell in words what happened between two views of one seat."""
        return log.events(_own(before), _own(after), actor, action)

    def text(self, view: View) -> str:
        """Write a view in plain text, complete for a screen reader."""
        return text.table_text(_own(view))

    def draw(self, view: View) -> str:
        """Draw a view as one SVG document."""
        from skyhop.games.balloon_cup.draw.table import draw_table  # noqa: PLC0415  drawing is not needed to play

        return draw_table(_own(view))

    def illustrate(self, view: View, *, alone: bool = True) -> str:
        """Draw a view small, for the rules; not `alone`, it relies on definitions that its page has."""
        from skyhop.games.balloon_cup.draw.illustration import draw_illustration  # noqa: PLC0415  as above

        return draw_illustration(_own(view), alone=alone)

    def terminal(self) -> Terminal:
        """Give what a terminal needs to play the game."""
        from skyhop.games.balloon_cup.terminal.desk import TERMINAL  # noqa: PLC0415  it imports rich

        return TERMINAL

    def appraise(self, view: View, actions: Sequence[int]) -> np.ndarray[Any, Any]:
        """Value each action of the deciding seat, higher is better; shape (actions,)."""
        from skyhop.games.balloon_cup.appraise import values  # noqa: PLC0415  compiled only for greedy players

        return values(_own(view), actions)


def _table(position: State | View) -> Records:
    """Give a record that the rules can read: a state's own, or what a view shows."""
    return _own(position).table if isinstance(position, View) else position.records


def _own(view: View) -> BalloonCupView:
    if not isinstance(view, BalloonCupView):
        raise TypeError(view)
    return view


GAME = BalloonCup()
