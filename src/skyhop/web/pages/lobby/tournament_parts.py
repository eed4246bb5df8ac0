"""Parts of the page of a tournament as texts: facts and rules, standings and rounds, entries of the reader, JSON.

All viewers of a tournament with the same language share the rendered rounds and standings.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

from markupsafe import Markup

from skyhop.i18n import N_, _, language, listed, ngettext, translated
from skyhop.server.seats import DRAW, WIN, MatchPairing, PairingResult
from skyhop.server.tournaments import (
    Entrant,
    Form,
    Phase,
    Round,
    Standing,
    Tournament,
    TournamentTerms,
    buchholz_unit,
)
from skyhop.server.tournaments.service import TournamentRow
from skyhop.web.http.templates import render_fragment
from skyhop.web.pages.accounts.ratings_page import format_moment, rules_title
from skyhop.web.pages.accounts.ratings_page import name_of as public_name
from skyhop.web.pages.lobby.form_fields import FORM_TITLES, describe_clock, describe_points_and_tie_breaks, format_share

ADDRESS = "/tournaments"
MAX_PICTURES = 200
"""Maximum number of rendered standings in memory, one for each tournament and language."""
ALL = "all"
"""Parameter of the page that shows all rounds of a large tournament."""
MAX_SHOWN_PAIRINGS = 200
"""Number of pairings after which the page of a tournament leaves out earlier rounds."""
MAX_LATEST = 40
"""Maximum number of matches of an arena on the page. The latest come first."""
RESULT_TEXTS = {WIN: "1", DRAW: "½", 0: "0"}
OWN_ENTRANT = re.compile(r'data-entrant="(\d+)"')
ROW = re.compile(r'data-entrants?="([\d ]+)"(?: class="(pod)")?')
STARTS = (
    ("600", N_("in 10 minutes")),
    ("1800", N_("in 30 minutes")),
    ("3600", N_("in an hour")),
    ("10800", N_("in 3 hours")),
    ("86400", N_("tomorrow at this time")),
    ("259200", N_("in 3 days")),
    ("604800", N_("in a week")),
)
"""Start times of the form, in seconds from now. The host may start earlier."""
_pictures = OrderedDict[tuple[str, str], tuple[str, str]]()
"""Rendered standings and rounds with their versions, by tournament and language. The latest used item is last."""


class PairingShown(NamedTuple):
    """Pairing in a round, as texts: names, numbers of the entrants, result, and address of the match.

    A pod has the points of each player instead of a result. After its end, the best player comes first.
    """

    names: tuple[str, ...]
    numbers: tuple[int, ...]
    result: str
    points: tuple[str, ...]
    address: str


class RoundShown(NamedTuple):
    """Round as texts. `byes` are the names of entrants who have no match, with the points that they get."""

    number: int
    pairings: tuple[PairingShown, ...]
    byes: tuple[tuple[str, str], ...]


class StandingShown(NamedTuple):
    """Row of the standings, as texts."""

    number: int
    place: int
    name: str
    score: str
    buchholz: str
    sonneborn_berger: str
    wins: int
    note: str


class OwnEntry(NamedTuple):
    """Entry of the reader or of one of the reader's programs, as texts."""

    number: int
    name: str
    sentence: str
    match: str
    """Address of the match that waits for the entrant, or empty."""
    may_withdraw: bool
    may_return: bool
    program: str
    """Id of the program, or empty for a person."""


def describe_rules(terms: TournamentTerms) -> str:
    """Return the titles of the game and of its ruleset."""
    return rules_title(terms.game, str(terms.ruleset["name"]))


class ListedTournament(NamedTuple):
    """Tournament in the list, as texts."""

    address: str
    name: str
    facts: str
    stand: Markup


def describe_row(row: TournamentRow) -> ListedTournament:
    """Return a tournament for the list."""
    terms = row.terms
    if row.is_over:
        stand = _("finished")
    elif row.rounds and terms.form is Form.ARENA:
        stand = _("running")
    elif row.rounds:
        stand = _("round %(number)s") % {"number": row.rounds}
    else:
        stand = _mark(_("starts %(time)s")) % {"time": show_moment(terms.begins_at)}
    counted = _("%(count)s of %(most)s players") % {"count": row.entrants, "most": terms.max_entrants}
    facts = " · ".join((describe_rules(terms), translated(FORM_TITLES[terms.form]), describe_clock(str(terms.control))))
    return ListedTournament(f"{ADDRESS}/{terms.id}", terms.name, facts, Markup("{} · {}").format(counted, stand))


