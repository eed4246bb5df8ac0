"""Search for the best action of a seat: it draws worlds from the seat's view, and plays them to their ends."""
