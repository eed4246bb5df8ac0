"""The analysis of a match that is over: win chances, losses, marks, turning points, luck and decisions."""
