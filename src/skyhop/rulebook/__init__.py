"""What is written about a game: clauses, scenarios, lessons, questions."""
