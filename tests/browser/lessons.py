"""The steps of both lessons: where each is found, what it asks for, and how its page is had when that is done."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

from skyhop.game import registry
from skyhop.rulebook.scenario import exercises_of, prepare_exercise

ASKED = {
    "balloon-cup": (
        ("#piece-R11", "#to--2"),
        ("#piece-R1", "#to-x2"),
        ("#piece-Y5", "#to--2"),
        ("#piece-B3", "#to--3"),
        ("#piece-R2", "#to--1"),
        ("#offer-1", ".bc-you [data-key='tray-0-Y']"),
        ("#piece-A4", "#piece-A7", ".bc-exchange"),
        ("#piece-A13", "#to--1"),
    ),
    "aeronaut-odyssey": (
        ("#city-G",),
        ("[data-part=R]", "[data-part=Y]", "#city-G"),
        ("#route-N-O",),
        ("[name=action][value='Y'], [data-part=Y]", "#route-F-G"),
        ("#city-O",),
        ("[name=action][value='O'], [data-part=O]", "#city-H"),
        ("#route-A-B",),
        ("#route-C-D",),
    ),
}
"""Pieces to press, and the subject of the question."""
POSTED = """([address, action]) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post" }).setAttribute("action", `${address}/actions`);
    for (const [name, value] of [["token", document.querySelector("[name=token]").value], ["action", action]])
        form.append(Object.assign(document.createElement("input"), { name, value }));
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
}"""


def lay(page: Page, piece: str, place: str) -> None:
    """Lay a card by keys: its number in the hand, Enter, arrows to the place, Enter."""
    pieces = page.locator(".hand input[name=action]")
    number = [one.get_attribute("value") for one in pieces.all()].index(piece) + 1
    page.keyboard.press(str(number))
    page.keyboard.press("Enter")
    for key in ["", *["ArrowLeft"] * 8, *["ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight"] * 4]:
        if key:
            page.keyboard.press(key)
        if page.evaluate("document.activeElement.value") == place:
            break
    page.keyboard.press("Enter")


class LessonStep(NamedTuple):
    """A step of a game's lesson, counted from one, before or after its action."""

    game: str
    number: int
    is_done: bool

    @property
    def name(self) -> str:
        """Name it as a page of the audit."""
        return f"lesson-{self.game}-{self.number}{'-done' if self.is_done else ''}"

    @property
    def address(self) -> str:
        """Return the address of the lesson."""
        return f"/lessons/{self.game}/{self.number}"

    @property
    def asked(self) -> tuple[str, ...]:
        """Select what it asks for; nothing when it is done."""
        return () if self.is_done else ASKED[self.game][self.number - 1]

    def do(self, page: Page) -> None:
        """Do on its page what it asks for, if it is to be seen done."""
        if self.is_done:
            game = registry.game(self.game)
            action = prepare_exercise(game, exercises_of(game)[self.number - 1]).solution
            with page.expect_navigation():
                page.evaluate(POSTED, [self.address, action])


STEPS = {
    step.name: step
    for game, asked in ASKED.items()
    for number in range(1, len(asked) + 1)
    for step in (LessonStep(game, number, is_done=False), LessonStep(game, number, is_done=True))
}
