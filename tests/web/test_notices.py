"""Settings page of notices: what a player turns on, who may end it, and what the service worker and pages contain."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from html import unescape
from pathlib import Path

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.web.test_account import PASSPHRASE, opened, signed_in
from tests.web.visitor import HOST, Visitor

from skyhop.server.accounts import delete_player
from skyhop.server.backup.backup import back_up
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.notices.decision import NoticeChoices, NoticeKind
from skyhop.server.notices.subscriptions import (
    ChannelKind,
    Subscription,
    end_subscription,
    read_choices,
    read_confirmation,
    read_subscriptions,
)
from skyhop.server.notices.web_push import ServerKey, decode_base64, encode_base64
from skyhop.server.schema import NOTICES
from skyhop.server.store.store import Store
from skyhop.web.app import create_app
from skyhop.web.http import rate_limits
from skyhop.web.http.guard import LOOPBACK, Guard, HostNames
from skyhop.web.pages.accounts import notices_page
from skyhop.web.pages.accounts.notices_page import find_mail_confirmation, find_notices_end
from skyhop.web.pages.accounts.privacy import write_data

PAGE, HOOK = "/settings/notices", "https://bots.example/hook"
POINT = ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
BROWSER = {
    "address": "https://push.example/abc",
    "p256dh": encode_base64(POINT),
    "auth": encode_base64(bytes(16)),
}


async def subscriptions_of(visitor: Visitor) -> list[Subscription]:
    store: Store = visitor.table.app.state.store
    return await store.read(partial(read_subscriptions, player=visitor.guest))


async def choices_of(visitor: Visitor) -> NoticeChoices | None:
    store: Store = visitor.table.app.state.store
    return await store.read(partial(read_choices, player=visitor.guest))


async def test_nothing_is_on_until_a_player_turns_it_on(anna: Visitor) -> None:
    await anna.get(PAGE)

    assert await subscriptions_of(anna) == []
    assert await choices_of(anna) is None


async def test_a_browser_that_subscribes_receives_all_kinds(anna: Visitor) -> None:
    await anna.get(PAGE)

    answer = await anna.post(f"{PAGE}/browsers", BROWSER)

    [made] = await subscriptions_of(anna)
    assert (made.channel, made.address, made.public_key) == (ChannelKind.PUSH, BROWSER["address"], POINT)
    assert await choices_of(anna) == NoticeChoices(frozenset(NoticeKind))
    assert "push.example" in answer.text
    assert BROWSER["address"] not in answer.text


@pytest.mark.parametrize(
    "wrong",
    [{"address": "ftp://push.example/"}, {"p256dh": "AAAA"}, {"auth": "é"}, {"address": "https://a/" + "b" * 1000}],
)
async def test_keys_and_addresses_that_are_none_turn_on_nothing(anna: Visitor, wrong: Mapping[str, str]) -> None:
    await anna.get(PAGE)

    answer = await anna.post(f"{PAGE}/browsers", {**BROWSER, **wrong})

    assert answer.status_code == 422
    assert anna.notice
    assert await subscriptions_of(anna) == []


async def test_the_secret_of_a_webhook_is_shown_after_a_redirect_for_some_minutes(
    anna: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.get(PAGE)

    answer = await anna.post(f"{PAGE}/webhooks", {"address": HOOK})
    [made] = await subscriptions_of(anna)
    secret, address = made.secret.hex(), str(answer.url)

    assert [each.status_code for each in answer.history] == [303]
    assert secret in answer.text
    assert secret in (await anna.get(address)).text
    assert secret not in (await ben.get(address)).text
    assert secret not in (await anna.get(PAGE)).text
    assert HOOK in anna.page
    monkeypatch.setattr(notices_page, "SECRET_SECONDS", 0)
    assert secret not in (await anna.get(address)).text


async def test_the_page_lists_browsers_for_their_scripts(anna: Visitor) -> None:
    """The script finds its subscription in the list, and replaces one that no longer works."""
    await anna.get(PAGE)
    await anna.post(f"{PAGE}/browsers", BROWSER)
    await anna.post(f"{PAGE}/webhooks", {"address": HOOK})
    made = next(each for each in await subscriptions_of(anna) if each.channel == ChannelKind.PUSH)
    before = (await anna.get(PAGE)).text
    await anna.table.app.state.store.write(partial(end_subscription, subscription=made))
    after = (await anna.get(PAGE)).text
    await anna.post(f"{PAGE}/browsers", {**BROWSER, "address": "https://push.example/new", "former": made.address})
    kept = [each for each in await subscriptions_of(anna) if each.channel == ChannelKind.PUSH]

    name = sha256(f"push  {BROWSER['address']}".encode()).hexdigest()[:16]
    assert f'data-known="{name}"' in before
    assert f'data-known="{name}!"' in after
    assert "Notices to the browser above failed." in after
    assert [each.address for each in kept] == ["https://push.example/new"]


@pytest.mark.parametrize(("address", "fields"), [("webhooks", {"address": HOOK}), ("browsers", BROWSER)])
async def test_a_subscription_begins_without_old_news(anna: Visitor, address: str, fields: Mapping[str, str]) -> None:
    await anna.start(clock="3d")
    await anna.get(PAGE)

    await anna.post(f"{PAGE}/{address}", dict(fields))

    notices = await anna.table.app.state.store.read(lambda connection: connection.execute(sa.select(NOTICES)).all())
    assert notices
    assert all(row.due is None for row in notices)


@pytest.mark.parametrize(("names", "status"), [(HostNames(), 200), (HostNames(is_any_number=True), 422)])
async def test_only_a_private_server_takes_private_webhooks(anna: Visitor, names: HostNames, status: int) -> None:
    anna.table.app.state.is_private = names.is_private
    await anna.get(PAGE)

    answer = await anna.post(f"{PAGE}/webhooks", {"address": "http://127.0.0.1:9/"})

    assert answer.status_code == status


async def test_choices_are_kept_and_shown(anna: Visitor) -> None:
    await anna.get(PAGE)
    fields = {"kind": "turn", "quiet_from": "22:30", "quiet_until": "07:00", "zone": "Europe/Berlin"}

    answer = await anna.post(PAGE, fields)

    assert await choices_of(anna) == NoticeChoices(frozenset({NoticeKind.TURN}), (1350, 420), "Europe/Berlin")
    assert 'value="22:30"' in answer.text
    assert answer.text.count(" checked") == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"quiet_from": "25:00"},
        {"quiet_from": "7"},
        {"quiet_from": "٣:00"},
        {"quiet_until": ""},
        {"quiet_until": "22:00"},
        {"zone": "Berlin"},
        {"zone": ""},
    ],
)
async def test_quiet_hours_that_are_none_are_refused_and_shown_again(anna: Visitor, wrong: Mapping[str, str]) -> None:
    await anna.get(PAGE)
    typed = {"quiet_from": "22:00", "quiet_until": "07:00", "zone": "Europe/Berlin", **wrong}

    answer = await anna.post(PAGE, {"kind": "turn", **typed})

    assert answer.status_code == 422
    assert anna.notice.startswith("Enter the name of a time zone" if "zone" in wrong else "Enter two different times")
    assert all(f'name="{name}" value="{value}"' in answer.text for name, value in typed.items())
    assert answer.text.count(" checked") == 1
    assert answer.text.count("aria-invalid") == 1
    assert await choices_of(anna) is None


async def test_empty_times_mean_no_quiet_hours(anna: Visitor) -> None:
    await anna.get(PAGE)

    await anna.post(PAGE, {"quiet_from": "", "quiet_until": "", "zone": "no/where"})

    assert await choices_of(anna) == NoticeChoices(frozenset())


@pytest.mark.parametrize("fields", [{}, {"zone": ""}])
async def test_a_form_without_a_time_zone_fits_into_a_backup(
    anna: Visitor, fields: Mapping[str, str], tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    await anna.get(PAGE)

    await anna.post(PAGE, {"kind": "turn", **fields})

    made = await choices_of(anna)
    assert made is not None
    assert made.zone == "UTC"
    file = tmp_path_factory.mktemp("elsewhere") / "backup.skyhop"
    back_up(tmp_path, file)
    assert file.exists()


async def test_nobody_ends_the_subscription_of_another(anna: Visitor, ben: Visitor) -> None:
    await anna.get(PAGE)
    await anna.post(f"{PAGE}/webhooks", {"address": HOOK})
    [made] = await subscriptions_of(anna)
    await ben.get(PAGE)

    await ben.post(f"{PAGE}/removed", {"subscription": made.id})
    kept = await subscriptions_of(anna)
    await anna.post(f"{PAGE}/removed", {"subscription": made.id})

    assert kept == [made]
    assert await subscriptions_of(anna) == []


async def test_one_link_ends_all_notices_without_a_sign_in(anna: Visitor, ben: Visitor) -> None:
    await anna.get(PAGE)
    await anna.post(f"{PAGE}/webhooks", {"address": HOOK})
    await anna.post(f"{PAGE}/browsers", BROWSER)
    link = find_notices_end(anna.table.app.state.cookies, (await subscriptions_of(anna))[0].id)

    opened = await ben.http.get(link)
    kept = await subscriptions_of(anna)
    await ben.http.post(link, data={"List-Unsubscribe": "One-Click"})

    assert unescape(opened.text).count(link.partition("key=")[2].replace("+", "%20")) == 1
    assert len(kept) == 2
    assert await subscriptions_of(anna) == []
    assert await choices_of(anna) is None


async def test_a_link_that_is_changed_ends_nothing(anna: Visitor) -> None:
    await anna.get(PAGE)
    await anna.post(f"{PAGE}/webhooks", {"address": HOOK})
    link = find_notices_end(anna.table.app.state.cookies, (await subscriptions_of(anna))[0].id)

    for changed in (link[:-1] + "-_"[link[-1] == "-"], "/notices/end"):
        await anna.http.post(changed, headers={"Origin": HOST})

    assert len(await subscriptions_of(anna)) == 1


async def test_the_document_of_a_player_has_no_secrets_of_notices(anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get(PAGE)
    await anna.post(f"{PAGE}/browsers", BROWSER)
    [made] = await subscriptions_of(anna)

    text = "".join([part async for part in write_data(matches, anna.guest, "", "")])

    assert json.loads(text)["notices"]["subscriptions"][0]["service"] == "push.example"
    assert made.address not in text


async def test_a_match_by_days_asks_its_players_only(anna: Visitor, ben: Visitor) -> None:
    by_days = await anna.start(seat2="friend", clock="3d")
    pages = [(await visitor.get(by_days)).text for visitor in (anna, ben)]
    untimed = await anna.start()

    assert [page.count('id="push"') for page in pages] == [1, 0]
    assert 'id="push"' not in (await anna.get(untimed)).text


def test_the_key_for_push_services_stays_with_the_data_folder(tmp_path: object) -> None:
    public = HostNames(LOOPBACK | {"play.example"}, public_url="https://play.example")

    keys: list[ServerKey] = [create_app(tmp_path, names).app.state.push_key for names in (HostNames(), public)]  # type: ignore[arg-type]

    assert keys[0].public == keys[1].public
    assert [key.contact for key in keys] == ["", "https://play.example"]
    assert len(decode_base64(keys[0].public)) == 65


async def browsers_of(visitor: Visitor) -> list[str]:
    """The addresses that the page of notices names."""
    await visitor.get(PAGE)
    return [name for name in ("push.example", "other.example", HOOK) if f"<code>{name}</code>" in visitor.page]


async def subscribed(visitor: Visitor, address: str = BROWSER["address"]) -> None:
    await visitor.get(PAGE)
    await visitor.post(f"{PAGE}/browsers", {**BROWSER, "address": address})


async def test_signing_out_ends_the_notices_of_this_browser_only(anna: Visitor, ben: Visitor) -> None:
    await opened(anna)
    await signed_in(ben)
    await subscribed(anna)
    await subscribed(ben, "https://other.example/abc")
    await anna.post(f"{PAGE}/webhooks", {"address": HOOK})
    before = await browsers_of(anna)
    await anna.post("/account/session/ended")

    assert before == ["push.example", "other.example", HOOK]
    assert await browsers_of(ben) == ["other.example", HOOK]
    await signed_in(anna)
    assert await browsers_of(anna) == ["other.example", HOOK]
    await anna.post("/account/session/ended", {"browser": "others"})
    assert await browsers_of(anna) == [HOOK]


async def test_a_browser_keeps_its_notices_while_it_belongs_to_the_same_person(anna: Visitor, ben: Visitor) -> None:
    await subscribed(anna)
    await opened(anna)
    assert await browsers_of(anna) == ["push.example"]
    await anna.get("/account")
    await anna.post("/account/passphrase", {"passphrase": PASSPHRASE, "fresh": "another one of mine"})
    assert await browsers_of(anna) == ["push.example"]

    await subscribed(ben, "https://other.example/abc")
    await signed_in(ben, "Anna", "another one of mine")  # without the matches of the guest
    assert await browsers_of(ben) == ["push.example"]


MAIL, ADDRESS = f"{PAGE}/mail", "anna@mail.example"


def turn_on_mail(visitor: Visitor) -> None:
    visitor.table.app.state.has_mail = True


async def link_of(visitor: Visitor) -> str:
    """The link in the mail that the visitor's address would receive."""
    store: Store = visitor.table.app.state.store
    pending = await store.read(partial(read_confirmation, player=visitor.guest))
    return find_mail_confirmation(visitor.table.app.state.cookies, pending.seed if pending else "")


