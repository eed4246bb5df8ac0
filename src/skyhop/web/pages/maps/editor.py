"""Map editor: its page, and operations that check or change a draft. The server stores no draft."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from skyhop.boards.draw.svg import BONUSES, SHAPES, STROKES, SYMBOL_OF_TYPE
from skyhop.boards.settings import SettingsError, read_share_code
from skyhop.engine.document import DocumentError, Part, decode_document, encode_document
from skyhop.game.action import RulesetError
from skyhop.game.game import Game
from skyhop.i18n import _, ngettext
from skyhop.jobs.limited import TooCostly
from skyhop.jobs.queue import JobKind
from skyhop.rulebook.rulebook import CITATION, anchor
from skyhop.web.http.background_jobs import PAGES, run_job
from skyhop.web.http.errors import error_page
from skyhop.web.http.rate_limits import ACT, COST_OF_SIZE, LOOK, MAP, PAPER, charge, identifying, limited
from skyhop.web.http.templates import render
from skyhop.web.pages.maps import map_form, rendered
from skyhop.web.pages.maps.rendered import RULESETS, find_game_on_boards, match_fields, ruleset_on


def list_texts() -> dict[str, object]:
    """Return all texts of the editor, by the names that its scripts use."""
    return {**_steps(), **_things(), **_issues(), **_drafts(), **_choices()}


def _steps() -> dict[str, str]:
    """Return the texts of the undo list: one text for each kind of change that the reader can undo."""
    return {
        "add city": _("Place a city"),
        "add route": _("Draw a route"),
        "move": _("Move a city"),
        "bend": _("Bend a route"),
        "change": _("Change"),
        "drop": _("Remove"),
    }


def _things() -> dict[str, str]:
    """Return the names of the elements of a map and of their properties, such as routes and their length."""
    return {
        "city": _("City"),
        "route": _("Route"),
        "name": _("Name"),
        "city name": _("This name is visible only in the draft. Boards and prints show the letter of the city."),
        "slots": _("Slots"),
        "capital": _("Capital"),
        "join": _("Connect to"),
        "length": _("Spaces"),
        "room": _("at most %(count)s"),
        "type": _("Type"),
        "open": _("not set"),
        "gray": _("Gray"),
        "multi": _("Multiroute, one letter for each space"),
        "second": _("Add a parallel route"),
        "bonus": _("Bonus on space %(number)s"),
        "none": _("none"),
        "types": _("Types"),
        "kind": _("Ruleset"),
        "inventory": _("Inventory"),
        "trajectories": _("Trajectories"),
        "reward": _("Reward"),
        "amount": _("Amount"),
        "points": _("points"),
        "spaces": _("spaces"),
        "swaps": _("swaps"),
    }


def _issues() -> dict[str, object]:
    """Return the texts about the issues of a draft, and the texts of the buttons that fix issues."""
    return {
        "show": _("Show"),
        "mend": _("Fix"),
        "leave": _("Keep it as it is"),
        "do": _("Confirm"),
        "not": _("Not now"),
        "no fix": _("There is no quick fix. Change the map by hand."),
        "fine": _("No problems found."),
        "levels": {"error": _("Error"), "open": _("To do"), "warning": _("Warning")},
        "rule": _("Rule"),
        "lost": _("The server does not answer. Your drawing is saved in this browser."),
        "copied": _("The link is copied. It contains the whole map."),
        "hint": _(
            "Choose a tool. Arrow keys move the selection. With Shift, they move it farther. "
            "Delete removes the selection. Ctrl+Z undoes the last change."
        ),
        "full": _("This browser's storage is full. Save the draft as a file."),
        "begin": _(
            "Press on the page to place cities. With the keyboard, press the button “City”. “Fill in the rest” "
            "connects the cities. Or begin with a generated map."
        ),
    }


def _drafts() -> dict[str, str]:
    """Return the texts about whole drafts, for example after a draft was copied or deleted."""
    return {
        "unnamed": _("Draft without a name"),
        "copy": _("%(name)s, copy"),
        "copy draft": _("Copy"),
        "delete": _("Delete"),
        "gone": _("%(name)s is deleted."),
        "back": _("Restore it"),
        "missing": _("This draft is not in this browser, or it was deleted."),
        "gone elsewhere": _("This draft was deleted in another tab. It is saved again if you keep drawing."),
        "elsewhere": _("This map was changed in another tab. Here is its latest version."),
        "unreadable": _("This map cannot be read."),
    }


def _choices() -> dict[str, object]:
    """Return the texts of the editor's tools, and the choices of the form fields."""
    colours = map_form.list_titles("types")
    balloons = {f"+{letter}": _("a balloon: %(type)s") % {"type": title} for letter, title in colours.items()}
    return {
        "tools": {
            "move": _(
                "Drag a city, or bend a route. Press a city or a route to see its fields. Drag an enlarged map to "
                "move it."
            ),
            "city": _("Press on the page to place a city."),
            "route": _("Press two cities, or drag from one to the other."),
        },
        "bonuses": {**map_form.list_titles("bonus"), **balloons},
        "symbols": BONUSES,
        "shapes": {
            letter: (STROKES.get(name) or SHAPES[name], name in STROKES) for letter, name in SYMBOL_OF_TYPE.items()
        },
        "colours": colours,
        "kinds": map_form.list_titles("kind"),
    }


