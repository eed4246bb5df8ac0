"""Commands that play, study and print the games."""
