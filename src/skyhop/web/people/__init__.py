"""Who plays: their pages."""
