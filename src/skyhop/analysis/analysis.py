"""Analysis of a match: the effect of each decision on the win chances, and the luck between decisions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from enum import Enum
from itertools import accumulate, pairwise
from typing import Literal, NamedTuple

from skyhop.analysis.estimator import Estimator, Shares
from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Part
from skyhop.engine.document import read as document_read
from skyhop.engine.state import Outcome, State
from skyhop.game import registry
from skyhop.game.ending import Wins, ending_of, parse_ending
from skyhop.game.game import Game
from skyhop.game.journal import Header, Journal, JournalEntry, find_undone_plies
from skyhop.game.match import plies
from skyhop.i18n import N_, _, apportioned, hundredths, percent, translated

FINE = 0.01
SLIP = 0.05
MISTAKE = 0.10
BLUNDER = 0.20
"""Minimum loss for each mark, as a share of a win against the best action found; below `FINE` it is `BEST`."""


class Mark(Enum):
    """Quality of a decision; the values are the words of the JSON."""

    BEST = "best"
    """Mark if the search found no noticeably better action."""
    FINE = "fine"
    """Mark if the search found a better action, but its lead is small or within the margin of error."""
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_bad(self) -> bool:
        """Return True if the decision lost enough to be worth a sentence."""
        return self not in (Mark.BEST, Mark.FINE)

    @property
    def title(self) -> str:
        """Mark as a word, in the reader's language."""
        return translated(TITLES[self])


TITLES = {
    Mark.BEST: N_("best"),
    Mark.FINE: N_("fine"),
    Mark.SLIP: N_("inaccuracy"),
    Mark.MISTAKE: N_("mistake"),
    Mark.BLUNDER: N_("blunder"),
}


def mark_of(loss: float, margin: float) -> Mark:
    """Return the mark for a loss; a loss within the margin of error is ignored."""
    if loss < FINE:
        return Mark.BEST
    if loss < SLIP or loss <= margin:
        return Mark.FINE
    if loss < MISTAKE:
        return Mark.SLIP
    return Mark.MISTAKE if loss < BLUNDER else Mark.BLUNDER


GRAIN = 2**20
"""Resolution of win chances: they are multiples of its inverse, whose sums a float holds exactly."""
MOST_TURNS = 5
WORLDS = (1, 2)
"""Seeds of the worlds that reveal if a position has hidden information."""
SWING = 0.10
"""Change of the win chance by luck from which it counts as a turning point."""


class MatchGoesOn(ValueError):  # noqa: N818  it names why nothing is analysed
    """Error raised when the match is not over: an analysis would help a player."""


class Decision(Part):
    """One decision. Win chances are shares of a win, by seat, and add up to one at each moment.

    The chance of the deciding seat is estimated from its own view. The others share the rest, in proportion to the
    estimates from their views.
    """

    ply: int
    seat: int
    """Seat that decided, counted from 0."""
    text: str
    """Action in notation."""
    choices: int
    """Number of legal actions; 0 if the match was broken off."""
    before: Shares
    """Win chances before the decision, by seat: one share, 0 to 1, for each."""
    after: Shares
    """Win chances before the next decision, by seat, or each seat's share of the result."""
    expected: float
    """Win chance of the deciding seat after its action, before it saw the consequences."""
    loss: float
    """Difference from the best action found, in win chance."""
    margin: float
    """Margin of error of the loss to either side (95%); 0 if the search gives none."""
    mark: Mark | None
    """Mark; null if the entry cost nothing, such as an agreed draw or a bot's move for an abandoned seat."""
    better: str | None
    """Best action found, if it differs from the one taken."""
    decided: Shares
    """Change by the decision, by seat: a loss or nothing for the deciding seat, a gain or nothing for the others."""
    luck: Shares
    """Change until the next decision by luck, by seat: drawn cards and revealed cards."""
    error: Shares | LeftOut = LEFT_OUT
    """Error of the estimate, by seat, instead of `luck` if nothing is drawn or hidden."""
    solved: bool | LeftOut = LEFT_OUT
    """True if the rest of the match was searched completely, so that the value of the decision is certain."""

    @property
    def is_solved(self) -> bool:
        """True if the value of the decision is certain."""
        return self.solved is True and self.choices > 1

    @property
    def is_bad(self) -> bool:
        """Return True if the decision lost enough to be worth a sentence."""
        return self.mark is not None and self.mark.is_bad

    def swing(self, seat: int) -> float:
        """Return the change of a seat's win chance by luck, from one decision to the next.

        The view of the seat that decides gives the estimate of another seat's gain. Together with that seat's own view,
        the sum may exceed a whole win. The result is therefore limited to the actual change of the other's chance.
        """
        luck, went = self.luck[seat], self.after[seat] - self.before[seat]
        if seat == self.seat:
            return luck
        return min(luck, max(went, 0.0)) if luck > 0 else max(luck, min(went, 0.0))

    @property
    def title(self) -> str:
        """Comment on the decision in a word or two, in the reader's language."""
        if self.mark is None:
            ended = parse_ending(self.text, self.seat)
            return translated(ended[0].title) if ended else _("cannot win any more")
        return _("the only one") if self.choices == 1 else self.mark.title


