"""E-mail notices: the address of the mail server, the texts of mails, and their transfer by SMTP.

All mails go to one mail server, which the operator chooses. Players choose only the address of the recipient, and must
prove that they receive mails there.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import time
import unicodedata
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from email.policy import Policy
from email.utils import format_datetime
from functools import partial
from hashlib import sha256
from html import escape
from ipaddress import ip_address
from typing import NamedTuple, Self, cast
from urllib.parse import SplitResult, unquote, urlsplit

from aiosmtplib import (
    SMTP,
    SMTPException,
    SMTPRecipientRefused,
    SMTPRecipientsRefused,
    SMTPResponseException,
    SMTPSenderRefused,
)

from skyhop.i18n import _, direction, language, moment, use_language
from skyhop.server.matches.retention import run_isolated
from skyhop.server.notices.decision import NoticeMessage, find_zone
from skyhop.server.notices.delivery import (
    LOG,
    MAX_AT_ONCE,
    RESOLVERS,
    SECONDS,
    UNAVAILABLE_SECONDS,
    DeliveryOutcome,
    Links,
    load_certificates,
)
from skyhop.server.notices.subscriptions import (
    CONFIRMATION_HOURS,
    MAX_TRIES,
    ChannelKind,
    Confirmation,
    Subscription,
    compute_pause,
    read_due_confirmations,
    record_mail,
    reserve_confirmation,
)
from skyhop.server.store.store import Store
from skyhop.server.timestamps import now, seconds_ahead

LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
DOMAIN = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?")
MAX_LOCAL_LENGTH, MAX_ADDRESS_LENGTH = 64, 254
"""[RFC 5321 4.5.3.1] Maximum length of an address before the @, and of the whole address."""
LINK_SIGNS = re.compile(r"(?<=\w)[.:/@\\]+(?=\w)")
"""Characters in names that mail programs would turn into links."""
PORTS = {"smtp": 587, "smtps": 465}
PAUSE_SECONDS = 60.0
"""Seconds without a further attempt after the mail server was not available."""
PERMANENT = 500
"""First status code of permanent refusals. Lower status codes mean that another attempt may succeed."""
QUIT_SECONDS = 1.0
"""Seconds to wait for the end of a connection. The mail server has then already accepted the mail."""


class NoMailAddress(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a text is not an e-mail address that this server uses."""


