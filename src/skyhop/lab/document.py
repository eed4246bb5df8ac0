"""What the lab has found, as documents."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from msgspec.structs import asdict

from skyhop.bots.bot import Budget
from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Margin
from skyhop.lab.adjusted import Adjusted
from skyhop.lab.ladder import TWO, Place, Step, scale, standings
from skyhop.lab.pairs import Block, Standing
from skyhop.lab.pairs_file import PairsHeader
from skyhop.lab.sequential import Sums, Verdict


class PairsPlayed(Document, tag="skyhop-lab-match-1"):
    """How one bot stands against another after pairs of matches."""

    game: str
    ruleset: str
    bots: tuple[str, str]
    """The one that is measured, and the one at all other seats."""
    seed: int
    budget: Budget
    weights: tuple[str | None, str | None]
    """What they went by instead of what they had learned."""
    fresh_maps: bool
    """Whether each pair had a map of its own."""
    pairs: int
    share: float
    """Of the wins."""
    margin: Margin
    """Half of the interval in which the share lies in 95 of 100 cases; null where one pair tells nothing of it."""
    wins: int
    draws: int
    losses: int
    seconds: float
    """How long it took."""
    test: Verdict | LeftOut = LEFT_OUT
    """What a sequential test found, where one was asked for."""
    luck: Adjusted | LeftOut = LEFT_OUT
    """The share without luck, where that was asked for."""

    @classmethod
    def of(
        cls,
        header: PairsHeader,
        blocks: Sequence[Block],
        ruleset: str,
        weights: tuple[str | None, str | None],
        seconds: float,
    ) -> PairsPlayed:
        """Sum up pairs by the rules of that name and by those weights, after so many seconds."""
        shares, until = [each.shares for each in blocks], header.hypotheses
        asked = {name: getattr(header, name) for name in ("game", "bots", "seed", "budget", "fresh_maps")}
        test = until.verdict(Sums.of(shares)) if until else LEFT_OUT
        found = asdict(Standing.of(shares)) | {"test": test, "luck": Adjusted.of(header, blocks) or LEFT_OUT}
        return cls(**asked, **found, ruleset=ruleset, weights=weights, seconds=seconds)

    def told(self) -> str:
        """Say it in sentences, a line each."""
        standing = Standing(self.pairs, self.share, self.margin, self.wins, self.draws, self.losses)
        further = [each.told() for each in (self.luck, self.test) if not isinstance(each, LeftOut)]
        return "\n".join([standing.told(*self.bots), *further])


class LadderClimbed(Document, tag="skyhop-lab-ladder-1"):
    """How far bots stand apart of which neighbours have played pairs."""

    game: str
    ruleset: str
    seed: int
    pairs: int
    """Of each two neighbours."""
    fresh_maps: bool
    """Whether each pair had a map of its own."""
    steps: tuple[Step, ...]
    places: tuple[Place, ...]
    scale: str | LeftOut = LEFT_OUT
    """`openskill` where more than two play; left out, the points of the places are Elo."""
    luck: tuple[Adjusted, ...] | LeftOut = LEFT_OUT
    """By step, the share of the stronger one without luck, where that was asked for."""

    @classmethod
    def of(cls, cases: Sequence[tuple[PairsHeader, Sequence[Block]]], ruleset: str, pairs: int) -> LadderClimbed:
        """Sum up so many pairs of each two neighbours, the weakest first, by the rules of that name."""
        headers, played = zip(*cases, strict=True)
        shares = [[each.shares for each in blocks] for blocks in played]
        steps = [Step.of(header.bots[1], header.bots[0], found) for header, found in zip(headers, shares, strict=True)]
        luck = tuple(found for case in cases if (found := Adjusted.of(*case)))
        return cls(
            game=headers[0].game,
            ruleset=ruleset,
            seed=headers[0].seed,
            pairs=pairs,
            fresh_maps=headers[0].fresh_maps,
            steps=tuple(steps),
            places=tuple(standings(steps, shares)),
            scale=LEFT_OUT if len(shares[0][0]) == TWO else "openskill",
            luck=luck or LEFT_OUT,
        )

    def told(self) -> str:
        """Say where each level stands, a line each, with what is known of it without luck below."""
        lines = [f"{self.places[0].level}: 0 ({scale(of_two=isinstance(self.scale, LeftOut))})"]
        luck = repeat(None) if isinstance(self.luck, LeftOut) else self.luck
        for step, place, without in zip(self.steps, self.places[1:], luck, strict=False):
            lines.append(f"{place.told()} ({step.told()})")
            lines += [f"  {without.told()}"] if without else []
        return "\n".join(lines)
