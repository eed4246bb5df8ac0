"""[AO-12] Actions. As a text, each action has the notation of the players, in canonical order."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Keep:
    """[AO-9.11] ``keep S3 S7``."""

    orders: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(["keep", *self.orders])


@dataclass(frozen=True)
class StartAt:
    """[AO-3.1] ``@B``."""

    city: str

    def __str__(self) -> str:
        return f"@{self.city}"


@dataclass(frozen=True)
class Run:
    """``RY``: balloons to receive, or one to hand over."""

    balloons: str

    def __str__(self) -> str:
        return self.balloons


@dataclass(frozen=True)
class TakeSpace:
    """[AO-2.3] ``+``: a space as the reward."""

    def __str__(self) -> str:
        return "+"


@dataclass(frozen=True)
class Veto:
    """[AO-10.1] ``x``: the reward is refused."""

    def __str__(self) -> str:
        return "x"


@dataclass(frozen=True)
class Done:
    """``.``: no profit, no more swaps, no more abilities."""

    def __str__(self) -> str:
        return "."


@dataclass(frozen=True)
class RewardFor:
    """[AO-5.6] ``for 1``."""

    seat: int

    def __str__(self) -> str:
        return f"for #{self.seat + 1}"


@dataclass(frozen=True)
class Lose:
    """[AO-9.3] ``-R``."""

    balloon: str

    def __str__(self) -> str:
        return f"-{self.balloon}"


@dataclass(frozen=True)
class Swap:
    """[AO-9.2] ``R>Y``."""

    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.old}>{self.new}"


@dataclass(frozen=True)
class NameSpace:
    """[AO-9.9] ``#5``."""

    number: int

    def __str__(self) -> str:
        return f"#{self.number}"


@dataclass(frozen=True)
class Move:
    """[AO-5.1] ``>B``, or ``>B2`` over the second half of a double route."""

    city: str
    second: bool = False

    def __str__(self) -> str:
        return f">{self.city}{'2' if self.second else ''}"


@dataclass(frozen=True)
class Claim:
    """[AO-6.1] ``+A-B``, ``+A-B.3``. The payment is written only for a gray route or with wilds."""

    route: str
    space: int | None = None
    payment: str | None = None

    def __str__(self) -> str:
        return f"+{self.route}{'' if self.space is None else f'.{self.space}'}{payment_text(self.payment)}"


@dataclass(frozen=True)
class Steal:
    """[AO-9.4] ``!steal #2R``."""

    victim: int
    balloon: str

    def __str__(self) -> str:
        return f"!steal #{self.victim + 1}{self.balloon}"


@dataclass(frozen=True)
class LateArrival:
    """[AO-9.4] ``!late T3``."""

    trajectory: str

    def __str__(self) -> str:
        return f"!late {self.trajectory}"


@dataclass(frozen=True)
class Share:
    """[AO-9.4] ``!share A-B``, with the payment as for a claim."""

    route: str
    payment: str | None = None

    def __str__(self) -> str:
        return f"!share {self.route}{payment_text(self.payment)}"


@dataclass(frozen=True)
class Teleport:
    """[AO-9.4] ``!teleport F``."""

    city: str

    def __str__(self) -> str:
        return f"!teleport {self.city}"


@dataclass(frozen=True)
class SecondWind:
    """[AO-9.4] ``!wind``."""

    def __str__(self) -> str:
        return "!wind"


Ability = Steal | LateArrival | Share | Teleport | SecondWind
Choice = Keep | StartAt | Run | TakeSpace | Veto | Done | RewardFor | Lose | Swap | NameSpace
Action = Choice | Move | Claim | Ability


def payment_text(payment: str | None) -> str:
    """[AO-12.2] Write a payment that must be named."""
    return "" if payment is None else f"={payment}"
