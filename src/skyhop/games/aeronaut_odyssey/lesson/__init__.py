"""Lesson of Aeronaut Odyssey: exercises from the first flight to the end of a match."""

from skyhop.i18n import N_
from skyhop.rulebook.scenario import Exercise

EXERCISES = (
    Exercise(
        "flying",
        N_("Fly to a city"),
        N_(
            "First you choose a starting city; here it was F. Cities in reach have a bright ring. On your turn "
            "you fly or claim a route. Fly to G: choose the city on the map."
        ),
        N_(
            "You have landed at G, and one of the city's slots is used up for good. Nobody can land at a "
            "city without a free slot. So every flight leaves less room for later flights. The next step "
            "shows a new board."
        ),
        N_("The rules allow that. For now, fly to G, east of you."),
    ),
    Exercise(
        "balloons",
        N_("Take two balloons"),
        N_(
            "When you land, you take two balloons. You may take the types of the routes at this city. Take a red "
            "and a yellow balloon: tap one balloon of each type."
        ),
        N_(
            "You pay for routes with balloons of their type. The two balloons that you take may also have the "
            "same type. So decide before you land which route you want."
        ),
        N_("The rules allow that. In this exercise, take one red and one yellow balloon."),
    ),
    Exercise(
        "claiming",
        N_("Claim a route"),
        N_(
            "The map highlights the routes that you can pay for. A red route of two spaces costs two red balloons, "
            "and you have two. Claim the route from N to O. You need not be near the route."
        ),
        N_(
            "The route is yours, and two balloons are crossed out. The route is worth 2 points at the end. "
            "Longer routes are worth more for each space: routes of 1, 2, 3, 4 and 5 spaces are worth 1, 2, 4, 7 "
            "and 10 points."
        ),
        N_("The rules allow that. In this exercise, claim the red route from N to O."),
    ),
    Exercise(
        "a-reward",
        N_("A reward for being there"),
        N_(
            "You have just claimed the route from F to G. Your traveler is at G, one end of the route, so you "
            "receive a reward. The reward is any balloon, or one more space. Take a yellow balloon."
        ),
        N_(
            "If your traveler is at one end of a route that you claim, you also get a reward. Now you have two yellow "
            "balloons, enough for the yellow route from G to O. Late in the match, one more inventory space is often "
            "the better reward."
        ),
        N_("The rules allow that. In this exercise, take a yellow balloon."),
    ),
    Exercise(
        "over-a-route",
        N_("Opponents' routes"),
        N_(
            "The route from G to O belongs to your opponent now. You may fly over this route, but the owner then "
            "gets a reward. Still, fly to O."
        ),
        N_(
            "You are at O. As a reward, your opponent may choose a balloon or a space. So claim routes that "
            "other players will want to fly over. Before you fly over an opponent's route, look for another "
            "way."
        ),
        N_("The rules allow that. In this exercise, fly over your opponent's route to O."),
    ),
    Exercise(
        "profit",
        N_("Profit from others"),
        N_(
            "Your opponent has landed at H and taken an orange and a white balloon. Once in a round, you may "
            "also take one balloon of one of these types. Take an orange balloon."
        ),
        N_(
            "You took a balloon without flying. This is your profit. You may profit only once between two of "
            "your turns. The balloon fills a space. Other players profit from your flights in the same way."
        ),
        N_("The rules allow that. In this exercise, take an orange balloon."),
    ),
    Exercise(
        "a-full-inventory",
        N_("Mind your spaces"),
        N_(
            "Each balloon fills a space of your inventory. Spent balloons still take up space. Your inventory is "
            "full, so you cannot fly any more. You still have three red balloons: claim the route from A to B."
        ),
        N_(
            "A route with three spaces scores 4 points. A number next to your balloons shows "
            "your free spaces. It turns red when two or fewer spaces are free. A reward can add a space."
        ),
        N_("The rules allow that. In this exercise, claim the red route from A to B."),
    ),
    Exercise(
        "the-end",
        N_("The end"),
        N_(
            "Your opponent can no longer fly or claim. If a player can do neither at the start of a turn, the "
            "match is over. Claim the route from C to D to end the match."
        ),
        N_(
            "The match is over, and you have the most points: you win! Full matches also have trajectories: connect "
            "the two cities of a trajectory by routes to win its prize. With two players, you use only one route of "
            "a double route. The other route is hatched."
        ),
        N_("The rules allow that. To end the match, claim the orange route from C to D."),
    ),
)
