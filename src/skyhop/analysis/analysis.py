"""Analysis of a finished match: the effect of each decision on the win chances, and the luck between decisions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal, NamedTuple

from skyhop.analysis.estimator import Estimator, Mark, Shares, accuracy_of, mark_of, mean_accuracy
from skyhop.engine.document import LEFT_OUT, Document, LeftOut, Part
from skyhop.engine.document import read as document_read
from skyhop.engine.state import Outcome, State
from skyhop.game import registry
from skyhop.game.ending import Wins, ending_of, parse_ending
from skyhop.game.game import Game
from skyhop.game.journal import Header, Journal, JournalEntry, find_undone_plies, read_line
from skyhop.game.match import plies
from skyhop.game.text import N_about, about_marked
from skyhop.i18n import _, apportioned, ngettext, percent, translated

CHANCE_STEPS = 2**20
"""Resolution of win chances: a win chance is a multiple of 1 / `CHANCE_STEPS`. Sums of win chances are then exact."""
MOST_TURNS = 5
WORLDS = (1, 2)
"""Two seeds. Each seed determines one world for a view.

If one of the two worlds differs from the state, the position has hidden information.
"""
MIN_SWING = 0.10
"""Smallest change of a win chance that makes luck a turning point."""
MIN_LUCK = 0.02
"""If the total luck of a seat is smaller, no sentence mentions it. It is then within the error of the estimates."""


class MatchGoesOn(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if the match to analyse is still running. An analysis would help one of its players."""


class Decision(Part):
    """Decision of a seat with its effect on the win chances of all seats.

    Win chances are shares of a win, by seat, and add up to 1. The win chance of the deciding seat is estimated from
    its own view. The other seats divide the rest in proportion to the estimates from their own views.
    """

    ply: int
    seat: int
    """Seat that decided, counted from 0."""
    text: str
    """Chosen action in notation."""
    choices: int
    """Number of legal actions. It is 0 if the players ended the match early."""
    before: Shares
    """Win chances before the decision, by seat: one share from 0 to 1 for each seat."""
    after: Shares
    """Win chances before the next decision, by seat. After the last decision: the share of each seat in the result."""
    expected: float
    """Win chance of the deciding seat directly after its action, before the consequences of the action are known."""
    loss: float
    """Difference in win chance between the best action that the search found and the chosen action."""
    margin: float
    """Half the width of the 95% confidence interval of the loss. It is 0 if the search has no error estimate."""
    mark: Mark | None
    """Mark of the decision, such as `blunder`. Null if the seat made no choice.

    Examples without a choice are an agreed draw and a bot's action for a seat that its player left.
    """
    better: str | None
    """Best action that the search found, in notation. Null if it is the chosen action."""
    decided: Shares
    """Effect of the action on each win chance, by seat. At most 0 for the deciding seat. At least 0 for the others."""
    luck: Shares
    """Effect of luck on each win chance until the next decision, by seat. Luck means drawn and revealed cards."""
    accuracy: float | None
    """Accuracy from 0 to 100. Null if the decision has no mark, or if the seat had only one legal action."""
    error: Shares | LeftOut = LEFT_OUT
    """Error of the estimate, by seat. In matches without chance and hidden information, it replaces `luck`."""
    solved: bool | LeftOut = LEFT_OUT
    """True if a search examined the rest of the match completely. The value of the decision then has no error."""

    @property
    def is_solved(self) -> bool:
        """True if the seat had a choice and a search examined the rest of the match completely, else False.

        If True, the value of the decision has no error.
        """
        return self.solved is True and self.choices > 1

    @property
    def is_bad(self) -> bool:
        """True if the mark of the decision is inaccuracy, mistake or blunder."""
        return self.mark is not None and self.mark.is_bad

    @property
    def has_better(self) -> bool:
        """True if the decision is bad and the analysis found a better action. A resignation has no better action."""
        return self.is_bad and self.better is not None

    def swing(self, seat: int) -> float:
        """Return the change of a seat's win chance by luck, from this decision to the next decision.

        For a seat that did not decide, `luck` mixes estimates from two views and may exceed one win. For such a
        seat, the result is therefore limited to the change of the seat's win chance from `before` to `after`.
        """
        luck, went = self.luck[seat], self.after[seat] - self.before[seat]
        if seat == self.seat:
            return luck
        return min(luck, max(went, 0.0)) if luck > 0 else max(luck, min(went, 0.0))

    @property
    def title(self) -> str:
        """Comment on the decision in a few words, in the reader's language."""
        if self.mark is None:
            ended = parse_ending(self.text, self.seat)
            return translated(ended[0].title) if ended else _("can no longer win")
        return _("only legal action") if self.choices == 1 else self.mark.title


