"""What happened, in words: actions and what followed them, as far as two views of one seat show it."""