async def test_a_server_without_mail_offers_none(anna: Visitor) -> None:
    await anna.get(PAGE)
    before = anna.page

    answer = await anna.post(MAIL, {"mail": ADDRESS})

    assert "E-mail address" not in before
    assert (answer.status_code, anna.notice) == (409, "This server sends no e-mail. Choose another way.")


async def test_an_address_receives_notices_when_its_owner_confirms_it_anywhere(anna: Visitor, ben: Visitor) -> None:
    turn_on_mail(anna)
    await anna.get(PAGE)
    await anna.post(MAIL, {"mail": ADDRESS})
    asked, link = anna.page, await link_of(anna)
    shown = await ben.http.get(link)
    before = await subscriptions_of(anna)

    taken = [await ben.http.post(link) for _time in range(2)]

    [made] = await subscriptions_of(anna)
    assert f"A mail to {ADDRESS} contains a link." in asked
    assert (before, ADDRESS in shown.text, [each.status_code for each in taken]) == ([], True, [200, 404])
    assert (made.channel, made.address, made.language) == (ChannelKind.MAIL, ADDRESS, "en")
    assert ADDRESS in (await anna.get(PAGE)).text
    assert "contains a link" not in anna.page
    assert (await ben.http.get(f"{link}x")).status_code == 404


