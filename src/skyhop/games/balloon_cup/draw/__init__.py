"""The one renderer of Balloon Cup: SVG for the page, for replays and for documents."""
