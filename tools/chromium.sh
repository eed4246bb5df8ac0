#!/bin/sh
# Installs Chromium for the browser tests, if necessary, and prints its path. On Debian and similar systems, the script
# installs the package of the system. On other systems, it installs the browser of Playwright.
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python

found() {
    "$python" tests/chromium.py
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo -n "$@"
    fi
}

install_by_apt() {
    command -v apt-get >/dev/null || return 1
    [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null || return 1
    echo "Installing Chromium for the browser tests ..."
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq update || true
    for browser in chromium-headless-shell chromium; do
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends \
            "$browser" fonts-dejavu-core >/dev/null && return
    done
    return 1
}

found 2>/dev/null || install_by_apt || "$python" -m playwright install chromium
found
