"""Match page of Aeronaut Odyssey: the values for the template `table.html`, built only from the view of one seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple, cast

from skyhop.boards.model import Board
from skyhop.engine.event import Event
from skyhop.engine.state import Outcome, Ruleset
from skyhop.game.ending import compute_ranks, console, describe_no_winner
from skyhop.game.text import inside
from skyhop.games.aeronaut_odyssey.constants import ABILITIES, BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.events import ArrivedLate, Claimed, Finished, Fulfilled, Shared
from skyhop.games.aeronaut_odyssey.page import map_view as drawn
from skyhop.games.aeronaut_odyssey.page.map_view import find_last_deed, list_highlights, map_of
from skyhop.games.aeronaut_odyssey.page.players import PlayerRow, goals_of, orders_of, row_of, too_few_orders
from skyhop.games.aeronaut_odyssey.state import RIVAL, load_played_board
from skyhop.games.aeronaut_odyssey.text import labels
from skyhop.games.aeronaut_odyssey.text.action_reading import ACTIONS
from skyhop.games.aeronaut_odyssey.text.base_game_actions import ActionFacts, ViewWithNames
from skyhop.games.aeronaut_odyssey.text.labels import (
    ability_title,
    ability_use,
    type_name,
)
from skyhop.games.aeronaut_odyssey.text.standing import ending, rival_name
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, cache_by_language, integer, listed, ngettext
from skyhop.svg import Fragment


class Chip(NamedTuple):
    """Button for a balloon.

    It contains the text that a click adds to the action, and the letter and name of the balloon.
    """

    part: str
    letter: str
    name: str


class ChipRow(NamedTuple):
    """Row of buttons with which a player chooses one or more balloons.

    If a page has several rows, each row has a title. `slots` contains one prompt for each balloon to choose. The
    page shows a prompt after the player has chosen the earlier balloons. The first prompt is empty.
    """

    title: str
    slots: tuple[str, ...]
    chips: tuple[Chip, ...]


def rows_of(actions: Sequence[Sequence[str]]) -> tuple[ChipRow, ...]:
    """Return the rows of balloon buttons with which a player composes one of these actions.

    Each action is a sequence of parts, one for each button. If each action has only one part, return no rows.
    """
    if all(len(parts) < 2 for parts in actions):
        return ()
    found = {part for parts in actions for part in parts}
    if not any(">" in part for part in found):
        return (_row("", _make_prompts(max(map(len, actions))), found),)
    payments = {part for part in found if part.endswith(">")}
    return _row(_("give"), ("",), payments), _row(_("for"), (_("Now choose the new type."),), found - payments)


def _make_prompts(count: int) -> tuple[str, ...]:
    """Return the prompts for `count` balloons. Each prompt tells how many balloons are left to choose.

    The first prompt is empty.
    """
    more = (
        ngettext("Choose one more balloon.", "Choose %(count)s more balloons.", left) % {"count": left}
        for left in range(count - 1, 0, -1)
    )
    return ("", *more)


def _row(title: str, slots: tuple[str, ...], parts: set[str]) -> ChipRow:
    order = sorted(parts, key=lambda part: BALLOON_TEXT.index(part.strip(">")))
    return ChipRow(title, slots, tuple(Chip(part, part.strip(">"), type_name(part.strip(">"))) for part in order))


class ActionChoice(NamedTuple):
    """Legal action on the page: its notation and title, and the fields of `ActionFacts`."""

    action: str
    title: str
    kind: str
    balloons: str = ""
    hint: str = ""
    target: str = ""
    way: str = ""
    parts: tuple[str, ...] = ()


class Group(NamedTuple):
    """Legal actions of one kind under a title.

    `hint` explains the kind. `chips` contains the buttons with which the player composes an action.
    """

    kind: str
    title: str
    hint: str
    choices: tuple[ActionChoice, ...]
    chips: tuple[ChipRow, ...] = ()


def groups_of(view: AeronautOdysseyView, legal: Sequence[int], names: Sequence[str]) -> tuple[Group, ...]:
    """Return the legal actions of a view, grouped by kind.

    The order of the groups follows the usual order of decisions.
    """
    offer, found = ViewWithNames(view, names), dict[str, list[ActionChoice]]()
    for action in legal:
        declared, values = ACTIONS.read(offer.context, action)
        facts = cast("ActionFacts", declared.facts(offer, *values))
        choice = ActionChoice(declared.write(*values), declared.title(offer, *values), *facts)
        found.setdefault(choice.kind, []).append(choice)
    return tuple(
        Group(kind, title, hint, tuple(found[kind]), rows_of([choice.parts for choice in found[kind]]))
        for kind, (title, hint) in _titles().items()
        if kind in found
    )


@cache_by_language(20)
def _titles() -> dict[str, tuple[str, str]]:
    """Return the title and the explanation of each kind of action, in the order of the groups."""
    abilities = {name: (ability_title(name), ability_use(name)) for name in ABILITIES}
    return {
        "move": (_("Fly"), _("to another city, and receive balloons of types from that city")),
        "claim": (_("Claim"), _("a free route, near or far")),
        **abilities,
        "run": (_("Balloons"), ""),
        "reward": (_("Reward"), ""),
        "start": (_("Start at"), ""),
        "keep": (_("Keep"), ""),
        "owner": (_("Reward for"), ""),
        "lose": (_("Cross out"), ""),
        "swap": (_("Swap"), ""),
        "thief": (_("Name a space"), ""),
        "done": (_("Nothing more"), ""),
    }


def headline(view: AeronautOdysseyView, names: Sequence[str]) -> str:
    """Return a short headline: the player to move, or the winner."""
    if view.outcome is not None:
        return _result(view, names)
    if view.to_decide is None:
        return _("Secret orders are dealt")
    if view.to_decide != view.seat:
        return _("%(player)s is thinking …") % {"player": names[view.to_decide]}
    if view.pending_seat == RIVAL and view.is_solo:
        return _("Decide for the rival")
    return _("Your turn") if view.turn_of == view.seat else _("Your choice")


def _result(view: AeronautOdysseyView, names: Sequence[str]) -> str:
    outcome = view.outcome or Outcome((), "")
    winners = outcome.winners
    if not winners:
        return describe_no_winner(outcome)
    if winners == (view.seat,):
        return _("You have won!")
    if len(winners) == 1 and view.seat is not None:
        return _("You lost")
    if len(winners) == 1:
        return _("%(player)s has won") % {"player": names[winners[0]]}
    first, *others = (names[seat] for seat in winners)
    return _("%(players)s share the win") % {"players": listed([first, *map(inside, others)])}


def advice(view: AeronautOdysseyView, names: Sequence[str], kinds: Sequence[str]) -> str:
    """Return one sentence about the next decision of the view's seat. If another seat decides, return "".

    `kinds` contains the kinds of the legal actions.
    """
    if view.to_decide is None or view.to_decide != view.seat:
        return ""
    if view.phase == "turn":
        return _turn(view, kinds)
    if view.phase == "toll":
        words = {"payer": inside(names[view.turn_of]), "holder": inside(names[view.number_due])}
        return _("Toll: choose a balloon. It goes from %(payer)s to %(holder)s.") % words
    if view.phase == "thief":
        asks = _("Your thief: choose an inventory space of %(player)s.") % {"player": inside(names[view.number_due])}
        vain = "" if view.player(view.number_due).balloons else _("That inventory holds no balloons right now.")
        return f"{asks} {vain}".rstrip()
    return _decision(view)


def _turn(view: AeronautOdysseyView, kinds: Sequence[str]) -> str:
    if view.has_acted:
        return _("Use an ability, or end your turn.")
    if "move" in kinds and "claim" in kinds:
        return _("Fly to a highlighted city, or claim a highlighted route.")
    if "move" in kinds:
        return _("Fly to a highlighted city. You cannot pay for a route yet.")
    if "claim" in kinds and view.is_solo and view.pending_seat == RIVAL:
        return _("Claim a highlighted route for the rival. The rival must claim a route whenever it can.")
    if "claim" in kinds:
        return _("Claim a highlighted route. Your inventory is full, so you cannot fly.")
    return _("You cannot fly or claim any more. Use an ability, or end your turn.")


def _decision(view: AeronautOdysseyView) -> str:
    if view.phase == "start" and view.is_solo and view.pending_seat == RIVAL:
        return _("You also decide for the rival. Choose the city where its journey begins.")
    if view.phase == "profit":
        return _profit(view)
    return {
        "keep": _("Secret orders: keep one, or both."),
        "start": _("Choose your first city. Collect balloons, claim routes with them, and join cities."),
        "gift": _("Choose your first balloons."),
        "reward": _("A reward: one balloon, or one more space for your inventory."),
        "pick": _("You have landed: choose balloons to take."),
        "repick": _("A player refused the reward, so you do not get the balloon you picked. Pick another type."),
        "owner": _("Choose the owner who gets the reward."),
        "lose": _("Cross out a balloon."),
        "swap": _("Swap a balloon for another type, or keep it."),
    }[view.phase]


def _profit(view: AeronautOdysseyView) -> str:
    """[AO-5.4] Name the types of which the player may take a balloon because another player received them."""
    letters = [letter for number, letter in enumerate(BALLOON_TEXT) if view.number_due >> number & 1]
    if len(letters) == 1:
        names = {"type": type_name(letters[0])}
        return _("You may take one %(type)s balloon, too. You can do this once a round.") % names
    names = {"types": listed(map(type_name, letters))}
    return _("You may take one of these balloons, too: %(types)s. You can do this once a round.") % names


ON_THE_MAP = ("move", "claim", "start")
"""Kinds of actions that players choose on the map. For actions of other kinds, the page has buttons."""


drawings: Mapping[str, object] = {
    "labels": labels,
    "inside": inside,
    "whole": integer,
    "ascending": drawn.draw_ascending,
}


def definitions(ruleset: Ruleset | None = None) -> Fragment:
    """Return the SVG definitions for a page. If a ruleset is given, also return the layers of its map."""
    return drawn.definitions(ruleset)


minutes = (30, 90)


def introduction() -> tuple[str, ...]:
    """Return sentences that introduce newcomers to the game."""
    return (
        _("Fly from city to city, take balloons, and claim routes with them."),
        _("Longer routes score more for each space. Most points win."),
    )


def emblem() -> Fragment:
    """Return a small picture that represents the game."""
    return drawn.emblem()


def context(
    view: AeronautOdysseyView,
    legal: Sequence[str],
    events: Sequence[Event],
    names: Sequence[str],
    before: Iterable[Sequence[Event]] = (),
    near: int | None = None,
) -> dict[str, object]:
    """Return the values for the page template. If the page allows no actions, `legal` is empty.

    `near` is the seat whose row comes first. By default, it is the view's seat. `events` contains the events of the
    last step. `before` contains the events of earlier steps. The map marks the last move or claim of all these steps.
    The value `moment` contains the achievements to animate. The map itself animates the moves of travelers.
    """
    player_names = _list_names(view, names)
    groups = groups_of(view, view.legal() if legal else [], player_names)
    lit = [place for choice in _list_clickable(groups) for place in choice.target.split()]
    return {
        **_make_standing(view, player_names, view.seat if near is None else near),
        "view": view,
        "map": map_of(view, lit, player_names, find_last_deed(chain((events or (),), before))),
        "home": view.player(view.turn_of if view.seat is None else view.seat).city,
        "groups": groups,
        "asked": tuple(group for group in groups if group.kind not in ON_THE_MAP),
        "is_question": view.phase != "turn",
        "is_rival": view.is_solo and view.pending_seat == RIVAL and view.outcome is None,
        "about": " ".join(list_highlights(view)) if groups else "",
        "known": tuple(player_names),
        "is_own": view.seat is not None and view.to_decide == view.seat,
        "headline": headline(view, player_names),
        "advice": advice(view, player_names, [group.kind for group in groups]),
        "flight": None,
        "moment": _find_moment(view.board, events or ()),
    }


def _find_moment(board: Board, events: Iterable[Event]) -> dict[str, object]:
    """Return the achievements in the events of an action: the route that got an owner, and the fulfilled trajectory.

    If there are none, the result is empty.
    """
    found: dict[str, object] = {}
    for event in events:
        if isinstance(event, Claimed | Finished | Shared):
            found["scored"] = board.routes[event.route].id
        elif isinstance(event, Fulfilled | ArrivedLate):
            found["trophy"] = board.trajectories[event.trajectory].id
    return found


def _make_standing(view: AeronautOdysseyView, player_names: Sequence[str], near: int | None) -> dict[str, object]:
    """Return the template values for the players, trajectories and orders.

    The player of the seat `near` comes first.
    """
    board, own = load_played_board(view.ruleset), near or 0
    rows = [row_of(view, seat, player_names) for seat in (*range(own, len(view.seats)), *range(own))]
    ranking = _rank_players(view, rows)
    return {
        "ending": " ".join(
            filter(None, (ending(view, player_names).partition("\n")[0], *_comment_result(view, ranking)))
        ),
        "seat_sign": drawn.seat_sign(near) if near is not None else "",
        "own": None if near is None else rows[0],
        "others": rows if near is None else rows[1:],
        "ranking": ranking,
        "has_secrets": has_secrets(view),
        "goals": goals_of(view, board),
        "orders": orders_of(view, board),
        "too_few": too_few_orders(view),
    }


def places(view: AeronautOdysseyView, action: int, names: Sequence[str]) -> tuple[str, ...]:
    """Return CSS selectors of the cities and routes on the page that an action of the deciding seat names.

    If the action names neither a city nor a route, the result is empty.
    """
    choices = (choice for group in groups_of(view, [action], _list_names(view, names)) for choice in group.choices)
    return tuple(f"#{place}" for choice in choices for place in f"{choice.target} {choice.way}".split())


def _list_names(view: AeronautOdysseyView, names: Sequence[str]) -> list[str]:
    """Return the names of all seats, including the rival."""
    return [*names, rival_name()] if view.is_solo else list(names)


def _rank_players(view: AeronautOdysseyView, rows: Sequence[PlayerRow]) -> tuple[PlayerRow, ...]:
    """[AO-7.4] Return the players by rank. Players who gave up during the match are last."""
    winners = view.outcome.winners if view.outcome else ()
    rank = compute_ranks([view.score(seat).total for seat in view.seats], winners, view.status)
    return tuple(sorted(rows, key=lambda row: rank[row.seat]))


CLOSE_POINTS = 5
"""Maximum lead of the winner, in points, with which a match counts as close."""


def _comment_result(view: AeronautOdysseyView, ranking: Sequence[PlayerRow]) -> Iterator[str]:
    """Yield the part of the score that decided the match, and a kind sentence for a viewer who lost."""
    yield _describe_lead(view, ranking)
    if view.outcome is not None and view.outcome.winners and view.seat not in {None, *view.outcome.winners}:
        own, best = (view.score(seat).total for seat in (view.seat or 0, view.outcome.winners[0]))
        yield console(view.outcome, is_close=best - own <= CLOSE_POINTS)


def _describe_lead(view: AeronautOdysseyView, ranking: Sequence[PlayerRow]) -> str:
    """Return a sentence about the part of the score in which the winner leads most over the player in second place.

    If the match has several winners or no winner, or if both players have equally many points, return "".
    """
    if view.outcome is None or view.broken_off is not None or len(view.outcome.winners) != 1 or len(ranking) < 2:
        return ""
    winner, second = ranking[:2]
    if winner.score.total <= second.score.total:
        return ""
    others = dict(second.parts)
    lead, part = max((points - others.get(title, 0), title) for title, points in winner.parts)
    words = {"name": inside(second.name), "part": part, "points": integer(lead, is_change=True)}
    return _("The winner's largest lead over %(name)s: %(part)s (%(points)s).") % words


def has_secrets(view: AeronautOdysseyView) -> bool:
    """[AO-2.4, AO-9.11] Return True if the match has secret inventories or secret orders."""
    return bool(view.ruleset.parameters["secret_inventories"]) or bool(view.ruleset.record["order_count"][0])


def _list_clickable(groups: Sequence[Group]) -> list[ActionChoice]:
    """Return the actions that the viewer can choose with a click on the map.

    If the viewer can still move or claim, omit the actions of abilities.
    """
    kinds = {group.kind for group in groups}
    visible_kinds = ON_THE_MAP if kinds & set(ON_THE_MAP) else ("share", "teleport", "owner")
    return [choice for group in groups if group.kind in visible_kinds for choice in group.choices if choice.target]
