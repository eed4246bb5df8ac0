"""Fields of the start form: client seeds, sources of documents such as maps, clocks, and forms of tournaments.

A document is the default document of the game, or comes from a share code, a file or a generator.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from hmac import compare_digest
from typing import NamedTuple

from starlette.datastructures import ImmutableMultiDict
from starlette.requests import Request

from skyhop.game.action import RulesetError
from skyhop.game.game import Game
from skyhop.game.options import ChosenOptions, DocumentOption, Options, Value
from skyhop.i18n import N_, _, decimal, listed, ngettext, translated
from skyhop.server.clocks.clocks import CHOICES, NoControl, TimeControl
from skyhop.server.seats import WIN, format_points, share_points
from skyhop.server.shuffle_proof import LONGEST, ClientSeed, is_word
from skyhop.server.store.match_change import WriteConflict
from skyhop.server.timestamps import now, seconds_ahead
from skyhop.server.tournaments import Form, TournamentTerms
from skyhop.web.http.app_state import state_of
from skyhop.web.http.sessions import guest_of

TICKET_SECONDS = 3600
"""Seconds for which a ticket is valid. The store keeps a match for at least a day.

During this day, the store refuses a second match with the same ticket.
"""


class NoClientSeed(ValueError):  # noqa: N818  invalid input, not a program error
    """Refusal of a client seed. The message says why, and what to do."""


class SeedTicket(NamedTuple):
    """Ticket for a client seed in a form.

    The ticket consists of its text, the id of the match, and the hash of the server's random bytes.
    """

    text: str
    match: str
    commitment: str


def new_ticket(request: Request) -> SeedTicket:
    """Create a ticket for the player of the request."""
    payload = f"{secrets.token_urlsafe(24)} {seconds_ahead(TICKET_SECONDS)}"
    word = ClientSeed("", _derive_ticket_bytes(request, payload))
    return SeedTicket(f"{payload} {_signature(request, payload)}", word.match, word.commitment)


def read_client_seed(request: Request, text: str, ticket: str) -> ClientSeed | None:
    """Return the client seed that consists of the word typed by the player and the ticket in the form.

    Return None if the player typed no word.

    Raises:
        NoClientSeed: if the word is invalid, or the ticket has expired or belongs to another player.
    """
    if not (added := text.strip()):
        return None
    if not is_word(added):
        problem = _("Use at most %(most)s printable characters for your word.")
        raise NoClientSeed(problem % {"most": LONGEST})
    payload, _blank, signature = ticket.rpartition(" ")
    is_own = compare_digest(signature.encode(), _signature(request, payload).encode())
    if not is_own:
        raise NoClientSeed(_("The hash for your word is missing. Reload the page and try again."))
    if payload.rpartition(" ")[2] <= now():
        problem = _("The hash for your word expired after an hour. Reload the page and try again.")
        raise NoClientSeed(problem)
    return ClientSeed(added, _derive_ticket_bytes(request, payload))


@contextlib.contextmanager
def check_unused(word: ClientSeed | None) -> Iterator[None]:
    """During the block, turn a write conflict of the store into `NoClientSeed`, since the ticket is already used.

    If `word` is None, raise the write conflict unchanged.
    """
    try:
        yield
    except WriteConflict:
        if word is None:
            raise
        problem = _("A match was already started with this hash. Reload the page and try again.")
        raise NoClientSeed(problem) from None


def _signature(request: Request, payload: str) -> str:
    return state_of(request).cookies.hash_text(f"ticket {guest_of(request)} {payload}")


def _derive_ticket_bytes(request: Request, payload: str) -> bytes:
    return state_of(request).cookies.derive_bytes(f"{guest_of(request)} {payload}")


ME, FRIEND, NOBODY = "me", "friend", "-"
"""Form values for a seat: the sender of the form, an open seat, and no player. Other values are names of bots."""
ANY_BOT = ""
"""Form value for a bot of the chosen level. If no level is chosen, it means the default bot."""
PLAYERS = "players"
"""Name of the form field for the number of players.

Seats above this number stay empty, whatever the form says about them.

A form without this field leaves the number of players to the fields of the seats.
"""
OPPONENTS = "opponents"
"""Name of the form field for the kind of opponents. It applies to each opponent whose seat has no choice of its own.

