"""Form that starts a match: its fields, which follow from the options of each game, and its parser.

The fields are `ruleset`, `players`, `opponents`, `seat2` and so on, `first`, `hints`, and `option.NAME` for each
option. A document, such as a map, also has `option.NAME.code`, `.file` and `.text`. A link to the lobby may contain
some of these fields, and `code` for a share code.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from skyhop.game.game import Game
from skyhop.game.options import DocumentOption, MultipleChoiceOption, Option, Options, SwitchOption, Value, write_value
from skyhop.i18n import N_, _, listed, ngettext, translated
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.matches.create import Terms
from skyhop.server.seats import LENGTHS, Series
from skyhop.web.levels import FIELD as LEVEL
from skyhop.web.pages.lobby.form_fields import (
    ANY_BOT,
    CODE,
    FILE,
    FRIEND,
    HINTS,
    INVITED,
    ME,
    MIN_SEATS_TO_CONTINUE,
    NEW,
    NOBODY,
    OFFERED,
    OPPONENTS,
    OPTION,
    OWN,
    PLAYERS,
    RANDOM,
    RATED,
    SENT,
    SERIES,
    STAND_IN,
    STARTERS,
    TERMS,
    WHO,
    FieldCondition,
    Fields,
    ShareCodeForm,
    StepProblem,
    check_options,
    clock_of,
    code_of,
    find_code_form,
    join_missing,
    list_clocks,
    place_of,
    propose_options,
    read_document,
    text_of,
)

MAX_DIGITS = 2
"""Maximum number of digits of a number of players."""


class StartRequest(NamedTuple):
    """Parsed form: the rules, the players and the terms of the match. `first` is None for a random first seat."""

    ruleset: str | Mapping[str, object]
    players: tuple[str, ...]
    first: int | None
    terms: Terms = Terms()
    """Terms of the match. The caller adds the host and the player who closes the match to spectators."""
    is_offered: bool = False
    """True if the lobby lists the match as a public offer."""


class FormChoice(NamedTuple):
    """Choice in a form: its value, its texts, and True if the choice is selected."""

    value: str
    title: str
    sentence: str
    is_chosen: bool
    condition: FieldCondition | None = None
    by_ruleset: Mapping[str, str] = MappingProxyType({})
    """Value that the choice stands for in each published ruleset. Empty if the choice is a value itself."""


class DocumentField(NamedTuple):
    """Form values of a document, such as a map, and the address of the page that makes share codes.

    The address is empty if there is no page for share codes.
    """

    code: str
    text: str
    file_kinds: str
    link: str
    made_at: str


class FormField(NamedTuple):
    """Field for an option of the game: its name, the kind of its widget, its texts and its choices."""

    field: str
    kind: str
    title: str
    sentence: str
    offers: tuple[FormChoice, ...]
    condition: FieldCondition | None = None
    written: DocumentField | None = None


class SeatField(NamedTuple):
    """Field for another player's seat: its name, its seat number counted from 1, and its value.

    `may_be_empty` is True if the seat may stay empty.
    """

    field: str
    number: int
    player: str
    may_be_empty: bool
    condition: FieldCondition | None = None


class StartForm(NamedTuple):
    """Template context of a game's start form, with the values that the form has now."""

    rulesets: tuple[FormChoice, ...]
    seats: tuple[SeatField, ...]
    players: tuple[FormChoice, ...]
    """Possible numbers of players. Empty if only one number is possible."""
    opponents: str
    """Kind of all opponents whose seat has no choice of its own."""
    has_seat_choices: bool
    """True if a seat has a choice of its own. The form then shows the list of seats."""
    alone: str
    first: str
    is_friendly: bool
    clock: str
    clocks: tuple[tuple[str, str], ...]
    is_rated: bool
    is_offered: bool
    stand_in: str
    by_minutes: str
    """Written forms of all time controls in minutes, separated by blanks.

    A stand-in bot is possible only with these time controls.
    """
    series: str
    questions: tuple[FormField, ...]
    details: tuple[FormField, ...]
    has_open_details: bool
    shown: ShareCodeForm | None = None


