"""Open the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextvars import copy_context
from functools import partial
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from skyhop import __version__
from skyhop.cli._data import DATABASE, Data, Database, check_database
from skyhop.cli._files import raise_limit_of_files
from skyhop.cli._listening import bind, handed_over
from skyhop.cli._log import LOG, Form, configure, tell_of_task
from skyhop.cli._memory import keep_little
from skyhop.cli._metrics import serve_metrics, shared_by_workers
from skyhop.cli._named import Examples
from skyhop.cli._workers import Workers, end_with_parent
from skyhop.core.engine.garbage import look_seldom
from skyhop.core.language.i18n import _

if TYPE_CHECKING:
    from skyhop.web.shell.guard import Guard, Names

PATIENCE = 0.5
"""Seconds that requests under way, and thoughts of bots, are given when the table closes."""
TRUSTED = "FORWARDED_ALLOW_IPS"
"""The variable that names the proxies which are believed."""
FEW_FILES = 2048
"""Open files; with fewer it is said at the start."""
LONGEST = 2.4
"""Seconds after which it is closed, whatever still hangs."""


Port = Annotated[int, typer.Option(min=0, max=65535, help=_("Port; the next free one if it is taken."))]
Host = Annotated[str, typer.Option(help=_("Address to listen on; 0.0.0.0 lets others in your network play."))]
PublicUrl = Annotated[
    str,
    typer.Option(
        "--public-url",
        "--origin",
        metavar="URL",
        help=_("Where others open the table, such as https://play.example, if not by its number."),
    ),
]
Public = Annotated[
    bool,
    typer.Option("--public", help=_("Open it to everybody: --origin must be https, and nothing unsafe is let by.")),
]
WorkerCount = Annotated[
    int, typer.Option(min=1, max=64, help=_("Processes that serve the table; several need --database."))
]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=_("Do not open a browser."))]
NoLimits = Annotated[
    bool, typer.Option("--no-limits", help=_("Let everybody ask as fast as they can: for measurements."))
]
LogForm = Annotated[
    Form | None, typer.Option(help=_("Write a line for each event on the error stream; without, what is wrong."))
]
Metrics = Annotated[
    str,
    typer.Option(
        metavar="PORT", help=_("Show metrics for Prometheus at this port of this machine; HOST:PORT elsewhere.")
    ),
]
Inherited = Annotated[int | None, typer.Option(hidden=True)]
"""The socket that a process of workers was given by the one that started it."""


def serve(
    *,
    port: Port = 8000,
    host: Host = "127.0.0.1",
    public_url: PublicUrl = "",
    public: Public = False,
    data: Data = None,
    database: Database = "",
    workers: WorkerCount = 1,
    no_browser: NoBrowser = False,
    no_limits: NoLimits = False,
    log: LogForm = None,
    metrics: Metrics = "",
    inherited: Inherited = None,
    _examples: Examples = False,
) -> None:
    """Open the table: serve it to browsers until you press Ctrl+C."""
    _check(database, workers)
    if public:
        _check_public(public_url, os.environ.get(TRUSTED, ""), has_limits=not no_limits)
    keep_little()
    configure(log)
    with contextlib.ExitStack() as held:
        given = socket.socket(fileno=inherited) if inherited is not None else handed_over()
        bound = held.enter_context(given or bind(host, port))
        host, port = (host, port) if given is None or inherited is not None else bound.getsockname()[:2]
        shared = held.enter_context(shared_by_workers(workers)) if inherited is None else {}
        from skyhop.cli._compiling import Announcement, compiled_beside  # noqa: PLC0415  where it is served only
        from skyhop.table.folder import data_folder  # noqa: PLC0415

        names, folder = _names(host, bound, public_url), data_folder(data)
        table, packages = _table(held, folder, database, names, has_limits=not no_limits, workers=workers)
        if inherited is not None:
            end_with_parent()
            held.enter_context(compiled_beside(packages))
            _run(table, bound)
        if metrics:
            print(_("Metrics are at %(address)s.") % {"address": serve_metrics(metrics, shared)}, flush=True)
        address = _announce(host, port, bound.getsockname()[1], names)
        if public:
            print(_opened(), flush=True)
        if not no_browser and _has_browser():
            webbrowser.open(address)
        LOG.info("open", extra={"version": __version__, "workers": workers})
        if workers > 1:
            flags = [*["--no-limits"] * no_limits, *["--examples"] * _examples, *(["--log", log] if log else [])]
            arguments = ["serve", "--host", host, "--public-url", public_url, "--data", str(folder), *flags]
            arguments += ["--workers", str(workers)]
            Workers(arguments, {DATABASE: database, **shared}, bound).serve(workers)
            held.close()
            _leave()
        held.enter_context(compiled_beside(packages, Announcement(LOG.info if log else None)))
        _run(table, bound)


def _table(
    held: contextlib.ExitStack, folder: Path, database: str, names: Names, *, has_limits: bool, workers: int
) -> tuple[Guard, tuple[str, ...]]:
    """Make the table ready to be served, and name what is compiled for it.

    A game that cannot be, and a folder that another table holds, are told of here, before the table is open.
    """
    from skyhop.cli._compiling import BOARDS  # noqa: PLC0415
    from skyhop.core.game import registry  # noqa: PLC0415
    from skyhop.table.folder import claimed  # noqa: PLC0415
    from skyhop.table.store import prepare_store  # noqa: PLC0415
    from skyhop.web.app import table_app  # noqa: PLC0415

    if not database:
        held.enter_context(claimed(folder))
    prepare_store(folder, database)
    table = table_app(folder, names, has_limits=has_limits, database=database, workers=workers)
    return table, (*registry.packages(), BOARDS)


def _check(database: str, workers: int) -> None:
    """Refuse a database that cannot be one, and workers that could not share their matches."""
    if workers > 1 and not database:
        problem = _("several workers keep their matches in PostgreSQL: --database postgresql://USER:PASSWORD@HOST/NAME")
        raise typer.BadParameter(problem)
    if workers > 1 and sys.platform == "win32":
        raise typer.BadParameter(_("several workers cannot share a socket on this system"))
    check_database(database)


def _check_public(origin: str, trusted: str, *, has_limits: bool) -> None:
    """Refuse what lets anybody read what passes between others and the table, or come as somebody else."""
    if not origin.lower().startswith("https://"):
        problem = _(
            "--public needs --origin https://…: without https, others read the cookies by which players are known"
        )
        raise typer.BadParameter(problem)
    if any(_is_everybody(each) for each in trusted.split(",")):
        problem = _("%(name)s believes everybody about where they come from; name the address of the proxy alone")
        raise typer.BadParameter(problem % {"name": TRUSTED})
    if not has_limits:
        raise typer.BadParameter(
            _("--public keeps its limits: without them one visitor takes the table from all others")
        )


def _is_everybody(trusted: str) -> bool:
    """Say whether a trusted proxy may be at more addresses than a network of one's own has."""
    try:
        network = ip_network(trusted.strip(), strict=False)
    except ValueError:
        return trusted.strip() == "*"
    return not network.is_private and network.num_addresses > 1