class Account(Part):
    """Sources of a seat's result. The sum `start` + `luck` + `error` + `own` + `others` is exactly `result`."""

    start: float
    """Win chance of the seat before the first decision."""
    luck: float
    """Effect of drawn and revealed cards on the seat's win chance."""
    own: float
    """Effect of the seat's own decisions on its win chance. At most 0."""
    others: float
    """Effect of other seats' decisions on the seat's win chance. At least 0."""
    result: float
    """Win share: 1, 0, or a fraction if several seats share the win."""
    accuracy: float | None
    """Accuracy of the seat's decisions, from 0 to 100. Null if the seat had no decision with an accuracy."""
    error: float | LeftOut = LEFT_OUT
    """Error of the estimates, in matches without chance and hidden information."""

    @property
    def left_over(self) -> float:
        """Change of the seat's win chance that no decision caused.

        In a match with chance or hidden information, this is `luck`. In other matches, it is `error`, the error of
        the estimates.
        """
        return self.luck if isinstance(self.error, LeftOut) else self.error


class Turn(NamedTuple):
    """Turning point of the match: a decision with a large loss, or a large change of a seat's win chance by luck."""

    decision: Decision
    """Decision that was the turning point. If luck was the turning point, the last decision before it."""
    seat: int
    """Seat whose win chance changed, counted from 0."""
    is_luck: bool
    change: float
    """Change of the seat's win chance, in shares of a win; negative if the win chance fell."""


class Analysis(NamedTuple):
    """Analysis of a finished match. Win chances, losses and luck are shares of a win: 1 means one win."""

    decisions: tuple[Decision, ...]
    """All decisions in the order of the match."""
    accounts: tuple[Account, ...]
    """Accounts of the seats' results, one for each seat."""
    outcome: Outcome

    def __repr__(self) -> str:
        decisions, turns = len(self.decisions), len(self.turns())
        return f"<skyhop.Analysis of {decisions} decisions, {turns} turning points, {self.outcome}>"

    @property
    def is_empty(self) -> bool:
        """True if no seat had a choice and the match has no result."""
        has_result = bool(self.decisions) and ending_of(self.outcome).counts
        return not has_result and not any(each.choices for each in self.decisions)

    @property
    def has_luck(self) -> bool:
        """True if chance or hidden information changes the win chances between decisions.

        False if only the errors of the estimates change them.
        """
        return all(isinstance(each.error, LeftOut) for each in self.accounts)

    @property
    def has_solved(self) -> bool:
        """True if, for at least one decision, a search examined the rest of the match completely."""
        return any(each.is_solved for each in self.decisions)

    def describe_marks(self, seat: int) -> dict[Mark, str]:
        """Return the numbers of a seat's inaccuracies, mistakes and blunders in words, in the language in use."""
        marks = [each.mark for each in self.decisions if each.seat == seat]
        slips, mistakes, blunders = map(marks.count, (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER))
        return {
            Mark.SLIP: ngettext("%(count)s inaccuracy", "%(count)s inaccuracies", slips) % {"count": slips},
            Mark.MISTAKE: ngettext("%(count)s mistake", "%(count)s mistakes", mistakes) % {"count": mistakes},
            Mark.BLUNDER: ngettext("%(count)s blunder", "%(count)s blunders", blunders) % {"count": blunders},
        }

    def describe_luck(self, names: Sequence[str]) -> list[str]:
        """Return sentences about the seats that luck helped or harmed, in the language in use.

        `names` contains the names of the players. In a match of two seats, the luck of one seat is the bad luck of the
        other, so one sentence is enough.
        """
        if not self.has_luck:
            return [_("This match has no random or hidden elements, so luck had no effect.")]
        lucks = {seat: each.luck for seat, each in enumerate(self.accounts) if abs(each.luck) >= MIN_LUCK}
        if not lucks:
            return [_("Luck was even.")]
        order = sorted(lucks, key=lambda seat: -lucks[seat])
        gained = N_about("%(who)s gained about %(share)s of a win by luck.")
        lost = N_about("%(who)s lost about %(share)s of a win by bad luck.")
        sentences = []
        for seat in order:
            words = {"who": names[seat], "share": percent(abs(lucks[seat]))}
            sentences.append(about_marked(gained if lucks[seat] > 0 else lost, words))
        return sentences[:1] if len(self.accounts) == 2 else sentences

    def turns(self) -> list[Turn]:
        """Return up to five turning points with the largest changes, in the order of the match."""
        found = []
        for each in self.decisions:
            if each.is_bad:
                found.append(Turn(each, each.seat, is_luck=False, change=-each.loss))
            swings = [each.swing(seat) for seat in range(len(each.luck))]
            seat = max(range(len(swings)), key=lambda seat: abs(swings[seat]))
            if abs(swings[seat]) >= MIN_SWING:
                found.append(Turn(each, seat, is_luck=True, change=swings[seat]))
        greatest = sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
        return sorted(greatest, key=lambda turn: (turn.decision.ply, turn.is_luck))


