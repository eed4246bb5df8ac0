"""All pages that the table has, by name, and how each is opened; whoever adds a page adds it here.

A moment of a table is one of the `SCENES`, a step of a lesson one of the `STEPS`; all others are `PAGES`, by address.
The audits of layout, of languages and of accessibility look at what is named here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from playwright.sync_api import BrowserContext, Page, Route
from tests.browser.aeronaut import TINY
from tests.browser.lessons import STEPS
from tests.browser.scenes import CLOCKED, LONGEST, SCENES, WIDEST
from tests.prepared import prepare_folder
from tests.server.rated import RatedMatch, add_match, add_player

from skyhop.game import registry
from skyhop.i18n import language
from skyhop.puzzles.collection import collection
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.seats import Seat
from skyhop.server.store.data_folder import STORE
from skyhop.server.tournaments import Form, RecordKind, TournamentTerms
from skyhop.server.tournaments.pairing import plan_round
from skyhop.server.tournaments.service import (
    append_record,
    append_round,
    choose_rules,
    enter,
    open_tournament,
    read_tournament,
)

CUP = "cup"
"""Id of the prepared tournament."""


def prepare_profile(folder: Path) -> None:
    """Fill the store of a server with a player who has the longest name and matches of all kinds."""
    prepare_folder(folder)
    with sa.create_engine(f"sqlite:///{folder / STORE}", poolclass=sa.NullPool).begin() as connection:
        add_player(connection, WIDEST)
        add_player(connection, LONGEST)
        add_player(connection, "pilot", "bot")
        for day in range(1, 23):
            rank, other = day % 3 or None, "pilot" if day % 4 else LONGEST
            ranks = {WIDEST: rank, other: rank and 3 - rank}
            add_match(connection, RatedMatch(f"profile{day}", ranks, speed="days" if day % 2 else "blitz", day=day))
        add_tournament(connection)


def add_tournament(connection: sa.Connection) -> None:
    """Add a tournament that has ended, with the longest names, a bye and all results."""
    control, rules = TimeControl.read("30+20"), choose_rules(registry.game("balloon-cup"), "rio-grande")
    assert control is not None
    terms = TournamentTerms(
        CUP,
        WIDEST,
        Form.SWISS,
        "balloon-cup",
        rules,
        control,
        3,
        16,
        has_bots=True,
        begins_at="2026-03-01T12:00:00.000+00:00",
    )
    open_tournament(connection, terms, Seat("account", WIDEST))
    for kind, player in (("account", WIDEST), ("account", LONGEST), ("bot", "pilot")):
        found = read_tournament(connection, CUP)
        assert found is not None
        enter(connection, found, Seat(kind, player))  # type: ignore[arg-type]
    results = dict[str, list[int]]()
    for number in range(3):
        found = read_tournament(connection, CUP)
        assert found is not None
        append_round(connection, found, plan_round(found))
        found = read_tournament(connection, CUP)
        assert found is not None
        results |= {pairing.match: [2 - number, number] for pairing in found.rounds[-1].pairings}
    assert found is not None
    append_record(connection, CUP, len(found.records), RecordKind.ENDED, {"results": results})


def puzzle(game: str) -> str:
    """Return the address of a puzzle of a game."""
    return f"/puzzles/{game}/{collection(registry.game(game))[0].name}"


PAGES = {
    "home": "/",
    "home-choices": "/?game=balloon-cup",
    "home-more-choices": "/?game=aeronaut-odyssey",
    "home-rules": "/?game=aeronaut-odyssey&step=2",
    "home-terms": "/?game=aeronaut-odyssey&step=3",
    "rules-bc": "/rules/balloon-cup/rio-grande",
    "rules-ao": "/rules/aeronaut-odyssey/pioneer",
    "rules-own": "/rules/balloon-cup/custom?trade=cube&best_of=3",
    "clauses": "/rules/balloon-cup/rio-grande?q=bag",
    "question": "/quiz/balloon-cup?seed=12&n=20&a=abab&answer=b",
    "learn": "/learn",
    "puzzles": "/puzzles",
    "daily": "/daily",
    "tournaments": "/tournaments",
    "watch": "/watch",
    "tournament": f"/tournaments/{CUP}",
    "puzzles-bc": "/puzzles/balloon-cup",
    "puzzle-bc": puzzle("balloon-cup"),
    "puzzle-bc-answer": f"{puzzle('balloon-cup')}/answer",
    "puzzle-ao": puzzle("aeronaut-odyssey"),
    "puzzle-ao-answer": f"{puzzle('aeronaut-odyssey')}/answer",
    "settings": "/settings",
    "account": "/account",
    "friends": "/friends",
    "profile": f"/players/{WIDEST}",
    "ratings": "/ratings?name=ww",
    "offline": "/offline",
    "accessibility": "/accessibility",
    "components": "/components",
    "privacy": "/privacy",
    "boards": "/boards",
    "board": f"/boards/{TINY}",
    "print": "/print/balloon-cup",
    "unknown": "/matches/unknown",
    **{name: step.address for name, step in STEPS.items()},
}
NAMES = (*(name for name, scene in SCENES.items() if scene not in CLOCKED), *PAGES)
"""Names of the audited pages."""
SILENT = "window.EventSource = class extends EventTarget { close() {} }"
"""A stream that brings no news: what is looked at stands still."""


@cache
def _written(name: str, _language: str) -> str:
    """Write the page of a moment once: a match that is set up or analysed takes its time."""
    return SCENES[name].html()


def opened(context: BrowserContext, address: str, name: str) -> Page:
    """Open a page of a server, or a moment of a table, which stands still."""
    context.add_init_script(SILENT)
    page = context.new_page()
    if name in SCENES:
        html = _written(name, language())

        def answer(route: Route) -> None:
            route.fulfill(body=html, content_type="text/html")

        page.route("**/matches/*", answer)
    page.goto(address + PAGES.get(name, f"/matches/{name}"))
    if name in STEPS:
        STEPS[name].do(page)
    if name in SCENES or name in STEPS:
        page.wait_for_selector("html[data-state=still]")
    return page
