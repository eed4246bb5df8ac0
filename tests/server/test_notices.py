"""Tests of notices outside the page: when they are due, what the store keeps, and what push services receive."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.util import await_only
from tests.server.acting import act, an_action
from tests.server.rated import add_players

from skyhop.engine.state import Outcome
from skyhop.i18n import languages
from skyhop.server import lobby, timestamps
from skyhop.server.accounts import merge_players
from skyhop.server.clocks.clocks import DAY_MS, TimeControl
from skyhop.server.match_record import Summary
from skyhop.server.match_registry import MatchRegistry, write_between
from skyhop.server.matches.commands import Sit
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.notices import delivery, subscriptions, web_push
from skyhop.server.notices.decision import (
    MatchNotice,
    NoticeChoices,
    NoticeKind,
    decide_notices,
    decide_time,
    find_zone,
    write_message,
)
from skyhop.server.notices.delivery import AddressRefused, Links, NoticeService, check_address, is_public, post
from skyhop.server.notices.subscriptions import ChannelKind, Subscription
from skyhop.server.notices.web_push import NoPushKey, ServerKey, decode_base64, encrypt
from skyhop.server.players import friends, moderation
from skyhop.server.players.players import enter_player, insert_once
from skyhop.server.players.sessions import withdraw_proofs
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store
from skyhop.web.pages.lobby.offers import describe_own

AT = "2026-03-01T12:00:00.000+00:00"
DAYS = TimeControl.read("3d")
CONTROLS = st.sampled_from([None, DAYS, TimeControl.read("5+3")])
OTHERS = st.sampled_from([Seat("guest", "ben", "Ben"), Seat("bot", "random"), Seat("open"), Seat("open", kept_for="x")])
KINDS = st.frozensets(st.sampled_from([*NoticeKind]))
EVERY_KIND = frozenset(NoticeKind)


@st.composite
def summaries(draw: st.DrawFn) -> Summary:
    outcome = draw(st.sampled_from([None, Outcome((0,), ""), Outcome((), "aborted")]))
    others = tuple(draw(st.lists(OTHERS, max_size=2)))
    left = draw(st.integers(-DAY_MS, 6 * DAY_MS))
    return Summary(
        draw(st.sampled_from(["a1", "b2", "c3"])),
        draw(st.sampled_from(["balloon-cup", "a-game-that-is-gone"])),
        "rio-grande",
        draw(st.sampled_from([(), (0,), (0, 1)])),
        others,
        AT,
        AT,
        outcome,
        draw(st.integers(0, 3)),
        is_due=outcome is None and draw(st.booleans()),
        until=draw(st.sampled_from(["", timestamps.add_milliseconds(AT, left)])),
        control=draw(CONTROLS),
        is_in_tournament=draw(st.booleans()),
        other_numbers=tuple(range(1, len(others) + 1)),
    )


def summary(*, is_due: bool = True, actions: int = 4, left: int = 3 * DAY_MS) -> Summary:
    until = timestamps.add_milliseconds(AT, left)
    seats = (Seat("guest", "ben", "Ben"),)
    return Summary(
        "a1",
        "balloon-cup",
        "rio-grande",
        (0,),
        seats,
        AT,
        AT,
        None,
        actions,
        is_due=is_due,
        until=until,
        control=DAYS,
    )


@given(rows=st.lists(summaries()), kinds=KINDS)
def test_a_match_has_one_notice_of_a_chosen_kind_at_most(rows: list[Summary], kinds: frozenset[NoticeKind]) -> None:
    found = decide_notices(rows, kinds, AT)

    assert {notice.kind for notice in found} <= kinds
    assert len(found) <= len(rows)
    assert all(notice.match.game == "balloon-cup" for notice in found)


@given(row=summaries(), kinds=KINDS)
def test_a_notice_tells_what_is_so(row: Summary, kinds: frozenset[NoticeKind]) -> None:
    for kind, match, _state in decide_notices([row], kinds, AT):
        assert (kind is NoticeKind.RESULT) is (match.outcome is not None)
        assert (kind is NoticeKind.INVITATION) is (match.outcome is None and not match.own)
        assert kind is not NoticeKind.RESULT or match.others
        if kind in {NoticeKind.TURN, NoticeKind.TIME}:
            assert match.is_due
            assert match.control is not None
            assert match.control.free
        assert kind not in {NoticeKind.BEGUN, NoticeKind.ROUND} or (kind is NoticeKind.ROUND) is match.is_in_tournament
        if kind in {NoticeKind.BEGUN, NoticeKind.ROUND}:
            assert any(seat.acts_for_itself for seat in match.others)
            assert all(seat.kind != "open" for seat in match.others)
            assert match.actions <= 1


@given(row=summaries(), later=summaries(), kinds=KINDS)
def test_two_states_of_a_match_differ_in_their_notices_only_if_something_happened(
    row: Summary, later: Summary, kinds: frozenset[NoticeKind]
) -> None:
    same = row._replace(last_at=later.last_at, begun_at=later.begun_at, others=row.others)

    assert [each.key for each in decide_notices([same], kinds, AT)] == [
        each.key for each in decide_notices([row], kinds, AT)
    ]


def test_the_begin_of_a_match_and_the_first_turn_are_one_state() -> None:
    begun = summary(actions=0)

    states = {kind: decide_notices([begun], {kind}, AT)[0].key for kind in (NoticeKind.BEGUN, NoticeKind.TURN)}

    assert len(set(states.values())) == 1


@pytest.mark.parametrize(("left", "kind"), [(DAY_MS * 12 // 10, NoticeKind.TIME), (DAY_MS * 13 // 10, NoticeKind.TURN)])
def test_a_fifth_of_the_time_is_a_state_of_its_own(left: int, kind: NoticeKind) -> None:
    assert [each.kind for each in decide_notices([summary(left=left)], EVERY_KIND, AT)] == [kind]


def test_a_round_of_a_tournament_is_a_kind_of_its_own() -> None:
    begun = summary(actions=0)._replace(is_in_tournament=True, control=TimeControl.read("5+3"))

    [notice] = decide_notices([begun], {NoticeKind.ROUND}, AT)

    assert write_message(notice, "en").title == "Your match in the tournament has begun"
    assert decide_notices([begun], {NoticeKind.BEGUN}, AT) == []


MINUTES = st.integers(0, 24 * 60 - 1)
ZONES = st.sampled_from(
    ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "no/where"]
)
MOMENTS = st.datetimes(datetime(2026, 1, 1), datetime(2027, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001  with a zone


@given(quiet=st.tuples(MINUTES, MINUTES), zone=ZONES, at=MOMENTS)
def test_quiet_hours_end_later_and_outside_of_them(quiet: tuple[int, int], zone: str, at: datetime) -> None:
    choices = NoticeChoices(EVERY_KIND, quiet, zone)
    local = at.astimezone(find_zone(zone) or UTC)
    minute, (begin, end) = 60 * local.hour + local.minute, quiet

    found = choices.find_quiet_end(at)

    is_quiet = (begin <= minute < end) if begin <= end else (minute >= begin or minute < end)
    assert (found is not None) is is_quiet
    if found is not None:
        assert at < found <= at + timedelta(hours=25)
        assert found.tzinfo is UTC


@given(
    row=summaries(),
    kinds=KINDS,
    choices=st.none() | st.builds(NoticeChoices, KINDS, st.none() | st.tuples(MINUTES, MINUTES), ZONES),
    at=MOMENTS,
    is_here=st.booleans(),
)
def test_a_notice_is_sent_now_or_after_quiet_hours_or_never(
    row: Summary, kinds: frozenset[NoticeKind], choices: NoticeChoices | None, at: datetime, *, is_here: bool
) -> None:
    for notice in (None, *decide_notices([row], kinds, AT)):
        time = decide_time(notice, choices, at, is_here=is_here)

        assert (time is None) is (notice is None or choices is None or is_here)
        if time is not None and choices is not None:
            assert (time > at) is (choices.find_quiet_end(at) is not None)
            assert time >= at


def test_no_quiet_hours_are_never_quiet() -> None:
    assert NoticeChoices(EVERY_KIND).find_quiet_end(datetime.now(UTC)) is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", NoticeKind)
def test_a_message_has_a_text_in_each_language(kind: NoticeKind, language: str) -> None:
    message = write_message(MatchNotice(kind, summary(), "4"), language)

    assert message.title
    assert "Ben" in message.body
    assert message.path == "/matches/a1"
    assert "a1" not in message.topic


@given(row=summaries())
def test_a_notice_and_the_bar_tell_the_same_result(row: Summary) -> None:
    for notice in decide_notices([row], {NoticeKind.RESULT}, AT):
        (shown,) = describe_own([row])

        assert write_message(notice, "en").body.endswith(f" · {shown.stand}")


# RFC 8291, section 5 and appendix A.
VECTOR_OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
VECTOR_BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
VECTOR_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
VECTOR_SECRET, VECTOR_SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
VECTOR_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(number: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode_base64(number)), ec.SECP256R1())


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """[RFC 8291 3.4, RFC 8188 2.1] Decrypt a message as a browser does."""
    salt, length = body[:16], body[20]
    content_key, nonce = web_push.derive_keys(key, body[21 : 21 + length], secret, salt, is_sender=False)
    padded = AESGCM(content_key).decrypt(nonce, body[21 + length :], None)
    return padded.rstrip(b"\0").removesuffix(b"\x02")


def test_the_example_of_rfc_8291_is_encrypted_as_written_there() -> None:
    keys = decode_base64(VECTOR_PUBLIC), decode_base64(VECTOR_SECRET)

    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        *keys,
        salt=decode_base64(VECTOR_SALT),
        own=private(VECTOR_OWN),
    )

    assert web_push.encode_base64(body) == VECTOR_BODY


@given(message=st.binary(max_size=web_push.MAX_MESSAGE_BYTES).filter(lambda each: not each.endswith((b"\0", b"\2"))))
def test_a_browser_reads_what_the_server_encrypted(message: bytes) -> None:
    body = encrypt(message, decode_base64(VECTOR_PUBLIC), decode_base64(VECTOR_SECRET))

    assert decrypt(body, private(VECTOR_BROWSER), decode_base64(VECTOR_SECRET)) == message
    assert len(body) <= 4096


def test_a_message_that_no_service_takes_is_refused() -> None:
    with pytest.raises(ValueError, match=f"{web_push.MAX_MESSAGE_BYTES + 1}"):
        encrypt(bytes(web_push.MAX_MESSAGE_BYTES + 1), decode_base64(VECTOR_PUBLIC), bytes(16))


@pytest.mark.parametrize(
    ("public", "secret"),
    [(b"\x04" + bytes(64), bytes(16)), (b"", bytes(16)), (decode_base64(VECTOR_PUBLIC), bytes(15))],
)
def test_keys_that_are_none_are_refused(public: bytes, secret: bytes) -> None:
    with pytest.raises(NoPushKey):
        web_push.check_keys(public, secret)


def test_the_identification_is_signed_for_one_service_and_half_a_day() -> None:
    key = ServerKey.derive(bytes(range(64)), "https://play.example")

    token, public = key.authorize("https://push.example:8443/a?b", 1000).removeprefix("vapid t=").split(", k=")
    signed, signature = token.rsplit(".", 1)
    _algorithm, claims = (json.loads(decode_base64(each)) for each in signed.split("."))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_base64(public))
    halves = decode_base64(signature)
    written = encode_dss_signature(int.from_bytes(halves[:32]), int.from_bytes(halves[32:]))

    point.verify(written, signed.encode(), ec.ECDSA(SHA256()))
    assert claims == {"aud": "https://push.example:8443", "exp": 1000 + 12 * 3600, "sub": "https://play.example"}


def test_the_same_bytes_give_the_same_key() -> None:
    assert ServerKey.derive(bytes(64), "").public == ServerKey.derive(bytes(64), "").public
    assert ServerKey.derive(bytes(64), "").public != ServerKey.derive(bytes([1] * 64), "").public


class Received(NamedTuple):
    """Request that a service received."""

    line: str
    headers: Mapping[str, str]
    body: bytes


class Service:
    """Service on this machine that gives one answer to all requests, and keeps the requests."""

    def __init__(self) -> None:
        self.answer = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
        self.received: list[Received] = []
        self.address = ""

    async def reply(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            line, *fields = head.rstrip().split("\r\n")
            headers = {name.lower(): value for name, _colon, value in (field.partition(": ") for field in fields)}
            self.received.append(Received(line, headers, await reader.readexactly(int(headers["content-length"]))))
            writer.write(self.answer)
            await writer.drain()
            await reader.read()
        writer.transport.abort()


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    made = Service()
    server = await asyncio.start_server(made.reply, "127.0.0.1", 0)
    made.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook?a=1"
    yield made
    server.close()


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example/",
        "https://anna:secret@push.example/",
        "https://push.example/a b",
        "https://push.example/\r\nHost: other",
        "https://[push/",
        "https://push.example:99999/",
        "ftp://push.example/",
        "https://",
        "",
    ],
)
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(AddressRefused):
        check_address(address, is_private_allowed=False)


PRIVATE = [
    *map(
        ip_address,
        (
            *("127.0.0.1", "169.254.169.254", "100.64.0.1", "224.0.0.1"),
            *("::1", "fe80::1", "fec0::1", "fd00::1", "ff02::1", "::7f00:1"),
        ),
    ),
    *map(ip_address, (0, 0x0A010203, 0xC0A80001, 0xAC100001)),  # any address, and private networks
    *(IPv6Address(prefix | 0x0A000001) for prefix in (0xFFFF << 32, 0x64FF9B << 96)),  # mapped, and translated
    IPv6Address((0x20020A00 << 96) | 1),  # 6to4
]


@pytest.mark.parametrize("host", PRIVATE, ids=str)
async def test_no_request_goes_to_a_private_address(host: IPv4Address | IPv6Address) -> None:
    written = f"[{host}]" if host.version == 6 else f"{host}"

    with pytest.raises(AddressRefused):
        await post(f"https://{written}/", {}, b"")


@pytest.mark.parametrize("host", ["8.8.8.8", "2606:4700::1111"])
def test_hosts_of_the_internet_are_public(host: str) -> None:
    assert is_public(ip_address(host))


async def test_a_name_that_has_a_private_address_is_refused(service: Service) -> None:
    with pytest.raises(AddressRefused):
        await post(service.address.replace("http://127.0.0.1", "https://localhost"), {}, b"")

    assert service.received == []


async def test_name_servers_without_an_answer_block_no_other_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = threading.Event()
    monkeypatch.setattr(delivery, "SECONDS", 0.1)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_name, **_how: answers.wait(60) and [])
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    try:
        with pytest.raises(TimeoutError):
            await post("https://slow.example/", {}, b"")

        async with asyncio.timeout(10):
            assert await asyncio.to_thread(answers.is_set) is False
    finally:
        answers.set()


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        (b"", TimeoutError),
        (b"HTTP/1.1 200 OK\r\nA: ", TimeoutError),
        (b"HTTP/1.1 200 OK\r\nA: " + b"a" * 40_000, ValueError),
        (b"SSH-2.0\r\n\r\n", ValueError),
    ],
)
async def test_a_hostile_service_ends_a_request_soon(
    service: Service, answer: bytes, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "SECONDS", 1.0)
    service.answer = answer

    with pytest.raises(error):
        await post(service.address, {}, b"{}", is_private_allowed=True)


async def test_a_redirect_is_not_followed(service: Service) -> None:
    service.answer = b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nRetry-After: 7\r\n\r\n"

    answer = await post(service.address, {}, b"{}", is_private_allowed=True)

    assert answer == (302, 7.0)
    assert delivery.judge(answer) is delivery.DeliveryOutcome.REFUSED
    assert service.received[0].line == "POST /hook?a=1 HTTP/1.1"


KEY = ServerKey.derive(bytes(64), "https://play.example")
LINKS = Links("https://play.example", lambda name: f"/notices/end?key={name}", lambda seed: f"/notices/mail?key={seed}")


class Table(NamedTuple):
    """Match by days between Anna and Ben, with the service that sends Anna's notices."""

    live: Live
    notices: NoticeService
    store: Store


