"""Notices outside the page: web push and webhooks, chosen by the player and sent by a background service."""
