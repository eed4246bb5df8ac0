"""Rules and teaching material of a game: clauses, scenarios, lessons and quizzes."""
