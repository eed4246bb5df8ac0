"""Moments of the tables as whole pages, made without a server: a seat's page of a match that was put into a position.

What a page shows follows from the match alone, so a moment that takes many turns to come is set up like a scenario's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast

from skyhop import __version__
from skyhop.analysis.analysis import Analysis, Decision, analyse
from skyhop.analysis.estimator import Estimator
from skyhop.boards.settings import settings, share_code
from skyhop.engine.chance import SecretShuffler
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import Match
from skyhop.games.aeronaut_odyssey.state import RIVAL
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.rulebook.scenario import load
from skyhop.server.clocks.clocks import Clocks, TimeControl
from skyhop.server.match_record import MatchInfo, Rematch, StoredMatch
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.history import History
from skyhop.server.matches.live import Live
from skyhop.server.remarks import Remark, RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.match import page
from skyhop.web.pages.match.snapshot import ANALYSIS, Snapshot
from skyhop.web.pages.replay.analysis_shown import AnalysisShown

SHALLOW = {"aeronaut-odyssey": 32}
"""Iterations for games without a network, so that a scene is soon there."""
SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
WIDEST, LONGEST = "W" * 24, "Donaudampfschifffahrtssp"
"""Names of 24 letters: as wide as can be, and one word as long as can be."""
ME, FRIEND, BOT, FREE = Seat("guest", "me"), Seat("guest", "friend", WIDEST), Seat("bot", "greedy"), Seat("open")
OTHERS = (FRIEND, Seat("guest", "other", LONGEST), BOT, Seat("guest", "third", "Wilhelmine von Hohenberg"))
CONTROL = cast("TimeControl", TimeControl.read("10+5"))
MOST_DECISIONS = 400
BOTH_HANDS = (".bc-tiles", ".bc-hand")
STRIP = (".analysis",)
GRAPH = (".analysis-curves", ".analysis-rest")
MAP_AND_QUESTION = (".ao-due", ".ao-view", ".ao-prompt:not([hidden])")


@dataclass(frozen=True)
class Scene:
    """A moment: how it is set up, who looks, what of it is seen without scrolling, what is then done in the page.

    `shown` selects what must be seen at all; with `back` it is looked back at from so many steps later, where it is
    `judged` in the analysis of the match, which then is over, with the better action where `better` is said.
    """

    name: str
    live: Callable[[], Live]
    seat: int | None = 0
    together: tuple[str, ...] = ()
    notice: str = ""
    then: str = ""
    back: int | None = None
    judged: str = ""
    shown: tuple[str, ...] = (".bc-goal", ".bc-sign", ".bc-player .bc-cups li", ".ao-you", ".ao-log")

    def html(self) -> str:
        """Write the whole page, as whoever has ended no match yet sees it: its head has the most."""
        if self.judged:
            return self._analysed(*_analysed(self.live))
        live = self.live()
        if self.back is None:
            moment, shown = Snapshot.now(live, self.seat), rendering.render_latest(live, self.seat, self.notice)
        else:
            step = len(live.history) - self.back
            moment = Snapshot(live, self.seat, step, is_past=True)
            shown = rendering.render_replay(live, self.seat, step)
        return bytes(
            page(moment, shown.render_all("token"), "http://table", is_newcomer=self.seat is not None).body
        ).decode()

    def _analysed(self, live: Live, found: Analysis) -> str:
        """Write the page of the analysis at the first step from which on one was no good, or before that step."""
        worst = max(range(self.back or 0, len(found.decisions)), key=lambda step: _badness(found.decisions[step]))
        is_better = self.judged == "better"
        seat = found.decisions[worst].seat if is_better else self.seat
        moment = Snapshot(live, seat, worst + (not is_better), is_past=True, page=ANALYSIS)
        shown = AnalysisShown(moment, found, is_better_shown=is_better)
        made = page(moment, shown.picture.render_all("token"), "http://table", more={"analysis": shown})
        return bytes(made.body).decode()


@cache
def _analysed(played: Callable[[], Live]) -> tuple[Live, Analysis]:
    """Analyse a match once for all its moments."""
    live = played()
    return live, analyse(live.match.journal, Estimator(live.match.game, iterations=SHALLOW.get(live.match.game.name)))


def _badness(each: Decision) -> float:
    """Order decisions by what they gave away, where something better was found."""
    return each.loss if each.is_bad and each.better is not None else -1.0


def table(game: str, ruleset: str | dict[str, object], seats: Sequence[Seat], name: str = "moment") -> Live:
    """Begin a match that no store knows; the same each time."""
    play = registry.game(game)
    rules = play.ruleset(ruleset)
    titles = tuple(seat.title for seat in seats)
    secret = name.encode().ljust(32, b".")[:32]
    shuffler = SecretShuffler(secret, name)
    match = Match.start(play, rules, first=play.starters[0], seats=titles, shuffler=shuffler)
    parameters = {"name": rules.name, **rules.parameters}
    begun = "2026-01-01T12:00:00+00:00"
    info = MatchInfo(name, game, parameters, __version__, match.journal.header.first, False, titles, secret, begun)  # noqa: FBT003
    stored = StoredMatch(info, tuple(seats), tuple(match.journal.entries), None, (), None)
    return Live(stored, cast("Store", None), MatchChannel(knows_all=True))


def at(scenario: str, plays: Sequence[str] = (), seats: Sequence[Seat] = (ME, BOT)) -> Live:
    """A match in the position of a scenario, after some actions."""
    found = load(SCENARIOS / f"{scenario}.toml")
    ruleset: dict[str, object] = {**found.start.ruleset.parameters}
    ruleset.pop("name", None)
    named = found.start.ruleset.name
    live = table(found.game.name, named if named in found.game.rulesets() else ruleset, seats, Path(scenario).name)
    return _played(live, Match(found.game, found.start, live.match.journal), plays)


def position(plays: Sequence[str] = (), seats: Sequence[Seat] = (ME, BOT), **fields: object) -> Live:
    """A match of Balloon Cup in a position, after some actions."""
    live = table("balloon-cup", "rio-grande", seats)
    game = live.match.game
    state = game.positions.from_position(game.ruleset("rio-grande"), fields)
    return _played(live, Match(game, state, live.match.journal), plays)


def _played(live: Live, match: Match, plays: Sequence[str]) -> Live:
    match.let_chance_act()
    live.match, live.history = match, History(match.game, match.ply, match.state.copy())
    for text in plays:
        assert match.to_decide is not None
        live.history.add(match.play(match.to_decide, text))
    return live


def _wandered(live: Live, until: Callable[[Match], bool], seed: int = 1) -> Live:
    """Play at random until a moment comes."""
    chance, match = Random(seed), live.match
    for _decision in range(MOST_DECISIONS):
        if match.to_decide is None or until(match):
            break
        action = chance.choice(match.game.legal(match.state))
        live.history.add(match.play(match.to_decide, match.game.write(match.state, action)))
    return live


def _played_on() -> Live:
    return _wandered(table("balloon-cup", "rio-grande", (ME, BOT)), lambda match: match.ply >= 40)


def _wandered_to_the_end() -> Live:
    live = _played_on()
    live.history.add(live.match.end(RESIGNATION, 1))
    return live


MIDDLE: dict[str, Any] = {
    "to_move": 0,
    "hands": ["R1 R12 Y11 Y2 G1 G10 B3 A13", "R13 Y13 G13 B13 A7 R11 Y12 G12"],
    "cubes": ["RRRRYYGGGBBBAA", "RRRYYYYGGBBA"],
    "trophies": ["", ""],
    "tiles": [
        "1 flatland R    | R2 |",
        "2 mountain YG   | G7 | Y5",
        "3 flatland RBA  | B11 A10 | R8 A4",
        "4 mountain RYGA | R10 Y9 G8 | Y7",
    ],
}


def _middle(seats: Sequence[Seat] = (ME, BOT), offer: int | None = None) -> Live:
    live = position(seats=seats, **MIDDLE)
    if offer is not None:
        live.remarks = (Remark(live.match.ply, offer, RemarkKind.OFFERED),)
    return live


def _clocked(live: Live) -> Live:
    """The same with clocks, of which one runs."""
    live.info = replace(live.info, control=CONTROL)
    live.clocks = Clocks.create(CONTROL, 2, live.match.to_decide or 0).start(live.clock())
    return live


def _trades() -> Live:
    return at("balloon-cup/substitutes-are-chosen", ["B3-1"])


def _given_up() -> Live:
    live = position(seats=(ME, BOT), **MIDDLE)
    live.history.add(live.match.end(RESIGNATION, 1))
    return live


def _begun_again() -> Live:
    live = _given_up()
    live.rematch = Rematch("next", (ME, BOT), is_off=False, number=1, refused_by=None)
    return live


CHOOSE = "document.querySelector('.hand label:not(.bc-idle) input')?.click()"
HAND_ON = """
document.getElementById('table').setAttribute('data-veiled', ''); document.querySelector('.hand-on').showModal()
"""
OPEN_KEYS = "for (const menu of document.querySelectorAll('.menu')) menu.open = true"
OPEN_ALL = "for (const part of document.querySelectorAll('.under details, #ao-all, #discard-pile')) part.open = true"
CONFIRM = CHOOSE + "; document.documentElement.dataset.confirm = 'always'; document.querySelector('[data-lit]').click()"
OPENED = """; new Promise((done) => {
  const isThere = () => document.querySelector('#side-panel[open] :is(article, form.settings)') !== null;
  const look = () => isThere() ? done() : setTimeout(look, 20);
  look();
})"""
SETTINGS = "document.getElementById('settings-link').click()" + OPENED
RULES = "document.querySelector('h1 a').click()" + OPENED

BALLOON_CUP = (
    Scene("bc-start", lambda: at("balloon-cup/a-new-game", seats=(BOT, ME)), 1, BOTH_HANDS),
    Scene("bc-choosing", _middle, 0, BOTH_HANDS, then=CHOOSE),
    Scene("bc-waiting", lambda: _middle((BOT, ME)), 1, BOTH_HANDS),
    Scene("bc-stuck", lambda: at("balloon-cup/stuck-exchange"), 0, BOTH_HANDS),
    Scene("bc-trades", _trades, 0, (".bc-tiles", ".bc-you")),
    Scene("bc-end", _given_up),
    Scene("bc-again", _begun_again),
    Scene("bc-lost", lambda: at("balloon-cup/third-trophy-by-a-trade", ["G1-1", "+G=Y"], (BOT, ME)), 1),
    Scene("bc-refused", _middle, 0, BOTH_HANDS, "It is not your turn: the other seat decides now. [BC-3.1]", CHOOSE),
    Scene("bc-offer", lambda: _middle((ME, FRIEND), 1), 0, BOTH_HANDS),
    Scene("bc-friend", lambda: _middle((FRIEND, ME)), 1, BOTH_HANDS),
    Scene("bc-timed", lambda: _clocked(_middle((FRIEND, ME))), None),
    Scene("bc-free-seat", lambda: _middle((FRIEND, FREE)), None, (".bc-tiles",)),
    Scene("bc-invitation", lambda: _middle((ME, FREE)), 0, BOTH_HANDS),
    Scene("bc-hand-on", lambda: _middle((ME, ME)), then=HAND_ON),
    Scene("bc-confirm", _middle, then=CONFIRM),
    Scene("bc-settings", _middle, then=SETTINGS),
    Scene("bc-rules", _middle, then=RULES),
    Scene("bc-back", _played_on, 0, BOTH_HANDS, back=2),
    Scene("bc-back-over", _given_up, 1, BOTH_HANDS, back=0),
    Scene("bc-analysis", _wandered_to_the_end, 0, STRIP, judged="as it was", shown=GRAPH),
    Scene("bc-better", _wandered_to_the_end, 0, STRIP, judged="better", shown=GRAPH),
    Scene("bc-save", _played_on, 0, back=2, then="document.getElementById('look-saves').showPopover()"),
    Scene("bc-open", _middle, then=OPEN_KEYS + ";" + OPEN_ALL),
)


@cache
def _code(size: str, players: int, expansions: str = "") -> str:
    return share_code(settings({"size": size, "players": players, "seed": 3, "expansions": expansions}))


@cache
def _flight(size: str, players: int, until: Callable[[Match], bool], expansions: str = "", **more: object) -> Live:
    ruleset = {"board": _code(size, players, expansions), "seats": players, "expansions": expansions, **more}
    seats = [ME] + [BOT] * (players - 1) if players < 6 else [ME, *OTHERS, BOT]
    return _wandered(table("aeronaut-odyssey", ruleset, seats), until)


@cache
def _is_asked(*phases: str, least: int = 0) -> Callable[[Match], bool]:
    """Return a function that is True if seat 0 decides in one of the phases, after at least `least` plies."""
    return lambda match: match.to_decide == 0 and match.ply >= least and match.game.phase(match.state) in phases


def _two_ways() -> Live:
    """Somebody may fly to F over either of two routes."""
    seats = [{"city": city, "cells": "RRYB" + 15 * "."} for city in "BAC"]
    live = table("aeronaut-odyssey", {"seats": 3}, (ME, BOT, BOT))
    game = live.match.game
    state = game.positions.from_position(game.ruleset({"seats": 3}), {"turn": 0, "seats": seats})
    return _played(live, Match(game, state, live.match.journal), ())


def _rival() -> Live:
    """The rival has a choice."""
    ruleset = {"board": _code("regular", 2), "seats": 1, "solo": True}

    def has_choice(match: Match) -> bool:
        view = match.view(0)
        assert isinstance(view, AeronautOdysseyView)
        return view.pending_seat == RIVAL and len(match.game.legal(match.state)) > 1 and match.ply >= 20

    return _wandered(table("aeronaut-odyssey", ruleset, (ME,)), has_choice)


def _flown() -> Live:
    """Three have flown to the end."""
    return _flight("tiny", 3, lambda _match: False)


ALL = "trajectories bonus multi wild"
CHOOSE_F = "document.getElementById('city-F').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
LONG_REFUSAL = "Route A-B costs 3 red balloons, and you have 1 red and 1 wild one, which is too few. [AO-6.1]"
SIGNS = "for (const signs of document.querySelectorAll('.ao-signs')) signs.open = true"
CONFIRM_CLAIM = """document.documentElement.dataset.confirm = 'always';
const claim = document.querySelector('#ao-all button[name=action]');
claim.form.requestSubmit(claim); new Promise((done) => {
  const look = () => document.querySelector('#confirm[open]') ? done() : setTimeout(look, 20);
  look();
})"""
AERONAUT_ODYSSEY = (
    Scene("ao-start", lambda: _flight("regular", 2, _is_asked("start")), 0, MAP_AND_QUESTION),
    Scene("ao-turn", lambda: _flight("regular", 3, _is_asked("turn", least=40), "trajectories"), 0, MAP_AND_QUESTION),
    Scene("ao-pick", lambda: _flight("regular", 3, _is_asked("pick", least=30), "trajectories"), 0, MAP_AND_QUESTION),
    Scene("ao-six", lambda: _flight("huge", 6, _is_asked("turn", least=60), ALL), 0, MAP_AND_QUESTION),
    Scene("ao-ways", _two_ways, 0, MAP_AND_QUESTION, then=CHOOSE_F),
    Scene("ao-watched", lambda: _flight("regular", 2, _is_asked("turn", least=30)), None, MAP_AND_QUESTION),
    Scene("ao-end", lambda: _flight("large", 6, lambda _match: False, "trajectories"), 0, ()),
    Scene("ao-rival", _rival, 0, MAP_AND_QUESTION),
    Scene("ao-orders", lambda: _flight("regular", 3, _is_asked("keep"), "thieves trajectories"), 0, ()),
    Scene("ao-thief", lambda: _flight("regular", 3, _is_asked("thief"), "thieves"), 0, ()),
    Scene("ao-refused", lambda: _flight("regular", 2, _is_asked("turn", least=30)), notice=LONG_REFUSAL),
    Scene("ao-pick-refused", lambda: _flight("regular", 2, _is_asked("pick", least=20)), notice=LONG_REFUSAL),
    Scene("ao-signs", lambda: _flight("huge", 6, _is_asked("turn", least=60), ALL), then=SIGNS),
    Scene("ao-confirm", lambda: _flight("regular", 2, _is_asked("turn", least=30)), then=CONFIRM_CLAIM),
    Scene("ao-back", lambda: _flight("regular", 3, _is_asked("turn", least=40), "trajectories"), back=8),
    Scene("ao-back-over", lambda: _flight("tiny", 2, lambda _match: False), None, back=5),
    Scene(
        "ao-analysis",
        _flown,
        None,
        STRIP,
        judged="as it was",
        shown=GRAPH,
    ),
    Scene(
        "ao-better",
        _flown,
        None,
        STRIP,
        judged="better",
        shown=GRAPH,
    ),
    Scene("ao-open", lambda: _flight("regular", 3, _is_asked("turn", least=40)), then=OPEN_KEYS + ";" + OPEN_ALL),
)
GONE = """document.getElementById('clocks').insertAdjacentHTML('afterend', `<form class="offer" id="gone">
<p>Your opponent is not responding. You need not wait any longer.</p>
<button class="primary">Claim the win</button><button>Cancel the match</button></form>`)"""
# Looked at apart, in the usual size of letters: a clock cuts a long name rather than the time.
CLOCKED = (
    Scene("bc-clock", lambda: _clocked(_middle((ME, FRIEND))), 0, BOTH_HANDS),
    Scene("bc-clock-told", lambda: _clocked(position(["Y2-2"], (FRIEND, ME), **MIDDLE)), 1, BOTH_HANDS),
    Scene("bc-gone", lambda: _clocked(_middle((ME, FRIEND))), 0, BOTH_HANDS, then=GONE, shown=(".bc-goal", ".bc-sign")),
    Scene("bc-clock-end", lambda: _clocked(_given_up()), 0),
    Scene("bc-clock-open", lambda: _clocked(at("balloon-cup/stuck-exchange", seats=(FRIEND, ME))), 1),
)
SCENES = {scene.name: scene for scene in (*BALLOON_CUP, *AERONAUT_ODYSSEY, *CLOCKED)}
