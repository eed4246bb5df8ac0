"""Installation of packages with uv, which takes a quarter of pip's time.

uv does not read the settings of pip, so this program converts them, for example the address of the index. The arguments
are those of `pip install`. If uv fails, for example because an index needs a keyring, pip installs the packages.
"""

import ast
import math
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

# Variables of uv by the names of pip's settings.
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
# Sections of pip's settings. A later section overrides an earlier one.
SECTIONS = ["global", "install", ":env:"]
LISTED = re.compile(r"^(global|install|:env:)\.([a-z-]+)=('.*'|\".*\")$", re.MULTILINE)
YES = {"1", "on", "t", "true", "y", "yes"}
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
UV = str(Path(sys.executable).with_name("uv"))


def settings(listed: str) -> dict[str, str]:
    """Return the settings in the output of `pip config list`, by name. Leave out empty ones, because pip ignores them.

    A line of the output is, for example, `global.no-index='true'`.
    """
    ranked = sorted(LISTED.findall(listed), key=lambda found: SECTIONS.index(found[0]))
    return {name: value for _, name, written in ranked if (value := ast.literal_eval(written).strip())}


def variables(told: Mapping[str, str], own: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables for uv, from the settings of pip. The variables in `own` override them."""
    found = {NAMES[name]: " ".join(value.split()) for name, value in told.items() if name in NAMES}
    if "UV_FIND_LINKS" in found:
        found["UV_FIND_LINKS"] = ",".join(map(os.path.expanduser, found["UV_FIND_LINKS"].split(" ")))
    if "UV_HTTP_TIMEOUT" in found:
        found["UV_HTTP_TIMEOUT"] = str(math.ceil(float(found["UV_HTTP_TIMEOUT"])))
    if "UV_INDEX_URL" in own:  # the older name of the default index
        found.pop("UV_DEFAULT_INDEX", None)
    # Take the locked file from any of several indexes. Use the certificates of the system, as recent pip does.
    return {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_SYSTEM_CERTS": "1", **found, **own}


def install(arguments: list[str]) -> int:
    """Install the packages that the arguments name into this Python's environment. Return the exit code."""
    plainly = {**os.environ, "PIP_QUIET": "0", "PIP_VERBOSE": "0"}
    listed = subprocess.run([*PIP, "config", "list"], env=plainly, check=False, capture_output=True, text=True)
    if listed.returncode == 0:  # if its settings are wrong, pip itself reports this below
        told = settings(listed.stdout)
        alone = ["--no-index"] if told.get("no-index", "").lower() in YES else []
        command = [UV, "pip", "install", "--quiet", "--python", sys.executable, *alone, *arguments]
        if subprocess.run(command, env=variables(told, os.environ), check=False).returncode == 0:
            return 0
        print("uv could not; pip installs it.", file=sys.stderr)
    return subprocess.run([*PIP, "install", "--quiet", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(install(sys.argv[1:]))
