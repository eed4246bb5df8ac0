#!/bin/sh
# Runs `make test` as on the machine of a newcomer: in a clone of the last commit, with an empty home folder without
# caches. The only tools are Python, git, make, the POSIX tools, and the tools that `make` installs. The browser has only
# the fonts of one installed package. With TESTS="tests/svg/test_letters.py", only these tests run.
set -eu
cd "$(dirname "$0")/.."
python=$("${PYTHON:-python3}" -c 'import sys; print(sys._base_executable)')
bare=$(mktemp -d)
trap 'rm -rf "$bare"' EXIT
mkdir "$bare/home" "$bare/bin"

for tool in awk basename bash cat chmod cmp cp cut date dd df diff dirname echo env expr false find git grep head id kill \
    ln ls make mkdir mkfifo mktemp mv nice nproc od printf ps pwd readlink realpath rm rmdir sed setsid sh sleep sort \
    stat stty tail tar tee test timeout touch tr true uname uniq wc which xargs; do
    path=$(command -v "$tool") && [ -x "$path" ] && ln -s "$path" "$bare/bin/$tool"
done
ln -s "$python" "$bare/bin/python3"
# Links to the browsers that tools/chromium.sh may install with the package manager of the system.
for browser in chromium-headless-shell chromium; do
    ln -s "/usr/bin/$browser" "$bare/bin/$browser"
done
for tool in apt-get sudo; do
    if path=$(command -v "$tool"); then
        printf '#!/bin/sh\nPATH=/usr/sbin:/usr/bin:/sbin:/bin exec %s "$@"\n' "$path" >"$bare/bin/$tool"
        chmod +x "$bare/bin/$tool"
    fi
done

# Keep the variables for access to the package index. Remove all other environment variables.
reached=$(env | grep -E '^(PIP_|UV_|[a-z]+_proxy=|[A-Z]+_PROXY=|SSL_CERT_|REQUESTS_CA_)' || true)
bare_make() (
    IFS='
'
    # shellcheck disable=SC2086  # each line is one variable
    env -i $reached HOME="$bare/home" PATH="$bare/bin" LANG=C.UTF-8 FONTCONFIG_FILE="$bare/fonts.conf" \
        make --no-print-directory --directory "$bare/skyhop" PYTHON="$python" "$@"
)

git clone --quiet . "$bare/skyhop"
bare_make .venv/test.stamp
{
    printf '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>\n'
    printf '<dir>%s</dir>\n' "$bare"/skyhop/.venv/lib/python*/site-packages/matplotlib/mpl-data/fonts/ttf
    printf '<cachedir>%s</cachedir>\n' "$bare/home/fonts"
    for family in system-ui sans-serif serif monospace; do
        case $family in serif) font=Serif ;; monospace) font="Sans Mono" ;; *) font=Sans ;; esac
        printf '<alias><family>%s</family><prefer><family>DejaVu %s</family></prefer></alias>\n' "$family" "$font"
    done
    printf '</fontconfig>\n'
} >"$bare/fonts.conf"
if [ -n "${TESTS:-}" ]; then
    bare_make some TESTS="$TESTS"
else
    bare_make test
fi
