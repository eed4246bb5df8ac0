"""Search for the best action of a seat.

The search draws worlds from the seat's view, and plays each world to its end.
"""
