"""Search for actions: determinized worlds of a seat's view are played to their ends."""