@pytest.mark.parametrize("typed", ["anna", "a@b", "ä@mail.example", "a@mail.example, b@mail.example", ""])
async def test_an_address_that_is_none_is_refused_and_shown_again(anna: Visitor, typed: str) -> None:
    turn_on_mail(anna)
    await anna.get(PAGE)

    answer = await anna.post(MAIL, {"mail": typed})

    assert (answer.status_code, f'value="{typed}"' in answer.text) == (422, True)
    assert anna.notice.startswith("Enter an e-mail address")


async def test_a_mailbox_receives_few_mails_for_confirmation_whoever_asks(
    table: Guard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices_page, "MAILS_TO_MAILBOX", (2, 3600))
    table.app.state.has_mail = True
    found = []
    for number in range(3):
        visitor = Visitor(table)
        async with visitor.http:
            await visitor.get(PAGE)
            found.append((await visitor.post(MAIL, {"mail": f"Anna+{number}@mail.example"})).status_code)

    assert found == [200, 200, 429]
    assert visitor.notice == "The server sends only a few confirmation mails a day. Try again in 1 hour."


async def test_many_guests_together_ask_for_few_mails(table: Guard) -> None:
    few = rate_limits.MAIL._replace(server="2 per day")
    table.app.state.limits = rate_limits.RateLimiter(own=rate_limits.OwnLimits({"mail": few}))
    table.app.state.has_mail = True
    found = []
    for number in range(3):
        visitor = Visitor(table, f"203.{number}.113.5")
        async with visitor.http:
            await visitor.get(PAGE)
            found.append(await visitor.post(MAIL, {"mail": f"a{number}@mail.example"}))

    assert [each.status_code for each in found] == [200, 200, 429]
    assert re.fullmatch(
        r"The server sends only a few confirmation mails a day\. Try again in \d+ hours?\.", visitor.notice
    )
    assert int(found[-1].headers["Retry-After"]) > 0
    assert 'value="a2@mail.example"' in found[-1].text


