#!/bin/sh
# Makes sure that there is a Chromium for the browser tests and prints where it is.
# On Debian and its kin the system's own is installed; elsewhere the one that Playwright brings.
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
