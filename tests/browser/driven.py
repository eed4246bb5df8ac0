"""A browser of whatever engine, driven by what a person does: going to a page, looking, pressing."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from playwright.sync_api import Page, Playwright
from tests.running_server import free_port

PATIENCE, PAUSE = 40, 0.05
"""Seconds."""
SCREEN = "1600x1200x24"
OLDEST_FIREFOX = 143
"""Older ones lack a command of their protocol that the driver gives first."""
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")


REACHED = """element => {
    if (!element) return null;
    element.scrollIntoView({block: "nearest"});
    const {left, top, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? [left, top] : null;
}"""
"""Script that returns the position of an element, or null if a click on its middle would not reach it."""


class LeftOut(Exception):  # noqa: N818  no error: a system need not have every browser
    """This system does not have what the engine needs."""


class Driven(Protocol):
    """Person at a browser: methods for the person's actions, and for closer inspection."""

    def go(self, address: str) -> None: ...
    def wait_for(self, selector: str) -> None: ...
    def count(self, selector: str) -> int: ...
    def press(self, selector: str, number: int = 0) -> None: ...
    def press_at(self, x: float, y: float) -> None: ...
    def ask(self, expression: str) -> Any: ...  # noqa: ANN401  whatever the page answers
    def resize(self, width: int, height: int) -> None: ...
    def picture(self) -> bytes: ...


class OfPlaywright:
    """A page of Playwright's."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE * 1000)

    def go(self, address: str) -> None:
        self.page.goto(address)

    def wait_for(self, selector: str) -> None:
        self.page.wait_for_selector(selector, state="attached")

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def press(self, selector: str, number: int = 0) -> None:
        self.page.locator(selector).nth(number).click()

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def ask(self, expression: str) -> Any:  # noqa: ANN401  as above
        return self.page.evaluate(expression)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self) -> bytes:
        return self.page.screenshot()


class OfWebDriver:
    """A window that is driven by the W3C's WebDriver protocol, of which a few commands do."""

    def __init__(self, driver: httpx.Client) -> None:
        self.driver = driver

    def go(self, address: str) -> None:
        self._command("url", url=address)

    def wait_for(self, selector: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self.count(selector):
            assert time.monotonic() < end, f"{selector} does not come"
            time.sleep(PAUSE)

    def count(self, selector: str) -> int:
        return int(self.ask(f"document.querySelectorAll({json.dumps(selector)}).length"))

    def press(self, selector: str, number: int = 0) -> None:
        """Press what rests and lies open; the driver aims once, and what moves meanwhile is missed."""
        self.wait_for(selector)
        place = f"({REACHED})(document.querySelectorAll({json.dumps(selector)})[{number}])"
        before, now, end = None, self.ask(place), time.monotonic() + PATIENCE
        while now is None or now != before:
            assert time.monotonic() < end, f"{selector} does not rest, or is covered"
            time.sleep(PAUSE)
            before, now = now, self.ask(place)
        element = self._command("elements", using="css selector", value=selector)[number]
        self._command(f"element/{next(iter(element.values()))}/click")

    def press_at(self, x: float, y: float) -> None:
        to = {"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0, "origin": "viewport"}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [to, *press]}
        self._command("actions", actions=[mouse])

    def ask(self, expression: str) -> Any:  # noqa: ANN401  as above
        return self._command("execute/sync", script=f"return {expression}", args=[])

    def resize(self, width: int, height: int) -> None:
        """Make the page so large; the window has a frame around it."""
        self._command("window/rect", width=width, height=height)
        inner = self.ask("[innerWidth, innerHeight]")
        self._command("window/rect", width=2 * width - inner[0], height=2 * height - inner[1])

    def picture(self) -> bytes:
        return base64.b64decode(self.driver.get("screenshot").raise_for_status().json()["value"])

    def _command(self, name: str, **given: object) -> Any:  # noqa: ANN401  as above
        answer = self.driver.post(name, json=given)
        assert answer.is_success, f"{name}: {answer.text}"
        return answer.json()["value"]


@contextmanager
def firefox(playwright: Playwright) -> Iterator[Driven]:
    """Open a page in the system's Firefox."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        raise LeftOut("Firefox was left out: the system has none (Debian: firefox-esr)")
    told = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
    if (version := int(re.findall(r"\d+", told)[0])) < OLDEST_FIREFOX:
        raise LeftOut(f"Firefox {version} was left out: its driver needs {OLDEST_FIREFOX} or later")
    browser = playwright.firefox.launch(
        channel="moz-firefox", executable_path=path, firefox_user_prefs={"ui.useOverlayScrollbars": 1}
    )
    yield OfPlaywright(browser.new_page())
    browser.close()


@contextmanager
def webkit(_playwright: Playwright) -> Iterator[Driven]:
    """Open a window of WebKitGTK's own small browser, on a screen that nobody sees."""
    browser = next((str(found) for one in MINI_BROWSERS for found in Path("/").glob(one[1:])), None)
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    if browser is None or driver is None or screen is None:
        raise LeftOut("WebKit was left out: the system has none (Debian: webkit2gtk-driver, xvfb)")
    capabilities = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
    with ExitStack() as ends:
        display = ends.enter_context(_running([screen, "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]))
        variables = {"DISPLAY": f":{_said(display)}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        port = free_port()
        ends.enter_context(_running([driver, f"--port={port}"], **variables))
        client = ends.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}/session", timeout=60))
        session = _session(client, {"capabilities": {"alwaysMatch": capabilities}})
        client.base_url = client.base_url.join(f"/session/{session}/")
        ends.callback(client.delete, "")
        yield OfWebDriver(client)


def _session(client: httpx.Client, wanted: Mapping[str, object]) -> str:
    """Open a session, as soon as the driver listens; its name."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return str(client.post("", json=wanted).raise_for_status().json()["value"]["sessionId"])
        except httpx.ConnectError:
            assert time.monotonic() < end, "the driver does not listen"
            time.sleep(PAUSE)


@contextmanager
def _running(command: Sequence[str], **variables: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program for as long as it is needed."""
    around = {**os.environ, **variables}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=around) as running:
        try:
            yield running
        finally:
            running.terminate()


def _said(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


ENGINES = {"firefox": firefox, "webkit": webkit}
