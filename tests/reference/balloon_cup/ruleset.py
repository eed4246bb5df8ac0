"""[BC-9] Rulesets: named ones, and custom ones checked parameter by parameter."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

CHOICES: dict[str, tuple[str | int | bool, ...]] = {
    "trade": ("claim", "cube"),
    "when": ("after-scoring", "own-turn", "own-turn-or-scoring", "won-scoring"),
    "paid": ("box", "bag"),
    "exchange_min": tuple(range(9)),
    "exchange_max": tuple(range(9)),
    "max_gray": (2, 3, 4, 5),
    "max_blue": (3, 4, 5, 6, 7),
    "best_of": (1, 3, 5),
    "open_hands": (False, True),
}
"""[BC-9.6, BC-9.7] Possible values of each parameter."""


class RulesetError(ValueError):
    """[BC-9.6] Error for a ruleset that does not exist. `parameter` names the wrong parameter."""

    def __init__(self, parameter: str, value: object) -> None:
        """Name the parameter and the value that it may not have."""
        super().__init__(f"{parameter} = {value!r} is no choice of a ruleset [BC-9.6]")
        self.parameter = parameter


@dataclass(frozen=True)
class Ruleset:
    """[BC-9.6] Frozen set of parameters. A missing parameter has the value of ``rio-grande``."""

    name: str = "custom"
    trade: str = "claim"
    when: str = "after-scoring"
    paid: str = "box"
    exchange_min: int = 0
    exchange_max: int = 4
    max_gray: int = 5
    max_blue: int = 7
    best_of: int = 1
    open_hands: bool = False

    @property
    def trades_at_the_start(self) -> bool:
        """[BC-9.2] Return True if the player to move may trade before placing a card."""
        return self.when in {"own-turn", "own-turn-or-scoring"}

    def parameters(self) -> dict[str, str | int | bool]:
        """Return every parameter by name, without the ruleset's own name."""
        return {key: value for key, value in asdict(self).items() if key != "name"}


NAMED = {
    "rio-grande": Ruleset(name="rio-grande"),
    "gravon": Ruleset(name="gravon", when="own-turn", exchange_min=1, max_gray=2, max_blue=3),
    "kosmos-fr": Ruleset(name="kosmos-fr", trade="cube", when="own-turn-or-scoring", paid="bag"),
    "le-clube": Ruleset(name="le-clube", trade="cube", when="won-scoring", paid="bag"),
}
"""[BC-9.1 to BC-9.5] The columns of the table, the default first."""


def ruleset(spec: "str | Mapping[str, str | int | bool] | Ruleset") -> Ruleset:
    """[BC-9.6] Return the named or composed ruleset, or raise `RulesetError`."""
    if isinstance(spec, Ruleset):
        return spec
    if isinstance(spec, str):
        if spec not in NAMED:
            raise RulesetError("ruleset", spec)
        return NAMED[spec]
    for parameter, value in spec.items():
        check_choice(parameter, value)
    rules = Ruleset(**spec)  # type: ignore[arg-type]  # checked one by one above
    if rules.exchange_min > rules.exchange_max:
        raise RulesetError("exchange_min", rules.exchange_min)
    return rules


def check_choice(parameter: str, value: object) -> None:
    """[BC-9.6] Raise `RulesetError` unless the parameter exists and may have the value."""
    for choice in CHOICES.get(parameter, ()):
        if type(value) is type(choice) and value == choice:
            return
    raise RulesetError(parameter, value)
