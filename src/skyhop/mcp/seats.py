"""Tools of a seat: begin a match against bots, see the table, play, ask for a hint, look back, analyse at the end."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, NoReturn

from mcp.server.mcpserver import Context
from pydantic import Field

from skyhop.analysis.analysis import AnalysisDocument, analyse, analysis_document
from skyhop.analysis.estimator import Estimator
from skyhop.analysis.hint import Adviser, Hint
from skyhop.bots import bot
from skyhop.engine.document import Document, Part
from skyhop.game import registry
from skyhop.game.documents import ActionsShown, LegalActions, actions_of, legal_actions_of, meaning_of
from skyhop.game.journal import read_line
from skyhop.game.refusal import Refused
from skyhop.i18n import _
from skyhop.jobs import limited
from skyhop.mcp.errors import Tool, refuse, table_of
from skyhop.mcp.jobs import ANALYSIS, HINT, Told, Work, client_of, compile_now
from skyhop.mcp.matches import SeatHandles, SeatView
from skyhop.mcp.positions import LARGEST, Action, StandingExplained, explained
from skyhop.mcp.rules import GameName, RulesetName
from skyhop.server.exceptions import StaleAction

MOST_ACTIONS = 80
MOST_STEPS = 60
HINT_ITERATIONS = 2000

Handle = Annotated[str, Field(description="The handle that start_match gave; it is secret.", max_length=64)]


class MatchShown(Document, tag="skyhop-match-1"):
    """A match as its seat sees it now."""

    match: str
    """The handle by which it is found again."""
    game: str
    ruleset: str
    seat: int
    """Your seat, from 0."""
    players: list[str]
    """Who sits where."""
    ply: int
    """What play wants to be told, so that no action is meant for another position."""
    step: int
    """How many decisions there were so far."""
    phase: str
    """The kind of decision that is due, or over."""
    is_over: bool
    winners: list[int]
    """After the end: the seats that have won; none for a draw."""
    happened: list[str]
    """What happened since your last action, as you heard it."""
    table: str
    """All that you may know."""
    legal: ActionsShown
    """What you may do; legal_actions_of_match lists the rest where it is long."""


class HintCandidate(Part):
    """An action that is worth considering."""

    action: str
    meaning: str
    win_chance: float | None
    """The share of a win that it promises; null for an only action."""
    at_stake: list[str]
    """What it changes in the worlds that were tried, in the game's words."""


class HintDocument(Document, tag="skyhop-hint-1"):
    """What a strong bot would consider in your place, by what you see."""

    candidates: list[HintCandidate]
    """One to three actions, the best first."""
    worlds: int
    """How many worlds were tried that your view allows; 0 for an only action."""


class StepShown(Part):
    """One decision of a match, as the seat heard what came of it."""

    step: int
    seat: int
    """Who decided, from 0."""
    sentences: list[str]


class ReplayDocument(Document, tag="skyhop-steps-1"):
    """Decisions of a match, in order."""

    steps: list[StepShown]
    total: int
    """How many there are in all."""


class StepDocument(Document, tag="skyhop-moment-1"):
    """How the match stood after one of its steps."""

    step: int
    table: str
    sentences: list[str]


