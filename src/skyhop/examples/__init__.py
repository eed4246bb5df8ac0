"""Games to read, each on one page; they are found with `--examples`."""
