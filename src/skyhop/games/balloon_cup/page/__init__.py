"""Web page of the game: template context, template and style sheet."""
