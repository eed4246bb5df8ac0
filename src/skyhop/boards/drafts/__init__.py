"""Drafts of hand-drawn boards: changes, checks, completion and fixes."""
