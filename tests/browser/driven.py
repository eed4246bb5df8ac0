"""A browser of whatever engine, driven by what a person does: going to a page, looking, pressing."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page, sync_playwright
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

PATIENCE = 15
"""Seconds."""
SCREEN = "1600x1200x24"
MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")


class LeftOut(Exception):  # noqa: N818  no error: a system need not have every browser
    """This system does not have what the engine needs."""


class Driven(Protocol):
    """What a person at a browser does, and a way to look closer."""

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


class OfSelenium:
    """A window of Selenium's."""

    def __init__(self, driver: WebKitGTK) -> None:
        self.driver = driver

    def go(self, address: str) -> None:
        self.driver.get(address)

    def wait_for(self, selector: str) -> None:
        WebDriverWait(self.driver, PATIENCE, 0.05).until(lambda _driver: self.count(selector), selector)

    def count(self, selector: str) -> int:
        return len(self.driver.find_elements(By.CSS_SELECTOR, selector))

    def press(self, selector: str, number: int = 0) -> None:
        self.wait_for(selector)
        element = self.driver.find_elements(By.CSS_SELECTOR, selector)[number]
        self.driver.execute_script("arguments[0].scrollIntoView({block: 'nearest'})", element)
        ActionChains(self.driver, duration=0).move_to_element(element).click().perform()

    def press_at(self, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver, duration=0)
        actions.pointer_action.move_to_location(int(x), int(y)).click()  # type: ignore[no-untyped-call]  # theirs is bare
        actions.perform()

    def ask(self, expression: str) -> Any:  # noqa: ANN401  as above
        return self.driver.execute_script(f"return {expression}")

    def resize(self, width: int, height: int) -> None:
        """Make the page so large; the window has a frame around it."""
        self.driver.set_window_size(width, height)
        inner = self.ask("[innerWidth, innerHeight]")
        self.driver.set_window_size(2 * width - inner[0], 2 * height - inner[1])

    def picture(self) -> bytes:
        return bytes(self.driver.get_screenshot_as_png())


@contextmanager
def firefox() -> Iterator[Driven]:
    """Open a page in the system's Firefox."""
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        raise LeftOut("Firefox was left out: the system has none (Debian: firefox-esr)")
    with sync_playwright() as playwright:
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=path, firefox_user_prefs={"ui.useOverlayScrollbars": 1}
        )
        yield OfPlaywright(browser.new_page())
        browser.close()


@contextmanager
def webkit() -> Iterator[Driven]:
    """Open a window of WebKitGTK's own small browser, on a screen that nobody sees."""
    browser = next((str(found) for one in MINI_BROWSERS for found in Path("/").glob(one[1:])), None)
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    if browser is None or driver is None or screen is None:
        raise LeftOut("WebKit was left out: the system has none (Debian: webkit2gtk-driver, xvfb)")
    with ExitStack() as ends:
        display = ends.enter_context(_screen(screen))
        options = Options()
        options.binary_location = browser
        options.add_argument("--automation")
        variables = {"DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        opened = WebKitGTK(options, Service(driver, env=variables))
        ends.callback(opened.quit)
        yield OfSelenium(opened)


@contextmanager
def _screen(command: str) -> Iterator[str]:
    """Start a screen; its name."""
    arguments = [command, "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        try:
            yield f":{running.stdout.readline().strip()}"
        finally:
            running.terminate()


ENGINES = {"firefox": firefox, "webkit": webkit}
