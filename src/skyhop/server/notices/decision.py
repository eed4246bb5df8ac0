"""Decision about notices: the notices that are due, the time at which to send them, and their texts.

The functions use summaries of a player's matches and the player's choices. They read neither the store nor the clock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple
from zoneinfo import ZoneInfo

from skyhop.game import registry
from skyhop.game.text import join_names
from skyhop.i18n import N_, _, translated, use_language
from skyhop.server.match_record import Summary, describe_end
from skyhop.server.players.friends import FriendRequest
from skyhop.server.timestamps import milliseconds_between

USED_PERCENT = 80
"""Percentage of the longest possible time for a turn. A player who has used this percentage gets a notice."""
DAY_MINUTES = 24 * 60
STATE_LENGTH, MAX_NAMES = 24, 3
"""Maximum length of the `state` of a notice, and maximum number of names in a notice about friend requests."""


class NoticeKind(StrEnum):
    """Kind of a notice, such as the turn of the player. A player chooses each kind separately."""

    TURN = "turn"
    TIME = "time"
    INVITATION = "invitation"
    BEGUN = "begun"
    ROUND = "round"
    RESULT = "result"
    FRIEND = "friend"


KIND_TITLES = {
    NoticeKind.TURN: N_("your turn in correspondence matches"),
    NoticeKind.TIME: N_("little time left for your turn in a correspondence match"),
    NoticeKind.INVITATION: N_("an invitation or a rematch"),
    NoticeKind.BEGUN: N_("the start of a match that others joined"),
    NoticeKind.ROUND: N_("the start of your match in a tournament round"),
    NoticeKind.RESULT: N_("the result of a match"),
    NoticeKind.FRIEND: N_("a friend request"),
}
"""Titles of the kinds for the settings page."""


class MatchNotice(NamedTuple):
    """Notice that is due for a player. Its state identifies the event within the match."""

    kind: NoticeKind
    match: Summary
    state: str
    """Text that changes with the state of the match. Each state causes at most one notice."""

    @property
    def key(self) -> tuple[str, str]:
        """Match and state, which identify the notice among the notices of its player."""
        return self.match.id, self.state


class FriendNotice(NamedTuple):
    """Notice about the friend requests that wait for an answer of a player. Each new request causes one notice."""

    names: tuple[str, ...]
    """Names of the players who sent the requests, latest first."""
    state: str
    """Time of the latest request."""

    @property
    def kind(self) -> NoticeKind:
        """Kind of the notice."""
        return NoticeKind.FRIEND

    @property
    def key(self) -> tuple[str, str]:
        """Empty text and the state. The key of a `MatchNotice` has a match id instead of the empty text."""
        return "", self.state


Notice = MatchNotice | FriendNotice


class NoticeChoices(NamedTuple):
    """Choices of a player for notices: kinds, and quiet hours in minutes after midnight in a time zone."""

    kinds: frozenset[NoticeKind]
    quiet: tuple[int, int] | None = None
    """Start and end of the quiet hours. The end may be on the next day."""
    zone: str = "UTC"

    def find_quiet_end(self, at: datetime) -> datetime | None:
        """Return the end of the quiet hours that contain the time `at`, or None if `at` is outside of them."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        begin, end = self.quiet
        local = at.astimezone(find_zone(self.zone) or UTC)
        minute = 60 * local.hour + local.minute
        if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
            return None
        day = local + timedelta(days=1) if minute >= end else local
        return day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0).astimezone(UTC)