class Account(Part):
    """Account of a seat's result: start + luck + error + own + others = result, to the bit."""

    start: float
    """Win chance before the first decision."""
    luck: float
    """Gain or loss by drawn and revealed cards."""
    own: float
    """Loss by its own decisions."""
    others: float
    """Gain by the decisions of others."""
    result: float
    """Share of the win: 1, 0, or a part if several seats share it."""
    error: float | LeftOut = LEFT_OUT
    """Error of the estimate, if nothing is drawn or hidden."""

    @property
    def left_over(self) -> float:
        """Part of the result not caused by decisions: luck, or the error of the estimate."""
        return self.luck if isinstance(self.error, LeftOut) else self.error


class Turn(NamedTuple):
    """Turning point for a seat: a decision that lost much, or luck that changed much."""

    decision: Decision
    """Decision, or the decision before the luck."""
    seat: int
    """Seat whose chance changed, counted from 0."""
    is_luck: bool
    change: float
    """Change of the seat's win chance, in shares of a win; negative if it fell."""


class Analysis(NamedTuple):
    """Analysis of a finished match. Chances, losses and luck are shares of a win: 1 is a whole win."""

    decisions: tuple[Decision, ...]
    """Decisions in the order of the match."""
    accounts: tuple[Account, ...]
    """Accounts, one for each seat."""
    outcome: Outcome

    def __repr__(self) -> str:
        decisions, turns = len(self.decisions), len(self.turns())
        return f"<skyhop.Analysis of {decisions} decisions, {turns} turning points, {self.outcome}>"

    @property
    def is_empty(self) -> bool:
        """Return True if nobody acted before the match was over or broken off."""
        has_result = bool(self.decisions) and ending_of(self.outcome).counts
        return not has_result and not any(each.choices for each in self.decisions)

    @property
    def has_luck(self) -> bool:
        """Return True if the remainder beside decisions is luck, and not the error of the estimate."""
        return all(isinstance(each.error, LeftOut) for each in self.accounts)

    @property
    def has_solved(self) -> bool:
        """Return True if any choice of the match was solved."""
        return any(each.is_solved for each in self.decisions)

    @property
    def rows(self) -> list[tuple[str, ...]]:
        """Return start, remainder, own decisions, others' decisions and result of each seat, in percents that add up.

        Each change is the difference of two rounded sums, because an estimate of a chance is no more precise.
        """
        starts, results = map(hundredths, self.ends)
        return list(map(_make_row, self.accounts, starts, results))

    @property
    def ends(self) -> tuple[Shares, Shares]:
        """Return the chances of all seats at the start, and their shares of the result."""
        return tuple(each.start for each in self.accounts), tuple(each.result for each in self.accounts)

    def turns(self) -> list[Turn]:
        """Return the largest turning points, in the order of the match."""
        found = []
        for each in self.decisions:
            if each.is_bad:
                found.append(Turn(each, each.seat, is_luck=False, change=-each.loss))
            swings = [each.swing(seat) for seat in range(len(each.luck))]
            seat = max(range(len(swings)), key=lambda seat: abs(swings[seat]))
            if abs(swings[seat]) >= SWING:
                found.append(Turn(each, seat, is_luck=True, change=swings[seat]))
        greatest = sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
        return sorted(greatest, key=lambda turn: (turn.decision.ply, turn.is_luck))


class _Point(NamedTuple):
    """Decision to analyse: its ply, the state before it, its journal entry."""

    ply: int
    state: State
    entry: JournalEntry


class _Judged(NamedTuple):
    """Decision as its seat saw it: the expected shares before, and the change by the decision."""

    before: Shares
    decided: Shares
    choices: int
    margin: float
    better: str | None
    is_solved: bool = False


