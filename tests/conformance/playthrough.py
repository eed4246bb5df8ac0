"""Golden playthroughs: one match for each ruleset, written so that a change of any rule shows.

`python -m tests.conformance.playthrough` writes them anew; explain the difference in CHANGELOG.md.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from tests.conformance.games import GAMES
from tests.conformance.playing import random_matches, told

from skyhop.engine.event import Event
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.match import Match, plies

FOLDER = Path(__file__).parent / "golden"
SEED = 20_030_000
TOLD_IN_FULL = 170
"""Lines of a match; of a longer one the actions that follow are written beside each other."""
ACTIONS_A_LINE = 15

PLAYTHROUGHS = {
    FOLDER / f"{name}-{ruleset}.txt": (game, game.ruleset(ruleset))
    for name, game in GAMES.items()
    for ruleset in game.rulesets()
}


def playthrough(game: Game, ruleset: Ruleset) -> str:
    """Write one match: each ply, what it made happen, who decides then and how many actions are legal."""
    *_before, match = random_matches(game, ruleset, 1, seed=SEED)
    lines = list(islice(_lines(match), TOLD_IN_FULL))
    return "\n".join([*lines, *_rest(match, lines), game.renderer.text(match.view(None)), ""])


def _rest(match: Match, told: list[str]) -> Iterator[str]:
    """Write the actions that have not been told."""
    count = sum(line[:3].strip().isdigit() for line in told)
    actions = [entry.text for entry in match.journal.entries[count:]]
    for start in range(0, len(actions), ACTIONS_A_LINE):
        yield f"{count + start:3d} {'  '.join(actions[start : start + ACTIONS_A_LINE])}"


def _lines(match: Match) -> Iterator[str]:
    game = match.game
    events: list[Event] = []
    is_dealt = False
    for ply, state, entry, happened in plies(match.journal):
        events += happened if is_dealt else ()
        if game.chance(state) is None:
            yield from (f"      {sentence}" for sentence in told(game, state, events, None))
            events, is_dealt = [], True
        if entry is None:
            yield f"{ply:3d} over: {game.outcome(state)}"
        elif entry.is_chance:
            yield f"{ply:3d} {entry.actor}: {entry.text}"
        else:
            yield f"{ply:3d} seat {entry.actor}, {len(game.legal(state))} {game.phase(state)}: {entry.text}"


if __name__ == "__main__":
    registry.include_examples()
    for path, played in PLAYTHROUGHS.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(*played), encoding="utf-8")
