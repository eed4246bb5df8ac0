"""Lesson of Balloon Cup: exercises from the first card to the third trophy."""

from skyhop.i18n import N_
from skyhop.rulebook.scenario import Exercise

EXERCISES = (
    Exercise(
        "placing",
        N_("Place a card"),
        N_(
            "Three trophies win the match. You win cubes on the tiles, and pay for trophies with them. Each side "
            "of tile 2 takes one red and one yellow card. Choose your red 11 and place it on your own side, below "
            "the tile."
        ),
        N_(
            "In a turn, you place one card and draw a new one. On mountains such as tile 2, the higher sum "
            "wins. Your 11 is a good start against the red 8 on the other side. The leading sum is shown in "
            "yellow. The next step shows a new board."
        ),
        N_("The rules allow that. For now, place your red 11 on your own side of tile 2."),
    ),
    Exercise(
        "the-other-side",
        N_("Spoil your opponent's side"),
        N_(
            "You may also place cards on your opponent's side. Your red 1 is worth little on a mountain. Place "
            "it above tile 2, on your opponent's side. A red card is still missing there."
        ),
        N_(
            "A weak card is now on the side where your opponent wanted a strong one. No card is useless. Low "
            "cards spoil a mountain, and high cards spoil flatland."
        ),
        N_("The rules allow that. In this exercise, place your red 1 above tile 2, on your opponent's side."),
    ),
    Exercise(
        "a-mountain",
        N_("Win a mountain"),
        N_(
            "Your opponent's side of tile 2 is full, with a sum of 13. Your own side has 11, and one card is "
            "missing. Place your yellow 5 there."
        ),
        N_(
            "Both sides are full, so the tile is scored at once. Your sum of 16 beats the sum of 13, and you win the "
            "two cubes of the tile. The tile turns over and gets new cubes. The loser of a tile plays next."
        ),
        N_("The rules allow that. To win tile 2, place your yellow 5 on your own side of the tile."),
    ),
    Exercise(
        "flatland",
        N_("Win flatland"),
        N_(
            "Tile 3 is flatland, where the lower sum wins. Your opponent has a sum of 10. Your sum is 5 so far, "
            "and a blue card is missing. You hold two blue cards. Place the blue card that wins the tile."
        ),
        N_(
            "Your 5 and 3 make 8, which is less than 10, so you win three cubes. With the blue 7, you would have "
            "lost them. If both sums are equal, the player who placed the last card wins."
        ),
        N_(
            "The rules allow that, but this card does not win tile 3. Place the blue card that makes your sum "
            "less than 10."
        ),
    ),
    Exercise(
        "a-trophy",
        N_("Earn a trophy"),
        N_(
            "You buy trophies with cubes. The red trophy costs seven red cubes, and you have six. Tile 1 is "
            "flatland and has a red cube. Win this cube with your red 2."
        ),
        N_(
            "You have seven red cubes, so you win the red trophy at once and pay the cubes. Yellow costs six, "
            "green five, blue four, gray three. The first player with three trophies wins."
        ),
        N_("The rules allow that. For the trophy, place your red 2 on your own side of tile 1."),
    ),
    Exercise(
        "a-trade",
        N_("Make a trade"),
        N_(
            "You now have four green cubes. The green trophy costs five. The yellow trophy is claimed, so three "
            "yellow cubes may replace the missing green cube. Buy the trophy."
        ),
        N_(
            "After a trophy is claimed, cubes of its colour are still useful: three of them replace one missing "
            "cube. After each scored tile, the game offers you this trade. You may decline."
        ),
        N_("You may decline a trade, and sometimes this is wise. This time, try a trade: buy the green trophy."),
    ),
    Exercise(
        "stuck",
        N_("No card fits"),
        N_(
            "Only red and blue cards fit, but you have none. Your hand is revealed, and you may exchange up to "
            "four cards once. Choose your two gray cards, then press Exchange."
        ),
        N_(
            "You have drawn a red and a blue card. Your turn goes on, and you place one of them. If no card fits "
            "even after the exchange, your turn is over. Your opponent remembers the cards that were shown."
        ),
        N_("The rules allow that. In this exercise, choose only the two gray cards, then press “Exchange”."),
    ),
    Exercise(
        "the-third-trophy",
        N_("Win the match"),
        N_(
            "You have two trophies and two gray cubes. The third gray cube is on tile 1, a mountain. Win the "
            "cube with your gray 13. You then also take the gray trophy."
        ),
        N_(
            "Three trophies: you have won! Now you know enough for a first match. Watch the cubes of your "
            "opponent, and enjoy the flight."
        ),
        N_("The rules allow that. To win, place your gray 13 on your own side of tile 1."),
    ),
)