def find_zone(name: str) -> ZoneInfo | None:
    """Return the time zone with an IANA name, or None if this system does not have the time zone."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # an unknown zone, an invalid name, a name that is too long, or a folder
        return None


def parse_minutes(text: str) -> int | None:
    """Return a time such as `22:30` in minutes after midnight, or None for another text."""
    hours, _colon, minutes = text[:5].partition(":")
    if not all(each.isascii() and each.isdecimal() for each in (hours, minutes)) or int(minutes) >= 60:
        return None
    found = 60 * int(hours) + int(minutes)
    return found if found < DAY_MINUTES else None


def decide_notices(matches: Sequence[Summary], kinds: Collection[NoticeKind], at: str) -> list[MatchNotice]:
    """Return the notices that are due at the time `at`, at most one for each match."""
    found = (next((each for each in _list_notices(match, at) if each.kind in kinds), None) for match in matches)
    return [notice for notice in found if notice is not None and notice.match.game in registry.names()]


def decide_friend_notices(requests: Sequence[FriendRequest], kinds: Collection[NoticeKind]) -> list[FriendNotice]:
    """Return a list with the notice about the friend requests of a player. If no notice is due, the list is empty."""
    if not requests or NoticeKind.FRIEND not in kinds:
        return []
    return [FriendNotice(tuple(request.name for request in requests), requests[0].at[:STATE_LENGTH])]


def decide_time(
    notice: Notice | None, choices: NoticeChoices | None, at: datetime, *, is_here: bool
) -> datetime | None:
    """Return the time at which to send a queued notice: the present time `at`, or the end of the quiet hours.

    Return None if nobody should send the notice. There are three such cases: the state of the match has changed
    (`notice` is None), the player has ended all notices (`choices` is None), or the player has a page open (`is_here`).
    """
    if notice is None or choices is None or is_here:
        return None
    return choices.find_quiet_end(at) or at


def _list_notices(match: Summary, at: str) -> Iterator[MatchNotice]:
    """Yield the notices that the state of a match allows, the most important notice first.

    Before the second action, the start of a match and the turn of a player are the same state. A player without
    opponents ends the match and therefore needs no notice of its end.
    """
    if match.outcome is not None:
        if match.others:
            yield MatchNotice(NoticeKind.RESULT, match, "over")
    elif not match.own:
        yield MatchNotice(NoticeKind.INVITATION, match, "invited")
    else:
        begun = MatchNotice(NoticeKind.ROUND if match.is_in_tournament else NoticeKind.BEGUN, match, "0")
        has_joined = any(seat.acts_for_itself for seat in match.others)
        is_new = has_joined and not any(seat.kind == "open" for seat in match.others)
        is_due_by_days = match.is_due and match.control is not None and match.control.free > 0
        if is_due_by_days and _is_time_short(match, at):
            yield MatchNotice(NoticeKind.TIME, match, f"{match.turn} time")
        if is_new and match.actions == 0:
            yield begun
        if is_due_by_days:
            yield MatchNotice(NoticeKind.TURN, match, f"{match.turn}")
        if is_new and match.actions == 1:
            yield begun


def _is_time_short(match: Summary, at: str) -> bool:
    """Return True if the player has used most of the time for a turn, and has some time left."""
    if not match.until or match.control is None:
        return False
    left = milliseconds_between(at, match.until)
    return 0 < 100 * left <= (100 - USED_PERCENT) * (match.control.free + match.control.bank)


class NoticeMessage(NamedTuple):
    """Text of a notice in the language of its reader. `path` is the address of the match, or of the friends page."""

    kind: NoticeKind
    match: str
    """Id of the match. Empty for friend requests."""
    state: str
    """State of the match, which identifies the notice within the match."""
    title: str
    body: str
    path: str
    expires: str
    """Time after which the notice is no longer useful. Empty if there is no such time."""
    deadline: str
    """Time at which the reader will have no time left for the turn. Empty if it is not the reader's turn."""

    @property
    def topic(self) -> str:
        """Name of the match for push services: 32 characters, from which nobody can find the match."""
        return sha256(f"notice {self.match}".encode()).hexdigest()[:32]


TITLES = {
    NoticeKind.TURN: N_("It is your turn"),
    NoticeKind.TIME: N_("Your time is running out"),
    NoticeKind.INVITATION: N_("You are invited to a match"),
    NoticeKind.BEGUN: N_("Your match has begun"),
    NoticeKind.ROUND: N_("Your match in the tournament has begun"),
    NoticeKind.RESULT: N_("Your match is over"),
    NoticeKind.FRIEND: N_("You have a friend request"),
}


def write_message(notice: Notice, language: str) -> NoticeMessage:
    """Return the text of a notice in a language. The text contains only facts that the player's pages show."""
    if isinstance(notice, FriendNotice):
        with use_language(language):
            title, body = translated(TITLES[notice.kind]), join_names(notice.names[:MAX_NAMES])
        return NoticeMessage(notice.kind, "", notice.state, title, body, "/friends", "", "")
    match = notice.match
    with use_language(language):
        parts = [registry.game(match.game).title, join_names(seat.name(is_reader=False) for seat in match.others)]
        if match.outcome is not None:
            parts.append(describe_end(match, match.outcome))
        elif notice.kind in {NoticeKind.BEGUN, NoticeKind.ROUND} and match.is_due:
            parts.append(_("your turn"))
        title, body = translated(TITLES[notice.kind]), " · ".join(filter(None, parts))
        if match.is_unanswered:
            title = _("Your challenge was not accepted")
    path, deadline = f"/matches/{match.id}", match.until if match.is_due else ""
    return NoticeMessage(notice.kind, match.id, notice.state, title, body, path, match.until, deadline)
