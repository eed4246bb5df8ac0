"""Elements of play on a board: types of routes, slots, bonuses, trajectories, numbers of faces."""
