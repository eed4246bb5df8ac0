"""[AO-12.4] Why an action is refused: the first reason of the list, its clause, and what to do instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.model import city_name
from skyhop.core.i18n import _
from skyhop.core.record import AnyRecord, Records
from skyhop.core.refusals import Refusal, Refused
from skyhop.core.ruleset import Ruleset
from skyhop.games.aeronaut_odyssey import kernels
from skyhop.games.aeronaut_odyssey.constants import ABILITIES, BALLOON_TEXT, BALLOONS_OF_A_MOVE, TYPES
from skyhop.games.aeronaut_odyssey.notation import (
    WILD_TEXT,
    Ability,
    Claim,
    Keep,
    Mark,
    Move,
    Parsed,
    Run,
    Share,
    code_of,
    parse,
    payment_of,
    route_flown,
    run_text,
)
from skyhop.games.aeronaut_odyssey.ruleset import board_of
from skyhop.games.aeronaut_odyssey.state import Due
from skyhop.games.aeronaut_odyssey.view import phase_of, seat_asked

if TYPE_CHECKING:
    from skyhop.boards.model import Board, Route

_KINDS_OF_MARK = {
    "turn": (".",),
    "start": ("@",),
    "reward": ("+", "x"),
    "profit": (".",),
    "owner": ("for",),
    "lose": ("-",),
    "swap": (">", "."),
    "thief": ("#",),
}
"""[AO-12.3] The marks that answer each kind of decision."""
_ANSWERED_BY_RUNS = ("gift", "reward", "toll", "pick", "profit", "repick")


class Moment(NamedTuple):
    """What is to be decided: the rules, the record as far as it may be known, and the legal actions."""

    ruleset: Ruleset
    records: Records
    board: Board
    legal: frozenset[int]

    @property
    def record(self) -> AnyRecord:
        """Give the one record."""
        return self.records[0]

    @property
    def phase(self) -> str:
        """[AO-12.3] Name the kind of the decision."""
        return phase_of(self.record)

    @property
    def kind(self) -> int:
        """Give the kind of the decision as its item says."""
        return int(self.record["agenda_kind"][self.record["agenda_size"] - 1])

    @property
    def number(self) -> int:
        """Give the number of the decision's item."""
        return int(self.record["agenda_number"][self.record["agenda_size"] - 1])

    @property
    def seat(self) -> int:
        """Name the seat whose choice is open."""
        return seat_asked(self.record) or 0

    @property
    def free(self) -> int:
        """Count the free spaces of that seat."""
        return int(self.record["free"][self.seat])

    @property
    def is_capital(self) -> bool:
        """Say whether the later rulebook is played."""
        return bool(self.ruleset.record["is_capital"][0])

    def held(self, balloon: str) -> int:
        """Count the balloons of a type that the seat holds."""
        return int(self.record["held"][self.seat][BALLOON_TEXT.index(balloon)])


def understand(ruleset: Ruleset, records: Records, text: str, seat: int | None) -> int:
    """[AO-12] Give the integer of an action for the player to decide, who must be `seat` where one is given.

    Raises:
        Refused: with the first reason in the order of AO-12.4.

    """
    moment = moment_of(ruleset, records)
    parsed = _parsed(moment, text)
    reason = _reason_before(moment, parsed, text, seat)
    if reason is not None or parsed is None:
        raise Refused(reason or _no_action(text))
    code = code_of(moment.board, moment.record, parsed)
    if code is None or code not in moment.legal:
        raise Refused(_reason(moment, parsed))
    return code


def reason_against(ruleset: Ruleset, records: Records, text: str) -> Refusal:
    """[AO-12.4] Say why an illegal action is refused."""
    moment = moment_of(ruleset, records)
    parsed = _parsed(moment, text)
    reason = _reason_before(moment, parsed, text, None)
    if reason is not None or parsed is None:
        return reason or _no_action(text)
    return _reason(moment, parsed)


def moment_of(ruleset: Ruleset, records: Records) -> Moment:
    """Look at what is to be decided."""
    actions = kernels.scratch()
    count = kernels.legal(ruleset.record, records, 0, actions)
    return Moment(ruleset, records, board_of(ruleset), frozenset(actions[:count].tolist()))