def analyse(
    journal: Journal, estimator: Estimator, told: Callable[[int, int], None] = lambda _done, _all: None
) -> Analysis:
    """Analyse a match; `told` receives the number of analysed decisions and the number of all decisions.

    Raises:
        JournalError: naming the impossible ply.
        MatchGoesOn: if the match is not over.
    """
    game = registry.game(journal.header.game)
    *before, end = plies(journal)
    outcome = game.outcome(end.state)
    if outcome is None:
        raise MatchGoesOn(_("the match is not over; it can be analysed when it is"))
    points = [_Point(ply.number, ply.state, ply.entry) for ply in before if ply.entry and not ply.entry.is_chance]
    result = result_shares(outcome, game.seat_count(end.state.ruleset))
    judged, taken_back = [], find_undone_plies(journal.entries)
    for done, point in enumerate(points):
        told(done, len(points))
        stands = point.ply not in taken_back
        judged.append(_judge(game, estimator, point, result) if stands else _estimate_position(game, estimator, point))
    told(len(points), len(points))
    afters = [*(each.before for each in judged[1:]), result]
    is_open = all(not ply.entry.is_chance for ply in before[points[0].ply :] if ply.entry) if points else False
    is_open = is_open and all(_is_fully_visible(game, point.state) for point in points)
    decisions = tuple(
        _make_decision(*each, is_open=is_open, stands=each[0].ply not in taken_back)
        for each in zip(points, judged, afters, strict=True)
    )
    return Analysis(decisions, accounts_of(decisions, result), outcome)


def result_shares(outcome: Outcome, seats: int) -> Shares:
    """Return each seat's share of the win at the end: the winners share it; after a draw all seats do."""
    winners = outcome.winners or range(seats)
    return tuple(_round_share(1 / len(winners)) if seat in winners else 0.0 for seat in range(seats))


def _make_row(account: Account, start: int, result: int) -> tuple[str, ...]:
    """Return an account in whole percents, from the chance shown at the start to the share shown at the end."""
    changes = (account.left_over, account.own)
    sums = (start, *(round(100 * (account.start + each)) for each in accumulate(changes)), result)
    shown = (percent((after - before) / 100, is_change=True) for before, after in pairwise(sums))
    return (percent(start / 100), *shown, percent(result / 100))


def accounts_of(decisions: tuple[Decision, ...], result: Shares) -> tuple[Account, ...]:
    """Return each seat's account: the sums of luck and decisions."""
    start = decisions[0].before if decisions else result
    accounts = []
    for seat in range(len(result)):
        luck = sum(each.luck[seat] for each in decisions)
        errors = [each.error[seat] for each in decisions if not isinstance(each.error, LeftOut)]
        own = sum(each.decided[seat] for each in decisions if each.seat == seat)
        others = sum(each.decided[seat] for each in decisions if each.seat != seat)
        accounts.append(Account(start[seat], luck, own, others, result[seat], sum(errors) if errors else LEFT_OUT))
    return tuple(accounts)


def _judge(game: Game, estimator: Estimator, point: _Point, result: Shares) -> _Judged:
    """Estimate a decision from the view of its seat, and the position from the views of the others."""
    seat, seats = int(point.entry.actor), range(len(result))
    views = [game.view(point.state, each) for each in seats]
    gone = point.state.left
    stood = [0.0 if each == seat else estimator.stand(views[each], point.ply)[each] for each in seats]
    view = views[seat]
    if (ended := parse_ending(point.entry.text, seat)) is not None:
        stood[seat] = estimator.stand(view, point.ply)[seat]
        before = _fill_shares(stood, seat, gone)
        after = _fill_shares(stood, seat, {*gone, seat}) if ended[1] else result
        return _Judged(before, tuple(after[each] - before[each] for each in seats), 0, 0.0, None)
    if seat in gone:
        return _Judged(_fill_shares(stood, seat, gone), (0.0,) * len(seats), len(game.legal(view)), 0.0, None)
    taken = game.read(view, point.entry.text)
    weighed = estimator.weigh(view, taken, point.ply)
    of_best, of_taken = (tuple(map(_round_share, shares)) for shares in (weighed.of_best, weighed.of_taken))
    stood[seat] = of_best[seat]
    decided = tuple(of_taken[each] - of_best[each] for each in seats)
    better = None if weighed.best == taken else game.write(view, weighed.best)
    before, choices = _fill_shares(stood, seat, gone), len(game.legal(view))
    return _Judged(before, decided, choices, weighed.margin, better, weighed.is_solved)


def _estimate_position(game: Game, estimator: Estimator, point: _Point) -> _Judged:
    """Estimate only the position, because the entry was taken back or is no action."""
    seats = range(game.seat_count(point.state.ruleset))
    seat, gone = int(point.entry.actor), {each.seat for each in point.state.given_up}
    stood = [estimator.stand(game.view(point.state, each), point.ply)[each] for each in seats]
    return _Judged(_fill_shares(stood, seat, gone), (0.0,) * len(seats), 0, 0.0, None)


