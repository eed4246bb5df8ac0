"""Running matches: play, time, replay and publish them."""