def _parsed(moment: Moment, text: str) -> Parsed | None:
    rules = moment.ruleset.record[0]
    return parse(moment.board, int(rules["seats"]), text, int(rules["trajectory_count"]), int(rules["order_count"]))


def _no_action(text: str) -> Refusal:
    sentence = _(
        "“%(text)s” is no action here: write >B to fly, +A-B to claim, or the letters of balloons; "
        "cities, routes and types must be on this board.",
    )
    return Refusal("AO-12", sentence % {"text": text[:40]})


def game_is_over() -> Refusal:
    """[AO-7.1] Say that nothing can be done any more."""
    return Refusal("AO-7.1", _("The game is over; start a new one to play on."))


def _reason_before(moment: Moment, parsed: Parsed | None, text: str, seat: int | None) -> Refusal | None:
    """[AO-12.4] Give the reasons that apply to every action: game over, no action, another's decision, its kind."""
    if moment.record["over"]:
        return game_is_over()
    if parsed is None:
        return _no_action(text)
    asked = seat_asked(moment.record)
    decider = 0 if moment.ruleset.parameters["solo"] else asked
    if asked is None or seat not in (None, decider):
        return Refusal("AO-4.2", _("It is not your decision now; wait for the other players."))
    if not _is_of_kind(moment.phase, parsed):
        return Refusal("AO-4.2", _("Something else is to be decided first: %(wanted)s.") % {"wanted": wanted(moment)})
    return None


def _is_of_kind(phase: str, parsed: Parsed) -> bool:
    """[AO-4.2, AO-12.3] Say whether an action answers this kind of decision."""
    if isinstance(parsed, Mark):
        return parsed.kind in _KINDS_OF_MARK.get(phase, ())
    if isinstance(parsed, Run):
        return phase in _ANSWERED_BY_RUNS
    return phase == ("keep" if isinstance(parsed, Keep) else "turn")


def wanted(moment: Moment) -> str:
    """[AO-12.3] Say in a few words what is to be decided, and how it is written."""
    return {
        "turn": _("a move (>B), a claim (+A-B), or a full stop to end the turn"),
        "keep": _("which secret orders are kept (keep S1)"),
        "start": _("where the traveler starts (@B)"),
        "gift": _("the balloons before the start (RY)"),
        "reward": _("the reward, a balloon (R) or a space (+)"),
        "toll": _("the balloon for the toll (R)"),
        "pick": _("the balloons of the move (RY)"),
        "profit": _("the profit, a balloon (R) or a full stop for none"),
        "owner": _("who is rewarded (for 1)"),
        "repick": _("the balloon in place of the refused one (R)"),
        "lose": _("the balloon to cross out (-R)"),
        "swap": _("a swap (R>Y) or a full stop for none"),
        "thief": _("the number of a space (#5)"),
    }.get(moment.phase, _("the deal"))


def _reason(moment: Moment, parsed: Parsed) -> Refusal:
    """[AO-12.4] Give the reason against an action of the right kind that is not legal."""
    if isinstance(parsed, Move | Claim) and moment.number == 1 and moment.kind == Due.TURN:
        return Refusal("AO-4.1", _("You have moved or claimed in this turn; end it with a full stop."))
    if isinstance(parsed, Move):
        return _against_move(moment, parsed)
    if isinstance(parsed, Claim):
        return _against_claim(moment, parsed)
    if isinstance(parsed, Ability | Share):
        return _against_ability(moment, parsed)
    if isinstance(parsed, Run):
        return _against_run(moment, parsed)
    if isinstance(parsed, Keep):
        return Refusal("AO-9.11", _("Keep one or both of the orders that you were dealt."))
    return _against_mark(moment, parsed)


