"""Notices by e-mail: the mail server of the options, the texts, and what a mail server on this machine receives."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from functools import partial, partialmethod
from ipaddress import ip_address
from pathlib import Path
from typing import NamedTuple

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from hypothesis import given
from hypothesis import strategies as st
from tests.server.acting import act, an_action
from tests.server.test_notices import DAYS, KEY, LINKS, summary

from skyhop.i18n import languages
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.notices import delivery, mail, subscriptions
from skyhop.server.notices.decision import MatchNotice, NoticeChoices, NoticeKind, write_message
from skyhop.server.notices.delivery import DeliveryOutcome, NoticeService, confirm_address
from skyhop.server.notices.mail import MailServer, MailTransport, NoMailAddress, WrongMailServer
from skyhop.server.notices.subscriptions import ChannelKind, Confirmation, Subscription, TooManyMails
from skyhop.server.seats import Seat
from skyhop.server.shared_counters import forget_expired
from skyhop.server.store.store import Store

PASSWORD = "hush"  # noqa: S105  of a server on this machine
ADDRESS = "anna@mail.example"
EVERY_KIND = frozenset(NoticeKind)


@pytest.mark.parametrize(
    ("url", "password", "found"),
    [
        (
            "smtps://anna@mail.example?from=notices@play.example",
            PASSWORD,
            MailServer("mail.example", 465, True, "anna", PASSWORD, "notices@play.example"),  # noqa: FBT003  a record
        ),
        (
            "smtp://anna%40mail.example@[::1]:25/",
            PASSWORD,
            MailServer("::1", 25, False, "anna@mail.example", PASSWORD, "anna@mail.example"),  # noqa: FBT003  a record
        ),
        (
            "smtp://localhost?from=a%2Bb@PLAY.example",
            "",
            MailServer("localhost", 587, False, "", "", "a+b@play.example"),  # noqa: FBT003  a record
        ),
    ],
)
def test_a_url_names_the_mail_server(url: str, password: str, found: MailServer) -> None:
    assert MailServer.parse(url, password) == found


@pytest.mark.parametrize(
    ("url", "password", "said"),
    [
        ("mail.example", "", "smtps://USER@mail.example"),
        ("http://mail.example?from=a@b.example", "", "smtps://USER@mail.example"),
        ("smtp://mail.example:99999?from=a@b.example", "", "smtps://USER@mail.example"),
        ("smtp://?from=a@b.example", "", "smtps://USER@mail.example"),
        ("smtp://mail.example/box?from=a@b.example", "", "smtps://USER@mail.example"),
        ("smtp://mail.example?from=a@b.example&tls=no", "", "smtps://USER@mail.example"),
        ("smtp://mail.example?sender=a@b.example", "", "smtps://USER@mail.example"),
        ("smtp://anna:hush@mail.example?from=a@b.example", "", "which other users of this machine can read"),
        ("smtp://anna@mail.example?from=a@b.example", "", "a user name and a password, or neither"),
        ("smtp://mail.example?from=a@b.example", PASSWORD, "a user name and a password, or neither"),
        ("smtp://mail.example", "", "the e-mail address of the sender"),
        ("smtp://anna@mail.example", PASSWORD, "the e-mail address of the sender"),
        ("smtp://mail.example?from=a@b.example%0d%0aBcc:%20c@d.example", "", "the e-mail address of the sender"),
    ],
)
def test_a_url_that_names_no_mail_server_is_refused_without_its_password(url: str, password: str, said: str) -> None:
    with pytest.raises(WrongMailServer) as refused:
        MailServer.parse(url, password)

    assert said in str(refused.value)
    assert PASSWORD not in str(refused.value)


@pytest.mark.parametrize(
    ("host", "is_local"), [("127.0.0.9", True), ("::1", True), ("192.0.2.1", False), ("a.b", False)]
)
def test_only_a_mail_server_on_this_machine_needs_no_encryption(host: str, *, is_local: bool) -> None:
    assert MailServer(host, 25, is_tls=False, user="", password="", sender="").is_local is is_local


@pytest.mark.parametrize(
    "text", ["a@b.example", " a.b+c@sub.b.example ", "o'neil@B.EXAMPLE", "a@xn--bcher-kva.example"]
)
def test_an_address_is_read(text: str) -> None:
    local, _at, domain = text.strip().partition("@")

    assert mail.parse_mail_address(text) == f"{local}@{domain.lower()}"


@given(text=st.text(max_size=30) | st.from_regex(r"\A[a-z.@ \r\n,;<>\"]{1,30}\Z"))
def test_every_address_is_one_plain_address(text: str) -> None:
    try:
        found = mail.parse_mail_address(text)
    except NoMailAddress:
        return
    assert found.isascii()
    assert found.count("@") == 1
    assert not set(found) & set(' \r\n\t,;<>"()[]:\\')


@pytest.mark.parametrize(
    "text", ["", "a", "a@b", "@b.example", "a@", "a..b@c.example", "ä@b.example", "a@b.1", f"{'a' * 65}@b.example"]
)
def test_a_text_that_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(NoMailAddress):
        mail.parse_mail_address(text)


def test_addresses_of_one_mailbox_have_one_limit() -> None:
    addresses = ("Anna+a@b.example", "anna+b.c@b.example", "a.n.na@b.example", "anna@b.example")

    assert {mail.find_mailbox(each) for each in addresses} == {"anna@b.example"}
    assert mail.find_mailbox("+a@b.example") == "+a@b.example"


def mail_to(address: str = ADDRESS, language: str = "en") -> Subscription:
    return Subscription.create("anna", ChannelKind.MAIL, address, b"", language)


def composed(notice: MatchNotice, language: str = "en", zone: str = "UTC") -> EmailMessage:
    return mail.compose_notice(LINKS, mail_to(language=language), write_message(notice, language), zone)


def parts_of(sent: EmailMessage) -> tuple[str, str]:
    """The plain text and the HTML of a mail, as a mail program reads it."""
    read = message_from_bytes(sent.as_bytes(), policy=POLICY)
    assert isinstance(read, EmailMessage)
    bodies = (read.get_body(("plain",)), read.get_body(("html",)))
    plain, html = (body.get_content() for body in bodies if body is not None)
    return plain, html


@pytest.mark.parametrize("language", languages())
def test_a_mail_tells_opponent_deadline_and_links_in_each_language(language: str) -> None:
    plain, html = parts_of(composed(MatchNotice(NoticeKind.TURN, summary(), "4"), language, "Europe/Berlin"))
    end = f"https://play.example/notices/end?key={mail_to().id}"

    for text in (plain, html):
        assert "Ben" in text
        assert "13:00" in text or "1:00" in text  # noon in UTC, three days later
        assert "Europe/Berlin" in text
        assert "https://play.example/matches/a1" in text
        assert end in text
    assert f'lang="{language}"' in html
    assert "src=" not in html


def test_a_notice_without_a_turn_has_no_deadline() -> None:
    waiting = summary()._replace(is_due=False)

    plain, _html = parts_of(composed(MatchNotice(NoticeKind.BEGUN, waiting, "0")))

    assert "Your time ends" not in plain


def test_mail_programs_find_the_link_that_ends_notices() -> None:
    raw = composed(MatchNotice(NoticeKind.TURN, summary(), "4")).as_bytes().decode("ascii")

    assert f"\r\nList-Unsubscribe: <https://play.example/notices/end?key={mail_to().id}>\r\n" in raw
    assert "\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n" in raw
    assert "\r\nAuto-Submitted: auto-generated\r\n" in raw


HEADERS = {
    *("Subject", "Date", "Message-ID", "Auto-Submitted", "MIME-Version", "Content-Type"),
    *("To", "List-Unsubscribe", "List-Unsubscribe-Post"),
}


@given(
    name=st.text(max_size=40) | st.sampled_from(["a\r\nBcc: b@c.example", "http://bad.example", "<b>x</b>", "\u202eab"])
)
def test_no_name_adds_headers_links_or_markup(name: str) -> None:
    named = summary()._replace(others=(Seat("guest", "ben", name),))

    sent = composed(MatchNotice(NoticeKind.TURN, named, "4"))
    read = message_from_bytes(sent.as_bytes(), policy=POLICY)
    _plain, html = parts_of(sent)

    assert {*read.keys()} == HEADERS
    assert "bad.example" not in html
    assert "<b>" not in html
    assert "\u202e" not in html


def test_each_attempt_to_send_a_notice_has_the_same_id() -> None:
    turn, time = (MatchNotice(kind, summary(), kind) for kind in (NoticeKind.TURN, NoticeKind.TIME))

    assert composed(turn)["Message-ID"] == composed(turn)["Message-ID"] != composed(time)["Message-ID"]


class MailService:
    """Mail server on this machine, with the mails that it has received, and its answers to the next ones."""

    def __init__(self) -> None:
        self.received: list[tuple[str, EmailMessage]] = []
        self.recipients: list[str] = []
        self.rcpt, self.data = "250 OK", "250 OK"
        self.seconds = 0.0
        self.port = 0

    async def handle_RCPT(  # noqa: N802  the name that the library calls
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: Sequence[str]
    ) -> str:
        self.recipients.append(address)
        if self.rcpt.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.rcpt

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802  as above
        await asyncio.sleep(self.seconds)
        assert isinstance(envelope.content, bytes)
        read = message_from_bytes(envelope.content, policy=POLICY)
        assert isinstance(read, EmailMessage)
        if self.data.startswith("250"):
            self.received.append((envelope.rcpt_tos[0], read))
        return self.data

    async def listen(self, context: ssl.SSLContext | None = None, **how: object) -> asyncio.Server:
        def make() -> SMTP:
            return SMTP(self, hostname="mail.example", **how)  # type: ignore[arg-type]

        server = await asyncio.get_running_loop().create_server(make, "127.0.0.1", self.port, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        return server

    def subjects(self) -> list[str]:
        return [str(read["Subject"]).partition(" · ")[0] for _to, read in self.received]


@pytest.fixture
async def service() -> AsyncIterator[MailService]:
    made = MailService()
    server = await made.listen()
    yield made
    server.close()


def transport(service: MailService, **fields: object) -> MailTransport:
    made = MailServer("127.0.0.1", service.port, is_tls=False, user="", password="", sender="notices@play.example")
    return MailTransport(made._replace(**fields), LINKS)  # type: ignore[arg-type]


class Table(NamedTuple):
    """Match by days between Anna and Ben, with the service that sends Anna's notices."""

    live: Live
    notices: NoticeService
    store: Store
    renew: Callable[[], NoticeService]
    """Function that makes a service as after a restart."""


