"""Search for the best action of a seat, from its view alone.

The search samples many states that agree with the view, and evaluates the actions in these states.
"""
