"""HTTP layer of all pages: sessions, locale, request checks, rate limits, connections and error pages."""
