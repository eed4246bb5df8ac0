"""One document of each format, as versions of skyhop have written them; every later version must read them.

`python -m tests.documents.golden_documents`, in the root, writes those that are missing of this version. A file that
is there already is a record of the past and never written anew.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from skyhop import __version__
from skyhop.boards.check import UnreadBoard
from skyhop.boards.drafts.check import check as check_draft
from skyhop.boards.drafts.draft import DraftJournal, DraftStep, Drop, Write, draft_of
from skyhop.boards.file import BoardDocument, loads
from skyhop.bots.bot import BY_ITERATIONS
from skyhop.cli.__main__ import main
from skyhop.engine.document import Document, read, write_document
from skyhop.game import registry
from skyhop.game.action import Refusal
from skyhop.game.documents import ViewShown
from skyhop.game.journal import Result
from skyhop.lab.bench import Bench, MeasurementShown
from skyhop.lab.calibration import MarksDocument
from skyhop.lab.pairs_file import PairsHeader
from skyhop.mcp.boards import Balance
from skyhop.mcp.errors import ProblemShown
from skyhop.mcp.jobs import ToolJobs
from skyhop.mcp.matches import SeatHandles
from skyhop.mcp.positions import check_scenario, explain_score, judge_action, legal_actions, set_up_position
from skyhop.mcp.rules import find_clauses, list_games, quiz_questions, read_clause
from skyhop.mcp.seats import HintCandidate, HintDocument, SeatTools
from skyhop.puzzles.collection import PuzzlesHeader, contents_of
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.web.api_documents import (
    Done,
    JobStatus,
    Leaderboard,
    LeaderboardRow,
    MatchesListed,
    MatchListed,
    MatchPlayed,
    MatchRated,
    MatchSeen,
    OfferShown,
    OffersListed,
    PlayerProfile,
    PlayerRatings,
    ProgramShown,
    PublicPlayer,
    RatedAt,
    RatingPoints,
    ResultsAgainst,
    SeatRated,
    SeatRatings,
    SeatShown,
    TermsShown,
    TicketShown,
)
from skyhop.web.pages.accounts.privacy import AccountData, DeviceShown, MatchOwned, ProgramOwned, RatingShown

FOLDER = Path(__file__).parent / "golden"
SCENARIOS = Path("scenarios")
BOARD = SCENARIOS / "aeronaut-odyssey" / "six.json"
COMMANDS = (
    "rules balloon-cup --clause BC-6.1",
    "rules balloon-cup --summary",
    "puzzle --name {puzzle}",
    "puzzle --name {puzzle} --answer {answer}",
    "quiz --grade {answers}",
    "replay {journal} --examples",
    "analyse {journal} --examples",
    "verify {journal} --examples",
    "check {scenario}",
    "check src/skyhop/examples/nim.py --games 1",
    f"board check {BOARD}",
    "lab match random random nim --examples --pairs 2 --processes 1",
    "lab ladder connect-four random greedy --examples --pairs 2 --processes 1",
)


def printed(command: str) -> str:
    """Return the output of a command."""
    out = StringIO()
    with redirect_stdout(out):
        main([*command.split(), "--json"])
    return out.getvalue()


def of_commands(folder: Path) -> Iterator[str]:
    """Documents that commands write, and the journals that they read."""
    journal = folder / "nim.jsonl"
    main(["simulate", "nim", "--examples", "--seed", "3", "-o", str(journal)])
    yield journal.read_text().splitlines()[0]
    question = quiz_questions("balloon-cup", 1).questions[0]
    (folder / "answers.json").write_text(json.dumps({question.name: "a"}))
    puzzle = contents_of(registry.game("balloon-cup")).puzzles[0]
    given = {
        "journal": journal,
        "answers": folder / "answers.json",
        "scenario": min((SCENARIOS / "balloon-cup").rglob("*.toml")),
        "puzzle": puzzle.name,
        "answer": puzzle.answer,
    }
    for command in COMMANDS:
        yield printed(command.format(**given)).splitlines()[-1]


async def played() -> list[Document]:
    """Documents of a match that an assistant plays."""
    handles = SeatHandles()
    tools = SeatTools(handles, ToolJobs())
    game = registry.game("balloon-cup")
    handle = await handles.start(game, game.ruleset("rio-grande"), "random", "me", "")
    legal = await tools.legal_actions_of_match(handle)
    shown = await tools.play(handle, legal.actions[0].action, (await handles.find(handle)).ply)
    seen = (await handles.find(handle)).document()
    looked = [shown, await tools.look_back(handle), await tools.look_at_step(handle, 1), seen]
    await handles.aclose()
    return looked


def made() -> Iterator[Document]:
    """Documents that tools and files have; those that take long, or follow from a clock, are made up."""
    position = {"game": "balloon-cup", "position": {"hands": ["Y7 R1", "B1 G1"], "bag": "RRRR"}}
    position["position"] |= {"tiles": ["2 mountain YG | G13 | Y11"]}  # type: ignore[operator]  # it is a dict
    yield from (list_games(), find_clauses("balloon-cup", "trophy"), read_clause("balloon-cup", "BC-6.1"))
    yield from (judge_action(position, "Y7-1"), legal_actions(position), set_up_position(position))
    yield from (explain_score(position), check_scenario(position), quiz_questions("balloon-cup", 2, 1))
    looked = asyncio.run(played())
    yield from looked
    yield ProblemShown("refused", "That side has all its cards already; choose one that lacks one.", "BC-4.2")
    yield Refusal("BC-4.2", "That side has all its cards already; choose one that lacks one.")
    yield HintDocument(candidates=[HintCandidate("Y7-1", "Lay it.", 0.5, ["Nothing."])], worlds=8)
    yield Balance(games=10, boards=2, rows={"rules": "pioneer"}, won=[0.5, 0.5], margin=[0.1, 0.1])
    yield Bench(
        machine={"cores": 2, "load": 0.5, "processor": "one", "system": "Linux"},
        versions={"skyhop": __version__, "numba": None},
        measurements=(MeasurementShown("play", 2.0, "1/s", 1.0, 3.0, 3, None, None),),
    )
    yield MarksDocument(bronze=10, silver=20, gold=30, points=25, mark="silver")
    yield UnreadBoard(file="board.json", error="[AO-13.1] the board: this is not JSON, or it is incomplete")
    yield read(BoardDocument, BOARD.read_text("utf-8"))
    yield from of_drafts()
    weights: tuple[str | None, str | None] = (None, "0af3")
    yield PairsHeader(
        engine=__version__,
        game="nim",
        ruleset={},
        bots=("greedy", "random"),
        budget=BY_ITERATIONS,
        seed=1,
        weights=weights,
        fresh_maps=False,
    )
    yield PuzzlesHeader(game="nim", recipe={"seed": 0})
    seen = looked[-1]
    assert isinstance(seen, ViewShown)
    yield from of_programs(seen)


def of_drafts() -> Iterator[Document]:
    """Yield the documents of a hand-drawn map."""
    draft = draft_of(loads(BOARD.read_text("utf-8")))
    step = DraftStep(title="Take away", changes=(Drop(of="cities", key=6), Write(field="name", value="Five Winds")))
    yield draft
    yield DraftJournal(start=draft, steps=(step,), done=1)
    yield check_draft(draft)


def of_programs(view: ViewShown) -> Iterator[Document]:
    """Documents of `/api/v1`, made up but for the view."""
    yield ProgramShown("p0", "Zephyr", "Anna", ["play", "read"])
    yield MatchSeen(
        match="abcdefghjkmn",
        game="balloon-cup",
        ruleset="rio-grande",
        seats=[
            SeatShown("program", "You", is_you=True, program="p0"),
            SeatShown("guest", "Ben", is_you=False, program=None),
        ],
        seat=0,
        is_friendly=False,
        first=0,
        ply=4,
        to_decide=0,
        draw_offered_by=None,
        result=None,
        view=view,
    )
    yield TicketShown("nonce 2026-11-27T08:00:00.000+00:00 signature", "0123456789ab", "0" * 64)
    result = Result((0,), "resignation")
    yield MatchesListed([MatchListed("abcdefghjkmn", "balloon-cup", "rio-grande", [0], "2026-11-24T18:00:00", result)])
    journal = {"format": "skyhop-journal-1", "plies": []}
    owned = MatchOwned(
        "abcdefghjkmn", "balloon-cup", "rio-grande", [0], "2026-11-24", "2026-11-24", 9, Result((0,), "left"), journal
    )
    yield AccountData(
        name="Anna",
        has_account=True,
        created="2026-11-24",
        settings="theme=dark",
        devices=[DeviceShown("Firefox, Linux", "2026-11-24", "2026-11-24")],
        programs=[ProgramOwned("Zephyr", ["read"], "2026-11-24")],
        blocked=["Ben", None],
        ratings=[RatingShown("balloon-cup", "blitz", 25.0, 8.0)],
        history=[RatingShown("balloon-cup", "blitz", 25.0, 8.0, "abcdefghjkmn", 1)],
        matches=[owned],
    )
    yield from of_open_tables()
    yield Done("abcdefghjkmn", 5)
    yield JobStatus(done=1, parts=20, ahead=0)


def of_open_tables() -> Iterator[Document]:
    """Open tables and ratings, made up."""
    free = SeatShown("open", "Waiting for player", is_you=False, program=None)
    seats, at = [SeatShown("guest", "Ben", is_you=False, program=None), free], "2026-11-25T18:00:00"
    terms = TermsShown("5+3", "blitz", is_rated=True, is_offered=True)
    points = RatingPoints(1612, 88, is_provisional=False, matches=41)
    offer = OfferShown("abcdefghjkmn", "balloon-cup", "rio-grande", terms, seats, is_yours=False, begun_at=at)
    yield OffersListed([offer])
    yield Leaderboard("balloon-cup", "blitz", [LeaderboardRow("program", "Zephyr", "p0", is_you=True, rating=points)])
    played = [
        MatchRated("abcdefghjkmn", "balloon-cup", "blitz", 1, None, points),
        MatchRated("abcdefghjkmp", "balloon-cup", "blitz", None, ExclusionReason.EARLY, points),
    ]
    yield PlayerRatings("p0", [RatedAt("balloon-cup", "blitz", points)], played)
    bot, rated = PublicPlayer("bot", "Pilot", "pilot", has_profile=False), RatedAt("balloon-cup", "blitz", points)
    match = MatchPlayed("abcdefghjkmn", "balloon-cup", "rio-grande", "blitz", "won", None, at, [bot], points)
    against = ResultsAgainst(PublicPlayer("guest", None, None, has_profile=False), 1, 0, 2)
    yield PlayerProfile("Anna", "2026-11-24", [rated], ["abcdefghjkmq"], [against], [match])
    yield SeatRatings("balloon-cup", "blitz", [SeatRated(points, 1, None), None])


def main_of_this_version() -> None:
    """Write what is missing."""
    folder = FOLDER / __version__
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made_up, registry.with_examples():
        lines = [*of_commands(Path(made_up)), *map(write_document, made())]
    for line in lines:
        file = folder / f"{json.loads(line)['format']}.json"
        if not file.exists():
            file.write_text(f"{line}\n", "utf-8")


if __name__ == "__main__":
    main_of_this_version()
