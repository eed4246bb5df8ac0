"""Start the server, and open the lobby in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
import webbrowser
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from skyhop import __version__
from skyhop.cli.arguments import Examples, raise_usage_errors
from skyhop.cli.files import DATABASE, Data, Database, check_database, open_folder
from skyhop.cli.options import with_gathered_options
from skyhop.i18n import _, listed
from skyhop.web.process.listener import bind, format_host, serve_metrics, shared_by_workers, take_systemd_socket
from skyhop.web.process.logging import LOG, LogFormat, configure
from skyhop.web.process.server import Workers, configure_malloc, end_with_parent, raise_limit_of_files

if TYPE_CHECKING:
    from skyhop.server.notices.mail import MailServer
    from skyhop.web.http.guard import Guard, HostNames

TRUSTED = "FORWARDED_ALLOW_IPS"
"""Environment variable with the addresses of trusted proxies."""
SMTP_PASSWORD = "SKYHOP_SMTP_PASSWORD"  # noqa: S105  name of an environment variable
"""Environment variable with the password for the mail server."""
FEW_FILES = 2048
"""Number of open files. If the system allows fewer, the server prints a warning at its start."""


class Address(NamedTuple):
    """Options for the address: host, port and public URL."""

    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000
    """Port of the server. If the port is in use, the server takes the next free port."""
    host: str = "127.0.0.1"
    """IP address on which the server accepts connections. With 0.0.0.0, other people in your network can play too."""
    public_url: Annotated[str, typer.Option("--public-url", "--origin", metavar="URL")] = ""
    """Public address of the server, such as https://play.example. Links then use this address, not the IP address."""
    public: bool = False
    """Let everybody reach the server. --public-url must begin with https. The server refuses unsafe settings.

    It also prints what is missing, such as an imprint or a backup.
    """


class Service(NamedTuple):
    """Options for the service: database, number of processes, and metrics."""

    data: Data = None
    database: Database = ""
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1
    """Number of server processes. More than one needs --database."""
    no_limits: bool = False
    """Turn off rate limits, for measurements."""
    log: LogFormat | None = None
    """Write a line for each event to standard error. By default, the server writes only problems."""
    metrics: Annotated[str, typer.Option(metavar="PORT")] = ""
    """Port of this machine for Prometheus metrics. For another address, write HOST:PORT."""
    smtp: Annotated[str, typer.Option(metavar="URL", envvar="SKYHOP_SMTP")] = ""
    """Mail server for notices by e-mail: smtps://USER@HOST:PORT?from=ADDRESS, or smtp:// with STARTTLS."""
    smtp_password_file: Path | None = None
    """File with the password for the mail server. Or use the variable SKYHOP_SMTP_PASSWORD."""

    def check(self) -> None:
        """Raise a usage error for an invalid database URL, or for several workers without a shared database."""
        if self.workers > 1 and not self.database:
            raise typer.BadParameter(
                _("several workers need PostgreSQL: use --database postgresql://USER:PASSWORD@HOST/NAME")
            )
        if self.workers > 1 and sys.platform == "win32":
            raise typer.BadParameter(_("several workers cannot share a socket on this system"))
        check_database(self.database)

    def of_worker(self, address: Address, folder: Path, *, has_examples: bool) -> list[str]:
        """Return the command-line arguments of a worker process."""
        flags = [*["--no-limits"] * self.no_limits, *["--examples"] * has_examples]
        flags += ["--log", self.log] if self.log else []
        flags += ["--smtp", self.smtp] if self.smtp else []
        place = ["--host", address.host, "--public-url", address.public_url, "--data", str(folder)]
        return ["serve", *place, *flags, "--workers", str(self.workers)]


@with_gathered_options
def serve(
    *,
    address: Address,
    service: Service,
    no_browser: bool = False,
    inherited: Annotated[int | None, typer.Option(hidden=True)] = None,
    _examples: Examples = False,
) -> None:
    """Run a server for browsers until you press Ctrl+C.

    Args:
        no_browser: Do not open a browser.
    """
    service.check()
    if address.public:
        _check_public(address.public_url, os.environ.get(TRUSTED, ""), has_limits=not service.no_limits)
    configure_malloc()
    configure(service.log)
    with contextlib.ExitStack() as stack:
        address, bound = _listen(address, inherited)
        stack.enter_context(bound)
        shared = stack.enter_context(shared_by_workers(service.workers)) if inherited is None else {}
        from skyhop.engine.jit.functions import no_collection  # noqa: PLC0415  only a server needs it

        with no_collection():  # imports make a million objects that are never freed
            from skyhop.cli.compile_progress import Announcement, compile_in_background  # noqa: PLC0415
            from skyhop.server.store.data_folder import create_data_folder  # noqa: PLC0415
            from skyhop.web.process import server  # noqa: PLC0415

            names, folder = (
                _choose_host_names(address.host, bound, address.public_url),
                create_data_folder(service.data),
            )
            mail = _find_mail_server(service, names)
            table, packages = _make_application(stack, folder, names, service, mail)
        if inherited is not None:
            end_with_parent()
            stack.enter_context(compile_in_background(packages))
            server.run(table, bound)
        if service.metrics:
            placeholders = {"address": serve_metrics(service.metrics, shared)}
            print(_("Metrics are at %(address)s.") % placeholders, flush=True)
        page = _announce(address, bound.getsockname()[1], names, mail)
        if address.public:
            _print_missing(folder, service.database)
        if not no_browser and _has_browser():
            webbrowser.open(page)
        LOG.info("open", extra={"version": __version__, "workers": service.workers})
        if service.workers > 1:
            line = service.of_worker(address, folder, has_examples=_examples)
            secrets = {DATABASE: service.database, SMTP_PASSWORD: mail.password if mail else ""}
            Workers(line, {**secrets, **shared}, bound).serve(service.workers)
            stack.close()
            server.exit_at_once()
        stack.enter_context(compile_in_background(packages, Announcement(LOG.info if service.log else None)))
        server.run(table, bound)