if TYPE_CHECKING:
    from skyhop.boards.drafts.check import Issues
    from skyhop.boards.drafts.draft import Draft
    from skyhop.boards.model import Board

_CITED = re.compile(r"\s*\[[A-Z]{2}-[^\]]*\]\s*")
"""Citation of clauses in the text of an issue. The page shows a link instead."""
DRAFTS = JobKind("drafts of maps", PAGES, is_limited=True)
CHECK, COMPLETE, FIXES, BOARD, DRAWING = "check", "complete", "fixes", "board", "drawing"


class EditorRequest(Part, frozen=True):
    """Request of the editor: a draft or a board file, and further arguments of some operations."""

    draft: dict[str, object]
    wishes: tuple[str, ...] = ()
    """Names of the parts that the server may fill in."""
    issue: str = ""
    """Issue that the server is to fix."""


class EditorError(Exception):
    """Error raised for a draft or a board that the editor cannot use. The message says why."""


async def page(_request: Request) -> Response:
    """GET /boards/edit: show the editor. The reader's browser stores the draft."""
    texts = Markup(json.dumps(list_texts()).replace("<", "\\u003c"))  # noqa: S704  our own texts without `<`, so they cannot end the script
    return render("web/board_editor.html", {"options": map_form, "words": texts})


async def start(request: Request) -> Response:
    """GET /boards/edit/start: return a first draft.

    With the query parameter `code`, the draft is the map of this share code. Otherwise, the draft is empty. The
    query then contains the size, the kind and the paper of the draft.
    """
    query = request.query_params
    try:
        if code := query.get("code", "").strip():
            chosen = read_share_code(code)
            await charge(request, MAP, COST_OF_SIZE.get(chosen.size, 1))
            board = (await rendered.check_board(request, chosen)).board
            draft = await run_job(request, DRAFTS, _draft_of, board)
        else:
            arguments = (query.get("size", "small"), query.get("kind", "pioneer"), query.get("paper", "A4"))
            draft = await run_job(request, DRAFTS, _blank, *arguments)
    except SettingsError as error:
        return JSONResponse({"problem": str(error)}, 422)
    return JSONResponse(encode_document(draft))


async def ask(request: Request) -> Response:
    """POST /boards/edit/check and similar addresses: return the result of an operation on a draft.

    The last part of the address names the operation. The body of the request contains the draft as JSON.
    """
    operation = request.url.path.rpartition("/")[2]
    await charge(request, ACT if operation == CHECK else MAP)
    try:
        document = json.loads(await request.body())
    except (ValueError, RecursionError):
        return JSONResponse({"problem": _("This map cannot be read.")}, 400)
    try:
        answer = await run_job(request, DRAFTS, WORKS[operation], decode_document(EditorRequest, document))
    except (DocumentError, EditorError, TooCostly) as error:
        return JSONResponse({"problem": str(error)}, 422)
    return JSONResponse(answer)


