"""A program as users write it, whose types `make lint` checks strictly."""

from __future__ import annotations

from typing import assert_type

import skyhop


class Careful:
    """A player of one's own."""

    def choose(self, view: skyhop.View) -> skyhop.Action:
        """Choose what is listed first."""
        return view.legal()[0]


def play() -> skyhop.Match:
    """Play some actions, and take one back."""
    match = skyhop.start("nim", seed=2003, names=["Ada", "Ben"])
    assert_type(match.legal(), list[skyhop.Action])
    assert_type(match.play("3"), skyhop.Action)
    assert_type(match.undo().seat, int)
    match.play(match.best(Careful()))
    assert_type(match.view(1).hand, tuple[str, ...])
    assert_type(match.events(seat=1), list[skyhop.Event])
    assert_type(match.view(1).score, tuple[skyhop.ScoreLine, ...])
    assert_type(match.outcome, skyhop.Outcome | None)
    assert_type(match.svg(seat=0), str)
    assert_type(match.copy() == match, bool)
    return match


def imagined(view: skyhop.View) -> skyhop.Action:
    """Play in a world of a view, and choose an action by an evaluation of one's own."""
    world, _other = view.worlds(2, seed=1)
    assert_type(world.copy(), skyhop.World)
    assert_type(world.play(world.legal()[0]), skyhop.Action)
    assert_type(world.is_over, bool)
    assert_type(world.scores, tuple[int, ...])
    assert_type(world.win_chances, tuple[float, ...])
    assert_type(world.view(0), skyhop.View)

    def evaluate(after: skyhop.World, seat: int) -> float:
        return after.scores[seat] / 10

    found = skyhop.estimate(view, evaluate=evaluate, worlds=2)
    assert_type(found, list[skyhop.Estimate])
    assert_type(found[0].share, float)
    return found[0].action


def refused(match: skyhop.Match) -> tuple[str, str]:
    """Return the clause and the sentence of a refusal."""
    try:
        match.play("7")
    except skyhop.Refused as refused:
        return assert_type(refused.clause, str), assert_type(refused.sentence, str)
    return "", ""


def lost(found: skyhop.Analysis) -> list[skyhop.Decision]:
    """Tell the decisions that lost something, and where the match turned."""
    assert_type(found.accounts, tuple[skyhop.Account, ...])
    assert_type(found.turns(), list[skyhop.Turn])
    return [decision for decision in found.decisions if decision.loss > 0]


if __name__ == "__main__":
    played = play()
    refused(played)
    imagined(played.view(played.to_decide))
    played.save("m.jsonl")
    both = [played, *skyhop.play_matches("nim", ["random", Careful()], 1)]
    lost(skyhop.analyse(both[1], iterations=16))
    print(len(both), "matches")  # noqa: T201  it is a program
