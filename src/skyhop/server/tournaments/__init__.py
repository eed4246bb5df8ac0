"""Tournaments: the journal of a tournament, and everything that derives from it.

The journal has five kinds of records: opened, entered, withdrew, paired and ended. Rounds, scores, tie-breaks and the
next step are a pure function of the journal and of the results of the matches. A server that dies between two writes
therefore loses nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from functools import cached_property
from typing import NamedTuple
from zlib import crc32

from skyhop.game import registry
from skyhop.game.ending import TWO_SEATS
from skyhop.server.clocks.clocks import MINUTE_MS, TimeControl
from skyhop.server.players.players import PlayerKind
from skyhop.server.seats import DRAW, WIN, MatchPairing, PairingResult, Seat, share_points
from skyhop.server.timestamps import add_milliseconds, milliseconds_between

MIN_ENTRANTS, MAX_BOTS = 2, 4
"""Minimum number of entrants at the start of a tournament, and maximum number of bots among the entrants."""
MAX_SWISS_ENTRANTS, MAX_ROUND_ROBIN_ENTRANTS = 128, 16
MIN_SWISS_ROUNDS, MAX_SWISS_ROUNDS = 3, 15
MAX_WAIT_MS = 60 * MINUTE_MS
"""Milliseconds for which a tournament waits after its start time for a second entrant."""
STREAK, STREAK_FACTOR = 2, 2
"""Number of wins in a row after which the points of an arena match are multiplied, and the factor."""
GONE = PlayerKind.GONE.value
POD_SIZES = range(3, 7)
"""Possible numbers of players in a pod."""
POD_POINT = 120
"""Number of units in one point in a tournament of pods. Each possible share of the point is a whole number of units."""
MAX_RECORDS_OF_ENTRANT = 20
"""Maximum number of records of one entrant, so that nobody fills the journal by entering and withdrawing."""


class Form(StrEnum):
    """Form of a tournament."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    ARENA = "arena"
    PODS = "pods"
    """Rounds as in the Swiss system, with three to six players in a match."""

    @property
    def max_entrants(self) -> int:
        """Maximum number of entrants of a tournament of this form."""
        return MAX_ROUND_ROBIN_ENTRANTS if self is Form.ROUND_ROBIN else MAX_SWISS_ENTRANTS

    @property
    def point(self) -> int:
        """Number of units in one point of a match result. All forms except pods count in half points."""
        return POD_POINT if self is Form.PODS else WIN

    @property
    def is_by_score(self) -> bool:
        """True if each round pairs players with similar scores. The host then chooses the number of rounds."""
        return self in (Form.SWISS, Form.PODS)


class RecordKind(StrEnum):
    """Kind of a record in the journal of a tournament."""

    OPENED = "opened"
    ENTERED = "entered"
    WITHDREW = "withdrew"
    PAIRED = "paired"
    ENDED = "ended"


class Round(NamedTuple):
    """Round of a tournament, with the number of its record in the journal."""

    pairings: tuple[MatchPairing, ...]
    byes: tuple[int, ...]
    """Entrants who have a point without a match."""
    record: int


class TournamentRecord(NamedTuple):
    """Record in the journal of a tournament. `data` contains the pairings of a round, and results of earlier rounds."""

    number: int
    kind: RecordKind
    at: str
    player: str | None = None
    """Player who opened, entered or withdrew."""
    player_kind: str = "guest"
    name: str | None = None
    """Present name of this player."""
    data: Mapping[str, object] = {}


class Entrant(NamedTuple):
    """Entrant of a tournament. The number is the order of entry."""

    number: int
    player: str
    kind: str
    name: str | None
    missed: int
    """Number of rounds before the entry."""
    active_since: int
    """Number of the latest record by which the entrant entered."""
    has_withdrawn: bool = False
    is_removed: bool = False
    """True if the host or the operator has removed the entrant, whose place is then free for others."""

    @property
    def seat(self) -> Seat:
        """Seat of the entrant in a match."""
        return Seat(self.kind, self.player, self.name)  # type: ignore[arg-type]  # these kinds are also kinds of seats