@pytest.fixture
async def table(matches: MatchRegistry, store: Store, service: MailService, monkeypatch: pytest.MonkeyPatch) -> Table:
    for name, value in {"WAIT_SECONDS": -1, "FIRST_PAUSE_SECONDS": -1}.items():
        monkeypatch.setattr(subscriptions, name, value)
    for module in (delivery, mail):
        monkeypatch.setattr(module, "UNAVAILABLE_SECONDS", -1)
    monkeypatch.setattr(mail, "PAUSE_SECONDS", 0)
    seats = (Seat("guest", "anna", "Anna"), Seat("guest", "ben", "Ben"))
    live = await matches.start("balloon-cup", "rio-grande", seats, 0, Terms(control=DAYS))

    def renew() -> NoticeService:
        return NoticeService(matches, KEY, LINKS, is_private_allowed=True, mail=transport(service))

    return Table(live, renew(), store, renew)


async def subscribe(table: Table, address: str = ADDRESS) -> None:
    await table.store.write(partial(subscriptions.add_subscription, subscription=mail_to(address)))


async def addresses(store: Store) -> list[tuple[str, bool]]:
    """Anna's addresses, and True for each address that has ended."""
    found = await store.read(partial(subscriptions.read_subscriptions, player="anna"))
    return [(each.address, each.is_failed) for each in found]