The value is `FRIEND`, `ME`, or `ANY_BOT` for bots of the chosen level.
"""
OPTION = "option."
SENT = "sent"
"""Name of a hidden field that every sent form contains.

Without this field, a sent form with no checked box would look like an unsent form.
"""
INVITED = 2
"""Number of the seat for a friend, counted from 1.

It applies if the form contains the field `friend` from a button of the lobby.
"""
RANDOM, OTHER = "random", "other"
HINTS = "hints"
"""Name of the form field that allows hints in matches between people."""
WORD, TICKET = "word", "ticket"
"""Names of the form fields for the word of a client seed, and for its ticket."""
CLOCK, RATED, OFFERED, STAND_IN, SERIES = "clock", "rated", "offered", "stand_in", "series"
MIN_SEATS_TO_CONTINUE = 3
"""Minimum number of players of a match that continues after one player has left."""
STARTERS = {RANDOM: None, ME: 0, OTHER: 1}
NEW, OWN, CODE, FILE, UNSAID = "new", "own", "code", "file", ""
WHO, RULES, TERMS = 1, 2, 3
"""Numbers of the steps of the form: the opponents (1), the rules and the map (2), the clock and more (3)."""


class StepProblem(RulesetError):  # noqa: N818  an expected outcome, not a program error
    """Refusal of a choice in the step `step` of the form."""

    def __init__(self, step: int, problem: str) -> None:
        """Create the refusal from the step and a sentence for the reader."""
        super().__init__(problem)
        self.step = step


def find_step(problem: Exception) -> int:
    """Return the step of the form that contains the choice which the server refused with `problem`."""
    if isinstance(problem, StepProblem):
        return problem.step
    if isinstance(problem, RulesetError):
        return RULES
    return WHO if isinstance(problem, LookupError) else TERMS


class Fields(ImmutableMultiDict[str, str]):
    """Fields of a form. A field has one or more texts."""

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]  # returns an empty text for a missing field
        """Return the last text of a field, or `default` if the form lacks the field."""
        return super().get(name, default)


class FieldCondition(NamedTuple):
    """Condition of a choice in the form. The choice is possible while `field` has one of `values`.

    `reason` explains the condition to the reader. If `is_greyed` is True, the server disables the choice, because
    the selected map does not support it. Scripts check all other conditions whenever the form changes.
    """

    reason: str
    field: str
    values: tuple[str, ...]
    is_greyed: bool = False


class ShareCodeForm(NamedTuple):
    """Map that the form selects by a share code: its addresses, and the maximum number of players.

    The seats above this maximum have the condition `condition`: their fields are possible only for another map.
    """

    code: str
    page: str
    picture: str
    most: int
    sentence: str
    condition: FieldCondition


def find_code_form(options: Options, fields: Fields) -> ShareCodeForm | None:
    """Return the map that the form selects by a share code.

    Return None if the form selects no share code, or if the code does not limit the number of players.
    """
    for document in options.documents:
        if document.code and place_of(document, fields) == CODE:
            code = code_of(document, fields).rpartition("/")[2]
            if most := int(document.code.suggests(code).get(options.seats) or 0):
                sentence = ngettext(
                    "This map is made for %(count)s player.", "This map is made for %(count)s players at most.", most
                )
                field, address = OPTION + document.name, f"{document.code.made_at}/{code}"
                seats = FieldCondition(sentence % {"count": most}, field, (OWN, NEW, FILE), is_greyed=True)
                return ShareCodeForm(code, address, _picture_at(address), most, seats.reason, seats)
    return None


def _picture_at(address: str) -> str:
    """Return the address of a map's picture. `address` is the address of the map's page.

    Both addresses have the same query, which contains the map style.
    """
    path, mark, query = address.partition("?")
    return f"{path}.svg{mark}{query}"


def propose_options(options: Options, fields: Fields) -> Mapping[str, Value]:
    """Return the values of options that the share code in a link suggests.

    If the form was sent by a player, or if there is no share code, return an empty mapping.
    """
    if SENT in fields:
        return {}
    for option in options.options:
        if isinstance(option, DocumentOption) and option.code and (code := code_of(option, fields)):
            return option.code.suggests(code)
    return {}


def has_own_document(game: Game, fields: Fields) -> bool:
    """Return True if the form may select another document than the default document of the game.

    A document is, for example, a map.
    """
    return any(place_of(option, fields) != OWN for option in game.options.documents)


def check_options(options: Options, fields: Fields, values: Mapping[str, object]) -> ChosenOptions:
    """Return the chosen options.

    Raise `RulesetError` if the document, such as a map, does not support one of these options.

    The function generates a new document in two cases. In the first case, the form requests a new document, and the
    generation is quick or the present document does not support an option. In the second case, the form does not say
    where the document comes from, and the game's default document does not support an option.
    """
    chosen = options.resolve(values)
    for document in options.documents:
        place, fresh = place_of(document, fields), document.fresh
        missing = document.lacks(str(chosen.parameters[document.name]), chosen.parameters)
        is_made = bool(missing) or fresh is None or fresh.is_quick()
        if fresh and is_made and (place == NEW or (place == UNSAID and missing and options.fresh is fresh)):
            return options.resolve({**values, document.name: fresh.code(chosen.parameters, None)})
        if missing:
            problem = _("This map has no %(missing)s. Choose another map, or other rules. [%(clause)s]")
            names = {"missing": join_missing(missing), "clause": document.clause}
            raise RulesetError(problem % names)
    return chosen


def join_missing(things: Sequence[str]) -> str:
    """Join the names of missing things with "and no". For example, join "A" and "B" to "A and no B".

    The caller writes "no" before the text.
    """
    return reduce(lambda some, other: _("%(some)s and no %(other)s") % {"some": some, "other": other}, things)


def place_of(option: DocumentOption, fields: Fields) -> str:
    """Return the form value that names the source of a document, such as `code` for a share code."""
    return fields.get(OPTION + option.name, CODE if option.code and code_of(option, fields) else UNSAID)


def code_of(option: DocumentOption, fields: Fields) -> str:
    """Return the share code in the form. For an unsent form, return the share code in the link that opened the form."""
    return fields.get(f"{OPTION}{option.name}.code", "" if SENT in fields else fields.get("code")).strip()


def text_of(option: DocumentOption, fields: Fields) -> str:
    """Return the text of the chosen file. If the player chose no file, return the pasted text."""
    name = OPTION + option.name
    return fields.get(f"{name}.file").strip() or fields.get(f"{name}.text").strip()


def read_document(option: DocumentOption, fields: Fields) -> str | None:
    """Return the text of a document, or its share code. Return None for the default document of the game.

    Raise `RulesetError` if the form contains neither a code nor a text.
    """
    place = place_of(option, fields)
    if place == CODE and option.code:
        if not (code := code_of(option, fields)):
            problem = _("Enter the share code of the map. It is the last part of the map's address. [%(clause)s]")
            raise RulesetError(problem % {"clause": option.code.clause})
        return code
    if place == FILE:
        if not (text := text_of(option, fields)):
            problem = _("Choose a file, or paste its text. [%(clause)s]")
            raise RulesetError(problem % {"clause": option.clause})
        return text
    return None


def clock_of(fields: Fields) -> str:
    """Return the written form of the time control, such as `5+3`.

    In links, the + can become a blank. The function replaces the blank with +.
    """
    return fields.get(CLOCK).replace(" ", "+")


def list_clocks(chosen: str = "") -> tuple[tuple[str, str], ...]:
    """Return the time controls of the form. Each item contains the written form and the words of a time control.

    If the list lacks the time control `chosen`, add it.
    """
    controls = [*CHOICES, *([chosen] if chosen not in CHOICES else [])]
    return tuple((each, describe_clock(each)) for each in controls if _is_clock(each))


def describe_clock(text: str) -> str:
    """Return a time control in words, with its speed class."""
    control = TimeControl.read(text)
    if control is None:
        return _("no clock")
    names = {"clock": control.title, "speed": translated(control.speed.title)}
    return control.title if control.free else _("%(clock)s · %(speed)s") % names


def _is_clock(text: str) -> bool:
    try:
        return TimeControl.read(text) is not None
    except NoControl:
        return False


FORM_TITLES = {
    Form.SWISS: N_("Swiss system"),
    Form.ROUND_ROBIN: N_("Round robin"),
    Form.ARENA: N_("Arena"),
    Form.PODS: N_("Pods"),
}
USUAL = {
    "name": "",
    "form": Form.SWISS.value,
    "clock": "5+3",
    "rounds": "5",
    "minutes": "60",
    "seats": "4",
    "limit": "16",
    "start": "1800",
    "rules": "",
    "bots": "",
}
"""Values of a new form of a tournament, by field."""


def explain_rules(terms: TournamentTerms) -> list[str]:
    """Return sentences about the rules of a tournament."""
    if terms.form is Form.PODS:
        return _explain_pods(terms)
    absence = _("A player who misses their first move loses the match, and is not paired again until they return.")
    if terms.form is Form.SWISS:
        return [
            _("A win gives one point, a draw half a point. Each round pairs players with similar scores."),
            _("Nobody meets the same opponent twice if this can be avoided. Everybody goes first about equally often."),
            _("With few players, the tournament ends when everybody has met everybody."),
            _(
                "With an odd number of players, one player gets a bye in each round: one point without a match. Nobody "
                "gets a second bye."
            ),
            _("New players can enter in the first half of the rounds. Each missed round gives them half a point."),
            absence,
        ]
    if terms.form is Form.ARENA:
        return [
            _("Free players are paired immediately with opponents near them in the standings."),
            _("A win gives two points, a draw one point. After two wins in a row, points count double."),
            _("The doubling includes the first match that is not won, and then ends."),
            _("The same two players do not meet twice in a row, unless only two take part."),
            _("Players can enter and withdraw at any time. Matches that still run at the end do not count."),
            absence,
        ]
    days = _("All rounds begin at the same time, because the matches take days.")
    live = _("The next round begins when all matches of the current round are over.")
    return [
        _("A win gives one point, a draw half a point. Everybody plays everybody once."),
        days if terms.control.free else live,
        _("If your opponent has withdrawn, you get a point without a match."),
        absence,
    ]


def _explain_pods(terms: TournamentTerms) -> list[str]:
    """Return sentences about the rules of a tournament of pods."""
    return [
        _("A match of up to %(most)s players is a pod. There are as few pods as possible, of nearly equal size.")
        % {"most": terms.seats},
        *_explain_points(terms.seats),
        _("Each round brings players with similar scores together."),
        _("Players meet the same opponent again as rarely as possible. Everybody goes first about equally often."),
        _("A player who fits into no pod gets a bye: one point without a match. A second bye gives half a point."),
        _("New players can enter in the first half of the rounds. Each missed round gives them half a point."),
        _("If a player misses their first move, a bot takes the seat and finishes last."),
        _("A player who missed their first move is not paired again until they return."),
    ]


def _explain_points(seats: int) -> tuple[str, str]:
    """Return sentences about the points of all places in a pod."""
    points = (format_share(each, Form.PODS.point) for each in share_points(range(seats), Form.PODS.point))
    return (
        _("In each match, you score the fraction of your opponents whom you beat, such as 2/3. A tie counts half."),
        _("With %(most)s players, the places from first to last score %(points)s points.")
        % {"most": seats, "points": listed(points)},
    )


def describe_points_and_tie_breaks(terms: TournamentTerms) -> str:
    """Return sentences about the tie-breaks of a tournament. For pods, also explain the points of each place."""
    form = terms.form
    if form is Form.PODS:
        equal = _(
            "Tiebreaks: first Buchholz, then wins. For each of your matches, Buchholz adds the average points of your "
            "opponents."
        )
        return " ".join((*_explain_points(terms.seats), equal))
    if form is Form.ARENA:
        return _("Tiebreak: the number of wins.")
    if form is Form.SWISS:
        return _(
            "Tiebreaks: first Buchholz, then Sonneborn-Berger, then wins. Buchholz is the sum of the points "
            "of all your opponents. Sonneborn-Berger is the sum of the points of the opponents you beat, "
            "plus half the points of the opponents you drew with."
        )
    return _(
        "Tiebreaks: first Sonneborn-Berger, then wins. Sonneborn-Berger is the sum of the points of the "
        "opponents you beat, plus half the points of the opponents you drew with."
    )


def format_share(number: int, point: int) -> str:
    """Return a number of units as text in points. `point` is the number of units in one point."""
    points, rest = divmod(number, point)
    if point == WIN:
        return format_points(number)
    return decimal(round(number / point, 2)) if rest else str(points)