async def test_mails_that_a_mailbox_does_not_get_count_for_nobody_else(
    table: Guard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices_page, "MAILS_TO_MAILBOX", (1, 3600))
    few = rate_limits.MAIL._replace(server="2 per day")
    table.app.state.limits = rate_limits.RateLimiter(own=rate_limits.OwnLimits({"mail": few}))
    table.app.state.has_mail = True
    found = []
    for number, address in enumerate([ADDRESS, ADDRESS, ADDRESS, "ben@mail.example", "carl@mail.example"]):
        visitor = Visitor(table, f"203.{number}.113.5")
        async with visitor.http:
            await visitor.get(PAGE)
            found.append((await visitor.post(MAIL, {"mail": address})).status_code)

    assert found == [200, 429, 429, 200, 429]


async def test_a_mail_that_the_server_refuses_does_not_count_for_its_mailbox_and_its_player(
    table: Guard, monkeypatch: pytest.MonkeyPatch, anna: Visitor, ben: Visitor
) -> None:
    monkeypatch.setattr(notices_page, "MAILS_TO_MAILBOX", (1, 3600))
    monkeypatch.setattr(notices_page, "MAILS_OF_PLAYER", (1, 3600))
    few = rate_limits.MAIL._replace(server="1 per day")
    table.app.state.limits = rate_limits.RateLimiter(own=rate_limits.OwnLimits({"mail": few}))
    table.app.state.has_mail = True
    await ben.get(PAGE)
    await anna.get(PAGE)
    found = [(await ben.post(MAIL, {"mail": "ben@mail.example"})).status_code]
    found.append((await anna.post(MAIL, {"mail": ADDRESS})).status_code)
    table.app.state.limits = rate_limits.RateLimiter()

    found += [(await anna.post(MAIL, {"mail": ADDRESS})).status_code for _try in range(2)]

    assert found == [200, 429, 200, 429]


