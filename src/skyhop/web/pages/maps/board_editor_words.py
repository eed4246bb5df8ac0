"""What the editor's scripts say."""

from __future__ import annotations

from typing import Any

from skyhop.boards.draw.symbols import BONUSES
from skyhop.i18n import _
from skyhop.web.pages.maps import map_form


def words() -> dict[str, Any]:
    """All of it, by the names that the scripts know it by."""
    return {**_steps(), **_things(), **_issues(), **_drafts(), **_choices()}


def _steps() -> dict[str, str]:
    """What is done to a map."""
    return {
        "add city": _("Put a city"),
        "add route": _("Draw a route"),
        "move": _("Move a city"),
        "bend": _("Bend a route"),
        "change": _("Change"),
        "drop": _("Take away"),
    }


def _things() -> dict[str, str]:
    """What a map is made of."""
    return {
        "city": _("City"),
        "route": _("Route"),
        "name": _("Name"),
        "city name": _("Name in this draft; boards and prints show the letter"),
        "slots": _("Slots"),
        "capital": _("Capital"),
        "join": _("Join with"),
        "length": _("Spaces"),
        "room": _("room for %(count)s"),
        "type": _("Type"),
        "open": _("still open"),
        "gray": _("Gray"),
        "multi": _("Multiroute, a letter a space"),
        "second": _("A second one beside it"),
        "bonus": _("Bonus on space %(number)s"),
        "none": _("none"),
        "types": _("Types"),
        "kind": _("Kind"),
        "inventory": _("Inventory"),
        "reward": _("Reward"),
        "amount": _("How much"),
        "points": _("points"),
        "spaces": _("spaces"),
        "swaps": _("swaps"),
    }


def _issues() -> dict[str, str]:
    """What is to be seen to, and what to do next."""
    return {
        "show": _("Show"),
        "mend": _("Mend"),
        "leave": _("Leave it"),
        "do": _("Do it"),
        "not": _("Not now"),
        "no fix": _("There is no quick way; move or change it by hand."),
        "fine": _("Everything is as it should be."),
        "counts": _("errors: %(errors)s, open: %(open)s, warnings: %(warnings)s"),
        "lost": _("The table does not answer; what you drew is kept in this browser."),
        "copied": _("The link is copied; the whole map is in it."),
        "hint": _("Choose a tool; arrows move what is chosen, Shift farther, Delete takes it away, Ctrl+Z undoes."),
        "full": _("This browser keeps no more; save the draft as a file."),
        "begin": _(
            "Press where cities are to be, or City by the keyboard; then Fill in the rest joins them. "
            "Or begin with a made map."
        ),
    }


def _drafts() -> dict[str, str]:
    """What is said of drafts."""
    return {
        "unnamed": _("Draft without a name"),
        "copy": _("%(name)s, copy"),
        "copy draft": _("Copy"),
        "delete": _("Delete"),
        "gone": _("%(name)s is deleted."),
        "back": _("Bring it back"),
        "missing": _("The draft of this address is not in this browser, or was deleted."),
        "gone elsewhere": _("Another tab has deleted this draft; if you go on drawing, it stays."),
        "elsewhere": _("Another tab has gone on with this map; this is how it stands now."),
        "unreadable": _("That is no map that can be read."),
    }


def _choices() -> dict[str, Any]:
    """What there is to choose from."""
    return {
        "tools": {
            "move": _(
                "Drag a city, bend a route, or press it for its fields; where the map is enlarged, drag the map."
            ),
            "city": _("Press where a city is to be."),
            "route": _("Press two cities, one after the other, or draw from one to the other."),
        },
        "bonuses": {option.value: option.title for option in map_form.bonuses()},
        "symbols": BONUSES,
        "colours": {option.value: option.title for option in map_form.types()},
        "kinds": {option.value: option.title for option in map_form.kinds()},
    }