async def print_out(request: Request) -> Response:
    """POST /boards/edit/print.pdf: return a PDF with the drawn map.

    The PDF also contains all other material of a match on this map.
    """
    await charge(request, PAPER)
    form = await request.form(max_files=0, max_fields=20)
    text = str(form.get("board", ""))
    if (game := find_game_on_boards()) is None:
        raise HTTPException(404)
    try:
        board = await run_job(request, DRAFTS, _read, text)
        ruleset = await run_job(request, RULESETS, ruleset_on, game, board)
        game.check_playable(ruleset)
        key = hashlib.sha256(text.encode()).hexdigest()
        return await rendered.print_parts(request, game, ruleset, board.title or _("A board"), key)
    except (EditorError, RulesetError) as error:
        return error_page(422, str(error))


def _blank(size: str, kind: str, paper: str) -> Draft:
    from skyhop.boards.drafts.complete import blank  # noqa: PLC0415 - an optional dependency

    return blank(size, kind, paper)


def _draft_of(board: Board) -> Draft:
    from skyhop.boards.drafts.draft import draft_of  # noqa: PLC0415 - an optional dependency

    return draft_of(board)


def _read(text: str) -> Board:
    from skyhop.boards.file import BoardError, loads  # noqa: PLC0415 - an optional dependency

    try:
        return loads(text)
    except BoardError as error:
        raise EditorError(str(error)) from None


def _load_draft(request: EditorRequest) -> Draft:
    """Return the draft in a request. If the request contains a board file, convert it into a draft."""
    from skyhop.boards.drafts.draft import Draft, draft_of  # noqa: PLC0415 - an optional dependency
    from skyhop.boards.file import BoardError, from_plain  # noqa: PLC0415

    try:
        if request.draft.get("format") == "skyhop-board-1":
            return draft_of(from_plain(request.draft))
        return decode_document(Draft, request.draft)
    except (DocumentError, BoardError) as error:
        raise EditorError(str(error)) from None


def _check(request: EditorRequest) -> dict[str, object]:
    """Return the issues of a draft, and for each route its name and the number of spaces that fit on it."""
    from skyhop.boards.drafts.check import check  # noqa: PLC0415 - an optional dependency
    from skyhop.boards.drafts.draft import build_board, count_spaces_that_fit  # noqa: PLC0415
    from skyhop.boards.drafts.fixes import may_have_fix  # noqa: PLC0415

    draft = _load_draft(request)
    issues = check(draft)
    if issues.is_playable:
        issues = check(draft, _refusals(draft))
    whole = build_board(draft)
    board = whole.board
    rooms = [count_spaces_that_fit(route.path, board.page, board.ruleset) for route in board.routes]
    return {
        **{name: value for name, value in encode_document(issues).items() if name != "format"},
        "issues": [
            {**encode_document(issue), **_describe_issue(issue.text, draft.ruleset), "is_fixable": may_have_fix(issue)}
            for issue in issues.issues
        ],
        "counts": _describe_counts(issues),
        "playable": issues.is_playable,
        "draft": encode_document(draft) if request.draft.get("format") != "skyhop-draft-1" else None,
        "names": {str(key): route.id for key, route in zip(whole.routes, board.routes, strict=True)},
        "rooms": {str(key): room for key, room in zip(whole.routes, rooms, strict=True)},
    }


def _describe_issue(text: str, ruleset: str) -> dict[str, str]:
    """Return the sentence of an issue without the number of its clause, and the address of the clause."""
    cited = CITATION.search(text)
    sentence = _CITED.sub(" ", text).strip()
    game = find_game_on_boards()
    rule = f"/rules/{game.name}/{ruleset}#{anchor(cited[0])}" if cited is not None and game is not None else ""
    return {"text": sentence[:1].upper() + sentence[1:], "rule": rule}