def _opened() -> str:
    """Say what everybody reaches."""
    return _(
        "Open to everybody: the lobby with what is offered, accounts, ratings, maps and rules, the door for programs "
        "at /api/v1, and each match to whoever has its address."
    )


def _announce(host: str, port: int, found: int, names: Names) -> str:
    """Say where the table is open, and give the address for a browser on this machine."""
    address = f"http://{_shown(host)}:{found}"
    if port not in (0, found):
        print(_("Port %(port)s is taken by another program, so this is another one.") % {"port": port})
    print(_("The table is open at %(address)s; press Ctrl+C to close it.") % {"address": address}, flush=True)
    for hint in filter(None, (_hint(names), _hint_of_files())):
        print(hint, flush=True)
    return address


def _names(host: str, bound: socket.socket, public_url: str) -> Names:
    """Decide under which names the table answers: on this machine, at its public address, else by number."""
    from skyhop.web.shell.guard import LOOPBACK, Names, host_of  # noqa: PLC0415

    public = public_url.lower().removesuffix("/")
    public_host = host_of(public.partition("://")[2]) if public.startswith(("http://", "https://")) else None
    if public_url and public_host is None:
        problem = _("--public-url %(url)s: write an address such as https://play.example, without a path")
        raise typer.BadParameter(problem % {"url": public_url})
    own = ip_address(bound.getsockname()[0])
    hosts = LOOPBACK | ({public_host} if public_host else set()) | (set() if own.is_unspecified else {host.lower()})
    return Names(hosts, is_any_number=not own.is_loopback and not public_url, public_url=public)