async def test_a_player_asks_for_few_mails(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices_page, "MAILS_OF_PLAYER", (2, 3600))
    turn_on_mail(anna)
    await anna.get(PAGE)

    found = [(await anna.post(MAIL, {"mail": f"a{number}@mail.example"})).status_code for number in range(3)]

    assert found == [200, 200, 429]


async def test_the_page_says_that_an_address_has_ended(anna: Visitor) -> None:
    turn_on_mail(anna)
    await anna.get(PAGE)
    await anna.post(MAIL, {"mail": ADDRESS})
    await anna.http.post(await link_of(anna))
    store: Store = anna.table.app.state.store
    await store.write(partial(end_subscription, subscription=(await subscriptions_of(anna))[0]))

    page = (await anna.get(PAGE)).text
    anna.table.app.state.has_mail = False

    assert "A mail server refused mails to this address" in page
    assert "This server sends no e-mail now." in (await anna.get(PAGE)).text


async def test_the_document_of_a_player_names_addresses_and_deletion_removes_them(
    anna: Visitor, matches: MatchRegistry
) -> None:
    turn_on_mail(anna)
    await anna.get(PAGE)
    await anna.post(MAIL, {"mail": ADDRESS})
    await anna.http.post(await link_of(anna))
    await anna.post(MAIL, {"mail": "new@mail.example"})
    text = "".join([part async for part in write_data(matches, anna.guest, "", "")])
    notices = json.loads(text)["notices"]

    await matches.write(partial(delete_player, player=anna.guest), list)

    assert (notices["subscriptions"][0]["service"], notices["unconfirmed"]) == (ADDRESS, "new@mail.example")
    assert await subscriptions_of(anna) == []
    assert await matches.store.read(partial(read_confirmation, player=anna.guest)) is None
