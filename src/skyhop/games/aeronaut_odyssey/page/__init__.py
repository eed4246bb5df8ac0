"""The game's page: what the web table shows of a view, and its templates, style sheet and module."""
