"""Exercises of Aeronaut Odyssey, from the first flight to the end of a match."""

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
            "You have landed at G, and one of the city's slots is used up for good. A city without a free slot takes "
            "nobody in, so every flight leaves less room for later ones. Each step has a table of its own."
        ),
        N_("The rules allow that. For now, fly to G, east of you."),
    ),
    Exercise(
        "balloons",
        N_("Take two balloons"),
        N_(
            "When you land, you take two balloons of types that the city's routes have. Take a red and a yellow "
            "one: tap one of each."
        ),
        N_(
            "You pay for routes with balloons of their type. Both balloons may also have the same type, so think "
            "of the route that you want before you land."
        ),
        N_("The rules allow that. Here, take one red and one yellow balloon."),
    ),
    Exercise(
        "claiming",
        N_("Claim a route"),
        N_(
            "Routes that you can pay for glow. A red route of two spaces costs two red balloons, and you have "
            "them. Claim the one from N to O. You need not be near it."
        ),
        N_(
            "The route is yours, and two balloons are crossed out. It is worth 2 points at the end; longer routes are "
            "worth more for each space: 1, 2, 4, 7 and 10 points for one to five."
        ),
        N_("The rules allow that. Here, claim the red route from N to O."),
    ),
    Exercise(
        "a-reward",
        N_("A reward for being there"),
        N_(
            "You have just claimed the route from F to G while your traveler is at G, one of its ends. That brings a "
            "reward: any balloon, or one more space. Take a yellow balloon."
        ),
        N_(
            "A claim from nearby pays twice. Now you have two yellow balloons, enough for the yellow route from "
            "G to O. Late in the match a space is often worth more, as you will see."
        ),
        N_("The rules allow that. Here, take a yellow balloon."),
    ),
    Exercise(
        "over-a-route",
        N_("Opponents' routes"),
        N_(
            "The route from G to O belongs to your opponent now. You may fly over it, but its owner gets a reward. "
            "Fly to O all the same."
        ),
        N_(
            "You are at O, and your opponent may choose a balloon or a space. So claim routes that others will want to "
            "fly over, and look whether there is another way before you fly over theirs."
        ),
        N_("The rules allow that. Here, fly over your opponent's route to O."),
    ),
    Exercise(
        "profit",
        N_("Profit from others"),
        N_(
            "Your opponent has landed at H and taken an orange and a white balloon. Once a round you may take "
            "one too, of a type just taken. Take an orange one."
        ),
        N_(
            "You took a balloon without a flight. You may profit only once between two of your turns, and the "
            "balloon fills a space. Others profit from your flights in the same way."
        ),
        N_("The rules allow that. Here, take an orange balloon."),
    ),
    Exercise(
        "a-full-inventory",
        N_("Mind your spaces"),
        N_(
            "Each balloon fills a space of your inventory. Spent balloons still take up space. Yours is full, so "
            "you cannot fly any more. You still have three red balloons: claim the route from A to B."
        ),
        N_(
            "A route of three brings 4 points. Watch the number of free spaces next to your balloons. It turns "
            "red when two or fewer are left. Rewards bring more spaces."
        ),
        N_("The rules allow that. Here, claim the red route from A to B."),
    ),
    Exercise(
        "the-end",
        N_("The end"),
        N_(
            "Your opponent can neither fly nor claim any more. As soon as a turn begins in which its player can do "
            "neither, the match is over. Claim the route from C to D, and see."
        ),
        N_(
            "The match is over, and you have the most points: you win! Play now adds trajectories: two cities "
            "each, and a prize for the player who connects them by routes. Two players use only one route of a "
            "double route; the other is hatched."
        ),
        N_("The rules allow that. To end the match, claim the orange route from C to D."),
    ),
)
