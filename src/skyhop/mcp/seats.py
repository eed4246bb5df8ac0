"""Tools for matches: start a match against bots, view it, play, get hints, replay the match and analyse it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Annotated, Literal

from mcp.server.mcpserver import Context
from mcp_types import ImageContent
from pydantic import Field

from skyhop.analysis.analysis import AnalysisDocument, analyse_line
from skyhop.analysis.estimator import Estimator
from skyhop.analysis.hint import Adviser, Hint
from skyhop.bots import bot
from skyhop.engine.document import Document, Part
from skyhop.game import registry
from skyhop.game.documents import ActionsShown, LegalActions, describe_actions, describe_effect, describe_legal_actions
from skyhop.game.game import ruleset_for_match
from skyhop.i18n import _
from skyhop.jobs import limited
from skyhop.mcp.errors import Tool, describe_table, refuse
from skyhop.mcp.jobs import ANALYSIS, HINT, Progress, ToolJobs, compile_now, identify_client
from skyhop.mcp.matches import SeatHandles, SeatView
from skyhop.mcp.positions import LARGEST, Action, PictureForm, StandingExplained, explain_standing, make_picture_content
from skyhop.mcp.rules import GameName, RulesetName

MOST_ACTIONS = 80
MOST_STEPS = 60
HINT_ITERATIONS = 2000

Handle = Annotated[str, Field(description="Secret handle of the match, from start_match.", max_length=64)]


class MatchShown(Document, tag="skyhop-match-1"):
    """Current state of a match, as your seat sees it."""

    match: str
    """Handle of the match, an argument of other tools."""
    game: str
    ruleset: str
    seat: int
    """Your seat, counted from 0."""
    players: list[str]
    """Names of the players by seat."""
    ply: int
    """Current ply. Send it with `play`. The tool refuses an action for another position."""
    step: int
    """Number of decisions so far."""
    phase: str
    """Kind of decision that the seat must make, or `over`."""
    is_over: bool
    winners: list[int]
    """Seats that won. Empty before the end and for a draw."""
    happened: list[str]
    """Events since your last action, as you saw them."""
    table: str
    """Description of everything that you may know, in words."""
    legal: ActionsShown
    """Your legal actions. If the list is long, legal_actions_of_match returns the other actions."""


class HintCandidate(Part):
    """Good action for your seat, according to a strong bot."""

    action: str
    meaning: str
    win_chance: float | None
    """Estimated win chance. Null if there is only one legal action."""
    at_stake: list[str]
    """Consequences in the simulated worlds, as sentences."""


class HintDocument(Document, tag="skyhop-hint-1"):
    """Good actions for your seat, according to a strong bot that sees only your view."""

    candidates: list[HintCandidate]
    """One to three actions, the best first."""
    worlds: int
    """Number of simulated worlds. 0 if there is only one legal action."""


class StepShown(Part):
    """One decision of a match, with its events as the assistant's seat saw them."""

    step: int
    seat: int
    """Seat that decided, counted from 0."""
    sentences: list[str]


class ReplayDocument(Document, tag="skyhop-steps-1"):
    """Decisions of a match, in order."""

    steps: list[StepShown]
    total: int
    """Total number of decisions."""


class StepDocument(Document, tag="skyhop-moment-1"):
    """Position of a match after one of its steps."""

    step: int
    table: str
    sentences: list[str]


