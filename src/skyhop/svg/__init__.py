"""Pictures: SVG as text, diagrams, and the font of drawings."""
