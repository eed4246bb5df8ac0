"""Plain engines written from the rules alone, to hold the fast ones against."""