class TournamentTerms(NamedTuple):
    """Terms of a tournament, which never change."""

    id: str
    name: str
    form: Form
    game: str
    ruleset: Mapping[str, object]
    control: TimeControl
    rounds: int
    """Number of rounds of a Swiss tournament or of pods. A round robin has as many rounds as its entrants need."""
    max_entrants: int
    """Maximum number of entrants."""
    has_bots: bool
    """True if bots and programs may enter."""
    begins_at: str
    minutes: int = 0
    """Duration of an arena in minutes. 0 for other forms."""
    seats: int = TWO_SEATS
    """Maximum number of players in a match. More than two only in pods."""

    @property
    def fewest(self) -> int:
        """Minimum number of players in a match."""
        return max(TWO_SEATS, registry.game(self.game).seats.start) if self.form is Form.PODS else TWO_SEATS


class NextStep(Enum):
    """Next step of the server in a tournament."""

    WAIT = "nothing is due"
    START_MATCHES = "matches of a paired round are missing"
    PAIR = "the next round is due"
    END = "no further round follows"


class Standing(NamedTuple):
    """Row of the standings. All numbers are integers.

    In an arena, the scores are in points. In all other forms, they are in the units of `Form.point`. Sonneborn-Berger
    is in quarter points.
    """

    entrant: Entrant
    place: int
    """Place from 1. Entrants with equal scores and tie-breaks share a place."""
    score: int
    buchholz: int
    """Sum of the scores of the opponents. For a match with several opponents, add the average of their scores.

    For a round without an opponent, add the entrant's own score. The unit is `buchholz_unit`.
    """
    sonneborn_berger: int
    """Sum of the scores of the opponents, each multiplied by the result against this opponent."""
    wins: int
    """Number of wins in matches, without byes."""


