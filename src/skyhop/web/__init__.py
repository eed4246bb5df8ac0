"""Web interface of the server. The server renders the pages. Readers use them through plain HTML forms."""
