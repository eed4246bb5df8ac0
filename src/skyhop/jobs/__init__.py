"""The work that a table does beside the play: one queue of jobs, in which everybody who asks has a share."""
