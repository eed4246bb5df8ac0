"""Notices outside the pages: web push, e-mail and webhooks, chosen by the player and sent by a background service."""