class Phase(StrEnum):
    """Phase of a tournament."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True)
class Tournament:
    """Tournament as it follows from its terms, its journal, and the results of its matches."""

    terms: TournamentTerms
    records: tuple[TournamentRecord, ...]
    known: Mapping[str, PairingResult | None]
    """Matches in the store by id: the result, or None while a match runs."""
    strangers: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Players who never meet because of a block, by player. Only the pairing of a round needs them."""

    @cached_property
    def results(self) -> Mapping[str, PairingResult]:
        """Results by match id.

        The journal also contains results of earlier rounds, because the store removes old matches. A player who deleted
        their data before a match started loses this match. If a merge before the start gives two seats to one player,
        the withdrawn entrant loses. After the end of the tournament, only the results in the journal count.
        """
        found = read_results(self.records)
        if self.phase is Phase.OVER:
            return found
        found |= {match: result for match, result in self.known.items() if result is not None}
        for pairing in self.pairings:
            seated = [self.entrants[entrant] for entrant in pairing.entrants]
            own = {each.player: each for each in sorted(seated, key=lambda each: not each.has_withdrawn)}
            absent = tuple(seat for seat, each in enumerate(seated) if each.kind == GONE or own[each.player] != each)
            if absent and pairing.match not in {*found, *self.known}:
                points = share_points([1] * len(pairing.entrants), self.terms.form.point, absent)
                found[pairing.match] = PairingResult(points, absent)
        return found

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """Rounds that are paired."""
        return tuple(_read_round(record) for record in self.records if record.kind is RecordKind.PAIRED)

    @cached_property
    def entrants(self) -> tuple[Entrant, ...]:
        """Entrants by number. Players who deleted their data have withdrawn.

        A merge can give two entrants the same player. If both are active, the later entrant counts as withdrawn.
        """
        found, rounds, players = dict[int, Entrant](), 0, set[str]()
        for record in self.records:
            rounds += record.kind is RecordKind.PAIRED
            if record.player is None or record.kind not in (RecordKind.ENTERED, RecordKind.WITHDREW):
                continue
            number, is_out = int(str(record.data["entrant"])), record.kind is RecordKind.WITHDREW
            before = found.get(number)
            found[number] = Entrant(
                number,
                record.player,
                record.player_kind,
                record.name,
                before.missed if before else rounds * self.terms.form.is_by_score,
                before.active_since if before and is_out else record.number,
                has_withdrawn=is_out,
                is_removed="removed" in record.data,
            )
        for number, each in found.items():
            is_out = each.has_withdrawn or each.player in players or each.kind == GONE
            found[number] = each._replace(has_withdrawn=is_out)
            players |= set() if is_out else {each.player}
        return tuple(found.values())

    @cached_property
    def absent(self) -> frozenset[int]:
        """Entrants who did not appear at a match and have not entered again since."""
        missing = set[int]()
        for each in self.rounds:
            for pairing in each.pairings:
                result = self.results.get(pairing.match)
                late = [self.entrants[pairing.entrants[seat]] for seat in result.absent] if result else []
                missing |= {entrant.number for entrant in late if entrant.active_since < each.record}
        return frozenset(missing)

    @cached_property
    def active(self) -> tuple[Entrant, ...]:
        """Entrants whom the next round pairs."""
        return tuple(each for each in self.entrants if not each.has_withdrawn and each.number not in self.absent)

    @property
    def host(self) -> str | None:
        """Player who opened the tournament."""
        return next((record.player for record in self.records if record.kind is RecordKind.OPENED), None)

    @property
    def ended_at(self) -> str | None:
        """Time of the end, or None."""
        return next((record.at for record in self.records if record.kind is RecordKind.ENDED), None)

    @property
    def phase(self) -> Phase:
        """Present phase of the tournament."""
        if self.ended_at is not None:
            return Phase.OVER
        return Phase.RUNNING if self.rounds else Phase.OPEN

    @property
    def version(self) -> str:
        """Text that changes with the journal, the known matches and the names of the entrants."""
        names = crc32(repr([(each.name, each.kind) for each in self.entrants]).encode())
        return f"{len(self.records)}.{len(self.known)}.{len(self.results)}.{names:x}"

    def find_entrant(self, player: str) -> Entrant | None:
        """Return the entrant of a player, or None. If a merge gave the player several entrants, prefer an active one.

        If none of these entrants is active, return the latest.
        """
        own = [each for each in self.entrants if each.player == player]
        return min(own, key=lambda each: (each.has_withdrawn, -each.active_since), default=None)

    @property
    def round_count(self) -> int:
        """Number of rounds of the whole tournament, as far as known.

        A Swiss tournament has at most as many rounds as a round robin of its entrants, so that nobody must meet an
        opponent twice.
        """
        if self.terms.form is Form.ROUND_ROBIN:
            return count_round_robin_rounds(len(self.table))
        count = len({*self.pairings_by_entrant, *(each.number for each in self.active)})
        is_limited = count >= MIN_ENTRANTS and self.terms.form is not Form.PODS
        return min(self.terms.rounds, count_round_robin_rounds(count)) if is_limited else self.terms.rounds

    @cached_property
    def table(self) -> tuple[int, ...]:
        """Entrants of a round robin in the order of the Berger table, as of the first pairing."""
        stored = next((record.data["table"] for record in self.records if "table" in record.data), None)
        if isinstance(stored, Sequence):
            return tuple(stored)
        return tuple(each.number for each in self.active)

    @property
    def is_open_for_entry(self) -> bool:
        """True if a new entrant may enter, because the tournament still accepts entries and has a free place.

        Swiss tournaments and pods accept entries in the first half of the rounds. A round robin accepts entries until
        its first round begins, and an arena until the arena ends.
        """
        form, rounds = self.terms.form, self.terms.rounds
        is_early = form.is_by_score and len(self.rounds) <= rounds // 2
        is_in_time = not self.rounds or is_early or form is Form.ARENA
        count = sum(not each.is_removed for each in self.entrants)
        return self.phase is not Phase.OVER and is_in_time and count < self.terms.max_entrants

    @property
    def unstarted(self) -> tuple[MatchPairing, ...]:
        """Pairings without a match. The server starts their matches, even after a crash."""
        return tuple(each for each in self.pairings if each.match not in self.known and each.match not in self.results)

    def find_next_step(self, at: str) -> NextStep:
        """Return the step that the server must do at the time `at`.

        If a round robin has a clock in days, pair all rounds at once, because one round after the other would take
        months.
        """
        if self.phase is Phase.OVER:
            return NextStep.WAIT
        if self.unstarted:
            return NextStep.START_MATCHES
        if not self.rounds and not self.can_pair:
            is_late = milliseconds_between(self.terms.begins_at, at) > MAX_WAIT_MS
            return NextStep.END if is_late else NextStep.WAIT
        if not self.rounds:
            return NextStep.PAIR if self.terms.begins_at <= at else NextStep.WAIT
        if self.terms.form is Form.ARENA:
            later = NextStep.PAIR if self.may_pair_arena else NextStep.WAIT
            return NextStep.END if str(self.ends_at) <= at else later
        are_over = all(pairing.match in self.results for pairing in self.pairings)
        is_at_once = self.terms.form is Form.ROUND_ROBIN and self.terms.control.free > 0
        if len(self.rounds) < self.round_count and self.can_pair:
            return NextStep.PAIR if are_over or is_at_once else NextStep.WAIT
        return NextStep.END if are_over else NextStep.WAIT

    @property
    def ends_at(self) -> str | None:
        """Time at which an arena ends. None before its first matches, and for other forms."""
        begun = next((record.at for record in self.records if record.kind is RecordKind.PAIRED), None)
        return begun and add_milliseconds(begun, self.terms.minutes * MINUTE_MS) if self.terms.minutes else None

    @cached_property
    def free(self) -> tuple[Entrant, ...]:
        """Active entrants without a running match."""
        return tuple(each for each in self.active if self.find_pairing(each.number) is None)

    @property
    def can_pair(self) -> bool:
        """True if enough entrants are active. Bots alone do not play, because nobody would stop them.

        A pod also needs two entrants without a block between them.
        """
        players = {each.player for each in self.active}
        nobody_can_meet = all(len(players - self.strangers.get(each, frozenset())) == 1 for each in players)
        is_enough = len(self.active) >= self.terms.fewest and not (self.terms.form is Form.PODS and nobody_can_meet)
        return is_enough and any(each.kind != "bot" for each in self.active)

    @property
    def may_pair_arena(self) -> bool:
        """True if the free entrants of an arena can be paired now.

        Two free entrants who have just met each other wait for another opponent, unless nobody else is active. Two free
        entrants with a block between them also wait.
        """
        if not self.can_pair or len(self.free) != MIN_ENTRANTS:
            return self.can_pair and len(self.free) > MIN_ENTRANTS
        one, other = self.free
        if other.player in self.strangers.get(one.player, ()):
            return False
        latest, theirs = (self.pairings_by_entrant.get(each.number, ())[-1:] for each in self.free)
        return len(self.active) == MIN_ENTRANTS or not latest or latest != theirs

    def list_new_results(self) -> dict[str, PairingResult]:
        """Return the results that the journal lacks, by match id. The next record of the server contains them."""
        recorded = read_results(self.records)
        return {match: result for match, result in self.results.items() if match not in recorded}

    @cached_property
    def pairings(self) -> tuple[MatchPairing, ...]:
        """Pairings of all rounds."""
        return tuple(pairing for each in self.rounds for pairing in each.pairings)

    @cached_property
    def pairings_by_entrant(self) -> Mapping[int, Sequence[MatchPairing]]:
        """Pairings of each entrant who has any, in order."""
        found = dict[int, list[MatchPairing]]()
        for pairing in self.pairings:
            for entrant in pairing.entrants:
                found.setdefault(entrant, []).append(pairing)
        return found

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """Standings, the best first. The tie-breaks of the form decide between equal scores."""
        rows = [_compute_standing(self, each) for each in self.entrants]
        rows.sort(key=lambda row: (_sort_key(self, row), row.entrant.number))
        placed = list[Standing]()
        for number, row in enumerate(rows, start=1):
            is_shared = bool(placed) and _sort_key(self, placed[-1]) == _sort_key(self, row)
            placed.append(row._replace(place=placed[-1].place if is_shared else number))
        return tuple(placed)

    @cached_property
    def scores(self) -> Mapping[int, int]:
        """Scores of the entrants, in the unit of `Form.point`. In an arena, they are points, which streaks can double.

        In pods, only the first bye of an entrant is worth a point, so that blocking everybody does not pay.
        """
        if self.terms.form is Form.ARENA:
            return {each.number: count_arena_points(_list_own_results(self, each.number)) for each in self.entrants}
        point, is_pods = self.terms.form.point, self.terms.form is Form.PODS
        found, had_bye = Counter({each.number: each.missed * point // 2 for each in self.entrants}), set[int]()
        for each in self.rounds:
            found.update({entrant: point // 2 if is_pods and entrant in had_bye else point for entrant in each.byes})
            had_bye |= {*each.byes}
            for pairing in each.pairings:
                if (result := self.results.get(pairing.match)) is not None:
                    found.update(dict(zip(pairing.entrants, result.points, strict=True)))
        return found

    def find_pairing(self, entrant: int) -> MatchPairing | None:
        """Return the earliest pairing of an entrant whose match has no result, or None."""
        own = self.pairings_by_entrant.get(entrant, ())
        return next((pairing for pairing in own if pairing.match not in self.results), None)


def _sort_key(tournament: Tournament, row: Standing) -> tuple[int, ...]:
    """Return the sort key of a row, without the order of entry."""
    if tournament.terms.form is Form.ARENA:
        return -row.score, -row.wins
    if tournament.terms.form is Form.PODS:
        return -row.score, -row.buchholz, -row.wins
    buchholz = -row.buchholz if tournament.terms.form is Form.SWISS else 0
    return -row.score, buchholz, -row.sonneborn_berger, -row.wins


def buchholz_unit(form: Form) -> int:
    """Return the number of units in one point of `Standing.buchholz`. Averages need a finer unit than scores."""
    return form.point * form.point // 2


def _compute_standing(tournament: Tournament, entrant: Entrant) -> Standing:
    own, scores, point = entrant.number, tournament.scores, tournament.terms.form.point
    byes = sum(own in each.byes for each in tournament.rounds)
    buchholz = scores[own] * (byes + entrant.missed) * (point // 2)
    berger = scores[own] * (byes * WIN + entrant.missed * DRAW)
    wins = 0
    for pairing in tournament.pairings_by_entrant.get(own, ()):
        if (result := tournament.results.get(pairing.match)) is not None:
            points, others = result.of_entrant(pairing, own), pairing.list_others(own)
            theirs = sum(scores[other] for other in others)
            buchholz += theirs * (point // 2) // len(others)
            berger, wins = berger + theirs * points, wins + (points == point)
    return Standing(entrant, 0, scores[own], buchholz, berger, wins)


def _list_own_results(tournament: Tournament, entrant: int) -> list[int]:
    """Return the half points of an entrant in each match that is over, in order."""
    own = tournament.pairings_by_entrant.get(entrant, ())
    return [
        tournament.results[each.match].of_entrant(each, entrant) for each in own if each.match in tournament.results
    ]


def count_round_robin_rounds(count: int) -> int:
    """Return the number of rounds of a round robin of `count` entrants."""
    return count - 1 if count % 2 == 0 else count


def count_arena_points(results: Sequence[int]) -> int:
    """Return the arena points of an entrant: 2 for a win and 1 for a draw.

    `results` contains the results in half points. After two wins in a row, the points of each match count double, up
    to and including the first match that is not won.
    """
    points, streak = 0, 0
    for result in results:
        points += result * (STREAK_FACTOR if streak >= STREAK else 1)
        streak = streak + 1 if result == WIN else 0
    return points


def _read_round(record: TournamentRecord) -> Round:
    pairings, byes = record.data["pairings"], record.data["byes"]
    assert isinstance(pairings, Sequence) and isinstance(byes, Sequence)  # noqa: S101, PT018  as the server writes them
    return Round(tuple(MatchPairing(tuple(each), match) for each, match in pairings), tuple(byes), record.number)


def read_results(records: Iterable[TournamentRecord]) -> dict[str, PairingResult]:
    """Return the results in a journal by match id."""
    results = (record.data.get("results") for record in records)
    maps = (each for each in results if isinstance(each, Mapping))
    return {match: PairingResult(*map(tuple, result)) for each in maps for match, result in each.items()}
