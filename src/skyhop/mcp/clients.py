"""Clients: programs that ask, each known by the name that it gives itself, and given a share of what there is."""

from __future__ import annotations

from mcp.server.mcpserver import Context

LONGEST = 100


def client_of(context: Context) -> str:
    """What a client calls itself, or over HTTP the program that it runs on; empty where neither is said."""
    introduced = context.session.client_params
    name: str = introduced.client_info.name if introduced else (context.headers or {}).get("user-agent", "")
    return name[:LONGEST]
