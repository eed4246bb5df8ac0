"""Person at a browser without knowledge of the rules, who follows the highlights of the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page

from skyhop.lab.bench.server import FRAGMENT, action_on, field_of

DUE = "html[data-state=still] :is(.bc-own, .bc-end)"
NO_WORKER = "Service Worker registration blocked by Playwright"
"""Browsers of tests keep nothing; what they are asked for is seen."""
MOST_TURNS = 250
FIRST_TURNS = 5
LISTENS = """addEventListener("DOMContentLoaded", () => {
    const said = document.getElementById("said");
    if (said === null) return;
    const told = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.data));
    Object.assign(window, { heard: [], linesBefore: document.querySelectorAll("#log li[data-ply]").length });
    new MutationObserver((changes) => heard.push(...told(changes))).observe(said, { childList: true });
})"""
UNHEARD = """() => {
    const lines = [...document.querySelectorAll("#log li[data-ply]")].slice(linesBefore);
    const told = [...heard];
    const isHeard = (line) => told.splice(0, told.findIndex((said) => said.includes(line)) + 1).length > 0;
    const texts = lines.map((line) => line.textContent).filter(Boolean);
    return { lines: texts.length, unheard: texts.filter((text) => !isHeard(text)) };
}"""
"""Lines of the log, since the page was loaded, that nobody heard in their turn."""


UNFOLDS = """form => {
    for (const part of form.querySelectorAll("details")) {
        part.removeAttribute("name");
        part.open = true;
    }
}"""


class Player:
    """One browser with its pages, and ways to act in it."""

    def __init__(self, context: BrowserContext, address: str, complaints: list[str]) -> None:
        self.context = context
        self.address = address
        self.complaints = complaints
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text != NO_WORKER:
            self.complaints.append(message.text)

    def start(self, game: str = "balloon-cup", **choices: str) -> None:
        """Begin a match with these choices of the lobby's form."""
        self.page.goto(self.address)
        form = self.form(game)
        if choices:
            self.unfold(game)
        for name, value in choices.items():
            field = form.locator(f'select[name="{name}"]')
            if field.count():
                field.select_option(value)
            else:
                form.locator(f'input[name="{name}"][value="{value}"]').check()
        form.get_by_role("button", name="Start this match" if choices else "Play now").click()
        self.page.wait_for_selector("#table")

    def begin(self, game: str = "balloon-cup", **choices: str) -> None:
        """Begin a match as `start` does, without a look at the lobby: drawing it takes as long as a test."""
        token = field_of(self.context.request.get(self.address).text(), "token")
        fields: dict[str, str | float | bool] = {"token": token, "game": game, **choices}
        begun = self.context.request.post(f"{self.address}/matches", form=fields, headers={"Origin": self.address})
        assert begun.ok, begun.text()
        self.page.goto(begun.url)
        self.page.wait_for_selector("#table")

    def listen(self) -> None:
        """From the next page on, hear what is announced."""
        self.page.add_init_script(LISTENS)

    def has_heard_all(self) -> bool:
        """Return True if all new lines of the log since the page was loaded were announced in order."""
        found = self.page.evaluate(UNHEARD)
        assert found["unheard"] == [], self.heard()
        return bool(found["lines"] > 0)

    def heard(self) -> list[str]:
        """Return the announcements since the page was loaded, in order."""
        told: list[str] = self.page.evaluate("heard")
        return told

    def form(self, game: str) -> Locator:
        """Find a game's form in the lobby."""
        return self.page.locator("section.game").filter(has=self.page.locator(f"#{game}"))

    def unfold(self, game: str = "balloon-cup") -> None:
        """Open a game's form with all its steps and lists, of which a browser shows one step at a time."""
        self.form(game).evaluate(UNFOLDS)

    def hurry(self) -> None:
        """Let nothing take its time."""
        self.page.evaluate("Object.assign(document.documentElement.dataset, {pace: '0', speed: '0.02'})")

    @property
    def version(self) -> str:
        return self.page.get_attribute("#table", "data-version") or ""

    def is_over(self) -> bool:
        self.page.wait_for_selector(DUE)
        return self.page.locator(".bc-end").count() > 0

    def play_to_the_end(self, turn: Callable[[int], None], *, skipping: int = 0) -> int:
        """Take turn after turn until the match is over, but skip so many after the first ones; give their number."""
        for number in range(MOST_TURNS):
            if self.is_over():
                return number
            if number == FIRST_TURNS and skipping:
                self.skip(skipping)
                self.hurry()
                continue
            before = self.version
            turn(number)
            self.page.wait_for_selector(f"#table:not([data-version='{before}'])")
        message = "this match does not end"
        raise AssertionError(message)

    def skip(self, turns: int) -> None:
        """Take so many turns by the forms of the page alone, without looking at it."""
        taken = 0
        while taken < turns and not re.search(r"(bc|ao)-end\b", page := self._asked()):
            if (fields := action_on(page)) is None:
                continue
            hidden = {name: field_of(page, name) for name in ("token", "ply")}
            answer = self.context.request.post(
                f"{self.page.url}/actions", form={**hidden, **fields}, headers=FRAGMENT | {"Origin": self.address}
            )
            assert answer.ok, answer.text()
            taken += 1
        self.page.reload()

    def _asked(self) -> str:
        return self.context.request.get(self.page.url, headers=FRAGMENT).text()

    def fitting_piece(self, number: int = 0) -> Locator:
        """Find one of the cards that some place takes."""
        fitting = self.page.locator(".hand label:not(.bc-idle)")
        fitting.first.wait_for()
        return fitting.nth(number % fitting.count())

    def place_by_clicks(self, number: int) -> None:
        """Do what is due by clicking: a card and a place, an exchange, or a trade."""
        if not self.settle_by_clicks():
            self.fitting_piece(number).click()
            self.lit(number).click()

    def lit(self, number: int = 0) -> Locator:
        lit = self.page.locator(".bc-target[data-lit]")
        lit.first.wait_for()
        return lit.nth(number % lit.count())

    def agree(self) -> None:
        """Send an action at once that could still be undone: any other press does it."""
        self.page.locator("#confirm[data-undo] h2").tap()

    def resign(self) -> None:
        """Give the match up, and say so when asked: by the page, or before it has its scripts by the server."""
        self.page.click(".under >> text=Resign")
        self.page.click("#confirm[open] [value=yes], main form.onwards button")

    def settle_by_clicks(self) -> bool:
        """Answer a question about trades, or exchange when stuck; say whether there was one."""
        if self.page.locator("dialog.claims").count():
            self.page.locator("dialog.claims button").first.click()
            return True
        if self.page.locator(".bc-exchange").count():
            for piece in self.page.locator(".hand label").all()[:2]:
                piece.click()
            self.page.click(".bc-exchange")
            return True
        return False
