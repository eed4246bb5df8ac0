"""What a browser says of itself, in a word or two by which its owner tells it from their others."""

from __future__ import annotations

from starlette.requests import Request

LONGEST = 400
"""Letters of it that are looked at."""
BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
"""What stands in it, and whose it is; most say that they are others too, so that the order matters."""
SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad")),
    *(("Windows", "Windows"), ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def device_of(request: Request) -> str:
    """Name the browser and the system of a request, as far as they are known; never what was sent itself."""
    said = request.headers.get("user-agent", "")[:LONGEST]
    found = (next((name for sign, name in kinds if sign in said), "") for kinds in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
