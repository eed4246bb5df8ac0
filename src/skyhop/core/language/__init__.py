"""What is said in the reader's language, and files that people name."""
