"""The scripts beside the documentation: its search works on pages from the disk, and by what is pasted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.browser

SCRIPTS = Path(__file__).resolve().parents[2] / "docs" / "javascripts"
PAGE = """<!doctype html><script src="iframe-worker.js"></script><body><p id="said"></p><script>
const worker = new Worker(new URL("worker.js", location));
worker.addEventListener("message", (said) => { document.getElementById("said").textContent += said.data; });
worker.postMessage("one ");
worker.postMessage("two ");
</script>"""
WORKER = """const ready = importScripts("first.js", "second.js");
addEventListener("message", async (asked) => {
  await ready;
  postMessage(loud(asked.data) + ("IFrameWorker" in parent));
});"""


def test_a_worker_answers_in_order_with_the_scripts_that_it_imports(browser: Browser, tmp_path: Path) -> None:
    shutil.copy(SCRIPTS / "iframe-worker.js", tmp_path)
    (tmp_path / "page.html").write_text(PAGE, "utf-8")
    (tmp_path / "worker.js").write_text(WORKER, "utf-8")
    (tmp_path / "first.js").write_text("window.upper = (text) => text.toUpperCase();", "utf-8")
    (tmp_path / "second.js").write_text("window.loud = upper;", "utf-8")
    page = browser.new_page()

    page.goto((tmp_path / "page.html").as_uri())

    expect(page.locator("#said")).to_have_text("ONE trueTWO true", timeout=15_000)
    page.close()


def test_what_is_pasted_by_the_mouse_is_searched_for_as_what_is_typed(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<input class='md-search__input'><input id='other'>")
    page.evaluate("document.addEventListener('keyup', ({ target }) => { document.title += target.value; })")
    page.add_script_tag(path=SCRIPTS / "search-input.js")

    for field in ("#other", ".md-search__input"):
        page.focus(field)
        page.evaluate("document.execCommand('insertText', false, 'clarity')")

    assert page.title() == "clarity"
    page.close()
