"""Where things lie: the page, the cities on it, and which of them are joined. Functions over plain values."""