def describe_form(game: Game, fields: Fields) -> StartForm:
    """Return the start form of a game.

    If a link contains a share code, the form selects the options that the code suggests.
    """
    options = game.options
    proposed = propose_options(options, fields)
    code_form = find_code_form(options, fields)
    ruleset = fields.get("ruleset") or str(proposed.get(options.named_by, ""))
    conditions = {each.name: _make_map_condition(options, each.values, code_form) for each in options.rulesets}
    names = [name for name, condition in conditions.items() if not _is_greyed(condition)]
    chosen = ruleset if ruleset in names else next(iter(names), "")
    questions = [_question(options, option, fields, proposed, code_form) for option in options.rules]
    details = {OPTION + option.name for option in options.rules if option.is_detail}
    seats = tuple(_put_empty_last(_seats(game, fields, proposed, code_form)))
    return StartForm(
        _list_choices([each[:3] for each in options.rulesets], (chosen,), conditions),
        seats,
        tuple(_list_numbers(game, seats)),
        fields.get(OPPONENTS),
        any(seat.player not in (ANY_BOT, NOBODY) for seat in seats),
        listed(translated(options[name].sentence or options[name].title) for name in options.alone),
        fields.get("first", RANDOM),
        fields.get(HINTS) == "true",
        clock_of(fields),
        list_clocks(clock_of(fields)),
        fields.get(RATED) == "true",
        fields.get(OFFERED) == "true",
        fields.get(STAND_IN),
        " ".join(clock for clock, _title in list_clocks(clock_of(fields)) if not clock.endswith("d")),
        fields.get(SERIES),
        tuple(question for question in questions if question.field not in details),
        tuple(question for question in questions if question.field in details),
        any(fields.get(name) for name in details),
        code_form,
    )


def read_form(game: Game, fields: Fields) -> StartRequest:
    """Parse the form. Raise `RulesetError` for an impossible choice.

    The function takes seconds if it must generate a document, such as a map.
    """
    options = game.options
    for name in fields:
        if name.startswith(OPTION):
            options[name.removeprefix(OPTION).partition(".")[0]]  # raises an error for an unknown option
    code_form = find_code_form(options, fields)
    seated = [seat.player for seat in _seats(game, fields, {}, code_form) if seat.player != NOBODY]
    usual = fields.get(OPPONENTS) or fields.get(LEVEL)
    players = (ME, *(usual if player == ANY_BOT else player for player in seated))
    if code_form and len(players) > code_form.most:
        raise StepProblem(WHO, _("%(reason)s Choose another map, or fewer players.") % {"reason": code_form.sentence})
    if len(players) not in game.seats:
        names = {"title": game.title, "least": game.seats[0], "count": len(players)}
        raise StepProblem(WHO, _("%(title)s needs at least %(least)s players; you chose %(count)s") % names)
    values: dict[str, object] = dict(options.ruleset(fields.get("ruleset", options.rulesets[0].name)).values)
    values |= {option.name: value for option in options.rules if (value := _parse_choice(option, fields)) is not None}
    values |= options.choose_for_players(len(players))
    chosen = check_options(options, fields, values)
    first = STARTERS.get(fields.get("first")) if len(players) > 1 else 0
    is_friendly = fields.get(HINTS) == "true"
    if is_friendly and fields.get(RATED) == "true":
        raise StepProblem(TERMS, _("Rated matches between people cannot have hints. Turn off the rating or the hints."))
    is_rated = fields.get(RATED) == "true" and players.count(ME) == 1 < len(players)
    is_offered = fields.get(OFFERED) == "true"
    if is_offered and FRIEND not in players:
        problem = _("A public match needs a free seat. Choose a friend as an opponent, or make the match private.")
        raise StepProblem(TERMS, problem)
    control = TimeControl.read(clock_of(fields))
    is_by_minutes = control is not None and not control.free
    stand_in = (
        fields.get(STAND_IN) if is_by_minutes and FRIEND in players and len(players) >= MIN_SEATS_TO_CONTINUE else ""
    )
    series = _series(fields.get(SERIES), players)
    terms = Terms(control, None, is_rated, stand_in or None, series, is_friendly)
    return StartRequest(chosen.parameters, players, first, terms, is_offered)


def _series(length: str, players: Sequence[str]) -> Series | None:
    """Parse the length of a series. Raise `RulesetError` if these players cannot play a series of this length."""
    if not length:
        return None
    if length not in map(str, LENGTHS):
        raise StepProblem(TERMS, _("A series is best of three or best of five."))
    if tuple(players) != (ME, FRIEND):
        problem = _("A series needs exactly one other person. Choose a single match, or invite a friend.")
        raise StepProblem(TERMS, problem)
    return Series(int(length))