def _listen(address: Address, inherited: int | None) -> tuple[Address, socket.socket]:
    """Return a listening socket and its address. If the parent process passed a socket, use that socket."""
    if inherited is not None:
        return address, socket.socket(fileno=inherited)
    if (systemd_socket := take_systemd_socket()) is None:
        return address, bind(address.host, address.port)
    host, port = systemd_socket.getsockname()[:2]
    return address._replace(host=host, port=port), systemd_socket


def _make_application(
    stack: contextlib.ExitStack, folder: Path, names: HostNames, service: Service, mail: MailServer | None
) -> tuple[Guard, tuple[str, ...]]:
    """Return the application, and the names of the packages to compile.

    Raise an error, before the server listens, if another server has locked the data folder.
    """
    from skyhop.cli.compile_progress import BOARDS  # noqa: PLC0415
    from skyhop.game import registry  # noqa: PLC0415
    from skyhop.server.store.data_folder import lock_data_folder  # noqa: PLC0415
    from skyhop.server.store.store import prepare_store  # noqa: PLC0415
    from skyhop.web.app import create_app  # noqa: PLC0415

    database, workers = service.database, service.workers
    if not database:
        stack.enter_context(lock_data_folder(folder))
    prepare_store(folder, database)
    table = create_app(folder, names, has_limits=not service.no_limits, database=database, workers=workers, mail=mail)
    return table, (*registry.packages(), BOARDS)


def _find_mail_server(service: Service, names: HostNames) -> MailServer | None:
    """Return the mail server for notices, or None without `--smtp`. Wrong options are usage errors."""
    if not service.smtp:
        if service.smtp_password_file is not None:
            raise typer.BadParameter(_("--smtp-password-file needs --smtp with the address of the mail server."))
        return None
    from skyhop.server.notices.mail import MailServer, WrongMailServer  # noqa: PLC0415  an optional dependency

    if not names.public_url:
        problem = _("--smtp needs --public-url, because mails contain links to the public address of the server.")
        raise typer.BadParameter(problem)
    password = os.environ.get(SMTP_PASSWORD, "")
    if service.smtp_password_file is not None:
        try:
            password = service.smtp_password_file.read_text("utf-8").strip()
        except (OSError, ValueError) as error:
            problem = _("--smtp-password-file: the server cannot read this file: %(problem)s")
            raise typer.BadParameter(problem % {"problem": error}) from None
    with raise_usage_errors(WrongMailServer):
        return MailServer.parse(service.smtp, password)


def _check_public(origin: str, trusted: str, *, has_limits: bool) -> None:
    """Raise a usage error if a public server has unsafe settings.

    Settings are unsafe if others could read the traffic, or if a client could claim a false address.
    """
    if not origin.lower().startswith("https://"):
        problem = _(
            "--public needs --public-url https://…, because without https others can read the cookies that identify "
            "players."
        )
        raise typer.BadParameter(problem)
    if any(_is_everybody(each) for each in trusted.split(",")):
        problem = _(
            "With this value of %(name)s, the server accepts forwarded addresses from every "
            "sender. Anyone could then fake an address. Write only the address of your proxy."
        )
        raise typer.BadParameter(problem % {"name": TRUSTED})
    if not has_limits:
        raise typer.BadParameter(
            _(
                "--public needs rate limits. Without them, one visitor could block the server for everybody else. "
                "Leave out --no-limits."
            )
        )


def _is_everybody(trusted: str) -> bool:
    """Return True if the trusted proxies include a whole range of public addresses."""
    try:
        network = ip_network(trusted.strip(), strict=False)
    except ValueError:
        return trusted.strip() == "*"
    return not network.is_private and network.num_addresses > 1


def _announce(requested: Address, port: int, names: HostNames, mail: MailServer | None = None) -> str:
    """Print the address of the server, and a sentence about who can reach it.

    Return the address for a browser on this machine.
    """
    address = f"http://{format_host(requested.host)}:{port}"
    if requested.port not in (0, port):
        print(
            _("Another program uses port %(port)s, so this server uses the next free one.") % {"port": requested.port}
        )
    print(_("The server runs at %(address)s. Press Ctrl+C to stop it.") % {"address": address}, flush=True)
    opened = _(
        "The server is public: lobby, accounts, ratings, maps, rules and the API at /api/v1. Anyone with the "
        "address of a match can open it."
    )
    notices = _hint_of_notices(names, has_mail=mail is not None)
    hints = (_hint(names), notices, _hint_of_mail(mail, names), _hint_of_files(), opened * requested.public)
    for hint in filter(None, hints):
        print(hint, flush=True)
    return address


