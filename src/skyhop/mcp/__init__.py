"""MCP server for assistants: tools for rules, positions, matches and boards."""
