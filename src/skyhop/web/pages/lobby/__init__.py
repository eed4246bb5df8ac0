"""Where matches begin and are found again."""
