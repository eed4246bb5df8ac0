"""Search for the best action of a seat, from its view alone.

The search draws many worlds from the view and evaluates actions in these worlds.
"""