class AnalysisProgress(NamedTuple):
    """Progress of an analysis: the marks of the analysed decisions, in order, and the number of all decisions."""

    marks: tuple[Mark | None, ...]
    total: int

    @property
    def analysed_count(self) -> int:
        """Number of analysed decisions."""
        return len(self.marks)


class _Point(NamedTuple):
    """Decision to analyse: its ply, the state before it, and its journal entry."""

    ply: int
    state: State
    entry: JournalEntry


class _Estimate(NamedTuple):
    """Estimate of one decision: each seat's win chance before the decision, and the change caused by the decision."""

    before: Shares
    decided: Shares
    choices: int
    margin: float
    better: str | None
    is_solved: bool = False

    def loss_of(self, seat: int) -> float:
        """Return the win chance that the deciding seat `seat` lost by the decision."""
        return max(0.0, -self.decided[seat])


def analyse(
    journal: Journal, estimator: Estimator, report: Callable[[AnalysisProgress], None] = lambda _progress: None
) -> Analysis:
    """Analyse a finished match.

    Call `report` with the progress at the start and after each analysed decision.

    Raises:
        JournalError: if a journal entry is impossible; the message names its ply.
        MatchGoesOn: if the match is not over.
    """
    game = registry.game(journal.header.game)
    *before, end = plies(journal)
    outcome = game.outcome(end.state)
    if outcome is None:
        raise MatchGoesOn(_("the match is not over; you can analyse the match after its end"))
    points = [_Point(ply.number, ply.state, ply.entry) for ply in before if ply.entry and not ply.entry.is_chance]
    result = result_shares(outcome, game.seat_count(end.state.ruleset))
    estimates, progress = [], AnalysisProgress((), len(points))
    taken_back = find_undone_plies(journal.entries)
    for point in points:
        report(progress)
        stands = point.ply not in taken_back
        estimate = (
            _estimate_decision(game, estimator, point, result) if stands else _estimate_position(game, estimator, point)
        )
        estimates.append(estimate)
        progress = progress._replace(marks=(*progress.marks, _find_mark(point, estimate, stands=stands)))
    report(progress)
    afters = [*(each.before for each in estimates[1:]), result]
    is_open = all(not ply.entry.is_chance for ply in before[points[0].ply :] if ply.entry) if points else False
    is_open = is_open and all(_is_fully_visible(game, point.state) for point in points)
    decisions = tuple(
        _make_decision(*each, is_open=is_open, stands=each[0].ply not in taken_back)
        for each in zip(points, estimates, afters, strict=True)
    )
    return Analysis(decisions, accounts_of(decisions, result), outcome)


def result_shares(outcome: Outcome, seats: int) -> Shares:
    """Return each seat's win share.

    Several winners share the win equally. In a draw, all seats share the win equally.
    """
    winners = outcome.winners or range(seats)
    return tuple(_round_share(1 / len(winners)) if seat in winners else 0.0 for seat in range(seats))


