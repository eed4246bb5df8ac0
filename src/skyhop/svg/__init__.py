"""Pictures: SVG as text, diagrams, and the letters that drawings bring along."""