def show_moment(at: str) -> Markup:
    """Return a stored time as HTML. A script shows it in the time zone of the reader. Without the script, it is UTC."""
    return Markup('<time datetime="{}" data-exact>{}</time>').format(at, format_moment(at))


def _mark(sentence: str) -> Markup:
    """Mark a translated sentence as HTML. The texts that are inserted into it later are escaped."""
    return Markup(sentence)  # noqa: S704  our own text


def list_facts(terms: TournamentTerms) -> list[tuple[str, str]]:
    """Return the terms of a tournament as pairs of a title and a text."""
    rounds = [(_("Rounds"), _("at most %(most)s") % {"most": terms.rounds})] if terms.form is Form.SWISS else []
    if terms.form is Form.PODS:
        rounds = [
            (_("Rounds"), str(terms.rounds)),
            (_("Players in a match"), _("at most %(most)s") % {"most": terms.seats}),
        ]
    if terms.form is Form.ARENA:
        lasts = ngettext("%(count)s minute", "%(count)s minutes", terms.minutes) % {"count": terms.minutes}
        rounds = [(_("Duration"), lasts)]
    return [
        (_("Game"), describe_rules(terms)),
        (_("Format"), translated(FORM_TITLES[terms.form])),
        (_("Clock"), describe_clock(str(terms.control))),
        *rounds,
        (_("Players"), _("at most %(most)s") % {"most": terms.max_entrants}),
        (_("Bots"), _("allowed") if terms.has_bots else _("not allowed")),
    ]


def name_entrants(tournament: Tournament) -> dict[int, str]:
    """Return the public names of the entrants by number. The name of a bot shows that it is a bot."""
    return {
        each.number: each.seat.name(is_reader=False)
        if each.kind == "bot"
        else public_name(each.name, each.kind, each.player)
        for each in tournament.entrants
    }


def list_removable(tournament: Tournament) -> list[Entrant]:
    """Return the entrants whom the host may remove before the first round: all who still take part, except the host.

    After the start of the first round, return an empty list.
    """
    is_open = tournament.phase is Phase.OPEN
    return [
        each for each in tournament.entrants if is_open and each.player != tournament.host and not each.has_withdrawn
    ]


def render_live(tournament: Tournament, *, has_all: bool = False) -> str:
    """Return the rendered standings and rounds. All viewers with the same language share them.

    With `has_all`, they contain all rounds of a large tournament, or all matches of an arena.
    """
    if has_all:
        return render_fragment("web/tournament_live.html", _make_live_context(tournament, has_all=True))
    key, version = (tournament.terms.id, language()), tournament.version
    known, picture = _pictures.get(key, ("", ""))
    if known != version:
        picture = render_fragment("web/tournament_live.html", _make_live_context(tournament))
        _pictures[key] = (version, picture)
    _pictures.move_to_end(key)
    while len(_pictures) > MAX_PICTURES:
        _pictures.popitem(last=False)
    return picture


def mark_own(live: str, own: str) -> str:
    """Mark the rows of the reader's entries in the shared part `live` of a page.

    `own` is the reader's part of the page. A script marks the rows of later versions.
    """
    numbers = set(OWN_ENTRANT.findall(own))

    def mark(row: re.Match[str]) -> str:
        if numbers.isdisjoint(row[1].split()):
            return row[0]
        return f'{row[0][:-1]} mine"' if row[2] else f'{row[0]} class="mine"'

    return ROW.sub(mark, live)


def _make_live_context(tournament: Tournament, *, has_all: bool = False) -> dict[str, object]:
    names = name_entrants(tournament)
    form = tournament.terms.form
    is_arena = form is Form.ARENA
    rounds = [
        RoundShown(
            number,
            tuple(_show_pairing(tournament, pairing, names) for pairing in each.pairings),
            tuple((names[entrant], _describe_bye(tournament, number, entrant)) for entrant in each.byes),
        )
        for number, each in enumerate(tournament.rounds, start=1)
    ]
    matches = [pairing for each in rounds[::-1] for pairing in each.pairings] if is_arena else []
    visible = [] if is_arena else rounds[::-1]
    while not has_all and len(visible) > 1 and sum(len(each.pairings) for each in visible) > MAX_SHOWN_PAIRINGS:
        visible.pop()
    return {
        "address": f"{ADDRESS}/{tournament.terms.id}?{ALL}",
        "stand": _describe_stand(tournament),
        "rounds": visible,
        "latest": matches if has_all else matches[:MAX_LATEST],
        "has_more": not has_all and (len(matches) > MAX_LATEST if is_arena else len(visible) < len(rounds)),
        "is_pods": form is Form.PODS,
        "has_begun": bool(tournament.rounds),
        "standings": [_show_standing(tournament, row, names) for row in tournament.standings],
        "has_buchholz": form.is_by_score,
        "has_sonneborn_berger": form in (Form.SWISS, Form.ROUND_ROBIN),
        "points_and_tie_breaks": describe_points_and_tie_breaks(tournament.terms),
    }