def accounts_of(decisions: tuple[Decision, ...], result: Shares) -> tuple[Account, ...]:
    """Return the account of each seat: the win chance at the start, the sums of its changes, and the result.

    The changes come from luck, from errors of the estimates, and from the decisions of the seats.
    """
    start = decisions[0].before if decisions else result
    accounts = []
    for seat in range(len(result)):
        luck = sum(each.luck[seat] for each in decisions)
        errors = [each.error[seat] for each in decisions if not isinstance(each.error, LeftOut)]
        own = sum(each.decided[seat] for each in decisions if each.seat == seat)
        others = sum(each.decided[seat] for each in decisions if each.seat != seat)
        own_decisions = [each for each in decisions if each.seat == seat]
        accuracy = mean_accuracy([each.accuracy for each in own_decisions if each.accuracy is not None])
        error = sum(errors) if errors else LEFT_OUT
        accounts.append(Account(start[seat], luck, own, others, result[seat], _round_accuracy(accuracy), error))
    return tuple(accounts)


def _estimate_decision(game: Game, estimator: Estimator, point: _Point, result: Shares) -> _Estimate:
    """Estimate each seat's win chance before a decision, and the loss by the chosen action.

    The win chance of each seat is estimated from the view of this seat. The loss is the difference between the best
    and the chosen action.
    """
    seat, seats = int(point.entry.actor), range(len(result))
    views = [game.view(point.state, each) for each in seats]
    departed = point.state.departed
    chances = [0.0 if each == seat else estimator.estimate_shares(views[each], point.ply)[each] for each in seats]
    view = views[seat]
    if (ended := parse_ending(point.entry.text, seat)) is not None:
        chances[seat] = estimator.estimate_shares(view, point.ply)[seat]
        before = _fill_shares(chances, seat, departed)
        after = _fill_shares(chances, seat, {*departed, seat}) if ended[1] else result
        return _Estimate(before, tuple(after[each] - before[each] for each in seats), 0, 0.0, None)
    if seat in departed:
        return _Estimate(_fill_shares(chances, seat, departed), (0.0,) * len(seats), len(game.legal(view)), 0.0, None)
    action = game.read(view, point.entry.text)
    estimate = estimator.estimate_decision(view, action, point.ply)
    of_best, of_taken = (tuple(map(_round_share, shares)) for shares in (estimate.of_best, estimate.of_taken))
    chances[seat] = of_best[seat]
    decided = tuple(of_taken[each] - of_best[each] for each in seats)
    better = None if estimate.best == action else game.write(view, estimate.best)
    before, choices = _fill_shares(chances, seat, departed), len(game.legal(view))
    return _Estimate(before, decided, choices, estimate.margin, better, estimate.is_solved)


def _estimate_position(game: Game, estimator: Estimator, point: _Point) -> _Estimate:
    """Estimate the win chances of all seats before a decision, but not the effect of the chosen action.

    Use this function for an action that a player took back.
    """
    seats = range(game.seat_count(point.state.ruleset))
    seat, departed = int(point.entry.actor), {each.seat for each in point.state.given_up}
    chances = [estimator.estimate_shares(game.view(point.state, each), point.ply)[each] for each in seats]
    return _Estimate(_fill_shares(chances, seat, departed), (0.0,) * len(seats), 0, 0.0, None)


def _fill_shares(chances: Sequence[float], seat: int, departed: Collection[int]) -> Shares:
    """Scale the other seats' win chances, so that the sum is 1. Seat `seat`, which decides, keeps its estimate.

    A seat in `departed` has left the match and gets 0. If no other seat remains, the sum may be less than 1.
    """
    own = 0 if seat in departed else round(chances[seat] * CHANCE_STEPS)
    others = [each for each in range(len(chances)) if each != seat and each not in departed]
    shares = [0.0] * len(chances)
    shares[seat] = own / CHANCE_STEPS
    if not others:
        return tuple(shares)
    weights = [chances[each] for each in others]
    for each, part in zip(
        others, apportioned(weights if any(weights) else [1.0] * len(others), CHANCE_STEPS - own), strict=True
    ):
        shares[each] = part / CHANCE_STEPS
    return tuple(shares)


def _is_fully_visible(game: Game, state: State) -> bool:
    """Return True if a spectator's view determines the whole position, including the order of all piles."""
    truth, view = game.positions.position(state), game.view(state, None)
    return all(game.positions.position(game.determinize(view, seed)) == truth for seed in WORLDS)


