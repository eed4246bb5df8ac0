"""Exercises of Balloon Cup, from the first card to the third trophy."""

from skyhop.i18n import N_
from skyhop.rulebook.scenario import Exercise

EXERCISES = (
    Exercise(
        "placing",
        N_("Place a card"),
        N_(
            "Tile 2 has a red and a yellow cube, so each of its sides takes one red and one yellow card. Choose "
            "your red 11 and place it on your own side, below the tile."
        ),
        N_(
            "That is a turn: place one card, draw a new one. On mountains such as tile 2 the higher sum wins, so "
            "your 11 is a good start against the red 8 opposite. The leading sum is yellow. Each step has its "
            "own position."
        ),
        N_("The rules allow that. For now, lay your red 11 on your own side of tile 2."),
    ),
    Exercise(
        "the-other-side",
        N_("Spoil the other side"),
        N_(
            "You may lay cards on your opponent's side too. Your red 1 is worth little on a mountain, so give it "
            "away: lay it above tile 2, where a red card is still wanted."
        ),
        N_(
            "A weak card now fills the spot where your opponent wanted a strong one. No card is useless: low "
            "ones spoil a mountain, high ones spoil flatland."
        ),
        N_("The rules allow that. Here, lay your red 1 on the other side of tile 2, the one above it."),
    ),
    Exercise(
        "a-mountain",
        N_("Win a mountain"),
        N_(
            "Your opponent's side of tile 2 is full and comes to 13. You have 11 there, and one place left. "
            "Fill it with your yellow 5."
        ),
        N_(
            "Both sides are full, so the tile is scored at once: your 16 beats 13, and its two cubes are yours. "
            "The tile turns over and gets new cubes. The loser of a tile plays next."
        ),
        N_("The rules allow that. To win tile 2, lay your yellow 5 on your own side of it."),
    ),
    Exercise(
        "flatland",
        N_("Win flatland"),
        N_(
            "Tile 3 is flatland, where the lower sum wins. Your opponent has 10. You have 5 so far, and a blue "
            "card is missing. You hold two blue cards. Place the one that wins."
        ),
        N_(
            "5 and 3 make 8, less than 10: you win three cubes. The blue 7 would have lost them. If both sums "
            "are equal, the player who placed the last card wins."
        ),
        N_("The rules allow that, but it does not win tile 3. You need less than 10 there: which blue card is it?"),
    ),
    Exercise(
        "a-trophy",
        N_("Earn a trophy"),
        N_(
            "You buy trophies with cubes. The red one costs seven red cubes, and you have six. Tile 1 is "
            "flatland and has one. Win it with your red 2."
        ),
        N_(
            "Seven red cubes: the red trophy is yours at once, and you pay the cubes. Yellow costs six, green "
            "five, blue four, gray three. The first player with three trophies wins."
        ),
        N_("The rules allow that. For the trophy, lay your red 2 on your own side of tile 1."),
    ),
    Exercise(
        "a-trade",
        N_("Make a trade"),
        N_(
            "You have won your fourth green cube, and the green trophy costs five. The yellow trophy is gone, so three "
            "of your yellow cubes may stand in for the green one that you lack. Buy the trophy."
        ),
        N_(
            "Cubes of a claimed trophy's colour still have a use: three of them replace one missing cube. After "
            "a tile is scored you are asked, and you may say no."
        ),
        N_("You may say no, and sometimes that is wise. Try it this time: buy the green trophy."),
    ),
    Exercise(
        "stuck",
        N_("When no card fits"),
        N_(
            "Only red and blue fit, and you hold neither. You are stuck, and your hand is revealed. You may "
            "exchange up to four cards, once. Choose your two gray cards, then press Exchange."
        ),
        N_(
            "You have drawn a red and a blue card, so your turn goes on, and you lay one of them. If nothing fits even "
            "then, your turn is over. Your opponent remembers the cards that lay open."
        ),
        N_("The rules allow that. Here, choose just the two gray cards, then press Exchange."),
    ),
    Exercise(
        "the-third-trophy",
        N_("Win the match"),
        N_(
            "You have two trophies, and two gray cubes. The third gray cube lies on tile 1, a mountain. "
            "Take it with your gray 13, and with it the gray trophy."
        ),
        N_(
            "Three trophies: you have won! That is all you need to know for a first match. "
            "Watch which cubes your opponent collects, and enjoy the flight."
        ),
        N_("The rules allow that. To win, lay your gray 13 on your own side of tile 1."),
    ),
)
