"""The page of games that bring none of their own: a folder made as a game's `page/` is."""
