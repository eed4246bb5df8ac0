"""Backup: copy, validate, restore and follow a store."""
