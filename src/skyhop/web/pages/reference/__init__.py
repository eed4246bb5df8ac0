"""What is read and made beside the play: rules, quizzes, maps, paper."""
