"""Page of the game: the content for a view, with templates, style sheet and JavaScript module."""