async def request(store: Store, address: str = ADDRESS, *, most: int = 9, token: str = "token") -> None:  # noqa: S107
    made = Confirmation.create("anna", address, "de", token, token)
    await store.write(partial(subscriptions.count_mail, player="anna", limits={"k": (most, 3600)}))
    await store.write(partial(subscriptions.request_confirmation, confirmation=made))


async def end_turns(table: Table) -> None:
    """Let Anna and Ben play until it is Anna's turn again."""
    for seat in (0, 1):
        while table.live.match.to_decide == seat:
            await act(table.live, *an_action(table.live))


async def test_an_address_receives_each_notice_once(table: Table, service: MailService) -> None:
    await subscribe(table)

    for _pass in range(3):
        await table.notices.update()
    await end_turns(table)
    for _pass in range(3):
        await table.notices.update()

    assert [to for to, _read in service.received] == [ADDRESS] * 2
    assert service.subjects() == ["Your match has begun", "It is your turn"]
    assert {str(read["From"]) for _to, read in service.received} == {"Skyhop <notices@play.example>"}


@pytest.mark.both_databases
async def test_only_a_confirmed_address_receives_notices(table: Table, service: MailService) -> None:
    await request(table.store)
    for _pass in range(2):
        await table.notices.update()
    before, asked = await addresses(table.store), service.subjects()

    is_wrong_taken = await table.store.write(partial(confirm_address, token="other"))  # noqa: S106
    taken = [await table.store.write(partial(confirm_address, token="token")) for _time in range(2)]  # noqa: S106
    await end_turns(table)
    await table.notices.update()

    assert (before, asked) == ([], ["Bestätige deine Adresse für Benachrichtigungen zu Partien"])
    assert (is_wrong_taken, taken) == (False, [True, False])
    assert await addresses(table.store) == [(ADDRESS, False)]
    assert service.subjects()[1:] == ["Du bist am Zug"]
    plain, _html = parts_of(service.received[0][1])
    assert "https://play.example/notices/mail?key=token" in plain
    assert "Anna" not in plain


