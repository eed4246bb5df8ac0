"""The rules of the game on one page, in our own words, as typst markup for print."""

from __future__ import annotations

from skyhop.boards.file import expansions_of
from skyhop.boards.model import Board
from skyhop.core.language.i18n import _


def rules_summary(board: Board) -> str:
    """Write the rules that this board is played by; expansions it is not printed for are left out."""
    lines = [f"= {_('How to play')}", *_base(board)]
    told = _expansions()
    lines += [f"*{title}* {words}" for name, (title, words) in told.items() if name in expansions_of(board)]
    lines.append(_("Every rule with its number: skyhop rules, or the documentation."))
    return "\n\n".join(line.replace("#", "\\#") if not line.startswith("=") else line for line in lines)


def _base(board: Board) -> list[str]:
    start = (
        _("Everybody draws the own traveler at a city of choice, in seating order.")
        if board.ruleset == "pioneer"
        else _("All start at the capital. The second and third begin with one balloon, then two, two, three.")
    )
    end = (
        _("The game ends when the player on turn can neither move nor claim.")
        if board.ruleset == "pioneer"
        else _("The game ends when all routes are claimed or nobody can act. Faces count for whoever owns most around.")
    )
    points = "1, 2, 4, 7, 10" if board.ruleset == "pioneer" else "1, 2, 3, 5, 7, 9"
    return [
        start,
        _("*On a turn, move or claim.* You cannot pass while you can do either."),
        _(
            "*Move:* fly over a route to the next city that has a free slot, and fill the slot. Write two balloons "
            "into your inventory, each of a type that leaves that city. Whoever owns the route flown over is rewarded.",
        ),
        _(
            "*Claim:* any route on the map, near or far. Cross out as many balloons of its type as it has spaces. If "
            "you stand at one of its ends, you are rewarded.",
        ),
        _("*Reward:* one balloon of any type, or one more space in the inventory."),
        _("A space in the inventory is used once: what is crossed out is not written over."),
        end,
        _("*Points* for each of your routes, by its spaces from one on: %(points)s.") % {"points": points},
        _("With two players the second of two parallel routes is not used, and each has two inventories."),
    ]


def _expansions() -> dict[str, tuple[str, str]]:
    return {
        "trajectories": (
            _("Trajectories."),
            _("Join its two cities by your own routes: take a free slot and the reward printed, at once."),
        ),
        "bonus": (_("Bonus balloons."), _("Claim the route and the symbols on it are yours; a minus takes away.")),
        "multi": (
            _("Multiroutes."),
            _("Each space has its own type and is claimed alone. Complete, it counts in full for all who took part."),
        ),
        "wild": (_("Wild winds."), _("A gray route takes balloons of any one type.")),
        "thieves": (
            _("Thieves and spies."),
            _("Claim beside another's double and name a space of that inventory: its balloon is yours."),
        ),
    }
