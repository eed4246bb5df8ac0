"""A position, a task, a mark: lessons and puzzles."""