def _make_map_condition(
    options: Options, values: Mapping[str, Value], code_form: ShareCodeForm | None
) -> FieldCondition | None:
    """Return the condition under which the form allows a choice that sets these values of options.

    Return None if both the selected map and the default map of the game support the values.
    """
    required = {option.name: option.default for option in options.options} | dict(values)
    for document in options.documents:
        field, places = OPTION + document.name, (NEW, CODE, FILE)
        own = document.lacks("", required)
        if code_form and field == code_form.condition.field and (missing := document.lacks(code_form.code, required)):
            reason = _("this map has no %(missing)s") % {"missing": join_missing(missing)}
            return FieldCondition(reason, field, (NEW, FILE) if own else (OWN, NEW, FILE), is_greyed=True)
        if own:
            reason = _("not possible on %(document)s, which has no %(missing)s")
            names = {"document": document.title_of(""), "missing": join_missing(own)}
            return FieldCondition(reason % names, field, places)
    return None


def _is_greyed(condition: FieldCondition | None) -> bool:
    return condition is not None and condition.is_greyed


def _seats(
    game: Game, fields: Fields, proposed: Mapping[str, Value], code_form: ShareCodeForm | None
) -> Iterator[SeatField]:
    """Yield the form fields of seat 2 and all later seats. By default, bots fill the seats up to the usual number.

    If the form contains a number of players, the seats above this number are empty.
    """
    options = game.options
    usual = int(proposed.get(options.seats) or (options[options.seats].default if options.seats else game.seats[0]))
    count = int(chosen) if (chosen := fields.get(PLAYERS)).isdecimal() and len(chosen) <= MAX_DIGITS else None
    for number in range(2, game.seats[-1] + 1):
        name = f"seat{number}"
        default = ANY_BOT if number <= usual and (SENT not in fields or number <= game.seats[0]) else NOBODY
        condition = code_form.condition if code_form and number > code_form.most else None
        player = fields.get(name, default)
        if count is not None:
            player = NOBODY if number > count else ANY_BOT if player == NOBODY else player
        player = FRIEND if number == INVITED and FRIEND in fields else player
        yield SeatField(name, number, player, number > game.seats[0], condition)


def _put_empty_last(seats: Iterable[SeatField]) -> Iterator[SeatField]:
    """Yield the fields of the seats, with all empty seats at the end. The form then shows the number of players."""
    fields = list(seats)
    players = sorted((seat.player for seat in fields), key=NOBODY.__eq__)
    for field, player in zip(fields, players, strict=True):
        yield field._replace(player=player)


def _list_numbers(game: Game, seats: Sequence[SeatField]) -> Iterator[FormChoice]:
    """Yield the possible numbers of players of a game. If there is only one number, yield nothing.

    The second text of a choice is the number of bots in a match of one person against bots.
    """
    current = 1 + sum(seat.player != NOBODY and not _is_greyed(seat.condition) for seat in seats)
    conditions = {seat.number: seat.condition for seat in seats}
    for count in game.seats if len(game.seats) > 1 else ():
        bots = ngettext("%(count)s bot", "%(count)s bots", count - 1) % {"count": count - 1}
        title = ngettext("%(count)s player", "%(count)s players", count) % {"count": count}
        yield FormChoice(str(count), title, bots if count > 1 else _("alone"), count == current, conditions.get(count))


def _question(
    options: Options, option: Option, fields: Fields, proposed: Mapping[str, Value], code_form: ShareCodeForm | None
) -> FormField:
    """Return the form field of an option of the game, with the value that the form has now."""
    question = FormField(
        OPTION + option.name, "", translated(option.title), translated(option.sentence), (), _condition(options, option)
    )
    if isinstance(option, DocumentOption):
        return question._replace(
            kind="document", offers=_places(option, fields), written=_make_document_field(option, fields)
        )
    if isinstance(option, MultipleChoiceOption):
        return question._replace(kind="several", offers=_make_checkboxes(options, option, fields, proposed, code_form))
    published = {ruleset.values.get(option.name, option.default) for ruleset in options.rulesets}
    if isinstance(option, SwitchOption) and published == {False}:
        return question._replace(
            kind="switch", offers=_list_choices([("true", "", "")], fields.getlist(question.field))
        )
    return question._replace(kind="select", offers=_lines(options, option, fields, published))


