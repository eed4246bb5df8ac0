"""The evaluation as it is compiled into what plays many matches."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many, Row, Values
from skyhop.game.evaluation import Evaluation
from skyhop.games.aeronaut_odyssey.ai.evaluation import weigh_actions
from skyhop.games.aeronaut_odyssey.ai.features import FEATURES, Notes
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import ViewRecord


@kernel
def value(rules: Rules, views: Many[ViewRecord], notes: Many[Notes], actions: Row, values: Values) -> None:
    """Value actions by the weights that were tuned for the rules; the first of the notes is room for a plan."""
    plan = notes[0]
    weights = plan.capital if rules.is_capital else plan.pioneer
    weigh_actions(rules, weights, views[0], plan, actions, values)


EVALUATION = Evaluation(value, Notes, FEATURES.notes)