def _against_move(moment: Moment, move: Move) -> Refusal:
    """[AO-12.4] Out of play, no such route, full, no slot, the rival's rule."""
    number = route_flown(moment.board, moment.record, move)
    names = {"city": city_name(move.city + 1), "here": city_name(int(moment.record["city"][moment.seat]) + 1)}
    if number is None:
        sentence = _("No such route leads from %(here)s to %(city)s; fly along a route that leaves your city.")
        return Refusal("AO-5.1", sentence % names)
    if not moment.ruleset.record["is_in_play"][0][number]:
        return _out_of_play(moment.board.routes[number])
    if not moment.is_capital and moment.free == 0:
        return Refusal("AO-5.5", _("Your inventory is full, so you cannot move; claim a route instead."))
    if moment.record["slots_used"][move.city] >= moment.ruleset.record["slots"][0][move.city]:
        return Refusal("AO-1.3", _("%(city)s has no free slot left; fly to another city.") % names)
    sentence = _("The rival claims a route if it can, and else flies to the nearest letter it can reach.")
    return Refusal("AO-8.2", sentence)


def _out_of_play(route: Route) -> Refusal:
    sentence = _("With two players %(route)s is out of play: of a double route only the first is used.")
    return Refusal("AO-3.2", sentence % {"route": route.id})


def _against_claim(moment: Moment, claim: Claim) -> Refusal:
    """[AO-12.4] Out of play, spaces of multiroutes, taken, the payment."""
    route = moment.board.routes[claim.route]
    names = {"route": route.id}
    if not moment.ruleset.record["is_in_play"][0][claim.route]:
        return _out_of_play(route)
    if route.multi != (claim.space is not None):
        if route.multi:
            sentence = _("%(route)s is a multiroute: claim one of its spaces, such as +%(route)s.1.")
        else:
            sentence = _("%(route)s is no multiroute: claim it whole, +%(route)s.")
        return Refusal("AO-9.5", sentence % names)
    if claim.space is not None and moment.record["claimer"][claim.route][claim.space] >= 0:
        return Refusal("AO-9.5", _("That space of %(route)s is claimed already; choose another.") % names)
    if claim.space is None and moment.record["claims"][claim.route]:
        return Refusal("AO-6.1", _("%(route)s is claimed already; choose another route.") % names)
    return _against_payment(route, claim.space, claim.payment)


def _against_payment(route: Route, space: int | None, payment: str) -> Refusal:
    """[AO-12.4] Gray and the payment missing or of two types; else wrong or not held."""
    names = {"route": route.id, "count": 1 if space is not None else len(route.spaces)}
    if route.gray and (not payment or len(set(payment) - {WILD_TEXT}) > 1):
        sentence = _("%(route)s is gray: name %(count)s balloons of one type to pay with, such as +%(route)s=R….")
        return Refusal("AO-9.8", sentence % names)
    names["type"] = "" if route.gray else payment_of(route, space, "")[0]
    if route.gray:
        sentence = _("%(route)s costs %(count)s balloons of one type, and you must hold them.")
    else:
        sentence = _("%(route)s costs %(count)s of type %(type)s, which you do not hold; gather more first.")
    return Refusal("AO-6.1", sentence % names)


def _against_ability(moment: Moment, action: Ability | Share) -> Refusal:
    """[AO-12.4] An ability that is not there or not usable; a share's payment as a claim's."""
    if isinstance(action, Share):
        route, record = moment.board.routes[action.route], moment.record
        is_alone = int(record["claims"][action.route]) == 1 and int(record["claimer"][action.route][0]) != moment.seat
        if moment.record["abilities"][moment.seat][ABILITIES.index("share")] and is_alone and not route.multi:
            return _against_payment(route, None, action.payment)
        sentence = _("You cannot share this: it takes the ability, and a route that one other player alone owns.")
        return Refusal("AO-9.4", sentence)
    sentences = {
        "steal": _("You cannot steal this: it takes the ability, a free space, and a balloon that the other holds."),
        "late": _("You cannot arrive late: it takes the ability, and a full trajectory whose cities you have joined."),
        "teleport": _("You cannot teleport there: it takes the ability, and another city with a free slot."),
        "wind": _("You cannot have another turn: it takes the ability, after your move or claim."),
    }
    return Refusal("AO-9.4", sentences[action.name])


