"""The places of the map that a question is about: its panel lies elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from skyhop.boards.model import city_name, city_number
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def concerns(view: AeronautOdysseyView) -> tuple[str, ...]:
    """Name the city of whoever is on turn with the routes that lead there; before the start what orders join."""
    city = view.city(view.turn_of)
    return tuple(_ends_of_orders(view) if city is None else _around(view, city))


def _around(view: AeronautOdysseyView, city: str) -> Iterator[str]:
    yield f"city-{city}"
    for route in view.board.routes:
        if city_number(city) in route.ends:
            yield f"route-{route.id}"


def _ends_of_orders(view: AeronautOdysseyView) -> Iterator[str]:
    kept = view.orders(view.seat) if view.seat is not None else ()
    for order in view.board.orders:
        if order.id in kept:
            yield from (f"city-{city_name(end)}" for end in order.ends)


def routes_to_reward(view: AeronautOdysseyView, owner: int) -> tuple[str, ...]:
    """[AO-5.6] Name the routes of an owner on which the picked balloon is found."""
    here = view.city(view.turn_of)
    found = "A" if view.picked_letter == "*" else view.picked_letter
    return tuple(
        f"route-{route.id}"
        for number, route in enumerate(view.board.routes)
        if owner in view.owners(number) and here in [city_name(end) for end in route.ends] and found in route.spaces
    )