class WrongMailServer(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if the options for the mail server are wrong. The message says what is wrong, and what to do."""


def parse_mail_address(text: str) -> str:
    """Return an e-mail address with its domain in small letters. Raise `NoMailAddress` for another text.

    An address has only ASCII characters, and no quotes.
    """
    local, _at, domain = text.strip().rpartition("@")
    domain = domain.lower()
    is_valid = LOCAL.fullmatch(local) is not None and DOMAIN.fullmatch(domain) is not None
    if not is_valid or len(local) > MAX_LOCAL_LENGTH or len(local) + 1 + len(domain) > MAX_ADDRESS_LENGTH:
        raise NoMailAddress
    return f"{local}@{domain}"


def find_mailbox(address: str) -> str:
    """Return the mailbox of an address in small letters, without dots and without the part between + and @.

    Rate limits use this form, because large services ignore the dots. At other services, two mailboxes may share a
    limit.
    """
    local, _at, domain = address.lower().rpartition("@")
    return f"{(local.partition('+')[0] or local).replace('.', '')}@{domain}"


class MailServer(NamedTuple):
    """Mail server of the operator, and the sender of the mails."""

    host: str
    port: int
    is_tls: bool
    """True if the connection begins with TLS, as with smtps. Otherwise, it changes to TLS with STARTTLS."""
    user: str
    password: str
    sender: str
    """E-mail address of the sender."""

    @classmethod
    def parse(cls, url: str, password: str) -> Self:
        """Return the mail server of a URL such as `smtps://anna@mail.example:465?from=notices@play.example`.

        Without `from`, the user name is the address of the sender. Raise `WrongMailServer` if the URL is wrong.
        """
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port or PORTS[parts.scheme]
        except (KeyError, ValueError):  # an unknown scheme, or an invalid port
            raise WrongMailServer(_describe_form()) from None
        if parts.password is not None:
            problem = _(
                "--smtp contains a password, which other users of this machine can read. Put it into a file for "
                "--smtp-password-file, or into the variable SKYHOP_SMTP_PASSWORD."
            )
            raise WrongMailServer(problem)
        user, sender = unquote(parts.username or ""), _find_sender(parts)
        if not host or parts.path not in {"", "/"} or parts.fragment:
            raise WrongMailServer(_describe_form())
        if bool(user) is not bool(password):
            problem = _(
                "--smtp needs a user name and a password, or neither. Write the user name before the @ of the address. "
                "Put the password into a file for --smtp-password-file, or into the variable SKYHOP_SMTP_PASSWORD."
            )
            raise WrongMailServer(problem)
        try:
            sender = parse_mail_address(sender or user)
        except NoMailAddress:
            problem = _("--smtp needs the e-mail address of the sender. Add it to the end: ?from=notices@play.example")
            raise WrongMailServer(problem) from None
        return cls(host, port, parts.scheme == "smtps", user, password, sender)

    @property
    def is_local(self) -> bool:
        """True if the mail server runs on this machine. The connection to it then needs no encryption."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


def _find_sender(parts: SplitResult) -> str:
    """Return the value of `from` in a URL, or an empty text.

    Raise `WrongMailServer` if the query contains anything else.
    """
    name, _equal, value = parts.query.partition("=")
    if parts.query and (name != "from" or "&" in value):
        raise WrongMailServer(_describe_form())
    return unquote(value)


def _describe_form() -> str:
    return _(
        "--smtp needs an address such as smtps://USER@mail.example:465?from=notices@play.example. For a server with "
        "STARTTLS, begin it with smtp://."
    )


def clean(text: str) -> str:
    """Return `text` as one line without invisible characters and links. The text may contain player names."""
    visible = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text)
    return LINK_SIGNS.sub(" ", " ".join(visible.split()))


class AddressesHeader(UnstructuredHeader, BaseHeader):
    """Header with addresses of pages.

    A usual header would encode a long address, and mail programs would not recognise the encoded address.
    """

    def fold(self, *, policy: Policy) -> str:
        """Return the header as one line."""
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type("list-unsubscribe", AddressesHeader)


class MailText(NamedTuple):
    """Text of a mail in the language of its reader: paragraphs, a link, and links at the end."""

    subject: str
    paragraphs: Sequence[str]
    link: tuple[str, str]
    """Text and address of the most important link."""
    reason: str
    """Sentence that says why the reader receives the mail."""
    others: Sequence[tuple[str, str]] = ()

    def format_plain(self) -> str:
        """Return the text without markup."""
        link, *others = (f"{title}: {address}" for title, address in (self.link, *self.others))
        return "\n\n".join([*self.paragraphs, link, "\n".join(["-- ", self.reason, *others])]) + "\n"

    def format_html(self) -> str:
        """Return the text as HTML. It loads nothing from a server."""
        link, *others = (
            f'<a href="{escape(address)}">{escape(title)}</a>' for title, address in (self.link, *self.others)
        )
        paragraphs = "".join(f"<p>{escape(each)}</p>\n" for each in self.paragraphs)
        end = "<br>".join([escape(self.reason), *others])
        return (
            f'<!doctype html>\n<html lang="{language()}" dir="{direction(language())}">\n'
            f'<head><meta charset="utf-8"><title>{escape(self.subject)}</title></head>\n'
            '<body style="font-family: sans-serif; line-height: 1.5">\n'
            f"{paragraphs}<p><strong>{link}</strong></p>\n<p><small>{end}</small></p>\n</body>\n</html>\n"
        )


def compose_notice(links: Links, subscription: Subscription, message: NoticeMessage, zone: str) -> EmailMessage:
    """Return the mail for a notice. Times are in the time zone `zone`."""
    end = links.public_url + links.find_end(subscription.id)
    with use_language(subscription.language):
        title, body = clean(message.title), clean(message.body)
        text = MailText(
            f"{title} · {body}",
            [title + ".", body, *_describe_deadline(message.deadline, zone)],
            (_("Open the page"), links.public_url + message.path),
            _("You receive this mail because you turned on notices by e-mail on this server."),
            [
                (_("Choose notices"), f"{links.public_url}/settings/notices"),
                (_("Turn off all notices without signing in"), end),
            ],
        )
        mail = _compose(links, text, f"{subscription.id} {message.match} {message.state}")
    mail["To"] = Address(addr_spec=subscription.address)
    mail["List-Unsubscribe"] = f"<{end}>"
    if end.startswith("https://"):
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # [RFC 8058 3.1]
    return mail