def _hint(names: Names) -> str:
    """Say how others find the table, where others can."""
    if names.public_url:
        return _("Others open it at %(address)s.") % {"address": names.public_url}
    if names.is_any_number:
        return _(
            "Others open it by the number of this machine. To be found by a name, start it with --public-url and that "
            "address: the table answers under no other."
        )
    return ""


def _hint_of_files() -> str:
    """Say where the system lets few connect at once."""
    from skyhop.web.shell.connections import most_connections  # noqa: PLC0415

    files = raise_limit_of_files()
    if files >= FEW_FILES:
        return ""
    problem = _("This system lets the table hold %(files)s files open: about %(people)s connections at once.")
    remedy = _("For more, raise the limit before you start it: ulimit -n %(wanted)s.")
    return f"{problem % {'files': files, 'people': most_connections(files)}} {remedy % {'wanted': FEW_FILES}}"


def _run(table: Guard, bound: socket.socket) -> NoReturn:
    """Serve until interrupted or told to end, then leave at once.

    What was acknowledged lies in the store by then. Threads that still compile, think or draw are not waited for: they
    cannot be stopped, and nobody needs any longer what they make.
    """
    import uvicorn  # noqa: PLC0415

    from skyhop.web.shell.connections import (  # noqa: PLC0415
        AT_ONCE,
        KEPT_ALIVE,
        WAITING,
        Connection,
        Connections,
        most_connections,
        take_waiting,
    )

    table.app.state.connections = connections = Connections(most_connections(raise_limit_of_files()))

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            bound.listen(WAITING)  # the server has asked the system to keep no more than it takes at once

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            last = threading.Timer(LONGEST, copy_context().run, [_leave])
            last.daemon = True
            last.start()
            table.close(PATIENCE)
            given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
            await take_waiting(bound, partial(Connection, connections, **given))
            await super().shutdown(sockets)

    config = uvicorn.Config(
        table,
        http=partial(Connection, connections),  # type: ignore[arg-type]  # it is called as a class is
        log_config=None,
        log_level="warning",
        access_log=False,
        backlog=AT_ONCE,
        timeout_keep_alive=KEPT_ALIVE,
        timeout_graceful_shutdown=2,  # for what has been told that the table closes
        server_header=False,
        ws="none",  # streams are plain answers here, whatever library is installed
    )
    look_seldom()
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(tell_of_task)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl+C; the server hands it on when it has closed
    with contextlib.suppress(KeyboardInterrupt):
        loop.run_until_complete(Server(config).serve(sockets=[bound]))
    _leave()


def _leave() -> NoReturn:
    """End this process, whatever other threads do; to take all apart that it has loaded would take a while."""
    from skyhop.core.engine.code_folder import remove_temporary  # noqa: PLC0415

    LOG.info("closed")
    with contextlib.suppress(OSError):  # whoever started it, and would read that, may be gone
        print(_("The table is closed; your matches are kept."), flush=True)
    with contextlib.suppress(OSError):
        sys.stderr.flush()
    remove_temporary()
    os._exit(0)


def _has_browser() -> bool:
    """Say whether a browser with a window can be opened; one in the terminal would take the terminal away."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _shown(host: str) -> str:
    if host in {"0.0.0.0", "::"}:  # noqa: S104  it is only shown
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