def _make_checkboxes(
    options: Options,
    option: MultipleChoiceOption,
    fields: Fields,
    proposed: Mapping[str, Value],
    code_form: ShareCodeForm | None,
) -> tuple[FormChoice, ...]:
    """Return one checkbox for each choice of a multiple-choice option, with its present value."""
    name = OPTION + option.name
    usual = option.default if option.proposed is None else option.proposed
    ticked = fields.getlist(name) if SENT in fields or name in fields else str(proposed.get(option.name, usual)).split()
    conditions = {
        word.value: _make_map_condition(options, {option.name: word.value}, code_form) for word in option.words
    }
    return _list_choices(option.words, [each for each in ticked if not _is_greyed(conditions.get(each))], conditions)


def _lines(options: Options, option: Option, fields: Fields, published: set[Value]) -> tuple[FormChoice, ...]:
    """Return the choices of an option. `published` contains the values of the option in published rulesets.

    If `published` contains several values, the first choice means the value of the chosen ruleset.
    """
    words = [(word.value, word.title, "") for word in option.words]
    if len(published) == 1:
        return _list_choices(words, (fields.get(OPTION + option.name, write_value(*published)),))
    titles = {value: translated(title) for value, title, _sentence in words}
    values = {
        ruleset.name: titles[write_value(ruleset.values.get(option.name, option.default))]
        for ruleset in options.rulesets
    }
    words.insert(0, ("", N_("default of the ruleset"), ""))
    left, *others = _list_choices(words, (fields.get(OPTION + option.name, ""),))
    return (left._replace(by_ruleset=values), *others)


def _list_choices(
    words: Iterable[tuple[str, str, str]],
    chosen: Container[str],
    conditions: Mapping[str, FieldCondition | None] = MappingProxyType({}),
) -> tuple[FormChoice, ...]:
    """Return the choices for a form field, with texts in the language of the reader.

    Each item of `words` has a value and two English texts. The values in `chosen` are selected. `conditions`
    contains the condition of each value.
    """
    return tuple(
        FormChoice(value, translated(title), translated(sentence), value in chosen, conditions.get(value))
        for value, title, sentence in words
    )


def _condition(options: Options, option: Option) -> FieldCondition | None:
    """Return the condition under which an option is possible. Return None if the option has no condition.

    The condition names another field, the values that this field may have, and the reason.
    """
    if option.only is None:
        return None
    other, allowed, reason = option.only.option, option.only.values, translated(option.only.reason)
    if other == options.named_by:
        names = tuple(each.name for each in options.rulesets if each.values.get(other) in allowed)
        return FieldCondition(reason, "ruleset", names)
    return FieldCondition(reason, OPTION + other, tuple(write_value(value) for value in allowed))


def _places(option: DocumentOption, fields: Fields) -> tuple[FormChoice, ...]:
    """Return the choices for the source of a document, such as a share code or a file."""
    is_renewed = option.fresh is not None and option.fresh.is_there()
    chosen = place_of(option, fields) or (NEW if is_renewed else OWN)
    offers = [(OWN, option.title_of(""), option.own_sentence)]
    if option.fresh and is_renewed:
        offers.insert(0, (NEW, option.fresh.title, option.fresh.sentence))
    if option.code:
        offers.append((CODE, option.code.title, ""))
    offers.append((FILE, option.file_title, option.file_sentence))
    return _list_choices(offers, (chosen,))


def _make_document_field(option: DocumentOption, fields: Fields) -> DocumentField:
    link, made_at = (translated(option.code.link), option.code.made_at) if option.code else ("", "")
    return DocumentField(code_of(option, fields), text_of(option, fields), option.file_kinds, link, made_at)


def _parse_choice(option: Option, fields: Fields) -> object:
    """Return the value of an option that the form contains.

    Return None if the value of the chosen ruleset applies.
    """
    name = OPTION + option.name
    if isinstance(option, DocumentOption):
        return read_document(option, fields)
    if isinstance(option, MultipleChoiceOption):
        return " ".join(fields.getlist(name)) if SENT in fields or name in fields else option.proposed
    text = fields.get(name)
    return option.read(text) if text else None
