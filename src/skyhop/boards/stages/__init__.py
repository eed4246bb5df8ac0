"""The stages through which a board is made, each a function from the sketch before it to the next."""
