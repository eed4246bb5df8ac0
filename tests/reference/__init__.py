"""Plain engines written from the rules alone. Tests compare the fast engines with them."""
