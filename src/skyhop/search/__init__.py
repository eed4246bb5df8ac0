"""Search for the best action of a seat, from its view alone.

The search samples many worlds and evaluates the actions in each of them. A world is a complete state that agrees
with the view.
"""
