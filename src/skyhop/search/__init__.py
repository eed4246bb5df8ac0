"""Search for actions in determinized worlds of a seat's view."""