OLD_BACKUP_SECONDS = 2 * 86400
"""Age of a backup in seconds after which a public server reports it as too old."""


def _print_missing(folder: Path, database: str) -> None:
    """Print the parts that a public server should have and that are missing."""
    missing = list_missing(folder, database)
    if missing:
        print(_("Missing for a public server:"), *(f"- {each}" for each in missing), sep="\n", flush=True)


def list_missing(folder: Path, database: str) -> list[str]:
    """Return sentences about parts of a public server that are missing: imprint, terms, operator and backup."""
    from skyhop.server.store.data_folder import PAGES, find_backup_age  # noqa: PLC0415
    from skyhop.web.http.static_files import OWN_PAGES, find_own_page  # noqa: PLC0415

    age = find_backup_age(folder)
    sentences = {
        "imprint": _("an imprint: write the file %(file)s"),
        "terms": _("terms of use: write the file %(file)s"),
    }
    missing = [
        sentences[name] % {"file": folder / PAGES / f"{name}.md"}
        for name in OWN_PAGES
        if find_own_page(folder, name) is None
    ]
    if not asyncio.run(_has_operator(folder, database)):
        missing.append(_("an operator: nobody has signed in yet with a link from “skyhop operator link”"))
    if age is None or age > OLD_BACKUP_SECONDS:
        missing.append(_("a backup of the last two days: use “skyhop backup”, or “skyhop backup --follow”"))
    return missing


async def _has_operator(folder: Path, database: str) -> bool:
    """Return True if an operator has signed in."""
    from skyhop.server.players.moderation import has_signed_in  # noqa: PLC0415

    async with open_folder(folder, database) as store:
        return await store.read(has_signed_in)


def _choose_host_names(host: str, bound: socket.socket, public_url: str) -> HostNames:
    """Return the host names under which the server answers: local names, the public name, or IP addresses."""
    from skyhop.web.http.guard import LOOPBACK, HostNames, host_of  # noqa: PLC0415

    public = public_url.lower().removesuffix("/")
    public_host = host_of(public.partition("://")[2]) if public.startswith(("http://", "https://")) else None
    if public_url and public_host is None:
        problem = _("--public-url %(url)s: write an address such as https://play.example, without a path")
        raise typer.BadParameter(problem % {"url": public_url})
    own = ip_address(bound.getsockname()[0])
    hosts = LOOPBACK | ({public_host} if public_host else set()) | (set() if own.is_unspecified else {host.lower()})
    return HostNames(hosts, is_any_number=not own.is_loopback and not public_url, public_url=public)


def _hint(names: HostNames) -> str:
    """Return a sentence that explains how other people reach the server.

    Return an empty text if other people cannot reach the server.
    """
    if names.public_url:
        return _("Other people can open the lobby at %(address)s.") % {"address": names.public_url}
    if names.is_any_number:
        return _(
            "Other people can open the lobby with the IP address of this machine. To use a host name, start the "
            "server with --public-url http://NAME:PORT. The server refuses requests for other names."
        )
    return ""


def _hint_of_notices(names: HostNames, *, has_mail: bool) -> str:
    """Return a sentence about the notices that players can turn on."""
    has_push = names.is_private or names.public_url.startswith("https://")
    channels = [*[_("web push")] * has_push, _("webhook"), *[_("e-mail")] * has_mail]
    sentence = _("Players can turn on notices by %(ways)s.") % {"ways": listed(channels)}
    if has_push:
        return sentence
    missing = _("Web push needs https: start the server with --public-url and an address that begins with https.")
    return f"{sentence} {missing}"


def _hint_of_mail(mail: MailServer | None, names: HostNames) -> str:
    """Connect to the mail server, if there is one. Return a warning if it does not work, else an empty text."""
    if mail is None:
        return ""
    from skyhop.server.notices.mail import check_mail_server  # noqa: PLC0415  an optional dependency

    reason = asyncio.run(check_mail_server(mail, names.public_url))
    problem = _("The mail server %(host)s does not work now: %(reason)s. Notices by e-mail wait until it works.")
    return problem % {"host": mail.host, "reason": reason} if reason else ""


def _hint_of_files() -> str:
    """Return a warning if the system allows few open files. Otherwise return an empty text."""
    from skyhop.web.http.connections import most_connections  # noqa: PLC0415

    files = raise_limit_of_files()
    if files >= FEW_FILES:
        return ""
    problem = _("This system allows %(files)s open files, enough for about %(people)s connections at once.")
    remedy = _("For more connections, run ulimit -n %(wanted)s before you start the server.")
    return f"{problem % {'files': files, 'people': most_connections(files)}} {remedy % {'wanted': FEW_FILES}}"


def _has_browser() -> bool:
    """Return True if this machine has a graphical browser. A text browser would block the terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
