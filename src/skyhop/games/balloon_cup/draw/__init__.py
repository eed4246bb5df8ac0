"""SVG renderer of Balloon Cup for pages, replays and documents."""