async def test_a_new_address_replaces_the_old_one_when_it_is_confirmed(table: Table, service: MailService) -> None:
    await subscribe(table, "old@mail.example")
    await request(table.store, token="first")  # noqa: S106
    await request(table.store, "new@mail.example", token="second")  # noqa: S106
    await table.notices.update()
    first = await addresses(table.store)
    is_first_valid = await table.store.write(partial(confirm_address, token="first"))  # noqa: S106
    await table.store.write(partial(confirm_address, token="second"))  # noqa: S106
    await end_turns(table)
    await table.notices.update()

    assert (first, is_first_valid) == ([("old@mail.example", False)], False)
    assert await addresses(table.store) == [("new@mail.example", False)]
    assert [to for to, _read in service.received] == ["new@mail.example", "old@mail.example", "new@mail.example"]


async def test_a_token_ends(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscriptions, "CONFIRMATION_HOURS", -1)
    await request(table.store)
    pending = await table.store.read(partial(subscriptions.read_confirmation, player="anna"))
    is_taken = await table.store.write(partial(confirm_address, token="token"))  # noqa: S106

    assert (pending, is_taken, await table.store.write(forget_expired)) == (None, False, 1)


async def test_nobody_is_mailed_often(table: Table, service: MailService) -> None:
    for _time in range(2):
        await request(table.store, most=2)
        await table.notices.update()

    with pytest.raises(TooManyMails) as refused:
        await request(table.store, most=2)

    assert refused.value.seconds in range(3590, 3601)
    assert len(service.received) == 2


async def test_a_hostile_mail_server_ends_an_attempt_soon(
    table: Table, service: MailService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.3)
    service.seconds = 60
    await subscribe(table)

    async with asyncio.timeout(30):
        for _pass in range(subscriptions.MAX_TRIES - 1):
            await table.notices.update()
    service.seconds = 0
    for _pass in range(3):
        await table.notices.update()

    assert len(service.recipients) == subscriptions.MAX_TRIES
    assert service.subjects() == ["Your match has begun"]


