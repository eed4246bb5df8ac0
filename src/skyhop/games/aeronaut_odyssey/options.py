"""[AO-8, AO-9, AO-10] What may be chosen about the rules of Aeronaut Odyssey, the board among it."""

from __future__ import annotations

from skyhop.game.options import (
    Choice,
    Conflict,
    Document,
    Fresh,
    NamedRuleset,
    Number,
    Only,
    Options,
    Several,
    ShareCode,
    Switch,
    Word,
)
from skyhop.games.aeronaut_odyssey.board import (
    are_made_quickly,
    board_text,
    can_be_made,
    lacks,
    name_of,
    new_code,
    suggested,
)
from skyhop.games.aeronaut_odyssey.constants import SEATS
from skyhop.i18n import N_

BASE = Choice(
    name="base",
    title=N_("Rules"),
    sentence=N_("by which of the two rulebooks is played"),
    clause="AO-11.1",
    default="pioneer",
    choices=(Word("pioneer", N_("Pioneer")), Word("capital", N_("Capital"))),
)
EXPANSIONS = Several(
    name="expansions",
    title=N_("Expansions"),
    sentence=N_("any of them together"),
    clause="AO-9",
    proposed="trajectories",
    choices=(
        Word("trajectories", N_("Trajectories"), N_("join two cities for a reward")),
        Word("bonus", N_("Bonus balloons"), N_("gifts, losses and abilities printed on spaces")),
        Word("multi", N_("Multiroutes"), N_("each space has a type of its own and its own claimer")),
        Word("wild", N_("Wild winds"), N_("gray routes take any one type")),
        Word("thieves", N_("Thieves and spies"), N_("take from each other's inventories; secret orders")),
    ),
)
VARIANT = Choice(
    name="variant",
    title=N_("Variant"),
    sentence=N_("a change of what is picked after a move"),
    clause="AO-10",
    default="",
    only=Only("base", ("capital",), N_("for the ruleset capital only"), "AO-10"),
    choices=(
        Word("", N_("none")),
        Word(
            "two_types",
            N_("two different types a move"),
            N_("the two balloons of a move differ, if two types are found"),
        ),
        Word(
            "not_that_way",
            N_("not the type just flown over"),
            N_("the type flown over may not be picked, if there is another"),
        ),
        Word("veto", N_("an owner may refuse"), N_("an owner may refuse a reward; the mover picks another balloon")),
    ),
)
OPTIONS = Options(
    clause="AO-9",
    ruleset_clause="AO-11.1",
    named_by="base",
    seats="seats",
    alone={"solo": True},
    options=(
        BASE,
        EXPANSIONS,
        VARIANT,
        Switch(
            name="secret_inventories",
            title=N_("Secret inventories"),
            sentence=N_("the others see only how many balloons you have"),
            clause="AO-2.4",
        ),
        Switch(
            name="even_start",
            title=N_("Even start"),
            sentence=N_("whoever comes later in turn begins with points"),
            clause="AO-3.5",
            only=Only("base", ("pioneer",), N_("for the ruleset pioneer only"), "AO-3.5"),
        ),
        Switch(name="solo", title=N_("Solo"), sentence=N_("one player against a rival"), clause="AO-8.1"),
        Number(
            name="seats",
            title=N_("Seats"),
            sentence=N_("how many players sit at the table"),
            clause="AO-8.1",
            default=2,
            numbers=range(1, SEATS + 1),
        ),
        Document(
            name="board",
            title=N_("Board"),
            sentence=N_("the map that is played on"),
            clause="AO-13.1",
            reading=board_text,
            title_of=name_of,
            own_sentence=N_("the board that comes with the game"),
            file_title=N_("A board file"),
            file_sentence=N_("JSON, as the maps can be taken home"),
            file_kinds=".json,application/json",
            fresh=Fresh(
                N_("A new map"),
                N_("made for this match, of a size that suits the players, with all that you choose"),
                N_("The same map again"),
                N_("Another map"),
                new_code,
                can_be_made,
                are_made_quickly,
            ),
            lacks=lacks,
            code=ShareCode(N_("A share code"), N_("make or choose a map"), "/boards", "AO-11.1", suggested),
        ),
    ),
    conflicts=(
        Conflict(
            "AO-8.1",
            N_("seats: a solo game is for one player; its rival sits in seat 1"),
            lambda chosen: bool(chosen["solo"]) and chosen["seats"] not in (1, 2),
        ),
        Conflict(
            "AO-3.5",
            N_("even_start: a solo game has none; play it without"),
            lambda chosen: bool(chosen["solo"]) and bool(chosen["even_start"]),
        ),
        Conflict(
            "AO-8.1",
            N_("seats: one player plays solo against a rival; set solo = true"),
            lambda chosen: not chosen["solo"] and chosen["seats"] == 1,
        ),
    ),
    rulesets=(
        NamedRuleset(
            "pioneer",
            N_("Pioneer"),
            N_("The first draft: start where you like, and others may profit from your flights."),
            {"base": "pioneer"},
        ),
        NamedRuleset(
            "capital",
            N_("Capital"),
            N_("The later rules: all start at the capital, and routes around a face score."),
            {"base": "capital"},
        ),
    ),
)
