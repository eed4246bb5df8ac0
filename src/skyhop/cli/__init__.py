"""The commands of the terminal, one file each."""