async def test_a_temporary_refusal_is_tried_again_a_few_times(table: Table, service: MailService) -> None:
    service.rcpt = "451 4.2.1 Later"
    await subscribe(table)
    await table.notices.update()
    service.rcpt, service.data = "250 OK", "451 4.3.0 Later"
    await table.notices.update()
    service.data = "250 OK"
    for _pass in range(3):
        await table.notices.update()

    assert (len(service.recipients), service.subjects()) == (3, ["Your match has begun"])
    assert await addresses(table.store) == [(ADDRESS, False)]


@pytest.mark.parametrize(
    ("rcpt", "data", "has_ended"),
    [
        ("550 5.1.1 No such user", "250 OK", True),
        ("550 Unknown", "250 OK", True),
        ("550 5.7.1 Relaying denied", "250 OK", False),
        ("250 OK", "554 5.6.0 Unwanted", False),
    ],
)
async def test_a_permanent_refusal_of_the_recipient_ends_the_address(
    table: Table, service: MailService, rcpt: str, data: str, *, has_ended: bool
) -> None:
    service.rcpt, service.data = rcpt, data
    await subscribe(table)
    for _pass in range(3):
        await table.notices.update()
    tried = len(service.recipients)
    await end_turns(table)
    await table.notices.update()

    assert (tried, len(service.recipients) > tried) == (1, not has_ended)
    assert await addresses(table.store) == [(ADDRESS, has_ended)]
    await subscribe(table)
    assert await addresses(table.store) == [(ADDRESS, False)]


async def test_a_refused_mail_for_confirmation_is_not_tried_again(table: Table, service: MailService) -> None:
    service.rcpt = "550 5.1.1 No such user"
    await request(table.store)
    for _pass in range(3):
        await table.notices.update()
    pending = await table.store.read(partial(subscriptions.read_confirmation, player="anna"))

    assert pending is not None
    assert (len(service.recipients), pending.is_failed) == (1, True)


async def test_mails_wait_for_a_mail_server_that_is_off(
    matches: MatchRegistry, table: Table, service: MailService
) -> None:
    server = await MailService().listen()
    away = MailService()
    away.port = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    off = NoticeService(matches, KEY, LINKS, is_private_allowed=True, mail=transport(away))
    await subscribe(table)
    await request(table.store, "other@mail.example")
    for _pass in range(subscriptions.MAX_TRIES + 2):
        await off.update()
    await table.notices.update()

    assert len(service.received) == 2
    assert await addresses(table.store) == [(ADDRESS, False)]


async def test_a_pause_spares_a_mail_server_that_is_off(service: MailService) -> None:
    made = transport(service, port=1)

    outcome = await made._send(ADDRESS, composed(MatchNotice(NoticeKind.TURN, summary(), "4")))

    assert (outcome, made.is_paused) == (DeliveryOutcome.UNAVAILABLE, True)


