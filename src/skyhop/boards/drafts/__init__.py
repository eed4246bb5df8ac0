"""Drafts of hand-drawn boards: the document, and the functions that check, complete and fix a draft."""
