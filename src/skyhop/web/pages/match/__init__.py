"""Match pages: view, play and stream a match."""
