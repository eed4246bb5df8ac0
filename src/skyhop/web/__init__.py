"""Web interface of the server: pages rendered on the server and used through plain HTML forms."""
