"""State of a running match: journal, history, seats, clocks and remarks, with values derived from them.

Only a `CommandContext` changes this state, after the store has written the change.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from enum import StrEnum

from skyhop.bots.bot import default_opponent
from skyhop.engine.state import View
from skyhop.game.game import count_choices
from skyhop.game.journal import Journal
from skyhop.game.match import Match, may_go_on
from skyhop.server.clocks.clocks import StoredClocks
from skyhop.server.clocks.presence import Disconnect, Patience
from skyhop.server.events import CaughtUp, Dispatcher, ResultRecorded, ServerEvent
from skyhop.server.match_record import StoredMatch
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.history import ReplayedMatch
from skyhop.server.ratings.profiles import RatingsOfSeats
from skyhop.server.remarks import Phrase, Remark, RemarkKind
from skyhop.server.seats import Seat, find_present_seats
from skyhop.server.store.store import Store


class MarksStatus(StrEnum):
    """Status of the medals of a finished match: no medals, still being computed, or shown."""

    NONE = ""
    COUNTING = "counting"
    SHOWN = "marks"


class LiveState:
    """State of a running match in memory."""

    def __init__(self, stored: StoredMatch, store: Store, channel: MatchChannel, dispatcher: Dispatcher) -> None:
        """Replay a stored match. `channel` is the broadcast channel to the browsers that watch the match."""
        self.info, self.clock = stored.info, stored.clock()
        self.shuffler = stored.info.shuffler
        self.channel = channel
        self.marks = MarksStatus.NONE
        self.marks_at: tuple[int, ...] = ()
        """Medal thresholds of the match in points. Empty while they are unknown."""
        self.seat_ratings = RatingsOfSeats()
        """Ratings of the players, as far as they were read."""
        self.store = store
        """Store of the match, for callers that read more about its players."""
        self._dispatcher = dispatcher
        self.failed: tuple[int, int, Seat] | None = None
        """Ply, seat and bot of the last failure."""
        self.replace_state(stored, ReplayedMatch.of(stored, self.shuffler, self.clock))

    def replace_state(self, stored: StoredMatch, replayed: ReplayedMatch) -> None:
        """Replace the state of the match in memory with the stored state."""
        self.info = stored.info
        self.stored_seats = stored.seats
        self.remarks, self.rematch, self.mutes = stored.remarks, stored.rematch, stored.mutes
        self.closed_by, self.barred = stored.closed_by, stored.barred
        self.clocks, self.deadline = stored.clocks if stored.info.control else None, stored.deadline
        self.revision, self.awaits_rating = stored.revision, stored.awaits_rating
        self.match, self.history = replayed.match, replayed.history
        for step in replayed.tail:
            self.history.add(step)
        self.update_people()

    def snapshot(self) -> StoredMatch:
        """Return the match as this process has it in memory, in the form of a stored match.

        The caller compares the result with the match in the store.
        """
        return StoredMatch(
            self.info,
            self.stored_seats,
            tuple(self.match.journal.entries),
            self.match.outcome,
            self.remarks,
            self.rematch,
            self.clocks,
            self.deadline,
            self.mutes,
            self.closed_by,
            self.revision,
            self.awaits_rating,
            self.barred,
        )

    async def reload(self) -> None:
        """Load the changes of this match that another worker or a recorder has written.

        If there are any, dispatch `CaughtUp`. If a recorder has written the ratings, dispatch `ResultRecorded`.
        """
        known = self.snapshot()
        stored = await self.store.load(self.info.id, known)
        if stored is None:
            return  # removed from the store; it leaves memory later
        self.revision, self.awaits_rating = stored.revision, stored.awaits_rating
        if stored != known._replace(revision=stored.revision, awaits_rating=stored.awaits_rating):
            self.clock = stored.clock()
            present = ReplayedMatch(self.match, self.history)
            self.replace_state(stored, await asyncio.to_thread(present.catch_up, stored, self.shuffler, self.clock))
            await self.dispatch(CaughtUp(self.info.id, self.match.ply))
        if known.awaits_rating and not stored.awaits_rating:
            await self.dispatch(ResultRecorded(self.info.id, self.match.ply))

    def update_people(self) -> None:
        """Update players, hidden information and presence after a change of seats or clocks."""
        self.history.cover(is_covered=self.is_covered)
        self.channel.people = frozenset(seat.player or seat.kept_for for seat in self.seats)
        players = {str(seat.player): seat.is_person for seat in self.seats if seat.acts_for_itself}
        control = self.info.control
        is_fast = control is not None and not control.free
        is_looked_after = is_fast and len(players) > 1 and not self.has_open_seat and not self.is_paused
        self.channel.presence.expect(players, Patience.of(control) if control is not None and is_looked_after else None)

    async def dispatch(self, event: ServerEvent) -> None:
        """Dispatch an event to the subscribers. Never raise an error."""
        await self._dispatcher.dispatch(self, event)

    def copy(self) -> Match:
        """Return a copy of the match. The caller can try an action on the copy."""
        old = self.match.journal
        journal = Journal(old.header, list(old.entries), old.outcome)
        return Match(self.match.game, self.match.state.copy(), journal, self.shuffler, self.clock)

    def view(self, seat: int | None) -> View:
        """Return the current view of a seat. For spectators, `seat` is None."""
        return self.match.view(None if self.is_covered else seat)

    @property
    def seats(self) -> list[Seat]:
        """Seats with their present players. The present player of an abandoned seat is a bot."""
        given_up = self.match.state.given_up
        if not given_up:
            return list(self.stored_seats)
        return find_present_seats(self.stored_seats, given_up, [remark.seat for remark in _list_returns(self.remarks)])

    @property
    def seats_by_ply(self) -> list[tuple[int, list[Seat]]]:
        """Players of the seats at each ply: pairs of a ply and the list of seats from this ply on."""
        given_up, returns = self.history.given_up, _list_returns(self.remarks)
        plies = sorted({*(ply for ply, _left in given_up), *(remark.ply for remark in returns)})
        found = list[tuple[int, list[Seat]]]()
        for ply in plies:
            left = [each for since, each in given_up if since <= ply][-1]
            back = [remark.seat for remark in returns if remark.ply <= ply]
            found.append((ply, find_present_seats(self.stored_seats, left, back)))
        return found

    def seat_of(self, player: str) -> int | None:
        """Return the number of a player's seat, or None for a spectator.

        If the player has several seats, return the seat that decides next.
        """
        own, deciders = self.seats_of(player), self.match.deciders
        due = self.match.to_decide or 0
        return min(own, key=lambda n: (n not in deciders, (n - due) % len(self.seats)), default=None)

    def seats_of(self, player: str) -> list[int]:
        """Return the numbers of a player's seats. If people share a device, one player can have several seats."""
        return [number for number, seat in enumerate(self.seats) if seat.is_of(player)]

    @property
    def has_open_seat(self) -> bool:
        """True if a seat has no player: it is free or reserved. No clock runs until all seats are taken."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def has_reserved_seat(self) -> bool:
        """True if a seat is reserved for a player who has not yet answered a challenge or a rematch invitation."""
        return any(seat.kept_for is not None for seat in self.seats)

    @property
    def is_covered(self) -> bool:
        """True if private information is hidden from everybody, even from the player of the seat.

        In offers, challenges, rematches and rated matches, the information is hidden until all seats are taken.
        Otherwise a host could see a bad deal and withdraw the match.
        """
        is_dealt_late = self.info.offered_by is not None or self.info.is_rated or self.has_reserved_seat
        return is_dealt_late and self.has_open_seat and self.match.outcome is None

    @property
    def stand_in(self) -> str:
        """Name of the bot that replaces a player who leaves.

        If the players agreed on a bot, use this bot. Otherwise use a bot that plays in this match. If no bot plays,
        use the default level.
        """
        playing = (str(seat.player) for seat in self.seats if seat.kind == "bot")
        return self.info.stand_in or next(playing, default_opponent(self.match.game).name)

    def goes_on_without(self, seat: int) -> bool:
        """Return True if the match continues after the player of this seat leaves.

        The rules must allow the match to continue. If a seat is still free, a person must remain.
        """
        others = [each for number, each in enumerate(self.seats) if number != seat]
        waits_alone = any(each.kind == "open" for each in others) and not any(each.is_person for each in others)
        return may_go_on(self.match.game, self.match.state, seat) and not waits_alone

    def is_unmet(self, seat: int) -> bool:
        """Return True if a seat of the match is free, and the match would end if the player of `seat` left.

        If such a player resigns, the server withdraws the offer.
        """
        return self.has_open_seat and not self.goes_on_without(seat)

    @property
    def is_paused(self) -> bool:
        """True while a pause of the match lasts."""
        return self.clocks is not None and self.clocks.pause is not None

    @property
    def stored_clocks(self) -> StoredClocks:
        """Clocks and deadline of the match."""
        return StoredClocks(self.clocks, self.deadline)

    @property
    def tracks_presence(self) -> bool:
        """True if the server tracks the presence of the players.

        The match must be running, and must have several players, a time control in minutes, and no free seat.
        """
        return self.channel.presence.is_on and self.match.outcome is None

    @property
    def disconnects(self) -> dict[int, Disconnect]:
        """Disconnects of the players who are disconnected now, by seat. Empty if the server does not track presence."""
        if not self.tracks_presence:
            return {}
        found = {number: self.channel.presence.find_disconnect(seat.player) for number, seat in enumerate(self.seats)}
        return {number: gone for number, gone in found.items() if gone is not None}

    @property
    def away_seats(self) -> tuple[int, ...]:
        """Seats of players who are disconnected, or who have closed their pages."""
        gone = self.disconnects
        return tuple(n for n, seat in enumerate(self.seats) if n in gone or self.channel.is_away(seat.player))

    @property
    def bot_to_decide(self) -> int | None:
        """First seat that must decide and has a bot, if bots may act now. Otherwise None."""
        seats = () if self.is_paused or self.is_covered else self.match.deciders
        return next((seat for seat in seats if self.seats[seat].kind == "bot"), None)

    @property
    def stuck_seat(self) -> int | None:
        """Seat whose bot must decide and has failed, or None."""
        if self.failed is None or (seat := self.bot_to_decide) is None:
            return None
        return seat if self.failed == (self.match.ply, seat, self.seats[seat]) else None


def _list_returns(remarks: Sequence[Remark]) -> list[Remark]:
    """Return the remarks that record the return of a player to an abandoned seat."""
    return [remark for remark in remarks if remark.said is RemarkKind.RETURNED]


def accepts(live: LiveState, seat: int, ply: int) -> bool:
    """Return True if `seat` may still send a command for the ply `ply` of its page.

    This must be the latest ply. There is an exception while several seats choose at the same time. Then, an earlier ply
    of the same choice is valid too, because the choices of the other seats change nothing for `seat`. But if the player
    of `seat` has chosen for another seat since that ply, the page is outdated. A repeated request could otherwise
    choose for the next seat of this player.
    """
    match = live.match
    is_choosing = seat in match.deciders and ply <= match.ply
    if ply == match.ply or not is_choosing or match.ply - ply > count_choices(match.game, match.state):
        return ply == match.ply
    own = live.seats_of(str(live.seats[seat].player))
    return not any(entry.actor in own for entry in match.journal.entries[ply:])


def is_between_people(live: LiveState) -> bool:
    """Return True if at least two people or programs play in the match, or may join it."""
    people = {seat.player for seat in live.seats if seat.acts_for_itself}
    return len(people) > 1 or any(seat.kind == "open" for seat in live.seats)


def are_hints_allowed(live: LiveState) -> bool:
    """Return True if the match allows hints.

    Friendly matches and matches of a single person allow hints. Rated matches and daily matches never allow hints.
    """
    return not live.info.is_rated and live.info.daily is None and (live.info.is_friendly or not is_between_people(live))


def find_muted_seats(live: LiveState, seat: int | None) -> frozenset[int]:
    """Return the seats of the players whom the player of `seat` has muted."""
    if not live.mutes:
        return frozenset()
    reader = None if seat is None else live.seats[seat].player
    return frozenset(n for n, place in enumerate(live.seats) if (reader, place.player) in live.mutes)


def filter_remarks(live: LiveState, seat: int | None) -> tuple[Remark, ...]:
    """Return the remarks that a reader may see. `seat` is None for a spectator. Omit phrases of muted players."""
    muted = find_muted_seats(live, seat)
    return tuple(each for each in live.remarks if each.seat not in muted or not isinstance(each.said, Phrase))


def list_other_seats(live: LiveState, seat: int) -> frozenset[int]:
    """Return the seats of all people and programs in the match except the player of `seat`.

    These people and programs read the player's phrases, and must accept the player's proposals.
    """
    own = live.seats[seat].player
    return frozenset(number for number, place in enumerate(live.seats) if place.acts_for_itself and place.player != own)
