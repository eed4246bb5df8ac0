"""MCP server for assistants: rules, legality of actions in positions, a seat in a match, boards."""
