"""The server for assistants: what the rules say, positions that are judged, a seat at a table, boards (MCP)."""
