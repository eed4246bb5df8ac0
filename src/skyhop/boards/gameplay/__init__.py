"""What there is to play for: types of routes, slots, bonuses, trajectories, numbers of faces."""
