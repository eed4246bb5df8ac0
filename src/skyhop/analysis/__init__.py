"""Analysis of a finished match: win chances, losses, marks, turning points, luck and decisions."""
