"""Names of types, abilities, rewards and other parts of the game, in the reader's language."""

from __future__ import annotations

from skyhop.boards.model import Trajectory, city_name
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.i18n import N_, _, listed, ngettext, remembered, translated, whole

_TYPES = {
    "R": N_("red"),
    "O": N_("orange"),
    "Y": N_("yellow"),
    "W": N_("white"),
    "K": N_("black"),
    "B": N_("blue"),
    "P": N_("pink"),
    "G": N_("green"),
    "A": N_("gray"),
    "*": N_("wild"),
}


def type_name(letter: str) -> str:
    """[AO-12.1] Return the name of the balloon type with this letter. The letter may also mean gray or the wild."""
    return translated(_TYPES[letter])


def legend() -> str:
    """[AO-12.1] Return a legend of the letters of the balloon types."""
    letters = listed(f"{letter} {translated(name)}" for letter, name in _TYPES.items())
    return _("Colours: %(letters)s.") % {"letters": letters}


@remembered(2000)
def name_balloons(run: str) -> str:
    """Return the number of balloons of each type in words. For example, `RRY` is "2 red, 1 yellow"."""
    counts = {letter: run.count(letter) for letter in BALLOON_TEXT if letter in run}
    told = _("%(count)s %(colour)s")
    return listed(told % {"count": count, "colour": type_name(letter)} for letter, count in counts.items()) or _("none")


def balloon_count(count: int) -> str:
    """Return a number of balloons in words, without their types."""
    return ngettext("%(count)s balloon", "%(count)s balloons", count) % {"count": count}


def space_count(count: int) -> str:
    """Return a number of spaces of a route or inventory in words."""
    return ngettext("%(count)s space", "%(count)s spaces", count) % {"count": count}


def point_count(count: int) -> str:
    """Return a number of points in words."""
    return ngettext("%(count)s point", "%(count)s points", count) % {"count": whole(count)}


def ability_name(ability: str) -> str:
    """[AO-9.4] Return the name of an ability, as used inside a sentence."""
    return {
        "steal": _("steal"),
        "late": _("late arrival"),
        "share": _("share"),
        "teleport": _("teleport"),
        "wind": _("second wind"),
        "toll": _("toll"),
    }[ability]


def ability_title(ability: str) -> str:
    """[AO-9.4] Return the name of an ability, as used in a heading."""
    return {
        "steal": _("Steal"),
        "late": _("Late arrival"),
        "share": _("Share"),
        "teleport": _("Teleport"),
        "wind": _("Second wind"),
    }[ability]


def ability_use(ability: str) -> str:
    """[AO-9.4] Return a short description of the effect of an ability."""
    return {
        "steal": _("take a balloon from another player"),
        "late": _("fulfil a trajectory without free slots"),
        "share": _("become a co-owner of another player's route, for its full price"),
        "teleport": _("teleport to any city with a free slot"),
        "wind": _("take another turn after this turn"),
    }[ability]


def bonus_name(text: str) -> str:
    """[AO-13.2] Return the name of a bonus symbol. `text` is the symbol's text in board files."""
    fixed = {
        "+1": _("a point"),
        "-1": _("lose a point"),
        "-balloon": _("lose a balloon"),
        "+space": _("an inventory space"),
        "-space": _("lose an inventory space"),
        "swap": _("a swap"),
    }
    if text in fixed:
        return fixed[text]
    if text.startswith("+"):
        return _("1 %(type)s balloon") % {"type": type_name(text[1:])}
    return _("the ability %(ability)s") % {"ability": ability_name(text)}


def prize_name(trajectory: Trajectory) -> str:
    """[AO-9.2] Return the reward of a trajectory in words."""
    amount = trajectory.amount
    if trajectory.reward == "points":
        return point_count(amount)
    if trajectory.reward == "spaces":
        return ngettext("%(count)s inventory space", "%(count)s inventory spaces", amount) % {"count": amount}
    if trajectory.reward == "swaps":
        return ngettext("%(count)s swap", "%(count)s swaps", amount) % {"count": amount}
    names = {"count": amount, "type": type_name(trajectory.reward)}
    return ngettext("%(count)s %(type)s balloon", "%(count)s %(type)s balloons", amount) % names


def prize_noun(reward: str) -> str:
    """[AO-9.2] Return the name of a kind of trajectory reward, without its amount.

    If `reward` is the letter of a balloon type, return the name of the type.
    """
    nouns = {"points": _("points"), "spaces": _("spaces"), "swaps": _("swaps")}
    return nouns.get(reward) or type_name(reward)


def describe_prize(reward: str) -> str:
    """[AO-9.2] Return a description of a kind of reward."""
    meant = {
        "points": _("prize: points"),
        "spaces": _("prize: more inventory spaces"),
        "swaps": _("prize: recolour balloons"),
    }
    return meant.get(reward) or _("prize: %(type)s balloons") % {"type": type_name(reward)}


def goal_name(trajectory: Trajectory) -> str:
    """[AO-9.1, AO-9.2] Return the condition of a trajectory in words."""
    if trajectory.ends is None:
        return _("routes of these types: %(types)s") % {"types": name_balloons(trajectory.types)}
    return way_name(trajectory.ends)


def way_name(ends: tuple[int, int]) -> str:
    """Return the two cities that a player must connect, in words."""
    return _("%(start)s to %(goal)s") % {"start": city_name(ends[0]), "goal": city_name(ends[1])}


def expansion_name(name: str) -> str:
    """[AO-9] Return the name of an expansion."""
    return {
        "trajectories": _("trajectories"),
        "bonus": _("bonus balloons"),
        "multi": _("multiroutes"),
        "wild": _("wild winds"),
        "thieves": _("thieves & spies"),
    }[name]
