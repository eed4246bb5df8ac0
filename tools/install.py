"""Install by uv, in a quarter of pip's time, from wherever pip is told to look: uv reads no settings of pip.

Arguments are those of `pip install`. What uv cannot install (where an index asks for a keyring, say) pip does.
"""

import ast
import os
import subprocess
import sys
from pathlib import Path

# pip's settings, and what uv calls them.
NAMES = {
    "cert": "SSL_CERT_FILE",
    "default-timeout": "UV_HTTP_TIMEOUT",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "index-url": "UV_DEFAULT_INDEX",
    "no-index": "UV_NO_INDEX",
    "proxy": "ALL_PROXY",
    "timeout": "UV_HTTP_TIMEOUT",
    "trusted-host": "UV_INSECURE_HOST",
}
# From the weakest to the strongest, as pip ranks them.
SECTIONS = ["global", "install", ":env:"]


def settings(listed: str) -> dict[str, str]:
    """Return uv's variables for what `pip config list` has listed: lines such as `global.index-url='https://…'`."""
    entries = [line.partition("=") for line in listed.splitlines()]
    named = [(*name.rpartition(".")[::2], str(ast.literal_eval(value))) for name, _, value in entries]
    ranked = sorted((each for each in named if each[0] in SECTIONS), key=lambda each: SECTIONS.index(each[0]))
    found = {NAMES[name]: value for _, name, value in ranked if name in NAMES}
    if "UV_FIND_LINKS" in found:
        found["UV_FIND_LINKS"] = ",".join(found["UV_FIND_LINKS"].split())
    return found


def install(arguments: list[str]) -> int:
    """Install into this Python's environment what the arguments name; return the exit status."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    listed = subprocess.run([*pip, "config", "list"], check=True, capture_output=True, text=True).stdout
    # Of the indexes, whichever has the locked file; certificates, as pip takes them, from the system.
    ours = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_SYSTEM_CERTS": "1", **settings(listed)}
    uv = str(Path(sys.executable).with_name("uv"))
    command = [uv, "pip", "install", "--quiet", "--python", sys.executable, *arguments]
    installed = subprocess.run(command, env={**ours, **os.environ}, check=False)
    if installed.returncode == 0:
        return 0
    print("uv could not; pip installs it.", file=sys.stderr)
    return subprocess.run([*pip, "install", "--quiet", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(install(sys.argv[1:]))
