"""The table in the browser: pages that the server draws, played by plain forms."""