def _describe_deadline(deadline: str, zone: str) -> list[str]:
    if not deadline:
        return []
    found = find_zone(zone)
    at = moment(datetime.fromisoformat(deadline).astimezone(found or UTC))
    return [_("Your time ends at %(time)s (%(zone)s).") % {"time": at, "zone": zone if found else "UTC"}]


def compose_confirmation(links: Links, confirmation: Confirmation) -> EmailMessage:
    """Return the mail that asks the owner of an address for a confirmation. It contains no text of the player."""
    with use_language(confirmation.language):
        request = _("Somebody entered this address for notices about matches on the Skyhop server %(server)s.")
        text = MailText(
            _("Confirm your address for notices about matches"),
            [
                request % {"server": urlsplit(links.public_url).netloc},
                _("If it was you, open this page within %(count)s hours.") % {"count": CONFIRMATION_HOURS},
            ],
            (_("Confirm the address"), links.public_url + links.find_confirmation(confirmation.seed)),
            _("If it was not you, do nothing. The server then sends no notices to this address."),
        )
        mail = _compose(links, text, confirmation.hash)
    mail["To"] = Address(addr_spec=confirmation.address)
    return mail


def _compose(links: Links, text: MailText, name: str) -> EmailMessage:
    """Return a mail without sender and recipient. Each attempt to send the mail `name` has the same Message-ID."""
    mail = EmailMessage(policy=POLICY.clone(header_factory=HEADERS))
    mail["Subject"] = text.subject
    mail["Date"] = format_datetime(datetime.fromisoformat(now()))
    mail["Message-ID"] = f"<{sha256(name.encode()).hexdigest()[:32]}@{urlsplit(links.public_url).hostname}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text.format_plain(), cte="quoted-printable")
    mail.add_alternative(text.format_html(), subtype="html", cte="quoted-printable")
    return mail


class MailTransport:
    """Transfer of mails to the mail server of the operator."""

    def __init__(self, server: MailServer, links: Links) -> None:
        """Create a transport. The links of mails need the public URL of the server."""
        self._server, self._links = server, links
        self._paused_until = -PAUSE_SECONDS

    @property
    def is_paused(self) -> bool:
        """True for a while after the mail server was not available."""
        return time.monotonic() < self._paused_until

    async def send_notice(self, subscription: Subscription, message: NoticeMessage, zone: str) -> DeliveryOutcome:
        """Send a notice, and return the outcome. Times are in the time zone `zone`."""
        return await self._send(subscription.address, compose_notice(self._links, subscription, message, zone))

    async def send_confirmations(self, store: Store) -> None:
        """Send up to `MAX_AT_ONCE` due mails that ask the owners of addresses for confirmation."""
        due = await store.read(partial(read_due_confirmations, most=MAX_AT_ONCE))
        sends = [partial(self._send_confirmation, store, each) for each in due]
        await asyncio.gather(*(run_isolated("A mail for confirmation was not sent.", send) for send in sends))

    async def _send_confirmation(self, store: Store, confirmation: Confirmation) -> None:
        """Send one mail that asks for confirmation, and record the outcome.

        The log names neither the address nor the player.
        """
        if not await store.write(partial(reserve_confirmation, confirmation=confirmation)):
            return
        outcome = await self._send(confirmation.address, compose_confirmation(self._links, confirmation))
        LOG.info("confirmation", extra={"channel": ChannelKind.MAIL, "outcome": outcome.name})
        due, tries = None, confirmation.tries
        if outcome is DeliveryOutcome.UNAVAILABLE:
            due = seconds_ahead(UNAVAILABLE_SECONDS)
        elif outcome is not DeliveryOutcome.SENT:
            tries = tries + 1 if outcome is DeliveryOutcome.RETRY else MAX_TRIES
            due = seconds_ahead(compute_pause(confirmation.tries)) if tries < MAX_TRIES else None
        await store.write(partial(record_mail, confirmation=confirmation, due=due, tries=tries))

    async def _send(self, recipient: str, mail: EmailMessage) -> DeliveryOutcome:
        """Send a mail, and return the outcome.

        An error before the connection is ready concerns all mails, so the transport then pauses.
        """
        mail["From"] = Address("Skyhop", addr_spec=self._server.sender)
        outcome = DeliveryOutcome.UNAVAILABLE  # until the connection is ready
        try:
            async with asyncio.timeout(SECONDS), connect(self._server, self._links.public_url) as client:
                outcome = DeliveryOutcome.RETRY  # the mail server may have accepted the mail, even without an answer
                await client.send_message(mail, sender=self._server.sender, recipients=[recipient])
                outcome = DeliveryOutcome.SENT
        except SMTPRecipientsRefused as error:
            outcome = judge_recipient(error.recipients[0])
        except SMTPSenderRefused:
            outcome = DeliveryOutcome.UNAVAILABLE
        except SMTPResponseException as error:
            if outcome is DeliveryOutcome.RETRY and error.code >= PERMANENT:
                outcome = DeliveryOutcome.REFUSED
        except (OSError, SMTPException):  # TimeoutError is an OSError
            pass
        if outcome is DeliveryOutcome.UNAVAILABLE:
            self._paused_until = time.monotonic() + PAUSE_SECONDS
        return outcome


