"""Notices in a real browser: it subscribes, its service worker shows a message, and a match by days asks once."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import CDPSession, Page, expect
from tests.browser.conftest import Opens
from tests.browser.player import Player

from skyhop.server.notices.web_push import encode_base64

pytestmark = pytest.mark.browser
POINT = ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
KEYS = {"p256dh": encode_base64(POINT), "auth": encode_base64(bytes(16))}
PUSH_SERVICE = f"""
Object.defineProperty(Notification, "permission", {{ get: () => sessionStorage.getItem("allowed") ?? "default" }});
Notification.requestPermission = async () => {{
  sessionStorage.setItem("allowed", window.refuses ? "denied" : "granted");
  return Notification.permission;
}};
PushManager.prototype.subscribe = async ({{ applicationServerKey }}) => {{
  window.serverKey = applicationServerKey.length;
  return {{ toJSON: () => ({{ endpoint: "http://127.0.0.1:9/browser", keys: {json.dumps(KEYS)} }}) }};
}};
"""
"""Push service for tests, which have none: browsers of tests reach no other machine."""
MESSAGE = {
    "title": "It is your turn",
    "body": "Balloon Cup",
    "path": "/rules/balloon-cup",
    "tag": "a",
    "end": "/notices/end",
    "end_title": "Turn off",
}
RECORDS = """() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, how) => (self.shown = { title, how });
    self.clients.openWindow = async (address) => (self.opened = new URL(address).pathname);
}"""
"""Browsers without a screen show no notification and open no window, so the worker records both."""
SHOWN = """async () => {
    while (!self.shown) await new Promise((resolve) => setTimeout(resolve, 20));
    return self.shown;
}"""
CLICKED = """async (action) => {
    const notification = { data: self.shown.how.data, close: () => (self.closed = true) };
    self.opened = "";
    self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification, action }));
    while (!self.opened) await new Promise((resolve) => setTimeout(resolve, 20));
    return self.closed && self.opened;
}"""


def registration_of(page: Page, devices: CDPSession) -> str:
    """Wait until the service worker is ready, and return the id of its registration."""
    found: list[str] = []
    devices.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    devices.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_timeout(100)
    return found[-1]


def test_a_browser_is_turned_on_and_ended(open_browser: Opens) -> None:
    player = open_browser(service_workers="allow")
    page = player.page
    page.add_init_script(PUSH_SERVICE)
    page.goto(f"{player.address}/settings/notices")

    page.get_by_role("button", name="Turn on notices in this browser").click()
    expect(page.get_by_text("No notice so far.")).to_be_visible()
    page.get_by_role("button", name="End all notices and forget").click()

    expect(page.get_by_text("All notices have ended.")).to_be_visible()
    expect(page.get_by_text("No notice so far.")).to_have_count(0)


def test_a_browser_that_refuses_is_told_what_to_do(open_browser: Opens) -> None:
    player = open_browser(service_workers="allow")
    page = player.page
    page.add_init_script(PUSH_SERVICE)
    page.goto(f"{player.address}/settings/notices")
    page.evaluate("window.refuses = true")

    page.get_by_role("button", name="Turn on notices in this browser").click()

    expect(page.get_by_text("Allow them in the settings of the browser")).to_be_visible()


def test_a_refusal_of_the_server_is_shown(open_browser: Opens, complaints: list[str]) -> None:
    player = open_browser(service_workers="allow")
    page = player.page
    page.add_init_script(PUSH_SERVICE.replace("http://127.0.0.1:9/", "ftp://127.0.0.1:9/"))
    page.goto(f"{player.address}/settings/notices")

    page.get_by_role("button", name="Turn on notices in this browser").click()

    expect(page.get_by_text("This server cannot use the push service of your browser.")).to_be_visible()
    complaints.clear()  # the console tells of the status 422


def turned_on(open_browser: Opens) -> tuple[Player, Page]:
    """Return a player in a match by days, whose browser has notices."""
    player = open_browser(service_workers="allow")
    page = player.page
    page.add_init_script(PUSH_SERVICE)
    player.begin(seat2="friend", clock="3d", first="me")
    match = page.url
    page.goto(f"{player.address}/settings/notices")
    page.get_by_role("button", name="Turn on notices in this browser").click()
    expect(page.get_by_text("No notice so far.")).to_be_visible()
    page.evaluate("sessionStorage.removeItem('skyhop-notices-checked')")
    page.goto(match)
    return player, page


@pytest.mark.slow
def test_a_changed_subscription_replaces_the_former_one(open_browser: Opens) -> None:
    player, page = turned_on(open_browser)
    page.add_init_script(PUSH_SERVICE.replace("127.0.0.1:9", "127.0.0.1:8"))
    page.evaluate("sessionStorage.removeItem('skyhop-notices-checked')")

    with page.expect_response("**/settings/notices/browsers"):
        page.reload()
    page.goto(f"{player.address}/settings/notices")

    expect(page.get_by_text("127.0.0.1:8", exact=True)).to_be_visible()
    expect(page.get_by_text("127.0.0.1:9", exact=True)).to_have_count(0)


def test_notices_that_were_ended_stay_off(open_browser: Opens) -> None:
    player, page = turned_on(open_browser)
    match = page.url
    page.goto(f"{player.address}/settings/notices")
    page.get_by_role("button", name="End notices to 127.0.0.1:9").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate("localStorage.getItem('skyhop-notices-address')") is None

    page.evaluate("sessionStorage.removeItem('skyhop-notices-checked')")
    page.goto(match)
    page.wait_for_timeout(500)
    page.goto(f"{player.address}/settings/notices")

    expect(page.get_by_text("127.0.0.1:9", exact=True)).to_have_count(0)


@pytest.mark.slow
def test_the_next_reader_of_a_browser_is_asked_too(open_browser: Opens) -> None:
    player, page = turned_on(open_browser)
    player.context.clear_cookies()
    page.goto(player.address)
    player.begin(seat2="friend", clock="3d", first="me")
    dialog = page.locator("dialog:has(#push)")
    player.place_by_clicks(0)

    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Turn on notices").click()
    expect(dialog).to_be_hidden()
    page.goto(f"{player.address}/settings/notices")
    expect(page.get_by_text("127.0.0.1:9", exact=True)).to_be_visible()


def test_the_service_worker_shows_a_message_and_opens_its_match(open_browser: Opens) -> None:
    player = open_browser(service_workers="allow")
    page = player.page
    page.goto(f"{player.address}/settings/notices")
    devices = player.context.new_cdp_session(page)
    registration = registration_of(page, devices)
    worker = player.context.service_workers[0]
    worker.evaluate(RECORDS)

    sent = {"origin": player.address, "registrationId": registration, "data": json.dumps(MESSAGE)}
    devices.send("ServiceWorker.deliverPushMessage", sent)
    shown = worker.evaluate(SHOWN)

    assert (shown["title"], shown["how"]["body"], shown["how"]["tag"]) == ("It is your turn", "Balloon Cup", "a")
    assert shown["how"]["actions"] == [{"action": "end", "title": "Turn off"}]
    assert worker.evaluate(CLICKED, "") == "/rules/balloon-cup"
    assert worker.evaluate(CLICKED, "end") == "/notices/end"


def test_a_match_by_days_asks_once_after_the_first_move(open_browser: Opens) -> None:
    player = open_browser(service_workers="allow")
    page = player.page
    page.add_init_script(PUSH_SERVICE)
    player.begin(seat2="friend", clock="3d", first="me")
    dialog = page.locator("dialog:has(#push)")
    expect(dialog).to_be_hidden()

    player.place_by_clicks(0)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Turn on notices").click()
    expect(dialog).to_be_hidden()
    page.goto(f"{player.address}/settings/notices")

    expect(page.get_by_text("127.0.0.1:9", exact=True)).to_be_visible()


def test_sounds_are_asked_for_once_and_the_icon_shows_their_state(open_browser: Opens) -> None:
    player = open_browser()
    page = player.page
    player.begin(seat2="friend", first="me")
    question, icon = page.locator("#sound-ask"), page.locator("#sound")
    expect(question).to_be_hidden()
    expect(icon.locator(".off")).to_be_visible()

    player.place_by_clicks(0)
    expect(question).to_be_visible()
    icon.click()

    expect(question).to_be_hidden()
    expect(icon.locator(".on")).to_be_visible()
    expect(icon.locator(".off")).to_be_hidden()
    page.evaluate("localStorage.removeItem('skyhop-sound-asked')")
    player.begin(seat2="friend", first="me")
    player.place_by_clicks(0)
    expect(question).to_be_hidden()


def test_sounds_are_not_asked_for_while_the_loudspeaker_is_out_of_sight(open_browser: Opens) -> None:
    player = open_browser(viewport={"width": 390, "height": 844})
    player.begin(seat2="friend", first="me")
    expect(player.page.locator("#sound")).to_be_hidden()

    player.place_by_clicks(0)

    expect(player.page.locator("#sound-ask")).to_be_hidden()
    assert player.page.evaluate("localStorage.getItem('skyhop-sound-asked')") is None