async def test_a_notice_survives_the_end_of_the_process_before_it_is_sent(
    table: Table, service: MailService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process may end before the mail is sent, or before the success is stored: the mail arrives at least once."""
    monkeypatch.setattr(subscriptions, "LEASE_SECONDS", -1)
    await subscribe(table)
    send = MailTransport.send_notice

    async def die(*given: object, is_sent: bool) -> DeliveryOutcome:
        if is_sent:
            await send(*given)  # type: ignore[arg-type]
        raise asyncio.CancelledError

    for is_sent in (False, True):
        with monkeypatch.context() as patch:
            patch.setattr(MailTransport, "send_notice", partialmethod(die, is_sent=is_sent))
            with pytest.raises(asyncio.CancelledError):
                await table.renew().update()

    for _pass in range(2):
        await table.renew().update()

    assert service.subjects() == ["Your match has begun"] * 2
    assert len({str(read["Message-ID"]) for _to, read in service.received}) == 1


async def test_quiet_hours_postpone_a_mail(table: Table, service: MailService) -> None:
    await subscribe(table)
    at = datetime.now(UTC)
    minute = 60 * at.hour + at.minute
    quiet = NoticeChoices(EVERY_KIND, (minute, (minute + 90) % (24 * 60)))
    await table.store.write(partial(subscriptions.keep_choices, player="anna", choices=quiet))

    await table.notices.update()

    assert service.recipients == []
    assert [*await table.store.read(subscriptions.read_waiting)] == ["anna"]


async def test_a_server_without_mail_drops_notices_by_mail(matches: MatchRegistry, table: Table) -> None:
    await subscribe(table)

    await NoticeService(matches, KEY, LINKS, is_private_allowed=True).update()

    assert await table.store.read(subscriptions.read_waiting) == {}
    assert await addresses(table.store) == [(ADDRESS, False)]


async def test_one_link_ends_mail_and_confirmations(table: Table, service: MailService) -> None:
    await subscribe(table)
    await request(table.store)
    await table.store.write(partial(subscriptions.end_notices, player="anna"))

    await table.notices.update()

    assert service.recipients == []
    assert await table.store.write(partial(confirm_address, token="token")) is False  # noqa: S106


def make_certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """TLS settings of a mail server on this machine, and of a client that trusts it."""
    key, at = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    made = x509.CertificateBuilder(name, name, key.public_key(), 1, at - timedelta(1), at + timedelta(1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
    signed = made.sign(key, SHA256()).public_bytes(Encoding.PEM)
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "both.pem").write_bytes(private + signed)
    own = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    own.load_cert_chain(folder / "both.pem")
    return own, ssl.create_default_context(cadata=signed.decode())


def sign_in(_server: SMTP, _session: Session, _envelope: Envelope, _mechanism: str, data: LoginPassword) -> AuthResult:
    return AuthResult(success=data.password == PASSWORD.encode(), handled=False)  # the server is to answer


@pytest.mark.parametrize(
    ("is_tls", "is_offered", "is_trusted", "password", "outcome"),
    [
        (True, True, True, PASSWORD, DeliveryOutcome.SENT),
        (False, True, True, PASSWORD, DeliveryOutcome.SENT),
        (False, True, True, "wrong", DeliveryOutcome.UNAVAILABLE),
        (False, False, True, "", DeliveryOutcome.UNAVAILABLE),
        (False, True, False, PASSWORD, DeliveryOutcome.UNAVAILABLE),
        (True, True, False, PASSWORD, DeliveryOutcome.UNAVAILABLE),
    ],
)
async def test_passwords_and_mails_leave_the_machine_only_encrypted(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    password: str,
    outcome: DeliveryOutcome,
    *,
    is_tls: bool,
    is_offered: bool,
    is_trusted: bool,
) -> None:
    own, trusting = make_certificate(tmp_path)
    monkeypatch.setattr(MailServer, "is_local", False)
    monkeypatch.setattr(mail, "load_certificates", lambda: trusting if is_trusted else ssl.create_default_context())
    made = MailService()
    signing = {"authenticator": sign_in, "auth_required": not is_tls, "auth_require_tls": not is_tls}
    offered = {"tls_context": own, "require_starttls": True} if is_offered and not is_tls else {}
    server = await made.listen(own if is_tls else None, **(signing if is_offered else {}), **offered)
    named = transport(made, is_tls=is_tls, user="anna" if password else "", password=password)

    found = await named.send_notice(mail_to(), write_message(MatchNotice(NoticeKind.TURN, summary(), "4"), "en"), "UTC")

    assert (found, len(made.received)) == (outcome, int(outcome is DeliveryOutcome.SENT))
    server.close()
    await asyncio.sleep(0.1)  # the server ends its connections


async def test_a_mail_server_is_checked_at_the_start(service: MailService, monkeypatch: pytest.MonkeyPatch) -> None:
    server = MailServer("127.0.0.1", service.port, is_tls=False, user="", password="", sender="notices@play.example")
    works = await mail.check_mail_server(server, "https://play.example")
    monkeypatch.setattr(mail, "SECONDS", 0.2)
    wrong = await mail.check_mail_server(server._replace(user="anna", password=PASSWORD), "https://play.example")
    silent = await asyncio.get_running_loop().create_server(asyncio.Protocol, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    late = await mail.check_mail_server(server._replace(port=port), "https://play.example")
    silent.close()

    assert (works, bool(wrong), PASSWORD in wrong, late) == ("", True, False, "it did not answer in time")