class SeatTools:
    """The tools that speak of matches."""

    def __init__(self, handles: SeatHandles, work: Work) -> None:
        """Speak of the matches of these handles; what takes a while is done as work."""
        self._handles, self._work = handles, work

    @property
    def looking(self) -> Sequence[Tool]:
        """Those that change nothing."""
        return (
            self.view_match,
            self.legal_actions_of_match,
            self.hint,
            self.explain_score_of_match,
            self.look_back,
            self.look_at_step,
            self.analyse_match,
        )

    @property
    def acting(self) -> Sequence[Tool]:
        """Those that act."""
        return (self.start_match, self.play, self.resign)

    async def start_match(
        self,
        context: Context,
        game: GameName,
        ruleset: RulesetName = "",
        options: Annotated[
            dict[str, Any] | None, Field(description="Options that differ from the ruleset, by name: see list_games.")
        ] = None,
        players: Annotated[int | None, Field(description="How many play, where the game leaves it open.")] = None,
        opponent: Annotated[str, Field(description="A bot; empty for the usual one.", max_length=40)] = "",
        first: Annotated[Literal["me", "bot", "lot"], Field(description="Who begins.")] = "lot",
    ) -> MatchShown:
        """Begin a match against bots and take a seat. The handle in the answer is yours alone: keep it."""
        played = registry.game(game)
        _check_size(options or {})
        if opponent:
            bot.kind_of(opponent).check(played)
        rules = played.ruleset_with(ruleset, options or {}, players)
        handle = await self._handles.start(played, rules, opponent, first, client_of(context))
        place = await self._handles.find(handle)
        await place.bots_have_played()
        return _shown(handle, place)

    async def view_match(self, match: Handle) -> MatchShown:
        """See the table as your seat does, what happened since your last action, and what you may do."""
        return _shown(match, await self._handles.find(match))

    async def legal_actions_of_match(
        self,
        match: Handle,
        beginning: Annotated[str, Field(description="Only actions that begin so.", max_length=40)] = "",
    ) -> LegalActions:
        """List what you may do now, in notation and in words."""
        place = await self._handles.find(match)
        return legal_actions_of(place.game, place.view, MOST_ACTIONS, beginning)

    async def play(
        self,
        match: Handle,
        action: Action,
        ply: Annotated[
            int | None,
            Field(description="The ply that you saw, always needed: an action meant for another is not done."),
        ] = None,
    ) -> MatchShown:
        """Do an action of your seat; the bots answer, and you see what came of it."""
        place = await self._handles.find(match)
        if ply is None:
            problem = _("ply is missing, and nothing was done: give %(ply)s if you saw the match as it is now.")
            refuse(problem % {"ply": place.ply}, _("view_match shows it."))
        try:
            await place.play(ply, action)
        except StaleAction:
            _refuse_stale(place)
        except Refused as refused:
            refuse(str(refused), _("legal_actions_of_match lists what you may do."))
        await place.bots_have_played()
        return _shown(match, place)

    async def resign(self, match: Handle) -> MatchShown:
        """Give the match up; where a bot cannot play on, it ends without a loser."""
        place = await self._handles.find(match)
        try:
            await place.resign()
        except StaleAction:
            _refuse_stale(place)
        except Refused as refused:
            refuse(str(refused), _("look_back shows how it went."))
        return _shown(match, place)

    async def hint(self, match: Handle, context: Context) -> HintDocument:
        """Ask what a strong bot would consider in your place, by what you see, and what is at stake by it."""
        place = await self._handles.find(match)
        game, view, ply, adviser = place.game, place.view, place.ply, Adviser(place.game, HINT_ITERATIONS)
        if not game.legal(view):
            refuse(_("You have nothing to decide now."), _("view_match shows how the match stands."))

        def work(told: Told) -> Hint:
            compile_now(adviser.entries(), told)
            return limited.run(adviser.hint, view, ply)

        advised = await self._work.done(HINT, work, context)
        shown = [
            HintCandidate(
                action=each.text,
                meaning=meaning_of(game, view, each.action),
                win_chance=each.share,
                at_stake=each.told(game, view),
            )
            for each in advised.candidates
        ]
        return HintDocument(candidates=shown, worlds=advised.worlds)

    async def explain_score_of_match(self, match: Handle) -> StandingExplained:
        """Say line by line how the players stand, as far as you may know, each line with its clause."""
        place = await self._handles.find(match)
        return explained(place.game, place.view)

    async def look_back(
        self,
        match: Handle,
        first: Annotated[int, Field(description="The first step, from 0.", ge=0)] = 0,
        count: Annotated[int, Field(description="How many steps.", ge=1, le=MOST_STEPS)] = MOST_STEPS,
    ) -> ReplayDocument:
        """Tell what has happened, decision by decision, as you heard it."""
        place = await self._handles.find(match)
        steps = [
            StepShown(step=number, seat=told.actor, sentences=list(told.sentences))
            for number, told in enumerate(place.told(first, count), first + 1)
        ]
        return ReplayDocument(steps=steps, total=place.steps)

    async def look_at_step(
        self,
        match: Handle,
        step: Annotated[int, Field(description="The table after so many decisions; 0 is the beginning.", ge=0)],
        all_open: Annotated[bool, Field(description="After the end: with what all held face up.")] = False,  # noqa: FBT002  as programs write it
    ) -> StepDocument:
        """See the table as you saw it after a step; after the end, if you wish, with all hands open."""
        place = await self._handles.find(match)
        if step > place.steps:
            refuse(_("There were %(count)s steps so far.") % {"count": place.steps}, _("Choose one of them."))
        view = place.view_after(step, all_open=all_open)
        told = place.told(step - 1, 1) if step else []
        sentences = [sentence for each in told for sentence in each.sentences]
        return StepDocument(step=step, table=table_of(place.game, view), sentences=sentences)

    async def analyse_match(self, match: Handle, context: Context) -> AnalysisDocument:
        """Analyse a match that is over: win chances, mistakes, turns of luck. It takes a while and can be cancelled."""
        place = await self._handles.find(match)
        journal = place.journal()
        estimator = Estimator(place.game, is_solo=journal.header.is_solo)

        def work(told: Told) -> AnalysisDocument:
            compile_now(estimator.entries(), told)
            return limited.run(_analysed, journal.to_line(), report=lambda done: told(done, place.steps))

        return await self._work.done(ANALYSIS, work, context)


def _analysed(line: str, report: Callable[[int], None]) -> AnalysisDocument:
    """Analyse a journal, in a process with limited memory."""
    journal = read_line(line)
    estimator = Estimator(registry.game(journal.header.game), is_solo=journal.header.is_solo)
    return analysis_document(journal.header, estimator, analyse(journal, estimator, lambda done, _all: report(done)))


def _refuse_stale(place: SeatView) -> NoReturn:
    problem = _("The match has gone on: it is at ply %(ply)s, and nothing was done.")
    refuse(problem % {"ply": place.ply}, _("view_match shows it."))


def _shown(handle: str, place: SeatView) -> MatchShown:
    game, view, stuck = place.game, place.view, place.live.stuck
    outcome, happened = game.outcome(view), place.since_own()
    if stuck is not None:
        problem = _("%(player)s cannot play on: something is wrong with it. resign ends the match without a loser.")
        happened.append(problem % {"player": place.players[stuck]})
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
        happened=happened,
        table=table_of(game, view),
        legal=actions_of(game, view, MOST_ACTIONS),
    )


def _check_size(options: dict[str, Any]) -> None:
    try:
        length = len(json.dumps(options))
    except (ValueError, RecursionError):
        length = LARGEST + 1
    if length > LARGEST:
        refuse(
            _("The options are larger than %(most)s kB, which is more than they can need.") % {"most": LARGEST // 1024}
        )
