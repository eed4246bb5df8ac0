"""Web interface of the server. The server renders the pages, and all pages work with plain HTML forms."""