def _make_decision(point: _Point, estimate: _Estimate, after: Shares, *, is_open: bool, stands: bool) -> Decision:
    seat, before, decided = int(point.entry.actor), estimate.before, estimate.decided
    loss = estimate.loss_of(seat)
    left = tuple(after[each] - before[each] - decided[each] for each in range(len(after)))
    none, mark = (0.0,) * len(after), _find_mark(point, estimate, stands=stands)
    is_choice = mark is not None and estimate.choices > 1
    return Decision(
        ply=point.ply,
        seat=seat,
        text=point.entry.text,
        choices=estimate.choices,
        before=before,
        after=after,
        expected=before[seat] + decided[seat],
        loss=loss,
        margin=estimate.margin,
        mark=mark,
        better=estimate.better,
        decided=decided,
        luck=none if is_open else left,
        accuracy=_round_accuracy(accuracy_of(loss, estimate.margin)) if is_choice else None,
        error=left if is_open else LEFT_OUT,
        solved=estimate.is_solved or LEFT_OUT,
    )


def _find_mark(point: _Point, estimate: _Estimate, *, stands: bool) -> Mark | None:
    """Return the mark of a decision: an action, a resignation or a flag fall.

    Return None if the action was taken back, the seat had left, or the match ended in another way.
    """
    seat = int(point.entry.actor)
    ended = parse_ending(point.entry.text, seat)
    if not stands or seat in point.state.departed or (ended is not None and ended[0].of_two is not Wins.OTHERS):
        return None
    return mark_of(estimate.loss_of(seat), estimate.margin)


def _round_accuracy(accuracy: float | None) -> float | None:
    """Round an accuracy to a tenth. Further digits would be noise."""
    return None if accuracy is None else round(accuracy, 1)


def _round_share(share: float) -> float:
    """Round a win chance to a multiple of 1 / `CHANCE_STEPS`. Sums of rounded win chances have no rounding error."""
    return round(share * CHANCE_STEPS) / CHANCE_STEPS


class TurningPoint(Part):
    """Turning point in the analysis document: a decision or a lucky event that changed a win chance considerably."""

    ply: int
    seat: int
    by: Literal["luck", "decision"]
    change: float
    """Change of the seat's win chance. Negative if the win chance fell."""


class AnalysisDocument(Document, tag="skyhop-analysis-1"):
    """Document with the analysis of a finished match. Each win chance is an estimate from one player's view."""

    game: str
    match: int
    """Number of the match in the journal."""
    seats: tuple[str, ...]
    """Names of the players by seat, as in the journal."""
    winners: tuple[int, ...]
    """Seats that share the win. Empty for a draw."""
    reason: str
    method: str
    """Name of the method that estimated the win chances."""
    iterations: int | None
    """Search iterations for each decision. Null for the default."""
    seed: int
    """Seed of the estimates. The same seed gives the same figures."""
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    accounts: tuple[Account, ...]
    """Account of each seat, in the order of the seats."""


def analysis_document(header: Header, estimator: Estimator, analysis: Analysis) -> AnalysisDocument:
    """Return a document that contains an analysis.

    The document also has the game and players of the match, and the settings of the estimator.
    """
    turns = (
        TurningPoint(turn.decision.ply, turn.seat, "luck" if turn.is_luck else "decision", turn.change)
        for turn in analysis.turns()
    )
    return AnalysisDocument(
        game=header.game,
        match=header.match,
        seats=tuple(header.seats),
        winners=analysis.outcome.winners,
        reason=analysis.outcome.reason,
        method=estimator.method,
        iterations=estimator.iterations,
        seed=estimator.seed,
        decisions=analysis.decisions,
        turning_points=tuple(turns),
        accounts=analysis.accounts,
    )


def analyse_line(line: str, report: Callable[[AnalysisProgress], None]) -> AnalysisDocument:
    """Analyse the match in a line of a journal file. `report` receives the progress, as in `analyse`."""
    journal = read_line(line)
    estimator = Estimator(registry.game(journal.header.game), is_solo=journal.header.is_solo)
    return analysis_document(journal.header, estimator, analyse(journal, estimator, report))


def analysis_of(text: str | bytes) -> Analysis:
    """Parse an analysis document and return the analysis. No information is lost.

    Raise `DocumentError` if the text is invalid.
    """
    found = document_read(AnalysisDocument, text)
    return Analysis(found.decisions, found.accounts, Outcome(found.winners, found.reason))