def _describe_counts(issues: Issues) -> str:
    """Return the numbers of issues by level in words, such as "2 errors · 1 warning". Omit levels without issues."""
    levels = (
        (issues.errors, ngettext("%(count)s error", "%(count)s errors", issues.errors)),
        (issues.open, ngettext("%(count)s thing to do", "%(count)s things to do", issues.open)),
        (issues.warnings, ngettext("%(count)s warning", "%(count)s warnings", issues.warnings)),
    )
    return " · ".join(words % {"count": count} for count, words in levels if count)


def _refusals(draft: Draft) -> list[str]:
    """Return the reasons why the game does not accept a board that has no issues.

    The list is empty if the game accepts the board.
    """
    from skyhop.boards.drafts.draft import board_of  # noqa: PLC0415 - an optional dependency

    if (game := find_game_on_boards()) is None:
        return []
    try:
        ruleset_on(game, board_of(draft))
    except RulesetError as error:
        return [str(error)]
    return []


def _complete(request: EditorRequest) -> dict[str, object]:
    """Return the change that adds the missing parts of a draft, and the reasons why some parts cannot be added."""
    from skyhop.boards.drafts.complete import REQUESTS, complete  # noqa: PLC0415 - an optional dependency
    from skyhop.boards.drafts.fixes import difference  # noqa: PLC0415

    draft = _load_draft(request)
    done, why_not = complete(draft, {*REQUESTS} & {*request.wishes})
    return {"step": encode_document(difference(draft, done, _("Fill in the rest"))), "why_not": list(why_not)}


def _fixes(request: EditorRequest) -> dict[str, object]:
    """Return the changes that can fix an issue of a draft. The reader chooses one of them."""
    from skyhop.boards.drafts.fixes import fixes  # noqa: PLC0415 - an optional dependency

    return {"fixes": [encode_document(step) for step in fixes(_load_draft(request), request.issue)]}


def _board(request: EditorRequest) -> dict[str, object]:
    """Return the board of a draft as a file.

    Also return the address of the form that starts a match on this board.
    """
    from skyhop.boards.file import dumps  # noqa: PLC0415 - an optional dependency

    board = _build_finished_board(request)
    game = find_game_on_boards()
    return {"file": dumps(board), "play": "" if game is None else _form_for(game, board)}


def _drawing(request: EditorRequest) -> dict[str, object]:
    """Return the board of a draft as SVG, as it is printed. Raise `EditorError` if a city is off the page."""
    from skyhop.boards.draw.board import draw  # noqa: PLC0415 - an optional dependency

    board = _build_finished_board(request)
    highest = board.page.height / board.page.width
    for city in board.cities:
        if not (0 <= city.x <= 1 and 0 <= city.y <= highest):
            raise EditorError(
                _("City %(city)s is outside the page. Move it onto the page first.") % {"city": city.name}
            )
    return {"svg": draw(board)}


def _build_finished_board(request: EditorRequest) -> Board:
    from skyhop.boards.drafts.check import check  # noqa: PLC0415 - an optional dependency
    from skyhop.boards.drafts.draft import board_of  # noqa: PLC0415
    from skyhop.boards.file import BoardError  # noqa: PLC0415

    draft = _load_draft(request)
    try:
        if check(draft).open:
            raise EditorError(_("Some values of the map are not set. Set these values first."))
        return board_of(draft)
    except BoardError as error:
        raise EditorError(str(error)) from None


def _form_for(game: Game, board: Board) -> str:
    """Return the address of the form that starts a match on a board.

    The reader must add the board as a file or text.
    """
    try:
        fields = match_fields(game, ruleset_on(game, board), "file")
    except RulesetError as error:
        raise EditorError(str(error)) from None
    return f"/?{urlencode(fields)}#choices-{game.name}"


WORKS: Mapping[str, Callable[[EditorRequest], dict[str, object]]] = {
    CHECK: _check,
    COMPLETE: _complete,
    FIXES: _fixes,
    BOARD: _board,
    DRAWING: _drawing,
}
ROUTES = (
    Route("/boards/edit", limited(page, LOOK)),
    Route("/boards/edit/start", limited(start, LOOK)),
    Route("/boards/edit/print.pdf", identifying(print_out), methods=["POST"]),
    *(Route(f"/boards/edit/{what}", identifying(ask), methods=["POST"]) for what in WORKS),
)