def _against_run(moment: Moment, run: Run) -> Refusal:
    """[AO-12.4] What is wrong with balloons, by what they answer."""
    if moment.kind == Due.PICK:
        return _against_pick(moment, run)
    if moment.kind == Due.REPICK:
        return _against_repick(moment, run)
    if moment.kind == Due.RIVAL_TAKES:
        return Refusal("AO-8.3", _("The rival takes a balloon of the route's own type."))
    if moment.kind in (Due.REWARD, Due.REFUSABLE):
        return _against_reward(moment)
    if moment.phase == "gift":
        sentence = _("Choose %(count)s balloons of types in play, no more and no fewer.")
        count = len(_first_run(moment))
        return Refusal("AO-3.3", sentence % {"count": count})
    if moment.phase == "profit":
        return Refusal("AO-5.4", _("Take one balloon of a type just received, or none (a full stop)."))
    return Refusal("AO-9.4", _("Name one balloon that the flyer holds."))


def _first_run(moment: Moment) -> str:
    """Give one of the runs that are legal, for its length."""
    return run_text(min(moment.legal))


def _against_reward(moment: Moment) -> Refusal:
    if moment.free == 0:
        return Refusal("AO-2.3", _("Your inventory is full: take a space (+)."))
    sentence = _("Take one balloon of a type in play (%(types)s) or a space (+).")
    return Refusal("AO-2.3", sentence % {"types": " ".join(moment.board.types)})


def _found(moment: Moment) -> str:
    """[AO-5.3] Write the types found where the traveler is."""
    bits = int(moment.ruleset.record["types_at"][0][moment.record["city"][moment.seat]])
    return "".join(letter for number, letter in enumerate(TYPES) if bits >> number & 1)


def _against_pick(moment: Moment, run: Run) -> Refusal:
    """[AO-12.4] Two where one fits, a wild, another number or type, the variant."""
    fits = min(BALLOONS_OF_A_MOVE, moment.free)
    if fits == 1 and len(run.balloons) == BALLOONS_OF_A_MOVE:
        return Refusal("AO-2.2", _("You have one space left, so pick one balloon only."))
    if WILD_TEXT in run.balloons:
        return _no_wild()
    found = _found(moment)
    flown = moment.board.routes[moment.number]
    if flown.gray and not moment.is_capital:
        found = moment.board.types
    if len(run.balloons) != fits or not set(run.balloons) <= set(found):
        sentence = _("Pick %(count)s of the types found here: %(types)s.")
        return Refusal("AO-5.3", sentence % {"count": fits, "types": " ".join(found)})
    if moment.ruleset.parameters["variant"] == "two_types":
        return Refusal("AO-10.1", _("The two balloons must differ in this variant."))
    return Refusal("AO-10.1", _("The type of the route just flown over may not be picked in this variant."))


def _no_wild() -> Refusal:
    return Refusal("AO-9.8", _("A wild can be had alone, and only where a gray route begins; pick types found here."))


def _against_repick(moment: Moment, run: Run) -> Refusal:
    if WILD_TEXT in run.balloons:
        return _no_wild()
    found = _found(moment)
    if len(run.balloons) != 1 or run.balloons not in found:
        sentence = _("Pick one of the types found here: %(types)s.")
        return Refusal("AO-5.3", sentence % {"types": " ".join(found)})
    return Refusal("AO-10.1", _("That type was refused in this turn; pick another."))


def _against_mark(moment: Moment, mark: Mark) -> Refusal:
    """[AO-12.4] What is wrong with the other answers."""
    if mark.kind == "+":
        return Refusal("AO-8.3", _("The rival takes a balloon of the route's own type."))
    if mark.kind == "x":
        clause = "AO-8.3" if moment.kind == Due.RIVAL_TAKES else "AO-2.3"
        return Refusal(clause, _("This reward cannot be refused; take a balloon or a space."))
    if mark.kind == ".":
        return Refusal("AO-4.1", _("You can move or claim, so you may not pass."))
    if moment.kind in (Due.SWAP_OF_BONUS, Due.SWAP_OF_PRIZE):
        clause = "AO-9.3" if moment.kind == Due.SWAP_OF_BONUS else "AO-9.2"
        return Refusal(clause, _("Swap a balloon that you hold for another type; a full stop for no swap."))
    return {
        "@": Refusal("AO-3.1", _("Start in a city of the board.")),
        "for": Refusal("AO-5.6", _("Reward an owner of a route of that type here.")),
        "-": Refusal("AO-9.3", _("Cross out a balloon that you hold.")),
        "#": Refusal("AO-9.9", _("Name a space of that inventory which no thief has named before.")),
    }[mark.kind]
