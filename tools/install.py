"""Install by uv, in a quarter of pip's time, from wherever pip is told to look: uv reads no settings of pip.

Arguments are those of `pip install`. What uv cannot install (where an index asks for a keyring, say) pip does.
"""

import ast
import math
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

# pip's settings, and what uv calls them.
NAMES = {
    "cert": "SSL_CERT_FILE",
    "client-cert": "SSL_CLIENT_CERT",
    "default-timeout": "UV_HTTP_TIMEOUT",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "index-url": "UV_DEFAULT_INDEX",
    "no-cache-dir": "UV_NO_CACHE",
    "proxy": "ALL_PROXY",
    "timeout": "UV_HTTP_TIMEOUT",
    "trusted-host": "UV_INSECURE_HOST",
}
# From the weakest to the strongest, as pip ranks them.
SECTIONS = ["global", "install", ":env:"]
LISTED = re.compile(r"^(global|install|:env:)\.([a-z-]+)=('.*'|\".*\")$", re.MULTILINE)
YES = {"1", "on", "t", "true", "y", "yes"}
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
UV = str(Path(sys.executable).with_name("uv"))


def settings(listed: str) -> dict[str, str]:
    """Return what `pip config list` has listed by name, such as `global.no-index='true'`; pip ignores what is empty."""
    ranked = sorted(LISTED.findall(listed), key=lambda found: SECTIONS.index(found[0]))
    return {name: value for _, name, written in ranked if (value := ast.literal_eval(written).strip())}


def variables(told: Mapping[str, str], own: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for uv: what pip is told, below what uv itself is (`own`)."""
    found = {NAMES[name]: " ".join(value.split()) for name, value in told.items() if name in NAMES}
    if "UV_FIND_LINKS" in found:
        found["UV_FIND_LINKS"] = ",".join(map(os.path.expanduser, found["UV_FIND_LINKS"].split(" ")))
    if "UV_HTTP_TIMEOUT" in found:
        found["UV_HTTP_TIMEOUT"] = str(math.ceil(float(found["UV_HTTP_TIMEOUT"])))
    if "UV_INDEX_URL" in own:  # the older name of the default index
        found.pop("UV_DEFAULT_INDEX", None)
    # Of several indexes whichever has the locked file; certificates of the system, as of late pip takes them.
    return {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_SYSTEM_CERTS": "1", **found, **own}


def install(arguments: list[str]) -> int:
    """Install into this Python's environment what the arguments name; return the exit status."""
    plainly = {**os.environ, "PIP_QUIET": "0", "PIP_VERBOSE": "0"}
    listed = subprocess.run([*PIP, "config", "list"], env=plainly, check=False, capture_output=True, text=True)
    if listed.returncode == 0:  # what is wrong with its settings pip says itself, below
        told = settings(listed.stdout)
        alone = ["--no-index"] if told.get("no-index", "").lower() in YES else []
        command = [UV, "pip", "install", "--quiet", "--python", sys.executable, *alone, *arguments]
        if subprocess.run(command, env=variables(told, os.environ), check=False).returncode == 0:
            return 0
        print("uv could not; pip installs it.", file=sys.stderr)
    return subprocess.run([*PIP, "install", "--quiet", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(install(sys.argv[1:]))
