#!/bin/sh
# Prints the folder for temporary files of tests. Tests write and sync thousands of small files, so a disk makes them
# wait. A folder in memory is used if it has 2 GB of free space and allows programs to run. TMPDIR overrides this choice.
set -eu
memory=/dev/shm
disk=${TMPDIR:-/tmp}

has_room() {
    [ "$(df -Pk "$memory" | awk 'NR == 2 { print int($4 / 1000000) }')" -ge 2 ]
}

holds_programs() {
    probe=$(mktemp -d "$memory/skyhop.XXXXXX") || return 1
    printf '#!/bin/sh\n' >"$probe/probe"
    chmod +x "$probe/probe"
    code=0
    "$probe/probe" || code=$?
    rm -r "$probe"
    return "$code"
}

if [ -z "${TMPDIR:-}" ] && [ -w "$memory" ] && has_room && holds_programs 2>/dev/null; then
    echo "$memory"
else
    echo "$disk"
fi
