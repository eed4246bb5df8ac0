"""The evaluation as it is compiled into what plays many matches."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many, Records, Row, Values, record_of, records
from skyhop.game.evaluation import Evaluation
from skyhop.games.balloon_cup.ai.evaluation import BOARDS, OUTLOOKS, value_actions
from skyhop.games.balloon_cup.ai.features import Notes
from skyhop.games.balloon_cup.ai.weights import TUNED, Weights
from skyhop.games.balloon_cup.ruleset import Rules
from skyhop.games.balloon_cup.state import ViewRecord


@kernel
def value(rules: Rules, views: Many[ViewRecord], notes: Many[Notes], actions: Row, values: Values) -> None:
    """Value actions by the weights that the first of the notes has; all notes are room for outlooks."""
    value_actions(rules, notes[0].weights, actions, values, views, notes)


def _notes() -> Records:
    made = records(Notes, OUTLOOKS)
    made["weights"] = record_of(Weights, TUNED)
    return made


EVALUATION = Evaluation(value, Notes, _notes, rooms=BOARDS)