def _fill_shares(stood: Sequence[float], seat: int, gone: Collection[int]) -> Shares:
    """Scale the chances so that they add up to a win: the deciding seat keeps its own, the others share the rest.

    A solo player keeps the estimate unchanged. A player who has left has no chance.
    """
    own = 0 if seat in gone else round(stood[seat] * GRAIN)
    others = [each for each in range(len(stood)) if each != seat and each not in gone]
    shares = [0.0] * len(stood)
    shares[seat] = own / GRAIN
    if not others:
        return tuple(shares)
    weights = [stood[each] for each in others]
    for each, part in zip(
        others, apportioned(weights if any(weights) else [1.0] * len(others), GRAIN - own), strict=True
    ):
        shares[each] = part / GRAIN
    return tuple(shares)


def _is_fully_visible(game: Game, state: State) -> bool:
    """Return True if a spectator knows everything: nothing is hidden, and nothing is left to draw."""
    truth, view = game.positions.position(state), game.view(state, None)
    return all(game.positions.position(game.determinize(view, seed)) == truth for seed in WORLDS)


def _make_decision(point: _Point, judged: _Judged, after: Shares, *, is_open: bool, stands: bool) -> Decision:
    """Build the analysed decision from its estimate and the shares after it."""
    seat, before, decided = int(point.entry.actor), judged.before, judged.decided
    loss = max(0.0, -decided[seat])
    left = tuple(after[each] - before[each] - decided[each] for each in range(len(after)))
    none, has_left = (0.0,) * len(after), seat in point.state.left
    return Decision(
        ply=point.ply,
        seat=seat,
        text=point.entry.text,
        choices=judged.choices,
        before=before,
        after=after,
        expected=before[seat] + decided[seat],
        loss=loss,
        margin=judged.margin,
        mark=None if has_left or not stands else _mark(point.entry, loss, judged.margin),
        better=judged.better,
        decided=decided,
        luck=none if is_open else left,
        error=left if is_open else LEFT_OUT,
        solved=judged.is_solved or LEFT_OUT,
    )


def _mark(entry: JournalEntry, loss: float, margin: float) -> Mark | None:
    """Return the mark of an action, a resignation or a flag fall; the last two are losses like any other."""
    ended = parse_ending(entry.text, int(entry.actor))
    return mark_of(loss, margin) if ended is None or ended[0].of_two is Wins.OTHERS else None


def _round_share(share: float) -> float:
    """Round a share to the resolution at which sums are exact."""
    return round(share * GRAIN) / GRAIN


class TurningPoint(Part):
    """Step at which the match turned."""

    ply: int
    seat: int
    by: Literal["luck", "decision"]
    change: float
    """Gain or loss of the seat's win chance."""


class AnalysisDocument(Document, tag="skyhop-analysis-1"):
    """Analysis of a finished match. All figures are estimates from the view of each player."""

    game: str
    match: int
    """Number of the match in its journal."""
    seats: tuple[str, ...]
    """Players by seat, as in the journal."""
    winners: tuple[int, ...]
    """Seats that share the win; none for a draw."""
    reason: str
    method: str
    """Method of estimating win chances."""
    iterations: int | None
    """Search iterations for each decision; null for the default number."""
    seed: int
    """Seed of the estimates; the same seed gives the same figures."""
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    accounts: tuple[Account, ...]
    """Account of each seat, in the order of the seats."""


def analysis_document(header: Header, estimator: Estimator, found: Analysis) -> AnalysisDocument:
    """Return the analysis of the match with this header as a document."""
    turns = (
        TurningPoint(turn.decision.ply, turn.seat, "luck" if turn.is_luck else "decision", turn.change)
        for turn in found.turns()
    )
    return AnalysisDocument(
        game=header.game,
        match=header.match,
        seats=tuple(header.seats),
        winners=found.outcome.winners,
        reason=found.outcome.reason,
        method=estimator.method,
        iterations=estimator.iterations,
        seed=estimator.seed,
        decisions=found.decisions,
        turning_points=tuple(turns),
        accounts=found.accounts,
    )


def analysis_of(text: str | bytes) -> Analysis:
    """Read an analysis from its document, figure for figure; `DocumentError` if it is none."""
    found = document_read(AnalysisDocument, text)
    return Analysis(found.decisions, found.accounts, Outcome(found.winners, found.reason))