class SeatTools:
    """Tools for matches that assistants play."""

    def __init__(self, handles: SeatHandles, work: ToolJobs) -> None:
        """Create the tools for the matches with these handles. `work` runs the slow jobs."""
        self._handles, self._work = handles, work

    @property
    def reading(self) -> Sequence[Tool]:
        """Tools that change nothing."""
        return (
            self.view_match,
            self.legal_actions_of_match,
            self.hint,
            self.explain_score_of_match,
            self.look_back,
            self.look_at_step,
            self.analyse_match,
            self.draw_match,
        )

    @property
    def acting(self) -> Sequence[Tool]:
        """Tools that change a match."""
        return (self.start_match, self.play, self.resign)

    async def start_match(
        self,
        context: Context,
        game: GameName,
        ruleset: RulesetName = "",
        options: Annotated[
            dict[str, object] | None,
            Field(description="Options that differ from the ruleset. list_games shows all options."),
        ] = None,
        players: Annotated[int | None, Field(description="Number of players, if the game allows several.")] = None,
        opponent: Annotated[str, Field(description="Name of a bot. Empty for the default bot.", max_length=40)] = "",
        first: Annotated[Literal["me", "bot", "random"], Field(description="Player who begins.")] = "random",
    ) -> MatchShown:
        """Start a match against bots and take a seat. The result contains your secret handle. Keep this handle."""
        played = registry.game(game)
        _check_size(options or {})
        if opponent:
            bot.kind_of(opponent).check(played)
        rules = ruleset_for_match(played, ruleset, options or {}, players)
        handle = await self._handles.start(played, rules, opponent, first, identify_client(context))
        place = await self._handles.find(handle)
        await place.wait_for_bots()
        return _make_match_document(handle, place)

    async def view_match(self, match: Handle) -> MatchShown:
        """View the match as your seat sees it: the table, the events since your last action, and your legal actions."""
        return _make_match_document(match, await self._handles.find(match))

    async def legal_actions_of_match(
        self,
        match: Handle,
        beginning: Annotated[
            str, Field(description="Return only actions whose notation begins with this text.", max_length=40)
        ] = "",
    ) -> LegalActions:
        """List your legal actions, in notation and in words."""
        place = await self._handles.find(match)
        return describe_legal_actions(place.game, place.view, MOST_ACTIONS, beginning)

    async def play(
        self,
        match: Handle,
        action: Action,
        ply: Annotated[
            int | None,
            Field(
                description="Ply of the position that you saw (required). At another ply, the tool refuses the action."
            ),
        ] = None,
    ) -> MatchShown:
        """Play an action of your seat, wait until the bots have played, and return the match."""
        place = await self._handles.find(match)
        if ply is None:
            problem = _(
                "ply is missing, so the action was refused. If you have seen the current position, call the tool "
                "again with ply %(ply)s."
            )
            refuse(problem % {"ply": place.ply}, _("view_match shows the current position."))
        await place.play(ply, action)
        await place.wait_for_bots()
        return _make_match_document(match, place)

    async def resign(self, match: Handle) -> MatchShown:
        """Resign. If a bot has failed and cannot continue, end the match without a loser."""
        place = await self._handles.find(match)
        await place.resign()
        return _make_match_document(match, place)

    async def hint(self, match: Handle, context: Context) -> HintDocument:
        """Return good actions with their consequences, according to a strong bot that sees only your view."""
        place = await self._handles.find(match)
        game, view, ply, adviser = place.game, place.view, place.ply, Adviser(place.game, HINT_ITERATIONS)
        if not game.legal(view):
            refuse(_("You have nothing to decide now."), _("view_match shows the current position."))

        def work(progress: Progress) -> Hint:
            compile_now(adviser.entries(), progress)
            return limited.run(adviser.hint, view, ply)

        advice = await self._work.run(HINT, work, context)
        candidates = [
            HintCandidate(
                each.text, describe_effect(game, view, each.action), each.share, each.describe_effects(game, view)
            )
            for each in advice.candidates
        ]
        return HintDocument(candidates=candidates, worlds=advice.worlds)

    async def explain_score_of_match(self, match: Handle) -> StandingExplained:
        """Explain the scores line by line, with clauses, as far as your seat may know them."""
        place = await self._handles.find(match)
        return explain_standing(place.game, place.view)

    async def look_back(
        self,
        match: Handle,
        first: Annotated[int, Field(description="Number of steps to skip at the start of the match.", ge=0)] = 0,
        count: Annotated[int, Field(description="Maximum number of steps.", ge=1, le=MOST_STEPS)] = MOST_STEPS,
    ) -> ReplayDocument:
        """Return the events of a match, decision by decision, as you saw them."""
        place = await self._handles.find(match)
        found = enumerate(place.log(first, count), first + 1)
        return ReplayDocument([StepShown(n, each.actor, list(each.sentences)) for n, each in found], place.steps)

    async def look_at_step(
        self,
        match: Handle,
        step: Annotated[
            int,
            Field(
                description="Number of decisions before the described position. 0 is the beginning of the match.", ge=0
            ),
        ],
        all_open: Annotated[bool, Field(description="True to show all hands after the end of the match.")] = False,  # noqa: FBT002  tools take arguments by name
    ) -> StepDocument:
        """Describe the match after one of its steps, as you saw it. After the end, you can also see all hands."""
        place = await self._handles.find(match)
        if step > place.steps:
            problem = _("The match has had %(count)s steps so far.") % {"count": place.steps}
            refuse(problem, _("Choose one of these steps."))
        view = place.view_after(step, all_open=all_open)
        steps = place.log(step - 1, 1) if step else []
        sentences = [sentence for each in steps for sentence in each.sentences]
        return StepDocument(step=step, table=describe_table(place.game, view), sentences=sentences)

    async def analyse_match(self, match: Handle, context: Context) -> AnalysisDocument:
        """Analyse a finished match: win chances, mistakes and luck.

        The analysis takes some time, and you can cancel it.
        """
        place = await self._handles.find(match)
        journal = place.journal()
        estimator = Estimator(place.game, is_solo=journal.header.is_solo)

        def work(progress: Progress) -> AnalysisDocument:
            compile_now(estimator.entries(), progress)
            return limited.run(
                analyse_line, journal.to_line(), report=lambda each: progress(each.analysed_count, place.steps)
            )

        return await self._work.run(ANALYSIS, work, context)

    async def draw_match(self, match: Handle, form: PictureForm = "png") -> ImageContent:
        """Draw the match as your seat sees it."""
        place = await self._handles.find(match)
        drawing, sentences = place.game.renderer.draw(place.view), place.describe_since_own()
        return await asyncio.to_thread(make_picture_content, drawing, form, sentences[-1] if sentences else "")


def _make_match_document(handle: str, place: SeatView) -> MatchShown:
    game, view, stuck = place.game, place.view, place.live.stuck_seat
    outcome, sentences = game.outcome(view), place.describe_since_own()
    if stuck is not None:
        problem = _(
            "%(player)s has stopped with an error and cannot continue. Use resign to end the match without a loser."
        )
        sentences.append(problem % {"player": place.players[stuck]})
    return MatchShown(
        match=handle,
        game=game.name,
        ruleset=view.ruleset.name,
        seat=place.seat,
        players=list(place.players),
        ply=place.ply,
        step=place.steps,
        phase=game.phase(view),
        is_over=place.is_over,
        winners=list(outcome.winners) if outcome else [],
        happened=sentences,
        table=describe_table(game, view),
        legal=describe_actions(game, view, MOST_ACTIONS),
    )


def _check_size(options: dict[str, object]) -> None:
    try:
        length = len(json.dumps(options))
    except (ValueError, RecursionError):
        length = LARGEST + 1
    if length > LARGEST:
        refuse(_("The options are too large: the limit is %(most)s kB.") % {"most": LARGEST // 1024})
