"""Backup: copy, validate, restore and replicate a store."""