async def subscribe(store: Store, subscription: Subscription) -> None:
    await store.write(partial(subscriptions.add_subscription, subscription=subscription))


def webhook(service: Service, player: str = "anna") -> Subscription:
    return Subscription.create(player, ChannelKind.WEBHOOK, service.address, b"s" * 32, "de")


@pytest.fixture
async def table(matches: MatchRegistry, store: Store, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr(subscriptions, "WAIT_SECONDS", -1)
    monkeypatch.setattr(subscriptions, "FIRST_PAUSE_SECONDS", -1)
    seats = (Seat("guest", "anna", "Anna"), Seat("guest", "ben", "Ben"))
    live = await matches.start("balloon-cup", "rio-grande", seats, 0, Terms(control=DAYS))
    return Table(live, NoticeService(matches, KEY, LINKS, is_private_allowed=True), store)


async def test_a_webhook_receives_a_signed_notice_once(table: Table, service: Service) -> None:
    await subscribe(table.store, webhook(service))

    for _pass in range(3):
        await table.notices.update()

    [received] = service.received
    document = json.loads(received.body)
    timestamp = received.headers["skyhop-timestamp"]
    assert received.headers["skyhop-signature"] == delivery.sign_webhook(b"s" * 32, timestamp, received.body)
    assert document["url"] == f"https://play.example/matches/{table.live.info.id}"
    assert document["end"] == f"https://play.example/notices/end?key={webhook(service).id}"
    assert document["kind"] == "begun"


async def test_only_what_happens_after_a_subscription_is_news(table: Table, service: Service) -> None:
    await table.store.write(partial(delivery.subscribe, subscription=webhook(service)))
    await table.notices.update()
    before = [*service.received]

    for seat in (0, 1):
        while table.live.match.to_decide == seat:
            await act(table.live, *an_action(table.live))
    await table.notices.update()

    assert before == []
    assert [json.loads(each.body)["kind"] for each in service.received] == ["turn"]


async def test_others_who_join_later_are_news(matches: MatchRegistry, table: Table, service: Service) -> None:
    seats = (Seat("guest", "anna", "Anna"), Seat("open"))
    live = await matches.start("balloon-cup", "rio-grande", seats, 0, Terms(control=DAYS))
    await act(live, *an_action(live))
    await table.store.write(partial(delivery.subscribe, subscription=webhook(service)))
    await table.notices.update()
    await live.handle(Sit(Seat("guest", "ben", "Ben")))
    await table.notices.update()

    [document] = [json.loads(each.body) for each in service.received]
    assert (document["kind"], document["match"]) == ("begun", live.info.id)


async def test_a_renewed_subscription_receives_no_notice_again(
    table: Table, service: Service, matches: MatchRegistry
) -> None:
    await subscribe(table.store, webhook(service))
    await table.notices.update()
    [before] = await table.store.read(partial(subscriptions.read_subscriptions, player="anna"))

    await subscribe(table.store, webhook(service)._replace(secret=b"t" * 32, language="fr"))
    await NoticeService(matches, KEY, LINKS, is_private_allowed=True).update()  # as after a restart

    [after] = await table.store.read(partial(subscriptions.read_subscriptions, player="anna"))
    assert len(service.received) == 1
    assert after == before._replace(secret=b"t" * 32, language="fr")


async def test_the_next_turn_causes_the_next_notice(table: Table, service: Service) -> None:
    await subscribe(table.store, webhook(service))
    await table.notices.update()
    while table.live.match.to_decide == 0:
        await act(table.live, *an_action(table.live))
    await table.notices.update()
    while table.live.match.to_decide == 1:
        await act(table.live, *an_action(table.live))
    await table.notices.update()

    assert [json.loads(each.body)["kind"] for each in service.received] == ["begun", "turn"]
    assert len({json.loads(each.body)["id"] for each in service.received}) == 2


async def test_a_push_service_receives_what_only_the_browser_reads(table: Table, service: Service) -> None:
    public, secret = decode_base64(VECTOR_PUBLIC), decode_base64(VECTOR_SECRET)
    made = Subscription.create("anna", ChannelKind.PUSH, service.address, secret, "en", key=public)
    await subscribe(table.store, made)

    await table.notices.update()

    [received] = service.received
    document = json.loads(decrypt(received.body, private(VECTOR_BROWSER), secret))
    assert document["path"] == f"/matches/{table.live.info.id}"
    assert received.headers["content-encoding"] == "aes128gcm"
    assert 0 < int(received.headers["ttl"]) <= 24 * 3600
    assert table.live.info.id.encode() not in received.body
    assert table.live.info.id not in str(received.headers)


async def test_nothing_is_sent_while_a_page_is_open_nor_later_about_the_same_state(
    table: Table, service: Service
) -> None:
    await subscribe(table.store, webhook(service))
    with table.live.channel.count_watcher("anna"):
        await table.notices.update()
    await table.notices.update()

    assert service.received == []


async def test_a_page_that_opens_in_time_settles_a_notice(
    table: Table, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "WAIT_SECONDS", 60)
    await subscribe(table.store, webhook(service))
    await table.notices.update()
    with table.live.channel.count_watcher("anna"):
        await table.notices.update()

    assert await table.store.read(subscriptions.read_waiting) == {}


async def test_quiet_hours_postpone_a_notice(table: Table, service: Service) -> None:
    await subscribe(table.store, webhook(service))
    at = datetime.now(UTC)
    minute = 60 * at.hour + at.minute
    quiet = NoticeChoices(EVERY_KIND, (minute, (minute + 90) % (24 * 60)))
    await table.store.write(partial(subscriptions.keep_choices, player="anna", choices=quiet))

    await table.notices.update()

    assert service.received == []
    assert [*await table.store.read(subscriptions.read_waiting)] == ["anna"]


async def test_a_postponed_notice_causes_no_writes(
    table: Table, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "WAIT_SECONDS", 3600)
    await subscribe(table.store, webhook(service))
    await table.notices.update()
    write, writes = table.store.write, list[object]()

    async def count(work: Callable[[sa.Connection], object]) -> object:
        writes.append(work)
        return await write(work)

    monkeypatch.setattr(table.store, "write", count)
    await table.notices.update()

    assert writes == []
    assert [*await table.store.read(subscriptions.read_waiting)] == ["anna"]


async def test_a_sign_in_at_another_worker_causes_no_read_of_matches(
    table: Table, service: Service, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "WAKE_SECONDS", 0)
    await subscribe(table.store, webhook(service))
    await table.notices.update()
    change, woken = matches.own_matches.next_change("anna"), matches.own_matches.woken
    matches.own_matches.wake_soon()
    await asyncio.wait_for(woken.wait(), 10)
    monkeypatch.setattr(delivery, "read_news", None)  # a read would raise an error

    await table.notices.update()

    assert not change.is_set()


@pytest.mark.both_databases
@pytest.mark.parametrize("is_signed_out", [False, True])
async def test_a_subscription_that_ends_while_a_notice_is_queued_keeps_no_notice(
    table: Table, service: Service, database: str, monkeypatch: pytest.MonkeyPatch, *, is_signed_out: bool
) -> None:
    def insert_late(connection: sa.Connection, table: sa.Table, unique: str, **row: object) -> bool:
        if database:
            await_only(asyncio.sleep(0.5))
        return insert_once(connection, table, unique, **row)

    monkeypatch.setattr(subscriptions, "insert_once", insert_late)
    await subscribe(table.store, webhook(service)._replace(browser="one"))
    queued = asyncio.create_task(table.notices.update())
    await asyncio.sleep(0.2)
    if is_signed_out:
        await table.store.write(partial(withdraw_proofs, player="anna", browser="one"))
    else:
        await table.store.write(partial(subscriptions.remove_subscription, name=webhook(service).id))
    await queued

    assert await table.store.read(subscriptions.read_waiting) == {}
    assert await table.store.read(partial(subscriptions.read_notices, player="anna")) == []


async def test_kinds_that_a_player_did_not_choose_are_not_sent(table: Table, service: Service) -> None:
    await subscribe(table.store, webhook(service))
    choices = NoticeChoices(frozenset({NoticeKind.RESULT}))
    await table.store.write(partial(subscriptions.keep_choices, player="anna", choices=choices))

    await table.notices.update()

    assert service.received == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_dead_subscription_is_deleted(table: Table, service: Service, status: int) -> None:
    service.answer = f"HTTP/1.1 {status} No\r\n\r\n".encode()
    await subscribe(table.store, webhook(service))

    await table.notices.update()

    assert await table.store.read(partial(subscriptions.read_subscriptions, player="anna")) == []
    assert await table.store.read(subscriptions.read_waiting) == {}


async def test_a_failed_notice_is_tried_again_a_few_times(table: Table, service: Service) -> None:
    service.answer = b"HTTP/1.1 503 Busy\r\n\r\n"
    await subscribe(table.store, webhook(service))

    for _pass in range(subscriptions.MAX_TRIES + 3):
        await table.notices.update()

    assert len(service.received) == subscriptions.MAX_TRIES
    assert len({json.loads(each.body)["id"] for each in service.received}) == 1


async def test_a_service_that_is_back_receives_the_notice(table: Table, service: Service) -> None:
    service.answer = b"HTTP/1.1 429 Slow\r\nRetry-After: 0\r\n\r\n"
    await subscribe(table.store, webhook(service))
    await table.notices.update()
    service.answer = b"HTTP/1.1 200 OK\r\n\r\n"

    for _pass in range(3):
        await table.notices.update()

    assert len(service.received) == 2


async def test_a_subscription_that_never_works_is_deleted(
    table: Table, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "MAX_FAILURES", 2)
    service.answer = b"HTTP/1.1 400 No\r\n\r\n"
    await subscribe(table.store, webhook(service))
    for _turn in range(2):
        await table.notices.update()
        for seat in (0, 1):
            while table.live.match.to_decide == seat:
                await act(table.live, *an_action(table.live))
        await table.notices.update()

    assert await table.store.read(partial(subscriptions.read_subscriptions, player="anna")) == []


@pytest.mark.parametrize("status", [404, 400])
async def test_a_browser_without_success_waits_for_its_next_page(
    table: Table, service: Service, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "MAX_FAILURES", 1)
    service.answer = f"HTTP/1.1 {status} No\r\n\r\n".encode()
    key, secret = decode_base64(VECTOR_PUBLIC), decode_base64(VECTOR_SECRET)
    made = Subscription.create("anna", ChannelKind.PUSH, service.address, secret, "en", key=key)
    await subscribe(table.store, made)
    await table.notices.update()
    for seat in (0, 1):
        while table.live.match.to_decide == seat:
            await act(table.live, *an_action(table.live))
    await table.notices.update()

    read = partial(subscriptions.read_subscriptions, player="anna")
    assert [each.is_failed for each in await table.store.read(read)] == [True]
    assert (len(service.received), await table.store.read(subscriptions.read_waiting)) == (1, {})
    await subscribe(table.store, made)
    assert [each.is_failed for each in await table.store.read(read)] == [False]


async def test_a_limit_holds_for_an_hour(table: Table, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscriptions, "MAX_PER_HOUR", 1)
    await subscribe(table.store, webhook(service))
    for _turn in range(2):
        await table.notices.update()
        for seat in (0, 1):
            while table.live.match.to_decide == seat:
                await act(table.live, *an_action(table.live))

    assert len(service.received) == 1


@pytest.mark.both_databases
async def test_a_pass_sends_a_player_one_notice_at_most(table: Table, service: Service) -> None:
    for number in range(3):
        await subscribe(
            table.store, webhook(service)._replace(id=f"{number:064}", address=f"{service.address}{number}")
        )
    await subscribe(table.store, webhook(service, "ben"))
    counts = []
    for _pass in range(4):
        await table.notices.update()
        counts.append(len(service.received))

    assert counts == [2, 3, 4, 4]


def test_a_pass_without_answers_ends_within_its_lease() -> None:
    rounds = -(-delivery.MAX_RESERVED // delivery.MAX_AT_ONCE)

    assert rounds * delivery.SECONDS <= subscriptions.LEASE_SECONDS / 2


async def test_a_player_has_few_subscriptions_of_a_channel(store: Store) -> None:
    await store.write(lambda connection: enter_player(connection, "anna", "guest"))
    for number in range(subscriptions.MAX_SUBSCRIPTIONS + 2):
        made = Subscription.create("anna", ChannelKind.WEBHOOK, f"https://a.example/{number}", b"s", "en")
        await subscribe(store, made._replace(created=f"2026-01-01T00:00:0{number}.000+00:00"))

    kept = await store.read(partial(subscriptions.read_subscriptions, player="anna"))

    assert [each.address[-1] for each in kept] == ["2", "3", "4", "5", "6"]


async def test_a_browser_belongs_to_the_player_who_subscribed_last(store: Store) -> None:
    for player in ("anna", "ben"):
        await store.write(partial(enter_player, identity=player, kind="guest"))
        made = Subscription.create(player, ChannelKind.PUSH, "https://a.example/1", b"s" * 16, "en", key=b"k")
        await subscribe(store, made)

    assert await store.read(partial(subscriptions.read_subscriptions, player="anna")) == []
    assert len(await store.read(partial(subscriptions.read_subscriptions, player="ben"))) == 1


async def test_a_guest_who_signs_in_keeps_subscriptions_and_the_choices_of_the_account(store: Store) -> None:
    quiet = NoticeChoices(EVERY_KIND, (60, 120), "Europe/Berlin")

    def prepare(connection: object) -> None:
        enter_player(connection, "anna", "guest")  # type: ignore[arg-type]
        enter_player(connection, "ben", "account", "Ben")  # type: ignore[arg-type]

    await store.write(prepare)
    await subscribe(store, Subscription.create("anna", ChannelKind.WEBHOOK, "https://a.example/", b"s", "en"))
    await store.write(partial(subscriptions.keep_choices, player="ben", choices=quiet))

    await store.write(partial(merge_players, guest="anna", into="ben"))

    assert await store.read(partial(subscriptions.read_choices, player="ben")) == quiet
    assert len(await store.read(partial(subscriptions.read_subscriptions, player="ben"))) == 1


async def test_one_link_ends_all_notices(table: Table, service: Service) -> None:
    await subscribe(table.store, webhook(service))
    await table.store.write(partial(subscriptions.end_notices, player="anna"))

    await table.notices.update()

    assert service.received == []
    assert await table.store.read(partial(subscriptions.read_choices, player="anna")) is None


@pytest.mark.both_databases
async def test_each_new_friend_request_causes_one_notice(
    matches: MatchRegistry, store: Store, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "WAIT_SECONDS", -1)
    notices = NoticeService(matches, KEY, LINKS, is_private_allowed=True)

    async def change(work: Callable[..., object], player: str, other: str = "anna") -> None:
        await write_between(matches, partial(work, player=player, other=other), player, other)
        for _pass in range(2):
            await notices.update()

    await store.write(partial(add_players, players=("anna", "ben", "carl", "dora", "emil", "finn")))
    await change(friends.befriend, "finn")
    await store.write(partial(delivery.subscribe, subscription=webhook(service)))
    await notices.update()
    await change(moderation.block, "anna", "emil")
    for player in ("ben", "emil", "carl"):
        await change(friends.befriend, player)
    await change(friends.end_friendship, "carl")
    with matches.lobby.count_watcher("anna"):
        await change(friends.befriend, "dora")
    await change(friends.befriend, "anna", "ben")

    documents = [json.loads(each.body) for each in service.received]
    assert [(each["kind"], each["match"], each["body"]) for each in documents] == [
        ("friend", "", "Ben und Finn"),
        ("friend", "", "Carl, Ben und Finn"),
    ]
    assert {each["url"] for each in documents} == {"https://play.example/friends"}
    assert len({each["id"] for each in documents}) == 2