def _describe_stand(tournament: Tournament) -> str:
    """Return a sentence about the present phase, as text or HTML."""
    players = ngettext("%(count)s player", "%(count)s players", len(tournament.active))
    players %= {"count": len(tournament.active)}
    if tournament.phase is Phase.OVER:
        return " ".join((_("The tournament is over."), *_describe_winners(tournament)))
    if tournament.phase is Phase.OPEN:
        sentence = _("%(players)s so far. The tournament starts %(time)s, or earlier if the host starts it.")
        return _mark(sentence) % {"players": players, "time": show_moment(tournament.terms.begins_at)}
    if tournament.ends_at is not None:
        words = {"time": show_moment(tournament.ends_at), "players": players}
        return _mark(_("%(players)s. The arena ends %(time)s.")) % words
    numbers = {"number": len(tournament.rounds), "count": tournament.round_count}
    stand = _("Round %(number)s of %(count)s, %(players)s.") % {**numbers, "players": players}
    if len(tournament.rounds) == tournament.round_count:
        return stand
    return " ".join((stand, _("The next round begins when all matches of the current round are over.")))


def _describe_winners(tournament: Tournament) -> tuple[str, ...]:
    """Return a sentence about the best entrants of a finished tournament, or nothing if nobody has points.

    An entrant whom the host or the operator removed does not win.
    """
    names = name_entrants(tournament)
    rows = [row for row in tournament.standings if row.score > 0 and not row.entrant.is_removed]
    if not rows:
        return ()
    best = [names[row.entrant.number] for row in rows if row.place == rows[0].place]
    sentence = _("%(who)s has won.") if len(best) == 1 else _("The win is shared: %(who)s.")
    return (sentence % {"who": listed(best)},)


def _show_pairing(tournament: Tournament, pairing: MatchPairing, names: Mapping[int, str]) -> PairingShown:
    result = tournament.results.get(pairing.match)
    address = f"/matches/{pairing.match}" if pairing.match in tournament.known else ""
    if tournament.terms.form is not Form.PODS:
        entrant_names = tuple(names[each] for each in pairing.entrants)
        return PairingShown(entrant_names, pairing.entrants, describe_result(result), (), address)
    if result is None:
        return PairingShown(tuple(names[each] for each in pairing.entrants), pairing.entrants, "", (), address)
    seats = sorted(range(len(pairing.entrants)), key=lambda seat: -result.points[seat])
    scores = [format_share(each, Form.PODS.point) for each in result.points]
    points = (
        _("%(result)s (no-show)") % {"result": scores[seat]} if seat in result.absent else scores[seat]
        for seat in seats
    )
    numbers = tuple(pairing.entrants[seat] for seat in seats)
    return PairingShown(tuple(names[each] for each in numbers), numbers, "", tuple(points), address)


def _describe_bye(tournament: Tournament, number: int, entrant: int) -> str:
    """Return the points of a bye in a round. In pods, a further bye of the same entrant is worth half a point."""
    had_bye = any(entrant in each.byes for each in tournament.rounds[: number - 1])
    return RESULT_TEXTS[DRAW if had_bye and tournament.terms.form is Form.PODS else WIN]


def describe_result(result: PairingResult | None) -> str:
    """Return the result of a match of two, such as `1 : 0`. Return an empty text for a running match."""
    if result is None:
        return ""
    score = " : ".join(RESULT_TEXTS[points] for points in result.points)
    return _("%(result)s (no-show)") % {"result": score} if result.absent else score