@contextlib.asynccontextmanager
async def connect(server: MailServer, public_url: str) -> AsyncIterator[SMTP]:
    """Context manager: connect to a mail server, and sign in. Skyhop introduces itself with the host of `public_url`.

    Raises:
        OSError: if the mail server cannot be reached, or ends the connection.
        SMTPException: if the mail server refuses the connection or the sign-in.
    """
    client = SMTP(
        hostname=server.host,
        use_tls=server.is_tls,
        start_tls=not server.is_tls and not server.is_local,
        tls_context=load_certificates(),
        username=server.user or None,
        password=server.password or None,
        local_hostname=urlsplit(public_url).hostname,  # the default asks a name server
        timeout=SECONDS,
    )
    try:
        await client.connect(sock=await _open_socket(server.host, server.port))
        yield client
        with contextlib.suppress(OSError, SMTPException):
            await client.quit(timeout=QUIT_SECONDS)
    finally:
        if client.transport is not None:
            cast("asyncio.WriteTransport", client.transport).abort()  # a regular close waits for the mail server
        client.close()


async def check_mail_server(server: MailServer, public_url: str) -> str:
    """Connect to a mail server and sign in. Return the reason for a failure, or an empty text."""
    try:
        async with asyncio.timeout(SECONDS), connect(server, public_url):
            return ""
    except TimeoutError:
        return _("it did not answer in time")
    except (OSError, SMTPException) as error:
        number = error.errno if isinstance(error, OSError) else None
        return os.strerror(number) if number is not None and number > 0 else clean(f"{error}") or type(error).__name__


async def _open_socket(host: str, port: int) -> socket.socket:
    """Return a socket with a connection to a host. A name server without an answer blocks only `RESOLVERS`."""
    loop, problem = asyncio.get_running_loop(), OSError(host)
    resolve = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    for family, kind, protocol, _name, address in await loop.run_in_executor(RESOLVERS, resolve):
        connection = socket.socket(family, kind, protocol)
        connection.settimeout(0)  # the event loop must not wait
        try:
            await loop.sock_connect(connection, address)
        except OSError as error:
            connection.close()
            problem = error
        except BaseException:  # also a timeout or a cancellation
            connection.close()
            raise
        else:
            return connection
    raise problem


def judge_recipient(error: SMTPRecipientRefused) -> DeliveryOutcome:
    """Return the outcome of a mail whose recipient the mail server refused.

    A refusal for a reason of security or policy (5.7, RFC 3463) can concern this server. The address then stays.
    """
    if error.code < PERMANENT:
        return DeliveryOutcome.RETRY
    return DeliveryOutcome.REFUSED if error.message.startswith("5.7.") else DeliveryOutcome.GONE
