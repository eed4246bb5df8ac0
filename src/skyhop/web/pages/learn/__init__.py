"""Pages of lessons, puzzles and quizzes."""