def _show_standing(tournament: Tournament, row: Standing, names: Mapping[int, str]) -> StandingShown:
    number, note, form = row.entrant.number, "", tournament.terms.form
    if row.entrant.has_withdrawn:
        note = _("withdrawn")
    elif number in tournament.absent and tournament.phase is not Phase.OVER:
        note = _("absent")
    return StandingShown(
        number,
        row.place,
        names[number],
        str(row.score) if form is Form.ARENA else format_share(row.score, form.point),
        format_share(row.buchholz, buchholz_unit(form)),
        format_share(row.sonneborn_berger, WIN**2),
        row.wins,
        note,
    )


def describe_entry(tournament: Tournament, entrant: Entrant, names: Mapping[int, str]) -> OwnEntry:
    """Return an entry of the reader: what is next, and the possible actions."""
    pairing = tournament.find_pairing(entrant.number)
    is_over, is_out = tournament.phase is Phase.OVER, entrant not in tournament.active
    match = ""
    if is_over and not tournament.rounds:
        sentence = _("The tournament ended before its first round.")
    elif is_over:
        place = next(row.place for row in tournament.standings if row.entrant.number == entrant.number)
        sentence = _("Final place: %(place)s.") % {"place": place}
    elif pairing is not None:
        others = listed(names[each] for each in pairing.list_others(entrant.number))
        sentence = _("Your match: against %(player)s.") % {"player": others}
        match = f"/matches/{pairing.match}" if pairing.match in tournament.known else ""
    elif entrant.is_removed:
        sentence = _("The host or the operator has removed this player from the tournament.")
    elif entrant.has_withdrawn:
        sentence = _("Withdrawn.")
    elif is_out:
        sentence = _("Not paired, because the first move was missed. Press “Return” to be paired again.")
    elif not tournament.rounds:
        sentence = _("You have entered. Your match appears here when the first round begins.")
    elif tournament.terms.form is Form.ARENA:
        sentence = _("Waiting for the next free opponent.")
    elif entrant.number in tournament.rounds[-1].byes:
        is_whole = _describe_bye(tournament, len(tournament.rounds), entrant.number) == RESULT_TEXTS[WIN]
        half = _("Half a point without a match in this round.")
        sentence = _("One point without a match in this round.") if is_whole else half
    else:
        sentence = _("Waiting for the other matches of this round. You can watch them below.")
    return OwnEntry(
        entrant.number,
        names[entrant.number],
        sentence,
        match,
        not is_over and not is_out,
        not is_over and is_out and not entrant.is_removed,
        entrant.player if entrant.kind == "program" else "",
    )


def _write_round(tournament: Tournament, paired: Round, names: Mapping[int, str]) -> dict[str, object]:
    results, point = tournament.results, tournament.terms.form.point
    return {
        "paired_at": tournament.records[paired.record].at,
        "pairings": [
            {
                "players": [names[entrant] for entrant in pairing.entrants],
                "match": pairing.match,
                "points": [each / point for each in results[pairing.match].points]
                if pairing.match in results
                else None,
            }
            for pairing in paired.pairings
        ],
        "byes": [names[entrant] for entrant in paired.byes],
    }


def _write_tie_breaks(form: Form, row: Standing) -> dict[str, float]:
    """Return the tie-breaks that consist of points of opponents: Buchholz and Sonneborn-Berger.

    An arena has neither of them, and pods have only Buchholz.
    """
    if form is Form.ARENA:
        return {}
    buchholz = {"buchholz": row.buchholz / buchholz_unit(form)}
    return buchholz if form is Form.PODS else {**buchholz, "sonneborn_berger": row.sonneborn_berger / WIN**2}


def write_document(tournament: Tournament) -> dict[str, object]:
    """Return the standings and the rounds of a tournament as a JSON document."""
    terms, names = tournament.terms, name_entrants(tournament)
    point = 1 if terms.form is Form.ARENA else terms.form.point
    return {
        "format": "skyhop-tournament-1",
        "id": terms.id,
        "name": terms.name,
        "form": terms.form,
        "game": terms.game,
        "ruleset": terms.ruleset["name"],
        "control": str(terms.control),
        "seats": terms.seats,
        "phase": tournament.phase,
        "rounds": [_write_round(tournament, each, names) for each in tournament.rounds],
        "standings": [
            {
                "place": row.place,
                "name": names[row.entrant.number],
                "points": row.score / point,
                **_write_tie_breaks(terms.form, row),
                "wins": row.wins,
            }
            for row in tournament.standings
        ],
    }
