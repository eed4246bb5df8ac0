"""A passkey is made, used and refused by a real browser, with a device that Chromium plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Opens
from tests.browser.player import Player

pytestmark = pytest.mark.browser
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "automaticPresenceSimulation": True,
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def at_account(player: Player) -> None:
    player.page.goto(f"{player.address.replace('127.0.0.1', 'localhost')}/account")
    player.page.wait_for_selector("html[data-scripted]")


def add(player: Player, passphrase: str) -> None:
    player.page.fill("#passkey-name", "Laptop")
    player.page.fill("#for-passkey", passphrase)
    player.page.get_by_text("Add a passkey", exact=True).click()


@pytest.mark.slow
def test_an_account_is_signed_in_to_by_a_passkey_and_no_name(open_browser: Opens, complaints: list[str]) -> None:
    player = open_browser()
    page = player.page
    devices = player.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    device = devices.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
    at_account(player)
    page.fill("#name", "Passerby")
    page.fill("#passphrase", "four words of mine")
    page.click("form[action='/account'] button")
    page.get_by_text("Continue to your account").click()
    page.wait_for_selector("#passkey-name", state="attached")
    page.wait_for_selector("html[data-scripted]")

    add(player, "not my passphrase")
    expect(page.get_by_text("That is not your passphrase.")).to_be_visible()
    expect(page.locator("#for-passkey")).to_be_focused()
    add(player, "four words of mine")
    expect(page.get_by_text("Saved. You can now sign in")).to_be_visible()
    page.get_by_text("Sign out", exact=True).click()
    page.get_by_text("Sign in with a passkey").click()
    expect(page.get_by_text("You are signed in as Passerby.")).to_be_visible()
    page.fill("#fresh", "quite other words of mine")
    page.click("form[action='/account/passphrase'] [data-passkey]")
    expect(page.get_by_text("Saved.", exact=True)).to_be_visible()

    devices.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    page.get_by_text("Sign out", exact=True).click()
    page.get_by_text("Sign in with a passkey").click()
    expect(page.get_by_text("You chose no passkey. Nothing has changed.")).to_be_visible()
    expect(page.get_by_text("Sign in with a passkey")).to_be_focused()
    assert [each for each in complaints if "422" not in each] == []
    complaints.clear()
