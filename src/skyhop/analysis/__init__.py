"""Analysis of finished matches (loss of each decision, luck, turning points) and hints for running matches."""
