"""Search: what a seat should do, found by playing worlds that its view allows to their ends."""
